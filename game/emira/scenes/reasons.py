"""Why something cannot be chosen now, in the box's own sentences."""

from __future__ import annotations

from game.emira.rules.board import ACTIONS, Action
from game.emira.rules.cards import EVENT_ROWS, Event
from game.emira.rules.choices import Buy, BuyCaravan, Play
from game.emira.rules.costs import caravan_cost, cost
from game.emira.rules.phases.actions import AskAction, AskLastAction
from game.emira.rules.phases.bidding import AskBid
from game.emira.rules.phases.event_cards import AskEvent, AskStart, blocked
from game.emira.rules.table import EmiraTable
from game.emira.scenes.grid import grid, own_seat
from game.emira.scenes.lexicon import label, name, said
from game.emira.scenes.niches import row_area, tracks_of
from game.emira.scenes.spots import HAND, MARKET, spot
from game.engine.seats import NOBODY
from game.stage.phase import Moment, Target


def barred_niches(now: Moment) -> list[Target]:
    """What the market shows that the seat cannot take in this moment."""
    if not isinstance(now.ask, AskBid | AskAction | AskLastAction):
        return []
    found = []
    for action in ACTIONS:
        if not now.view.market.offers(action):
            found.append(_niche(now, action, said("why.gone")))
        elif isinstance(now.ask, AskBid):
            found.append(_niche(now, action, said("why.bid_first")))
        else:
            found += _too_dear(now, action)
    return found


def _niche(now: Moment, action: Action, why: str) -> Target:
    return Target(f"no {action}", grid(now.view, now.frame)[str(action)], reason=why, region=MARKET, radius=10)


def _too_dear(now: Moment, action: Action) -> list[Target]:
    view: EmiraTable = now.view
    seat = own_seat(now.looker)
    gold = view.households[seat].gold
    tracks = tracks_of(action)
    if not tracks:
        if Buy(action) in now.options:
            return []
        return [_niche(now, action, said("why.short", missing=cost(view, seat, action) - gold))]
    area = grid(view, now.frame)[str(action)]
    return [
        Target(
            f"no {BuyCaravan(track)}",
            row_area(area, number),
            label=label(BuyCaravan(track)),
            reason=said("why.short", missing=caravan_cost(view, seat, track) - gold),
            region=MARKET,
            radius=6,
        )
        for number, track in enumerate(tracks)
        if BuyCaravan(track) not in now.options
    ]


def barred_cards(now: Moment) -> list[Target]:
    """Events in the own hand that cannot be played, and why not."""
    view: EmiraTable = now.view
    if now.looker == NOBODY or isinstance(now.ask, AskStart):
        return []
    found = []
    for card in dict.fromkeys(view.households[own_seat(now.looker)].hand):
        if card is None or Play(card) in now.options:
            continue
        place = spot(now, Play(card))
        if place is not None:
            why = _why_not(now, view, card)
            found.append(Target(f"held {card}", place.area, thing=place.thing, reason=why, region=HAND, radius=7))
    return found


def _why_not(now: Moment, view: EmiraTable, card: Event) -> str:
    symbol = EVENT_ROWS[card].symbol
    if not isinstance(now.ask, AskEvent):
        return said("why.not_now")
    if symbol is not None and blocked(view, card):
        return said("why.symbol", symbol=name("symbol", symbol))
    return said("why.no_use")
