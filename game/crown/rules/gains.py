"""Taking goods and scoring points: the steps that follow a payment, and the advisors that add to them."""

from game.crown.rules.board import Good, Marker, Track
from game.crown.rules.cards import Advisor
from game.crown.rules.changes import GoodsTaken, MarkerTurned, PointsLost, PointsScored
from game.crown.rules.table import CrownTable
from game.engine.record import Id
from game.engine.seats import Seat
from game.engine.step import Step

TOOLMAKER_BUILDINGS = 1


class TakeGoods(Step, frozen=True):
    """Take so many of a good."""

    seat: Seat
    good: Good
    count: int
    source: Id

    def run(self, table: CrownTable) -> None:
        table.emit(GoodsTaken(self.seat, self.good, self.count, self.source))


class Score(Step, frozen=True):
    """Score an award on one track."""

    seat: Seat
    track: Track
    points: int
    reason: Id

    def run(self, table: CrownTable) -> None:
        if self.track is Track.BUILDINGS:
            build(table, self.seat, self.points, self.reason)
        else:
            please(table, self.seat, self.points, self.reason)


class TurnMarker(Step, frozen=True):
    """Turn a marker one step; a marker that is gone stays gone (rule 24)."""

    marker: Marker

    def run(self, table: CrownTable) -> None:
        turn_marker(table, self.marker)


def please(table: CrownTable, seat: Seat, points: int, reason: Id) -> None:
    """Score citizen points."""
    table.emit(PointsScored(seat, Track.CITIZENS, points, reason))


def build(table: CrownTable, seat: Seat, points: int, reason: Id) -> None:
    """Score building points as one award; the Toolmaker adds to each award (ruling 18)."""
    table.emit(PointsScored(seat, Track.BUILDINGS, points, reason))
    if Advisor.TOOLMAKER in table.estates[seat].advisors:
        table.emit(PointsScored(seat, Track.BUILDINGS, TOOLMAKER_BUILDINGS, Advisor.TOOLMAKER))


def lose_citizens(table: CrownTable, seat: Seat, points: int, reason: Id) -> None:
    """Lose citizen points, never below zero."""
    lost = min(points, table.estates[seat].citizens)
    if lost:
        table.emit(PointsLost(seat, Track.CITIZENS, lost, reason))


def turn_marker(table: CrownTable, marker: Marker) -> None:
    """Turn a marker one step; a marker that is gone stays gone (rule 24)."""
    if table.gone(marker):
        return
    step = table.markers[marker] + 1
    row = table.marker_row(marker)
    table.emit(MarkerTurned(marker, row.shows[step], left=step == len(row.shows) - 1))
