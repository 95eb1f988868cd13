"""Regalia and fine things, from sceptre and orb to goblet and rose, each round its own origin."""

from __future__ import annotations

from palette import GOLD, LINE, coin, gold_bar, steel
from svg import bar, circle, ellipse, line, num, path, rect, star


def trumpet(banner: str, charge: str = "") -> str:
    """A herald's trumpet from mouthpiece at the origin to the bell at (62, 0), a banner hanging from it."""
    return (
        path("M12 3H46V34L37.5 28L29 34L20.5 28L12 34Z", banner, LINE, 2)
        + path("M34 4H45V32L37.5 27L34 29Z", "#2b0c0a", opacity=0.22)
        + line("M14 6H44", GOLD, 2)
        + charge
        + bar("M0 0H48", GOLD, 3.6)
        + path("M46-2.6C54-3 58-6 62-10V10C58 6 54 3 46 2.6Z", gold_bar, LINE)
        + ellipse(62, 0, 2.8, 10, "#a8741f", LINE, 1.8)
        + line("M2-1.2H46", "#fff3c0", 1.2)
    )


def sceptre(length: float = 50) -> str:
    """A golden sceptre, lily on top at the origin."""
    return (
        bar(f"M0 4V{num(length)}", GOLD, 3)
        + path("M0-12Q6-4 2 3H-2Q-6-4 0-12ZM-2 3Q-11 2-10-5Q-6-7-3-1ZM2 3Q11 2 10-5Q6-7 3-1Z", coin, LINE, 1.7)
        + rect(-6, 3, 12, 4, 1.6, coin, LINE, 1.5)
    )


def orb() -> str:
    """The orb with its cross."""
    return (
        circle(0, 0, 9.4, coin, LINE, 2)
        + line("M-9 0Q0 4 9 0M0-9V2", "#8a5a14", 2)
        + bar("M0-12V-19M-3.4-16H3.4", GOLD, 2, rim=1.4)
        + line("M-5.6-4Q-4-6.8-1.6-7.4", "#fffbe0", 1.8)
    )


def sword(length: float = 54) -> str:
    """A sword, point up at the origin, grip below."""
    e = length
    return (
        path(f"M0 0L3.4 7V{num(e)}H-3.4V7Z", steel, LINE, 1.8)
        + line(f"M0 8V{num(e - 3)}", "#7f8284", 1.2)
        + bar(f"M-10 {num(e + 1)}H10", GOLD, 3, rim=1.7)
        + bar(f"M0 {num(e + 4)}V{num(e + 14)}", "#7b2a20", 3.4, rim=1.7)
        + circle(0, e + 18, 3.8, coin, LINE, 1.7)
    )


def rose(petals: str = "#c8323a") -> str:
    """A flower on a stem, blossom at the origin."""
    return (
        bar("M0 4Q3 18 0 34", "#4f7a36", 2.2, rim=1.5)
        + path("M1 18Q9 11 13 15Q10 23 1 22Z", "#5f9144", LINE, 1.5)
        + circle(0, 0, 8, petals, LINE, 1.9)
        + line("M-4.6-2Q0-6.6 4-2Q5 3 0 4Q-4 3-2.4-.6Q0-2.6 1.4 0", "#ffc9ba", 1.5)
    )


def badge_star(x: float, y: float, r: float, colour: str = GOLD) -> str:
    """A plain five-pointed star."""
    return path(star(x, y, r, r * 0.45), colour)


def chain(x: float, y: float, reach: float = 22, drop: float = 26) -> str:
    """A chain of office hanging from both shoulders, its medal at the bottom."""
    r, d = reach, drop
    path_d = (
        f"M{num(x - r)} {num(y)}Q{num(x - r * 0.7)} {num(y + d)} {num(x)} {num(y + d)}"
        f"Q{num(x + r * 0.7)} {num(y + d)} {num(x + r)} {num(y)}"
    )
    return (
        line(path_d, LINE, 6.6)
        + path(path_d, "none", "#f0c552", 3.6, stroke_dasharray="5.4 2")
        + circle(x, y + d + 3, 6.4, coin, LINE, 1.9)
        + badge_star(x, y + d + 3, 3.6, "#8d5a14")
    )


def goblet() -> str:
    """A footed cup, foot at the origin."""
    return (
        path("M-7 0H7Q6-4 2-5V-13H-2V-5Q-6-4-7 0Z", coin, LINE, 1.8)
        + path("M-9-28H9Q9-13 0-12Q-9-13-9-28Z", coin, LINE, 2)
        + ellipse(0, -28, 9, 2.6, "#7d1b2b", LINE, 1.6)
        + line("M-5.6-24Q-5-17-1-15", "#fffbe0", 1.6)
    )


def jug(colour: str = "#b9603a", dark: str = "#7c3519") -> str:
    """A bellied jug with a handle, foot at the origin."""
    return (
        line("M8-26Q20-26 17-14Q15-8 9-8", LINE, 7)
        + line("M8-26Q20-26 17-14Q15-8 9-8", colour, 3)
        + path("M-7 0H7Q13-8 11-16Q9-22 6-24L7-34H-9L-5-24Q-9-22-11-16Q-13-8-7 0Z", colour, LINE)
        + path("M3-33H7L6-24Q9-22 11-16Q13-8 7 0H2Q8-12 3-24Z", dark, opacity=0.6)
        + line("M-8-16Q-8-9-4-4", "#f0b08c", 2)
        + line("M-10-13Q0-9 11-13", GOLD, 2)
    )


def candle(flame: bool = True) -> str:
    """A candle in a holder, floor at the origin."""
    lit = path("M0-33Q5-25 0-21Q-5-25 0-33Z", "#ffd24a", LINE, 1.5) + circle(0, -25, 1.6, "#fff6d0") if flame else ""
    return ellipse(0, -1, 10, 3.4, coin, LINE, 1.7) + rect(-3.6, -20, 7.2, 18, 1.2, "#fdf4dc", LINE, 1.7) + lit
