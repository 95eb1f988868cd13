"""The laws of the house over Emira, while it is not on the shelf: every number of seats, game and variant."""

from collections import deque
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.emira.rules import EMIRA
from game.emira.rules.table import EmiraTable
from game.engine.play import after, asked, finished, take
from game.engine.record import Choice
from game.engine.ruleset import Variant
from game.engine.table import Table, clone, concealed
from tests.emira.components import components
from tests.laws import laws

FEW = settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
ALL_AT_ONCE: Variant = {switch.key: True for switch in EMIRA.switches}
TABLES = [*laws.tables(EMIRA), *((seats, ALL_AT_ONCE) for seats in EMIRA.seats)]


def called(value: object) -> str:
    return ",".join(value) or "usual" if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("seats", "variant"), TABLES, ids=called)
@FEW
@given(picks=st.lists(st.integers(0, 1 << 16), max_size=60), seed=st.integers(0, (1 << 64) - 1))
def test_a_game_obeys_every_law(seats: int, variant: Variant, picks: list[int], seed: int) -> None:
    laws.obey(EMIRA, seats, variant, seed, picks)


@pytest.mark.slow
@pytest.mark.parametrize("seats", EMIRA.seats)
@pytest.mark.parametrize("variant", [{}, {"advanced": True}], ids=called)
def test_saving_and_loading_at_decisions_changes_nothing(seats: int, variant: Variant) -> None:
    laws.save_and_load(EMIRA, seats, variant, seed=seats)


@pytest.mark.parametrize("seats", EMIRA.seats)
@pytest.mark.parametrize("variant", [{}, {"advanced": True}], ids=called)
def test_the_laws_hold_to_the_end_of_a_game_somebody_wins(seats: int, variant: Variant) -> None:
    table = EMIRA.open(seats, 2, variant)
    box = components(cast(EmiraTable, table))
    number, last = 0, deque[tuple[Table, Choice]](maxlen=12)
    while not finished(table):
        choice = sensible(table, number)
        if number % 9 == 0:
            hold_laws(seats, table, choice)
        last.append((clone(table), choice))
        take(table, choice)
        table.journal.clear()
        number += 1
    for before, choice in last:
        hold_laws(seats, before, choice)
    assert cast(EmiraTable, table).winners
    assert components(cast(EmiraTable, table)) == box
    laws.sheets_add_up(EMIRA, seats, table)


def hold_laws(seats: int, table: Table, choice: Choice) -> None:
    for law in laws.STEP_LAWS:
        law(EMIRA, seats, table, choice)


def sensible(table: Table, number: int) -> Choice:
    """The option that looks best one choice ahead; a quarter of the time any that comes to mind."""
    ask = asked(table)
    assert ask is not None
    found = EMIRA.insight.plausible(concealed(table))
    if number % 4 == 3:
        return found[number % len(found)]
    return max(found, key=lambda choice: EMIRA.insight.worth(concealed(after(table, choice)), ask.seat))
