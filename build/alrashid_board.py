"""The places of Al Rashid's table, for maps/alrashid.tmx: rivals on the left, lands and city in the middle, own strip.

Everything is written in logical units of a window of 1920 by 1080. Lands and palaces bear their rule ids.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    def part(self, x: float, y: float, w: float, h: float) -> Box:
        """A box given from the upper left corner of this one."""
        return Box(self.x + x, self.y + y, w, h)


Places = Iterator[tuple[str, Box]]

LANDS = (
    ("frank", 492, 106),
    ("rum", 791, 106),
    ("khorasan", 1090, 106),
    ("sin", 1389, 106),
    ("ifriqiya", 500, 331),
    ("arabia", 838, 331),
    ("hind", 1240, 331),
)
"""Name, middle and top of each land."""

PALACES = ("intrigue", "military", "lore", "trade", "politics", "caliph")
OUTLINE = 286, 216
CITY = Box(346, 556, 1192, 294)


def frame() -> Places:
    """The bar at the top and the columns at the sides."""
    yield "wordmark", Box(16, 8, 300, 68)
    yield "ribbon", Box(328, 8, 1084, 68)
    yield "buttons", Box(1426, 14, 478, 56)
    yield "order", Box(16, 84, 300, 66)
    yield "rivals", Box(16, 158, 300, 710)
    yield "desk", Box(1568, 84, 336, 552)
    yield "log", Box(1568, 648, 336, 420)


def board() -> Places:
    """The map of the seven lands and the city of six palaces."""
    yield "board", Box(328, 84, 1228, 784)
    yield "map", Box(346, 102, 1192, 446)
    yield "city", CITY
    yield "crisis", Box(1453, 338, 76, 132)
    yield "baghdad", Box(1000, 400, 78, 78)
    for name, middle, top in LANDS:
        yield name, Box(middle - OUTLINE[0] / 2, top, *OUTLINE)
    wide = CITY.w / len(PALACES)
    for number, name in enumerate(PALACES):
        yield name, CITY.part(number * wide, 0, wide, CITY.h)


def strip() -> Places:
    """What lies before the seat that looks on."""
    home = Box(16, 880, 1540, 188)
    yield "strip", home
    yield "identity", home.part(14, 12, 156, 164)
    yield "family", home.part(186, 12, 236, 164)
    yield "wares", home.part(436, 12, 318, 164)
    yield "notes", home.part(766, 12, 70, 164)
    yield "mercenaries", home.part(848, 12, 176, 164)
    yield "honor", home.part(1036, 12, 104, 164)
    yield "titles", home.part(1152, 12, 376, 164)


def alrashid() -> dict[str, Box]:
    """All places of the map."""
    return {**dict(frame()), **dict(board()), **dict(strip())}
