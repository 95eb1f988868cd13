"""What the learned strength looks at, and the reflexes that searches play their games on with."""

from math import isfinite
from typing import cast

import pytest

from game.ai.beam import Effort
from game.ai.bot import think_through
from game.ai.search import Craft, Searcher
from game.emira.rules import EMIRA
from game.emira.rules.cards import Event, Goal, Princess
from game.emira.rules.features import NAMES, PLAIN, REASONS, features, progress, rows
from game.emira.rules.hidden import conceal
from game.emira.rules.reflex import reflex
from game.emira.rules.table import EmiraTable
from game.emira.rules.weights import WEIGHTS
from game.engine.chance import Chance
from game.engine.play import asked, finished, options, take
from game.engine.seats import Seat, all_seats
from game.engine.table import concealed, digest
from tests.emira.tables import bid, display, hold, live, own, play_events, ready, show

IHC = (Princess.ALBINA, Princess.HALIMAH, Princess.ASIMA)


def feature(table: EmiraTable, name: str, seat: int = 0) -> float:
    return features(table, seat)[NAMES.index(name)]


def chosen(table: EmiraTable) -> str:
    return str(reflex(table, Chance(3)))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("advanced", [False, True])
def test_games_played_by_reflex_end_and_every_answer_is_an_option(seats: int, advanced: bool) -> None:
    table, luck = cast(EmiraTable, EMIRA.open(seats, 5 + seats, {"advanced": advanced})), Chance(seats)
    choices = 0
    while (ask := asked(table)) is not None:
        choice = EMIRA.insight.reflex(conceal(table, ask.seat), luck)
        assert choice in options(table)
        take(table, choice)
        choices += 1
    assert table.winners
    assert choices < 1500


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_features_are_finite_with_goals_seen_or_not_and_leave_the_table_alone(seats: int) -> None:
    table, luck = cast(EmiraTable, EMIRA.open(seats, 8, {"advanced": True})), Chance(seats)
    last = 0.0
    while (ask := asked(table)) is not None:
        if not luck.below(8):
            before = digest(table)
            for looked in (table, cast(EmiraTable, conceal(table, ask.seat))):
                assert all(len(row) == len(NAMES) and all(map(isfinite, row)) for row in rows(looked))
            assert digest(table) == before
            assert 0.0 <= (last := progress(table)) <= 1.0
        take(table, reflex(table, luck))
    assert last > 0.5


def test_names_weights_and_reasons_speak_of_the_same_features() -> None:
    assert WEIGHTS.names == NAMES
    assert len(WEIGHTS.plain) == len(WEIGHTS.full) == len(NAMES)
    assert set(NAMES) >= PLAIN
    assert sorted(name for names in REASONS.values() for name in names) == sorted(NAMES)


def test_terms_add_up_to_the_strength() -> None:
    table = ready()
    live(table, 1, *IHC)
    view = conceal(table, Seat(0))
    strengths = EMIRA.insight.strengths(view)
    assert len(strengths) == 4
    for seat in all_seats(4):
        terms = EMIRA.insight.terms(view, seat)
        assert [term.name for term in terms] == list(REASONS)
        assert sum(term.strength for term in terms) == pytest.approx(strengths[seat])


def test_who_is_nearer_to_its_goal_stands_stronger() -> None:
    table = ready(turn=9)
    own(table, goal=Goal.FOUR_1)
    before = EMIRA.insight.strengths(concealed(table))
    live(table, 0, *IHC)
    after = EMIRA.insight.strengths(concealed(table))
    assert after[0] - max(after[1:]) > before[0] - max(before[1:]) + 0.5


def test_a_goal_face_down_counts_as_what_it_may_be() -> None:
    table = ready()
    own(table, 1, goal=Goal.FOUR_1)
    live(table, 1, *IHC, Princess.THARA)
    seen, unseen = feature(table, "steps", 1), feature(cast(EmiraTable, conceal(table, Seat(0))), "steps", 1)
    assert seen == -1.0
    assert -3.0 < unseen < -1.0


def test_rounds_are_turns() -> None:
    assert EMIRA.insight.rounds(concealed(ready(turn=7))) == 7


def test_in_a_hurry_the_princess_on_display_steers_what_is_bought() -> None:
    table = ready(turn=9)
    display(table)
    own(table, gold=700)
    for seat in (1, 2, 3):
        own(table, seat, idle=9)
    show(table, Princess.ASIMA)
    bid(table)
    assert chosen(table) == "buy appearance"


def test_in_a_hurry_the_poor_take_relief_gold_and_nobody_bids_for_nothing() -> None:
    table = ready()
    display(table)
    own(table, gold=0)
    bid(table)
    assert chosen(table) == "take-relief"
    display(table, counter=None, status=None, small=False, large=False, section=False, camel=False)
    own(table, gold=900)
    assert chosen(table) == "pass"


def test_in_a_hurry_events_wait_for_their_time() -> None:
    table = ready()
    hold(table, Event.GOLDEN_TIMES)
    play_events(table)
    assert {str(reflex(table, Chance(seed))) for seed in range(6)} == {"pass"}
    own(table, caravans=((), (), (), (4, 3)))
    assert "play golden_times" in {str(reflex(table, Chance(seed))) for seed in range(6)}


def test_playing_by_reflex_beats_playing_by_luck() -> None:
    wins = 0
    for seed in range(4):
        table, luck, seat = cast(EmiraTable, EMIRA.open(4, seed)), Chance(seed), Seat(seed % 4)
        while not finished(table):
            ask = asked(table)
            assert ask is not None
            take(table, reflex(table, luck) if ask.seat == seat else luck.pick(options(table)))
            table.journal.clear()
        wins += seat in table.winners
    assert wins >= 3


@pytest.mark.parametrize("seats", [3, 4])
def test_planning_by_strengths_beats_playing_by_luck(seats: int) -> None:
    table, luck, seat = cast(EmiraTable, EMIRA.open(seats, 21)), Chance(2), Seat(1)
    planner = Searcher(EMIRA, Craft(1, Effort(2, 24, 1), horizon=0), 3)
    while not finished(table):
        ask = asked(table)
        assert ask is not None
        if ask.seat == seat:
            take(table, think_through(planner.think(conceal(table, seat), ask)))
        else:
            take(table, luck.pick(options(table)))
        table.journal.clear()
    assert table.winners == (seat,)
