"""The amount somebody has in mind to bid: kept as what is taken up, "bid 250" by steps or "typed 25" by digits."""

from __future__ import annotations

from typing import NamedTuple

from game.emira.rules.board import BID_STEP
from game.emira.rules.choices import Bid
from game.emira.rules.costs import bid_price
from game.emira.rules.phases.actions import AskLastAction
from game.emira.rules.phases.bidding import AskBid
from game.emira.rules.table import EmiraTable
from game.emira.scenes.lexicon import said
from game.engine.seats import Seat
from game.stage.phase import Moment

STEP, TYPED = "bid", "typed"
LONGEST = 5
"""Digits of an amount."""


class Wish(NamedTuple):
    """An amount between the lowest and the highest legal bid, or something being typed that is not yet one.

    ``text`` is what stands in the field; ``amount`` is None while it is empty.
    """

    text: str
    amount: int | None
    lowest: int
    highest: int
    typed: bool

    @property
    def legal(self) -> bool:
        """Whether it can be bid."""
        return self.amount is not None and self.lowest <= self.amount <= self.highest and not self.amount % BID_STEP

    def moved(self, gold: int) -> int:
        """The amount so much higher or lower, inside the bounds."""
        start = self.amount if self.amount is not None else self.lowest
        aim = (start + gold) // BID_STEP * BID_STEP
        return max(self.lowest, min(self.highest, aim))


def bids(now: Moment) -> list[Bid]:
    """The bids that are open, the lowest first."""
    return [choice for choice in now.options if isinstance(choice, Bid)]


def wish(now: Moment) -> Wish | None:
    """What is about to be bid; None when no bid is open."""
    offered = bids(now)
    if not offered:
        return None
    lowest, highest = offered[0].gold, offered[-1].gold
    kind, _, text = (now.picked or "").partition(" ")
    if kind == TYPED:
        return Wish(text, int(text) if text else None, lowest, highest, True)
    amount = int(text) if kind == STEP else start(now, lowest, highest)
    return Wish(str(amount), amount, lowest, highest, False)


def open_wish(now: Moment) -> Wish | None:
    """What is about to be bid, once bidding is what the seat is at: the last seat first has to take a bid up."""
    wishing = isinstance(now.ask, AskBid) or (now.picked or "").partition(" ")[0] in (STEP, TYPED)
    return wish(now) if wishing else None


def start(now: Moment, lowest: int, highest: int) -> int:
    """The amount the panel opens with: the lowest raise; of a voluntary bid the lowest one that costs something."""
    if isinstance(now.ask, AskLastAction):
        view: EmiraTable = now.view
        costly = range(lowest, highest + 1, BID_STEP)
        return next((gold for gold in costly if bid_price(view, now.ask.seat, gold) > 0), lowest)
    return lowest


def free_bid(view: EmiraTable, seat: Seat, lowest: int, highest: int) -> int | None:
    """The highest bid the camels pay for alone; None when there is none."""
    free = [gold for gold in range(lowest, highest + 1, BID_STEP) if bid_price(view, seat, gold) == 0]
    return free[-1] if free else None


def why_not(one: Wish) -> str:
    """Why the amount cannot be bid; empty when it can."""
    if one.legal:
        return ""
    if one.amount is None or one.amount < one.lowest:
        return said("table.why.bid_low", least=one.lowest)
    if one.amount > one.highest:
        return said("table.why.bid_high", most=one.highest)
    return said("table.why.bid_tens")
