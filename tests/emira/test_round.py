"""The turn and the end of the game: order of phases, victory, exhaustion, the last turn (R34-R37, A28, A40, A48)."""

import pytest

from game.emira.rules.board import LAST_TURN
from game.emira.rules.cards import GOALS_FOR, Event, Goal, Princess
from game.emira.rules.changes import FirstPassed, GameEnded, GameWon, GoalsRuledOut
from game.emira.rules.deck import Deck
from game.emira.rules.phases.round import BeginTurn, winners_now
from game.emira.rules.scoring import scores
from game.emira.rules.table import EmiraTable
from game.engine.seats import Seat
from tests.emira.tables import asks, begin, do, end_turn, hold, home, keep_up, live, own, ready, told, wait

ALBINA, HALIMAH, ASIMA, THARA = Princess.ALBINA, Princess.HALIMAH, Princess.ASIMA, Princess.THARA
IHCR = (ALBINA, HALIMAH, ASIMA, THARA)
IIIII = (Princess.JAMILA, Princess.KARIMA, Princess.LATIFA, Princess.YASMIN, Princess.FIRYAL, Princess.SULEIKA)


def phases(table: EmiraTable) -> list[str]:
    """The phases of a turn in which nobody does anything."""
    changes = begin(table, BeginTurn(table.turn))
    turn = table.turn
    while asks(table) and table.turn == turn:
        changes += do(table, "pass")
    names = [str(change).split()[1] for change in changes if str(change).startswith("phase-began")]
    return names[: names.index("round") + 1]


def test_the_eight_phases_of_a_turn() -> None:
    table = ready()
    hold(table, Event.HAGGLING)
    own(table, 0, gold=1000)
    assert list(dict.fromkeys(phases(table))) == [
        "event_cards",
        "income",
        "preparation",
        "bidding",
        "actions",
        "purchase",
        "courtship",
        "upkeep",
        "round",
    ]


@pytest.mark.parametrize(("seats", "least", "most"), [(3, 6, 8), (4, 5, 7), (5, 4, 6)])
def test_r34_thresholds(seats: int, least: int, most: int) -> None:
    table = ready(seats)
    assert (table.terms.least, table.terms.most) == (least, most)
    live(table, 0, *list(Princess)[: most - 1])
    own(table, goal=None)
    live(table, 0, *list(Princess)[:most])
    own(table, goal=GOALS_FOR[seats][0])
    assert winners_now(table) == (0,)


def test_r34_the_least_number_wins_only_with_the_skills() -> None:
    table = ready()
    own(table, goal=Goal.FOUR_1)
    live(table, 0, *IHCR)
    assert winners_now(table) == ()
    live(table, 0, *IHCR, Princess.DALAL)
    assert winners_now(table) == (0,)
    live(table, 0, *IIIII[:5])
    assert winners_now(table) == ()
    live(table, 0, *IIIII)
    assert winners_now(table) == ()
    live(table, 0, *IIIII, Princess.ALBINA)
    assert winners_now(table) == (0,)


def test_r36_several_winners_share_the_win_in_the_basic_game() -> None:
    table = ready()
    live(table, 0, *IIIII, ALBINA)
    live(table, 2, HALIMAH, ASIMA, THARA, Princess.DALAL, Princess.SALMA, Princess.MUNIRA, Princess.BADRA)
    own(table, 2, gold=5000)
    changes = end_turn(table)
    assert told(changes, GameWon) == ["game-won 0,2 four_1,four_2,four_3,four_4"]
    assert table.agenda == []
    assert [sheet.place for sheet in scores(table)] == [1, 3, 1, 3]


def test_r37_the_first_player_marker_goes_to_the_left() -> None:
    table = ready()
    table.first = Seat(3)
    assert told(end_turn(table), FirstPassed) == ["first-passed 0"]
    assert table.turn == 3


def test_ruling_a48_who_failed_at_upkeep_cannot_win_in_that_turn() -> None:
    table = ready()
    own(table, gold=300)
    live(table, 0, *IHCR, *IIIII)
    keep_up(table)
    assert len(home(table).princesses) == 9
    end_turn(table)
    assert not table.over
    assert home(table).ruled_out == 0
    own(table, gold=5000)
    keep_up(table)
    table.failed = ()
    end_turn(table)
    assert table.over


def test_ruling_a28_the_game_ends_when_no_princess_is_left() -> None:
    table = ready()
    table.princesses = Deck([])
    wait(table, THARA)
    assert told(end_turn(table), GameEnded) == []
    table.undecided = ()
    assert told(end_turn(table), GameEnded) == ["game-ended four_1,four_2,four_3,four_4"]
    assert table.agenda == []
    assert table.winners == ()


def test_ruling_a28_the_game_ends_after_turn_60() -> None:
    table = ready(turn=LAST_TURN.value - 1)
    end_turn(table)
    assert not table.over
    table = ready(turn=LAST_TURN.value)
    live(table, 2, ASIMA)
    live(table, 1, THARA)
    own(table, 1, gold=1010)
    end_turn(table)
    assert table.over
    assert [sheet.place for sheet in scores(table)] == [3, 1, 2, 3]


def test_ruling_a28_a_win_in_the_last_turn_is_a_win() -> None:
    table = ready(turn=LAST_TURN.value)
    live(table, 2, *IIIII, ALBINA)
    assert told(end_turn(table), GameWon) == ["game-won 2 four_1,four_2,four_3,four_4"]


def test_ruling_a40_a_household_that_did_not_win_does_not_have_the_goals_it_covers() -> None:
    table = ready()
    own(table, 0, goal=Goal.FOUR_2)
    live(table, 0, *IHCR, Princess.DALAL)
    changes = end_turn(table)
    covered = 1 << Goal.FOUR_1 | 1 << Goal.FOUR_3 | 1 << Goal.FOUR_5
    assert told(changes, GoalsRuledOut) == [f"goals-ruled-out 0 {covered}"]
    assert home(table).ruled_out == covered
    assert told(end_turn(table), GoalsRuledOut) == []
