"""The auction as a seat sees it: what choosing first is worth to each, how high bids will go, and whether one holds."""

from collections.abc import Sequence
from math import exp, inf

from game.emira.rules.appraisal import Outlook
from game.emira.rules.board import RELIEF
from game.emira.rules.costs import discount, may_take_relief
from game.emira.rules.courting import Suitor
from game.emira.rules.offers import Shopper
from game.emira.rules.phases.bidding import still_to_act
from game.emira.rules.table import EmiraTable
from game.engine.seats import NOBODY, Seat

SHADE = 0.2
"""The part of what the first choice is worth that a seat is ready to pay for it."""

SURE = 60.0
"""How much gold makes the difference between an even and a safe bid."""

OUTBID = 0.5
"""What is left of the advantage of choosing first when a bid is topped, for one can bid again."""


class Bargain:
    """What choosing first and choosing last is worth to each seat still to act, and the highest bid of each.

    ``price`` is what the bid costs that the looker holds.
    """

    __slots__ = ("_floors", "_table", "_values", "price", "shoppers", "waiting")

    def __init__(
        self, table: EmiraTable, outlook: Outlook, looker: Seat, found: Sequence[Suitor], price: int = 0
    ) -> None:
        self.price, self.waiting, self._table = price, still_to_act(table, table.first), table
        self.shoppers = {
            seat: Shopper(table, outlook, seat, found, price if seat == looker else 0) for seat in self.waiting
        }
        self._values = {seat: shopper.worths() for seat, shopper in self.shoppers.items()}
        self._floors = {seat: float(RELIEF) * may_take_relief(table.households[seat]) for seat in self.waiting}

    @property
    def firsts(self) -> dict[Seat, float]:
        """What choosing first is worth."""
        return {seat: self.first(seat) for seat in self.waiting}

    @property
    def lasts(self) -> dict[Seat, float]:
        """What choosing last is worth."""
        return {seat: self.last(seat) for seat in self.waiting}

    @property
    def limits(self) -> dict[Seat, float]:
        """The highest bid of each seat."""
        return {seat: self.limit(seat) for seat in self.waiting}

    def first(self, seat: Seat) -> float:
        """What choosing first is worth to the seat."""
        return max(self._floors[seat], *self._values[seat])

    def last(self, seat: Seat) -> float:
        """What is left for the seat when all the others have taken what they like best."""
        taken: list[int] = []
        for other in self.waiting:
            if other != seat:
                values, wish, most = self._values[other], 0, -inf
                for at, worth in enumerate(values):
                    if worth > most and at not in taken:
                        wish, most = at, worth
                if most > 0.0:
                    taken.append(wish)
        return max(self._floors[seat], *[0.0 if at in taken else worth for at, worth in enumerate(self._values[seat])])

    def limit(self, seat: Seat) -> float:
        """The highest bid the seat is likely to make: its camels' discount is free."""
        stake = self.first(seat) - self.last(seat)
        if stake <= 0:
            return 0.0
        return discount(self._table.households[seat]) + self.shoppers[seat].purse.reach(SHADE * stake)

    def holds(self, table: EmiraTable, seat: Seat, bid: int) -> float:
        """How likely it is that nobody tops this bid of the seat."""
        chance = 1.0
        for other in self.waiting:
            if other != seat and other not in table.auction.passed:
                chance /= 1.0 + exp(min(30.0, (self.limit(other) - bid - 5) / SURE))
        return chance

    def expectation(self, table: EmiraTable, seat: Seat) -> float:
        """What the action still to come is worth to the seat."""
        if seat not in self.shoppers:
            return 0.0
        first, last, auction = self.first(seat), self.last(seat), table.auction
        if auction.leader == seat:
            pain = -self.shoppers[seat].purse.paid(self.price)
            chance = self.holds(table, seat, auction.bid)
            return chance * (first - pain) + (1.0 - chance) * (last + OUTBID * max(0.0, first - last - pain))
        if seat in auction.passed and auction.leader == NOBODY and auction.opener == seat:
            return last + (first - last) * self.holds(table, seat, 0)
        return last
