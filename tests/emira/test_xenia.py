"""Xenia: gifts every third turn, refusals, wanderings, and how she leaves the game (checklist 11, A20-A24, A44-A53)."""

from game.emira.rules.cards import Event, Princess, Status
from game.emira.rules.changes import GiftGiven, GiftRefused, PrincessJoined, PursesClosed, XeniaLeft, XeniaMarkerTaken
from game.emira.rules.deck import Layer
from game.emira.rules.phases.courtship import RECONSIDER
from game.emira.rules.table import FIRST_GIFT, EmiraTable, Played
from game.emira.rules.values import choice_of, shows_gold
from game.engine.seats import NOBODY, Seat
from tests.emira.tables import (
    asks,
    begin,
    court,
    do,
    end_turn,
    golds,
    home,
    keep_up,
    live,
    lives_at,
    menu,
    own,
    ready,
    show,
    told,
    wait,
)

XENIA = Princess.XENIA


def at_home(markers: int, seats: int = 4, gold: int = 1000) -> EmiraTable:
    """Xenia lives at seat 0, so many markers on her."""
    table = ready(seats)
    live(table, 0, XENIA)
    own(table, gold=gold)
    table.gifts = markers
    return table


def test_xenia_chooses_the_richest_with_room() -> None:
    table = ready()
    own(table, 3, gold=1200)
    own(table, 2, gold=1500)
    live(table, 2, Princess.ASIMA, Princess.THARA)
    own(table, 2, sections=0)
    show(table, XENIA)
    court(table)
    assert lives_at(table, XENIA) == 3


def test_checklist_11_ruling_a20_gifts_are_due_in_the_turn_she_comes_and_every_third_turn() -> None:
    table = ready()
    own(table, 3, gold=5000)
    show(table, XENIA)
    court(table)
    paid = []
    for turn in range(2, 10):
        table.turn = turn
        changes = keep_up(table)
        if asks(table):
            changes += do(table, "pay-gift")
        paid.append((turn, bool(told(changes, GiftGiven)), table.gifts))
    assert [turn for turn, given, _ in paid if given] == [2, 5, 8]
    assert [markers for *_, markers in paid] == [2, 1, 0, 2, 1, 0, 2, 1]
    assert home(table, 3).gold == 5000 - 3 * 250 - 8 * 50


def test_ruling_a20_the_gift_comes_on_top_of_her_ordinary_upkeep() -> None:
    table = at_home(FIRST_GIFT)
    keep_up(table)
    assert home(table).gold == 1000 - 250 - 50


def test_a_marker_is_taken_while_there_is_one() -> None:
    table = at_home(2)
    assert told(keep_up(table), XeniaMarkerTaken) == ["xenia-marker-taken 0 1"]
    assert home(table).gold == 950


def test_a_later_gift_may_be_refused() -> None:
    table = at_home(0)
    keep_up(table)
    assert asks(table) == "ask-gift 0"
    assert menu(table) == ["pay-gift", "refuse-gift"]
    do(table, "pay-gift")
    assert (home(table).gold, table.gifts) == (700, 2)


def test_checklist_11_a_refused_xenia_goes_to_the_richest_of_the_others_who_pays_at_once() -> None:
    table = at_home(0)
    own(table, 2, gold=1300)
    keep_up(table)
    changes = do(table, "refuse-gift")
    assert told(changes, GiftRefused, PrincessJoined, GiftGiven) == [
        "gift-refused 0",
        "princess-joined 2 xenia",
        "gift-given 2 250 2",
    ]
    assert table.gifts == 2
    assert golds(table) == [1000, 1000, 1000, 1000]


def test_checklist_11_ruling_a20_no_marker_is_removed_in_the_turn_it_was_placed() -> None:
    table = at_home(0)
    own(table, 2, gold=1300)
    keep_up(table)
    changes = do(table, "refuse-gift")
    assert told(changes, XeniaMarkerTaken) == []
    assert told(keep_up(table), XeniaMarkerTaken) == ["xenia-marker-taken 2 1"]


