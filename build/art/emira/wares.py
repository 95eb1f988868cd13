"""What the princesses hold, II: flowers, animals, vessels and precious things; each round its own origin."""

from __future__ import annotations

import math

from common.house import keel, onion
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, SHADE, brass, brass_down, dome, dome_gold, glow, palace_wall
from svg import circle, ellipse, group, line, linear, num, path, rect, ring, star


def _spoke(degrees: float, reach: float) -> str:
    a = math.radians(degrees - 90)
    return f"{num(reach * math.cos(a))} {num(reach * math.sin(a))}"


def fan(blade: str = "#8fb4ff", dark: str = "#27489c", n: int = 9) -> str:
    """A folding fan spread upwards from its rivet at the origin, 76 high."""
    first, last = -68, 68
    step = (last - first) / n
    out = ""
    for k in range(n):
        a, b = first + step * k, first + step * (k + 1)
        d = f"M{_spoke(a, 26)}L{_spoke(a, 76)}L{_spoke(b, 76)}L{_spoke(b, 26)}Z"
        out += path(d, blade if k % 2 else dark, EDGE, 1.8)
        x, y = (float(v) for v in _spoke((a + b) / 2, 58).split())
        out += path(star(x, y, 5, 2.2, 4), GOLD_PALE)
    ribs = "".join(f"M0 0L{_spoke(first + step * k, 30)}" for k in range(n + 1))
    arc = f"M{_spoke(first, 74)}A74 74 0 0 1 {_spoke(last, 74)}"
    out += line(ribs, EDGE, 4) + line(ribs, GOLD_LINE, 1.8) + line(arc, EDGE, 5.6) + line(arc, GOLD_LINE, 3)
    return out + circle(0, 0, 4.4, brass, EDGE, 1.6)


def mirror() -> str:
    """A round hand mirror, glass at the origin, handle to 90."""
    stones = "".join(
        circle(x, y, 2.6, "#ef7fa3" if k % 2 else "#39c2b4", EDGE, 0.9)
        for k, (x, y, _) in enumerate(ring(0, 0, 33.5, 12))
    )
    glass = linear("#f6f9ff", "#9db4ee", "#4a68c0", to=(0.7, 1))
    return (
        path("M-5 34L-4 88Q0 92 4 88L5 34Z", brass, EDGE, 2.2)
        + circle(0, 0, 39, brass, EDGE, 2.6)
        + stones
        + circle(0, 0, 28, glass, EDGE, 1.8)
        + line("M-16 8L10-20M-7 16L18-10", "#fff", 4, opacity=0.6)
        + path("M-8 38H8L4 46H-4Z", brass, EDGE, 1.6)
    )


def mask() -> str:
    """A player's mask on a stick, the face at the origin, stick to 96."""
    d = "M-30-26C-10-37 12-37 30-28C34 2 22 37 0 43C-20 37-32 6-30-26Z"
    face = path("M-20-8C-15-15-8-14-5-8C-9-3-16-3-20-8ZM6-8C10-14 17-15 21-9C17-3 10-3 6-8Z", "#1a1035") + path(
        "M-14 14C-5 26 9 26 16 12C11 34-7 34-14 14Z", "#a8233a", EDGE, 1.4
    )
    return (
        line("M2 38L12 96", EDGE, 7)
        + line("M2 38L12 96", GOLD_LINE, 4)
        + path(d, linear("#fff9e8", "#dcbd86", to=(0.7, 1)), EDGE, 2.4)
        + face
        + line("M-28-24C-10-16 12-16 28-26", GOLD_LINE, 4)
        + path(star(0, -27, 8, 3.6, 8), "#2aa39a", EDGE, 1.2)
        + line("M-20-17Q-13-21-6-17M8-18Q14-22 21-18", "#8a4a2a", 2)
    )


