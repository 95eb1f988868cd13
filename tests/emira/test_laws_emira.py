"""The laws of the house over Emira, while it is not on the shelf: every number of seats, game and variant."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.emira.rules import EMIRA
from game.engine.ruleset import Variant
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
