"""The six niches of the arcade: what each offers, what it costs the own seat, and whether it may be taken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import takewhile
from typing import NamedTuple

from msgspec import structs

from game.emira.rules.board import (
    ACTIONS,
    CAMEL_COST,
    CAMEL_TRACK,
    CARAVAN_ROWS,
    CARAVANS,
    COUNTER_COST,
    SECTION_COST,
    Action,
    Caravan,
    Sheik,
)
from game.emira.rules.cards import STATUS_ROWS
from game.emira.rules.changes.auction import (
    CamelBought,
    CaravanBought,
    CounterBought,
    SectionBought,
    StatusBought,
    counted,
)
from game.emira.rules.changes.turns import TurnBegan
from game.emira.rules.choices import Buy, BuyCaravan
from game.emira.rules.costs import bid_price, caravan_cost, cost
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import appearance
from game.emira.scenes import theme
from game.emira.scenes.grid import grid, own_seat
from game.emira.scenes.letters import put, readable
from game.emira.scenes.lexicon import name, said, title
from game.emira.scenes.pictures import coin, emblem, lantern, panel, price
from game.emira.scenes.wish import wish
from game.engine.seats import NOBODY, Seat
from game.engine.step import Change
from game.stage.area import Area, anchor
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.phase import Moment

LANTERN = 104.0
BUYER = 58.0
PICTURES = {"lit": "lit", "hot": "hover", "calm": "dark", "short": "dark", "gone": "taken", "empty": "dark"}
BEFORE = ("event_cards", "income", "preparation")
"""The phases before the market is made ready."""

ARCH_HIGH = 182.0
PLATE_TOP, PLATE_HIGH = 179.0, 79.0
ROW = 26.0


class Line(NamedTuple):
    """A price in a niche: of a caravan track, or of the one thing on display. ``short`` is the gold that is missing."""

    gold: int
    printed: int
    short: int
    remark: str


class Niche(NamedTuple):
    """What a niche shows; ``state`` is lit, hot, calm, short, gone or empty. ``buyer`` is who emptied it, if known."""

    action: Action
    state: str
    lines: tuple[Line, ...]
    buyer: Sheik | None = None


def plate_area(niche: Area) -> Area:
    """The plate with name, prices and remark at the foot of a niche."""
    unit = niche.h / 258
    return Area(niche.x + 3, niche.y + PLATE_TOP * unit, niche.w - 6, PLATE_HIGH * unit)


def row_area(niche: Area, number: int) -> Area:
    """The line of the slow (0) or the fast (1) caravan on its plate."""
    plate = plate_area(niche)
    return Area(plate.x + 3, plate.y + 23 + ROW * number, plate.w - 6, ROW)


def tracks_of(action: Action) -> list[Caravan]:
    """The tracks a caravan of this niche may take."""
    return [track for track in CARAVANS if CARAVAN_ROWS[track].action is action]


class Means(NamedTuple):
    """What the own seat could spend: its gold less the price of the bid in mind; ``bidding`` while there is one."""

    seat: Seat
    gold: int
    known: bool
    bidding: bool


def means_of(now: Moment) -> Means:
    """What the looker's seat could spend at this moment."""
    view: EmiraTable = now.view
    seat = own_seat(now.looker)
    one = wish(now) if view.phase == "bidding" else None
    ahead = bid_price(view, seat, one.amount) if one is not None and one.legal and one.amount else 0
    return Means(seat, view.households[seat].gold - ahead, now.looker != NOBODY, one is not None)


def niche(now: Moment, action: Action, means: Means) -> Niche:
    """How a niche looks to the looker at this moment."""
    view: EmiraTable = now.view
    if not view.market.offers(action):
        before = view.phase in BEFORE
        return Niche(action, "empty" if before else "gone", (), None if before else buyer(now, action))
    found = tuple(_lines(view, means, action))
    return Niche(action, _state(now, action, means, found), found)


def buyer(now: Moment, action: Action) -> Sheik | None:
    """Whose purchase emptied a niche in this turn."""
    view: EmiraTable = now.view
    turn = takewhile(lambda change: not isinstance(change, TurnBegan), reversed(now.heard))
    sales = (sale for sale in map(_sale, turn) if sale is not None)
    return next((view.households[seat].sheik for what, seat in sales if what is action), None)


def _sale(change: Change) -> tuple[Action, Seat] | None:
    """What was bought, and by whom."""
    match change:
        case CaravanBought(seat, caravan):
            return CARAVAN_ROWS[caravan].action, seat
        case CounterBought(seat):
            return Action.APPEARANCE, seat
        case StatusBought(seat):
            return Action.STATUS, seat
        case SectionBought(seat):
            return Action.PALACE, seat
        case CamelBought(seat):
            return Action.CAMEL, seat
    return None


def _lines(view: EmiraTable, means: Means, action: Action) -> list[Line]:
    seat = means.seat
    tracks = tracks_of(action)
    if tracks:
        return [
            _line(caravan_cost(view, seat, track), CARAVAN_ROWS[track].cost, means, _payments(track))
            for track in tracks
        ]
    return [_line(cost(view, seat, action), _printed(view, action), means, _remark(view, seat, action))]


def _line(gold: int, printed: int, means: Means, remark: str) -> Line:
    return Line(gold, printed, max(0, gold - means.gold) if means.known else 0, remark)


