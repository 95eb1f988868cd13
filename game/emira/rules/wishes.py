"""What a seat in a hurry would like to buy: a rule of thumb for each of the six actions, in gold.

The princess on display counts most, then what spices will bring, then what may attract others later.
"""

from typing import NamedTuple

from game.emira.rules.appraisal import LENGTH, likes, spices, steps_left, wealth_worth
from game.emira.rules.board import (
    APPEARANCE,
    CAMEL,
    CAMEL_TRACK,
    CARAVAN_ROWS,
    CARAVANS,
    PALACE,
    START_ROOMS,
    STATUS,
    Preference,
)
from game.emira.rules.cards import STATUS_ROWS
from game.emira.rules.costs import caravan_cost, cost, upkeep_due
from game.emira.rules.phases.actions import BUY, BUY_CARAVAN
from game.emira.rules.table import EmiraTable, Household
from game.emira.rules.values import appearance, counters_of, palace, status
from game.engine.record import Choice
from game.engine.seats import Seat

POINT, ROOM, NO_ROOM = 320.0, 700.0, 300.0
"""A point of appearance or status; a palace section that will be needed as a room, and any other."""

SPICES, CAMEL_PART, CAMEL_TURNS, LASTING = 0.93, 0.35, 10, 8
"""What spice income and a camel's discount count for; points lose worth in the last LASTING turns."""

WOOED, STEP = 350.0, 700.0
"""What it is worth to win the princess on display, and more for every step nearer to the goal."""

TIED, SAFER = 0.3, 0.15
"""The part of it that it is worth to draw level, and to lead by more."""

CLOSE = 3
"""A lead below this can be lost."""

FEWEST_TURNS = 2
CHARMS = (appearance, status, palace)


class Wish(NamedTuple):
    """An action, and what it is worth after its cost."""

    worth: float
    choice: Choice


class Means(NamedTuple):
    """Gold at hand and to come, and the turns that are left to spend it in."""

    wealth: float
    turns: float

    def left(self, price: int, spices: float = 0.0) -> float:
        """What it is worth to pay this and to receive so much later; gold nobody can spend is worth little."""
        return wealth_worth(self.wealth - price + spices, self.turns) - wealth_worth(self.wealth, self.turns)


class Hope(NamedTuple):
    """A princess on display: what she is worth, her first preference, how far the seat is behind there, and a room."""

    worth: float
    first: int
    behind: int
    room: bool


def turns_left(table: EmiraTable) -> int:
    """How many turns the game is likely to last."""
    return max(FEWEST_TURNS, LENGTH[table.terms.seats] - table.turn)


def wishes(table: EmiraTable, seat: Seat) -> list[Wish]:
    """Actions of some use that the seat can pay and its upkeep too, the best first."""
    home = table.households[seat]
    free = home.gold - upkeep_due(table, seat)
    if free < 0:
        return []
    turns = turns_left(table)
    means = Means(home.gold + spices(home, turns), float(turns))
    found = [*_spices(table, seat, free, means), *_goods(table, seat, free, means)]
    return sorted([wish for wish in found if wish.worth > 0.0], reverse=True, key=_worth)


def _worth(wish: Wish) -> float:
    return wish.worth


def _spices(table: EmiraTable, seat: Seat, free: int, means: Means) -> list[Wish]:
    """The caravans on display."""
    market, found = table.market, []
    for track in CARAVANS:
        row = CARAVAN_ROWS[track]
        if row.adara <= free and market.offers(row.action):
            price = caravan_cost(table, seat, track)
            if price <= free:
                coming = SPICES * row.pays * min(row.boxes, means.turns)
                found.append(Wish(means.left(price, coming), BUY_CARAVAN[track]))
    return found


def _goods(table: EmiraTable, seat: Seat, free: int, means: Means) -> list[Wish]:
    """The counter, the status card, the palace section and the camel."""
    home, market, found = table.households[seat], table.market, []
    hopes = _hopes(table, home, seat)
    lasting = min(1.0, means.turns / LASTING)
    if market.counter is not None and (price := cost(table, seat, APPEARANCE)) <= free:
        counters = counters_of(home)
        least = min(counters)
        points = 2 if counters[market.counter] == least and counters.count(least) == 1 else 1
        gain = POINT * lasting * points + _wooing(hopes, 0, points)
        found.append(Wish(gain + means.left(price), BUY[APPEARANCE]))
    if market.status is not None and (price := cost(table, seat, STATUS)) <= free:
        points = STATUS_ROWS[market.status].points
        gain = POINT * lasting * points + _wooing(hopes, 1, points)
        found.append(Wish(gain + means.left(price), BUY[STATUS]))
    if market.section and (price := cost(table, seat, PALACE)) <= free:
        room = START_ROOMS + home.sections
        gain = (ROOM if room < table.terms.least else NO_ROOM) * lasting + _wooing(hopes, 2, 2) + _opening(hopes)
        found.append(Wish(gain + means.left(price), BUY[PALACE]))
    if market.camel and (price := cost(table, seat, CAMEL)) <= free:
        gain = CAMEL_PART * CAMEL_TRACK[home.breed] * min(means.turns, CAMEL_TURNS)
        found.append(Wish(gain + means.left(price), BUY[CAMEL]))
    return found


def _hopes(table: EmiraTable, home: Household, seat: Seat) -> list[Hope]:
    """The princesses on display who look for charms first."""
    found = []
    for princess in table.active:
        first, _ = likes(princess, princess in table.swapped)
        if first >= Preference.GOLD:
            continue
        charm, most = CHARMS[first], -99
        for other, rival in enumerate(table.households):
            if other != seat and len(rival.princesses) < START_ROOMS + rival.sections:
                most = max(most, charm(rival))
        gain = steps_left(table, home, home.goal) - steps_left(table, home, home.goal, princess)
        room = len(home.princesses) < START_ROOMS + home.sections
        found.append(Hope(WOOED + STEP * gain, int(first), most - charm(home), room))
    return found


def _wooing(hopes: list[Hope], kind: int, more: int) -> float:
    """What changes when the seat offers so much more of a kind."""
    total = 0.0
    for worth, first, behind, room in hopes:
        if first == kind and room:
            if behind < 0:
                total += SAFER * worth * (-behind < CLOSE)
            elif behind <= more:
                total += worth * (1.0 if behind < more else TIED)
    return total


def _opening(hopes: list[Hope]) -> float:
    """What a first free room changes."""
    total = 0.0
    for worth, _, behind, room in hopes:
        if not room and behind < 0:
            total += worth
    return total
