"""Which options a sensible person would weigh: of bids a handful, everything else that could matter."""

from collections.abc import Callable, Sequence
from typing import Any

from game.emira.rules.appraisal import Outlook
from game.emira.rules.bargain import Bargain
from game.emira.rules.board import BID_STEP, POOR
from game.emira.rules.choices import Bid
from game.emira.rules.costs import bid_price
from game.emira.rules.courting import suitors
from game.emira.rules.phases.actions import BIDS, AskLastAction
from game.emira.rules.phases.bidding import AskBid
from game.emira.rules.table import EmiraTable
from game.engine.play import asked
from game.engine.record import Choice

RAISES = (0.15, 0.35, 0.7, 1.0)
"""Where between the lowest bid and the highest sensible one the weighed bids lie; the lowest itself wastes time."""


def plausible(table: EmiraTable) -> Sequence[Choice]:
    """The options of the asked seat that are worth a thought, the likeliest first."""
    ask = asked(table)
    assert ask is not None, "nobody is asked anything"
    found = ask.options(table)
    prune = _PRUNES.get(type(ask))
    return prune(table, ask, found) if prune is not None and len(found) > 1 else found


def _bids(table: EmiraTable, ask: AskBid, found: Sequence[Choice]) -> Sequence[Choice]:
    """From a small raise to what choosing first is worth; the rest after them."""
    bids = [choice for choice in found if isinstance(choice, Bid)]
    rest = [choice for choice in found if not isinstance(choice, Bid)]
    if not bids:
        return rest
    outlook = Outlook(table, ask.seat)
    most = Bargain(table, outlook, ask.seat, suitors(table, outlook)).limits[ask.seat]
    lowest = bids[0].gold
    reach = [int(lowest + part * (most - lowest)) // BID_STEP * BID_STEP for part in RAISES] if most >= lowest else []
    raises = [BIDS[min(gold, bids[-1].gold) // BID_STEP - 1] for gold in dict.fromkeys(reach)]
    return [*raises, *rest]


def _last(table: EmiraTable, ask: AskLastAction, found: Sequence[Choice]) -> Sequence[Choice]:
    """Of bids of free will only the one that makes just poor enough for relief gold."""
    rest: list[Choice] = [choice for choice in found if not isinstance(choice, Bid)]
    gold, seat = table.households[ask.seat].gold, ask.seat
    bids = [choice for choice in found if isinstance(choice, Bid)] if gold >= POOR else []
    poor = [choice for choice in bids if gold - bid_price(table, seat, choice.gold) < POOR]
    return [*rest, *poor[:1]]


_PRUNES: dict[type, Callable[[EmiraTable, Any, Sequence[Choice]], Sequence[Choice]]] = {
    AskBid: _bids,
    AskLastAction: _last,
}
