"""Whole games played at random: they end, and what must hold holds at every decision."""

from typing import Any

import pytest

from game.crown.rules import CROWN
from game.crown.rules.board import BOARDS, HUTS_PER_SITE, MARKERS, SITES
from game.crown.rules.cards import RANKS
from game.crown.rules.scoring import extras
from game.crown.rules.table import CrownTable
from game.engine.chance import Chance
from game.engine.play import asked, finished, options, take
from game.engine.seats import NOBODY
from game.engine.table import clone
from tests.crown.components import components

GAMES = 300
MOST_DECISIONS = 400
"""Of one seat in one game; random play takes about ninety."""

VARIANTS: tuple[tuple[int, dict[str, Any]], ...] = (
    *((seats, {}) for seats in CROWN.seats),
    *((seats, {"full_hand": True}) for seats in CROWN.seats),
    *((seats, {"mixed_boards": True}) for seats in CROWN.seats),
    (3, {"full_hand": True, "mixed_boards": True}),
    (4, {"start": 35}),
    (2, {"start": 15}),
    (1, {"solo": "rival"}),
    (1, {"solo": "rival_hard"}),
    (1, {"solo": "rival", "mixed_boards": True}),
)


def named(value: object) -> str:
    return "-".join(value) or "usual" if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("seats", "settings"), VARIANTS, ids=named)
def test_three_hundred_games_end_and_hold_together(seats: int, settings: dict[str, Any]) -> None:
    for seed in range(GAMES):
        table = CROWN.open(seats, seed, settings)
        assert isinstance(table, CrownTable)
        table.journal.clear()
        dealt, luck, decisions = components(table), Chance(seed), 0
        while not finished(table):
            take(table, luck.pick(options(table)))
            table.journal.clear()
            decisions += 1
            if decisions % 16 == seed % 16:
                holds_together(table)
                assert components(table) == dealt
        assert components(table) == dealt
        holds_together(table)
        is_over(table, seats)
        assert decisions <= MOST_DECISIONS * seats


def holds_together(table: CrownTable) -> None:
    """Nobody owes, nothing stands where it cannot, and nothing is offered that does not exist."""
    for seat, estate in enumerate(table.estates):
        assert min(estate.purse) >= 0, f"seat {seat} owes"
        assert estate.citizens >= 0
        assert estate.buildings >= table.terms.buildings
        assert [noble.rank for noble in estate.nobles] == list(RANKS[: len(estate.nobles)])
        assert len(set(estate.advisors)) == len(estate.advisors)
        for board in BOARDS[: len(estate.councilors)]:
            assert estate.councilors[board] in table.rings[board]
    assert all(0 <= table.markers[marker] < len(table.marker_row(marker).shows) for marker in MARKERS)
    assert all(NOBODY <= holder < len(table.estates) for holder in table.huts)
    assert all(0 <= gone <= 4 for gone in table.nobles)
    assert len(table.huts) == HUTS_PER_SITE * len(SITES) // 2


def is_over(table: CrownTable, seats: int) -> None:
    """At the end of a game."""
    assert asked(table) is None
    assert table.round == 6
    assert [sheet.seat for sheet in CROWN.scores(table)] == list(range(seats))
    for sheet in CROWN.scores(table):
        estate = table.estates[sheet.seat]
        both = estate.citizens + estate.buildings + sum(extras(estate))
        assert sheet.total == sum(line.points for line in sheet.lines)
        assert 0 <= sheet.total <= both - sheet.total


def test_the_same_seed_and_choices_are_the_same_game() -> None:
    ends = []
    for _ in range(2):
        table, luck = CROWN.open(3, 9), Chance(4)
        while not finished(table):
            take(table, luck.pick(options(table)))
        ends.append(clone(table))
    assert ends[0] == ends[1]
