"""Three seats: odd and even turns, what is refilled, and the events that are different (chapter 6, checklist 14)."""

import pytest

from game.emira.rules.board import Counter
from game.emira.rules.cards import Event, Princess, Status
from game.emira.rules.changes import CounterReturned, MarketFilled, PrincessAnnounced, PrincessAppeared, StatusReturned
from game.emira.rules.deck import Deck
from game.emira.rules.phases.event_cards import mind_places
from game.emira.rules.phases.income import tenths
from game.emira.rules.phases.preparation import Prepare
from game.emira.rules.phases.purchase import TurnToBuy
from game.emira.rules.phases.round import BeginTurn, no_princess_left
from game.emira.rules.table import EmiraTable, Played
from game.emira.rules.values import preferences
from game.engine.seats import Seat
from tests.emira.tables import (
    asks,
    begin,
    court,
    do,
    hold,
    home,
    live,
    lives_at,
    menu,
    own,
    play_events,
    ready,
    show,
    stack,
    told,
)

A, B, C, D = Princess.NOOR, Princess.THARA, Princess.MUNIRA, Princess.YASMIN


def pair(turn: int) -> EmiraTable:
    table = ready(3, turn=turn)
    stack(table, A, B, C, D)
    return table


def pass_until(table: EmiraTable, turn: int) -> list[str]:
    """Everybody passes until this turn begins; the questions that were asked."""
    seen = []
    while asks(table) and table.turn < turn:
        seen.append(asks(table).split()[0])
        do(table, "pass" if "pass" in menu(table) else menu(table)[0])
    return seen


def test_events_are_played_in_odd_turns_and_bought_in_even_ones() -> None:
    table = ready(3, turn=3)
    hold(table, Event.HAGGLING)
    begin(table, BeginTurn(3))
    assert asks(table) == "ask-event 0"
    odd = pass_until(table, 4)
    even = pass_until(table, 5)
    assert "ask-purchase" not in odd
    assert "ask-event" not in even
    assert "ask-purchase" in even


def test_checklist_14_two_princesses_appear_and_the_second_chooses_in_the_even_turn() -> None:
    table = pair(3)
    changes = begin(table, Prepare())
    assert told(changes, PrincessAppeared, PrincessAnnounced) == [
        "princess-appeared noor no",
        "princess-announced thara no",
    ]
    show(table)
    table.turn = 4
    changes = begin(table, Prepare())
    assert told(changes)[0] == "princesses-came thara"
    assert table.active == (B,)
    assert len(table.coming) == 0


def test_checklist_14_in_the_even_turn_only_the_palace_section_is_replaced() -> None:
    table = pair(3)
    begin(table, Prepare())
    table.turn = 4
    table.market.camel = table.market.section = False
    assert told(begin(table, Prepare()), MarketFilled) == ["market-filled palace"]
    assert told(begin(table, Prepare()), MarketFilled) == []
    assert not table.market.camel


def test_ruling_a37_what_is_not_bought_stays_on_display() -> None:
    table = pair(3)
    begin(table, Prepare())
    counter, status = table.market.counter, table.market.status
    table.turn = 4
    begin(table, Prepare())
    assert (table.market.counter, table.market.status) == (counter, status)
    table.turn = 5
    table.market.counter = table.market.status = None
    assert told(begin(table, Prepare()), MarketFilled) == []


def test_unsold_things_do_not_go_back_in_the_odd_turn() -> None:
    table = ready(3, turn=3)
    own(table, gold=0)
    begin(table, BeginTurn(3))
    journal = list(table.journal)
    pass_until(table, 4)
    journal += table.journal
    assert told(journal, CounterReturned, StatusReturned) == []


def test_unsold_things_go_back_at_the_end_of_the_even_bidding() -> None:
    table = ready(3, turn=4)
    table.market.counter, table.market.status = Counter.BEAUTY, Status.LUTE
    table.statuses = Deck([layer for layer in table.statuses.layers if Status.LUTE not in layer.cards])
    seen: list[str] = []
    begin(table, BeginTurn(4))
    while table.turn == 4 and "ask-purchase" not in asks(table):
        seen += told(do(table, "pass"), CounterReturned, StatusReturned)
    assert seen == ["counter-returned beauty", "status-returned lute"]


def test_slots_guarantee_somebody_can_always_act() -> None:
    table = ready(3, turn=3)
    own(table, gold=5000)
    own(table, 1, gold=5000)
    own(table, 2, gold=5000)
    begin(table, BeginTurn(3))
    while table.turn == 3:
        bought = [text for text in menu(table) if text.startswith("buy")]
        do(table, bought[0] if bought else "pass")
    assert len([text for text in (table.market.small, table.market.large, table.market.camel) if text]) >= 1
    while table.turn == 4 and not asks(table).startswith("ask-action"):
        do(table, "pass")
    assert any(text.startswith("buy") for text in menu(table))


