"""What households are worth as far as a seat can see: progress, attraction, spices, camels and cash, in gold.

The weights come from trial games. ``Outlook`` is the table looked at once for all seats; a bot asks it many times.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from game.emira.rules.board import CAMEL_TRACK, CARAVAN_ROWS, START_ROOMS, Preference
from game.emira.rules.cards import GOALS_FOR, PRINCESS_ROWS, Goal, Princess
from game.emira.rules.goals import missing
from game.emira.rules.table import EmiraTable, Household
from game.emira.rules.values import appearance, palace, status

LENGTH = {3: 18, 4: 17, 5: 15}
"""Turns a game usually lasts, by seats."""

TURNS_PER_STEP, SHORTEST = 3.0, 2.0
"""A household one step from its goal needs so many turns more; nobody plans for less than SHORTEST."""

STEP_WORTH, NEARNESS, STEEPNESS, SPARE_PRINCESS = 900.0, 3000.0, 1.6, 60.0
"""What a step to the goal is worth, what being there is, and a princess that is no step."""

PARTICULAR = 0.3
"""How much farther a step is when it takes a princess with a particular skill."""

PRINCESS_WORTH = 750.0
"""What a princess to come is worth on the whole."""

SHARES = (7 / 27, 7 / 27, 7 / 27, 6 / 27)
"""How many princesses look first for appearance, status, palace and gold."""

SCALES = (1.6, 1.6, 2.4, 450.0)
"""How much more of it makes a household look clearly better in the long run, by preference; palaces in halves."""

FULL = 0.35
"""What attraction counts while there is no free room."""

ROOM_WORTH = 330.0
"""A free room that is still needed."""

SPICE_WORTH, CAMEL_WORTH, CAMEL_TURNS = 0.93, 0.42, 10.0
"""What spice income, and a camel's discount each turn, count for."""

SPENT, SPENT_PER_TURN, SURPLUS = 400.0, 300.0, 0.2
"""What a seat can spend at once and each turn, base income apart; gold beyond that is worth little."""

TUMULT = 1200.0
"""What it costs to be short of upkeep, beside the gold."""

FITTING = 0.6
"""How much less likely a goal is for each skill the household has not got."""

LIVING = dict.fromkeys(Princess, 0.0) | {
    Princess.ADARA: 130.0,
    Princess.BADRA: 130.0,
    Princess.FARAH: 60.0,
    Princess.ZAINAB: 60.0,
    Princess.ZAFIRAH: 90.0,
    Princess.SULEIKA: -120.0,
    Princess.JANAN: -130.0,
    Princess.XENIA: -300.0,
}
"""What living with a princess brings or costs beside her skills."""

LIVING_WITH = tuple(LIVING[princess] for princess in Princess)


class Outlook:
    """A table looked at once: what each household offers by preference, how far it is, and how long the game lasts.

    It knows the goal of the seat alone, or, without a seat, all that lie face up.
    """

    __slots__ = ("goals", "offers", "pulls", "rooms", "steps", "sums", "turns", "wealth")

    def __init__(self, table: EmiraTable, seat: int | None) -> None:
        households = table.households
        known = seat is None or table.terms.open_goals
        self.goals = [home.goal if known or at == seat else None for at, home in enumerate(households)]
        self.steps = [steps_left(table, home, goal) for home, goal in zip(households, self.goals, strict=True)]
        self.turns = horizon(table, min(self.steps))
        self.rooms = [START_ROOMS + home.sections - len(home.princesses) for home in households]
        self.offers = [(appearance(home), status(home), palace(home), home.gold) for home in households]
        pulled = [_pulls(offer, rooms) for offer, rooms in zip(self.offers, self.rooms, strict=True)]
        self.pulls = [[pulls[kind] for pulls in pulled] for kind in range(len(SHARES))]
        self.wealth = [home.gold + spices(home, self.turns) for home in households]
        self.sums = [sum(pulls) for pulls in self.pulls]

    def share(self, seat: int, kind: int, grown: float = 1.0) -> float:
        """The part of the princesses of this first preference the seat may hope for, its pull ``grown`` times."""
        own = self.pulls[kind][seat]
        return own * grown / (self.sums[kind] + own * (grown - 1.0))


