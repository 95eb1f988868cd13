"""Cards and tokens: frame, picture, and as many words as the size allows."""

from __future__ import annotations

from collections.abc import Sequence

from game.crown.rules.board import Good
from game.crown.rules.cards import ADVISOR_ROWS, FAVOR_ROWS, Advisor, Favor, Noble
from game.crown.scenes import theme
from game.crown.scenes.lexicon import first, name, rule, said
from game.crown.scenes.plates import citizens, panel, plate
from game.stage.area import Area, anchor, grid, row
from game.stage.canvas import Canvas
from game.stage.lettering import fits, fitting, inscribe
from game.stage.painter import TONES
from game.stage.places import Place

READABLE_CARD = 130.0
RIMS = 4.0
NAMED_CARD = 70.0
CARD_MASTER, PORTRAIT_MASTER = 292, 188
"""Pixels across the table pictures; what is larger is made from the pictures for the zoom."""


def large(canvas: Canvas, area: Area, family: str, master: int) -> str:
    """The folder of pictures that are sharp at this size."""
    return f"zoom/{family}" if canvas.px(area.w) > master else family


def draw_back(canvas: Canvas, area: Area, family: str, seat: str) -> None:
    """The back of a card or token; action cards carry the colours of their seat."""
    canvas.sprite(f"crown/back/{family}_{seat}" if seat else f"crown/back/{family}", area)


