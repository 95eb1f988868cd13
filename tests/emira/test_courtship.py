"""The princess chooses her sheik: values, ties, rooms, the undecided, and open purses (R24-R30, checklist 7 and 8)."""

from typing import get_type_hints

import pytest

from game.emira.rules import choices
from game.emira.rules.board import Counter
from game.emira.rules.cards import Event, Princess, Status
from game.emira.rules.changes import PrincessHesitated, PrincessJoined
from game.emira.rules.phases.courtship import RECONSIDER
from game.emira.rules.phases.income import Income
from game.emira.rules.phases.purchase import TurnToBuy
from game.emira.rules.phases.round import BeginTurn
from game.emira.rules.table import EmiraTable, Played
from game.emira.rules.values import (
    appearance,
    choice_of,
    has_room,
    palace,
    preferences,
    rooms,
    shows_gold,
    standings,
    status,
    value,
)
from game.engine.record import Choice
from game.engine.seats import NOBODY, Seat
from tests.emira.tables import (
    asks,
    begin,
    bid,
    court,
    display,
    do,
    hold,
    home,
    keep_up,
    live,
    lives_at,
    menu,
    own,
    play_events,
    ready,
    show,
    told,
    wait,
)

THARA, ASIMA, ZAFIRAH, YASMIN = Princess.THARA, Princess.ASIMA, Princess.ZAFIRAH, Princess.YASMIN


def full(table: EmiraTable, seat: int, *, but: tuple[Princess, ...] = ()) -> None:
    """Two guests in the two rooms of the start palace."""
    guests = [p for p in Princess if not table.home_of(p) >= 0 and p not in (*but, *table.active, *table.undecided)]
    live(table, seat, *guests[-4:-2])


# Values


def test_r24_two_rooms_and_one_for_each_section() -> None:
    table = ready()
    assert rooms(home(table)) == 2
    own(table, sections=3)
    assert rooms(home(table)) == 5
    live(table, 0, Princess.ASIMA, Princess.DALAL, Princess.SALMA, Princess.LATIFA)
    assert has_room(home(table))
    live(table, 0, *home(table).princesses, Princess.MUNIRA)
    assert not has_room(home(table))


@pytest.mark.parametrize(
    ("counters", "points"), [((0, 0, 0), 0), ((2, 1, 0), 3), ((1, 1, 1), 4), ((2, 2, 1), 6), ((2, 2, 2), 8)]
)
def test_r26_appearance_is_counters_and_trios(counters: tuple[int, ...], points: int) -> None:
    table = ready()
    own(table, counters=counters)
    assert appearance(home(table)) == points


def test_r26_status_is_points_singing_and_acting() -> None:
    table = ready()
    own(table, statuses=(Status.LUTE, Status.STALLION, Status.AQUEDUCT))
    assert status(home(table)) == 6
    live(table, 0, Princess.HALIMAH)
    assert status(home(table)) == 7
    live(table, 0, Princess.HALIMAH, Princess.RASHA)
    assert status(home(table)) == 8


def test_r26_ruling_a41_palace_is_the_sections_bought_and_the_disc() -> None:
    table = ready(advanced=True)
    assert palace(home(table)) == 0
    own(table, sections=3, track=1)
    assert palace(home(table)) == 7
    assert rooms(home(table)) == 5


def test_r26_gold_is_cash_now() -> None:
    table = ready()
    own(table, gold=340)
    assert value(home(table), preferences(table, ZAFIRAH)[0]) == 340


# The choice


def test_r25_the_highest_value_in_the_first_preference_wins() -> None:
    table = ready()
    own(table, 2, counters=(1, 0, 0))
    show(table, THARA)
    assert told(court(table), PrincessJoined) == ["princess-joined 2 thara"]


def test_checklist_7_r25_a_tie_is_settled_by_the_second_preference() -> None:
    table = ready()
    own(table, 1, counters=(1, 0, 0), sections=1)
    own(table, 2, counters=(0, 1, 0))
    own(table, 3, sections=5)
    show(table, THARA)
    court(table)
    assert lives_at(table, THARA) == 1


def test_checklist_7_r25_a_double_tie_leaves_her_undecided() -> None:
    table = ready()
    own(table, 1, counters=(1, 0, 0), sections=1)
    own(table, 2, counters=(0, 1, 0), sections=1)
    show(table, THARA)
    assert told(court(table), PrincessHesitated) == ["princess-hesitated thara"]
    assert table.undecided == (THARA,)
    assert table.active == ()


def test_checklist_7_ruling_a4_without_any_room_she_is_undecided() -> None:
    table = ready(3)
    show(table, THARA)
    for seat in range(3):
        full(table, seat)
    assert choice_of(table, THARA) == NOBODY
    court(table)
    assert table.undecided == (THARA,)


