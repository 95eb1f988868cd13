"""The goods, drawn in a box from −24 to 24: eight outlines that differ even as black shapes."""

from __future__ import annotations

from palette import GOLD, LINE, coin, timber
from svg import bar, circle, ellipse, group, line, path, rect, star

WOOD, GRAIN, STONE, CLOTH = "#b9793f", "#f6ce52", "#aeaca6", "#8a4c97"


def _log(x: float, y: float) -> str:
    bark = rect(-17, -7.5, 34, 15, 7.5, timber, LINE) + line("M-5-3.6h14M-1 3.4h13", "#5b3314", 1.8)
    end = ellipse(-12, 0, 6, 7.5, "#f2d29b", LINE) + ellipse(-12, 0, 3.2, 4.2, "none", "#b57f45", 1.5)
    return group(bark + line("M-4-5.6h12", "#d9a067", 1.4, opacity=0.9) + end + circle(-12, 0, 0.9, "#a9713a"), x, y)


def wood() -> str:
    """Two logs with round ends."""
    return _log(3, -8) + _log(-2, 8)


def grain() -> str:
    """A tied fan of ears."""
    ears = ""
    for turn, dx in ((-30, -3), (30, 3), (-15, -1.4), (15, 1.4), (0, 0)):
        corns = "".join(
            group(ellipse(0, 0, 3, 4.7, GRAIN, LINE, 1.5), x, -9.5 - 6 * k, rotate=7 * x)
            for k in (0, 1)
            for x in (-3, 3)
        )
        tip = ellipse(0, -23.4, 2.8, 5, GRAIN, LINE, 1.5) + line("M-1-25V-20", "#fff3b8", 1.2)
        ears += group(bar("M0 12V-8", "#c9962f", 2.2, LINE, 1.1) + corns + tip, dx, 8, rotate=turn)
    return ears + path("M-8 7Q0 12 8 7L7 13.6Q0 18-7 13.6Z", "#b3402e", LINE, 2)


def stone() -> str:
    """A squared block, lit on top."""
    return (
        path("M-20-5L-4-15L20-7V9L4 19L-20 11Z", "#85847f", LINE)
        + path("M-20-5L-4-15L20-7L4 3Z", "#dddbd4")
        + path("M-20-5L4 3V19L-20 11Z", STONE)
        + path("M-20-5L-4-15L20-7V9L4 19L-20 11ZM-20-5L4 3L20-7M4 3V19", "none", LINE)
        + line("M-14 2.4l5 2M-9 8.4l6 2M9 4.4l5-3", "#6d6b66", 1.6)
        + line("M-11-7L-5-11", "#fff", 1.8, opacity=0.8)
    )


def cloth() -> str:
    """A bolt of purple cloth, its end hanging down with a fringe."""
    return (
        path("M-14-12H15V10Q12 15 8 11Q4 16 0 11Q-4 16-7 11Q-11 15-14 10Z", CLOTH, LINE)
        + path("M4-10H14V10Q12 14 8 11Q6 13 4 13Z", "#5f2f6c", opacity=0.45)
        + line("M-7-7V10M1-7V10M9-7V10", "#e9c6ef", 2.2, stroke_dasharray="4 4")
        + rect(-20, -18, 40, 12, 6, "#a768b4", LINE)
        + line("M-13-14.4H12", "#e9c6ef", 2)
        + circle(17, -12, 3, "#f3dcf5", LINE, 1.5)
    )


def bread() -> str:
    """A round-topped loaf with three cuts."""
    return (
        path("M-21 8C-22-8-10-14 0-14S22-8 21 8Q20 13 14 13H-14Q-20 13-21 8Z", "#d08a3c", LINE)
        + path("M4-13C16-12 21-6 20 8Q19 12 14 12H2C12 6 12-4 4-13Z", "#8f5218", opacity=0.4)
        + line("M-17 3C-16-7-8-10 0-10", "#f0bd74", 3.6)
        + line("M-11-4L-6 5M-2-6L3 3M8-5L12 3", "#fbe4b4", 3.2)
    )


