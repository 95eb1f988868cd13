"""What the princesses hold, I: instruments, books and tools of learning; each round its own origin."""

from __future__ import annotations

import math

from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, brass, brass_down, glow, plate, silver
from svg import circle, clip, ellipse, group, line, linear, num, path, points, rect, ring, star

PAGE, PAGE_LOW, WOOD, WOOD_DARK = "#fff3d6", "#d9c193", "#a8642a", "#5a2f12"
lute_wood = linear("#f0b868", (0.5, "#b06c2e"), "#6d3a14", to=(0.8, 1))


def oud() -> str:
    """A lute, its neck to the right; 220 long."""
    rosette = circle(-2, 0, 15, "#2c1608", GOLD_PALE, 2.4) + path(star(-2, 0, 12, 5.5, 8), "none", "#d9a85a", 1.4)
    rosette += "".join(circle(26, y, 5.4, "#2c1608", GOLD_PALE, 1.3) for y in (-12, 12))
    strings = line(
        "M-43-8.5L124-5M-43-4L124-3.4M-43 .5L124-1.8M-43 5L124 0M-43 9L124 1.8", "#fff3d0", 0.9, opacity=0.85
    )
    pegs = "".join(
        line(f"M{128 + k * 6} {-3 + k * 5}l7-8", EDGE, 5.4) + line(f"M{128 + k * 6} {-3 + k * 5}l7-8", "#f0d9a4", 2.8)
        for k in range(4)
    )
    bowl = "M52-9C34-42-22-52-52-30C-72-15-72 15-52 30C-22 52 34 42 52 8Z"
    return (
        pegs
        + path("M122-10L152 14L144 20L121 6Z", WOOD_DARK, EDGE, 2)
        + path("M40-9L126-9L126 5L40 8Z", WOOD_DARK, EDGE, 2.2)
        + path(bowl, lute_wood, EDGE, 2.6)
        + line("M46-8C30-36-22-45-48-26C-64-13-64 13-48 26", "#ffe2a8", 2, opacity=0.7)
        + rosette
        + path("M-47-15H-40V15H-47Z", WOOD_DARK, EDGE, 1.4)
        + strings
    )


def daf() -> str:
    """A frame drum with jingles, 80 across."""
    jingles = "".join(circle(x, y, 4.4, brass, EDGE, 1.5) for x, y, _ in ring(0, 0, 36, 10, 18))
    skin = circle(0, 0, 31, linear("#fff3dc", "#d9bd90", to=(0.8, 1)), EDGE, 1.6) + path(
        star(0, 0, 17, 9, 8), "none", "#b3264a", 2.4
    )
    return (
        circle(0, 0, 40, "#8a3a22", EDGE, 2.6)
        + circle(0, 0, 36, "none", "#c9743c", 3)
        + jingles
        + skin
        + circle(0, 0, 5, "#1f8f86")
        + line("M-22-18A28 28 0 0 1 4-28", "#fff", 2, opacity=0.7)
    )


def ney(length: float = 150) -> str:
    """A reed flute from the origin to the right."""
    body = rect(0, -4.4, length, 8.8, 3, linear("#f4d795", "#a8742e"), EDGE, 2)
    rings = "".join(line(f"M{num(x)}-4V4", "#7a2417", 3) for x in (8, 30, length - 6))
    return (
        body
        + rings
        + "".join(ellipse(50 + 15 * k, -0.4, 2.6, 2, EDGE) for k in range(6))
        + line(f"M3-2H{num(length - 8)}", "#fff6da", 1, opacity=0.6)
    )