def test_checklist_7_ruling_a4_the_only_sheik_with_room_wins() -> None:
    table = ready(3)
    show(table, THARA)
    full(table, 0)
    full(table, 1)
    own(table, 0, counters=(3, 0, 0))
    court(table)
    assert lives_at(table, THARA) == 2


def test_r27_she_cannot_be_refused_and_nobody_is_asked() -> None:
    table = ready()
    own(table, 2, counters=(1, 0, 0))
    show(table, THARA)
    court(table)
    assert asks(table) == ""


def test_ruling_a33_there_is_no_choice_that_gives_anything_away() -> None:
    table = ready()
    live(table, 0, THARA)
    own(table, camels=2, gold=1000)
    display(table)
    bid(table)
    assert all(text.startswith(("bid", "pass")) for text in menu(table))


def test_ruling_a36_nothing_can_be_given_or_lent_to_another_seat() -> None:
    kinds = [kind for kind in vars(choices).values() if isinstance(kind, type) and issubclass(kind, Choice)]
    assert len(kinds) > 20
    assert not [kind for kind in kinds for hint in get_type_hints(kind).values() if hint is Seat]


def test_standings_say_who_could_take_her_and_what_they_offer() -> None:
    table = ready(3)
    show(table, THARA)
    full(table, 0)
    own(table, 1, counters=(2, 0, 0), sections=2)
    assert [str(standing) for standing in standings(table, THARA)] == [
        "standing 0 0 0 no",
        "standing 1 2 4 yes",
        "standing 2 0 0 yes",
    ]
    live(table, 2, ASIMA)
    assert [standing.first for standing in standings(table, Princess.SIDI_SULEIMAN)] == [2, 0, 1]
    assert all(standing.room and standing.second == 0 for standing in standings(table, Princess.SIDI_SULEIMAN))


# The undecided


def test_checklist_8_r29_an_undecided_princess_joins_after_a_purchase_in_the_middle_of_bidding() -> None:
    table = ready()
    display(table, counter=Counter.BEAUTY)
    wait(table, Princess.LAYLA, THARA)
    own(table, 1, statuses=(Status.LUTE,))
    own(table, 2, statuses=(Status.CARPET,))
    display(table)
    bid(table)
    do(table, "pass", "bid 10", "pass", "pass")
    changes = do(table, "buy status")
    assert told(changes, PrincessJoined) == ["princess-joined 1 layla", "princess-joined 1 thara"]
    assert appearance(home(table, 1)) == 1
    assert asks(table) == "ask-bid 2"


def test_ruling_a1_nobody_joins_between_paying_a_bid_and_paying_the_action() -> None:
    table = ready(3)
    display(table)
    wait(table, ZAFIRAH)
    own(table, 0, gold=1000)
    own(table, 1, gold=1000)
    own(table, 2, gold=900)
    bid(table)
    do(table, "bid 50", "pass", "pass")
    assert lives_at(table, ZAFIRAH) == -1
    assert choice_of(table, ZAFIRAH) == 1
    own(table, 2, gold=1100)
    changes = do(table, "buy camel")
    assert told(changes, PrincessJoined) == ["princess-joined 2 zafirah"]


def test_ruling_a1_relief_is_a_moment_to_think_again() -> None:
    table = ready(3)
    display(table)
    wait(table, ZAFIRAH)
    for seat in range(3):
        own(table, seat, gold=400)
    bid(table)
    assert told(do(table, "take-relief"), PrincessJoined) == ["princess-joined 0 zafirah"]
    assert asks(table) == "ask-bid 1"


def test_ruling_a1_an_event_is_a_moment_to_think_again() -> None:
    table = ready(3)
    wait(table, THARA)
    for seat in range(3):
        own(table, seat, counters=(3, 0, 0))
    hold(table, Event.GOOD_LOOKING, seat=1)
    play_events(table)
    assert told(do(table, "play good_looking", "admire beauty"), PrincessJoined) == ["princess-joined 1 thara"]


def test_ruling_a1_the_whole_income_is_one_moment() -> None:
    table = ready(3)
    wait(table, ZAFIRAH)
    own(table, 0, caravans=((8,), (), (), ()))
    own(table, 2, caravans=((), (4,), (), ()))
    assert told(begin(table, Income(), RECONSIDER), PrincessJoined) == ["princess-joined 2 zafirah"]


def test_ruling_a1_an_event_purchase_is_a_moment_to_think_again() -> None:
    table = ready(3)
    wait(table, ZAFIRAH)
    own(table, 2, gold=900)
    begin(table, TurnToBuy(Seat(0)))
    do(table, "draw 2")
    assert lives_at(table, ZAFIRAH) == -1
    assert told(do(table, menu(table)[0]), PrincessJoined) == ["princess-joined 1 zafirah"]


