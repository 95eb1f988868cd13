"""Emblems of the titles of the guilds of Intrigue, Military and Lore, in a box from −22 to 22."""

from __future__ import annotations

from collections.abc import Callable

from alrashid.paints import EDGE, LEAF_LIGHT, ivory_flat, lapis, vermilion
from palette import VERMILION, coin, gold, steel
from svg import bar, circle, ellipse, group, line, linear, path, rect, star

WOOD, WOOD_DARK = "#a8713a", "#6b3f1c"
_glow = linear("#fff3b0", "#f08a1c", "#c4341c")


def smuggler() -> str:
    """A rowing boat with bales under a crescent moon."""
    moon = path("M12-20A9 9 0 1 0 20-7A7 7 0 1 1 12-20Z", LEAF_LIGHT, EDGE, 1.5)
    bales = rect(-13, -5, 11, 11, 2, "#c9a06a", EDGE, 1.8) + rect(-3, -9, 11, 14, 2, "#d8b27c", EDGE, 1.8)
    bales += line("M-13 0H-2M-7.5-5V5M-3-2H8M2.5-9V5", WOOD_DARK, 1.3)
    hull = path("M-21 4C-14 7 10 7 21 2C18 14 10 17 0 17C-12 17-18 14-21 4Z", WOOD, EDGE, 2)
    return moon + bales + hull + line("M-18 9C-8 12 8 12 17 8", "#e0b06a", 1.4) + bar("M6 0L18 19", WOOD, 2, EDGE, 1.2)


def plotter() -> str:
    """A dagger through a map."""
    leaf = path("M-17-8L-4-13L5-8L17-13V11L5 16L-4 11L-17 16Z", ivory_flat, EDGE, 1.9)
    leaf += line("M-4-13V11M5-8V16", "#b79a62", 1.3) + line(
        "M-13 8Q-6-2 0 6T13 2", VERMILION, 1.6, stroke_dasharray="3 2.4"
    )
    blade = path("M-2-6H2V8L0 15L-2 8Z", steel, EDGE, 1.5) + bar("M-7-7H7", "#f0c552", 2.6, EDGE, 1.3)
    return leaf + group(
        blade + bar("M0-8V-16", "#5c1d18", 3.4, EDGE, 1.3) + circle(0, -18, 2.8, coin, EDGE, 1.4), 2, 0, 1, 24
    )


def informer() -> str:
    """An eye behind a keyhole."""
    plate = path("M-15-18H15V18H-15Z", gold, EDGE, 2) + rect(-11.4, -14.4, 22.8, 28.8, 2, "none", "#8a5a14", 1.3)
    hole = path("M0-11A8 8 0 0 1 5 3L8 13H-8L-5 3A8 8 0 0 1 0-11Z", "#1c0e04", EDGE, 1.5)
    return (
        plate
        + hole
        + group(
            path("M-7 0Q0-6 7 0Q0 6-7 0Z", "#fffaf0") + circle(0, 0, 2.8, "#1a8f8c") + circle(0, 0, 1.2, EDGE),
            0,
            -3,
            0.92,
        )
    )


def impostor() -> str:
    """A smiling mask held before a hood."""
    hood = path("M-4 20C-14 18-14-18 4-20C20-18 20 16 14 20Z", "#3b343c", EDGE, 2) + path(
        "M3-13C12-12 13 4 8 12C4 8 2-4 3-13Z", "#1c0e04"
    )
    mask = path("M-19-10C-14-15-2-15 4-11C5 2 1 12-8 15C-16 11-20 2-19-10Z", ivory_flat, EDGE, 2)
    mask += path("M-15-5Q-11-9-8-5Q-11-3-15-5ZM-4-5Q-1-8 2-4Q-1-3-4-5Z", EDGE) + path(
        "M-13 4Q-7 9-1 4Q-7 14-13 4Z", VERMILION, EDGE, 1.2
    )
    return hood + mask + bar("M-7 15V21", "#d9a441", 2, EDGE, 1.2)


