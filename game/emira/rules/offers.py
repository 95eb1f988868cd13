"""What the actions on the market are worth to each seat."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from game.emira.rules.appraisal import (
    CAMEL_TURNS,
    CAMEL_WORTH,
    FULL,
    PRINCESS_WORTH,
    ROOM_WORTH,
    SCALES,
    SHARES,
    SPICE_WORTH,
    SURPLUS,
    TUMULT,
    Outlook,
    spendable,
    wealth_worth,
)
from game.emira.rules.board import (
    APPEARANCE,
    CAMEL,
    CAMEL_TRACK,
    CARAVAN_ROWS,
    PALACE,
    STATUS,
    Action,
    Caravan,
    Preference,
)
from game.emira.rules.cards import STATUS_ROWS
from game.emira.rules.costs import caravan_cost, cost, upkeep_due
from game.emira.rules.courting import Suitor, ahead, joining
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import SET, counters_of
from game.engine.seats import Seat

WOOING = 0.7
"""What the change of a princess's mind counts for: others may act after it."""

LASTING = 12.0
"""An advantage in an offer lasts no longer than so many turns."""

GOLD = int(Preference.GOLD)
SMALL = (Caravan.SMALL_SLOW, Caravan.SMALL_FAST)
LARGE = (Caravan.LARGE_SLOW, Caravan.LARGE_FAST)


class Purse:
    """The gold of a seat, the upkeep it owes this turn, its wealth and the turns to spend it in."""

    __slots__ = ("due", "enough", "gold", "turns", "wealth", "worth")

    def __init__(self, gold: int, due: int, wealth: float, turns: float) -> None:
        self.gold, self.due, self.wealth, self.turns = gold, due, wealth, turns
        self.enough, self.worth = spendable(turns), wealth_worth(wealth, turns)

    def left(self, price: int, spices: float = 0.0) -> float:
        """What it is worth to pay this and to receive so much spice income later."""
        after, enough = self.wealth - price + spices, self.enough
        worth = after if after < enough else enough + SURPLUS * (after - enough)
        short = TUMULT if self.gold - price < self.due <= self.gold else 0.0
        return worth - self.worth - short

    def paid(self, bid: int) -> float:
        """What it was worth to pay the bid that has been taken off this purse."""
        return self.worth - wealth_worth(self.wealth + bid, self.turns)

    def reach(self, worth: float) -> float:
        """How much gold may be paid for what is worth so much; surplus gold is paid lightly."""
        surplus = max(0.0, self.wealth - self.enough)
        light = min(surplus, worth / SURPLUS)
        return min(float(self.gold), light + worth - SURPLUS * light)


class Dream(NamedTuple):
    """A princess to come as one seat sees her: what she would be worth to it, and whether she prefers it now."""

    suitor: Suitor
    worth: float
    won: bool


Worths = list[float]
"""What each action is worth to a seat, by Action; what is not to be had is worth nothing."""


class Shopper:
    """A seat before the market; ``bid`` is what a bid has cost it already."""

    __slots__ = ("dreams", "outlook", "purse", "seat", "table")

    def __init__(self, table: EmiraTable, outlook: Outlook, seat: Seat, found: Sequence[Suitor], bid: int = 0) -> None:
        self.table, self.outlook, self.seat = table, outlook, seat
        gold, wealth = table.households[seat].gold, outlook.wealth[seat]
        self.purse = Purse(gold - bid, upkeep_due(table, seat), wealth - bid, outlook.turns)
        offer, room = outlook.offers[seat], outlook.rooms[seat]
        self.dreams = [
            Dream(
                suitor,
                WOOING * suitor.weight * joining(table, outlook, seat, suitor.princess),
                ahead(outlook, suitor, seat, offer, room),
            )
            for suitor in found
            if suitor.first >= 0
        ]

    def worths(self) -> Worths:
        """What each action is worth after its cost."""
        market = self.table.market
        return [
            self._caravan(SMALL) if market.small else 0.0,
            self._caravan(LARGE) if market.large else 0.0,
            self._goods(APPEARANCE) if market.counter is not None else 0.0,
            self._goods(STATUS) if market.status is not None else 0.0,
            self._goods(PALACE) if market.section else 0.0,
            self._goods(CAMEL) if market.camel else 0.0,
        ]

    def _goods(self, action: Action) -> float:
        price = cost(self.table, self.seat, action)
        if price > self.purse.gold:
            return 0.0
        gain, kind, more = _gain(self.table, self.outlook, self.seat, action)
        return gain + self._wooing(kind, more, price, action is PALACE) + self.purse.left(price)

    def _caravan(self, tracks: tuple[Caravan, Caravan]) -> float:
        slow, fast = tracks
        return max(self._track(slow), self._track(fast))

    def _track(self, track: Caravan) -> float:
        row, price = CARAVAN_ROWS[track], caravan_cost(self.table, self.seat, track)
        if price > self.purse.gold:
            return 0.0
        gain = SPICE_WORTH * row.pays * min(row.boxes, self.outlook.turns)
        return self.purse.left(price, gain) + self._wooing(GOLD, 0, price, False)

    def _wooing(self, kind: int, more: int, price: int, room: bool) -> float:
        """What changes with the princesses to come when the seat offers so much more of a kind and has less gold."""
        total = 0.0
        for suitor, worth, won in self.dreams:
            first, second = suitor.first, suitor.second
            if room or first in (kind, GOLD) or second in (kind, GOLD):
                offer = list(self.outlook.offers[self.seat])
                offer[kind] += more
                offer[GOLD] = self.purse.gold - price
                then = ahead(self.outlook, suitor, self.seat, offer, self.outlook.rooms[self.seat] + room)
                total += worth * (then - won)
        return total


def _gain(table: EmiraTable, outlook: Outlook, seat: Seat, action: Action) -> tuple[float, int, int]:
    """What the action adds in the long run, and by how much it raises which offer."""
    home = table.households[seat]
    if action is APPEARANCE:
        assert table.market.counter is not None, "no counter is on display"
        before = counters_of(home)
        after = [count + (kind == table.market.counter) for kind, count in enumerate(before)]
        points = 1 + min(after) - min(before)
        points += sum(after[kind] // SET - before[kind] // SET for kind in home.looks)
        return _pulling(outlook, seat, 0, points), 0, points
    if action is STATUS:
        assert table.market.status is not None, "no status card is on display"
        points = STATUS_ROWS[table.market.status].points
        points += home.renown and (len(home.statuses) + 1) % SET == 0
        return _pulling(outlook, seat, 1, points), 1, points
    if action is PALACE:
        room = ROOM_WORTH if outlook.rooms[seat] < outlook.steps[seat] else 0.0
        return _pulling(outlook, seat, 2, 2) + room + _opening(outlook, seat), 2, 2
    return CAMEL_WORTH * CAMEL_TRACK[home.breed] * min(outlook.turns, CAMEL_TURNS), GOLD, 0


def _pulling(outlook: Outlook, seat: Seat, kind: int, points: int) -> float:
    """What so many points more of a kind attract in the long run."""
    more = outlook.share(seat, kind, exp(points / SCALES[kind])) - outlook.share(seat, kind)
    return PRINCESS_WORTH * min(outlook.turns, LASTING) * SHARES[kind] * more


def _opening(outlook: Outlook, seat: Seat) -> float:
    """What the first free room adds to all attraction."""
    if outlook.rooms[seat] > 0:
        return 0.0
    return sum([PRINCESS_WORTH * SHARES[kind] * outlook.share(seat, kind, 1 / FULL) for kind in range(len(SHARES))])
