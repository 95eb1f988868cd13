"""Reflexes: what a seat in a hurry answers, by a rule of thumb for each question.

Searches play their games on with them, so they never list what might be bid, and look at nobody's plans.
"""

from collections.abc import Callable
from typing import Any, cast

from game.emira.rules.appraisal import steps_with
from game.emira.rules.board import BID_STEP, CARAVAN_ROWS, COUNTERS, GIFT
from game.emira.rules.cards import STATUS_ROWS
from game.emira.rules.choices import Detain, GiveUp, Keep, LetGo
from game.emira.rules.costs import discount, event_cost, highest_bid, may_take_relief, upkeep_due
from game.emira.rules.phases.actions import BIDS, PASS, RELIEF_CHOICE, AskAction, AskLastAction
from game.emira.rules.phases.bidding import AskBid, still_to_act
from game.emira.rules.phases.courtship import GIVE_BACK, AskGiveBack, AskGiveUp, AskLetGo
from game.emira.rules.phases.event_cards import ADMIRE, PLAY, AskEvent, AskJourney, AskLooks, AskStart, playable
from game.emira.rules.phases.purchase import DRAW, AskKeep, AskPurchase
from game.emira.rules.phases.upkeep import GIFT_OPTIONS, AskGift
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import counters_of
from game.emira.rules.whims import KEEPING, inclined
from game.emira.rules.wishes import turns_left, wishes
from game.engine.chance import Chance
from game.engine.play import asked
from game.engine.record import Choice

STAKE, EAGER = 0.2, 0.75
"""The part of what choosing first is worth that is bid for it, and how much of that at once."""

CALM, MOOD = 0.7, 0.6
"""How much of the stake counts on a bad day, and how much more on the best."""

SECOND, NOW_AND_THEN = 0.7, 4
"""An action so good beside the best is taken now and then: once in so many times."""

EVENT_RESERVE, EVENT_TURNS = 500, 3
"""Gold that is left after an event is bought, beside the upkeep; in the last turns none is bought."""


def reflex(table: EmiraTable, chance: Chance) -> Choice:
    """What the asked seat answers."""
    ask = asked(table)
    assert ask is not None, "nobody is asked anything"
    answer = _REFLEXES.get(type(ask))
    return answer(table, ask, chance) if answer is not None else chance.pick(ask.options(table))


def _bid(table: EmiraTable, ask: AskBid, chance: Chance) -> Choice:
    """Raise a good way towards the limit, or give in; relief gold where nothing else is to be had."""
    seat, home, lowest = ask.seat, table.households[ask.seat], table.auction.bid + BID_STEP
    wished = wishes(table, seat)
    if not wished:
        return RELIEF_CHOICE if may_take_relief(home) else PASS
    rivals = len(still_to_act(table, seat)) - 1
    last = wished[rivals].worth if rivals < len(wished) else 0.0
    stake = STAKE * (wished[0].worth - last) * (CALM + MOOD * chance.below(64) / 64)
    limit = min(highest_bid(table, seat), int(discount(home) + stake))
    if limit < lowest:
        return PASS
    bid = max(lowest, lowest + int(EAGER * (limit - lowest)))
    return BIDS[bid // BID_STEP - 1]


def _act(table: EmiraTable, ask: AskAction | AskLastAction, chance: Chance) -> Choice:
    """The best action, now and then the second best."""
    wished = wishes(table, ask.seat)
    if not wished:
        return RELIEF_CHOICE if may_take_relief(table.households[ask.seat]) else PASS
    close = len(wished) > 1 and wished[1].worth > SECOND * wished[0].worth
    return wished[close and not chance.below(NOW_AND_THEN)].choice


def _play(table: EmiraTable, ask: AskEvent, chance: Chance) -> Choice:
    """An event whose time has come, if there is one."""
    for event in table.households[ask.seat].hand:
        if event is not None and inclined(table, ask.seat, event) and playable(table, ask.seat, event):
            return PLAY[event] if chance.below(NOW_AND_THEN) else PASS
    return PASS


def _buy_event(table: EmiraTable, ask: AskPurchase, chance: Chance) -> Choice:
    """An event when there is gold enough."""
    price = event_cost(table, ask.seat, DRAW[0].count)
    left = table.households[ask.seat].gold - price - upkeep_due(table, ask.seat)
    if left >= EVENT_RESERVE and turns_left(table) > EVENT_TURNS and chance.below(NOW_AND_THEN):
        return DRAW[0]
    return PASS


def _keep(table: EmiraTable, ask: AskKeep | AskStart, _chance: Chance) -> Choice:
    return max(ask.options(table), key=lambda choice: KEEPING[cast(Keep, choice).event])


def _admire(table: EmiraTable, ask: AskLooks, _chance: Chance) -> Choice:
    """The kind it has most of."""
    home = table.households[ask.seat]
    counters = counters_of(home)
    return ADMIRE[max([kind for kind in COUNTERS if kind not in home.looks], key=counters.__getitem__)]


def _detain(table: EmiraTable, ask: AskJourney, _chance: Chance) -> Choice:
    return max(ask.options(table), key=lambda choice: CARAVAN_ROWS[cast(Detain, choice).caravan].pays)


def _give_back(table: EmiraTable, ask: AskGiveBack, _chance: Chance) -> Choice:
    counters = table.households[ask.seat].counters
    return GIVE_BACK[max(COUNTERS, key=counters.__getitem__)]


def _give_up(table: EmiraTable, ask: AskGiveUp, _chance: Chance) -> Choice:
    return min(ask.options(table), key=lambda choice: STATUS_ROWS[cast(GiveUp, choice).status].points)


def _let_go(table: EmiraTable, ask: AskLetGo, _chance: Chance) -> Choice:
    """The one it misses least."""
    home = table.households[ask.seat]

    def missed(choice: Choice) -> float:
        staying = tuple([other for other in home.princesses if other is not cast(LetGo, choice).princess])
        return steps_with(table, home, home.goal, staying)

    return min(ask.options(table), key=missed)


def _gift(table: EmiraTable, ask: AskGift, _chance: Chance) -> Choice:
    pay, refuse = GIFT_OPTIONS
    return pay if table.households[ask.seat].gold >= GIFT + upkeep_due(table, ask.seat) else refuse


_REFLEXES: dict[type, Callable[[EmiraTable, Any, Chance], Choice]] = {
    AskBid: _bid,
    AskAction: _act,
    AskLastAction: _act,
    AskEvent: _play,
    AskPurchase: _buy_event,
    AskKeep: _keep,
    AskStart: _keep,
    AskLooks: _admire,
    AskJourney: _detain,
    AskGiveBack: _give_back,
    AskGiveUp: _give_up,
    AskLetGo: _let_go,
    AskGift: _gift,
}
"""Questions with a rule; other answers are chosen by chance."""