def strategist() -> str:
    """A rook and a horse of the chessboard."""
    board = path("M-20 12H20L16 20H-16Z", WOOD, EDGE, 1.8) + path("M-10 12h7l-1 8h-7ZM4 12h7l-1 8h-7Z", "#f2dcb4")
    horse = "M-13 12C-13 4-8 2-8-3C-12-1-15 0-17-2C-17-7-11-11-9-16L-6-12C2-13 5-4 3 12Z"
    rook = path("M6 12L7.4-1H6V-7H9V-4.6H11V-7H14V-4.6H16V-7H19V-1H17.6L19 12Z", VERMILION, EDGE, 1.8)
    return (
        board
        + rook
        + path(horse, ivory_flat, EDGE, 2)
        + circle(-9, -7.6, 1.3, EDGE)
        + line("M-4-9C1-6 1 2 0 9", "#b79a62", 1.6)
    )


def recruiter() -> str:
    """A kettledrum with its sticks before a banner."""
    pole = bar("M-11 12V-20", WOOD, 2, EDGE, 1.2) + path("M-10-20H14L8-13.5L14-7H-10Z", vermilion, EDGE, 1.8)
    pole += path(star(0, -13.5, 4.4, 2.2, 8), LEAF_LIGHT)
    drum = path("M-15 2H15C15 12 8 19 0 19S-15 12-15 2Z", WOOD, EDGE, 2) + line(
        "M-12 5L-5 17M-4 5L0 18M5 5L1 18M12 5L6 17", "#f8dd8a", 1.3
    )
    drum += ellipse(0, 2, 15, 4.6, ivory_flat, EDGE, 1.9)
    return pole + drum + bar("M4 0L20-10M-5 1L-19-6", WOOD, 2, EDGE, 1.1)


def raider() -> str:
    """A torch and a curved sabre."""
    sabre = path("M-16 17C-4 15 10 4 14-16C18 2 8 16-8 21Z", steel, EDGE, 1.8) + bar(
        "M-15 12L-10 20", "#f0c552", 2.6, EDGE, 1.3
    )
    sabre += bar("M-14 17L-20 21", WOOD_DARK, 3, EDGE, 1.2)
    torch = bar("M-4 2L10 19", WOOD, 3.4, EDGE, 1.3)
    flame = path("M-6 3C-16-3-12-12-10-20C-7-16-5-16-4-19C0-14 2-8-1 1Z", _glow, EDGE, 1.7)
    return sabre + torch + flame + path("M-6-1C-10-5-8-9-7-12C-4-8-3-4-6-1Z", "#fff3b0")


def negotiator() -> str:
    """An olive branch tied to a sheathed sword."""
    sheath = path("M-4-6H4V16L0 21L-4 16Z", "#86190f", EDGE, 1.8) + rect(-4, 12, 8, 3, 0, gold, EDGE, 1)
    hilt = (
        bar("M-9-7H9", "#f0c552", 3, EDGE, 1.3)
        + bar("M0-9V-16", "#6b3f1c", 3, EDGE, 1.2)
        + circle(0, -18, 3, coin, EDGE, 1.4)
    )
    leaf = path("M0 0C3-4 9-4 11 0C8 3 3 3 0 0Z", "#7fae4a", "#2c4a1c", 1.3)
    places = ((-6, 10, -160), (-9, 4, -120), (6, 10, -20), (9, 4, -60), (-12, -1, -150), (12, -1, -30))
    branch = line("M0 14C-10 10-14 2-15-6M0 14C10 10 14 2 15-6", "#4a6a2a", 2)
    return (
        branch
        + "".join(group(leaf, x, y, 1, turn) for x, y, turn in places)
        + sheath
        + hilt
        + line("M-6 5H6M-6 8H6", "#fffaf0", 2)
    )