@pytest.mark.parametrize(("choice", "odd", "even"), [("expect 2 1", (A, B), (C,)), ("expect 1 2", (A,), (B, C))])
def test_checklist_14_ruling_a57_double_trouble_shows_all_three_and_splits_them(
    choice: str, odd: tuple[Princess, ...], even: tuple[Princess, ...]
) -> None:
    table = pair(3)
    hold(table, Event.DOUBLE_TROUBLE)
    play_events(table)
    do(table, "play double_trouble")
    assert menu(table) == ["expect 2 1", "expect 1 2"]
    do(table, choice)
    begin(table, Prepare())
    assert (table.active, table.coming) == (odd, even)


@pytest.mark.parametrize(("choice", "odd", "even"), [("expect 1 0", (A,), ()), ("expect 0 1", (), (A,))])
def test_checklist_14_quiet_days_bring_one_princess_in_the_odd_or_the_even_turn(
    choice: str, odd: tuple[Princess, ...], even: tuple[Princess, ...]
) -> None:
    table = pair(3)
    hold(table, Event.QUIET_DAYS)
    play_events(table)
    do(table, "play quiet_days", choice)
    begin(table, Prepare())
    assert (table.active, table.coming) == (odd, even)
    assert len(table.princesses) == 27


@pytest.mark.parametrize(("place", "princess"), [(1, A), (2, B)])
def test_changing_her_mind_is_for_the_odd_or_the_even_princess_chosen_blind(place: int, princess: Princess) -> None:
    table = pair(3)
    hold(table, Event.CHANGING_HER_MIND)
    play_events(table)
    do(table, "play changing_her_mind")
    assert asks(table) == "ask-place 0"
    assert menu(table) == ["look-at 1", "look-at 2"]
    do(table, f"look-at {place}", "swap")
    begin(table, Prepare())
    assert table.swapped == (princess,)
    first, _ = preferences(table, princess)
    assert str(first) == "palace"


def test_changing_her_mind_with_double_trouble_is_for_any_of_three() -> None:
    table = pair(3)
    hold(table, Event.DOUBLE_TROUBLE)
    hold(table, Event.CHANGING_HER_MIND, seat=1)
    play_events(table)
    do(table, "play double_trouble", "expect 2 1", "play changing_her_mind")
    assert menu(table) == ["look-at 1", "look-at 2", "look-at 3"]
    do(table, "look-at 3", "swap")
    begin(table, Prepare())
    assert table.swapped == (C,)


def test_ruling_a51_after_quiet_days_only_the_one_princess_can_be_chosen() -> None:
    table = pair(3)
    hold(table, Event.QUIET_DAYS)
    hold(table, Event.CHANGING_HER_MIND, seat=1)
    play_events(table)
    do(table, "play quiet_days", "expect 0 1", "play changing_her_mind")
    assert asks(table) == "ask-mind 1 1"


def test_ruling_a51_the_next_card_replaces_one_put_under_the_deck() -> None:
    table = pair(3)
    hold(table, Event.CHANGING_HER_MIND)
    play_events(table)
    do(table, "play changing_her_mind", "look-at 1", "bury")
    begin(table, Prepare())
    assert (table.active, table.coming) == ((B,), (C,))


def test_places_are_no_more_than_princesses_left() -> None:
    table = ready(3, turn=3)
    table.princesses = Deck([])
    stack(table, A)
    assert list(mind_places(table)) == [1]


def test_ruling_a38_golden_times_last_for_the_odd_turn_only() -> None:
    table = ready(3, turn=3)
    table.played = (Played(Seat(0), Event.GOLDEN_TIMES),)
    assert tenths(table) == 12
    begin(table, BeginTurn(4))
    assert tenths(table) == 10


def test_ruling_a39_hind_in_an_even_turn_costs_the_next_odd_turn_and_the_other_way_round() -> None:
    for turn, lost in ((4, 5), (3, 4)):
        table = ready(3, turn=turn)
        own(table, 1, sections=1)
        show(table, Princess.HIND)
        court(table)
        assert home(table, 1).idle == lost
        table.turn = lost
        hold(table, Event.HAGGLING, seat=1)
        play_events(table)
        assert asks(table) == ""
        begin(table, TurnToBuy(Seat(1)))
        assert asks(table) == ""


def test_a_princess_announced_still_counts_as_one_to_come() -> None:
    table = ready(3, turn=3)
    table.princesses = Deck([])
    assert no_princess_left(table)
    table.coming = (A,)
    assert not no_princess_left(table)


def test_upkeep_and_victory_are_examined_in_every_turn() -> None:
    for turn in (3, 4):
        table = ready(3, turn=turn)
        own(table, gold=50_000)
        live(table, 0, *list(Princess)[:8])
        begin(table, BeginTurn(turn))
        pass_until(table, turn + 1)
        assert table.winners == (0,)
        assert lives_at(table, Princess.ALBINA) == 0
