"""`python build/boards.py`: draw up the Tiled maps of all boxes in maps/, the same bytes every time.

Everything is written in logical units of a window of 1920 by 1080; the maps are twice as large, as the pictures are.
Moving something for good is done here; Tiled is for looking, trying and measuring.

The places of Emira stand in emira_board.py, those of Al Rashid in alrashid_board.py. In Crown of Emara a rondel has
four quadrants, clockwise from the upper left. In the map the locations lie in the printed order; a game lays each of
them on the quadrant its ring gives it, parts and all.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import quoteattr

MAPS = Path(__file__).resolve().parents[1] / "maps"
WIDE, HIGH, TILE = 1920, 1080, 20

COUNTRYSIDE = ("forest", "grainfield", "quarry", "weaving_mill")
TOWN = ("castle", "cathedral", "construction_site", "market")
RESOURCES = ("wood", "grain", "stone", "cloth")
GOODS = (*RESOURCES, "bread", "book", "ring", "coin")
RANKS = ("duke", "marquess", "prince", "count", "baron")
BACKDROPS = (
    ("cloth", 150, 144, 144, 620),
    ("oak", 766, 512, 256, 314),
    ("skyline", 72, 960, 72, 72),
    ("wall", 103, 480, 64, 64),
    ("beam", 0, 512, 76, 76),
    ("braid", 764, 128, 16, 16),
)
"""What the table is made of, repeated over a band: name, y, width and height of the picture, height of the band."""


STRIP = 256
CELLS = {
    "castle": (
        *((f"gift_{good}", 2 + 40 * number, 39) for number, good in enumerate(RESOURCES)),
        ("castle/reward", 162, 32),
        ("castle/book", 195, 59),
    ),
    "cathedral": (
        *((f"donation_{good}", 2 + 40 * number, 39) for number, good in enumerate(RESOURCES)),
        ("cathedral/reward", 162, 38),
        ("favors", 204, 48),
    ),
    "construction_site": (
        ("construction_site/stone", 2, 84),
        ("delivery_stone", 54, 30),
        ("construction_site/bread", 87, 55),
        ("delivery_bread", 111, 30),
        ("construction_site/wood/1", 143, 51),
        ("construction_site/wood/3", 195, 59),
    ),
    "market": (
        ("market/book", 1, 30),
        *((f"market/books/{count}", 31 * count, 30) for count in range(1, 6)),
        ("market/coin", 190, 64),
    ),
}
"""What is printed on the strip of each location of the town: name, start and width."""


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def part(self, x: float, y: float, w: float, h: float) -> Box:
        """A box given from the upper left corner of this one."""
        return Box(self.x + x, self.y + y, w, h)


Places = Iterator[tuple[str, Box]]

MIDDLE = Box(16, 188, 1888, 568)
SEAM = 6
ROAD = 116
LEFT, RIGHT = "left", "right"


class Corner(NamedTuple):
    """A quadrant's box and where its outer side lies."""

    box: Box
    outer: str
    top: bool

    def across(self, start: float, wide: float) -> float:
        """The x of something `start` away from the outer side."""
        return self.box.x + start if self.outer == LEFT else self.box.right - start - wide

    def down(self, start: float, high: float) -> float:
        """The y of something `start` away from the outer edge."""
        return self.box.y + start if self.top else self.box.bottom - start - high

    def at(self, across: float, down: float, wide: float, high: float) -> Box:
        return Box(self.across(across, wide), self.down(down, high), wide, high)


def corners(rondel: Box) -> list[Corner]:
    """The four quadrants, clockwise from the upper left."""
    wide, high = (rondel.w - SEAM) / 2, (rondel.h - SEAM) / 2
    right, low = rondel.x + wide + SEAM, rondel.y + high + SEAM
    return [
        Corner(Box(rondel.x, rondel.y, wide, high), LEFT, True),
        Corner(Box(right, rondel.y, wide, high), RIGHT, True),
        Corner(Box(right, low, wide, high), RIGHT, False),
        Corner(Box(rondel.x, low, wide, high), LEFT, False),
    ]


