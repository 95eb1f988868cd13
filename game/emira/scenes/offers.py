"""Choices that have no place on the table: buttons and cards in the decision panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.emira.rules.board import RELIEF
from game.emira.rules.choices import Arrange, Display, Draw, Keep, LayUnder, LookAt, PutUnder, Search, TakeRelief
from game.emira.rules.costs import event_cost
from game.emira.rules.phases.actions import RELIEF_CHOICE, AskAction, AskLastAction
from game.emira.rules.phases.bidding import AskBid
from game.emira.rules.table import EmiraTable
from game.emira.scenes.lexicon import label, said
from game.emira.scenes.offer import Offer, button_areas, inner, relief, target_of
from game.emira.scenes.spots import spot
from game.emira.scenes.stakes import bid_answers, bid_offers, last_answers
from game.engine.record import Choice, Pass
from game.stage.area import Area, grid, row
from game.stage.phase import Moment

CARD_GAP = 22.0
BELOW = 54.0
"""The room for name and price below a status card."""


def offers(now: Moment, area: Area) -> list[Offer]:
    """What is offered in the decision panel to the seat that is asked; nothing to the others."""
    if not now.options:
        return []
    if isinstance(now.ask, AskBid):
        return [*bid_offers(now, area), *bid_answers(now, area)]
    if isinstance(now.ask, AskLastAction):
        return last_answers(now, area)
    homeless = [choice for choice in now.options if spot(now, choice) is None]
    cards = [choice for choice in homeless if type(choice) in _FORMS]
    buttons = [choice for choice in homeless if type(choice) not in _FORMS]
    found = _cards(now, area, cards)
    found += _buttons(now, area, buttons)
    if isinstance(now.ask, AskAction) and RELIEF_CHOICE not in now.options:
        found.append(relief(now, button_areas(area, len(buttons) + 1)[0]))
    return found


def _buttons(now: Moment, area: Area, choices: Sequence[Choice]) -> list[Offer]:
    extra = isinstance(now.ask, AskAction) and RELIEF_CHOICE not in choices
    spots = (
        button_areas(area, len(choices) + extra)[: len(choices)]
        if not extra
        else button_areas(area, len(choices) + 1)[1:]
    )
    found = []
    for choice, place in zip(choices, spots, strict=True):
        words, sub = words_of(now, choice)
        main = "plain" if isinstance(choice, Pass) else "main"
        found.append(Offer(target_of(now, choice, place), main, words, sub))
    return found


def words_of(now: Moment, choice: Choice) -> tuple[str, str]:
    """What stands on a button, in large and in small letters."""
    view: EmiraTable = now.view
    match choice:
        case Pass():
            key = f"table.pass.{_ask_key(now)}"
            return said(key), ""
        case Draw(count):
            return said("table.draw", n=count), said("table.costs", gold=event_cost(view, now.looker, count))
        case TakeRelief():
            return said("table.relief", gold=RELIEF), said("table.relief_sub")
        case _:
            return label(choice), ""


def _ask_key(now: Moment) -> str:
    if isinstance(now.ask, AskBid):
        return "bid"
    return "action" if isinstance(now.ask, AskAction | AskLastAction) else str(now.view.phase)


_FORMS: dict[type[Choice], str] = {
    Keep: "event",
    PutUnder: "event",
    Display: "status",
    LayUnder: "status",
    Search: "counter",
    LookAt: "back",
    Arrange: "order",
}


def _cards(now: Moment, area: Area, choices: Sequence[Choice]) -> list[Offer]:
    """Cards of equal size side by side; orders one below the other."""
    if not choices:
        return []
    form = _FORMS[type(choices[0])]
    room = inner(area)
    cells = _LAYINGS[form](room, len(choices))
    return [
        Offer(target_of(now, choice, cell), form, label(choice)) for choice, cell in zip(choices, cells, strict=True)
    ]


def _side_by_side(room: Area, count: int) -> list[Area]:
    high = min(room.h, 250.0)
    wide = min((room.w - CARD_GAP * (count - 1)) / count, 150.0)
    return row(room, [(wide, high)] * count, CARD_GAP, across="middle")


def _statuses(room: Area, count: int) -> list[Area]:
    """Status cards with room for name and price below."""
    wide = min((room.w - CARD_GAP * (count - 1)) / count, 124.0)
    return row(room, [(wide, wide * 116 / 84 + BELOW)] * count, CARD_GAP, across="middle")


def _counters(room: Area, count: int) -> list[Area]:
    return row(room, [(112.0, 112.0 + BELOW / 2)] * count, CARD_GAP, across="middle")


def _backs(room: Area, count: int) -> list[Area]:
    return row(room, [(104.0, 150.0)] * count, CARD_GAP, across="middle")


def _orders(room: Area, count: int) -> list[Area]:
    columns = 1 if count < 4 else 2
    return grid(room.inset(6, 12), columns, -(-count // columns), 18)[:count]


_LAYINGS: dict[str, Callable[[Area, int], list[Area]]] = {
    "event": _side_by_side,
    "status": _statuses,
    "counter": _counters,
    "back": _backs,
    "order": _orders,
}
