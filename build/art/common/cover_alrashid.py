"""The cover of Al Rashid: the caliph's green domes on the Tigris, in the frame of an illuminated page."""

from __future__ import annotations

import math

from common.buildings import EMERALD, dhow, dome, masonry, minaret, opening, palm
from common.house import gilt, keel, lettering, lozenge
from palette import LAPIS, VERMILION, gold, ivory_panel, lapis_sea
from svg import circle, clip, document, group, line, linear, num, path, points, rect, tile

BOX = 280, 392
ARCH = 140, 300, 182, 250
GREEN = "#18754a"


def palmette(x: float, y: float, scale: float, turn: float = 0) -> str:
    """A gold palmette with a vermilion heart, its root at (x, y)."""
    edge = "#6b430f"
    body = path("M0 0C-9-4-10-14 0-22C10-14 9-4 0 0Z", gold, edge, 0.8) + path(
        "M0-3C-4-6-4-11 0-16C4-11 4-6 0-3Z", VERMILION
    )
    wings = "M0 0C-8 2-14-2-15-9C-9-8-4-5 0 0ZM0 0C8 2 14-2 15-9C9-8 4-5 0 0Z"
    return group(body + path(wings, gold, edge, 0.8), x, y, scale, turn)


def vine(length: float) -> str:
    """An illuminator's border along the x axis: a gold vine with leaves, berries and flowers."""
    count = max(1, round(length / 46))
    step, amp = length / count, 4.4
    stem, rest = "M0 0", ""
    for k in range(count):
        side, middle = (1, -1)[k % 2], step * (k + 0.5)
        stem += f"q{num(step / 2)} {num(-2 * amp * side)} {num(step)} 0"
        for way in (1, -1):
            root = f"M{num(middle - way * 13)} {num(-amp * side * 0.9)}"
            forth = f"q{way * 5} {side * 5} {way * 11} {num(5.4 * side)}"
            back = f"q{way * -7} {num(2.6 * side)} {way * -11} {num(-5.4 * side)}"
            rest += path(f"{root}{forth}{back}Z", "#f4dfa0")
        rest += circle(step * k, 0, 3.3, "#e8694a" if k % 2 == 0 else "#6fb7d8", "#f8dd8a", 1.1)
        rest += circle(middle, -amp * side, 1.7, "#fffaf0")
    return line(stem, "#e6bb58", 1.7) + rest


def _sky() -> str:
    leaf = linear("#fff0bc", (0.4, "#f2cc70"), "#dfa23c")
    diaper = tile(
        22,
        22,
        path(lozenge(11, 11, 22, 22), "none", "#9a6417", 0.9)
        + circle(11, 11, 1.8, "#b3261a")
        + circle(0, 0, 1.8, LAPIS)
        + circle(22, 22, 1.8, LAPIS),
    )
    body = rect(40, 40, 200, 220, 0, leaf) + rect(40, 40, 200, 220, 0, diaper, opacity=0.4)
    for k in range(24):
        a = math.pi * k / 12
        tips = [(140 + 190 * math.sin(b), 168 - 190 * math.cos(b)) for b in (a, a + 0.1)]
        body += path(points([(140, 168), *tips]), "#fff6cf", opacity=0.5)
    return body + circle(140, 168, 74, "#fff6cf", opacity=0.35)


def _palace() -> str:
    body = "".join(minaret(140 + s * 78, 246, 13, 104, EMERALD) for s in (-1, 1))
    body += "".join(palm(140 + s * 58, 236, 0.95) for s in (-1, 1))
    body += masonry(74, 206, 132, 42, band=GREEN)
    body += "".join(dome(140 + s * 47, 204, 34, 36, EMERALD) for s in (-1, 1))
    body += "".join(opening(140 + s * d, 244, 10, 24, "#083f26") for s in (-1, 1) for d in (36, 53))
    body += masonry(104, 176, 72, 72, merlons=False, band=GREEN) + rect(98, 166, 84, 11, 2, "#f6e0b4", "#5b3713", 1)
    body += "".join(path(keel(106 + k * 11.4, 176, 6, 9), GREEN) for k in range(7))
    body += dome(140, 165, 82, 74, EMERALD)
    body += path(keel(140, 248, 40, 56), GREEN, "#5b3713", 1.2) + opening(140, 248, 24, 40, "#f0c552", "#fff0c8")
    return body + path(keel(140, 248, 12, 24), "#083f26")


