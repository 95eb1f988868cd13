"""The three ranks of a family as pawns standing on (0, 0): Pasha 78 high, Merchant 52, Sage 42.

Told apart by silhouette (turban wider than the shoulders; barrel with sack and tall cap; hooded cone with a white
beard) and by what they carry; families by cloth, pattern, skin and beard.
"""

from __future__ import annotations

from alrashid.paints import EDGE, IVORY_HIGH, Family
from palette import VERMILION, gold
from svg import circle, ellipse, group, line, path

GROUND = "#1a0a04"


def _shadow(w: float) -> str:
    return ellipse(4, 1, w, 4.6, GROUND, opacity=0.36)


def _cloth(outline: str, family: Family) -> str:
    return path(outline, family.cloth(), EDGE, 2.2) + path(outline, family.weave())


def _eyes(y: float, apart: float, brow: bool = True) -> str:
    body = circle(-apart, y, 1.05, EDGE) + circle(apart, y, 1.05, EDGE)
    if brow:
        body += line(f"M{-apart - 1.6} {y - 2.2}Q{-apart} {y - 3.2} {-apart + 1.5} {y - 2.3}", EDGE, 0.9)
        body += line(f"M{apart - 1.5} {y - 2.3}Q{apart} {y - 3.2} {apart + 1.6} {y - 2.2}", EDGE, 0.9)
    return body + line(f"M0 {y + 0.6}Q1.5 {y + 2.6} -.4 {y + 2.8}", "#7a4a28", 0.9)


def _hand(x: float, y: float, family: Family) -> str:
    return circle(x, y, 2.7, family.skin, EDGE, 1.3)


def pasha(family: Family) -> str:
    """Long robe, gold sash, sabre at the side, broad turban with a plume."""
    robe = "M-17 0C-16-14-13-27-11.5-34C-10-38.5-5-40 0-40C5-40 10-38.5 11.5-34C13-27 16-14 17 0C8 2.6-8 2.6-17 0Z"
    sabre = line("M12-20C18-14 20-6 18 2", EDGE, 5) + line("M12-20C18-14 20-6 18 2", "#d9a441", 2.4)
    body = _shadow(18) + sabre + _cloth(robe, family)
    body += path("M-4.6 1.6C-4-16-3-28 0-39.5C3-28 4-16 4.6 1.6C2 2-2 2-4.6 1.6Z", IVORY_HIGH, family.dark, 1) + line(
        "M0-30V-27M0-23.5V-21M0-13V-10M0-6V-3", family.base, 1.5
    )
    body += path("M-12.8-24C-5-20.6 5-20.6 12.8-24L13.8-19C5-15.6-5-15.6-13.8-19Z", gold, EDGE, 1)
    body += circle(0, -18.6, 2.6, VERMILION, "#fff0c0", 0.9)
    body += line("M-10.6-33C-13-28-13-24-9-22", EDGE, 5.6) + line("M-10.6-33C-13-28-13-24-9-22", family.light, 2.8)
    body += _hand(-7, -21.6, family) + line("M12-22.4L15.6-19", EDGE, 4) + line("M12-22.4L15.6-19", "#fbe7a2", 1.8)
    return body + _pasha_head(family) + line("M-13.4-6C-12.6-16-11.6-24-10.6-29", "#fff", 2, opacity=0.4)


def _pasha_head(family: Family) -> str:
    body = circle(0, -44, 7.2, family.skin, EDGE, 1.5)
    beard = "M-6.9-42C-6.8-35-3-30.4 0-28.8C3-30.4 6.8-35 6.9-42C5-39.8 2.4-39.4 0-39.4C-2.4-39.4-5-39.8-6.9-42Z"
    body += path(beard, family.beard, EDGE, 0.9) + line("M-2.2-37.4Q0-36 2.2-37.4", "#e9a48f", 1.2)
    body += _eyes(-43.8, 2.7)
    wrap = (
        "M-14.5-54.6C-15.5-61.6-8-67.6 0-67.6C8-67.6 15.5-61.6 14.5-54.6"
        "C13.5-49.2 7-48.2 0-48.2C-7-48.2-13.5-49.2-14.5-54.6Z"
    )
    folds = "M-13.6-56.6C-7-52.2 6-53.6 12-62.6M-12-51C-3-49.2 9-51.6 13.8-57.6M-11.5-62C-7-59.2-2-60.2 3.4-66.6"
    body += path(wrap, IVORY_HIGH, EDGE, 2) + line(folds, family.base, 2.2)
    body += path("M0-59.6C-3.6-67.6-1-72.6 3.4-78C5-71.6 4.4-65.6 0-59.6Z", family.light, EDGE, 1.3)
    return body + line("M.4-62C0-68 1-72 2.8-75", EDGE, 0.7) + circle(0, -57.6, 3.1, gold, EDGE, 1.1)