def draw_action(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """Its emblem, from a certain size its name, and at full size what it does."""
    card, area = face[0], place.area
    if area.w < READABLE_CARD:
        canvas.sprite(f"crown/action_small/{card}", area, tone=TONES[place.tone])
        if area.w >= NAMED_CARD:
            title = area.less(6, area.h * 0.73, 6, area.h * 0.05)
            _if_it_fits(canvas.at_ui(1), name("action", card), title, "label", lines=1)
        return
    folder = large(canvas, area, "action", CARD_MASTER)
    canvas.sprite(f"crown/{folder}/{card}", area, tone=TONES[place.tone])
    unit = area.w / 146
    title = Area(area.x + 14 * unit, area.y + 122 * unit, area.w - 28 * unit, 26 * unit)
    inscribe(canvas, name("action", card), title, "name", theme.INK)
    text = Area(area.x + 11 * unit, area.y + 154 * unit, area.w - 22 * unit, 50 * unit)
    _if_it_fits(canvas, said(f"table.brief.{card}"), text, "card", lines=2)


def _if_it_fits(canvas: Canvas, text: str, area: Area, style: str, lines: int) -> None:
    """Words that a small window leaves out: the picture says it too, and so does a closer look."""
    least = fitting(canvas, [text], (area.w, 0), "small")
    high = least.measure(text, "small", area.w, lines)[1]
    if not least.clipped(text, "small", area.w, lines) and (lines == 1 or high <= area.h + 2):
        inscribe(canvas, text, area, style, theme.INK, lines=lines)


def draw_advisor(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """The portrait of an advisor."""
    folder = large(canvas, place.area, "advisor", PORTRAIT_MASTER)
    canvas.sprite(f"crown/{folder}/{face[0]}", place.area, tone=TONES[place.tone])


def draw_tag(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """What is written about an advisor at court, over the portrait: points, name, cost."""
    advisor, area = face[0], place.area
    facts = ADVISOR_ROWS[Advisor[advisor.upper()]]
    unit = area.w / 104
    citizens(canvas, Area(area.x, area.y - 2, 34 * unit, 36 * unit), facts.points)
    cost = area.bottom_part(32 * unit)
    _title(canvas, advisor, Area(area.x - 1.5, area.y, area.w + 4, cost.y - area.y))
    draw_cost(canvas, cost, facts.units)


def _title(canvas: Canvas, advisor: str, room: Area) -> None:
    """The name of an advisor at the foot of the room; on two lines where one would be too long."""
    wide = room.w - 3
    text = name("advisor", advisor)
    brush = fitting(canvas.at_ui(1), [text], (wide, room.h), "small")
    if not fits(brush, text, (wide - RIMS, room.h), "small") and " " not in text:
        text = first(f"table.split.{advisor}", f"advisor.{advisor}.name")
    high = brush.measure(text, "small", wide)[1] + 7
    title = room.bottom_part(high)
    plate(canvas, title)
    brush.write(text, title.less(1, 2, 2, 5), "small", theme.INK, across="middle", down="middle", lines=2)


def draw_cost(canvas: Canvas, area: Area, units: Sequence[Good]) -> None:
    """A plate with the goods a card or hut costs."""
    plate(canvas, area)
    side = min(area.h - 2, (area.w - 8) / max(1, len(units)) + 3)
    room = area.less(bottom=3)
    gap = min(1.0, (area.w - 8 - side * len(units)) / max(1, len(units) - 1))
    for good, spot in zip(units, row(room, [(side, side)] * len(units), gap, across="middle"), strict=True):
        canvas.sprite(f"crown/good/{good}", spot, "contain")


def draw_favor(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """A favor token: above where, below what for; where there is room its words stand beside it."""
    area = place.area
    canvas.sprite(f"crown/favor/{face[0]}", area.left_part(min(area.w, area.h)), "contain", TONES[place.tone])
    if area.w > 1.5 * area.h:
        favor_words(canvas, Favor[face[0].upper()], area.less(left=area.h + 4), "left")


def favor_words(canvas: Canvas, token: Favor, area: Area, across: str) -> None:
    """Where a token pays, and what, on two lines."""
    row_of = FAVOR_ROWS[token]
    what = row_of.good if row_of.good is not None else row_of.track
    upper, lower = area.top_part(area.h / 2), area.bottom_part(area.h / 2)
    inscribe(canvas, name("site", row_of.site), upper, "small", theme.INK, across=across, down="bottom")
    inscribe(canvas, said(f"table.reward.{what}", n=row_of.count), lower, "small", theme.INK, across=across, down="top")


def draw_cloth(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """The sheet that tokens are laid on to be looked at, with the words of each."""
    panel(canvas, "sheet", place.area.inset(-6))
    for token, spot in zip(face, cloth_spots(place.area, len(face)), strict=True):
        favor_words(canvas, Favor[token.upper()], spot.bottom_part(48), "middle")


def cloth_spots(cloth: Area, count: int) -> list[Area]:
    """Where each token lies on the sheet with its words."""
    return grid(cloth.inset(16, 12), count, 1, 8)


def draw_noble(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """The face of a nobility card; large it carries its points and its rank."""
    area = place.area
    folder = large(canvas, area, "noble", PORTRAIT_MASTER)
    canvas.sprite(f"crown/{folder}/{face[0]}", area, tone=TONES[place.tone])
    if area.w > NAMED_CARD:
        noble = Noble[face[0].upper()]
        citizens(canvas, Area(area.x + 4, area.y + 4, area.w * 0.26, area.w * 0.28), noble.points)
        title = area.less(area.w * 0.06, area.h * 0.84, area.w * 0.06, area.h * 0.03)
        plate(canvas, title)
        inscribe(canvas, name("rank", noble.rank), title.less(4, 2, 4, 4), "name", theme.INK)


def draw_event(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """The event of the round: its words beside its picture in a low panel, below it where there is height."""
    event, area = face[0], place.area
    tall = area.h > 150
    told = rule("event", event) if tall else said(f"table.brief.{event}")
    line = canvas.at_ui(1).measure("X", "label")[1]
    if tall:
        words_high = canvas.at_ui(1).measure(told, "small", area.w - 12)[1]
        high = min(area.h - line - words_high - 10, area.w * 0.7)
        picture = anchor(area.top_part(high), (high / 0.7, high))
        text = area.less(6, picture.h + 6, 6, 2)
    else:
        picture = Area(area.x, area.y, area.h * 1.06, area.h)
        text = area.less(picture.w + 8, 0, 0, 0)
        least = fitting(canvas.at_ui(1), [told], (text.w, 0), "small")
        if least.measure(told, "small", text.w)[1] > text.h - line + 2:
            picture, text = picture.left_part(0), area.less(left=4)
    if picture.w:
        canvas.sprite(f"crown/event/{event}", picture, "cover")
    inscribe(canvas, name("event", event), text.top_part(line), "label", theme.INK, across="left")
    inscribe(canvas, told, text.less(top=line), "small", theme.INK, across="left", down="top", lines=0)
