"""What a person might point at that cannot be chosen now, with the reason in the box's own sentences."""

from __future__ import annotations

from game.emira.rules.board import ACTIONS, Action
from game.emira.rules.choices import Buy, BuyCaravan, Play
from game.emira.rules.phases.actions import AskAction, AskLastAction
from game.emira.rules.phases.bidding import AskBid
from game.emira.rules.phases.event_cards import AskEvent, AskStart
from game.emira.rules.reasons import why_not
from game.emira.rules.table import EmiraTable
from game.emira.scenes.grid import grid, own_seat
from game.emira.scenes.lexicon import label, said
from game.emira.scenes.niches import tracks_of
from game.emira.scenes.spots import HAND, MARKET, spot
from game.engine.record import Choice
from game.engine.seats import NOBODY
from game.engine.table import clone
from game.stage.phase import Moment, Target


def asking(now: Moment) -> EmiraTable:
    """The view with its question: the changes that brought the view here do not carry the agenda."""
    assert now.ask is not None, "somebody is asked"
    table: EmiraTable = clone(now.view)
    table.agenda = [now.ask]
    return table


def reason(now: Moment, choice: Choice) -> str:
    """Why it cannot be chosen now; empty when it can."""
    why = why_not(asking(now), choice)
    return said(f"why.{why.reason}", missing=why.missing) if why else ""


def barred_niches(now: Moment) -> list[Target]:
    """What the market shows that the seat cannot take in this moment."""
    if not isinstance(now.ask, AskBid | AskAction | AskLastAction):
        return []
    return [target for action in ACTIONS for target in _barred(now, action)]


def _barred(now: Moment, action: Action) -> list[Target]:
    """A whole niche, or of caravans that can be had one of the two lines on its plate."""
    area = grid(now.view, now.frame)[str(action)]
    choices: list[Choice] = [BuyCaravan(track) for track in tracks_of(action)] or [Buy(action)]
    closed = [choice for choice in choices if choice not in now.options]
    if len(closed) < len(choices) or (len(choices) > 1 and _dear(now, action)):
        return [_line(now, choice) for choice in closed]
    return [Target(f"no {action}", area, reason=reason(now, choices[0]), region=MARKET, radius=10)]


def _dear(now: Moment, action: Action) -> bool:
    """Whether only gold is missing for the caravans of a niche."""
    return now.view.market.offers(action) and not isinstance(now.ask, AskBid)


def _line(now: Moment, choice: Choice) -> Target:
    """The line of a caravan that costs too much."""
    found = spot(now, choice)
    assert found is not None, "every caravan has its line"
    return Target(f"no {choice}", found.area, label=label(choice), reason=reason(now, choice), region=MARKET, radius=6)


def barred_cards(now: Moment) -> list[Target]:
    """Events in the own hand that cannot be played, and why not."""
    view: EmiraTable = now.view
    if now.looker == NOBODY or isinstance(now.ask, AskStart):
        return []
    found = []
    for card in dict.fromkeys(view.households[own_seat(now.looker)].hand):
        place = spot(now, Play(card)) if card is not None and Play(card) not in now.options else None
        if card is not None and place is not None:
            why = reason(now, Play(card)) if isinstance(now.ask, AskEvent) else said("table.why.not_now")
            found.append(Target(f"held {card}", place.area, thing=place.thing, reason=why, region=HAND, radius=7))
    return found