def lore_master() -> str:
    """An open book under a star."""
    body = path("M0-2C-6-7-14-8-20-6V15C-14 13-6 14 0 19C6 14 14 13 20 15V-6C14-8 6-7 0-2Z", "#6b3f1c", EDGE, 2)
    body += path(
        "M0-3C-6-8-12-8.6-17.4-7.4V11.6C-12 10.4-5 11.4 0 16C5 11.4 12 10.4 17.4 11.6V-7.4C12-8.6 6-8 0-3Z",
        ivory_flat,
        EDGE,
        1.5,
    )
    body += line("M0-3V16", EDGE, 1.3) + line(
        "M-13-3Q-8-4-4 0M-13 1.6Q-8 .6-4 4.6M13-3Q8-4 4 0M13 1.6Q8 .6 4 4.6M-13 6Q-8 5-4 9M13 6Q8 5 4 9", "#8d7447", 1.4
    )
    return body + path(star(0, -14, 7.4, 3.4, 8), gold, EDGE, 1.5)


def enchanter() -> str:
    """A brass lamp and its smoke."""
    smoke = "M13-2C21-7 9-10 15-15C18-18 13-20 9-21C6-19 8-16 6-13C3-9 10-7 7-3Z"
    lamp = path("M-20 2C-15-1-11-1-8-3C-4-6 8-6 11-2L19-4C17 5 11 13 3 13H-4C-12 13-16 8-20 2Z", gold, EDGE, 2)
    lamp += path("M-7-4C-5-9 5-9 7-4Z", gold, EDGE, 1.6) + circle(0, -10, 2.2, coin, EDGE, 1.3)
    lamp += path("M-8 13H8L11 19H-11Z", gold, EDGE, 1.7) + path("M-15 3A6 6 0 1 0-8 10", "none", EDGE, 1.6)
    return path(smoke, "#b9a6e0", "#4a2f7a", 1.5, opacity=0.9) + lamp + line("M-8 4C-2 7 6 6 11 2", "#fff3b8", 1.6)


def diplomat() -> str:
    """A letter with ribbons and two seals."""
    leaf = rect(-18, -13, 36, 24, 2, ivory_flat, EDGE, 2) + path("M-18-13L0 2L18-13", "none", EDGE, 1.7)
    leaf += line("M-13 6L-6-1M13 6L6-1", "#b79a62", 1.3)
    tails = path("M-9 6L-12 20L-8 17L-5 20L-3 8ZM9 6L12 20L8 17L5 20L3 8Z", VERMILION, EDGE, 1.4)
    seals = circle(-6, 6, 5.8, vermilion, EDGE, 1.6) + circle(6, 6, 5.8, lapis, EDGE, 1.6)
    return leaf + tails + seals + path(star(-6, 6, 3.2, 1.5, 6), LEAF_LIGHT) + path(star(6, 6, 3.2, 1.5, 6), LEAF_LIGHT)


def banker() -> str:
    """Piles of coins on a note."""
    leaf = path("M-20 6L12 2L20 14L-13 20Z", ivory_flat, EDGE, 1.8) + line("M-12 11L8 8M-10 15L10 12", "#8d7447", 1.4)
    body = leaf
    for x, base, count in ((-9, 9, 4), (6, 8, 6)):
        for k in range(count):
            body += ellipse(x, base - 4 * k, 8.4, 3.8, gold if k < count - 1 else coin, EDGE, 1.6)
    return body + path(star(6, -12, 4.2, 2, 8), "#8a5a14") + path(star(-9, -3, 4.2, 2, 8), "#8a5a14")


EMBLEMS: dict[str, Callable[[], str]] = {
    f.__name__: f
    for f in (
        smuggler, plotter, informer, impostor, strategist, recruiter, raider, negotiator, lore_master, enchanter,
        diplomat, banker,
    )
}  # fmt: skip
