"""Whom the princesses on display are likely to join, and what that is worth to each seat."""

from collections.abc import Sequence
from typing import NamedTuple

from game.emira.rules.appraisal import LIVING_WITH, Outlook, likes, progress, steps_left
from game.emira.rules.cards import Princess
from game.emira.rules.costs import UPKEEPS
from game.emira.rules.phases.bidding import still_to_act
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import choice_of
from game.engine.seats import NOBODY, Seat

RESTLESS, SETTLED = (0.05, 0.3, 0.45, 0.55, 0.6, 0.6), 0.05
"""How open it still is whom she chooses, by the number of seats that have not acted."""

NOT_YET = 0.5
"""What a princess counts who comes later: in the next turn, or known to lie on top of the deck."""

UPKEEP_TURNS = 4.0
"""For so many turns her upkeep counts against a princess."""

ARRIVAL = {
    Princess.SAMIRA: -200.0,
    Princess.ZAHRAH: -250.0,
    Princess.HIND: -300.0,
    Princess.LAYLA: 250.0,
    Princess.NADIA: 250.0,
    Princess.HALIMAH: 180.0,
    Princess.RASHA: 180.0,
}
"""What her coming brings or costs at once, or by what the household then offers."""

STOLEN = -900.0
"""What Sidi Suleiman costs."""


class Suitor(NamedTuple):
    """A princess to come and how much she counts; ``first`` and ``second`` are preferences as numbers, -1 for none."""

    princess: Princess
    first: int
    second: int
    weight: float
    chances: Sequence[float]


def suitors(table: EmiraTable, outlook: Outlook) -> list[Suitor]:
    """The princesses who will choose next, each with the chances of the seats."""
    bidding = table.phase in ("bidding", "actions", "preparation")
    restless = RESTLESS[len(still_to_act(table, table.first))] if bidding else SETTLED
    found = [_suitor(table, outlook, princess, princess in table.swapped, 1.0, restless) for princess in table.active]
    found += [_suitor(table, outlook, princess, princess in table.swapped, NOT_YET, 0.6) for princess in table.coming]
    if table.phase == "event_cards":
        for layer in table.princesses.layers[: max(table.arrivals, default=0) + 1]:
            if len(layer.cards) == 1 and layer.cards[0] is not None:
                weight = NOT_YET if len(found) < sum(table.arrivals) else NOT_YET / 3
                found.append(_suitor(table, outlook, layer.cards[0], layer.marked, weight, 0.5))
    return found


def _suitor(
    table: EmiraTable, outlook: Outlook, princess: Princess, swapped: bool, weight: float, restless: float
) -> Suitor:
    first, second = likes(princess, swapped)
    if second is None:
        leader: int = choice_of(table, princess)
        chances = [0.9 * (seat == leader) for seat in range(table.terms.seats)]
        return Suitor(princess, -1, -1, weight, chances)
    leader = best(outlook, first, second)
    pulls = outlook.pulls[first]
    total = sum([pull for pull, room in zip(pulls, outlook.rooms, strict=True) if room > 0]) or 1.0
    chances = [
        restless * pull / total + (1.0 - restless) * (seat == leader) if outlook.rooms[seat] > 0 else 0.0
        for seat, pull in enumerate(pulls)
    ]
    return Suitor(princess, first, second, weight, chances)


def best(outlook: Outlook, first: int, second: int) -> int:
    """Who has most to offer among those with room; NOBODY when it is a tie."""
    leader, top = int(NOBODY), (-99, -99)
    for seat, offer in enumerate(outlook.offers):
        if outlook.rooms[seat] > 0:
            key = (offer[first], offer[second])
            if key > top:
                leader, top = seat, key
            elif key == top:
                leader = NOBODY
    return leader


def ahead(outlook: Outlook, suitor: Suitor, seat: int, offer: Sequence[float], room: int) -> bool:
    """Whether the seat would be chosen if it offered this."""
    if room <= 0:
        return False
    key = (offer[suitor.first], offer[suitor.second])
    for other, rival in enumerate(outlook.offers):
        if other != seat and outlook.rooms[other] > 0 and (rival[suitor.first], rival[suitor.second]) >= key:
            return False
    return True


def joining(table: EmiraTable, outlook: Outlook, seat: int, princess: Princess) -> float:
    """What it is worth to the seat that she joins it, as far as its goal is known."""
    home = table.households[seat]
    if princess is Princess.SIDI_SULEIMAN:
        return STOLEN
    steps = steps_left(table, home, outlook.goals[seat], princess)
    count, least = len(home.princesses), table.terms.least
    gain = progress(steps, count + 1, least) - progress(outlook.steps[seat], count, least)
    upkeep = UPKEEPS[princess] * min(outlook.turns, UPKEEP_TURNS)
    return gain - upkeep + LIVING_WITH[princess] + ARRIVAL.get(princess, 0.0)


def court(table: EmiraTable, outlook: Outlook, seat: Seat, found: Sequence[Suitor], rivalry: float) -> float:
    """What the princesses to come are worth to the seat, less what they are worth to its rivals."""
    total = 0.0
    for suitor in found:
        for other, chance in enumerate(suitor.chances):
            if chance > 0.02:
                worth = suitor.weight * chance * joining(table, outlook, other, suitor.princess)
                total += worth if other == seat else -rivalry * max(0.0, worth)
    return total