def book(cover: str = "#7a2233") -> str:
    """An open book towards us, 124 wide, its spine at the origin."""
    lines = "".join(
        f"M-48 {-13 + k * 8}C-34 {-19 + k * 8}-18 {-17 + k * 8}-8 {-9 + k * 8}M48 {-13 + k * 8}"
        f"C34 {-19 + k * 8} 18 {-17 + k * 8} 8 {-9 + k * 8}"
        for k in range(4)
    )
    return (
        path("M-60-20C-40-33-14-31 0-19C14-31 40-33 60-20L63 30C40 20 16 22 0 34C-16 22-40 20-63 30Z", cover, EDGE, 2.4)
        + path("M-54-21C-38-30-14-29 0-17V30C-16 20-38 18-57 24Z", PAGE, EDGE, 1.6)
        + path("M54-21C38-30 14-29 0-17V30C16 20 38 18 57 24Z", PAGE, EDGE, 1.6)
        + path("M0-17C14-29 38-30 54-21L57 24C44 20 30 20 18 23Q20 0 0-17Z", PAGE_LOW, opacity=0.5)
        + line(lines, "#7d6136", 1.6, opacity=0.75)
        + path(star(31, 8, 8, 4, 8), "#2d4fb0")
    )


def scrolls() -> str:
    """A sheaf of scrolls in a ribbon, upright, 96 high."""
    one = (
        rect(-11, -46, 22, 92, 9, plate, EDGE, 2.2)
        + rect(2, -42, 7, 84, 4, "#b98f52", opacity=0.5)
        + ellipse(0, -42, 11, 5.6, PAGE, EDGE, 1.8)
        + ellipse(0, -42, 4.6, 2.2, "none", "#8a5f2a", 1.5)
    )
    bundle = group(one, -19, 6, rotate=-14) + group(one, 19, 6, rotate=14) + group(one, 0, -4)
    return (
        bundle
        + path("M-30 10Q0 22 30 10V24Q0 36-30 24Z", "#b3264a", EDGE, 2)
        + circle(0, 24, 10, "#d9344e", EDGE, 2)
        + path("M0 30C-8 24-6 17-2.6 17.4Q0 18 0 20Q0 18 2.6 17.4C6 17 8 24 0 30Z", GOLD_PALE)
    )


def tablet() -> str:
    """A sheet of fine writing on a board, 74 by 92."""
    flourish = "M-24-26C-10-34 2-18 14-28S26-22 22-14M-24-6C-12-12-4 2 8-6S24-4 22 4M-22 16C-12 10 0 20 12 14"
    return (
        rect(-37, -46, 74, 92, 5, WOOD, EDGE, 2.4)
        + rect(-31, -40, 62, 80, 2, PAGE, EDGE, 1.6)
        + rect(-27, -36, 54, 72, 1, "none", GOLD_LINE, 1.4)
        + line(flourish, "#1d2873", 3)
        + circle(18, 26, 4, "#b3264a")
    )


def qalam(length: float = 62) -> str:
    """A reed pen, its point at the origin, rising."""
    return group(
        path(f"M0 0L-4-10V{num(-length)}H4V-10Z", "#c98a3a", EDGE, 2)
        + path("M0 0L-4-10H4Z", EDGE)
        + line(f"M-1.4-14V{num(-length + 3)}", "#ffe2a8", 1.4),
        rotate=28,
    )


def astrolabe() -> str:
    """A planispheric astrolabe on its ring, 84 across."""
    ticks = "".join(
        group(line(f"M0-40V{-34 if k % 3 else -31}", "#6b420e", 1.4 if k % 3 else 2.2), rotate=k * 10)
        for k in range(36)
    )
    rete = "".join(circle(0, y, r, "none", "#c9d4ff", 1.2) for y, r in ((0, 22), (6, 15), (-8, 19)))
    alidade = group(path("M-3-31L3-31L2 31L-2 31Z", brass, EDGE, 1), rotate=38)
    return (
        line("M0-46V-56", GOLD_LINE, 3)
        + circle(0, -62, 6, "none", EDGE, 6)
        + circle(0, -62, 6, "none", GOLD_LINE, 3)
        + path("M-10-40C-8-54 8-54 10-40Z", brass, EDGE, 2)
        + circle(0, 0, 43, brass, EDGE, 2.6)
        + circle(0, 0, 32, "#152057", EDGE, 1.6)
        + ticks
        + clip("M-32 0a32 32 0 1 0 64 0a32 32 0 1 0-64 0Z", rete)
        + path(star(0, 0, 29, 13, 8), "none", GOLD_LINE, 2)
        + alidade
        + circle(0, 0, 4.4, GOLD_PALE, EDGE, 1.2)
    )


