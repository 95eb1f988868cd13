"""Bidding: rounds for the right to act, until every seat has acted (R12-R17, rulings A15, A16, A49)."""

from collections.abc import Sequence

from game.emira.rules.board import BID_STEP, RELIEF
from game.emira.rules.changes import (
    BidMade,
    BidPaid,
    BidPassed,
    CounterReturned,
    NobodyBid,
    ReliefTaken,
    RoundOpened,
    StatusReturned,
)
from game.emira.rules.choices import Bid, TakeRelief
from game.emira.rules.costs import bid_price, highest_bid, may_take_relief
from game.emira.rules.phases.actions import BEGIN_ACTIONS, BIDS, PASS, RELIEF_CHOICE, AskAction, AskLastAction
from game.emira.rules.phases.courtship import RECONSIDER
from game.emira.rules.table import EmiraTable
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import NOBODY, Seat, clockwise, left_of
from game.engine.step import Ask, Step

BEGIN_BIDDING = Begin("bidding")
TAIL: tuple[Choice, ...] = (PASS,)
POOR_TAIL: tuple[Choice, ...] = (RELIEF_CHOICE, PASS)


def still_to_act(table: EmiraTable, first: Seat) -> list[Seat]:
    """The seats that have not acted this turn, clockwise from ``first``; Hind's are done (ruling A16)."""
    acted = table.auction.acted
    return [seat for seat in clockwise(first, table.terms.seats) if seat not in acted and not table.is_idle(seat)]


class OpenRound(Step, frozen=True):
    """The next round, opened by this seat or the next one that has not acted; a single seat need not bid (R15, R17)."""

    seat: Seat

    def run(self, table: EmiraTable) -> None:
        waiting = still_to_act(table, self.seat)
        if not waiting:
            return
        BEGIN_BIDDING.run(table)
        table.emit(RoundOpened(waiting[0]))
        if len(waiting) == 1:
            _act_last(table, waiting[0])
        else:
            table.then(AskBid(waiting[0]))


class AskBid(Ask, frozen=True):
    """Do you bid, pass, or take relief gold (ruling A15)?"""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        tail = POOR_TAIL if may_take_relief(table.households[self.seat]) else TAIL
        return BIDS[table.auction.bid // BID_STEP : highest_bid(table, self.seat) // BID_STEP] + tail

    def answer(self, table: EmiraTable, choice: Choice) -> None:
        match choice:
            case Bid(gold):
                table.emit(BidMade(self.seat, gold))
                _go_on(table, self.seat)
            case TakeRelief():
                table.emit(ReliefTaken(self.seat, RELIEF))
                table.then(RECONSIDER, GoOn(self.seat))
            case _:
                table.emit(BidPassed(self.seat))
                _go_on(table, self.seat)


class GoOn(Step, frozen=True):
    """The round goes on after this seat took relief gold."""

    seat: Seat

    def run(self, table: EmiraTable) -> None:
        _go_on(table, self.seat)


def _go_on(table: EmiraTable, seat: Seat) -> None:
    """After what this seat has said, the next one bids, or the round is decided."""
    auction = table.auction
    waiting = still_to_act(table, left_of(seat, table.terms.seats))
    if auction.leader == NOBODY and len(waiting) == 1:
        _act_last(table, waiting[0])
        return
    for other in waiting:
        if other != auction.leader and other not in auction.passed:
            table.then(AskBid(other))
            return
    if auction.leader != NOBODY:
        _win(table, auction.leader, auction.bid)
    else:
        _act_unbidden(table)


def _win(table: EmiraTable, seat: Seat, bid: int) -> None:
    """The highest bid is paid and its seat acts (R14)."""
    table.emit(BidPaid(seat, bid, bid_price(table, seat, bid)))
    _act(table, seat, AskAction(seat))


def _act_unbidden(table: EmiraTable) -> None:
    """Everybody passed: the opener acts, or the next seat if it has taken relief gold (R16, ruling A15)."""
    seat = still_to_act(table, table.auction.opener)[0]
    table.emit(NobodyBid(seat))
    _act(table, seat, AskAction(seat))


def _act_last(table: EmiraTable, seat: Seat) -> None:
    _act(table, seat, AskLastAction(seat))


def _act(table: EmiraTable, seat: Seat, ask: Ask) -> None:
    """A seat acts, the undecided think again, and the next round begins with its left neighbour (R15)."""
    table.then(BEGIN_ACTIONS, ask, RECONSIDER, OpenRound(left_of(seat, table.terms.seats)))


class CleanUp(Step, frozen=True):
    """The counter and the status card nobody bought go back (R21)."""

    def run(self, table: EmiraTable) -> None:
        if table.market.counter is not None:
            table.emit(CounterReturned(table.market.counter))
        if table.market.status is not None:
            table.emit(StatusReturned(table.market.status))