def test_who_cannot_pay_a_later_gift_is_not_asked() -> None:
    table = at_home(0, gold=240)
    own(table, 1, gold=1100)
    changes = keep_up(table)
    assert told(changes, GiftRefused) == ["gift-refused 0"]
    assert lives_at(table, XENIA) == 1


def test_xenia_can_change_hands_many_times() -> None:
    table = at_home(0)
    own(table, 1, gold=1200)
    keep_up(table)
    do(table, "refuse-gift")
    table.turn, table.refuser, table.gifts = 5, NOBODY, 0
    own(table, 0, gold=2000)
    keep_up(table)
    do(table, "refuse-gift")
    assert lives_at(table, XENIA) == 0


def test_checklist_11_ruling_a21_who_cannot_pay_the_first_gift_loses_her_alone_and_for_good() -> None:
    table = at_home(FIRST_GIFT, gold=390)
    live(table, 0, Princess.ASIMA, Princess.THARA, XENIA)
    changes = keep_up(table)
    assert told(changes, XeniaLeft) == ["xenia-left 0"]
    assert home(table).princesses == (Princess.ASIMA, Princess.THARA)
    assert home(table).gold == 390 - 100
    assert table.gone == (XENIA,)


def test_ruling_a21_the_first_gift_is_tested_against_all_upkeep_due() -> None:
    table = at_home(FIRST_GIFT, gold=400)
    live(table, 0, Princess.ASIMA, Princess.THARA, XENIA)
    assert told(keep_up(table), XeniaLeft) == []
    assert home(table).gold == 0


def test_ruling_a21_below_the_upkeep_without_her_a_tumult_follows() -> None:
    table = at_home(FIRST_GIFT, gold=90)
    live(table, 0, Princess.ASIMA, Princess.THARA, XENIA)
    keep_up(table)
    assert table.gone == (XENIA,)
    assert len(home(table).princesses) == 1
    assert home(table).gold == 0


def test_a_new_host_who_cannot_pay_loses_her_for_good() -> None:
    table = at_home(0, gold=240)
    for seat in (1, 2, 3):
        own(table, seat, gold=100 + seat)
    keep_up(table)
    assert table.gone == (XENIA,)
    assert golds(table) == [240, 101, 102, 103]


def test_ruling_a21_xenia_put_under_the_deck_comes_back_as_a_first_arrival() -> None:
    table = at_home(2, gold=0)
    keep_up(table)
    assert home(table).princesses == ()
    assert table.gifts == FIRST_GIFT
    assert table.princesses.layers[-1].cards == (XENIA,)


def test_ruling_a23_the_richest_others_tied_are_told_apart_by_status() -> None:
    table = at_home(0)
    own(table, 1, gold=1300, statuses=(Status.LUTE,))
    own(table, 2, gold=1300)
    keep_up(table)
    do(table, "refuse-gift")
    assert lives_at(table, XENIA) == 1


def test_ruling_a23_tied_twice_she_is_undecided_without_markers_and_a_first_arrival_again() -> None:
    table = at_home(0)
    keep_up(table)
    do(table, "refuse-gift")
    assert table.undecided == (XENIA,)
    assert table.gifts == FIRST_GIFT


def test_ruling_a24_her_next_host_must_have_room() -> None:
    table = at_home(0, seats=3)
    own(table, 1, gold=2000)
    live(table, 1, Princess.ASIMA, Princess.THARA)
    own(table, 1, sections=0)
    keep_up(table)
    do(table, "refuse-gift")
    assert lives_at(table, XENIA) == 2


def test_ruling_a46_nobody_else_can_take_her_and_she_ignores_the_refuser_for_that_turn() -> None:
    table = at_home(0)
    own(table, 0, gold=3000)
    keep_up(table)
    do(table, "refuse-gift")
    assert table.undecided == (XENIA,)
    assert choice_of(table, XENIA) == NOBODY
    end_turn(table)
    assert table.turn == 3
    assert lives_at(table, XENIA) == 0


