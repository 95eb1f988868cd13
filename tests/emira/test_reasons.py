"""Why something cannot be chosen: the reason fits what is missing."""

from game.emira.rules.board import Action, Caravan, Counter
from game.emira.rules.cards import Event
from game.emira.rules.choices import Bid, Buy, BuyCaravan, Draw, Keep, Play, TakeRelief
from game.emira.rules.phases.purchase import TurnToBuy
from game.emira.rules.reasons import Reason, WhyNot, why_not
from game.emira.rules.table import EmiraTable, Played
from game.engine.seats import Seat
from tests.emira.tables import begin, bid, display, do, hold, own, play_events, ready


def bidding(**there: bool) -> EmiraTable:
    table = ready()
    display(table, **there)  # type: ignore[arg-type]
    bid(table)
    return table


def test_what_can_be_chosen_needs_no_reason() -> None:
    assert why_not(bidding(), Bid(20)) is None


def test_when_the_game_is_over_nothing_can_be_chosen() -> None:
    assert why_not(ready(), Bid(20)) == WhyNot(Reason.GAME_OVER)


def test_bids_too_low_and_too_high() -> None:
    table = bidding()
    do(table, "bid 100")
    assert why_not(table, Bid(100)) == WhyNot(Reason.BID_TOO_LOW)
    assert why_not(table, Bid(1050)) == WhyNot(Reason.CANNOT_PAY, 50)
    assert why_not(table, TakeRelief()) == WhyNot(Reason.NOT_POOR)
    assert why_not(table, Buy(Action.CAMEL)) == WhyNot(Reason.BID_FIRST)
    assert why_not(table, Play(Event.HAGGLING)) == WhyNot(Reason.ANSWER_FIRST)


def test_actions_sold_or_too_dear() -> None:
    table = bidding(large=False, camel=False)
    do(table, *["pass"] * 4)
    own(table, gold=340)
    assert why_not(table, BuyCaravan(Caravan.LARGE_SLOW)) == WhyNot(Reason.SOLD)
    assert why_not(table, Buy(Action.CAMEL)) == WhyNot(Reason.SOLD)
    assert why_not(table, BuyCaravan(Caravan.SMALL_SLOW)) == WhyNot(Reason.CANNOT_PAY, 110)
    assert why_not(table, Buy(Action.APPEARANCE)) == WhyNot(Reason.CANNOT_PAY, 10)
    own(table, gold=1000)
    assert why_not(table, TakeRelief()) == WhyNot(Reason.NOT_POOR)


def test_the_last_seat_cannot_bid_more_than_it_has() -> None:
    table = ready()
    display(table)
    for seat in range(3):
        own(table, seat, idle=2)
    bid(table)
    assert why_not(table, Bid(1010)) == WhyNot(Reason.CANNOT_PAY, 10)


def test_events_that_cannot_be_played() -> None:
    table = ready()
    hold(table, Event.GOOD_LOOKING, Event.RENOWN, Event.LONG_JOURNEY, Event.CHANGING_HER_MIND, Event.HARD_TIMES)
    own(table, looks=tuple(Counter), renown=True)
    table.played = (Played(Seat(2), Event.GOLDEN_TIMES),)
    table.arrivals = (0,)
    play_events(table)
    assert why_not(table, Play(Event.HAGGLING)) == WhyNot(Reason.NOT_IN_HAND)
    assert why_not(table, Play(Event.HARD_TIMES)) == WhyNot(Reason.SYMBOL_PLAYED)
    assert why_not(table, Play(Event.GOOD_LOOKING)) == WhyNot(Reason.HAVE_ALREADY)
    assert why_not(table, Play(Event.RENOWN)) == WhyNot(Reason.HAVE_ALREADY)
    assert why_not(table, Play(Event.LONG_JOURNEY)) == WhyNot(Reason.NO_CARAVAN)
    assert why_not(table, Play(Event.CHANGING_HER_MIND)) == WhyNot(Reason.NO_ARRIVAL)


def test_events_that_cannot_be_bought() -> None:
    table = ready()
    own(table, gold=200)
    begin(table, TurnToBuy(Seat(0)))
    assert why_not(table, Draw(3)) == WhyNot(Reason.CANNOT_PAY, 50)
    assert why_not(table, Keep(Event.BAZAAR)) == WhyNot(Reason.ANSWER_FIRST)
