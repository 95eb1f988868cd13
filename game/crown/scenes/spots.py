"""Where on the table each choice is made, and what else a person might point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.crown.rules.board import TOWN, Board, Site
from game.crown.rules.choices import (
    Bake,
    BuyCoin,
    DeliverBread,
    DeliverStone,
    DeliverWood,
    Donate,
    EndTurn,
    Exchange,
    Give,
    Harvest,
    Hire,
    Keep,
    Move,
    Play,
    RaiseRank,
    Recruit,
    Redeem,
    SellBooks,
    SendEnvoy,
    SpendBook,
    TakeStep,
    Trade,
    Use,
    UseDiscount,
)
from game.crown.rules.phases.card import steps_of
from game.crown.rules.phases.countryside import AskField
from game.crown.rules.table import CrownTable
from game.crown.scenes import ids
from game.crown.scenes.grid import Grid, grid, own_seat, position
from game.engine.record import Choice, Done, Pass
from game.stage.area import Area
from game.stage.phase import Moment
from game.stage.places import ThingId

DECISION, HAND, SLOTS, COUNTRYSIDE, IN_TOWN, OWN, ACTIONS = (
    "decision",
    "hand",
    "slots",
    "countryside",
    "town",
    "board",
    "actions",
)
REGIONS = (DECISION, HAND, SLOTS, COUNTRYSIDE, IN_TOWN, OWN, ACTIONS)
"""The order of Tab."""

CHIP = (120.0, 44.0)
TRADE_OVERHANG = -20.0
COURT_GAP = 2.0


class Spot(NamedTuple):
    """Where a choice is made: a thing or an area, the focus region, the roundness of its mark."""

    where: ThingId | Area
    region: str
    radius: float = 9.0


def spot(now: Moment, choice: Choice) -> Spot | None:
    """The place of a choice; None when it has none of its own and is offered on the strip under the ribbon."""
    find = _SPOTS.get(type(choice))
    return find(now, grid(now.view, now.frame), choice) if find else None


def region_of(view: CrownTable, site: Site) -> str:
    """The focus region of a location: that of the rondel it lies on."""
    return COUNTRYSIDE if position(view, site)[0] is Board.COUNTRYSIDE else IN_TOWN


def destination(view: CrownTable, choice: Choice) -> Site | None:
    """The location a walk or an envoy reaches; None for other choices."""
    seat = view.turn.seat
    match choice:
        case Move(board):
            return view.ahead(board, view.estates[seat].councilors[board], steps_of(view, view.turn.slot))
        case TakeStep(board):
            return view.ahead(board, view.estates[seat].councilors[board], 1)
        case SendEnvoy(site):
            return site
    return None


def _arrival(now: Moment, lay: Grid, choice: Any) -> Spot:
    """A walk takes the whole quadrant; a step or an envoy that reaches the same location gets a chip on its picture."""
    site = destination(now.view, choice)
    assert site is not None, "only arrivals are looked up here"
    same = [option for option in now.options if destination(now.view, option) is site]
    same.sort(key=lambda option: not isinstance(option, Move))
    number = same.index(choice) if choice in same else 0
    region = region_of(now.view, site)
    if number == 0:
        return Spot(lay.site(now.view, site), region, 13)
    return Spot(chip(now.view, lay, site, number - 1), region)


def chip(view: CrownTable, lay: Grid, site: Site, number: int, narrow: bool = True) -> Area:
    """A small plate on the picture of a location, one below the other; a narrow one leaves the advisors free."""
    quadrant = lay.site(view, site).inset(5)
    window = lay.site(view, site, "view/quarter" if site in TOWN else "view/field")
    free = _beside_court(view, lay, site, quadrant) if site in TOWN and narrow else window
    wide = min(CHIP[0], free.w) if narrow else CHIP[0]
    plate = Area(free.centre[0] - wide / 2, window.y + 10 + number * (CHIP[1] + 8), wide, CHIP[1])
    return plate.inside(quadrant)


def _beside_court(view: CrownTable, lay: Grid, site: Site, quadrant: Area) -> Area:
    """The part of a quadrant of the town that its two advisors leave free."""
    left, right = lay.site(view, site, "court/1"), lay.site(view, site, "court/2")
    if left.x - quadrant.x < quadrant.right - right.right:
        return quadrant.less(left=right.right + COURT_GAP - quadrant.x)
    return quadrant.less(right=quadrant.right - left.x + COURT_GAP)


def _field(now: Moment, lay: Grid, choice: Harvest | Bake) -> Spot | None:
    if not isinstance(now.ask, AskField):
        return None
    number = 0 if isinstance(choice, Harvest) else 1
    return Spot(chip(now.view, lay, now.ask.site, number), region_of(now.view, now.ask.site))


def _breads(now: Moment, lay: Grid, choice: DeliverBread) -> Spot:
    """How many breads are delivered is chosen on chips on the picture."""
    site = Site.CONSTRUCTION_SITE
    return Spot(chip(now.view, lay, site, choice.count - 1, narrow=False), region_of(now.view, site))


def _hut(now: Moment, lay: Grid, choice: Hire) -> Spot:
    return Spot(ids.hut(choice.site, choice.number), region_of(now.view, choice.site))


def _advisor_at_court(now: Moment, lay: Grid, choice: Recruit) -> Spot | None:
    thing = ids.tag(choice.advisor)
    site = next((site for site in TOWN if choice.advisor in now.view.court_at(site)), None)
    return Spot(thing, region_of(now.view, site)) if site is not None else None


def _cell(site: Site, name: Callable[[Any], str]) -> Callable[[Moment, Grid, Any], Spot]:
    """The place of a part of a location's action, printed on it."""
    return lambda now, lay, choice: Spot(lay.cell(now.view, site, name(choice)), region_of(now.view, site), 7)


