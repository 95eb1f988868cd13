"""Whole random games: they end by rule, gold is counted to the coin, nothing appears from nowhere."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game.emira.rules import EMIRA
from game.emira.rules.board import LAST_TURN
from game.emira.rules.table import EmiraTable
from game.engine.chance import Chance
from game.engine.play import asked, options, take
from game.engine.ruleset import Variant
from tests.emira.components import components

MOST_DECISIONS = 5000
FEW, MANY = 12, 1000
VARIANTS: tuple[Variant, ...] = (
    {},
    {"advanced": True},
    {"tamed_camels": True, "short_game": True},
    {"advanced": True, "rising_camels": True, "open_goals": True, "score_tie_break": True},
)


def play(table: EmiraTable, seed: int) -> Iterator[EmiraTable]:
    """The table after each choice of a random game."""
    luck = Chance(seed)
    for _ in range(MOST_DECISIONS):
        if asked(table) is None:
            return
        take(table, luck.pick(options(table)))
        yield table
    raise AssertionError("this game does not end")


def check_game(seats: int, variant: Variant, seed: int) -> EmiraTable:
    table: EmiraTable = EMIRA.open(seats, seed, variant)  # type: ignore[assignment]
    box = components(table)
    for number, now in enumerate(play(table, seed)):
        if number % 40 == seed % 40:
            assert components(now) == box
    assert components(table) == box
    assert table.over
    assert table.winners or table.turn == LAST_TURN.value or not table.princesses
    _check_sheets(table)
    return table


def _check_sheets(table: EmiraTable) -> None:
    sheets = EMIRA.scores(table)
    assert min(sheet.place for sheet in sheets) == 1
    if table.winners:
        assert all(sheets[seat].place <= len(table.winners) for seat in table.winners)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: ",".join(variant) or "usual")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_some_dozens_of_random_games_end_properly(seats: int, variant: Variant) -> None:
    for seed in range(FEW):
        check_game(seats, variant, seed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("variant", VARIANTS[:2], ids=lambda variant: ",".join(variant) or "usual")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_thousand_random_games_end_properly(seats: int, variant: Variant) -> None:
    for seed in range(MANY):
        check_game(seats, variant, seed)


def test_gold_is_counted_to_the_coin() -> None:
    """Every coin that a purse gains or loses is told by a change."""
    for seed in range(6):
        table: EmiraTable = EMIRA.open(4, seed, {"advanced": bool(seed % 2)})  # type: ignore[assignment]
        purses = Counter(dict.fromkeys(range(4), 750))
        for change in table.journal:
            _book(purses, change)
        table.journal.clear()
        for now in play(table, seed):
            for change in now.journal:
                _book(purses, change)
            now.journal.clear()
            assert [household.gold for household in now.households] == [purses[seat] for seat in range(4)]


GAINS = {"income-received", "relief-taken"}
SILENT = {"bid-made"}


def _book(purses: Counter[int], change: object) -> None:
    kind = str(change).split()[0]
    gold = getattr(change, "gold", None)
    if gold is not None and kind not in SILENT:
        purses[change.seat] += gold if kind in GAINS else -gold  # type: ignore[attr-defined]
