"""What the actions are worth to each seat, and from that what it may sensibly bid."""

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
    TUMULT,
    Outlook,
    wealth_worth,
)
from game.emira.rules.board import (
    ACTIONS,
    APPEARANCE,
    CAMEL_TRACK,
    CARAVAN_ROWS,
    CARAVANS,
    LARGE_CARAVAN,
    PALACE,
    RELIEF,
    SMALL_CARAVAN,
    STATUS,
    Action,
    Caravan,
)
from game.emira.rules.cards import STATUS_ROWS
from game.emira.rules.costs import caravan_cost, cost, discount, may_take_relief, upkeep_due
from game.emira.rules.courting import Suitor, ahead, joining
from game.emira.rules.phases.bidding import still_to_act
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import SET, counters_of
from game.engine.seats import NOBODY, Seat

SHADE = 0.2
"""The part of what the first choice is worth that a seat is ready to pay for it."""

SURE = 60.0
"""How much gold makes the difference between an even and a safe bid."""

OUTBID = 0.25
"""What is left of the advantage of choosing first when a bid is topped, for one can bid again."""


class Purse(NamedTuple):
    """The gold of a seat, the upkeep it owes this turn, its wealth and the turns to spend it in."""

    gold: int
    due: int
    wealth: float
    turns: float

    def left(self, price: int, spices: float = 0.0) -> float:
        """What it is worth to pay this and to receive so much spice income later."""
        after = self.wealth - price + spices
        short = TUMULT if self.gold - price < self.due <= self.gold else 0.0
        return wealth_worth(after, self.turns) - wealth_worth(self.wealth, self.turns) - short


Worths = list[float]
"""What each action is worth to a seat, by Action; what is not to be had is worth nothing."""


def worths(
    table: EmiraTable, outlook: Outlook, seat: Seat, looker: Seat, found: Sequence[Suitor], bid: int = 0
) -> Worths:
    """What each action is worth to the seat after its cost, and after a bid that costs it so much."""
    result = [0.0] * len(ACTIONS)
    gold, wealth = table.households[seat].gold, outlook.wealth[seat]
    purse = Purse(gold - bid, upkeep_due(table, seat), wealth - bid, outlook.turns)
    dreams = [joining(table, outlook, seat, looker, suitor.princess) * suitor.weight for suitor in found]
    for action in ACTIONS:
        if table.market.offers(action):
            result[action] = _worth(table, outlook, seat, action, purse, list(zip(found, dreams, strict=True)))
    return result


def _worth(
    table: EmiraTable,
    outlook: Outlook,
    seat: Seat,
    action: Action,
    purse: Purse,
    dreams: Sequence[tuple[Suitor, float]],
) -> float:
    if action in (SMALL_CARAVAN, LARGE_CARAVAN):
        tracks = [track for track in CARAVANS if CARAVAN_ROWS[track].action is action]
        return max(_caravan(table, outlook, seat, track, purse, dreams) for track in tracks)
    price = cost(table, seat, action)
    if price > purse.gold:
        return 0.0
    gain, kind, more = _gain(table, outlook, seat, action)
    return gain + _wooing(outlook, seat, kind, more, price, action is PALACE, dreams) + purse.left(price)


def _caravan(
    table: EmiraTable,
    outlook: Outlook,
    seat: Seat,
    track: Caravan,
    purse: Purse,
    dreams: Sequence[tuple[Suitor, float]],
) -> float:
    row, price = CARAVAN_ROWS[track], caravan_cost(table, seat, track)
    if price > purse.gold:
        return 0.0
    gain = SPICE_WORTH * row.pays * min(row.boxes, outlook.turns)
    return purse.left(price, gain) + _wooing(outlook, seat, 3, 0, price, False, dreams)


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
    worth = CAMEL_WORTH * CAMEL_TRACK[home.breed] * min(outlook.turns, CAMEL_TURNS)
    return worth, 3, 0


def _pulling(outlook: Outlook, seat: Seat, kind: int, points: int) -> float:
    """What so many points more of a kind attract in the long run."""
    more = outlook.share(seat, kind, exp(points / SCALES[kind])) - outlook.share(seat, kind)
    return PRINCESS_WORTH * min(outlook.turns, 12.0) * SHARES[kind] * more


