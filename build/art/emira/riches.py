"""What status cards show, I: the fine things of a house, each in a window 120 wide and 116 high, ground at y 100."""

from __future__ import annotations

import math

from emira import folk, living, props, wares
from emira.cloth import cloth
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, brass, glow, palace_shade, palace_wall
from svg import circle, ellipse, group, line, linear, num, path, rect, star


def _table(top: str = "#a8703a", low: str = "#5a3420") -> str:
    return rect(0, 96, 120, 24, 0, linear(top, low)) + line("M0 96H120", "#e2b178", 2)


def inkstand() -> str:
    """A brass inkstand with two reed pens."""
    pens = (
        line("M50 62L38 16", EDGE, 7)
        + line("M50 62L38 16", "#c98a3a", 4)
        + line("M66 62L84 12", EDGE, 7)
        + line("M66 62L84 12", "#e0483f", 4)
    )
    pot = path("M34 60H84L92 92Q60 100 28 92Z", brass, EDGE, 2.6) + ellipse(59, 60, 25, 7, "#1b1048", EDGE, 2.2)
    return (
        glow(60, 60, 60, 0.5)
        + _table()
        + pens
        + pot
        + "".join(path(star(x, 78, 7, 3.4, 8), "#7d4a10") for x in (42, 59, 76))
        + line("M36 68L33 88", "#fff6da", 2.4, opacity=0.7)
        + path("M84 96Q100 90 116 96V104H84Z", "#fdf3dc", EDGE, 2)
    )


def lanterns() -> str:
    """Three coloured glass lanterns."""

    def one(x: float, y: float, s: float, glass: str) -> str:
        return line(f"M{x} -20V{y}", GOLD_LINE, 2) + group(folk.lantern(panes=glass), x, y, s)

    return (
        one(24, 22, 0.92, linear("#ffe0ea", "#ef7fa3", "#a8325c"))
        + one(96, 16, 0.92, linear("#d8fff4", "#39c2b4", "#0d5a63"))
        + one(60, 26, 1.12, linear("#fff6cf", "#ffcf5f", "#f08a24"))
    )


def perfumes() -> str:
    """Three flasks of scent and a jasmine sprig."""
    tall = path(
        "M24 46H36V58C44 64 44 90 38 96H22C16 90 16 64 24 58Z", linear("#d8c4ff", "#7a4fc0", to=(0.7, 1)), EDGE, 2.2
    ) + path("M30 20L38 34L30 46L22 34Z", brass, EDGE, 2)
    low = (
        path("M48 70H76C92 78 92 92 84 97H40C32 92 32 78 48 70Z", linear("#ffd3e0", "#d0567f", to=(0.7, 1)), EDGE, 2.2)
        + rect(54, 58, 16, 12, 2, brass, EDGE, 2)
        + circle(62, 50, 8, "#ffd3e0", EDGE, 2)
    )
    blue = path("M86 60H102L108 96H80Z", linear("#bff0e6", "#1f8f86", to=(0.7, 1)), EDGE, 2.2) + path(
        "M88 60Q94 34 100 60Z", brass, EDGE, 2
    )
    return (
        glow(60, 66, 60, 0.45)
        + _table("#8a4a6c", "#4a1f48")
        + tall
        + blue
        + low
        + line("M22 66V86M46 80Q44 88 48 93M88 68L86 88", "#fff", 2.6, opacity=0.7)
        + "".join(
            group(path("M0 0C-4-5-3-11 0-13C3-11 4-5 0 0Z", "#fff9ee", EDGE, 1.2), 108, 100, 0.9, 72 * k)
            for k in range(5)
        )
        + circle(108, 100, 2.4, "#f0c552")
    )


def chess_set() -> str:
    """A board with the old pieces."""
    board = path("M22 78H98L116 108H4Z", "#4a2a1c", EDGE, 2.4)
    squares = ""
    for row in range(3):
        y0, y1 = 80 + row * 9, 89 + row * 9
        for col in range(6):
            if (row + col) % 2:
                continue
            a0, a1 = 24 - row * 5.4, 24 - (row + 1) * 5.4
            w0, w1 = (120 - 2 * a0) / 6, (120 - 2 * a1) / 6
            squares += path(
                f"M{num(a0 + col * w0)} {y0}H{num(a0 + (col + 1) * w0)}L{num(a1 + (col + 1) * w1)} {y1}"
                f"H{num(a1 + col * w1)}Z",
                "#f2e0b8",
            )
    pawn = path("M-9 0V-5L-5-8C-8-16-4-20-4-22H4C4-20 8-16 5-8L9-5V0Z", "#b3264a", EDGE, 2) + circle(
        0, -26, 7, "#b3264a", EDGE, 2
    )
    return (
        glow(60, 50, 60, 0.4)
        + board
        + squares
        + group(props.chess_piece(), 40, 94, 1.1)
        + group(props.chess_piece("#b3264a", "#6b1230"), 78, 90, 1)
        + group(pawn, 98, 102, 1)
        + group(pawn.replace("#b3264a", "#fff6da"), 20, 104, 1)
    )


