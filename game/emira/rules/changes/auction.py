"""The auction and the actions: what is bid, passed, paid and bought."""

from game.emira.rules.board import CARAVAN_ROWS, Caravan, Counter
from game.emira.rules.cards import Status
from game.emira.rules.changes.market import show
from game.emira.rules.table import NO_COUNTERS, Auction, EmiraTable
from game.engine.seats import NOBODY, Seat
from game.engine.step import Change


class RoundOpened(Change, frozen=True):
    """A round of bidding began with this seat."""

    seat: Seat

    def apply(self, table: EmiraTable) -> None:
        table.auction = Auction(self.seat, 0, NOBODY, (), table.auction.acted)


class BidMade(Change, frozen=True):
    """A seat bid so much gold and holds the bid."""

    seat: Seat
    gold: int

    def apply(self, table: EmiraTable) -> None:
        table.auction.bid, table.auction.leader = self.gold, self.seat


class BidPassed(Change, frozen=True):
    """A seat passed for the rest of the round."""

    seat: Seat

    def apply(self, table: EmiraTable) -> None:
        table.auction.passed += (self.seat,)


class BidPaid(Change, frozen=True):
    """A seat paid its bid of ``bid``: after the camels' discount ``gold``."""

    seat: Seat
    bid: int
    gold: int

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].gold -= self.gold


class NobodyBid(Change, frozen=True):
    """Everybody passed: this seat acts without paying a bid (R16)."""

    seat: Seat

    def apply(self, table: EmiraTable) -> None:
        """Nothing moves; it is told."""


class CaravanBought(Change, frozen=True):
    """A seat bought a caravan and sent it along this track."""

    seat: Seat
    caravan: Caravan
    gold: int

    def apply(self, table: EmiraTable) -> None:
        household, row = table.households[self.seat], CARAVAN_ROWS[self.caravan]
        tracks = list(household.caravans)
        tracks[self.caravan] = tuple(sorted((*tracks[self.caravan], row.boxes), reverse=True))
        household.caravans = tuple(tracks)
        household.gold -= self.gold
        show(table, row.action, False)
        _done(table, self.seat)


class CounterBought(Change, frozen=True):
    """A seat bought the appearance counter."""

    seat: Seat
    counter: Counter
    gold: int

    def apply(self, table: EmiraTable) -> None:
        household = table.households[self.seat]
        household.counters = counted(household.counters, self.counter, 1)
        household.gold -= self.gold
        table.market.counter = None
        _done(table, self.seat)


class StatusBought(Change, frozen=True):
    """A seat bought the status card."""

    seat: Seat
    status: Status
    gold: int

    def apply(self, table: EmiraTable) -> None:
        household = table.households[self.seat]
        household.statuses += (self.status,)
        household.gold -= self.gold
        table.market.status = None
        _done(table, self.seat)


class SectionBought(Change, frozen=True):
    """A seat bought the palace section."""

    seat: Seat
    gold: int

    def apply(self, table: EmiraTable) -> None:
        household = table.households[self.seat]
        household.sections += 1
        household.gold -= self.gold
        table.market.section = False
        _done(table, self.seat)


class CamelBought(Change, frozen=True):
    """A seat bought the camel."""

    seat: Seat
    gold: int

    def apply(self, table: EmiraTable) -> None:
        household = table.households[self.seat]
        household.camels += 1
        household.gold -= self.gold
        table.market.camel = False
        _done(table, self.seat)


class ReliefTaken(Change, frozen=True):
    """A seat took relief gold instead of an action."""

    seat: Seat
    gold: int

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].gold += self.gold
        _done(table, self.seat)


class ActionDeclined(Change, frozen=True):
    """A seat took no action."""

    seat: Seat

    def apply(self, table: EmiraTable) -> None:
        _done(table, self.seat)


def counted(counters: tuple[int, ...], kind: Counter, more: int) -> tuple[int, ...]:
    """The counters with so many more of a kind."""
    return tuple([counters[at] + more if at == kind else counters[at] for at in range(len(NO_COUNTERS))])


def _done(table: EmiraTable, seat: Seat) -> None:
    table.auction.acted += (seat,)
