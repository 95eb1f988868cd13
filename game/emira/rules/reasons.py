"""Why something cannot be chosen now: what the screen says when somebody points at it."""

from collections.abc import Callable
from typing import Any

from game.emira.rules.board import CARAVAN_ROWS
from game.emira.rules.cards import Event
from game.emira.rules.choices import Bid, Buy, BuyCaravan, Draw, Play, TakeRelief
from game.emira.rules.costs import bid_price, caravan_cost, cost, event_cost
from game.emira.rules.phases.actions import AskAction, AskLastAction
from game.emira.rules.phases.bidding import AskBid
from game.emira.rules.phases.event_cards import AskEvent, blocked
from game.emira.rules.phases.purchase import AskPurchase
from game.emira.rules.table import EmiraTable
from game.engine.play import asked, options
from game.engine.record import Choice, Id, Record
from game.engine.seats import Seat


class Reason(Id):
    """A sentence of the box's texts."""

    GAME_OVER = 0
    ANSWER_FIRST = 1
    BID_FIRST = 2
    BID_TOO_LOW = 3
    CANNOT_PAY = 4
    SOLD = 5
    NOT_POOR = 6
    NOT_IN_HAND = 7
    SYMBOL_PLAYED = 8
    NOTHING_THERE = 9
    HAVE_ALREADY = 10
    NO_CARAVAN = 11
    NO_ARRIVAL = 12


class WhyNot(Record, frozen=True):
    """Why not; ``missing`` is how much gold is short when something cannot be paid, else 0."""

    reason: Reason
    missing: int = 0


def why_not(table: EmiraTable, choice: Choice) -> WhyNot | None:
    """Why the asked seat cannot choose this now; None when it can.

    Meant for bids, actions, relief gold, playing and buying events. Other questions have to be answered first.
    """
    ask = asked(table)
    if ask is None:
        return WhyNot(Reason.GAME_OVER)
    if choice in options(table):
        return None
    why = _WHY.get((type(ask), type(choice)))
    if why is not None:
        return why(table, ask.seat, choice)
    early = isinstance(ask, AskBid) and isinstance(choice, Buy | BuyCaravan)
    return WhyNot(Reason.BID_FIRST if early else Reason.ANSWER_FIRST)


def _bid(table: EmiraTable, seat: Seat, choice: Bid) -> WhyNot:
    if choice.gold <= table.auction.bid:
        return WhyNot(Reason.BID_TOO_LOW)
    return _unpaid(table, seat, bid_price(table, seat, choice.gold))


def _caravan(table: EmiraTable, seat: Seat, choice: BuyCaravan) -> WhyNot:
    if not table.market.offers(CARAVAN_ROWS[choice.caravan].action):
        return WhyNot(Reason.SOLD)
    return _unpaid(table, seat, caravan_cost(table, seat, choice.caravan))


def _buy(table: EmiraTable, seat: Seat, choice: Buy) -> WhyNot:
    if not table.market.offers(choice.action):
        return WhyNot(Reason.SOLD)
    return _unpaid(table, seat, cost(table, seat, choice.action))


def _relief(_table: EmiraTable, _seat: Seat, _choice: TakeRelief) -> WhyNot:
    return WhyNot(Reason.NOT_POOR)


def _draw(table: EmiraTable, seat: Seat, choice: Draw) -> WhyNot:
    return _unpaid(table, seat, event_cost(table, seat, choice.count))


def _play(table: EmiraTable, seat: Seat, choice: Play) -> WhyNot:
    if choice.event not in table.households[seat].hand:
        return WhyNot(Reason.NOT_IN_HAND)
    if blocked(table, choice.event):
        return WhyNot(Reason.SYMBOL_PLAYED)
    return WhyNot(_IDLE_EVENTS.get(choice.event, Reason.NOTHING_THERE))


_IDLE_EVENTS = {
    Event.GOOD_LOOKING: Reason.HAVE_ALREADY,
    Event.RENOWN: Reason.HAVE_ALREADY,
    Event.LONG_JOURNEY: Reason.NO_CARAVAN,
    Event.CHANGING_HER_MIND: Reason.NO_ARRIVAL,
}


def _unpaid(table: EmiraTable, seat: Seat, price: int) -> WhyNot:
    return WhyNot(Reason.CANNOT_PAY, max(0, price - table.households[seat].gold))


_WHY: dict[tuple[type, type], Callable[[EmiraTable, Seat, Any], WhyNot]] = {
    (AskBid, Bid): _bid,
    (AskBid, TakeRelief): _relief,
    (AskAction, BuyCaravan): _caravan,
    (AskAction, Buy): _buy,
    (AskAction, TakeRelief): _relief,
    (AskLastAction, BuyCaravan): _caravan,
    (AskLastAction, Buy): _buy,
    (AskLastAction, TakeRelief): _relief,
    (AskLastAction, Bid): _bid,
    (AskEvent, Play): _play,
    (AskPurchase, Draw): _draw,
}