def globe() -> str:
    """A globe of the heavens in its ring and stand, 92 high; the ball's middle is the origin."""
    ball = circle(0, 0, 32, linear("#4a68d0", "#101a5c", to=(0.8, 1)), EDGE, 2.2)
    dots = ((-16, -12), (-6, -18), (4, -12), (10, -2), (20, 2), (-18, 8), (-8, 14))
    signs = line("M-16-12L-6-18L4-12L10-2L20 2M-18 8L-8 14", "#cfdcff", 1.2) + "".join(
        path(star(x, y, 3.6, 1.4, 4), GOLD_PALE) for x, y in dots
    )
    stand = path("M-14 52H14L10 44H-10ZM-4 36H4V46H-4Z", brass, EDGE, 2)
    return (
        stand
        + ball
        + signs
        + group(ellipse(0, 0, 40, 13, "none", EDGE, 6.4) + ellipse(0, 0, 40, 13, "none", GOLD_LINE, 3.4), rotate=-24)
        + line("M-20-18A27 27 0 0 1-6-26", "#fff", 2.4, opacity=0.6)
    )


def dividers() -> str:
    """Open compasses, hinge at the origin, points 62 below."""
    leg = path("M-4 0L-2 60L0 66L4 8Z", silver, EDGE, 2)
    return (
        group(leg, rotate=20)
        + group(leg, 0, 0, (-1, 1), -20)
        + path("M-14 34Q0 28 14 34", "none", EDGE, 5)
        + path("M-14 34Q0 28 14 34", "none", GOLD_LINE, 2.4)
        + circle(0, 0, 8, brass, EDGE, 2.2)
        + rect(-3, -16, 6, 12, 2, brass, EDGE, 1.8)
    )


def plan(w: float = 110, h: float = 46) -> str:
    """A half-unrolled plan of a palace, its upper edge at the origin."""
    x = w / 2
    drawing = "M-30 36V22H-18V14A10 10 0 0 1 2 14V22H22V36M-38 36H34M-8 36V28H-2V36M10 22V12H18V22"
    return (
        path(f"M{num(-x)} 0H{num(x)}V{num(h)}H{num(-x)}Z", "#f2e4c2", EDGE, 2.2)
        + line(drawing, "#2d4fb0", 2.2)
        + rect(-x - 6, -7, 12, h + 14, 6, plate, EDGE, 2)
        + rect(x - 6, -7, 12, h + 14, 6, plate, EDGE, 2)
    )


def chess_piece(fill: str = "#fff6da", shade: str = "#c9a86a") -> str:
    """A carved king of the old set, 58 high, foot at the origin."""
    d = "M-17 0V-7L-10-12C-14-26-8-36-9-42H9C8-36 14-26 10-12L17-7V0Z"
    top = "M-13-42C-13-54-6-58 0-58C6-58 13-54 13-42Z"
    return (
        path(d, fill, EDGE, 2.2)
        + clip(d, path("M2-50C8-40 6-20 8 2H24V-50Z", shade, opacity=0.7))
        + path(top, fill, EDGE, 2.2)
        + circle(0, -61, 4, "#e0483f", EDGE, 1.6)
        + line("M-10-12Q0-8 10-12M-9-36Q0-32 9-36", EDGE, 1.6)
    )


def hourglass() -> str:
    """A great hourglass, 92 high, in brass."""
    glass = "M-22-36C-22-14-5-8-5 0C-5 8-22 14-22 36H22C22 14 5 8 5 0C5-8 22-14 22-36Z"
    sand = "M-17-22Q0-16 17-22C14-12 4-8 1.4 0L2 20Q16 26 20 36H-20Q-16 26-2 20L-1.4 0C-4-8-14-12-17-22Z"
    posts = "".join(line(f"M{x}-38V38", EDGE, 8) + line(f"M{x}-38V38", GOLD_LINE, 4) for x in (-29, 29))
    ends = "".join(rect(-36, y, 72, 9, 4, brass_down, EDGE, 2.2) for y in (-46, 37))
    return (
        posts
        + path(glass, "#dfe9ff", EDGE, 2.2, fill_opacity=0.85)
        + path(sand, "#f0b84a")
        + line("M-16-32C-16-20-8-12-4-6", "#fff", 2.4, opacity=0.8)
        + ends
    )


