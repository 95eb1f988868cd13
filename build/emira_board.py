"""The places of Emira's table, for maps/emira.tmx: an arcade in the middle, rivals above, the own household below.

Everything is written in logical units of a window of 1920 by 1080. Niches bear the names of the six actions.
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

BACKDROPS = (
    ("sky", 0, 16, 1080, 1080),
    ("stars", 0, 240, 240, 1080),
    ("dunes", 760, 960, 320, 320),
    ("bar", 0, 112, 60, 74),
)
"""What the night is made of, repeated over a band: name, y, width and height of the picture, height of the band."""

NICHES = (
    ("small_caravan", 38),
    ("large_caravan", 211),
    ("appearance", 384),
    ("status", 918),
    ("palace", 1091),
    ("camel", 1264),
)
TRACKS = ("small_slow", "small_fast", "large_slow", "large_fast")
COUNTERS = ("beauty", "manners", "attire")


def bars() -> Places:
    """The bands of the night, the bar at the top, the rivals, and the rail on the right."""
    for name, y, _, _, high in BACKDROPS:
        yield f"band/{name}", Box(0, y, 1920, high)
    yield "wordmark", Box(16, 9, 234, 56)
    yield "ribbon", Box(262, 8, 1074, 58)
    yield "buttons", Box(1350, 13, 554, 48)
    yield "main", Box(24, 80, 1416, 624)
    yield "rivals", Box(24, 80, 1416, 176)
    yield "rail", Box(1464, 80, 432, 624)
    yield "decision", Box(1464, 80, 432, 416)
    yield "log", Box(1464, 508, 432, 196)


def stage() -> Places:
    """The arcade: three niches, the princess under the great arch, three niches; below them what she looks at."""
    yield "stage", Box(24, 264, 1416, 440)
    for name, x in NICHES:
        yield name, Box(x, 274, 162, 258)
    yield "arch", Box(567, 266, 330, 284)
    yield "plate", Box(564, 538, 336, 158)
    yield "standing", Box(38, 540, 508, 156)
    yield "waiting", Box(918, 540, 274, 156)
    yield "decks", Box(1204, 540, 222, 156)


def household() -> Places:
    """What lies before the seat that looks on."""
    home = Box(24, 716, 1872, 352)
    yield "household", home
    yield "rooms", home.part(14, 48, 566, 294)
    yield "tracks", home.part(600, 10, 398, 334)
    for number, track in enumerate(TRACKS):
        yield track, home.part(600, 48 + 74 * number, 398, 66)
    yield "looks", home.part(1018, 10, 384, 334)
    for number, counter in enumerate(COUNTERS):
        yield counter, home.part(1018 + 96 * number, 52, 90, 60)
    yield "trio", home.part(1306, 52, 90, 60)
    yield "cards", home.part(1018, 126, 212, 76)
    yield "sections", home.part(1238, 126, 158, 76)
    yield "camels", home.part(1018, 216, 378, 70)
    yield "breed", home.part(1018, 292, 378, 48)
    yield "purse", home.part(1424, 14, 434, 78)
    yield "goal", home.part(1424, 102, 206, 240)
    yield "hand", home.part(1644, 102, 214, 240)


def emira() -> dict[str, Box]:
    """All places of the map."""
    return {**dict(bars()), **dict(stage()), **dict(household())}
