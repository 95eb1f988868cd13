"""Event cards: who may play when, symbols, and what each card does (R1-R5, chapter 9)."""

import pytest

from game.emira.rules.board import CAMEL, PALACE, Caravan, Counter
from game.emira.rules.cards import EVENT_ROWS, EVENTS, Event, Princess, Status, Symbol
from game.emira.rules.changes import CaravanDetained, EventPlayed, PrincessesLookedAt
from game.emira.rules.costs import caravan_cost, cost, upkeep_due
from game.emira.rules.deck import Deck
from game.emira.rules.phases.event_cards import playable
from game.emira.rules.phases.round import BeginTurn
from game.emira.rules.values import appearance, preferences, status
from game.engine.seats import Seat
from tests.emira.tables import (
    asks,
    begin,
    display,
    do,
    hold,
    home,
    live,
    menu,
    own,
    play_events,
    ready,
    stack,
    told,
)

A, B, C, D = Princess.NOOR, Princess.THARA, Princess.LAYLA, Princess.YASMIN


def tracks(**boxes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(boxes.get(str(track), ()) for track in Caravan)


def test_r1_each_seat_may_play_one_event_in_turn_order() -> None:
    table = ready()
    table.first = Seat(2)
    hold(table, Event.HAGGLING, Event.BETTER_BREED, seat=2)
    hold(table, Event.HAGGLING, seat=0)
    play_events(table)
    assert asks(table) == "ask-event 2"
    assert menu(table) == ["play haggling", "play better_breed", "pass"]
    do(table, "play better_breed")
    assert asks(table) == "ask-event 0"
    do(table, "pass")
    assert asks(table) == ""
    assert home(table, 2).hand == (Event.HAGGLING,)


def test_r2_no_events_in_the_first_turn_of_the_basic_game() -> None:
    table = ready()
    hold(table, Event.HAGGLING)
    begin(table, BeginTurn(1))
    assert asks(table).startswith("ask-bid")
    begin(table, BeginTurn(2))
    assert asks(table) == "ask-event 0"


def test_r2_events_in_the_first_turn_of_the_advanced_game() -> None:
    table = ready(advanced=True)
    hold(table, Event.HAGGLING)
    begin(table, BeginTurn(1))
    assert asks(table) == "ask-event 0"


def test_r3_a_symbol_blocks_the_same_symbol_for_everybody() -> None:
    table = ready()
    hold(table, Event.GOLDEN_TIMES, Event.HARD_TIMES)
    hold(table, Event.GOLDEN_TIMES, Event.HARD_TIMES, Event.HAGGLING, seat=1)
    play_events(table)
    do(table, "play golden_times")
    assert asks(table) == "ask-event 1"
    assert menu(table) == ["play haggling", "pass"]


def test_r3_without_a_symbol_nothing_is_blocked() -> None:
    table = ready()
    for seat in range(3):
        hold(table, Event.HAGGLING, seat=seat)
    play_events(table)
    do(table, "play haggling", "play haggling", "play haggling")
    assert table.spent == (Event.HAGGLING,) * 3


@pytest.mark.parametrize("symbol", list(Symbol))
def test_events_by_symbol(symbol: Symbol) -> None:
    expected = {
        Symbol.BAG: {Event.BAZAAR},
        Symbol.CAMEL: {Event.CAMEL_BREEDING, Event.CAMEL_EPIDEMIC},
        Symbol.OMEN: {Event.CHANGING_HER_MIND, Event.COURT_INFLUENCE},
        Symbol.ARRIVALS: {Event.DOUBLE_TROUBLE, Event.QUIET_DAYS},
        Symbol.INCOME: {Event.GOLDEN_TIMES, Event.HARD_TIMES},
        Symbol.CARAVANS: {Event.LONG_JOURNEY, Event.SANDSTORM},
        Symbol.STATUS: {Event.PATRONAGE},
    }
    assert {event for event in EVENTS if EVENT_ROWS[event].symbol is symbol} == expected[symbol]


def test_r4_a_played_event_leaves_the_game() -> None:
    table = ready()
    hold(table, Event.HAGGLING)
    play_events(table)
    assert told(do(table, "play haggling"), EventPlayed) == ["event-played 0 haggling"]
    assert home(table).hand == ()
    assert table.spent == (Event.HAGGLING,)
    assert list(table.events).count(Event.HAGGLING) == 2


def test_r5_a_hand_may_hold_any_number_and_equal_cards_are_one_choice() -> None:
    table = ready()
    hold(table, *([Event.HAGGLING] * 3), *([Event.BETTER_BREED] * 3), Event.RENOWN)
    play_events(table)
    assert menu(table) == ["play haggling", "play better_breed", "play renown", "pass"]


def test_a_seat_without_cards_is_not_asked_but_one_that_can_play_none_is() -> None:
    table = ready()
    hold(table, Event.LONG_JOURNEY, seat=2)
    play_events(table)
    assert asks(table) == "ask-event 2"
    assert menu(table) == ["pass"]


def test_better_breed_moves_the_camel_disc_up_to_its_fourth_place() -> None:
    table = ready()
    discounts = []
    for _ in range(3):
        hold(table, Event.BETTER_BREED)
        play_events(table)
        discounts += told(do(table, "play better_breed"))[1:]
    assert discounts == [f"breed-improved 0 {discount}" for discount in (70, 100, 150)]
    assert home(table).breed == 3


def test_camel_breeding_brings_one_camel_for_two() -> None:
    table = ready()
    for seat, camels in enumerate((0, 1, 5, 4)):
        own(table, seat, camels=camels)
    hold(table, Event.CAMEL_BREEDING)
    play_events(table)
    assert told(do(table, "play camel_breeding"))[1:] == ["camels-bred 2 2", "camels-bred 3 2"]
    assert [household.camels for household in table.households] == [0, 1, 7, 6]


def test_ruling_a13_camel_breeding_counts_only_camels_beside_the_board() -> None:
    table = ready()
    display(table)
    for seat in range(2):
        own(table, seat, camels=8)
    hold(table, Event.CAMEL_BREEDING)
    assert table.supply(CAMEL) == 6
    play_events(table)
    assert told(do(table, "play camel_breeding"))[1:] == ["camels-lacked"]
    assert home(table).camels == 8
    own(table, 0, camels=6)
    own(table, 1, camels=6)
    hold(table, Event.CAMEL_BREEDING)
    table.played = ()
    play_events(table)
    do(table, "play camel_breeding")
    assert [home(table, 0).camels, home(table, 1).camels] == [9, 9]


def test_camel_epidemic_takes_one_camel_of_three() -> None:
    table = ready()
    for seat, camels in enumerate((2, 3, 8, 0)):
        own(table, seat, camels=camels)
    hold(table, Event.CAMEL_EPIDEMIC)
    play_events(table)
    assert told(do(table, "play camel_epidemic"))[1:] == ["camels-lost 1 1", "camels-lost 2 2"]


def test_changing_her_mind_swaps_the_preferences_of_the_top_princess() -> None:
    table = ready()
    stack(table, A, B)
    hold(table, Event.CHANGING_HER_MIND)
    play_events(table)
    do(table, "play changing_her_mind")
    assert asks(table) == "ask-mind 0 1"
    assert menu(table) == ["leave", "swap", "bury"]
    assert told(do(table, "swap")) == ["mind-changed 0 1"]
    begin(table, BeginTurn(3))
    assert table.active == (A,)
    first, second = preferences(table, A)
    assert (str(first), str(second)) == ("palace", "appearance")


def test_changing_her_mind_may_leave_her_or_put_her_under_the_deck() -> None:
    table = ready()
    stack(table, A, B)
    hold(table, Event.CHANGING_HER_MIND, Event.CHANGING_HER_MIND)
    play_events(table)
    do(table, "play changing_her_mind")
    assert told(do(table, "leave")) == ["mind-left 0 1"]
    table.played = ()
    play_events(table)
    do(table, "play changing_her_mind")
    assert told(do(table, "bury")) == ["princess-buried 0 1 noor"]
    assert table.princesses.layers[0].cards == (B,)
    assert list(table.princesses)[-1] is A


def test_ruling_a8_a_swapped_princess_put_under_the_deck_is_as_printed_again() -> None:
    table = ready()
    stack(table, A, B)
    for choice in ("swap", "bury"):
        hold(table, Event.CHANGING_HER_MIND)
        table.played = ()
        play_events(table)
        do(table, "play changing_her_mind", choice)
    assert not any(layer.marked for layer in table.princesses.layers)


def test_ruling_a9_on_sidi_suleiman_nothing_can_be_swapped() -> None:
    table = ready()
    stack(table, Princess.SIDI_SULEIMAN)
    hold(table, Event.CHANGING_HER_MIND)
    play_events(table)
    do(table, "play changing_her_mind")
    assert menu(table) == ["leave", "bury"]


def test_ruling_a9_changing_her_mind_needs_a_princess_to_come() -> None:
    table = ready()
    hold(table, Event.QUIET_DAYS)
    hold(table, Event.CHANGING_HER_MIND, seat=1)
    play_events(table)
    do(table, "play quiet_days")
    assert menu(table) == ["pass"]
    table = ready()
    table.princesses = Deck([])
    assert not playable(table, Seat(0), Event.CHANGING_HER_MIND)


def test_ruling_a9_what_was_looked_at_stays_secret_but_what_was_chosen_does_not() -> None:
    table = ready()
    stack(table, A)
    hold(table, Event.CHANGING_HER_MIND)
    play_events(table)
    changes = do(table, "play changing_her_mind")
    looked = next(change for change in changes if isinstance(change, PrincessesLookedAt))
    assert looked.veil(Seat(0)).cards == (A,)
    assert looked.veil(Seat(1)).cards == (None,)
    (buried,) = do(table, "bury")
    assert str(buried.veil(Seat(1))) == "princess-buried 0 1 -"


def test_court_influence_puts_the_top_three_back_in_any_order() -> None:
    table = ready()
    stack(table, A, B, C, D)
    hold(table, Event.COURT_INFLUENCE)
    play_events(table)
    do(table, "play court_influence")
    assert asks(table) == "ask-order 0 3"
    assert len(menu(table)) == 6
    assert told(do(table, "arrange layla,noor,thara")) == ["princesses-arranged 0 layla,noor,thara"]
    assert list(table.princesses)[:4] == [C, A, B, D]


def test_ruling_a10_court_influence_uses_what_is_there() -> None:
    table = ready()
    table.princesses = Deck([])
    assert not playable(table, Seat(0), Event.COURT_INFLUENCE)
    stack(table, A, B)
    hold(table, Event.COURT_INFLUENCE)
    play_events(table)
    do(table, "play court_influence")
    assert menu(table) == ["arrange noor,thara", "arrange thara,noor"]


def test_double_trouble_brings_two_princesses_and_quiet_days_none() -> None:
    for event, count in ((Event.DOUBLE_TROUBLE, 2), (Event.QUIET_DAYS, 0)):
        table = ready()
        begin(table, BeginTurn(2))
        hold(table, event)
        play_events(table)
        assert told(do(table, f"play {event}"))[1:] == [f"arrivals-expected 0 {count}"]
        assert table.arrivals == (count,)


def test_double_trouble_and_changing_her_mind_can_be_played_together() -> None:
    table = ready()
    hold(table, Event.DOUBLE_TROUBLE)
    hold(table, Event.CHANGING_HER_MIND, seat=1)
    play_events(table)
    do(table, "play double_trouble")
    assert menu(table) == ["play changing_her_mind", "pass"]
    do(table, "play changing_her_mind")
    assert asks(table) == "ask-mind 1 1"


@pytest.mark.parametrize(("counters", "points"), [((2, 0, 0), 2), ((3, 0, 0), 4), ((6, 0, 0), 8), ((3, 3, 3), 13)])
def test_checklist_16_good_looking_is_worth_one_for_each_three_of_a_kind(
    counters: tuple[int, ...], points: int
) -> None:
    table = ready()
    own(table, counters=counters)
    hold(table, Event.GOOD_LOOKING)
    play_events(table)
    do(table, "play good_looking")
    assert menu(table) == ["admire beauty", "admire manners", "admire attire"]
    do(table, "admire beauty")
    assert home(table).looks == (Counter.BEAUTY,)
    assert appearance(home(table)) == points


def test_checklist_16_ruling_a11_nadias_counter_counts_for_good_looking() -> None:
    table = ready()
    own(table, counters=(2, 0, 0), looks=(Counter.BEAUTY,))
    assert appearance(home(table)) == 2
    live(table, 0, Princess.NADIA)
    assert appearance(home(table)) == 4
    own(table, counters=(0, 2, 0), looks=(Counter.MANNERS,))
    live(table, 0, Princess.LAYLA)
    assert appearance(home(table)) == 4


def test_ruling_a11_good_looking_once_for_each_kind() -> None:
    table = ready()
    own(table, looks=(Counter.BEAUTY,))
    hold(table, Event.GOOD_LOOKING)
    play_events(table)
    do(table, "play good_looking")
    assert menu(table) == ["admire manners", "admire attire"]
    own(table, looks=tuple(Counter))
    assert not playable(table, Seat(0), Event.GOOD_LOOKING)


def test_ruling_a12_a42_good_looking_has_no_limit_and_is_counted_anew_when_counters_go() -> None:
    table = ready(5)
    for seat in range(5):
        own(table, seat, counters=(9, 9, 9), looks=tuple(Counter))
        assert appearance(home(table, seat)) == 27 + 9 + 9
    own(table, counters=(2, 2, 2))
    assert appearance(home(table)) == 6 + 2


def test_renown_is_worth_one_for_each_three_status_cards_and_only_once() -> None:
    table = ready()
    own(table, statuses=(Status.LUTE, Status.CARPET, Status.STALLION))
    live(table, 0, Princess.HALIMAH, Princess.RASHA)
    assert status(home(table)) == 6
    hold(table, Event.RENOWN)
    play_events(table)
    assert told(do(table, "play renown"))[1:] == ["renown-earned 0"]
    assert status(home(table)) == 7
    assert not playable(table, Seat(0), Event.RENOWN)
    own(table, statuses=(Status.LUTE, Status.CARPET))
    assert status(home(table)) == 4


def test_restoration_moves_the_palace_disc_to_the_end_and_no_further() -> None:
    for before, after in ((-4, -3), (0, 1), (3, 4), (4, 4)):
        table = ready(advanced=True)
        own(table, track=before)
        hold(table, Event.RESTORATION)
        play_events(table)
        do(table, "play restoration")
        assert home(table).track == after


def test_haggling_makes_the_own_action_cheaper_down_to_nothing() -> None:
    table = ready()
    display(table)
    hold(table, Event.HAGGLING)
    play_events(table)
    do(table, "play haggling")
    assert cost(table, Seat(0), PALACE) == 350
    assert cost(table, Seat(1), PALACE) == 500
    assert cost(table, Seat(0), CAMEL) == 0
    live(table, 0, Princess.FARAH)
    assert cost(table, Seat(0), CAMEL) == 0
    assert caravan_cost(table, Seat(0), Caravan.LARGE_FAST) == 750


def test_long_journey_is_for_one_of_the_own_caravans() -> None:
    table = ready()
    assert not playable(table, Seat(0), Event.LONG_JOURNEY)
    own(table, caravans=tracks(small_slow=(8, 8, 2), large_fast=(1,)))
    hold(table, Event.LONG_JOURNEY)
    play_events(table)
    do(table, "play long_journey")
    assert menu(table) == ["detain small_slow 8", "detain small_slow 2", "detain large_fast 1"]
    assert told(do(table, "detain small_slow 2"), CaravanDetained) == ["caravan-detained 0 small_slow 2"]


def test_thrifty_vizier_spares_the_ordinary_upkeep_but_not_fees() -> None:
    table = ready()
    live(table, 0, Princess.SULEIKA, Princess.ASIMA)
    own(table, fees=(Princess.ASIMA,))
    assert upkeep_due(table, Seat(0)) == 200
    hold(table, Event.THRIFTY_VIZIER)
    play_events(table)
    do(table, "play thrifty_vizier")
    assert upkeep_due(table, Seat(0)) == 100


def test_events_on_empty_decks_cannot_be_played() -> None:
    table = ready()
    own(table, counters=(8, 8, 9))
    table.statuses, table.princesses = Deck([]), Deck([])
    for event in (Event.PATRONAGE, Event.DOUBLE_TROUBLE, Event.QUIET_DAYS, Event.BAZAAR):
        assert not playable(table, Seat(0), event)
    assert playable(ready(), Seat(0), Event.BAZAAR)
    assert playable(ready(), Seat(0), Event.PATRONAGE)
