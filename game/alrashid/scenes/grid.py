"""The grid of the screen: the places of the map, stretched for a window of any width.

Board and strip keep their size and stay in the middle; in a wide window the columns at the sides grow, and so do the
titles on the strip.
"""

from __future__ import annotations

from functools import lru_cache

from game.alrashid.rules.board import LANDS, PALACES, Site
from game.alrashid.rules.table import RashidTable
from game.engine.seats import NOBODY, Seat
from game.stage.area import Area, Point
from game.stage.board import Board, load_board
from game.stage.places import Frame

MARGIN = 16.0
GUTTER = 12.0
LEFT, WIDEST_LEFT = 300.0, 420.0
RIGHT, WIDEST_RIGHT = 336.0, 460.0
SHARE = 0.36
"""What part of the extra width each column takes until it is at its widest."""

PITCH, CROWDED_PITCH = 239.0, 180.0
PANEL, CROWDED_PANEL = 231.0, 171.0
ROOMY = 3
"""Up to so many rivals have full panels."""

LAND_PICTURE = (310.0, 240.0)
WARE = 40.0
WARE_PITCH = 42.0
LAND_SPACE, PALACE_SPACE = 51.0, 36.0
TILE = (42.0, 31.0)
TILE_PITCH = (46.0, 34.0)
RAIDER = (36.0, 42.0)
RAIDER_PITCH = 41.0


class Grid:
    """Areas by the names of the map, for one frame and one number of seats."""

    def __init__(self, frame: Frame, seats: int) -> None:
        self.frame = frame
        self.map = board_map()
        self._areas = dict(self.map.places)
        self._stretch(frame.w - self.map.size[0])
        self.rivals = self._panels(seats - 1)

    def __getitem__(self, name: str) -> Area:
        return self._areas[name]

    def _stretch(self, extra: float) -> None:
        old, areas = self.map.places, self._areas
        left = min(WIDEST_LEFT, LEFT + SHARE * extra)
        right = min(WIDEST_RIGHT, RIGHT + SHARE * extra)
        shift = (left - LEFT + extra - (right - RIGHT)) / 2
        for name, area in old.items():
            if old["board"].encloses(area):
                areas[name] = area.moved(shift, 0)
        for name in ("order", "rivals", "wordmark"):
            areas[name] = old[name]._replace(w=left)
        for name in ("desk", "log"):
            areas[name] = Area(self.frame.w - MARGIN - right, old[name].y, right, old[name].h)
        areas["buttons"] = old["buttons"].moved(extra, 0)
        areas["ribbon"] = old["ribbon"].moved(extra / 2, 0)
        wide = areas["board"].right - areas["strip"].right
        areas["strip"] = old["strip"]._replace(w=old["strip"].w + wide)
        areas["titles"] = old["titles"]._replace(w=old["titles"].w + wide)

    def _panels(self, count: int) -> list[Area]:
        column = self["rivals"]
        pitch, high = (PITCH, PANEL) if count <= ROOMY else (CROWDED_PITCH, CROWDED_PANEL)
        return [Area(column.x, column.y + number * pitch, column.w, high) for number in range(count)]

    # --- lands ---

    def picture(self, site: Site) -> Area:
        """Where the picture of a location lies: a land's is larger than its outline."""
        area = self[str(site)]
        if site in PALACES:
            return area
        return Area(area.centre[0] - LAND_PICTURE[0] / 2, area.y - 12, *LAND_PICTURE)

    def stall(self, land: Site, number: int) -> Area:
        """One of the six ware spaces of a land."""
        area = self[str(land)]
        x = area.centre[0] + (number - 2.5) * WARE_PITCH
        return Area(x - WARE / 2, area.y + 100 - WARE / 2, WARE, WARE)

    def note(self, land: Site) -> Area:
        """Where a land's credit note lies."""
        area = self[str(land)]
        return Area(area.centre[0] - 98 - 23, area.y + 55 - 19, 46, 36)

    def raider(self, land: Site, number: int, count: int) -> Area:
        """One of the mercenaries in a land; many of them overlap."""
        area = self[str(land)]
        pitch = RAIDER_PITCH if count < 3 else 31.0 if count < 4 else 23.0 if count < 5 else 18.0
        x = area.centre[0] + 103 - number * pitch
        return Area(x - RAIDER[0] / 2, area.y + 55 - RAIDER[1] / 2, *RAIDER)

    # --- delegations ---

    def space(self, site: Site, number: int) -> Point:
        """The middle of a placement space."""
        area = self[str(site)]
        if site in LANDS:
            return area.centre[0] + (number - 2) * LAND_SPACE, area.y + 186
        return area.centre[0] + (number - 2) * PALACE_SPACE, area.y + 259

    def rank(self, site: Site) -> Area:
        """The chip that tells the own rank."""
        area = self[str(site)]
        if site in LANDS:
            return Area(area.centre[0] - 74, area.y + 41, 74, 28)
        return Area(area.right - 78, area.y + 4, 74, 28)

    def name(self, site: Site) -> Area:
        """The ribbon with the name."""
        area = self[str(site)]
        if site in LANDS:
            return Area(area.centre[0] - 125, area.y + 4 - 15, 250, 30)
        return Area(area.x + 6, area.y + 86, area.w - 12, 29)

    # --- palaces ---

    def fees(self, palace: Site) -> Area:
        """The line of service and favor."""
        area = self[str(palace)]
        return Area(area.x + 8, area.y + 117, area.w - 16, 26)

    def tile(self, palace: Site, number: int) -> Area:
        """One of the eight tiles of a palace: in a guild the lower row holds second copies."""
        area = self[str(palace)]
        x = area.x + 9.5 + number % 4 * TILE_PITCH[0]
        return Area(x, area.y + 145 + number // 4 * TILE_PITCH[1], *TILE)


@lru_cache(maxsize=1)
def board_map() -> Board:
    return load_board("alrashid")


@lru_cache(maxsize=24)
def grid_of(frame: Frame, seats: int) -> Grid:
    return Grid(frame, seats)


def grid(view: RashidTable, frame: Frame) -> Grid:
    """The grid for this table in this frame."""
    return grid_of(frame, view.terms.seats)


def own_seat(looker: Seat) -> Seat:
    """Whose strip lies in front: the looker's, or the first seat's while nobody looks."""
    return looker if looker != NOBODY else Seat(0)


def rivals_of(view: RashidTable, looker: Seat) -> list[Seat]:
    """Who else sits at the table, clockwise from the own seat."""
    own, count = own_seat(looker), view.terms.seats
    return [Seat((own + step) % count) for step in range(1, count)]