def lute() -> str:
    """An oud of many woods."""
    return (
        glow(56, 60, 64, 0.5)
        + group(props.oud(), 46, 72, 0.62, -38)
        + "".join(path(star(x, y, 5, 1.6, 4), GOLD_PALE) for x, y in ((20, 26), (100, 88), (86, 100)))
    )


def carpet() -> str:
    """A knotted carpet, half unrolled."""
    sheet = (
        path("M20 30H100V92H20Z", "#8d1c3c", EDGE, 2.4)
        + rect(26, 36, 68, 52, 0, "none", "#ffd98a", 2.4)
        + rect(31, 41, 58, 42, 0, "#16306b", EDGE, 1.4)
        + path(star(60, 62, 19, 12, 8), "#e0a13a", EDGE, 1.6)
        + path(star(60, 62, 11, 6, 8), "#2aa396", EDGE, 1.2)
    )
    corners = "".join(
        path(f"M{x} {y - 7}L{x + 7} {y}L{x} {y + 7}L{x - 7} {y}Z", "#ef7fa3", EDGE, 1)
        for x in (38, 82)
        for y in (48, 76)
    )
    fringe = line("".join(f"M{20 + 5 * k} 30V22" for k in range(17)), "#fff1cf", 2)
    roll = (
        rect(12, 84, 96, 20, 10, linear("#c9405c", "#6b1230"), EDGE, 2.4)
        + ellipse(108, 94, 5.6, 10, "#8d1c3c", EDGE, 2)
        + line("M105 94q2-5 5 0q-2 4-4 1", "#ffd98a", 1.6)
    )
    return fringe + sheet + corners + roll


def falcon() -> str:
    """A hooded falcon on her perch."""
    body = "M44 34C52 24 68 26 72 38C82 48 86 68 74 86L66 92L62 104H54L54 92C40 84 36 56 44 34Z"
    wing = path("M66 44C82 54 86 74 78 98L68 88C62 74 60 56 66 44Z", "#6a7494", EDGE, 2) + line(
        "M70 58L78 84M66 62L72 86", "#3a4266", 1.8
    )
    bars = line("M46 54q7 4 14 0M44 64q8 4 17 0M46 74q8 4 16 0M50 83q6 3 11 0", "#8a6a4a", 2)
    hood = path("M44 36C44 22 54 16 62 18C70 20 74 30 70 40C62 36 52 36 44 36Z", "#b3264a", EDGE, 2.2) + path(
        "M58 17C58 8 64 6 68 2C70 8 68 14 63 18Z", "#ffd36a", EDGE, 1.6
    )
    perch = (
        line("M38 106H90", EDGE, 11)
        + line("M38 106H90", "#a8642a", 6.4)
        + path("M54 102l-3 8M60 102v8M66 101l3 8", "none", "#ffb84a", 3)
    )
    return (
        glow(58, 60, 60, 0.35)
        + perch
        + path(body, "#f3e6cc", EDGE, 2.4)
        + bars
        + wing
        + hood
        + path("M44 34L36 40Q38 44 45 42Z", "#ffb84a", EDGE, 1.8)
        + path("M62 96H72L70 116H60Z", "none")
    )


def peacocks() -> str:
    """A peacock with his train spread."""
    train = ""
    for reach, n, size in ((50, 11, 7), (36, 9, 6)):
        for k in range(n):
            a = math.radians(-174 + 168 * k / (n - 1))
            x, y = 60 + reach * math.cos(a), 84 + reach * 1.16 * math.sin(a)
            train += (
                line(f"M60 84L{num(x)} {num(y)}", "#1f8f6f", 5)
                + circle(x, y, size, "#2fb38a", EDGE, 1.6)
                + circle(x, y, size * 0.6, "#4a8df0")
                + circle(x, y, size * 0.3, "#1d1148")
            )
    neck = path(
        "M50 104C46 88 56 78 54 60C53 50 66 48 67 58C68 76 76 88 72 104Z",
        linear("#4a8df0", "#1c4aa8", to=(1, 0.4)),
        EDGE,
        2.4,
    )
    crest = "".join(line(f"M60 50L{x} 36", EDGE, 2) + circle(x, 35, 2.6, "#39c2b4", EDGE, 1) for x in (52, 60, 68))
    return (
        train
        + crest
        + neck
        + path("M54 56L44 60L54 63Z", "#ffb84a", EDGE, 1.6)
        + circle(59, 57, 2.4, "#fff")
        + circle(59, 57, 1.3, EDGE)
    )


