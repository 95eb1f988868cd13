"""The grid of the screen: the places of the map, moved and stretched for a window of any width and UI scale.

Rondels and the own board keep their size and stay in the middle, the columns at the sides widen up to 420, and the
score wall takes the whole width. Above 100 % the nobility panel grows at the cost of the log.
"""

from __future__ import annotations

from functools import lru_cache

from game.crown.rules.board import BOARDS, SITES, Board, Site
from game.crown.rules.table import CrownTable
from game.engine.seats import NOBODY, Seat
from game.stage.area import Area, Point
from game.stage.board import Board as Map
from game.stage.board import load_board
from game.stage.places import Frame, Place, on_ring

WIDEST_COLUMN = 420.0
MARGIN = 16.0
COLUMN_TOP, COLUMN_HIGH = 188.0, 568.0
RING_RADIUS = 92.0
WIDEST_STEP = 34.0
"""Degrees between the places of two seats in a quadrant, at the most."""
CELLS = 105
COUNCILOR = (47.0, 75.0)
FOOT = (0.48, 0.87)
FOOT_DROP = 10.0
GAP = 9.0
EVENT_HIGH = 140.0
EVENT_ALONE = 280.0
LEAST_LOG = 166.0
SLENDER = 0.87
"""What the nobility leaves the log of its height where the event lies above both."""

FULL_PANEL = 205.0


class Grid:
    """Areas by the names of the map, for one frame, one number of rival panels and one kind of boards."""

    def __init__(self, frame: Frame, panels: int, mixed: bool) -> None:
        self.frame = frame
        self.panels = panels
        self.map = board_map(mixed)
        extra = frame.w - self.map.size[0]
        self.left = min(WIDEST_COLUMN, 296 + extra * 0.36)
        self.right = min(WIDEST_COLUMN, 332 + extra * 0.3)
        self._areas = dict(self.map.places)
        self._stretch(extra)
        self.rivals = self._rivals()

    def __getitem__(self, name: str) -> Area:
        return self._areas[name]

    # --- stretching the map ---

    def _stretch(self, extra: float) -> None:
        old = self.map.places
        middle = (MARGIN + self.left + self.frame.w - MARGIN - self.right) / 2
        rondels = middle - (old["countryside"].x + old["town"].right) / 2
        for name, area in old.items():
            if name == "wall" or name.startswith("band/"):
                self._areas[name] = area._replace(w=self.frame.w)
            elif name == "track":
                self._areas[name] = area._replace(w=area.w + extra)
            elif name == "buttons":
                self._areas[name] = area.moved(extra, 0)
            elif name == "ribbon" or area.y >= old["board"].y:
                self._areas[name] = area.moved(extra / 2, 0)
            elif old["countryside"].x <= area.x and area.right <= old["town"].right + 1:
                self._areas[name] = area.moved(rondels, 0)
        self._stretch_right(old["nobility"])
        self._areas["rivals"] = Area(MARGIN, COLUMN_TOP, self.left, COLUMN_HIGH)

    def _stretch_right(self, home: Area) -> None:
        """The log above, the nobility below, taller with the UI scale; with three rival panels the event lies above."""
        x = self.frame.w - MARGIN - self.right
        top = COLUMN_TOP
        crowded = self.panels > 2
        if crowded:
            self._areas["event"] = Area(x, top, self.right, EVENT_HIGH)
            top += EVENT_HIGH + GAP
        room = COLUMN_TOP + COLUMN_HIGH - top - GAP
        low = home.h * (SLENDER if crowded else 1.0)
        high = min(low * (1 + 0.42 * max(0.0, self.frame.ui - 1)), room - LEAST_LOG)
        nobility = Area(x, COLUMN_TOP + COLUMN_HIGH - high, self.right, high)
        self._areas["chronicle"] = Area(x, top, self.right, nobility.y - GAP - top)
        for name, area in self.map.places.items():
            if home.encloses(area):
                self._areas[name] = fitted(area, home, nobility)

    def _rivals(self) -> list[Area]:
        """One panel a rival; what they leave of the left column is for the event."""
        column = self["rivals"]
        crowded = self.panels > 2
        high = (column.h - GAP * (self.panels - 1)) / self.panels if crowded else FULL_PANEL
        found = [Area(column.x, column.y + n * (high + GAP), column.w, high) for n in range(self.panels)]
        if self.panels <= 2:
            room = column.less(top=self.panels * (high + GAP))
            self._areas["event"] = room if self.panels else room.top_part(EVENT_ALONE)
            self._areas["alone"] = room.less(top=EVENT_ALONE + GAP)
        return found

    # --- rondels ---

    def centre(self, board: Board) -> Point:
        """The middle of a rondel."""
        return self[f"{board}/road"].centre

    def quadrant(self, board: Board, number: int, part: str = "") -> Area:
        """A quadrant of a rondel, clockwise from the upper left, or a part of it."""
        return self[quadrant_name(board, number, part)]

    def site(self, view: CrownTable, site: Site, part: str = "") -> Area:
        """Where a location lies in this game, or a part of its quadrant ("hut/1", "court/2", "strip")."""
        board, number = position(view, site)
        return self.quadrant(board, number, part)

    def cell(self, view: CrownTable, site: Site, name: str) -> Area:
        """A place printed on the strip of a location, wherever the location lies in this game."""
        return fitted(self.map[name], self.map[f"{site}/strip"], self.site(view, site, "strip"))

    def standing(self, board: Board, number: int, seat: int, seats: int) -> Point:
        """Where the councilor of a seat stands on the road in a quadrant: nobody else ever stands there."""
        step = min(WIDEST_STEP, 90 / seats)
        turn = (seat - (seats - 1) / 2) * step
        return on_ring(self.centre(board), RING_RADIUS, middle_of(number) + turn)

    # --- the score wall ---

    def cell_of(self, points: int) -> float:
        """The x of a value on the score wall; what is beyond the end stands at the end."""
        track = self["track"]
        return track.x + (min(points, CELLS - 1) + 0.5) * track.w / CELLS