def book() -> str:
    """A green book with white leaves and a golden lozenge."""
    return (
        path("M-15-17H13Q17-17 17-13V17H-11Q-17 17-17 12V-13Q-17-17-15-17Z", "#2f6b5c", LINE)
        + path("M-16 12Q-16 8-11 8H17V16H-11Q-16 16-16 12Z", "#fbf0d2", LINE, 1.8)
        + line("M-10 12H15", "#b79f6c", 1.2)
        + line("M-10-16V7", "#1d4a3f", 2.2)
        + path("M4-13L11-5L4 3L-3-5Z", GOLD, LINE, 1.5)
        + line("M-6.4-13.4H-5M11-13.4H13", "#7fb8a6", 1.8)
    )


def ring() -> str:
    """A signet ring with a red stone."""
    return (
        circle(0, 6, 13, "none", LINE, 8.6)
        + circle(0, 6, 13, "none", "#e6b443", 4.6)
        + line("M9 15.6A13 13 0 0 1-3 18.7", "#9c6416", 2.4)
        + line("M-9.6-1A12.5 12.5 0 0 0-11.4 11", "#fff0ae", 2.2)
        + path("M-10-14L-5-20H5L10-14L0-3Z", "#c8323a", LINE)
        + path("M0-3L3-14H10Z", "#7d1520", opacity=0.6)
        + path("M-10-14H10M-5-20L-3-14L0-3L3-14L5-20", "none", "#ffb9a8", 1.2)
    )


def gold_coin() -> str:
    """A coin with a crown struck on it."""
    return (
        circle(0, 0, 19, coin, LINE)
        + circle(0, 0, 14.6, "none", "#8a5a14", 1.6)
        + path("M-9 7L-10.5-5L-5 0L0-8L5 0L10.5-5L9 7Z", "#8d5a14")
        + line("M-6.4 4.4H6.4", "#f8dd8a", 1.4)
        + line("M-14-8.4A16.5 16.5 0 0 1-3-16.2", "#fffbe0", 2.4)
    )


def any_resource() -> str:
    """One of the four resources: a wheel of the four colours, each with the mark of its kind."""
    quarters = (
        ("M0 0V-17A17 17 0 0 1 17 0Z", "#b9793f"),
        ("M0 0H17A17 17 0 0 1 0 17Z", GRAIN),
        ("M0 0V17A17 17 0 0 1-17 0Z", "#c4c2bb"),
        ("M0 0H-17A17 17 0 0 1 0-17Z", CLOTH),
    )
    marks = (
        circle(7, -7.4, 3.2, "#f2d29b", LINE, 1.3)
        + line("M7 3.6V11M4.2 6.4L7 8.6L9.8 6.4", "#7a4f0c", 1.7)
        + rect(-11, 4.4, 8, 6, 0.6, "#eceae4", LINE, 1.3)
        + line("M-11-9H-3M-11-5.4H-3", "#f1d9f5", 1.7, stroke_dasharray="2.2 2")
    )
    wheel = "".join(path(d, colour) for d, colour in quarters)
    return wheel + path("M-17 0H17M0-17V17", "none", LINE, 1.6) + marks + circle(0, 0, 17, "none", LINE, 2.4)


def favor() -> str:
    """A favor token: a sealed rosette."""
    lobes = "".join(circle(0, -17, 4.6, "#efe0bf", LINE, 2, transform=f"rotate({30 * k})") for k in range(12))
    return (
        lobes
        + circle(0, 0, 17.4, "#f4e7c6")
        + circle(0, 0, 14, "none", "#a57a34", 1.8, stroke_dasharray="3 2.4")
        + path(star(0, 0.6, 11, 4.6), "#b3402e", LINE, 1.4)
        + path("M0-10.4L2.6-3.2L0 .6Z", "#e8765c")
    )


SHAPES = {
    "wood": wood,
    "grain": grain,
    "stone": stone,
    "cloth": cloth,
    "bread": bread,
    "book": book,
    "ring": ring,
    "coin": gold_coin,
    "any": any_resource,
    "favor": favor,
}


def good(kind: str, x: float = 0, y: float = 0, scale: float = 1.0) -> str:
    """The good `kind` round (x, y), 48 units across at scale 1."""
    return group(SHAPES[kind](), x, y, scale)