def pull(offer: Sequence[int], kind: int) -> float:
    """How strongly an offer pulls, before it is compared with the others."""
    pulled: float = exp(min(offer[kind] / SCALES[kind], 40.0))
    return pulled


@lru_cache(1 << 14)
def _pulls(offer: tuple[int, ...], rooms: int) -> tuple[float, ...]:
    """How strongly an offer pulls by each preference, less without a free room."""
    return tuple([pull(offer, kind) * (1.0 if rooms > 0 else FULL) for kind in range(len(SHARES))])


def horizon(table: EmiraTable, steps: float) -> float:
    """How many turns there are still to plan for when the foremost household is so many steps from its goal."""
    return max(SHORTEST, min(LENGTH[table.terms.seats] - table.turn, TURNS_PER_STEP * steps))


def steps_left(table: EmiraTable, home: Household, goal: Goal | None, more: Princess | None = None) -> float:
    """How many princesses the household still needs to win, perhaps with one more; with its goal unknown, a guess."""
    return steps_with(table, home, goal, home.princesses if more is None else (*home.princesses, more))


def steps_with(table: EmiraTable, home: Household, goal: Goal | None, princesses: tuple[Princess, ...]) -> float:
    """How many princesses it would still need beside these."""
    terms = table.terms
    if goal is not None:
        return _steps(goal, princesses, terms.least, terms.most)
    return _expected_steps(princesses, terms.seats, terms.least, terms.most, home.ruled_out)


def _steps(goal: Goal, princesses: tuple[Princess, ...], least: int, most: int) -> float:
    count, lacking = len(princesses), missing(goal, princesses)
    return max(0.0, min(max(least - count, lacking) + PARTICULAR * lacking, most - count))


@lru_cache(1 << 14)
def _expected_steps(princesses: tuple[Princess, ...], seats: int, least: int, most: int, ruled_out: int) -> float:
    """The mean over the goals it may have; those its princesses fit are likelier, for it has courted them."""
    total = weights = 0.0
    for goal in GOALS_FOR[seats]:
        if not ruled_out >> goal & 1:
            weight = pow(FITTING, float(missing(goal, princesses)))
            total += weight * _steps(goal, princesses, least, most)
            weights += weight
    return total / weights if weights else float(most - len(princesses))


def progress(steps: float, count: int, least: int) -> float:
    """What being so near the goal is worth."""
    near: float = (1.0 + steps) ** -STEEPNESS
    return STEP_WORTH * (least - steps) + NEARNESS * near + SPARE_PRINCESS * count


def spendable(turns: float) -> float:
    """How much gold a seat can still put to use."""
    return SPENT + SPENT_PER_TURN * turns


def wealth_worth(wealth: float, turns: float) -> float:
    """What gold is worth, in the purse or to come: only so much can be spent in the turns that are left."""
    enough = spendable(turns)
    return wealth if wealth < enough else enough + SURPLUS * (wealth - enough)


def spices(home: Household, turns: float) -> float:
    """What the caravans under way will still pay."""
    if not home.has_caravans:
        return 0.0
    total = 0.0
    for boxes, row in zip(home.caravans, CARAVAN_ROWS, strict=True):
        for box in boxes:
            total += row.pays * min(box, turns)
    return SPICE_WORTH * total


def camels(home: Household, turns: float) -> float:
    """What the camels will still save."""
    return CAMEL_WORTH * home.camels * CAMEL_TRACK[home.breed] * min(turns, CAMEL_TURNS)


def attraction(outlook: Outlook, seat: int) -> float:
    """What the princesses to come are worth to the seat, so far as it has or needs rooms for them."""
    rate = sum([SHARES[kind] * outlook.share(seat, kind) for kind in range(len(SHARES))])
    return PRINCESS_WORTH * min(rate * outlook.turns, outlook.steps[seat] + 0.5)


def housing(outlook: Outlook, seat: int) -> float:
    """What the free rooms are worth that are still needed."""
    return ROOM_WORTH * min(outlook.rooms[seat], outlook.steps[seat])


def likes(princess: Princess, swapped: bool) -> tuple[Preference, Preference | None]:
    """Her preferences, perhaps swapped."""
    row = PRINCESS_ROWS[princess]
    return (row.second, row.first) if swapped and row.second is not None else (row.first, row.second)