def _river() -> str:
    waves = tile(
        30,
        15,
        line(
            "M0 15A15 15 0 0 1 30 15M5 15A10 10 0 0 1 25 15M-15 7.5A15 15 0 0 1 15 7.5M15 7.5A15 15 0 0 1 45 7.5",
            "#9fc4f2",
            1,
            opacity=0.5,
        ),
    )
    body = rect(40, 246, 200, 60, 0, lapis_sea) + rect(40, 246, 200, 60, 0, waves) + line("M40 246H240", "#f8dd8a", 2.2)
    body += "".join(
        line(f"M{140 - w} {y}h{2 * w}", "#bfe8c8", 1.6, opacity=0.4)
        for w, y in ((30, 251), (24, 256), (17, 261), (9, 266))
    )
    return body + dhow(98, 276, 0.6) + dhow(188, 268, 0.46, -1) + dhow(156, 290, 0.4, 1, "#18754a")


def _page() -> str:
    body = rect(0, 0, *BOX, 0, linear("#2f5cc0", "#132e78"))
    for x, y, length, turn in ((22, 13, 236, 0), (22, 379, 236, 0), (13, 22, 348, 90), (267, 22, 348, 90)):
        body += group(vine(length), x, y, rotate=turn)
    body += "".join(
        palmette(x, y, 0.62, turn) for x, y, turn in ((20, 20, -45), (260, 20, 45), (20, 372, -135), (260, 372, 135))
    )
    body += rect(26, 26, 228, 340, 2, ivory_panel, "#5c3608", 5) + rect(26, 26, 228, 340, 2, "none", gold, 3)
    return body + rect(33, 33, 214, 326, 0, "none", VERMILION, 1.3)


def cover_alrashid() -> str:
    """280 × 392, with its title."""
    x, base, w, h = ARCH
    red = linear("#dc4a2c", "#a3240f")
    body = _page() + path("M37 37H243V300H37Z", red, "#5c3608", 1.4)
    body += "".join(
        palmette(140 + s * dx, y, k, s * turn)
        for s in (-1, 1)
        for dx, y, k, turn in ((84, 62, 1.05, -135), (50, 56, 0.85, -118), (92, 100, 0.85, -150), (20, 45, 0.6, -100))
    )
    body += path(keel(x, base, w + 12, h + 12), "#5c1a0c", opacity=0.6)
    body += clip(keel(x, base, w, h), _sky() + group(_palace(), 140 * 0.13, 246 * 0.13, 0.87) + _river())
    body += path(keel(x, base, w, h), "none", "#4d1207", 8) + gilt(keel(x, base, w, h), 4.6, 0.8)
    body += path(keel(x, base - 4, w - 9, h - 11, close=False), "none", LAPIS, 1.6)
    body += (
        rect(37, 300, 206, 54, 0, ivory_panel)
        + rect(38, 308, 204, 46, 4, red, "#5c3608", 4)
        + rect(38, 308, 204, 46, 4, "none", gold, 2.4)
    )
    body += "".join(path(lozenge(cx, 331, 9, 14), "#f8dd8a") for cx in (49, 231))
    body += lettering(141, 341.5, 28, "Al Rashid", "#4d1207", 1, opacity=0.8) + lettering(
        140, 340.5, 28, "Al Rashid", "#fff8e4", 1
    )
    return document(*BOX, body + rect(1.5, 1.5, 277, 389, 4, "none", gold, 2.4))
