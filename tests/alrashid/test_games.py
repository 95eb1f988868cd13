"""Whole games played at random: they end, and what must hold holds at every decision."""

from typing import Any

import pytest

from game.alrashid.rules import ALRASHID
from game.alrashid.rules.board import ARMS, MOST_RAIDERS, RANKS, SPACES, TURNS, Site
from game.alrashid.rules.cards import TITLE_ROWS, TITLES, Timing
from game.alrashid.rules.changes import TitleTaken, TitleUsed
from game.alrashid.rules.choices import Activate, Bewitch, SecureTitle
from game.alrashid.rules.draws import raiders_of
from game.alrashid.rules.payments import AskPay, means, note_value, value
from game.alrashid.rules.scoring import family
from game.alrashid.rules.table import RashidTable
from game.engine.chance import Chance
from game.engine.play import asked, finished, options, take
from game.engine.seats import Seat
from game.engine.table import clone
from tests.alrashid.components import components

GAMES = 25
MANY_GAMES = 1000
HUNGRY_GAMES = 120
MOST_DECISIONS = 200
"""Of one seat in one game; random play takes about fifty."""

FLAGS = ("distinct_wares", "free_favor_first", "idle_dishonor", "intrigue_favor_adds_fee")
VARIANTS: tuple[tuple[int, dict[str, Any]], ...] = (
    *((seats, {}) for seats in ALRASHID.seats),
    *((3, {flag: True}) for flag in FLAGS),
    (2, {"two_player_skip_last_crisis_land": True}),
    (5, dict.fromkeys(FLAGS, True)),
)


WANTED = (SecureTitle, Activate, Bewitch)
USED = {Timing.START, Timing.RESOLUTION, Timing.BEFORE_CHECK}


def named(value: object) -> str:
    return "-".join(value) or "usual" if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("seats", "settings"), VARIANTS, ids=named)
def test_random_games_end_and_hold_together(seats: int, settings: dict[str, Any]) -> None:
    play_many(seats, settings, GAMES)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", ALRASHID.seats)
def test_a_thousand_random_games_end_and_hold_together(seats: int) -> None:
    play_many(seats, {}, MANY_GAMES)


def play_many(seats: int, settings: dict[str, Any], games: int) -> None:
    for seed in range(games):
        table = ALRASHID.open(seats, seed, settings)
        assert isinstance(table, RashidTable)
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


def holds_together(table: RashidTable) -> None:
    """Nobody owes, nothing stands where it cannot, and nothing is offered that does not exist."""
    assert sorted(table.order) == list(range(table.terms.seats))
    assert min(table.bank) >= 0
    assert min(table.stalls) >= 0
    assert table.notes >= 0
    assert min(table.titles) >= 0
    for house in table.houses:
        assert min(*house.wares, *house.supply, *house.reserve, house.notes, house.dishonor) >= 0
        assert len(set(house.titles)) == len(house.titles)
        assert set(house.used) <= set(house.titles)
    for site, parties in enumerate(table.delegations):
        assert len({party.seat for party in parties}) == len(parties) <= SPACES
        assert all(party.chief is not None or party.sages for party in parties)
        if site == Site.CALIPH:
            assert all(str(party.chief) == "pasha" for party in parties)
    for land in range(7):
        assert all(raiders_of(table, Site(land), arm) <= MOST_RAIDERS for arm in ARMS)
    assert len(table.resolution.ranking) <= RANKS
    ask = asked(table)
    if isinstance(ask, AskPay):
        laid = value(ask.laid) + ask.notes * note_value(table, ask.seat)
        assert laid < ask.fee <= means(table, ask.seat)


def is_over(table: RashidTable, seats: int) -> None:
    """At the end of a game."""
    assert table.turn == TURNS
    assert not table.crises
    assert len(table.past_crises) == 5
    assert not any(table.delegations)
    sheets = ALRASHID.scores(table)
    assert [sheet.seat for sheet in sheets] == list(range(seats))
    assert sorted(sheet.place for sheet in sheets) == list(range(1, seats + 1))
    for seat, house in enumerate(table.houses):
        assert house.supply == family(table, Seat(seat))


def test_every_title_is_bought_and_every_one_that_can_be_used_is_used() -> None:
    """By families that are after titles and otherwise play at random."""
    bought, used = set(), set()
    for seed in range(HUNGRY_GAMES):
        table, luck = ALRASHID.open(5, seed), Chance(seed)
        while not finished(table):
            found = options(table)
            take(table, luck.pick([choice for choice in found if isinstance(choice, WANTED)] or found))
        bought |= {change.title for change in table.journal if isinstance(change, TitleTaken)}
        used |= {change.title for change in table.journal if isinstance(change, TitleUsed)}
    assert bought == set(TITLES)
    assert used == {title for title in TITLES if USED.intersection(TITLE_ROWS[title].timings)}


def test_the_same_seed_and_choices_are_the_same_game() -> None:
    ends = []
    for _ in range(2):
        table, luck = ALRASHID.open(3, 9), Chance(4)
        while not finished(table):
            take(table, luck.pick(options(table)))
        ends.append(clone(table))
    assert ends[0] == ends[1]
