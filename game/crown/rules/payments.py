"""Paying: a gold coin may stand for any one resource (rule 25), and some costs leave the kinds open.

A cost is asked only when there is more than one way to pay it; the ways that spare coins come first.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from game.crown.rules.board import COIN, GOODS, RESOURCES, Good
from game.crown.rules.changes import GoodsPaid
from game.crown.rules.choices import Pay
from game.crown.rules.table import CrownTable
from game.engine.goods import Price, payments
from game.engine.record import Id, Record
from game.engine.seats import Seat
from game.engine.step import Ask

Due = tuple[tuple[int, int], ...]
"""A price as pairs of kind and count, only the kinds that are due."""

PLENTY = (99,) * len(GOODS)


class Cost(Record, frozen=True):
    """What is due: these units, of which ``less`` fall away at the payer's choice (ruling 2).

    ``any_kinds`` lets every resource stand for every other; ``gold`` is False where no coin may stand for a unit.
    """

    units: tuple[Good, ...]
    less: int = 0
    any_kinds: bool = False
    gold: bool = True


@cache
def fixed(units: tuple[Good, ...], less: int = 0, any_kinds: bool = False) -> Cost:
    """The one Cost record of these terms."""
    return Cost(units, less, any_kinds)


@cache
def any_resources(count: int, gold: bool = True) -> Cost:
    """So many resources of whatever kinds."""
    return Cost((Good.WOOD,) * count, 0, True, gold)


@cache
def due(units: tuple[Good, ...]) -> Due:
    """The units counted by kind."""
    return tuple((kind, units.count(kind)) for kind in GOODS if kind in units)


def short_of(purse: Sequence[int], owed: Due) -> int:
    """How many units of the price the purse does not hold in kind."""
    missing = 0
    for kind, count in owed:
        if purse[kind] < count:
            missing += count - purse[kind]
    return missing


def can_pay(purse: Sequence[int], cost: Cost) -> bool:
    """Whether there is any way to pay."""
    return missing(purse, cost) <= 0


def missing(purse: Sequence[int], cost: Cost) -> int:
    """How many units are short of the cost, coins counted where they may stand in; zero or less when it can be paid."""
    coins = purse[COIN] if cost.gold else 0
    if cost.any_kinds:
        return len(cost.units) - cost.less - coins - purse[0] - purse[1] - purse[2] - purse[3]
    return short_of(purse, due(cost.units)) - cost.less - coins


def ways_to_pay(purse: Sequence[int], cost: Cost) -> list[Pay]:
    """Every way the purse can pay the cost, fewest coins first; empty when it cannot."""
    return [pay for pay, owed in _every_way(cost) if not short_of(purse, owed)]


def charge(table: CrownTable, seat: Seat, cost: Cost, purpose: Id) -> None:
    """Pay at once when there is one way to pay, else ask how; the cost can be paid."""
    ways = ways_to_pay(table.estates[seat].purse, cost)
    if len(ways) > 1:
        table.then(AskPay(seat, cost, purpose))
    elif ways[0].units:
        table.emit(GoodsPaid(seat, ways[0].units, purpose))


class AskPay(Ask, frozen=True):
    """Which goods do you pay? ``purpose`` is the place, card or event they are for."""

    cost: Cost
    purpose: Id

    def options(self, table: CrownTable) -> list[Pay]:
        return ways_to_pay(table.estates[self.seat].purse, self.cost)

    def answer(self, table: CrownTable, choice: Pay) -> None:
        table.emit(GoodsPaid(self.seat, choice.units, self.purpose))


@cache
def pay(units: tuple[Good, ...]) -> Pay:
    """The one Pay record of these units."""
    return Pay(units)


@cache
def _every_way(cost: Cost) -> tuple[tuple[Pay, Due], ...]:
    count = len(cost.units) - cost.less
    if cost.any_kinds:
        kinds = (*RESOURCES, COIN) if cost.gold else RESOURCES
        found = set(combinations_with_replacement(kinds, count))
    else:
        prices = _remainders(cost.units, cost.less)
        found = {way for price in prices for way in _with_gold(price)} if cost.gold else prices
    return tuple((pay(units), due(units)) for units in sorted(found, key=lambda units: (units.count(COIN), units)))


def _remainders(units: tuple[Good, ...], less: int) -> set[tuple[Good, ...]]:
    """What is left of the units when ``less`` of them fall away."""
    left = {units}
    for _ in range(less):
        left = {price[:at] + price[at + 1 :] for price in left for at in range(len(price))}
    return left


def _with_gold(units: tuple[Good, ...]) -> list[tuple[Good, ...]]:
    price: Price = tuple(units.count(kind) for kind in GOODS)
    return [
        tuple(kind for kind, count in zip(GOODS, way, strict=True) for _ in range(count))
        for way in payments(PLENTY, price, COIN)
    ]
