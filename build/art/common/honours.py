"""Ornaments of the results screen: laurel, trophy, medals and the winner's banner."""

from __future__ import annotations

import math

from common.house import boss, lozenge
from palette import LINE, gold, gold_bar, madder
from svg import circle, document, ellipse, group, line, linear, num, path, star

BANNER_INSETS = 76, 24, 76, 24
LEAF = linear("#d9e08a", "#6f8f3a", to=(0, 1))
LEAF_BACK = linear("#8fae52", "#44662a", to=(0, 1))


def _branch() -> str:
    """One laurel branch on the right of (0, 0), curving from the foot up."""
    blade = "M0 2C-12-6-12-24 0-38C12-24 12-6 0 2Z"
    front = path(blade, LEAF, "#2c4417", 1.8) + line("M0-2V-31", "#2c4417", 1.3)
    back = path(blade, LEAF_BACK, "#2c4417", 1.8) + line("M0-2V-31", "#2c4417", 1.2)
    stem, leaves, tip = "M2 148", "", ""
    for k in range(12):
        a = math.radians(82 - k * 12.6)
        x, y = 136 * math.cos(a), 148 * math.sin(a)
        turn, size = math.degrees(math.atan2(136 * math.sin(a), 148 * math.cos(a))), 1.12 - k * 0.03
        stem += f"L{num(x)} {num(y)}"
        leaves += group(back, x, y, size, turn + 40) + group(front, x, y, size, turn - 36)
        tip = group(front, x, y, 0.8, turn)
        if k % 3 == 1:
            bx, by = x + 13 * math.cos(a), y + 13 * math.sin(a)
            leaves += circle(bx, by, 5, "#c4341c", "#5c1008", 1.6) + circle(bx - 1.6, by - 1.6, 1.5, "#ffd0b8")
    return line(stem, "#3d2a10", 6) + line(stem, "#a8813c", 3) + leaves + tip


def laurel() -> str:
    """400 × 376: two branches open at the top, tied with a ribbon; the clear middle is 210 × 230 round (200, 170)."""
    tie = path("M-6-8L-44 26L-30 30L-34 46L0 6L34 46L30 30L44 26L6-8Z", madder, LINE, 2.4) + circle(
        0, 0, 13, gold, LINE, 2.4
    )
    body = group(_branch(), 200, 180) + group(_branch(), 200, 180, (-1, 1))
    return document(400, 376, body + group(tie + path(star(0, 0, 8, 3.8, 8), "#fff0c0", "#8a5c17", 0.8), 200, 326))


def trophy() -> str:
    """200 × 240: a gold cup with two handles, enamel band and a star."""
    cup = "M44 26H156C158 84 140 128 100 132C60 128 42 84 44 26Z"
    handles = "M46 42C16 38 12 66 24 84C32 96 46 102 60 102M154 42C184 38 188 66 176 84C168 96 154 102 140 102"
    body = ellipse(104, 224, 66, 11, "#1c0e04", opacity=0.35) + line(handles, LINE, 15) + line(handles, "#dca637", 9.6)
    body += line(handles, "#fbe7a2", 3) + path("M84 128H116L122 176H78Z", gold_bar, LINE, 2.8)
    body += ellipse(100, 152, 21, 8, gold, LINE, 2.6) + path(
        "M56 216V200Q56 190 70 186L78 172H122L130 186Q144 190 144 200V216Z", gold_bar, LINE, 2.8
    )
    body += path("M44 224V208Q44 203 49 203H151Q156 203 156 208V224Z", linear("#5a371c", "#2e1a0b"), LINE, 2.8) + line(
        "M52 208H148", "#b98a4a", 1.8
    )
    body += path(cup, gold_bar, LINE, 3) + path("M46 58C50 58 150 58 154.6 58L152 78H48.6Z", "#14505a", LINE, 1.8)
    body += "".join(
        path(lozenge(x, 68, 11, 11), "#c4341c" if k % 2 else "#2aa39b", "#fbe39a", 1.4)
        for k, x in enumerate((64, 82, 100, 118, 136))
    )
    body += ellipse(100, 26, 57, 8, "#7a4a10", LINE, 2.6) + ellipse(100, 26.6, 49, 5, "#3d240a")
    body += path("M56 34C56 80 66 112 84 122C72 104 66 70 66 34Z", "#fff", opacity=0.5)
    return document(200, 240, body + boss(100, 103, 19))


def _medal(metal: str, dark: str, light: str, pips: int) -> str:
    ribbons = path("M22 62L12 116L28 104L40 118L46 66Z", "#9c2a26", LINE, 2.2) + path(
        "M74 62L84 116L68 104L56 118L50 66Z", "#7a1b1e", LINE, 2.2
    )
    rim = "M48 2"
    for k in range(1, 25):
        a, b = k * math.pi / 12 - 0.131, k * math.pi / 12
        out = f"{num(48 + 50 * math.sin(a))} {num(46 - 50 * math.cos(a))}"
        rim += f"Q{out} {num(48 + 44 * math.sin(b))} {num(46 - 44 * math.cos(b))}"
    body = (
        ribbons
        + path(rim + "Z", metal, LINE, 2.4)
        + circle(48, 46, 34, "none", dark, 2)
        + circle(48, 46, 31, metal, dark, 1)
    )
    body += "".join(
        path(star(48 + (k - (pips - 1) / 2) * 17, 46, 9.6 - pips, 4.6 - pips * 0.4, 8), light, dark, 1.2)
        for k in range(pips)
    )
    return document(
        96, 120, body + path("M24 36A27 27 0 0 1 46 20", "none", "#fff", 3, opacity=0.6, stroke_linecap="round")
    )


def medal_1() -> str:
    """96 × 120: gold, one star."""
    return _medal(linear("#fff0b0", "#e6b545", "#a36c18", to=(0.7, 1)), "#7a4a10", "#fffbe6", 1)


def medal_2() -> str:
    """Silver, two stars."""
    return _medal(linear("#fbfbf8", "#c3c6c8", "#878b8e", to=(0.7, 1)), "#55595c", "#ffffff", 2)


def medal_3() -> str:
    """Bronze, three stars."""
    return _medal(linear("#f6cda2", "#c88248", "#8a4c20", to=(0.7, 1)), "#5c2f10", "#ffeedd", 3)


def banner() -> str:
    """Nine-slice ribbon 320 × 84 for the winner's name, cream on madder; insets 76 left and right, 24 above, below."""
    tail = path("M4 22H64V80H4L20 51Z", "#7a1518", LINE, 2.4) + path("M64 80L46 66V22H64Z", "#4a0c0e", LINE, 2)
    front = path("M46 4H274V66H46Z", madder, LINE, 2.6) + line("M52 10.5H268M52 59.5H268", "#f0c552", 2.2)
    return document(320, 84, tail + group(tail, 320, 0, (-1, 1)) + front)
