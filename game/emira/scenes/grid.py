"""The grid of the screen: the places of the map, stretched for a window of any width and UI scale.

The arcade with the rivals above it is the main column, the decision and the log are the rail on its right; below lies
the own household over the whole width. In a very wide window the rail splits in two, the log
beside the decision.
"""

from __future__ import annotations

from functools import lru_cache

from game.emira.rules.table import EmiraTable
from game.engine.seats import NOBODY, Seat
from game.stage.area import Area
from game.stage.board import Board, load_board
from game.stage.places import Frame

MARGIN = 24.0
GUTTER = 24.0
GAP = 12.0
RAIL = 432.0
SPLIT = 420.0
"""From so much width beyond 16:9 the rail has two columns."""

RAIL_SHARE = 0.34
LEAST_LOG = 132.0


class Grid:
    """Areas by the names of the map, for one frame and one number of rivals."""

    def __init__(self, frame: Frame, rivals: int) -> None:
        self.frame = frame
        self.map = board_map()
        self._areas = dict(self.map.places)
        self._stretch(frame.w - self.map.size[0])
        self.rivals = self._panels(rivals)

    def __getitem__(self, name: str) -> Area:
        return self._areas[name]

    def _stretch(self, extra: float) -> None:
        old = self.map.places
        split = extra >= SPLIT
        wide = 2 * RAIL + GAP if split else RAIL + RAIL_SHARE * extra
        rail = Area(self.frame.w - MARGIN - wide, old["rail"].y, wide, old["rail"].h)
        main = old["main"]._replace(w=rail.x - GUTTER - MARGIN)
        home = old["household"]._replace(w=self.frame.w - 2 * MARGIN)
        for name, area in old.items():
            if old["main"].encloses(area):
                self._areas[name] = fitted(area, old["main"], main)
            elif old["household"].encloses(area):
                self._areas[name] = fitted(area, old["household"], home)
        self._areas["buttons"] = old["buttons"].moved(extra, 0)
        self._areas["ribbon"] = old["ribbon"].moved(extra / 2, 0)
        self._areas["rail"] = rail
        self._rail(rail, split)

    def _rail(self, rail: Area, split: bool) -> None:
        if split:
            self._areas["decision"] = rail.left_part((rail.w - GAP) / 2)
            self._areas["log"] = rail.right_part((rail.w - GAP) / 2)
            return
        high = self.map["decision"].h * (1 + 0.25 * max(0.0, self.frame.ui - 1))
        high = min(high, rail.h - GAP - LEAST_LOG)
        self._areas["decision"] = rail.top_part(high)
        self._areas["log"] = rail.less(top=high + GAP)

    def _panels(self, count: int) -> list[Area]:
        row = self["rivals"]
        wide = (row.w - GAP * (count - 1)) / count
        return [Area(row.x + number * (wide + GAP), row.y, wide, row.h) for number in range(count)]


@lru_cache(maxsize=1)
def board_map() -> Board:
    return load_board("emira")


@lru_cache(maxsize=24)
def grid_of(frame: Frame, rivals: int) -> Grid:
    return Grid(frame, rivals)


def grid(view: EmiraTable, frame: Frame) -> Grid:
    """The grid for this table in this frame."""
    return grid_of(frame, view.terms.seats - 1)


def fitted(area: Area, home: Area, room: Area) -> Area:
    """A part of `home` as the same part of `room`."""
    across, down = room.w / home.w, room.h / home.h
    return Area(room.x + (area.x - home.x) * across, room.y + (area.y - home.y) * down, area.w * across, area.h * down)


def union(one: Area, other: Area) -> Area:
    """The smallest area that holds both."""
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Area(x, y, max(one.right, other.right) - x, max(one.bottom, other.bottom) - y)


def own_seat(looker: Seat) -> Seat:
    """Whose household lies in front: the looker's, or the first seat's while nobody looks."""
    return looker if looker != NOBODY else Seat(0)


def rivals_of(view: EmiraTable, looker: Seat) -> list[Seat]:
    """Who else sits at the table, clockwise from the own seat."""
    own, count = own_seat(looker), view.terms.seats
    return [Seat((own + step) % count) for step in range(1, count)]