def dallah(steam: bool = True) -> str:
    """A long-beaked coffee pot, 112 high round the origin."""
    d = "M-14-34C-10-18-30 6-28 26C-26 44-18 48 0 48C18 48 26 44 28 26C30 6 10-18 14-34Z"
    vapour = line("M-62-34C-70-46-54-50-62-64M-70-30C-80-40-68-46-76-56", "#e8ecff", 3, opacity=0.6)
    return (
        path("M-20-10C-46-22-58-34-66-24C-56-22-40 6-20 18Z", brass, EDGE, 2.2)
        + path("M19-14C52-22 54 30 22 32", "none", EDGE, 9)
        + path("M19-14C52-22 54 30 22 32", "none", GOLD_LINE, 4.4)
        + path(d, brass, EDGE, 2.4)
        + path("M-17-34H17L11-46C6-52-6-52-11-46Z", brass, EDGE, 2.2)
        + path(onion(0, -48, 14, 18), GOLD_LINE, EDGE, 1.8)
        + line("M-27 16C-14 24 14 24 27 16M-28 24C-14 32 14 32 28 24", "#7a3f10", 2)
        + "".join(path(star(x, y, 4.4, 1.8, 4), "#7a3f10") for x, y in ((-15, 10), (0, 12), (15, 10)))
        + line("M-10-24C-10-8-20 8-20 22", "#fff6da", 3, opacity=0.75)
        + (vapour if steam else "")
    )


def tray(w: float = 120) -> str:
    """A round tray seen from the side, its upper edge at the origin."""
    x = w / 2
    return path(f"M{num(-x)}-3Q0-12 {num(x)}-3L{num(x - 10)} 9Q0 14 {num(-x + 10)} 9Z", brass, EDGE, 2.4) + line(
        f"M{num(-x + 6)} 0Q0-8 {num(x - 6)} 0", "#fff6da", 1.6, opacity=0.8
    )


def cup(fill: str = "#2d4fb0") -> str:
    """A small cup, its foot at the origin."""
    return (
        path("M-9-18H9C9-6 5 0 0 0C-5 0-9-6-9-18Z", "#fff9ee", EDGE, 1.8)
        + path("M-8.4-13H8.4L7.6-8.6H-7.6Z", fill)
        + ellipse(0, -18, 9, 2.6, "#5a2f12", EDGE, 1.5)
    )


def fruit_bowl() -> str:
    """A footed bowl heaped with fruit, 100 wide; its rim is at the origin."""

    def ball(x: float, y: float, r: float, fill: str, top: str = "") -> str:
        return (
            circle(x, y, r, fill, EDGE, 2)
            + line(
                f"M{num(x - r * 0.5)} {num(y - r * 0.2)}"
                f"Q{num(x - r * 0.4)} {num(y - r * 0.6)} {num(x)} {num(y - r * 0.66)}",
                "#fff",
                2,
                opacity=0.6,
            )
            + top
        )

    crown = path("M-4-50L-6-57L-2-54L0-59L2-54L6-57L4-50Z", "#b3264a", EDGE, 1.5)
    grapes = "".join(
        circle(28 + dx, dy, 6.2, "#7a4fc0", EDGE, 1.6)
        for dx, dy in ((-6, -20), (6, -21), (14, -14), (0, -11), (10, -4), (20, -3), (16, 6))
    )
    fruit = (
        ball(-30, -12, 15, "#f0913a")
        + ball(-8, -16, 14, "#93c45c")
        + ball(0, -36, 15, "#d0364e", crown)
        + ball(16, -14, 13, "#f0b84a")
        + grapes
    )
    return (
        fruit
        + path("M-52-2Q0 6 52-2C48 24 26 32 0 32C-26 32-48 24-52-2Z", brass, EDGE, 2.4)
        + path("M-10 31H10L18 44H-18Z", brass, EDGE, 2.2)
        + line("M-40 8C-30 20-14 24 0 24", "#fff6da", 2.4, opacity=0.7)
        + "".join(
            circle(x, 9 - abs(x) * 0.06, 3.2, c, EDGE, 1.1)
            for x, c in ((-24, "#e0483f"), (0, "#39c2b4"), (24, "#e0483f"))
        )
    )


def mortar() -> str:
    """A brass mortar with its pestle, 60 wide; its rim is at the origin."""
    pestle = group(
        line("M0 4V-50", EDGE, 12) + line("M0 4V-50", "#e2ab3c", 7.4) + line("M-2 0V-48", "#fff6da", 1.6),
        6,
        -2,
        rotate=24,
    )
    d = "M-30 0H30L25 34C24 44 14 48 0 48C-14 48-24 44-25 34Z"
    return (
        pestle
        + path(d, brass, EDGE, 2.4)
        + ellipse(0, 0, 31, 7, "#4a2a12", EDGE, 2.2)
        + ellipse(-3, 0, 20, 3.6, "#93c45c")
        + line("M-22 14Q0 22 22 14M-20 34Q0 42 20 34", "#7a3f10", 2)
        + line("M-22 6L-19 32", "#fff6da", 2.6, opacity=0.7)
    )


