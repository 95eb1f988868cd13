"""Events in a hurry: which to keep, and when to play one; a rule of thumb each."""

from collections.abc import Callable

from game.emira.rules.board import START_ROOMS
from game.emira.rules.cards import Event
from game.emira.rules.phases.income import spice_income
from game.emira.rules.table import EmiraTable, Household
from game.emira.rules.values import counters_of

KEEPING = {
    Event.BAZAAR: 110,
    Event.BETTER_BREED: 150,
    Event.CAMEL_BREEDING: 110,
    Event.CAMEL_EPIDEMIC: 90,
    Event.CHANGING_HER_MIND: 160,
    Event.COURT_INFLUENCE: 170,
    Event.DOUBLE_TROUBLE: 180,
    Event.GOLDEN_TIMES: 170,
    Event.GOOD_LOOKING: 190,
    Event.QUIET_DAYS: 105,
    Event.RESTORATION: 150,
    Event.HAGGLING: 140,
    Event.HARD_TIMES: 95,
    Event.LONG_JOURNEY: 190,
    Event.PATRONAGE: 108,
    Event.RENOWN: 170,
    Event.SANDSTORM: 100,
    Event.THRIFTY_VIZIER: 170,
}
"""What an event is worth in the hand, in gold."""

MUCH_SPICE, ENVY = 500, 200
"""Spice income that is worth an event of its own; how far rivals must be ahead of it to be stopped."""


def inclined(table: EmiraTable, seat: int, event: Event) -> bool:
    """Whether this looks like the time to play the event."""
    whim = _WHIMS.get(event)
    return whim is None or whim(table, table.households[seat], seat)


def _most_spices(table: EmiraTable, seat: int) -> int:
    return max([spice_income(home) for other, home in enumerate(table.households) if other != seat])


def _rich(table: EmiraTable, home: Household, seat: int) -> bool:
    own = spice_income(home)
    return own >= MUCH_SPICE and own >= _most_spices(table, seat) - ENVY


def _envious(table: EmiraTable, home: Household, seat: int) -> bool:
    return spice_income(home) + ENVY <= _most_spices(table, seat)


def _travelling(_table: EmiraTable, home: Household, _seat: int) -> bool:
    return bool(home.caravans[3] or home.caravans[1] or home.caravans[2])


def _roomy(_table: EmiraTable, home: Household, _seat: int) -> bool:
    return len(home.princesses) + 1 < START_ROOMS + home.sections


def _full(_table: EmiraTable, home: Household, _seat: int) -> bool:
    return len(home.princesses) >= START_ROOMS + home.sections


def _busy(_table: EmiraTable, home: Household, _seat: int) -> bool:
    return len(home.princesses) >= 3


def _adorned(_table: EmiraTable, home: Household, _seat: int) -> bool:
    return max(counters_of(home)) >= 2


def _honoured(_table: EmiraTable, home: Household, _seat: int) -> bool:
    return len(home.statuses) >= 2


def _breeding(table: EmiraTable, home: Household, _seat: int) -> bool:
    return home.camels >= 2 and home.camels >= max([other.camels for other in table.households])


def _ailing(table: EmiraTable, home: Household, _seat: int) -> bool:
    return home.camels < 3 <= max([other.camels for other in table.households])


def _able(_table: EmiraTable, home: Household, _seat: int) -> bool:
    return home.gold >= 300


def _camels(_table: EmiraTable, home: Household, _seat: int) -> bool:
    return home.camels > 0


_WHIMS: dict[Event, Callable[[EmiraTable, Household, int], bool]] = {
    Event.GOLDEN_TIMES: _rich,
    Event.HARD_TIMES: _envious,
    Event.SANDSTORM: _envious,
    Event.LONG_JOURNEY: _travelling,
    Event.DOUBLE_TROUBLE: _roomy,
    Event.QUIET_DAYS: _full,
    Event.THRIFTY_VIZIER: _busy,
    Event.GOOD_LOOKING: _adorned,
    Event.RENOWN: _honoured,
    Event.CAMEL_BREEDING: _breeding,
    Event.CAMEL_EPIDEMIC: _ailing,
    Event.HAGGLING: _able,
    Event.BETTER_BREED: _camels,
}
"""Events that are not played at the first occasion."""
