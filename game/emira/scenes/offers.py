"""Choices that have no place on the table: buttons and cards in the decision panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.emira.rules.board import BID_STEP, RELIEF
from game.emira.rules.choices import Arrange, Bid, Display, Draw, Keep, LayUnder, LookAt, PutUnder, Search, TakeRelief
from game.emira.rules.costs import bid_price, event_cost, may_take_relief
from game.emira.rules.phases.actions import RELIEF_CHOICE, AskAction, AskLastAction
from game.emira.rules.phases.bidding import AskBid
from game.emira.rules.table import EmiraTable
from game.emira.scenes.lexicon import label, said
from game.emira.scenes.spots import spot
from game.emira.scenes.wish import STEP, TYPED, Wish, free_bid, why_not, wish
from game.engine.record import Choice, Pass
from game.stage.area import Area, column, grid, row
from game.stage.phase import Moment, Target

DECISION, BID_AMOUNT, BID = "decision", "amount", "bid"
HEAD = 48.0
PAD = 16.0
BUTTON = 58.0
STEPS = (-BID_STEP, BID_STEP, 50, 100)
CHIPS, STEPPER, QUICK, SUM = 74.0, 64.0, 38.0, 74.0


class Offer(NamedTuple):
    """Something to press: its target, how it is drawn, its words, and a second line."""

    target: Target
    form: str
    words: str
    sub: str = ""


def inner(area: Area) -> Area:
    """The decision panel below its heading."""
    return area.less(PAD, HEAD, PAD, PAD)


def offers(now: Moment, area: Area) -> list[Offer]:
    """What is offered in the decision panel to the seat that is asked; nothing to the others."""
    if not now.options:
        return []
    if isinstance(now.ask, AskBid):
        return [*bid_offers(now, area), *_bid_answers(now, area)]
    if isinstance(now.ask, AskLastAction):
        return [*bid_offers(now, area), *_last_answers(now, area)]
    homeless = [choice for choice in now.options if spot(now, choice) is None]
    cards = [choice for choice in homeless if type(choice) in _FORMS]
    buttons = [choice for choice in homeless if type(choice) not in _FORMS]
    found = _cards(now, area, cards)
    found += _buttons(now, area, buttons)
    if isinstance(now.ask, AskAction) and RELIEF_CHOICE not in now.options:
        found.append(_no_relief(now, area, len(buttons)))
    return found


# --- buttons and cards ---


def button_areas(area: Area, count: int) -> list[Area]:
    """Buttons one above the other at the foot of the panel."""
    room = inner(area)
    high = min(BUTTON, (room.h - 10 * (count - 1)) / max(1, count))
    return column(room, [(room.w, high)] * count, 10, down="bottom")


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
        found.append(Offer(_target(now, choice, place), main, words, sub))
    return found


def _target(now: Moment, choice: Choice, place: Area) -> Target:
    return now.target(choice, place, label(choice), region=DECISION, radius=9)


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


def _no_relief(now: Moment, area: Area, buttons: int) -> Offer:
    """Relief gold that may not be taken, and why."""
    place = button_areas(area, buttons + 1)[0]
    target = now.barred("relief", place, said("why.not_poor"), region=DECISION, radius=9)
    return Offer(target, "off", said("table.relief", gold=RELIEF), "")


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
    return [Offer(_target(now, choice, cell), form, label(choice)) for choice, cell in zip(choices, cells, strict=True)]


def _side_by_side(room: Area, count: int) -> list[Area]:
    high = min(room.h, 250.0)
    wide = min((room.w - 10 * (count - 1)) / count, 150.0)
    return row(room, [(wide, high)] * count, 10, across="middle")


def _statuses(room: Area, count: int) -> list[Area]:
    wide = min((room.w - 12 * (count - 1)) / count, 124.0)
    return row(room, [(wide, wide * 103 / 76)] * count, 12, across="middle")


def _counters(room: Area, count: int) -> list[Area]:
    return row(room, [(112.0, 112.0)] * count, 16, across="middle")


def _backs(room: Area, count: int) -> list[Area]:
    return row(room, [(104.0, 156.0)] * count, 18, across="middle")


def _orders(room: Area, count: int) -> list[Area]:
    columns = 1 if count < 4 else 2
    return grid(room, columns, -(-count // columns), 10)[:count]


_LAYINGS: dict[str, Callable[[Area, int], list[Area]]] = {
    "event": _side_by_side,
    "status": _statuses,
    "counter": _counters,
    "back": _backs,
    "order": _orders,
}


# --- the bid ---


def bid_rows(area: Area) -> dict[str, Area]:
    """The rows of the bid panel: seats, stepper, quick steps, sum, answers; spread over the height there is."""
    room = inner(area)
    heights = {"chips": CHIPS, "stepper": STEPPER, "quick": QUICK, "sum": SUM, "answers": BUTTON + 6}
    gap = (room.h - sum(heights.values())) / (len(heights) - 1)
    places = column(room, [(room.w, high) for high in heights.values()], max(4.0, min(gap, 22.0)))
    return dict(zip(heights, places, strict=True))


def bid_offers(now: Moment, area: Area) -> list[Offer]:
    """The stepper with its quick steps; only what is taken up changes."""
    one = wish(now)
    rows = bid_rows(area)
    if one is None:
        return []
    less, amount, more = _stepper(rows["stepper"])
    found = [_step(now, one, less, -BID_STEP), _field(now, one, amount), _step(now, one, more, BID_STEP)]
    quick = row(rows["quick"], [(88.0, QUICK), (88.0, QUICK), (rows["quick"].w - 196.0, QUICK)], 10)
    found += [_step(now, one, quick[0], 50), _step(now, one, quick[1], 100), _camels(now, one, quick[2])]
    return found


def _stepper(area: Area) -> tuple[Area, Area, Area]:
    side = area.h
    return area.left_part(side + 6), area.inset(side + 16, 0), area.right_part(side + 6)


def _picks(name: str, place: Area, amount: int, words: str) -> Target:
    return Target(name, place, label=words, region=DECISION, radius=9, picks=f"{STEP} {amount}")


def _step(now: Moment, one: Wish, place: Area, gold: int) -> Offer:
    """More or less by so much; barred at the ends."""
    words = f"{gold:+d}".replace("-", "−")
    aim = one.moved(gold)
    name = f"step {gold}"
    form = "step" if abs(gold) == BID_STEP else "quick"
    if aim == one.amount:
        why = said("table.why.bid_low", least=one.lowest) if gold < 0 else said("table.why.bid_high", most=one.highest)
        return Offer(Target(name, place, reason=why, region=DECISION, radius=9), f"{form}_off", words)
    return Offer(_picks(name, place, aim, said("table.step_to", gold=aim)), form, words)


def _field(now: Moment, one: Wish, place: Area) -> Offer:
    """The amount; taken up it is emptied for typing."""
    target = Target(BID_AMOUNT, place, label=said("table.type"), region=DECISION, radius=12, picks=f"{TYPED} ")
    form = "typing" if one.typed else "amount"
    return Offer(target, form if one.legal or not one.text else f"{form}_wrong", one.text)


def _camels(now: Moment, one: Wish, place: Area) -> Offer:
    """To the highest bid that the camels pay for alone."""
    seat = now.looker
    free = free_bid(now.view, seat, one.lowest, one.highest)
    words = said("table.to_discount")
    if free is None or free == one.amount:
        why = said("table.why.no_discount") if free is None else said("table.why.at_discount")
        return Offer(Target("camels", place, reason=why, region=DECISION, radius=9), "camels_off", words)
    return Offer(_picks("camels", place, free, said("table.to_discount_tip", gold=free)), "camels", words, str(free))


def bid_target(now: Moment, one: Wish, place: Area) -> Target:
    """The button that makes the bid."""
    why = why_not(one)
    if why or one.amount is None:
        return Target(BID, place, reason=why, region=DECISION, radius=10)
    words = said("table.bid_tip", bid=one.amount, price=bid_price(now.view, now.looker, one.amount))
    return Target(BID, place, Bid(one.amount), label=words, region=DECISION, radius=10)


def _bid_answers(now: Moment, area: Area) -> list[Offer]:
    """Bid, pass, and relief gold where it may be taken."""
    foot = bid_rows(area)["answers"]
    one = wish(now)
    found = []
    wide = 252.0 * foot.w / 400
    if one is not None:
        target = bid_target(now, one, foot.left_part(wide))
        words, sub = bid_words(now, one)
        found.append(Offer(target, "main" if target.open else "off", words, sub))
    else:
        target = Target(BID, foot.left_part(wide), reason=said("table.why.bid_none"), region=DECISION, radius=10)
        found.append(Offer(target, "off", said("table.no_bid")))
    rest = foot.less(left=wide + 12)
    relief = may_take_relief(now.view.households[now.looker])
    halves = column(rest, [(rest.w, (rest.h - 6) / 2)] * 2, 6) if relief else [rest]
    passing = next(choice for choice in now.options if isinstance(choice, Pass))
    sub = "" if relief else said("table.pass.round")
    found.append(Offer(_target(now, passing, halves[0]), "plain", said("table.pass.bid"), sub))
    if relief:
        words = said("table.relief_short", gold=RELIEF)
        found.append(Offer(_target(now, RELIEF_CHOICE, halves[1]), "plain", words))
    return found


def bid_words(now: Moment, one: Wish) -> tuple[str, str]:
    """“Bid 250”, and what it would cost and leave."""
    if not one.legal or one.amount is None:
        return said("table.bid", gold=one.text or "…"), ""
    view: EmiraTable = now.view
    price = bid_price(view, now.looker, one.amount)
    left = view.households[now.looker].gold - price
    return said("table.bid", gold=one.amount), said("table.bid_sub", price=price, left=left)


def _last_answers(now: Moment, area: Area) -> list[Offer]:
    """The last seat: relief gold, nothing, or a bid of its own will to be poorer."""
    foot = bid_rows(area)["answers"]
    one = wish(now)
    spots = row(foot, [((foot.w - 20) / 3, foot.h)] * 3, 10)
    found = []
    if one is not None:
        target = bid_target(now, one, spots[0])
        words = said("table.pay_bid", gold=one.text or "…")
        found.append(Offer(target, "plain" if target.open else "off", words, said("table.pay_bid_sub")))
    if RELIEF_CHOICE in now.options:
        found.append(Offer(_target(now, RELIEF_CHOICE, spots[1]), "plain", said("table.relief_short", gold=RELIEF)))
    else:
        target = now.barred("relief", spots[1], said("why.not_poor"), region=DECISION, radius=9)
        found.append(Offer(target, "off", said("table.relief_short", gold=RELIEF)))
    passing = next(choice for choice in now.options if isinstance(choice, Pass))
    found.append(Offer(_target(now, passing, spots[2]), "plain", said("table.pass.action")))
    return found