@lru_cache(maxsize=2)
def board_map(mixed: bool) -> Map:
    return load_board("crown_mixed" if mixed else "crown")


@lru_cache(maxsize=24)
def grid_of(frame: Frame, panels: int, mixed: bool) -> Grid:
    return Grid(frame, panels, mixed)


def grid(view: CrownTable, frame: Frame) -> Grid:
    """The grid for this table in this frame."""
    return grid_of(frame, len(view.estates) - 1, view.terms.mixed_boards)


def fitted(area: Area, home: Area, room: Area) -> Area:
    """A part of `home` as the same part of `room`."""
    across, down = room.w / home.w, room.h / home.h
    return Area(room.x + (area.x - home.x) * across, room.y + (area.y - home.y) * down, area.w * across, area.h * down)


def position(view: CrownTable, site: Site) -> tuple[Board, int]:
    """On which rondel and which quadrant a location lies in this game."""
    board = next(board for board in BOARDS if site in view.rings[board])
    return board, view.rings[board].index(site)


def quadrant_name(board: Board, number: int, part: str = "") -> str:
    """The map's name of a quadrant: the location that is drawn there."""
    site = SITES[4 * board + number]
    return f"{site}/{part}" if part else str(site)


def middle_of(number: int) -> float:
    """The direction of a quadrant from the middle of its rondel, in degrees clockwise from the top."""
    return 315.0 + 90 * number


def councilor_area(spot: Point) -> Area:
    """A councilor whose feet are a little below a point of the road."""
    return Area(spot[0] - COUNCILOR[0] * FOOT[0], spot[1] + FOOT_DROP - COUNCILOR[1] * FOOT[1], *COUNCILOR)


def standing_of(place: Place) -> Point:
    """The point of the road where a councilor stands."""
    return place.x + COUNCILOR[0] * FOOT[0], place.y + COUNCILOR[1] * FOOT[1] - FOOT_DROP


def own_seat(looker: Seat) -> Seat:
    """Whose board lies in front: the looker's, or the first seat's while nobody looks."""
    return looker if looker != NOBODY else Seat(0)


def others(view: CrownTable, looker: Seat) -> list[Seat]:
    """Who sits on the other side, clockwise from the own seat; the rival of a solo game too."""
    own, count = own_seat(looker), len(view.estates)
    return [Seat((own + step) % count) for step in range(1, count)]