def test_ruling_a47_after_a_refusal_the_printed_preferences_count() -> None:
    table = ready()
    show(table, XENIA)
    table.swapped = (XENIA,)
    own(table, 1, statuses=(Status.LUTE,))
    own(table, 2, gold=2000)
    court(table)
    assert lives_at(table, XENIA) == 1
    table.gifts = 0
    keep_up(table)
    do(table, "refuse-gift")
    assert lives_at(table, XENIA) == 2


def test_ruling_a44_a45_what_joins_at_the_end_of_upkeep_is_due_in_the_next() -> None:
    table = ready(3)
    wait(table, XENIA)
    live(table, 0, Princess.SULEIKA)
    own(table, 0, gold=1050)
    own(table, 2, gold=900)
    own(table, 1, gold=1050)
    live(table, 1, Princess.JANAN)
    changes = keep_up(table)
    assert told(changes, PrincessJoined, GiftGiven) == ["princess-joined 0 xenia"]
    assert home(table).gold == 1000
    assert home(table).fees == (XENIA,)
    changes = keep_up(table)
    assert told(changes, GiftGiven) == ["gift-given 0 250 2"]
    assert home(table).gold == 1000 - 250 - 2 * 50 - 100


def test_ruling_a50_suleikas_fee_goes_with_xenia() -> None:
    table = ready()
    live(table, 0, Princess.SULEIKA)
    own(table, 0, gold=1100)
    show(table, XENIA)
    court(table)
    assert home(table).fees == (XENIA,)
    own(table, 0, gold=440)
    keep_up(table)
    assert table.gone == (XENIA,)
    assert home(table).fees == ()
    assert home(table).gold == 390


def test_ruling_a50_with_her_fee_the_first_gift_can_just_be_paid() -> None:
    table = ready()
    live(table, 0, Princess.SULEIKA)
    own(table, 0, gold=1100)
    show(table, XENIA)
    court(table)
    own(table, 0, gold=450)
    keep_up(table)
    assert home(table).gold == 0
    assert lives_at(table, XENIA) == 0


def test_ruling_a53_purses_are_open_from_a_refusal_to_the_end_of_the_gifts() -> None:
    table = at_home(0)
    own(table, 1, gold=1100, counters=(1, 1, 0))
    wait(table, Princess.SAMIRA)
    keep_up(table)
    assert not shows_gold(table, Seat(3))
    do(table, "refuse-gift")
    assert asks(table) == "ask-give-back 1"
    assert all(shows_gold(table, Seat(seat)) for seat in range(4))
    assert told(do(table, "give-back beauty"), PursesClosed) == ["purses-closed"]
    assert not shows_gold(table, Seat(3))


def test_a_thrifty_vizier_does_not_pay_the_gift() -> None:
    table = at_home(FIRST_GIFT, gold=250)
    table.played = (Played(Seat(0), Event.THRIFTY_VIZIER),)
    keep_up(table)
    assert home(table).gold == 0
    assert lives_at(table, XENIA) == 0


def test_ruling_a1_the_undecided_think_again_when_xenia_leaves_a_room() -> None:
    table = ready(3)
    live(table, 0, Princess.ASIMA, XENIA)
    own(table, 0, sections=0, gold=290, counters=(3, 0, 0))
    for seat in (1, 2):
        own(table, seat, counters=(1, 0, 0))
    table.gifts = FIRST_GIFT
    wait(table, Princess.THARA)
    changes = keep_up(table)
    assert told(changes, XeniaLeft, PrincessJoined) == ["xenia-left 0", "princess-joined 0 thara"]
    assert home(table).gold == 290 - 100


def test_an_undecided_xenia_is_nobodys_gift() -> None:
    table = ready()
    wait(table, XENIA)
    table.princesses.layers = [Layer((Princess.ASIMA,))]
    assert told(keep_up(table)) == []
    begin(table, RECONSIDER)
    assert table.undecided == (XENIA,)