def fountain() -> str:
    """A star-shaped fountain playing by moonlight."""
    jets = line(
        "M60 46C60 20 40 22 36 56M60 46C60 20 80 22 84 56M60 48C60 30 50 32 48 52M60 48C60 30 70 32 72 52M60 46V16",
        "#dff4ff",
        3,
        opacity=0.85,
    )
    upper = (
        path("M36 56H84Q80 70 60 70Q40 70 36 56Z", palace_wall, EDGE, 2.2)
        + ellipse(60, 56, 24, 5, "#8fe0ea", EDGE, 1.8)
        + path("M54 69H66L68 86H52Z", palace_shade, EDGE, 2)
    )
    drops = "".join(
        circle(x, y, 1.6, "#dff4ff") for x, y in ((36, 66), (84, 66), (32, 74), (88, 74), (46, 76), (74, 76))
    )
    basin = (
        path("M8 88H112L102 108H18Z", palace_wall, EDGE, 2.4)
        + ellipse(60, 88, 52, 9, "#3f9ab8", EDGE, 2.2)
        + line("M30 88H50M66 91H90M44 93H58", "#dff4ff", 2, opacity=0.8)
    )
    return basin + upper + jets + drops + "".join(path(star(x, 100, 6, 3, 8), "#1f8f86", EDGE, 1) for x in (34, 60, 86))


def silks() -> str:
    """Bales of silk, one running over the edge."""

    def bale(x: float, y: float, w: float, base: str, dark: str, weave: str, thread: str) -> str:
        d = f"M{x} {y}h{w}q10 0 10 10t-10 10h{-w}q-8 0-8-10t8-10Z"
        return (
            path(d, linear(base, dark), EDGE, 2.2)
            + path(d, cloth(weave, thread, 0.6), opacity=0.6)
            + ellipse(x + w, y + 10, 8, 10, dark, EDGE, 2)
            + ellipse(x + w, y + 10, 3, 4, "none", thread, 1.4)
        )

    run = "M22 40C50 34 66 44 66 60C66 84 40 78 44 108H16C10 78 32 78 28 60Z"
    return (
        bale(20, 84, 78, "#2aa396", "#0d5a58", "scales", "#c9f5e6")
        + bale(26, 64, 72, "#f0b84a", "#a86a14", "zigzag", "#7a2417")
        + bale(22, 44, 70, "#d9344e", "#7d1230", "flowers", "#ffd3b0")
        + bale(30, 24, 62, "#7a4fc0", "#3a2170", "stars", "#f4dc9a")
        + path(run, linear("#ef9bb4", "#a8325c"), EDGE, 2.2)
        + path(run, cloth("lozenges", "#fff0f5", 0.7), opacity=0.5)
        + line("M40 46C54 52 56 66 46 78", "#fff", 2.4, opacity=0.4)
    )


def singing() -> str:
    """Halimah's song: an oud rosette with a nightingale."""
    waves = "".join(
        path(
            f"M{60 - r} 66A{r} {r} 0 0 1 {60 + r} 66",
            "none",
            GOLD_PALE,
            2.4,
            opacity=0.75 - 0.14 * k,
            stroke_dasharray="7 5",
        )
        for k, r in enumerate((26, 38, 50))
    )
    return (
        glow(60, 66, 64, 0.7)
        + waves
        + group(living.songbird("#e0913a", "#8a4416", "#ffe9b0"), 58, 92, 1.3)
        + line("M16 104C40 94 80 96 106 88", EDGE, 7)
        + line("M16 104C40 94 80 96 106 88", "#8a5a34", 4)
        + "".join(
            group(path("M0 0C4-9 13-10 18-5C14 3 5 4 0 0Z", "#3f9a5e", EDGE, 1.4), x, y, rotate=t)
            for x, y, t in ((30, 99, -70), (86, 92, -30), (98, 89, 40))
        )
    )


def acting() -> str:
    """Rasha's play: two masks before a curtain."""
    curtain = "".join(
        path(f"M{x} -20H{x + 20}V112Q{x + 10} 118 {x} 112Z", c, EDGE, 1.4)
        for x, c in (
            (0, "#8d1830"),
            (20, "#b3203c"),
            (40, "#8d1830"),
            (60, "#b3203c"),
            (80, "#8d1830"),
            (100, "#b3203c"),
        )
    )
    sad = "M-28-26C-10-36 12-36 28-28C32 2 20 34 0 40C-18 34-30 6-28-26Z"
    face = (
        path("M-19-4C-15-10-8-10-5-5C-9-1-15-1-19-4ZM6-5C9-10 16-10 20-5C16-1 10-1 6-5Z", "#1a1035")
        + line("M-11 24Q1 12 13 23", "#8a233a", 4)
        + line("M-20-15Q-12-12-5-17M6-17Q13-12 20-16", "#5a4a7a", 2.4)
    )
    blue = group(path(sad, linear("#dfe6ff", "#8d9ad0", to=(0.7, 1)), EDGE, 2.4) + face, 82, 66, 0.92, 12)
    return (
        curtain
        + path("M0-20H120V16Q100 30 80 16Q60 30 40 16Q20 30 0 16Z", "#e2ab3c", EDGE, 2)
        + blue
        + group(wares.mask(), 42, 60, 0.96, -10)
    )


RICHES = {
    f.__name__: f
    for f in (inkstand, lanterns, perfumes, chess_set, lute, carpet, falcon, peacocks, fountain, silks, singing, acting)
}
