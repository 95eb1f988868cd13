"""What status cards show, II: beasts and buildings, each in a window 120 wide and 116 high, ground at y 100."""

from __future__ import annotations

import random

from common.house import keel
from emira import folk, living, props, wares
from emira.paints import (
    EDGE,
    GOLD_LINE,
    GOLD_PALE,
    brass,
    dome,
    dome_gold,
    dome_rose,
    dome_violet,
    glow,
    palace_shade,
    palace_wall,
)
from svg import circle, ellipse, group, line, linear, num, path, rect, star

stone = linear("#d8cdea", "#8c82b4")


def _lawn(y: float = 98, top: str = "#3f8a5e", low: str = "#173f3c") -> str:
    return path(f"M0 {num(y)}Q60 {num(y - 8)} 120 {num(y)}V120H0Z", linear(top, low))


def stallion() -> str:
    """A black stallion, rearing his neck."""
    d = (
        "M16 116C18 88 34 76 44 66C46 48 54 32 70 24L72 10L80 22L88 14L90 28C100 38 106 50 110 60"
        "C112 66 106 72 100 70L84 62C82 74 88 88 92 116Z"
    )
    mane = (
        "M70 24C54 30 44 46 42 64C36 72 26 76 20 88C30 84 34 86 32 94C42 84 48 84 46 92"
        "C54 78 52 66 58 62C56 50 62 38 74 30Z"
    )
    tack = "M92 30L98 68M84 62L102 56M96 52C80 60 64 62 52 78"
    return (
        glow(66, 56, 62, 0.45)
        + path(d, linear("#4a4468", "#1a1630", to=(1, 0.5)), EDGE, 2.6)
        + path(mane, "#2a2048", EDGE, 2)
        + line("M28 88C34 76 42 72 46 62M48 54C50 44 58 36 66 32", "#8d84b8", 2, opacity=0.7)
        + line(tack, EDGE, 6)
        + line(tack, "#b3264a", 3.2)
        + circle(90, 38, 3, "#fff6da")
        + circle(90.6, 38, 1.8, EDGE)
        + ellipse(105, 62, 2.4, 1.6, EDGE)
        + circle(97, 62, 3.4, brass, EDGE, 1.4)
        + path(star(82, 30, 5.6, 2.2, 4), GOLD_PALE)
    )


def bath_house() -> str:
    """Domes pierced with stars, steam rising from the warm pool."""
    domes = "".join(
        path(f"M{x - r} 62A{r} {r} 0 0 1 {x + r} 62Z", linear("#e6dffa", "#8c82b4", to=(1, 0.4)), EDGE, 2.2)
        + "".join(
            path(star(x + dx, 62 - dy, 3.4, 1.6, 6), "#ffcf6b")
            for dx, dy in ((-r * 0.45, r * 0.35), (0, r * 0.62), (r * 0.45, r * 0.35))
        )
        for x, r in ((26, 20), (94, 20), (60, 30))
    )
    wall = (
        rect(4, 60, 112, 30, 0, palace_wall, EDGE, 2.2)
        + line("M4 64H116", "#1f8f86", 4)
        + "".join(group(folk.window(12, 18), x, 88) for x in (24, 60, 96))
    )
    pool = path("M0 90H120V120H0Z", linear("#3fb0c0", "#0f4a6c"), EDGE, 2) + line(
        "M12 98H40M54 102H84M92 97H112M24 108H60M76 110H104", "#dff4ff", 2, opacity=0.7
    )
    steam = line(
        "M34 92C26 80 42 74 32 60M64 92C56 78 72 70 62 54M92 92C84 80 100 74 90 60", "#f6f8ff", 4, opacity=0.55
    )
    return domes + wall + pool + steam


def rose_garden() -> str:
    """Roses round a pavilion."""
    luck = random.Random(12)
    kiosk = (
        path(keel(60, 88, 46, 54), "#16204f", EDGE, 2.4)
        + path(keel(60, 88, 34, 42), linear("#ffd98a", "#c2703a"))
        + group(folk.hall_dome(46, 30, dome_rose), 60, 42)
    )
    hedge = path("M0 92Q10 80 20 88T40 88T60 90T80 88T100 88T120 90V120H0Z", linear("#3f8a5e", "#173f3c"), EDGE, 2)
    roses = "".join(
        group(
            circle(0, 0, 6, c, EDGE, 1.6) + line("M-2-1C-1-4 3-3 2.6 0C2 2 0 2 0 0", "#fff", 1.2, opacity=0.7),
            luck.uniform(6, 114),
            luck.uniform(92, 112),
            luck.uniform(0.8, 1.2),
        )
        for c in ("#dd3b62", "#f98fa8", "#fff3e0", "#d9344e", "#ef7fa3") * 4
    )
    return kiosk + hedge + roses


