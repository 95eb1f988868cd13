"""What a seat may not see: goals, hands, and cards in the decks it has not looked at (ruling A40, A52).

Purses and the bag follow from open play; hiding a purse is the screen's business (ruling A5).
"""

from collections.abc import Iterable
from typing import TypeVar, cast

from game.emira.rules.cards import EVENTS, GOALS_FOR, PRINCESSES, STATUS_ROWS, TOP_POINTS, Goal
from game.emira.rules.deck import Deck, Layer
from game.emira.rules.setup import events_in_box, statuses_in_box
from game.emira.rules.table import EmiraTable
from game.engine.chance import Chance
from game.engine.record import Id
from game.engine.seats import Seat
from game.engine.table import View, clone, concealed

T = TypeVar("T", bound=Id)


def conceal(table: EmiraTable, seat: Seat) -> View:
    """The table as the seat sees it; with open goals, and at the end, every goal is seen."""
    view = clone(table)
    view.chance = Chance(0)
    goals_open = view.over or view.terms.open_goals
    for owner, household in enumerate(view.households):
        if owner != seat:
            household.hand = (None,) * len(household.hand)
            if not goals_open:
                household.goal = None
    view.princesses = view.princesses.veil(seat)
    view.statuses = view.statuses.veil(seat)
    view.events = view.events.veil(seat)
    return concealed(view)


def imagine(view: View, seat: Seat, chance: Chance) -> EmiraTable:
    """A whole table that looks like this to the seat."""
    table = clone(cast(EmiraTable, view))
    table.chance = Chance(chance.bits())
    _deal_goals(table, chance)
    _deal_princesses(table, chance)
    _deal_statuses(table, chance)
    _deal_events(table, chance)
    return table


def _deal_goals(table: EmiraTable, chance: Chance) -> None:
    """A goal for each household whose goal lies face down, none of those it is known not to have."""
    known = [household.goal for household in table.households]
    free = [goal for goal in GOALS_FOR[table.terms.seats] if goal not in known]
    unknown = [household for household in table.households if household.goal is None]
    dealt = _fitting(chance, free, [household.ruled_out for household in unknown])
    assert dealt is not None, "no goals are left that this table could have"
    for household, goal in zip(unknown, dealt, strict=True):
        household.goal = goal


def _fitting(chance: Chance, goals: list[Goal], ruled_out: list[int]) -> list[Goal] | None:
    """Different goals, none of them ruled out, tried in a random order; None when there are none."""
    if not ruled_out:
        return []
    for goal in chance.shuffled(goals):
        if not ruled_out[0] >> goal & 1:
            rest = _fitting(chance, [other for other in goals if other is not goal], ruled_out[1:])
            if rest is not None:
                return [goal, *rest]
    return None


def _deal_princesses(table: EmiraTable, chance: Chance) -> None:
    here = {princess for household in table.households for princess in household.princesses}
    here.update(table.active, table.coming, table.undecided, table.gone, _faces(table.princesses))
    unseen = [princess for princess in PRINCESSES if princess not in here]
    table.princesses = _filled(table.princesses, unseen, unseen, chance)


def _deal_statuses(table: EmiraTable, chance: Chance) -> None:
    """Cards of the safe block are none of the dearest."""
    here = {card for household in table.households for card in household.statuses}
    here.update(_faces(table.statuses), () if table.market.status is None else (table.market.status,))
    unseen = [card for card in statuses_in_box(table.terms.seats) if card not in here]
    safe = sum(layer.cards.count(None) for layer in table.statuses.layers if layer.marked)
    lesser = _dealt([card for card in unseen if STATUS_ROWS[card].points < TOP_POINTS], safe, chance)
    table.statuses = _filled(table.statuses, [card for card in unseen if card not in lesser], lesser, chance)


def _deal_events(table: EmiraTable, chance: Chance) -> None:
    """The events nobody is seen to have: first to the hands, then to the deck."""
    left = [0] * len(EVENTS)
    for event in events_in_box(table.terms.advanced):
        left[event] += 1
    for event in (*table.spent, *_faces(table.events)):
        left[event] -= 1
    for household in table.households:
        for held in household.hand:
            if held is not None:
                left[held] -= 1
    unseen = [event for event in EVENTS for _ in range(left[event])]
    for household in table.households:
        if None in household.hand:
            household.hand = tuple(
                [unseen.pop(chance.below(len(unseen))) if held is None else held for held in household.hand]
            )
    table.events = _filled(table.events, unseen, unseen, chance)


def _faces(deck: Deck[T]) -> Iterable[T]:
    return [card for card in deck if card is not None]


def _filled(deck: Deck[T], unseen: list[T], marked: list[T], chance: Chance) -> Deck[T]:
    """The deck with cards for its backs, dealt from ``unseen``, for marked layers from ``marked``."""
    layers = []
    for layer in deck.layers:
        if None in layer.cards:
            cards = _dealt(marked if layer.marked else unseen, len(layer.cards), chance)
            layer = Layer(tuple(sorted(cards)), layer.seen, layer.marked)
        layers.append(layer)
    return Deck(layers)


def _dealt(pool: list[T], count: int, chance: Chance) -> list[T]:
    """Take so many cards out of the pool, any as likely as any other, in no particular order."""
    stay = len(pool) - count
    drawn = [pool.pop(chance.below(len(pool))) for _ in range(min(count, stay))]
    if count <= stay:
        return drawn
    dealt, pool[:] = pool[:], drawn
    return dealt