def _tray(name: Callable[[Any], str]) -> Callable[[Moment, Grid, Any], Spot]:
    """A cell of the own goods."""
    return lambda now, lay, choice: Spot(lay[name(choice)], OWN)


def _action(name: str) -> Callable[[Moment, Grid, Any], Spot]:
    return lambda now, lay, choice: Spot(lay[f"action/{name}"], ACTIONS)


def _slot(now: Moment, lay: Grid, choice: Play) -> Spot | None:
    """A slot takes the card that was picked up."""
    return Spot(lay[f"slot/{choice.slot}"], SLOTS, 11) if now.picked == str(choice.card) else None


def _played_card(now: Moment, lay: Grid, choice: UseDiscount) -> Spot:
    return Spot(lay[f"slot/{now.view.turn.slot}"], SLOTS, 11)


def _trade(now: Moment, lay: Grid, choice: Trade) -> Spot:
    """Two halves of the slot's lower part: one resource, three resources."""
    slot = lay[f"slot/{now.view.turn.slot}"].inset(TRADE_OVERHANG, 3)
    high = (slot.h - 100) / 2
    return Spot(Area(slot.x, slot.bottom - high * (2 if choice.count == 1 else 1) + 2, slot.w, high - 6), SLOTS)


def _own_token(now: Moment, lay: Grid, choice: Redeem) -> Spot | None:
    """What of the token the next one leaves uncovered; None for a token the seat does not have."""
    tokens = now.view.estates[own_seat(now.looker)].tokens
    if choice.token not in tokens:
        return None
    after = tokens.index(choice.token) + 1
    area = now.places[ids.favor(choice.token)].area
    if after < len(tokens):
        area = area.left_part(min(area.w, now.places[ids.favor(tokens[after])].x - area.x))
    return Spot(area, OWN, 27 if area.w < 60 else 10)


def _token_looked_at(now: Moment, lay: Grid, choice: Keep) -> Spot:
    return Spot(ids.favor(choice.token), DECISION, 42)


def _own_advisor(now: Moment, lay: Grid, choice: Use) -> Spot:
    """What of the portrait the next one leaves uncovered."""
    advisors = now.view.estates[own_seat(now.looker)].advisors
    after = advisors.index(choice.advisor) + 1
    area = now.places[ids.advisor(choice.advisor)].area
    if after < len(advisors):
        area = area.left_part(min(area.w, now.places[ids.advisor(advisors[after])].x - area.x))
    return Spot(area, OWN)


_SPOTS: dict[type[Choice], Callable[[Moment, Grid, Any], Spot | None]] = {
    Play: _slot,
    Move: _arrival,
    TakeStep: _arrival,
    SendEnvoy: _arrival,
    Trade: _trade,
    UseDiscount: _played_card,
    EndTurn: _action("end"),
    Done: _action("end"),
    Pass: _action("end"),
    RaiseRank: _action("rank"),
    Hire: _hut,
    Recruit: _advisor_at_court,
    Use: _own_advisor,
    Exchange: _tray(lambda choice: str(choice.given)),
    Harvest: _field,
    Bake: _field,
    Give: _cell(Site.CASTLE, lambda choice: f"gift_{choice.good}"),
    SpendBook: _cell(Site.CASTLE, lambda choice: "castle/book"),
    Donate: _cell(Site.CATHEDRAL, lambda choice: f"donation_{choice.good}"),
    BuyCoin: _tray(lambda choice: str(choice.good)),
    SellBooks: _cell(Site.MARKET, lambda choice: f"market/books/{choice.count}"),
    DeliverStone: _cell(Site.CONSTRUCTION_SITE, lambda choice: "construction_site/stone"),
    DeliverBread: _breads,
    DeliverWood: _cell(Site.CONSTRUCTION_SITE, lambda choice: f"construction_site/wood/{choice.count}"),
    Redeem: _own_token,
    Keep: _token_looked_at,
}