def rondel(name: str, box: Box, sites: tuple[str, ...], huts: bool, court: bool) -> Places:
    """The box, the ring road and the quadrants of a rondel, each with room for huts, for a court, or for both."""
    yield name, box
    yield f"{name}/road", Box(box.x + box.w / 2 - ROAD, box.y + box.h / 2 - ROAD, 2 * ROAD, 2 * ROAD)
    for site, corner in zip(sites, corners(box), strict=True):
        yield site, corner.box
        yield f"{site}/plate", corner.at(10, 8, min(250, corner.box.w - 14), 34)
        if huts:
            yield from field(site, corner)
        if court:
            yield from quarter(site, corner)


def field(site: str, corner: Corner) -> Places:
    """Three huts in the outer column and the place of the picture's subject (124 by 170)."""
    for number in range(3):
        start = 46 + 77 * number if corner.top else 44 + 77 * (2 - number)
        yield f"{site}/hut/{number + 1}", corner.at(11, start, 68, 75)
    room = corner.box.w - 80
    yield f"{site}/view/field", corner.at(80 + (room - 124) / 2, 44 if corner.top else 22, 124, 170)


def quarter(site: str, corner: Corner) -> Places:
    """Two advisors on the outer side, the strip of what can be done beside the seam, and the picture's subject."""
    near, far = corner.across(10, 104), corner.across(118, 104)
    for number, x in enumerate(sorted((near, far)), 1):
        yield f"{site}/court/{number}", Box(x, corner.down(46, 180), 104, 180)
    yield f"{site}/strip", corner.at(3, 231, min(STRIP, corner.box.w - 64), 44)
    yield f"{site}/discards", corner.at(corner.box.w - 46, 8, 38, 38)
    yield f"{site}/view/quarter", corner.at(min(222, corner.box.w - 100), 34 if corner.top else 22, 124, 170)


def works(town: dict[str, Box]) -> Places:
    """What can be done in the town, as cells of its strips: name of a cell, where it begins, how wide it is."""
    for site, cells in CELLS.items():
        strip = town[f"{site}/strip"]
        unit = strip.w / STRIP
        for name, start, wide in cells:
            yield name, strip.part(start * unit, 2, wide * unit, strip.h - 4)


def frame() -> Places:
    """The bars at the top and the columns at the sides."""
    for name, y, _, _, high in BACKDROPS:
        yield f"band/{name}", Box(0, y, WIDE, high)
    yield "wordmark", Box(16, 9, 306, 56)
    yield "ribbon", Box(336, 8, 1074, 58)
    yield "buttons", Box(1426, 13, 478, 48)
    yield "wall", Box(0, 78, WIDE, 98)
    yield "track", Box(132, 78, 1756, 98)
    yield "rivals", Box(16, 188, 296, 568)
    yield "chronicle", Box(1572, 188, 332, 318)
    nobility = Box(1572, 516, 332, 240)
    yield "nobility", nobility
    for number, rank in enumerate(RANKS):
        yield rank, nobility.part(10, 45 + 38 * number, 312, 36)


