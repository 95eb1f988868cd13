"""Goods and points that come and go, and the markers that turn with them."""

from game.crown.rules.board import Good, Marker, Track
from game.crown.rules.cards import Advisor
from game.crown.rules.table import CrownTable
from game.engine.record import Id
from game.engine.seats import Seat
from game.engine.step import Change


class GoodsTaken(Change, frozen=True):
    """A seat took goods from the supply; ``source`` is the place, card or token that gave them."""

    seat: Seat
    good: Good
    count: int
    source: Id

    def apply(self, table: CrownTable) -> None:
        table.estates[self.seat].purse[self.good] += self.count


class GoodsPaid(Change, frozen=True):
    """A seat paid or discarded goods, unit by unit; ``purpose`` is the place, card or event they were for."""

    seat: Seat
    units: tuple[Good, ...]
    purpose: Id

    def apply(self, table: CrownTable) -> None:
        purse = table.estates[self.seat].purse
        for unit in self.units:
            purse[unit] -= 1


class GoodsSwapped(Change, frozen=True):
    """A seat gave one unit for one of another kind; ``source`` is the Merchant, the Chamberlain or the Caravan."""

    seat: Seat
    given: Good
    taken: Good
    source: Id

    def apply(self, table: CrownTable) -> None:
        purse = table.estates[self.seat].purse
        purse[self.given] -= 1
        purse[self.taken] += 1
        if self.source is Advisor.CHAMBERLAIN:
            table.turn.exchanged = self.given


class PointsScored(Change, frozen=True):
    """A seat (or the rival) scored points on a track; ``reason`` is the place, card or token they are for."""

    seat: Seat
    track: Track
    points: int
    reason: Id

    def apply(self, table: CrownTable) -> None:
        _score(table, self.seat, self.track, self.points)


class PointsLost(Change, frozen=True):
    """A seat lost points on a track; ``points`` is how many, above zero."""

    seat: Seat
    track: Track
    points: int
    reason: Id

    def apply(self, table: CrownTable) -> None:
        _score(table, self.seat, self.track, -self.points)


class MarkerTurned(Change, frozen=True):
    """A marker was turned to its next number, ``shows``; ``left`` when it left the game instead (rule 24)."""

    marker: Marker
    shows: int
    left: bool

    def apply(self, table: CrownTable) -> None:
        table.markers[self.marker] += 1


def _score(table: CrownTable, seat: Seat, track: Track, points: int) -> None:
    estate = table.estates[seat]
    if track is Track.CITIZENS:
        estate.citizens += points
    else:
        estate.buildings += points