def test_ruling_a1_the_end_of_upkeep_is_a_moment_to_think_again() -> None:
    table = ready(3)
    wait(table, ZAFIRAH)
    live(table, 0, ASIMA)
    own(table, 2, gold=900)
    assert told(keep_up(table), PrincessJoined) == ["princess-joined 1 zafirah"]


def test_ruling_a2_everybody_with_room_is_considered_anew() -> None:
    table = ready()
    wait(table, THARA)
    own(table, 0, counters=(1, 0, 0))
    own(table, 1, counters=(1, 0, 0))
    own(table, 3, counters=(2, 0, 0))
    begin(table, RECONSIDER)
    assert lives_at(table, THARA) == 3


def test_ruling_a3_of_several_undecided_the_oldest_is_first_until_nothing_changes() -> None:
    table = ready()
    own(table, 0, counters=(1, 0, 0))
    own(table, 1, counters=(1, 0, 0))
    wait(table, ASIMA, Princess.FARAH, Princess.NADIA)
    own(table, 1, statuses=(Status.LUTE,))
    changes = begin(table, RECONSIDER)
    joined = ["princess-joined 1 asima", "princess-joined 1 nadia", "princess-joined 0 farah"]
    assert told(changes, PrincessJoined) == joined
    assert table.undecided == ()


def test_ruling_a6_the_active_princess_waits_for_her_phase() -> None:
    table = ready()
    display(table)
    show(table, THARA)
    own(table, 0, counters=(1, 0, 0))
    bid(table)
    do(table, "pass", "pass", "pass", "pass", "buy appearance")
    assert lives_at(table, THARA) == -1


def test_r30_ruling_a7_the_first_ones_ability_and_room_count_for_the_second() -> None:
    table = ready()
    own(table, 1, statuses=(Status.LUTE,))
    show(table, Princess.LAYLA, THARA)
    assert told(court(table), PrincessJoined) == ["princess-joined 1 layla", "princess-joined 1 thara"]
    table = ready()
    own(table, 1, statuses=(Status.LUTE,), counters=(3, 0, 0))
    live(table, 1, ASIMA)
    own(table, 2, counters=(1, 0, 0))
    show(table, Princess.LAYLA, THARA)
    court(table)
    assert (lives_at(table, Princess.LAYLA), lives_at(table, THARA)) == (1, 2)


def test_ruling_a7_the_undecided_think_again_after_each_active_one() -> None:
    table = ready()
    own(table, 1, statuses=(Status.LUTE,))
    own(table, 2, counters=(0, 0, 1))
    wait(table, THARA)
    own(table, 1, counters=(1, 0, 0), sections=0)
    show(table, Princess.LAYLA, ASIMA)
    changes = told(court(table), PrincessJoined)
    assert changes == ["princess-joined 1 layla", "princess-joined 1 thara", "princess-joined 2 asima"]


def test_ruling_a8_swapped_preferences_stay_while_she_waits_and_end_when_she_joins() -> None:
    table = ready()
    show(table, THARA)
    table.swapped = (THARA,)
    court(table)
    assert table.undecided == (THARA,)
    assert table.swapped == (THARA,)
    own(table, 2, sections=1)
    own(table, 1, counters=(1, 0, 0))
    begin(table, RECONSIDER)
    assert lives_at(table, THARA) == 2
    assert len(table.swapped) == 0


# Purses


def test_r28_ruling_a5_purses_are_open_while_a_lover_of_gold_chooses() -> None:
    table = ready()
    show(table, Princess.MUNIRA)
    assert not shows_gold(table, Seat(0))
    table.phase = "courtship"
    assert shows_gold(table, Seat(0))
    show(table, THARA)
    assert not shows_gold(table, Seat(0))


def test_ruling_a5_purses_are_open_while_a_lover_of_gold_is_undecided() -> None:
    table = ready()
    wait(table, THARA)
    assert not shows_gold(table, Seat(2))
    wait(table, THARA, YASMIN)
    assert shows_gold(table, Seat(2))


def test_r28_noors_owner_plays_with_an_open_purse() -> None:
    table = ready()
    live(table, 1, Princess.NOOR)
    assert [shows_gold(table, Seat(seat)) for seat in range(4)] == [False, True, False, False]


def test_ruling_a5_at_the_end_of_the_game_purses_are_open() -> None:
    table = ready()
    table.over = True
    assert shows_gold(table, Seat(0))


def test_the_phase_of_courtship_begins_after_purchases() -> None:
    table = ready()
    table.played = (Played(Seat(0), Event.HAGGLING),)
    phases = [str(change) for change in begin(table, BeginTurn(1)) if "phase" in str(change)]
    assert phases == ["phase-began income", "phase-began preparation", "phase-began bidding"]