def own_board() -> Places:
    """What lies before the seat that looks on."""
    yield "board", Box(16, 776, 1888, 290)
    yield "banner", Box(20, 782, 188, 282)
    goods = Box(224, 782, 300, 276)
    yield "goods", goods
    for number, good in enumerate(GOODS):
        yield good, goods.part(10 + number % 4 * 71, 36 + number // 4 * 85, 67, 80)
    yield "own_favors", goods.part(10, 205, 280, 65)
    craftsmen = Box(536, 782, 258, 118)
    yield "craftsmen", craftsmen
    for number in range(4):
        yield f"craftsman/{number + 1}", craftsmen.part(12 + 60 * number, 36, 54, 72)
    yield "advisors", Box(536, 910, 258, 148)
    slots = Box(806, 782, 322, 276)
    yield "slots", slots
    for number in range(3):
        yield f"slot/{number + 1}", slots.part(10 + 102 * number, 36, 98, 230)
    yield "stack", Box(1596, 784, 34, 48)
    yield "played", Box(1462, 784, 34, 48)
    yield "hand", Box(1144, 836, 492, 222)
    yield "hand_head", Box(1144, 784, 492, 48)
    yield "full_hand", Box(1142, 782, 500, 276)
    actions = Box(1656, 782, 240, 276)
    yield "actions", actions
    for number, name in enumerate(("rank", "hire", "recruit")):
        yield f"action/{name}", actions.part(0, 34 + 54 * number, actions.w, 48)
    yield "action/end", actions.part(0, 206, actions.w, 68)


def crown(mixed: bool) -> dict[str, Box]:
    """All places of the map; on mixed boards both rondels are of one size and every quadrant takes either kind."""
    wide = (606, 606) if mixed else (514, 698)
    country = Box(330, MIDDLE.y, wide[0], MIDDLE.h)
    town = Box(country.right + 14, MIDDLE.y, wide[1], MIDDLE.h)
    quarters = dict(rondel("town", town, TOWN, huts=mixed, court=True))
    fields = dict(rondel("countryside", country, COUNTRYSIDE, huts=True, court=mixed))
    return {**dict(frame()), **fields, **quarters, **dict(works(quarters)), **dict(own_board())}


def _head(places: int) -> str:
    return (
        f'<map version="1.10" orientation="orthogonal" renderorder="right-down" width="{2 * WIDE // TILE}" '
        f'height="{2 * HIGH // TILE}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" nextlayerid="99" '
        f'nextobjectid="{places + 1}">'
    )


def written(
    places: Mapping[str, tuple[float, ...]],
    box: str = "crown",
    backdrops: tuple[tuple[str, float, float, float, float], ...] = BACKDROPS,
) -> str:
    """The map of a box as text; every place is x, y, width and height."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        _head(len(places)),
        ' <properties>\n  <property name="unit" type="float" value="0.5"/>\n </properties>',
    ]
    for depth, (name, y, w, h, _) in enumerate(backdrops):
        lines.append(
            f' <imagelayer id="{depth + 1}" name="{name}" offsetx="0" offsety="{2 * y}" repeatx="1">\n'
            f'  <image source="../sprites/{box}/table/{name}.webp" width="{2 * w}" height="{2 * h}"/>\n'
            f'  <properties>\n   <property name="z" type="int" value="{depth}"/>\n  </properties>\n </imagelayer>'
        )
    lines.append(f' <objectgroup id="{len(backdrops) + 1}" name="places">')
    for number, (name, place) in enumerate(places.items(), 1):
        left, top, wide, high = (f"{2 * length:g}" for length in place)
        lines.append(
            f'  <object id="{number}" name={quoteattr(name)} x="{left}" y="{top}" width="{wide}" height="{high}"/>'
        )
    lines.append(" </objectgroup>\n</map>\n")
    return "\n".join(lines)


def emira() -> str:
    """The map of Emira as text."""
    board: dict[str, Any] = runpy.run_path(str(Path(__file__).with_name("emira_board.py")))
    return written(board["emira"](), "emira", board["BACKDROPS"])


def alrashid() -> str:
    """The map of Al Rashid as text; its places stand in alrashid_board.py."""
    board: dict[str, Any] = runpy.run_path(str(Path(__file__).with_name("alrashid_board.py")))
    return written(board["alrashid"](), "alrashid", ())


def main() -> int:
    MAPS.mkdir(exist_ok=True)
    for name, mixed in (("crown", False), ("crown_mixed", True)):
        (MAPS / f"{name}.tmx").write_text(written(crown(mixed)), "utf-8")
    (MAPS / "emira.tmx").write_text(emira(), "utf-8")
    (MAPS / "alrashid.tmx").write_text(alrashid(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
