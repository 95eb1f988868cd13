"""The laws hold for the toy box and every box on the shelf, at every number of seats and in every variant."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine.ruleset import Ruleset, Variant
from game.shelf import SHELF
from tests.engine.toy import TOY
from tests.laws import laws

FEW = settings(max_examples=5, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
TABLES = [(ruleset, seats, variant) for ruleset in (TOY, *SHELF) for seats, variant in laws.tables(ruleset)]
USUAL = [(ruleset, seats) for ruleset, seats, variant in TABLES if not variant]

picks = st.lists(st.integers(0, 1 << 16), max_size=80)
seeds = st.integers(0, (1 << 64) - 1)


def called(table: Ruleset | int | Variant) -> str:
    """How a part of a table is called in pytest's list."""
    if isinstance(table, Ruleset):
        return table.slug
    return (
        str(table) if isinstance(table, int) else ",".join(f"{key}={value}" for key, value in table.items()) or "usual"
    )


@pytest.mark.parametrize(("ruleset", "seats", "variant"), TABLES, ids=called)
@FEW
@given(picks=picks, seed=seeds)
def test_a_game_obeys_every_law(ruleset: Ruleset, seats: int, variant: Variant, picks: list[int], seed: int) -> None:
    laws.obey(ruleset, seats, variant, seed, picks)


@pytest.mark.parametrize(("ruleset", "seats"), USUAL, ids=called)
def test_saving_and_loading_at_every_decision_changes_nothing(ruleset: Ruleset, seats: int) -> None:
    laws.save_and_load(ruleset, seats, {}, seed=seats)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 150))
@pytest.mark.parametrize(("ruleset", "seats"), USUAL, ids=called)
def test_saving_and_loading_at_every_decision_of_fifty_games(ruleset: Ruleset, seats: int, seed: int) -> None:
    laws.save_and_load(ruleset, seats, {}, seed)
