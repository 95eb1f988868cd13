"""The laws of the house hold for Al Rashid at every number of seats and with every switch."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.alrashid.rules import ALRASHID
from game.engine.ruleset import Variant
from tests.laws import laws

FEW = settings(max_examples=4, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
TABLES = list(laws.tables(ALRASHID))

picks = st.lists(st.integers(0, 1 << 16), max_size=80)
seeds = st.integers(0, (1 << 64) - 1)


def called(table: Any) -> str:
    return "-".join(table) or "usual" if isinstance(table, dict) else str(table)


@pytest.mark.parametrize(("seats", "variant"), TABLES, ids=called)
@FEW
@given(picks=picks, seed=seeds)
def test_a_game_obeys_every_law(seats: int, variant: Variant, picks: list[int], seed: int) -> None:
    laws.obey(ALRASHID, seats, variant, seed, picks)


@pytest.mark.parametrize("seats", ALRASHID.seats)
def test_saving_and_loading_at_every_decision_changes_nothing(seats: int) -> None:
    laws.save_and_load(ALRASHID, seats, {}, seed=seats)
