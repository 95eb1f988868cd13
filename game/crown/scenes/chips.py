"""Chips: small plates over a picture that offer a choice where it happens, in pictures rather than words."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.crown.rules.board import RESOURCES, Marker, Site
from game.crown.rules.cards import Event
from game.crown.rules.choices import Bake, DeliverBread, Harvest, Move, SendEnvoy, TakeStep, Trade
from game.crown.rules.phases.card import TRADE_COINS, steps_of
from game.crown.rules.phases.town import FEAST_DAY_CITIZENS
from game.crown.rules.table import CrownTable
from game.crown.scenes import theme
from game.crown.scenes.lexicon import said
from game.crown.scenes.plates import citizens, icon, sign
from game.engine.record import Choice
from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.marks import mark_open
from game.stage.phase import Moment, Target
from game.stage.shapes import Look

CHIP = Look(((255, 250, 226), (250, 232, 170)), 10, ((2.2, theme.INK), (2.6, theme.SUN), (1.4, theme.INK)), shadow=7)
ON_CHIPS = (Move, TakeStep, SendEnvoy, Harvest, Bake, DeliverBread, Trade)
Piece = tuple[str, Any]


def chip_panel(now: Moment, target: Target, hot: bool) -> Panel:
    """The chip of an open target."""
    assert target.choice is not None, "only open targets have chips"
    shown = pieces(now, target.choice)
    return Panel(f"mark/{target.name}", target.area, (hot, tuple(shown)), partial(_paint, target.area, shown, hot))


def pieces(now: Moment, choice: Choice) -> list[Piece]:
    """What stands on the chip, from left to right: goods, signs, points, and words."""
    view: CrownTable = now.view
    match choice:
        case Harvest():
            return [("text", "+"), ("good", RESOURCES[site_of(now)])]
        case Bake():
            return [("good", "grain"), ("sign", "arrow"), ("good", "bread")]
        case DeliverBread(count):
            return [
                ("text", f"{count} ×"),
                ("good", "bread"),
                ("sign", "arrow"),
                ("points", count * bread_points(view)),
            ]
        case Trade(count):
            return [
                ("text", f"{count} ×"),
                ("good", "any"),
                ("sign", "arrow"),
                *[("good", "coin")] * TRADE_COINS[count],
            ]
        case SendEnvoy():
            return [("text", said("table.envoy"))]
        case TakeStep():
            return [("sign", "foot"), ("text", said("table.steps", n=1))]
        case _:
            return [("sign", "foot"), ("text", said("table.steps", n=steps_of(view, view.turn.slot)))]


def site_of(now: Moment) -> Site:
    """The field that is being visited."""
    site: Site = now.ask.site  # type: ignore[union-attr]  # only asked in a field
    return site


def bread_points(view: CrownTable) -> int:
    """Citizen points for each bread delivered now."""
    feast = FEAST_DAY_CITIZENS if view.event is Event.FEAST_DAY else 0
    return view.shown(Marker.DELIVERY_BREAD) + feast


def _paint(area: Area, shown: list[Piece], hot: bool, canvas: Canvas) -> None:
    canvas.plate(area, CHIP)
    if hot:
        mark_open(canvas, area, 10, True)
    widths = [_width(canvas, piece, area.h) for piece in shown]
    squeeze = min(1.0, (area.w - 4) / sum(widths))
    x = area.centre[0] - sum(widths) * squeeze / 2
    for piece, wide in zip(shown, widths, strict=True):
        _paint_piece(canvas, piece, Area(x, area.y + 2, wide * squeeze, area.h - 5))
        x += wide * squeeze


def _width(canvas: Canvas, piece: Piece, high: float) -> float:
    kind, value = piece
    if kind == "text":
        return canvas.at_ui(min(canvas.ui, 1.3)).measure(value, "label")[0] + 6
    return {"good": 31.0, "sign": 25.0, "points": 36.0}[kind]


def _paint_piece(canvas: Canvas, piece: Piece, area: Area) -> None:
    kind, value = piece
    if kind == "text":
        inscribe(canvas, value, area, "label", theme.INK)
    elif kind == "good":
        icon(canvas, str(value), area, min(31.0, area.h))
    elif kind == "sign":
        sign(canvas, value, area, min(23.0, area.w))
    else:
        citizens(canvas, area.inset(1, 3), value)