def menagerie() -> str:
    """A cheetah on a leash before a cage of birds."""
    cage = (
        path("M66 74V34C66 18 104 18 104 34V74Z", "#16204f", EDGE, 2.4, fill_opacity=0.7)
        + line("M74 74V22M85 74V18M96 74V22", GOLD_LINE, 2.4)
        + group(living.songbird("#ffcf6b", "#e0913a", "#fff6da"), 84, 62, 0.6)
        + rect(62, 72, 46, 6, 2, brass, EDGE, 1.8)
        + circle(85, 15, 4, "none", EDGE, 4)
        + circle(85, 15, 4, "none", GOLD_LINE, 2)
    )
    body = (
        "M24 106C20 84 24 70 34 62C28 52 32 40 44 38C56 38 62 48 58 60C72 66 86 78 88 92"
        "C96 96 104 92 106 82L112 84C112 98 100 106 86 104L84 108H70L68 98C60 100 52 100 46 98"
        "L44 108H24Z"
    )
    spots = "".join(
        circle(x, y, 2.4, "#5a2f12")
        for x, y in (
            (40, 72),
            (48, 78),
            (38, 84),
            (56, 74),
            (60, 86),
            (70, 82),
            (50, 90),
            (76, 92),
            (32, 94),
            (38, 100),
        )
    )
    face = (
        path("M34 42L32 32L42 38ZM50 38L60 33L57 44Z", "#e2a13a", EDGE, 1.8)
        + circle(40, 50, 2, EDGE)
        + circle(50, 50, 2, EDGE)
        + line("M40 52L42 60M50 52L48 60", EDGE, 1.8)
        + path("M42 58H48L45 62Z", EDGE)
    )
    return (
        _lawn()
        + cage
        + path(body, "#f0b84a", EDGE, 2.4)
        + spots
        + face
        + line("M34 64Q46 70 58 62", EDGE, 6.4)
        + line("M34 64Q46 70 58 62", "#b3264a", 3.6)
    )


def library() -> str:
    """A wall of books, a ladder and a lectern."""
    luck = random.Random(7)
    out = rect(0, -20, 120, 140, 0, linear("#4a2f3c", "#2a1830"))
    for y in (34, 68, 102):
        x = 3.0
        while x < 116:
            w, h = luck.uniform(6, 11), luck.uniform(18, 27)
            out += rect(
                x,
                y - h,
                w,
                h,
                0.8,
                luck.choice(("#b3264a", "#2a6a9c", "#1f8f86", "#8a5ac0", "#e0a13a", "#6a7f3c")),
                EDGE,
                1.4,
            ) + line(f"M{num(x + 2)} {num(y - h + 5)}h{num(w - 4)}", GOLD_PALE, 1.2)
            x += w + 0.6
        out += rect(0, y, 120, 6, 0, "#a8703a", EDGE, 1.6)
    ladder = "M84 118L96 6M104 118L112 6M87 96H105M89 76H107M91 56H108M93 36H110"
    return (
        out
        + line(ladder, EDGE, 6)
        + line(ladder, "#d9a860", 3.2)
        + glow(34, 84, 50, 0.8)
        + path("M22 118L28 92H48L54 118Z", "#6b4130", EDGE, 2.2)
        + group(props.book(), 38, 88, 0.42)
    )


def observatory() -> str:
    """A dome with an armillary sphere against the stars."""
    sphere = (
        circle(60, 38, 27, "none", EDGE, 7)
        + circle(60, 38, 27, "none", GOLD_LINE, 4)
        + group(ellipse(0, 0, 27, 9, "none", EDGE, 6) + ellipse(0, 0, 27, 9, "none", GOLD_LINE, 3), 60, 38, rotate=-24)
        + group(ellipse(0, 0, 9, 27, "none", EDGE, 6) + ellipse(0, 0, 9, 27, "none", GOLD_LINE, 3), 60, 38, rotate=-24)
        + circle(60, 38, 6, "#4a8df0", EDGE, 1.8)
        + line("M36 62L84 14", EDGE, 5)
        + line("M36 62L84 14", "#c3cae6", 2.4)
    )
    tower = (
        path("M50 66H70L72 84H48Z", palace_shade, EDGE, 2.2)
        + path("M22 112C22 92 38 82 60 82C82 82 98 92 98 112Z", dome_violet, EDGE, 2.4)
        + rect(14, 104, 92, 16, 0, palace_wall, EDGE, 2.2)
        + "".join(group(folk.window(9, 12), x, 119) for x in (30, 60, 90))
    )
    stars = "".join(
        path(star(x, y, r, r * 0.3, 4), GOLD_PALE)
        for x, y, r in ((14, 22, 7), (104, 18, 5), (20, 56, 4), (104, 60, 6), (88, 40, 3))
    )
    return stars + tower + sphere


def aqueduct() -> str:
    """Arches bearing water over the valley."""
    span = rect(0, 32, 120, 10, 0, "#e6dffa", EDGE, 2) + rect(0, 26, 120, 7, 0, linear("#8fe0ea", "#3f9ab8"), EDGE, 1.8)
    body = "M0 42H120V104H0Z" + "".join(f"M{x - 13} 104V66A13 13 0 0 1 {x + 13} 66V104Z" for x in (20, 60, 100))
    courses = line("M0 52H120M4 42V52M40 42V52M80 42V52M116 42V52", "#6b6296", 1.4, opacity=0.7)
    return (
        path(body, stone, EDGE, 2.2, fill_rule="evenodd")
        + courses
        + span
        + line("M8 29H40M52 30H84M94 29H112", "#fff", 1.8, opacity=0.7)
        + _lawn(104)
        + group(folk.palm(34, 4), 40, 110, 0.7)
        + group(folk.palm(30, -4), 82, 112, 0.7)
    )


