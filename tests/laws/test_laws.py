"""The laws hold for the toy box and every box on the shelf, at every number of seats and in every variant."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine.chronicle import Entry, load, parse, write
from game.engine.play import finished, options
from game.engine.ruleset import Ruleset, SetupError, Variant
from game.engine.table import clone, digest
from game.shelf import SHELF
from tests.engine.toy import TOY
from tests.laws import laws

BOXES = (TOY, *SHELF)
FEW = settings(max_examples=4, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
LOOKS = 30
"""At how many decisions of a long game, about, every law is looked at."""

picks = st.lists(st.integers(0, 1 << 16), max_size=80)
seeds = st.integers(0, (1 << 64) - 1)


def variants(ruleset: Ruleset) -> Iterator[Variant]:
    """The usual table, then each switch by itself at its next and at its last value."""
    yield {}
    for switch in ruleset.switches:
        for value in dict.fromkeys((switch.values[1], switch.values[-1])):
            yield {switch.key: value}


def every_table() -> Iterator[tuple[Ruleset, int, Variant]]:
    """Each box at each number of seats in each variant that can be set up so."""
    for ruleset in BOXES:
        for seats in ruleset.seats:
            for variant in variants(ruleset):
                if can_be_set_up(ruleset, seats, variant):
                    yield ruleset, seats, variant


def can_be_set_up(ruleset: Ruleset, seats: int, variant: Variant) -> bool:
    """Some variants are for some numbers of seats only."""
    try:
        ruleset.open(seats, 0, variant)
    except SetupError:
        return False
    return True


def told(ruleset: Ruleset, seats: int, variant: Variant) -> str:
    """How a table is called in pytest's list."""
    return "-".join([ruleset.slug, str(seats), *(f"{key}={value}" for key, value in variant.items())])


TABLES = list(every_table())
USUAL = [table for table in TABLES if not table[2]]
everywhere = pytest.mark.parametrize(("ruleset", "seats", "variant"), TABLES, ids=[told(*table) for table in TABLES])
usually = pytest.mark.parametrize(("ruleset", "seats", "variant"), USUAL, ids=[told(*table) for table in USUAL])


@everywhere
@FEW
@given(picks=picks, seed=seeds)
def test_a_game_obeys_every_law(ruleset: Ruleset, seats: int, variant: Variant, picks: list[int], seed: int) -> None:
    table = ruleset.open(seats, seed, variant)
    dealt, chronicle = clone(table), laws.chronicled(ruleset, seats, seed, variant)
    for number, (now, choice) in enumerate(laws.play(table, picks, seed)):
        if number < len(picks) or (number + seed) % LOOKS == 0:
            laws.conserves(ruleset, dealt, now)
            for law in laws.STEP_LAWS:
                law(ruleset, seats, now, choice)
        chronicle.course.append(Entry(str(choice)))
    chronicle.digest = digest(table)
    laws.conserves(ruleset, dealt, table)
    laws.replays(ruleset, chronicle)
    laws.sheets_add_up(ruleset, seats, table)


@usually
def test_saving_and_loading_at_every_decision_changes_nothing(ruleset: Ruleset, seats: int, variant: Variant) -> None:
    """Save, load, compare digest, options and luck at each decision; the end is then the same by the laws."""
    save_and_load_throughout(ruleset, seats, variant, seed=seats)


@pytest.mark.slow
@usually
def test_saving_and_loading_at_every_decision_of_fifty_games(ruleset: Ruleset, seats: int, variant: Variant) -> None:
    for seed in range(100, 150):
        save_and_load_throughout(ruleset, seats, variant, seed)


def save_and_load_throughout(ruleset: Ruleset, seats: int, variant: Variant, seed: int) -> None:
    chronicle = laws.chronicled(ruleset, seats, seed, variant)
    table = ruleset.open(seats, seed, variant)
    for now, choice in laws.play(table, (), seed):
        chronicle.digest = digest(now)
        loaded = load(ruleset, parse(write(chronicle)))
        assert laws.same(loaded, now)
        assert list(options(loaded)) == list(options(now))
        chronicle.course.append(Entry(str(choice)))
    assert finished(table)