def merchant(family: Family) -> str:
    """Barrel body with a sack over the shoulder, a purse in the hand, tall cap."""
    robe = "M-16 0C-18.5-11-16.5-23-10.5-28C-6-30.6 6-30.6 10.5-28C16.5-23 18.5-11 16 0C7 2.6-7 2.6-16 0Z"
    sack = path("M8-28C16-33 24-27 22.6-17C22-10 16-7 11-9Z", "#c08a4e", EDGE, 1.9)
    sack += line("M12-27C17-25 20-19 19-12", "#7a4d20", 1.3) + line("M10-28.6L15-33.4", EDGE, 3)
    body = _shadow(18) + sack + _cloth(robe, family)
    body += path("M-16.8-13.5C-6-9 6-9 16.8-13.5L16.9-8.5C6-4.4-6-4.4-16.9-8.5Z", IVORY_HIGH, EDGE, 1)
    body += line("M9.6-25C12-21 8-18 5-18.6", EDGE, 6.4) + line("M9.6-25C12-21 8-18 5-18.6", family.light, 3.4)
    body += _hand(3.6, -18.4, family)
    body += line("M-10-25C-14.6-20-14.6-15-10.4-13.6", EDGE, 6.4)
    body += line("M-10-25C-14.6-20-14.6-15-10.4-13.6", family.light, 3.4) + _hand(-9.4, -13.4, family)
    purse = path("M-3-4C-5-1-5 3.4 0 3.4S5-1 3-4Q0-5.4-3-4Z", gold, EDGE, 1.3) + line("M-3-4H3", VERMILION, 1.6)
    body += group(purse, -9.4, -6.4, 1.1)
    return body + _merchant_head(family) + line("M-13.8-4C-14.8-9-14.6-12-14-14", "#fff", 2, opacity=0.4)


def _merchant_head(family: Family) -> str:
    body = circle(0, -34, 7.6, family.skin, EDGE, 1.5)
    beard = "M-7.2-32.4C-7-25.4-3-23.4 0-23.4C3-23.4 7-25.4 7.2-32.4C5-30 2.6-29.6 0-29.6C-2.6-29.6-5-30-7.2-32.4Z"
    body += path(beard, family.beard, EDGE, 0.9) + line("M-2.2-27.4Q0-25.8 2.2-27.4", "#e9a48f", 1.2)
    body += line("M-4.6-30.4Q-2-31.6 0-30.2Q2-31.6 4.6-30.4", family.beard, 1.6) + _eyes(-34.2, 2.9)
    cap = (
        "M-9.8-38.4C-9-40.6-7-41.4-6.4-44.4L-5.2-51.2Q0-53 5.2-51.2L6.4-44.4"
        "C7-41.4 9-40.6 9.8-38C5-36.2-5-36.2-9.8-38.4Z"
    )
    body += path(cap, family.base, EDGE, 2) + line("M-9-39.8C-4-38 4-38 9-39.8", "#f8dd8a", 2.2)
    return body + line("M-4.4-42.6L-3.6-49", family.light, 2) + circle(0, -51.6, 1.6, gold, EDGE, 0.9)


def sage(family: Family) -> str:
    """A hooded cone with a long white beard, holding a book."""
    robe = "M-13.5 0C-14.5-12-11-26-1-41C9-26 14.5-12 13.5 0C6 2.4-6 2.4-13.5 0Z"
    body = _shadow(14) + _cloth(robe, family)
    body += path(
        "M0-33.5C-5.8-29-7.6-23.6-6.2-19C-3.6-16.4 3.6-16.4 6.2-19C7.6-23.6 5.8-29 0-33.5Z", family.skin, EDGE, 1.4
    )
    body += path(
        "M-6.5-21.6C-7.4-13-3.4-6.4 0-3.2C3.4-6.4 7.4-13 6.5-21.6C3-18.6-3-18.6-6.5-21.6Z", "#fbf6ea", EDGE, 1.1
    )
    body += line("M-2.4-16Q-1.6-11 0-7.4M2.6-15.4Q2.4-12 1.6-9.6", "#cfc6b4", 1)
    body += _eyes(-23.6, 2.5, brow=False) + line("M-4.6-26.2Q-2.6-27.4-1-26M1-26Q2.6-27.4 4.6-26.2", "#fbf6ea", 1.7)
    book = rect_book(family)
    return body + group(book, 6.6, -6, 1, -12) + line("M-9.8-5C-9.8-12-8-19-5.4-26", "#fff", 2, opacity=0.45)


def rect_book(family: Family) -> str:
    """A small gilt book in a sleeve."""
    leaf = path("M-5-4.4H4.4V4.4H-5Z", family.dark, EDGE, 1.3) + line("M-3.4-3V3M4-3.4V3.4", "#f8dd8a", 1)
    return leaf + circle(0.4, 0, 1.6, gold, EDGE, 0.6) + circle(-5.4, 1.6, 2.4, family.skin, EDGE, 1.2)


FIGURES = {"pasha": pasha, "merchant": merchant, "sage": sage}
BOXES = {"pasha": (56, 90, 26, 84), "merchant": (56, 64, 24, 58), "sage": (44, 52, 20, 46)}
"""Width, height and foot of each figure's picture."""
