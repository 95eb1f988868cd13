"""Who is still in: what every seat has done in this turn's bidding."""

from __future__ import annotations

from typing import NamedTuple

from game.emira.rules.table import EmiraTable
from game.emira.scenes.lexicon import said
from game.engine.seats import NOBODY, Seat, clockwise
from game.stage.phase import Moment


class Standpoint(NamedTuple):
    """Where a seat stands; ``kind`` is high (holds the bid), acts, in, or out."""

    kind: str
    words: str
    short: str


MARKET_PHASES = ("bidding", "actions")


def standpoint(now: Moment, seat: Seat) -> Standpoint:
    """What a seat has done or is doing, said in words."""
    view: EmiraTable = now.view
    auction = view.auction
    if view.turn and view.is_idle(seat):
        return Standpoint("out", said("table.idle"), said("table.idle_short"))
    if view.phase not in MARKET_PHASES:
        return Standpoint("in", "", "")
    if view.phase == "actions" and now.ask is not None and now.ask.seat == seat:
        return Standpoint("acts", said("table.acts"), said("table.acts"))
    if seat in auction.acted:
        return Standpoint("out", said("table.acted"), said("table.acted_short"))
    if seat in auction.passed:
        return Standpoint("out", said("table.passed"), said("table.passed_short"))
    if seat == auction.leader:
        return Standpoint("high", said("table.high_bid", n=auction.bid), said("table.high_bid_short", n=auction.bid))
    return Standpoint("in", said("table.still_in"), said("table.still_in"))


def round_order(view: EmiraTable) -> tuple[Seat, ...]:
    """All seats in the order of this round, beginning with its opener."""
    opener = view.auction.opener if view.auction.opener != NOBODY else view.first
    return clockwise(opener, view.terms.seats)