def _opening(outlook: Outlook, seat: Seat) -> float:
    """What the first free room adds to all attraction."""
    if outlook.rooms[seat] > 0:
        return 0.0
    return sum([PRINCESS_WORTH * SHARES[kind] * outlook.share(seat, kind, 1 / FULL) for kind in range(len(SHARES))])


def _wooing(
    outlook: Outlook,
    seat: Seat,
    kind: int,
    more: int,
    price: int,
    room: bool,
    dreams: Sequence[tuple[Suitor, float]],
) -> float:
    """What changes with the princesses on display when the seat offers so much more of a kind and has less gold."""
    if not dreams:
        return 0.0
    offer = list(outlook.offers[seat])
    offer[kind] += more
    offer[3] -= price
    total = 0.0
    for suitor, dream in dreams:
        if suitor.first >= 0:
            now = ahead(outlook, suitor, seat, outlook.offers[seat], outlook.rooms[seat])
            then = ahead(outlook, suitor, seat, offer, outlook.rooms[seat] + room)
            total += 0.7 * dream * (then - now)
    return total


class Bargain:
    """The auction as the looker sees it: what choosing first and choosing last is worth to each seat still to act.

    ``bid`` is what the bid costs that the looker holds.
    """

    __slots__ = ("firsts", "lasts", "waiting")

    def __init__(self, table: EmiraTable, outlook: Outlook, looker: Seat, found: Sequence[Suitor], bid: int) -> None:
        self.waiting = still_to_act(table, table.first)
        values = {
            seat: worths(table, outlook, seat, looker, found, bid if seat == looker else 0) for seat in self.waiting
        }
        floors = {seat: float(RELIEF) * may_take_relief(table.households[seat]) for seat in self.waiting}
        self.firsts = {seat: max(floors[seat], *values[seat]) for seat in self.waiting}
        self.lasts = {seat: _last(seat, self.waiting, values, floors[seat]) for seat in self.waiting}

    def stake(self, seat: Seat) -> float:
        """What choosing first is worth to the seat over choosing last."""
        return self.firsts[seat] - self.lasts[seat]


def _last(seat: Seat, waiting: Sequence[Seat], values: dict[Seat, Worths], floor: float) -> float:
    """What is left for the seat when all the others have taken what they like best."""
    taken: list[int] = []
    for other in waiting:
        if other != seat:
            wish = max((at for at in range(len(ACTIONS)) if at not in taken), key=values[other].__getitem__)
            if values[other][wish] > 0.0:
                taken.append(wish)
    return max(floor, *(0.0 if at in taken else values[seat][at] for at in range(len(ACTIONS))))


def limit(table: EmiraTable, bargain: Bargain, seat: Seat) -> float:
    """The highest bid the seat is likely to make: its camels' discount is free."""
    stake = bargain.stake(seat)
    return discount(table.households[seat]) + SHADE * stake if stake > 0 else 0.0


def holding(table: EmiraTable, bargain: Bargain, seat: Seat, bid: int) -> float:
    """How likely it is that nobody tops this bid of the seat."""
    chance = 1.0
    for other in bargain.waiting:
        if other != seat and other not in table.auction.passed:
            chance *= 1.0 / (1.0 + exp(min(30.0, (limit(table, bargain, other) - bid - 5) / SURE)))
    return chance


def expectation(table: EmiraTable, bargain: Bargain, seat: Seat, price: int) -> float:
    """What the action still to come is worth to the seat; ``price`` is what the bid it holds would cost it."""
    if seat not in bargain.firsts:
        return 0.0
    first, last, auction = bargain.firsts[seat], bargain.lasts[seat], table.auction
    stake = first - last
    if auction.leader == seat:
        chance = holding(table, bargain, seat, auction.bid)
        return chance * (first - price) + (1.0 - chance) * (last + OUTBID * max(0.0, stake - price))
    if seat in auction.passed and auction.leader == NOBODY and auction.opener == seat:
        return last + stake * holding(table, bargain, seat, 0)
    return last