def academy() -> str:
    """A teacher and three pupils under an arch."""
    iwan = (
        path(keel(60, 104, 104, 96), linear("#7a4fc0", "#3a2170"), EDGE, 2.4)
        + path(keel(60, 104, 84, 78), linear("#1f5a7a", "#0f2f52"), EDGE, 2)
        + "".join(
            path(star(x, y, 5, 2.6, 8), GOLD_PALE) for x, y in ((18, 62), (102, 62), (22, 84), (98, 84), (60, 18))
        )
    )
    board = rect(38, 44, 44, 26, 2, "#f2e4c2", EDGE, 2) + line(
        "M44 62A14 14 0 0 1 72 62ZM58 62V50M44 62L58 50L72 62", "#2d4fb0", 1.8
    )
    teacher = group(
        folk.folk(folk.NAVY, "turban", "#f0eefa", left=True, arms=folk.arm("M9-30Q16-38 20-46", folk.NAVY, (21, -49))),
        94,
        106,
        0.8,
    )
    pupils = (
        group(folk.folk(folk.WINE, "cap"), 22, 114, 0.6)
        + group(folk.folk(folk.SAND, "hood"), 44, 116, 0.6)
        + group(folk.folk(folk.TEAL, "turban"), 66, 115, 0.6)
    )
    return iwan + board + _lawn(104, "#8a6a9c", "#3a2a5c") + teacher + pupils


def hospital() -> str:
    """A bed under the window, the healer with a cup, herbs in jars."""
    wall = (
        rect(0, -20, 120, 140, 0, linear("#2a6a7c", "#153a52"))
        + path(keel(28, 66, 34, 50), linear("#16204f", "#5a4aa0"), EDGE, 2.2)
        + path("M24 36A9 9 0 1 0 34 46A7 7 0 1 1 24 36Z", "#fff3cf")
    )
    shelf = rect(56, 40, 56, 5, 1, "#a8703a", EDGE, 1.6) + "".join(
        path(f"M{x} 26H{x + 10}V40H{x}ZM{x + 2} 22H{x + 8}V26H{x + 2}Z", c, EDGE, 1.6)
        for x, c in ((60, "#e0913a"), (74, "#5fb87a"), (88, "#b48cf2"), (100, "#ef7fa3"))
    )
    bed = (
        rect(6, 78, 78, 22, 3, "#fff6e4", EDGE, 2.2)
        + path("M34 78H84V96H34Z", linear("#b3264a", "#6b1230"), EDGE, 2)
        + rect(8, 68, 24, 13, 5, "#fff", EDGE, 2)
        + circle(22, 68, 8, "#cb9162", EDGE, 2)
        + path("M14 66Q22 56 30 66", "none", "#fff6e4", 5)
        + line("M10 100V112M80 100V112", EDGE, 5)
    )
    healer = group(
        folk.folk(
            folk.TEAL,
            "hood",
            left=True,
            arms=folk.arm("M9-30Q18-28 24-32", folk.TEAL, (25, -33)) + group(wares.cup("#3f9a5e"), 31, -30, 0.8),
        ),
        98,
        114,
        1.06,
    )
    return wall + shelf + bed + healer


def summer_palace() -> str:
    """A pavilion on its terrace above a long pool."""
    wings = (
        group(folk.wall(96, 30, True), 60, 82)
        + "".join(group(folk.hall_dome(22, 22, dome_gold), x, 52) for x in (24, 96))
        + rect(40, 40, 40, 42, 0, palace_wall, EDGE, 2.2)
        + group(folk.hall_dome(42, 36, dome), 60, 40)
    )
    lights = path(keel(60, 82, 22, 30), linear("#ffe6a0", "#f0913a"), EDGE, 2) + "".join(
        group(folk.window(9, 18), x, 80) for x in (22, 34, 86, 98)
    )
    pool = (
        path("M0 82H120V120H0Z", linear("#2a5a9c", "#0f1f52"))
        + path("M40 86H80L92 120H28Z", "#8fe0ea", EDGE, 1.8, fill_opacity=0.55)
        + line("M52 92H68M48 100H72M44 109H76", "#fff3cf", 2.4, opacity=0.8)
    )
    cypress = "".join(
        path(f"M{x} 96C{x - 8} 84 {x - 6} 66 {x} 52C{x + 6} 66 {x + 8} 84 {x} 96Z", "#1f6a52", EDGE, 1.8)
        for x in (8, 112)
    )
    return glow(60, 62, 66, 0.5) + pool + wings + lights + line("M0 83H120", "#efeafc", 4) + cypress


WORKS = {
    f.__name__: f
    for f in (
        stallion,
        bath_house,
        rose_garden,
        menagerie,
        library,
        observatory,
        aqueduct,
        academy,
        hospital,
        summer_palace,
    )
}
