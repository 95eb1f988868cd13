"""What the box of Emira consists of, each piece in exactly one place; gold is without number."""

from collections import Counter
from collections.abc import Hashable

from game.emira.rules.board import CAMEL, LARGE_CARAVAN, PALACE, SMALL_CARAVAN, Action
from game.emira.rules.board import Counter as Kind
from game.emira.rules.cards import GOALS_FOR
from game.emira.rules.table import EmiraTable


def components(table: EmiraTable) -> Counter[Hashable]:
    """How often each piece lies somewhere on a table without backs, called by its repr."""
    return Counter(map(repr, (*_cards(table), *_pieces(table))))


def _cards(table: EmiraTable) -> list[Hashable]:
    found: list[Hashable] = [*table.princesses, *table.active, *table.coming, *table.undecided, *table.gone]
    found += [*table.statuses, *table.events, *table.spent]
    goals = {household.goal for household in table.households}
    found += ["goal of this box"] * len(goals.intersection(GOALS_FOR[table.terms.seats]))
    if table.market.status is not None:
        found.append(table.market.status)
    for household in table.households:
        found += [household.sheik, *household.hand, *household.statuses, *household.princesses]
    return found


def _pieces(table: EmiraTable) -> list[Hashable]:
    found: list[Hashable] = []
    for action in (SMALL_CARAVAN, LARGE_CARAVAN, PALACE, CAMEL):
        assert table.supply(action) >= 0, f"more {action} are about than there are"
        found += [action] * (table.supply(action) + table.market.offers(action))
    for kind in Kind:
        assert table.bag()[kind] >= 0, f"more {kind} counters are about than there are"
        found += [kind] * (table.bag()[kind] + (table.market.counter is kind))
    for household in table.households:
        found += [PALACE] * household.sections + [CAMEL] * household.camels
        found += [kind for kind in Kind for _ in range(household.counters[kind])]
        for track, boxes in enumerate(household.caravans):
            found += [_size(track)] * len(boxes)
        assert household.gold >= 0
        assert household.gold % 10 == 0
        assert -4 <= household.track <= 4
        assert 0 <= household.breed <= 3
    return found


def _size(track: int) -> Action:
    return SMALL_CARAVAN if track < 2 else LARGE_CARAVAN
