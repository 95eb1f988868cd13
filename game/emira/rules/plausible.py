"""Which options a sensible person would weigh: of bids a handful, everything else that could matter."""

from collections.abc import Sequence

from game.emira.rules.appraisal import Outlook
from game.emira.rules.bargain import Bargain
from game.emira.rules.board import BID_STEP, POOR
from game.emira.rules.choices import Bid
from game.emira.rules.costs import bid_price, highest_bid, may_take_relief
from game.emira.rules.courting import suitors
from game.emira.rules.phases.actions import BIDS, AskLastAction
from game.emira.rules.phases.bidding import POOR_TAIL, TAIL, AskBid
from game.emira.rules.table import EmiraTable
from game.engine.play import asked
from game.engine.record import Choice
from game.engine.seats import Seat

RAISES = (0.15, 0.35, 0.7, 1.0)
"""Where between the lowest bid and the highest sensible one the weighed bids lie; the lowest itself wastes time."""


def plausible(table: EmiraTable) -> Sequence[Choice]:
    """The options of the asked seat that are worth a thought, the likeliest first."""
    ask = asked(table)
    assert ask is not None, "nobody is asked anything"
    if isinstance(ask, AskBid):
        return _bids(table, ask.seat)
    found = ask.options(table)
    return _last(table, ask.seat, found) if isinstance(ask, AskLastAction) else found


def _bids(table: EmiraTable, seat: Seat) -> Sequence[Choice]:
    """From a small raise to what choosing first is worth; the rest after them."""
    rest = POOR_TAIL if may_take_relief(table.households[seat]) else TAIL
    lowest, highest = table.auction.bid + BID_STEP, highest_bid(table, seat)
    if highest < lowest:
        return rest
    outlook = Outlook(table, seat)
    most = Bargain(table, outlook, seat, suitors(table, outlook)).limit(seat)
    reach = [int(lowest + part * (most - lowest)) // BID_STEP for part in RAISES] if most >= lowest else []
    raises = [BIDS[min(steps, highest // BID_STEP) - 1] for steps in dict.fromkeys(reach)]
    return [*raises, *rest]


def _last(table: EmiraTable, seat: Seat, found: Sequence[Choice]) -> Sequence[Choice]:
    """Of bids of free will only the one that makes just poor enough for relief gold."""
    rest: list[Choice] = [choice for choice in found if not isinstance(choice, Bid)]
    gold = table.households[seat].gold
    bids = [choice for choice in found if isinstance(choice, Bid)] if gold >= POOR else []
    poor = [choice for choice in bids if gold - bid_price(table, seat, choice.gold) < POOR]
    return [*rest, *poor[:1]]
