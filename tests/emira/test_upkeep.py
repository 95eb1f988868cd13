"""Upkeep: what is paid, in which order, and tumult in the basic and the advanced game (R31-R33, A20, A22, A43, A44)."""

from game.emira.rules.board import Counter
from game.emira.rules.cards import Event, Princess, Status
from game.emira.rules.changes import PrincessesLeft, PrincessJoined, TumultBroke, UpkeepPaid
from game.emira.rules.deck import PUBLIC
from game.emira.rules.table import EmiraTable, Played
from game.emira.rules.values import appearance, status
from game.engine.seats import Seat
from tests.emira.tables import golds, home, keep_up, live, lives_at, own, ready, told, wait

FOUR = (Princess.ASIMA, Princess.THARA, Princess.DALAL, Princess.SALMA)


def poor(gold: int, *princesses: Princess, seed: int = 7, **settings: bool) -> EmiraTable:
    table = ready(seed=seed, **settings)
    live(table, 0, *princesses)
    own(table, gold=gold)
    return table


def test_r31_fifty_gold_for_each_princess_in_turn_order() -> None:
    table = ready()
    table.first = Seat(1)
    live(table, 0, *FOUR)
    live(table, 2, Princess.JANAN, Princess.ZAFIRAH)
    assert told(keep_up(table)) == ["upkeep-paid 2 100", "upkeep-paid 0 200"]
    assert golds(table) == [800, 1000, 900, 1000]


def test_r31_suleikas_fee_is_paid_once() -> None:
    table = ready()
    live(table, 0, Princess.SULEIKA, Princess.ASIMA)
    own(table, fees=(Princess.ASIMA,))
    keep_up(table)
    assert home(table).gold == 800
    keep_up(table)
    assert home(table).gold == 700


def test_r32_who_cannot_pay_pays_everything_and_one_princess_leaves() -> None:
    table = poor(190, *FOUR)
    changes = keep_up(table)
    assert told(changes, TumultBroke) == ["tumult-broke 0 190"]
    assert home(table).gold == 0
    assert len(home(table).princesses) == 3
    (left,) = next(change for change in changes if isinstance(change, PrincessesLeft)).princesses
    assert table.princesses.layers[-1].cards == (left,)
    assert table.princesses.layers[-1].seen == PUBLIC
    assert table.failed == (0,)


def test_r32_in_the_basic_game_exactly_one_leaves_however_much_is_missing() -> None:
    table = poor(0, *FOUR)
    keep_up(table)
    assert len(home(table).princesses) == 3


def test_r32_luck_chooses_who_leaves() -> None:
    found = set()
    for seed in range(40):
        table = poor(0, *FOUR, seed=seed)
        keep_up(table)
        found |= set(FOUR) - set(home(table).princesses)
    assert found == set(FOUR)


def test_r33_what_she_brought_goes_with_her() -> None:
    table = poor(0, Princess.HALIMAH)
    own(table, statuses=(Status.LUTE,))
    assert status(home(table)) == 2
    keep_up(table)
    assert status(home(table)) == 1
    table = poor(0, Princess.LAYLA)
    own(table, counters=(1, 0, 1), looks=(Counter.MANNERS,))
    assert appearance(home(table)) == 4
    keep_up(table)
    assert appearance(home(table)) == 2


def test_r33_what_was_paid_or_lost_is_not_given_back() -> None:
    table = poor(0, Princess.HIND)
    own(table, idle=3)
    keep_up(table)
    assert home(table).idle == 3


def test_thrifty_vizier_prevents_a_tumult() -> None:
    table = poor(0, *FOUR)
    table.played = (Played(Seat(0), Event.THRIFTY_VIZIER),)
    assert told(keep_up(table)) == []
    assert home(table).princesses == FOUR


def test_checklist_17_ruling_a22_advanced_so_many_leave_that_the_others_can_be_paid() -> None:
    table = poor(120, *FOUR, advanced=True)
    changes = keep_up(table)
    assert len(home(table).princesses) == 2
    assert home(table).gold == 20
    assert told(changes, TumultBroke) == ["tumult-broke 0 100"]
    left = set(FOUR) - set(home(table).princesses)
    assert set(table.princesses.layers[-1].cards) == left
    assert len(table.princesses.layers[-1].cards) == 2


def test_ruling_a22_advanced_fees_stay_due_and_one_leaves_at_least() -> None:
    table = poor(140, Princess.SULEIKA, Princess.ASIMA, advanced=True)
    own(table, fees=(Princess.ASIMA,))
    keep_up(table)
    assert len(home(table).princesses) == 0
    assert home(table).gold == 40
    table = poor(150, Princess.SULEIKA, Princess.ZAFIRAH, Princess.ASIMA, advanced=True)
    own(table, fees=(Princess.ASIMA,))
    keep_up(table)
    assert 1 <= len(home(table).princesses) <= 2


def test_ruling_a22_fees_that_cannot_be_paid_take_all_gold() -> None:
    table = poor(60, Princess.SULEIKA, advanced=True)
    own(table, fees=(Princess.ASIMA, Princess.THARA))
    keep_up(table)
    assert home(table).princesses == ()
    assert home(table).gold == 0


def test_fees_without_any_princess_left_are_paid_as_far_as_possible() -> None:
    table = poor(60)
    own(table, fees=(Princess.ASIMA,))
    changes = keep_up(table)
    assert told(changes) == ["tumult-broke 0 60"]
    assert home(table).gold == 0


def test_ruling_a43_after_a_tumult_the_undecided_wait_for_the_end_of_upkeep() -> None:
    table = ready(3)
    wait(table, Princess.THARA)
    live(table, 0, Princess.ASIMA, Princess.DALAL)
    own(table, 0, gold=0, sections=0, counters=(3, 0, 0))
    live(table, 2, Princess.SALMA)
    own(table, 1, counters=(1, 0, 0))
    own(table, 2, counters=(1, 0, 0))
    changes = told(keep_up(table), UpkeepPaid, PrincessesLeft, PrincessJoined)
    assert changes[0].startswith("princesses-left 0")
    assert changes[1:] == ["upkeep-paid 2 50", "princess-joined 0 thara"]
    assert lives_at(table, Princess.THARA) == 0
    assert home(table).gold == 0
