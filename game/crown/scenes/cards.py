"""Cards and tokens: frame, picture, and as many words as the size allows."""

from __future__ import annotations

from collections.abc import Sequence

from game.crown.rules.board import Good
from game.crown.rules.cards import ADVISOR_ROWS, EVENT_ROWS, Advisor, Event, Noble
from game.crown.scenes import theme
from game.crown.scenes.lettering import inscribe
from game.crown.scenes.lexicon import name, rule, said
from game.stage.area import Area, anchor, row
from game.stage.canvas import Canvas
from game.stage.painter import TONES
from game.stage.places import Place

READABLE_CARD = 130.0
NAMED_CARD = 70.0


def draw_back(canvas: Canvas, area: Area, family: str, seat: str) -> None:
    """The back of a card or token; action cards carry the colours of their seat."""
    canvas.sprite(f"crown/back/{family}_{seat}" if seat else f"crown/back/{family}", area)


# --- action cards ---


def draw_action(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """Its emblem, from a certain size its name, and at full size what it does."""
    card, area = face[0], place.area
    canvas.sprite(f"crown/action/{card}", area, tone=TONES[place.tone])
    if area.w < NAMED_CARD:
        return
    unit = area.w / 146
    if area.w < READABLE_CARD:
        inscribe(canvas.at_ui(1), name("action", card), area.less(8, 140 * unit, 8, 8), "small", theme.INK)
        return
    title = Area(area.x + 12 * unit, area.y + 121 * unit, area.w - 24 * unit, 26 * unit)
    inscribe(canvas, name("action", card), title, "name", theme.INK)
    words = Area(area.x + 12 * unit, area.y + 152 * unit, area.w - 24 * unit, 48 * unit)
    inscribe(canvas, rule("action", card), words, "card", theme.INK, lines=0)


# --- advisors ---


def draw_advisor(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """The portrait; on the court, where there is room, with name, cost and points."""
    advisor, area = face[0], place.area
    if area.h < area.w * 1.5:
        canvas.sprite(f"crown/advisor/{advisor}", area, tone=TONES[place.tone])
        return
    unit = area.w / 104
    portrait = anchor(area, (94 * unit, 128 * unit), "middle", "top")
    canvas.sprite(f"crown/advisor/{advisor}", portrait, tone=TONES[place.tone])
    draw_points(canvas, Area(area.x, area.y - 2, 34 * unit, 38 * unit), ADVISOR_ROWS[Advisor[advisor.upper()]].points)
    plate = Area(area.x, area.y + 119 * unit, area.w, 30 * unit)
    canvas.plate(plate, theme.PLATE)
    inscribe(canvas, name("advisor", advisor), plate.inset(3, 2), "small", theme.INK)
    cost = Area(area.x, plate.bottom + 1, area.w, area.bottom - plate.bottom - 1)
    draw_cost(canvas, cost, ADVISOR_ROWS[Advisor[advisor.upper()]].units)


def draw_points(canvas: Canvas, area: Area, points: int) -> None:
    """Citizen points on a card."""
    canvas.sprite("crown/icon/citizens", area, "contain")
    inscribe(canvas.at_ui(1), str(points), area.less(top=area.h * 0.42, bottom=2), "number", theme.CREAM)


def draw_cost(canvas: Canvas, area: Area, units: Sequence[Good]) -> None:
    """A plate with the goods a card or hut costs."""
    canvas.plate(area, theme.CHIP)
    side = min(area.h - 3, (area.w - 6) / max(1, len(units)))
    for good, spot in zip(units, row(area, [(side, side)] * len(units), 0, across="middle"), strict=True):
        canvas.sprite(f"crown/good/{good}", spot, "contain")


# --- tokens, nobles, events ---


def draw_favor(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    canvas.sprite(f"crown/favor/{face[0]}", place.area, "contain", TONES[place.tone])


def draw_noble(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """The face of a nobility card; at small size its crown says enough."""
    canvas.sprite(f"crown/noble/{face[0]}", place.area, tone=TONES[place.tone])
    if place.w > NAMED_CARD:
        noble = Noble[face[0].upper()]
        draw_points(canvas, Area(place.x + 4, place.y + 4, 44, 50), noble.points)
        plate = place.area.less(6, place.h - 42, 6, 8)
        canvas.plate(plate, theme.PLATE)
        inscribe(canvas, name("rank", noble.rank), plate.inset(4, 2), "name", theme.INK)


def draw_event(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """The event of the round: beside its picture in a low panel, below it where there is height."""
    event, area = face[0], place.area
    if area.h > 150:
        picture = area.top_part(min(area.h - 104, area.w * 0.62)).inset(4, 2)
        words = area.less(6, picture.h + 8, 6, 2)
    else:
        picture = Area(area.x + 2, area.y, area.h * 0.94, area.h)
        words = area.less(picture.w + 10, 0, 4, 0)
    canvas.sprite(f"crown/event/{event}", picture, "cover")
    title = words.top_part(26)
    inscribe(canvas, name("event", event), title, "label", theme.INK, across="left")
    inscribe(canvas, rule("event", event), words.less(top=27), "small", theme.INK, across="left", down="top", lines=0)


def when(event: Event) -> str:
    """When an event acts, in words."""
    return said(f"table.when.{EVENT_ROWS[event].when}")