def _payments(track: Caravan) -> str:
    return said("table.payments", n=CARAVAN_ROWS[track].boxes, pays=CARAVAN_ROWS[track].pays)


def _printed(view: EmiraTable, action: Action) -> int:
    status = view.market.status
    prices = {Action.APPEARANCE: COUNTER_COST, Action.PALACE: SECTION_COST, Action.CAMEL: CAMEL_COST}
    if action is Action.STATUS and status is not None:
        return STATUS_ROWS[status].cost
    return prices[action]


def _remark(view: EmiraTable, seat: Seat, action: Action) -> str:
    """What the thing on display is good for."""
    home, market = view.households[seat], view.market
    if action is Action.APPEARANCE and market.counter is not None:
        richer = structs.replace(home, counters=counted(home.counters, market.counter, 1))
        return said("table.gain_appearance", n=appearance(richer) - appearance(home))
    if action is Action.STATUS and market.status is not None:
        return said("table.gain_status", n=STATUS_ROWS[market.status].points)
    if action is Action.PALACE:
        return said("table.gain_palace")
    return said("table.gain_camel", n=CAMEL_TRACK[home.breed])


def _state(now: Moment, action: Action, means: Means, found: Sequence[Line]) -> str:
    if means.bidding:
        return "lit" if any(not line.short for line in found) else "short"
    mine = [choice for choice in now.options if _takes(choice, action)]
    if mine:
        return "hot" if now.hovered in {str(choice) for choice in mine} else "lit"
    if now.options and now.view.phase == "actions":
        return "short"
    return "calm"


def _takes(choice: object, action: Action) -> bool:
    if isinstance(choice, BuyCaravan):
        return CARAVAN_ROWS[choice.caravan].action is action
    return isinstance(choice, Buy) and choice.action is action


def niche_panels(now: Moment) -> list[Panel]:
    """The six niches."""
    lay, means = grid(now.view, now.frame), means_of(now)
    found = []
    for action in ACTIONS:
        one = niche(now, action, means)
        hot = now.hovered or ""
        rows = tuple(hot == str(BuyCaravan(track)) for track in tracks_of(action))
        area = lay[str(action)]
        wares = _wares(now.view, action)
        paint = partial(_paint, area, one, wares, rows)
        found.append(Panel(f"niche/{action}", area, (one, wares, rows), paint))
    return found


def _wares(view: EmiraTable, action: Action) -> str:
    """What lies in the niche, as a title."""
    market = view.market
    if action is Action.APPEARANCE and market.counter is not None:
        return str(title("counter", market.counter))
    if action is Action.STATUS and market.status is not None:
        return str(name("status", market.status))
    return str(title("action", action))


def _paint(area: Area, one: Niche, wares: str, rows: Sequence[bool], canvas: Canvas) -> None:
    canvas.sprite(f"emira/niche/{PICTURES[one.state]}", area.top_part(ARCH_HIGH * area.h / 258))
    lit = one.state in ("lit", "hot")
    plate = plate_area(area)
    panel(canvas, "niche_plate_lit" if lit else "niche_plate", plate)
    head = plate.top_part(28).inset(7, -2)
    put(canvas, [wares, wares.split(maxsplit=1)[0]], head, "plaque", theme.IVORY if one.lines else theme.MIST)
    if not one.lines:
        inscribe(canvas, said(f"table.{one.state}"), plate.less(6, 26, 6, 4), "label", theme.MIST)
        if one.buyer is not None:
            emblem(canvas, anchor(area.top_part(ARCH_HIGH * area.h / 258).less(top=26), (BUYER, BUYER)), one.buyer)
        return
    if one.state != "calm":
        lantern(canvas, Area(area.centre[0] - LANTERN / 2, area.y - 8, LANTERN, LANTERN), lit)
    if len(one.lines) > 1:
        for number, line in enumerate(one.lines):
            _track_line(canvas, row_area(area, number), line, lit and not line.short, rows[number])
    else:
        _one_line(canvas, plate, one.lines[0])


def _track_line(canvas: Canvas, area: Area, line: Line, open_: bool, hot: bool) -> None:
    """Price and payments of one pace."""
    if open_:
        canvas.plate(area.inset(0, 1), theme.PAY_LOOK if hot else theme.WELL_LOOK)
    side, colour = 19.0, theme.WARN if line.short else theme.GOLD
    amount = area.less(left=26).left_part(40)
    if readable(canvas, str(line.gold), amount, "label"):
        coin(canvas, anchor(area.less(left=4).left_part(side), (side, side)))
    else:
        amount = area.less(left=4).left_part(52)
    inscribe(canvas, str(line.gold), amount, "label", colour, across="left")
    put(canvas, [line.remark], area.less(left=amount.right - area.x + 2, right=4), "small", theme.IVORY, across="right")


def _one_line(canvas: Canvas, plate: Area, line: Line) -> None:
    price(canvas, plate.less(top=26).top_part(27), line.gold, line.printed)
    foot = plate.less(4, 50, 4, 0)
    if line.short:
        texts = [said("table.short", n=line.short), said("table.short_brief", n=line.short)]
        put(canvas, texts, foot, "small", theme.WARN)
    else:
        put(canvas, [line.remark, line.remark.split()[0]], foot, "small", theme.MIST)
