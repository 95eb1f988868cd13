"""Signs: preferences on four medallions, skills on the eight-pointed star, symbols of events; round their origins.

A star is always a skill and a medallion always a preference; the outline alone tells which of the four it is.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from common.house import keel, onion
from emira.paints import EDGE, GOLD_PALE, SHADE
from palette import gold
from svg import circle, group, line, linear, path, points, rect, star

IVORY = "#fffaf0"
ROUND = "M0-23A23 23 0 1 1 0 23A23 23 0 1 1 0-23Z"
SHIELD = "M-21-21Q0-27 21-21V2C21 14 10 21 0 26C-10 21-21 14-21 2Z"
HEXAGON = points((25 * math.cos(math.pi * k / 3), 25 * math.sin(math.pi * k / 3)) for k in range(6))
EIGHT = star(0, 0, 25, 19.5, 8, -67.5)


def _medal(outline: str, light: str, dark: str, sign: str) -> str:
    return (
        group(path(outline, SHADE, opacity=0.5), 1.6, 2.6)
        + path(outline, linear(light, dark, to=(0.6, 1)), EDGE, 5)
        + path(outline, "none", gold, 2.8)
        + sign
    )


def mirror_sign(fill: str = IVORY) -> str:
    return circle(0, -4, 9.4, "none", fill, 3.6) + line("M0 6.6V16", fill, 4.8) + line("M-4-2L2-9", fill, 2.2)


def crown_sign(fill: str = IVORY) -> str:
    return path("M-13 8L-15-8L-7-2L0-13L7-2L15-8L13 8Z", fill) + rect(-13, 10.4, 26, 4.4, 1.5, fill)


def dome_sign(fill: str = IVORY, door: str = "#0d4a58") -> str:
    return path(onion(0, 4, 25, 22), fill) + rect(-13.4, 5.6, 26.8, 10.4, 1, fill) + path(keel(0, 16, 6.6, 9.4), door)


def coin_sign(fill: str = IVORY) -> str:
    return circle(0, 0, 10.6, "none", fill, 3.4) + path(star(0, 0, 6.4, 2.6, 4), fill)


def ladies_sign(fill: str = IVORY) -> str:
    one = path("M-9 14C-9 2-6-2-4.6-5C-6-12-3-16 0-16C3-16 6-12 4.6-5C6-2 9 2 9 14Z", fill, "#7a2a12", 2.2)
    return group(one, -9.6, 1, 0.8) + group(one, 9.6, 1, 0.8) + group(one, 0, 2)


PREFERENCES: dict[str, Callable[[], str]] = {
    "appearance": lambda: _medal(ROUND, "#ef7fa3", "#7c2450", mirror_sign()),
    "status": lambda: _medal(SHIELD, "#b48cf2", "#43248a", crown_sign()),
    "palace": lambda: _medal(keel(0, 23, 46, 50), "#39c2b4", "#0d5a63", group(dome_sign(), 0, 2)),
    "gold": lambda: _medal(HEXAGON, "#f0c552", "#7a4a10", coin_sign()),
    "princesses": lambda: _medal(
        points([(0, -27), (27, 0), (0, 27), (-27, 0)]), "#ff9d6a", "#7a2a12", group(ladies_sign(), 0, 1, 0.86)
    ),
}


def book_sign(fill: str = IVORY, ink: str = "#173a86") -> str:
    return path("M-13-9C-7-12-3-11 0-7.6C3-11 7-12 13-9V8.6C7 5.4 3 6.4 0 9.6C-3 6.4-7 5.4-13 8.6Z", fill) + line(
        "M0-7V9M-9-4Q-6-5-3.6-3M-9 1Q-6 0-3.6 2M9-4Q6-5 3.6-3M9 1Q6 0 3.6 2", ink, 1.8
    )


def key_sign(fill: str = IVORY) -> str:
    return circle(0, -7.6, 5.4, "none", fill, 3.6) + line("M0-2V13M1 6.6H6.6M1 12H5.6", fill, 3.6)


def bowl_sign(fill: str = IVORY) -> str:
    return (
        path("M-11-1H11C11 8.6 6.6 12 0 12C-6.6 12-11 8.6-11-1Z", fill)
        + line("M-13.4-1H13.4", fill, 3.2)
        + line("M-4.4-5C-7.4-8-2-9.4-4.4-14M4.4-5C1.4-8 6.8-9.4 4.4-14", fill, 2.4)
    )


def heart_sign(fill: str = IVORY) -> str:
    return path(
        "M0 12C-15.6 0-12.6-11.6-4.6-11.6C-1.6-11.6 0-9.6 0-7.4C0-9.6 1.6-11.6 4.6-11.6C12.6-11.6 15.6 0 0 12Z", fill
    )


SKILLS: dict[str, tuple[Callable[[str], str], str, str]] = {
    "intelligence": (book_sign, "#4a8df0", "#173a86"),
    "housekeeping": (key_sign, "#4fb477", "#14532f"),
    "cooking": (bowl_sign, "#f0913a", "#7d3a0c"),
    "romance": (heart_sign, "#e2527e", "#7c1640"),
}


def skill(name: str) -> str:
    """A skill there is: its sign on the lit star."""
    draw, light, dark = SKILLS[name]
    return _medal(EIGHT, light, dark, draw(IVORY))


def skill_missing(name: str, field: str = "#0a1136", rim: str = "#8fa0dd", ink: str = "#aab8ee") -> str:
    """A skill still wanted: the same star, dashed and hollow."""
    return path(EIGHT, field, rim, 2.4, stroke_dasharray="4 3") + SKILLS[name][0](ink)


def skill_wanted(name: str) -> str:
    """A skill still wanted, on parchment."""
    return skill_missing(name, "#fff8e4", "#7a5a2a", SKILLS[name][2])


# ------------------------------------------------------------------------------------------- symbols of events (R3)


def _seal(sign: str) -> str:
    rim = star(0, 0, 21, 18.4, 16)
    return (
        group(path(rim, SHADE, opacity=0.5), 1.4, 2.2)
        + path(rim, linear("#c9405c", "#6b1230", to=(0.7, 1)), EDGE, 2.2)
        + circle(0, 0, 15.4, "none", GOLD_PALE, 1.3)
        + sign
    )


CAMEL_SIGN = (
    "M-13 11V4C-15 0-14-4-10-5C-8-5-7-10-4-10C-1-10 0-5 3-4C5-4 6-7 6-10C6-13 8-14 10-13"
    "L14-11L13-8L10-7C10-3 9 1 8 4V11H5V5C2 7-4 7-8 5L-10 11Z"
)

SYMBOLS: dict[str, str] = {
    "bag": path(
        "M-4-6C-12 0-12 10-9 12C-4 14 4 14 9 12C12 10 12 0 4-6ZM-6-12L-4-8H4L6-12Q3-10 0-12Q-3-10-6-12Z", IVORY
    ),
    "camel": path(CAMEL_SIGN, IVORY),
    "omen": path("M-13 0C-7-9 7-9 13 0C7 9-7 9-13 0Z", IVORY)
    + circle(0, 0, 4.6, "#6b1230")
    + line("M-9-9L-11-12M0-11V-14M9-9L11-12", IVORY, 2.2),
    "arrivals": path(keel(0, 12, 19, 25), IVORY)
    + path("M-4 12C-4 5-2 4-1.4 2C-3-2-1.6-4 0-4S3-2 1.4 2C2 4 4 5 4 12Z", "#6b1230"),
    "income": circle(-4, 3, 7.6, IVORY)
    + circle(-4, 3, 4.4, "none", "#6b1230", 1.7)
    + line("M9 10V-9M4.4-4L9-9.6L13.6-4", IVORY, 2.8),
    "caravans": group(path(CAMEL_SIGN, IVORY), -5, -3, 0.74) + group(path(CAMEL_SIGN, IVORY), 5, 5, 0.74),
    "status": crown_sign(),
}


def symbol(name: str) -> str:
    """The seal of a group of events that exclude each other."""
    return _seal(group(SYMBOLS[name], scale=0.92))


# ------------------------------------------------------------------------------------------------------ other signs
