"""Buying events: two or three looked at, one kept, the others under the deck (R23, rulings A10, A52)."""

from game.emira.rules.cards import Event, Princess
from game.emira.rules.changes import EventKept, EventsLookedAt, EventsPaid, EventsPutUnder
from game.emira.rules.deck import Deck, Layer, knower
from game.emira.rules.phases.purchase import TurnToBuy
from game.emira.rules.table import EmiraTable
from game.engine.seats import Seat
from tests.emira.tables import asks, begin, do, home, live, menu, own, ready, told

A, B, C, D = Event.BAZAAR, Event.RENOWN, Event.HAGGLING, Event.SANDSTORM


def shop(table: EmiraTable, seat: int = 0) -> EmiraTable:
    begin(table, TurnToBuy(Seat(seat)))
    return table


def pile(*events: Event) -> EmiraTable:
    table = ready()
    table.events = Deck([Layer((event,)) for event in events])
    return table


def test_r23_two_events_for_150_one_is_kept() -> None:
    table = shop(pile(A, B, C))
    assert menu(table) == ["draw 2", "draw 3", "pass"]
    changes = do(table, "draw 2")
    assert told(changes, EventsPaid) == ["events-paid 0 2 150"]
    assert home(table).gold == 850
    assert menu(table) == ["keep bazaar", "keep renown"]
    do(table, "keep renown")
    assert home(table).hand == (B,)
    assert list(table.events) == [C, A]


def test_r23_three_events_for_250() -> None:
    table = shop(pile(A, B, C, D))
    do(table, "draw 3")
    assert home(table).gold == 750
    do(table, "keep haggling")
    assert asks(table) == "ask-put-under 0"
    assert menu(table) == ["put-under bazaar", "put-under renown"]
    do(table, "put-under renown")
    assert list(table.events) == [D, B, A]


def test_r23_zainab_makes_events_cheaper() -> None:
    table = ready()
    live(table, 0, Princess.ZAINAB)
    do(shop(table), "draw 2")
    assert home(table).gold == 900
    table = ready()
    live(table, 0, Princess.ZAINAB)
    do(shop(table), "draw 3")
    assert home(table).gold == 800


def test_r23_who_cannot_pay_is_not_asked() -> None:
    table = ready()
    own(table, gold=240)
    assert menu(shop(table)) == ["draw 2", "pass"]
    own(table, gold=140)
    assert asks(shop(table)) == ""


def test_r23_passing_costs_nothing() -> None:
    table = shop(ready())
    assert do(table, "pass") == []


def test_a_seat_under_hind_buys_nothing() -> None:
    table = ready()
    own(table, idle=2)
    assert asks(shop(table)) == ""


def test_ruling_a10_an_empty_deck_sells_nothing() -> None:
    assert asks(shop(pile())) == ""


def test_ruling_a10_fewer_events_at_the_same_price() -> None:
    table = shop(pile(A))
    changes = do(table, "draw 3")
    assert home(table).gold == 750
    assert told(changes, EventKept) == ["event-kept 0 bazaar -"]
    assert asks(table) == ""
    table = shop(pile(A, B))
    do(table, "draw 3", "keep bazaar")
    assert list(table.events) == [B]


def test_equal_events_are_one_choice() -> None:
    table = shop(pile(A, A, A, D))
    do(table, "draw 3")
    assert menu(table) == ["keep bazaar"]
    do(table, "keep bazaar")
    assert menu(table) == ["put-under bazaar"]
    do(table, "put-under bazaar")
    assert list(table.events) == [D, A, A]


def test_ruling_a52_only_the_buyer_knows_what_it_kept_and_in_which_order_the_others_lie() -> None:
    table = shop(pile(A, B, C, D))
    changes = do(table, "draw 3", "keep renown", "put-under haggling")
    looked = next(change for change in changes if isinstance(change, EventsLookedAt))
    kept = next(change for change in changes if isinstance(change, EventKept))
    under = next(change for change in changes if isinstance(change, EventsPutUnder))
    assert looked.veil(Seat(0)).cards == (A, B, C)
    assert looked.veil(Seat(1)).cards == (None, None, None)
    assert str(kept.veil(Seat(0))) == "event-kept 0 renown bazaar,haggling"
    assert str(kept.veil(Seat(1))) == "event-kept 0 - -,-"
    assert str(under.veil(Seat(2))) == "events-put-under 0 -,-"
    assert [layer.seen for layer in table.events.layers[-2:]] == [knower(Seat(0))] * 2
