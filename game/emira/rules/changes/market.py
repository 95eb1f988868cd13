"""The market: what is displayed and put back."""

from typing import ClassVar, Self

import msgspec

from game.emira.rules.board import Action, Counter
from game.emira.rules.cards import Princess, Status
from game.emira.rules.changes.events import veiled
from game.emira.rules.deck import PUBLIC, knower
from game.emira.rules.table import EmiraTable
from game.engine.seats import Seat
from game.engine.step import Change


class PrincessAppeared(Change, frozen=True):
    """A princess came to light and chooses in this turn; ``swapped`` when her preferences are."""

    princess: Princess
    swapped: bool

    reveals: ClassVar[bool] = True

    def apply(self, table: EmiraTable) -> None:
        table.princesses.draw(self.princess)
        table.active += (self.princess,)
        if self.swapped:
            table.swapped += (self.princess,)


class PrincessAnnounced(Change, frozen=True):
    """Three seats: a princess came to light who chooses in the next turn."""

    princess: Princess
    swapped: bool

    reveals: ClassVar[bool] = True

    def apply(self, table: EmiraTable) -> None:
        table.princesses.draw(self.princess)
        table.coming += (self.princess,)
        if self.swapped:
            table.swapped += (self.princess,)


class PrincessesCame(Change, frozen=True):
    """Three seats: the princesses announced in the odd turn choose in this one."""

    princesses: tuple[Princess, ...]

    def apply(self, table: EmiraTable) -> None:
        table.active, table.coming = table.coming, ()


class StatusDisplayed(Change, frozen=True):
    """The top status card came to light."""

    status: Status

    reveals: ClassVar[bool] = True

    def apply(self, table: EmiraTable) -> None:
        table.statuses.draw(self.status)
        table.market.status = self.status


class StatusesLookedAt(Change, frozen=True):
    """Patronage: a seat looked at the top status cards; ``seen`` and ``rest`` as in PrincessesLookedAt."""

    seat: Seat
    cards: tuple[Status | None, ...]
    seen: tuple[int, ...]
    rest: tuple[Status | None, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: EmiraTable) -> None:
        table.statuses.lay_bare(self.cards, self.seen, self.rest)

    def veil(self, seat: Seat) -> Self:
        return msgspec.structs.replace(self, cards=veiled(self.cards, self.seen, seat), rest=(None,) * len(self.rest))


class StatusChosen(Change, frozen=True):
    """Patronage: a seat displayed one of the cards; the others went under the deck in an order it alone knows."""

    seat: Seat
    status: Status
    under: tuple[Status | None, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: EmiraTable) -> None:
        safe = all(layer.marked for layer in table.statuses.layers[: 1 + len(self.under)])
        table.statuses.take_off(1 + len(self.under))
        table.statuses.put_under(self.under, knower(self.seat), safe)
        table.market.status = self.status

    def veil(self, seat: Seat) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, under=(None,) * len(self.under))


class StatusReturned(Change, frozen=True):
    """Nobody bought the status card; it went under its deck."""

    status: Status

    def apply(self, table: EmiraTable) -> None:
        table.market.status = None
        table.statuses.put_under((self.status,), PUBLIC)


class CounterDisplayed(Change, frozen=True):
    """An appearance counter came out of the bag; ``seat`` chose it (Bazaar), NOBODY when luck did."""

    seat: Seat
    counter: Counter

    reveals: ClassVar[bool] = True

    def apply(self, table: EmiraTable) -> None:
        table.market.counter = self.counter


class CounterReturned(Change, frozen=True):
    """Nobody bought the counter; it went back into the bag."""

    counter: Counter

    def apply(self, table: EmiraTable) -> None:
        table.market.counter = None


class MarketFilled(Change, frozen=True):
    """A caravan, a palace section or a camel was put on its empty space."""

    action: Action

    def apply(self, table: EmiraTable) -> None:
        show(table, self.action, True)


def show(table: EmiraTable, action: Action, there: bool) -> None:
    """Put a caravan, a section or a camel on its space of the market, or take it away."""
    market = table.market
    if action is Action.SMALL_CARAVAN:
        market.small = there
    elif action is Action.LARGE_CARAVAN:
        market.large = there
    elif action is Action.PALACE:
        market.section = there
    else:
        market.camel = there