def casket() -> str:
    """An open jewel casket shining, 104 wide, its rim at the origin."""
    lid = path("M-50-6L-44-40Q0-56 44-40L50-6Z", "#5a2f8c", EDGE, 2.4) + path(
        "M-40-10L-36-34Q0-47 36-34L40-10Z", "#b3264a", EDGE, 1.6
    )
    heap = "".join(
        circle(x, y, 7, brass, EDGE, 1.5)
        for x, y in ((-36, -4), (-22, -8), (-8, -10), (8, -11), (24, -8), (37, -4), (-14, -16), (2, -18), (17, -16))
    )
    pearls = "".join(circle(-30 + 7 * k, 2 - 6 * math.sin(k * 0.8), 3.4, "#fff6da", EDGE, 1) for k in range(6))
    stones = path("M20-22L28-14L20-6L12-14Z", "#39c2b4", GOLD_PALE, 1.6) + path(
        "M-18-26L-11-19L-18-12L-25-19Z", "#ef7fa3", GOLD_PALE, 1.6
    )
    box = (
        rect(-52, -2, 104, 44, 4, "#6a3aa0", EDGE, 2.4)
        + path("M10 0H52V42H20Z", SHADE, opacity=0.25)
        + "".join(line(f"M{x} 0V40", GOLD_LINE, 4) for x in (-38, 38))
        + rect(-52, -2, 104, 8, 2, brass, EDGE, 1.8)
    )
    return (
        lid
        + glow(0, -12, 62, 0.8)
        + heap
        + stones
        + box
        + rect(-9, 2, 18, 18, 3, brass, EDGE, 2)
        + circle(0, 9, 3, EDGE)
        + line("M0 10V15", EDGE, 2.6)
        + pearls
    )


def palace_model() -> str:
    """A little palace to carry, 84 high, its floor at the origin."""
    towers = "".join(
        rect(x - 6, -52, 12, 52, 0, palace_wall, EDGE, 2)
        + path(onion(x, -51, 17, 20), dome_gold, EDGE, 1.8)
        + path(keel(x, -22, 5, 12), "#ffcf6b")
        for x in (-38, 38)
    )
    hall = rect(-32, -32, 64, 32, 0, palace_wall, EDGE, 2.2) + rect(-18, -46, 36, 15, 0, palace_wall, EDGE, 2)
    lights = "".join(path(keel(x, -6, 9, 17), "#ffcf6b", EDGE, 1.4) for x in (-22, 22)) + path(
        keel(0, 0, 17, 24), "#ffb84a", EDGE, 1.6
    )
    return (
        towers
        + hall
        + path(onion(0, -45, 40, 40), dome, EDGE, 2.2)
        + line("M0-84V-94", GOLD_LINE, 3)
        + circle(0, -95, 3, GOLD_PALE, EDGE, 1.2)
        + lights
        + path("M-50 0H50L44 9H-44Z", brass_down, EDGE, 2.2)
    )


def jambiya() -> str:
    """A curved dagger in its sheath, pommel at the origin."""
    sheath = "M-8 22H8C10 46 24 56 40 54C38 70 4 72-6 44Z"
    return (
        path(sheath, "#2a6a5c", EDGE, 2.4)
        + line("M-4 30H8M0 44L10 40", GOLD_LINE, 3)
        + path("M-12 16H12V24H-12Z", brass, EDGE, 2)
        + path("M-6 16L-8 2Q0-8 8 2L6 16Z", "#f3ead2", EDGE, 2.2)
        + circle(0, 2, 3, "#e0483f", EDGE, 1.2)
        + circle(40, 58, 5, brass, EDGE, 2)
    )


def key_ring() -> str:
    """A golden ring with three keys, hanging from the origin."""

    def key(turn: float) -> str:
        return group(
            line("M0 0V40", EDGE, 7)
            + line("M0 0V40", GOLD_LINE, 3.6)
            + line("M2 38H10M2 30H8", EDGE, 6)
            + line("M2 38H9M2 30H7", GOLD_LINE, 3)
            + circle(0, 0, 6, "none", EDGE, 6)
            + circle(0, 0, 6, "none", GOLD_LINE, 3),
            0,
            34,
            rotate=turn,
        )

    return key(-26) + key(4) + key(32) + circle(0, 14, 15, "none", EDGE, 7) + circle(0, 14, 15, "none", GOLD_LINE, 3.6)