def lamp() -> str:
    """A brass oil lamp with its flame to the left, 84 long."""
    flame = path("M-52-16C-62-28-50-34-50-48C-40-38-36-24-44-14Z", "#ffcf5f", "#d9692a", 2) + path(
        "M-49-18C-53-26-48-30-48-36C-43-30-42-22-46-16Z", "#fffbe6"
    )
    body = "M-54-12C-40-8-34-14-22-16C0-22 24-18 30-4C32 8 14 14-4 14C-26 14-36 4-54-6Z"
    handle = path("M28-4C46-20 52 4 30 6", "none", EDGE, 8) + path("M28-4C46-20 52 4 30 6", "none", GOLD_LINE, 4)
    return (
        glow(-48, -30, 70)
        + handle
        + path("M-14 12H12L18 22H-20Z", brass, EDGE, 2.2)
        + path(body, brass, EDGE, 2.4)
        + path("M-8-18C-6-28 8-28 10-18Z", brass, EDGE, 2)
        + circle(1, -29, 3.6, GOLD_PALE, EDGE, 1.6)
        + line("M-34-6C-14-14 8-14 22-6", "#fff6da", 2, opacity=0.8)
        + flame
    )


def scales() -> str:
    """Hand scales hanging from the origin, 100 across; spices in the pans."""

    def pan(x: float, y: float, heap: str) -> str:
        return (
            line(f"M{x} {y - 40}L{x - 20} {y}M{x} {y - 40}L{x + 20} {y}", EDGE, 1.8)
            + path(f"M{x - 16} {y}Q{x} {y - 22} {x + 16} {y}Z", heap, EDGE, 1.8)
            + path(
                f"M{x - 23} {y}H{x + 23}Q{x + 16} {y + 14} {x} {y + 14}Q{x - 16} {y + 14} {x - 23} {y}Z", brass, EDGE, 2
            )
        )

    beam = "M-48 22Q-24 10 0 14Q24 18 48 12"
    return (
        line("M0-6V16", EDGE, 6)
        + line("M0-6V16", GOLD_LINE, 3)
        + pan(-46, 62, "#e0633a")
        + pan(46, 53, "#93c45c")
        + line(beam, EDGE, 7)
        + line(beam, GOLD_LINE, 3.6)
        + path("M0 14L-5 30L5 30Z", brass, EDGE, 1.8)
        + circle(0, -8, 5, "none", EDGE, 5)
        + circle(0, -8, 5, "none", GOLD_LINE, 2.4)
    )


def spindle() -> str:
    """A drop spindle with wound thread, 78 high, hanging from the origin."""
    wound = "M-15 30C-17 20-8 12 0 10C8 12 17 20 15 30C13 42 6 46 0 48C-6 46-13 42-15 30Z"
    turns = "M-13 22Q0 30 13 20M-15 29Q0 37 15 27M-13 36Q0 43 14 34"
    return (
        line("M0 0V72", EDGE, 6)
        + line("M0 0V72", "#c98a3a", 3)
        + path(wound, "#ef7fa3", EDGE, 2.2)
        + line(turns, "#8a2450", 1.8)
        + ellipse(0, 54, 14, 5, "#8a5a2c", EDGE, 2)
        + path("M-3 68L0 78L3 68Z", "#c98a3a", EDGE, 1.6)
    )


def distaff() -> str:
    """A staff with a cloud of wool, 110 high; the hand holds it 70 below the origin."""
    wool = points(
        (22 * math.cos(a) * (1 + 0.12 * (k % 2)), -4 + 30 * math.sin(a) * (1 + 0.1 * (k % 2)))
        for k, a in enumerate(math.pi * k / 9 for k in range(18))
    )
    return (
        line("M0-40V96", EDGE, 7)
        + line("M0-40V96", "#a8642a", 3.6)
        + path(wool, "#f6f1ff", EDGE, 2.2)
        + line("M-10-18Q0-10 10-18M-14-2Q0 6 14-2M-10 12Q0 18 10 12", "#b9b2d6", 2)
        + line("M-20 6Q0 16 20 4", "#b3264a", 4)
    )
