"""Buttons of the decision panel, in their shapes: the lit one, plain ones, steps, the amount."""

from __future__ import annotations

from game.emira.scenes import theme
from game.emira.scenes.offer import Offer
from game.emira.scenes.pictures import panel, picture
from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.lettering import inscribe
from game.stage.signs import draw_sign

CARET = 3.0
FOOT = 0.08
"""Of a button's inside, free below its second line."""


def paint_button(canvas: Canvas, offer: Offer, hot: bool) -> None:
    """Any offer that is no card."""
    area = offer.target.area
    shape, _, state = offer.form.partition("_")
    off = state == "off" or shape == "off"
    if shape in ("amount", "typing"):
        _amount(canvas, area, offer.words, shape == "typing", state == "wrong", hot)
    elif shape == "step":
        _step(canvas, area, offer.words, off, hot)
    elif shape in ("quick", "camels"):
        _small(canvas, area, offer, shape == "camels", off, hot)
    else:
        _large(canvas, area, offer, shape == "main", off, hot)


def _large(canvas: Canvas, area: Area, offer: Offer, main: bool, off: bool, hot: bool) -> None:
    panel(canvas, "button_off" if off else f"{'button_main' if main else 'button'}{'_hover' if hot else ''}", area)
    ink = theme.OFF_TEXT if off else theme.BUTTON_INK if main else theme.IVORY
    room = area.inset(12, 5)
    if off:
        draw_sign(canvas, "lock", Area(area.x + 8, area.centre[1] - 9, 18, 18), ink)
        room = room.less(left=16)
    if offer.sub:
        room = room.less(bottom=room.h * FOOT)
        inscribe(canvas, offer.words, room.top_part(room.h * 0.54), "button", ink)
        inscribe(canvas, offer.sub, room.bottom_part(room.h * 0.46), "small", ink)
    else:
        inscribe(canvas, offer.words, room, "button", ink)


def _plain(canvas: Canvas, area: Area, off: bool, hot: bool) -> None:
    panel(canvas, "button_off" if off else "button_hover" if hot else "button", area)


def _step(canvas: Canvas, area: Area, words: str, off: bool, hot: bool) -> None:
    """A large plus or minus, and by how much."""
    _plain(canvas, area, off, hot)
    colour = theme.OFF_TEXT if off else theme.IVORY
    sign = "minus" if words[0] == "−" else "plus"
    draw_sign(canvas, sign, area.less(16, 8, 16, 26), colour, 0.16)
    inscribe(canvas.at_ui(1), words[1:], area.bottom_part(26).less(bottom=3), "small", colour)


def _small(canvas: Canvas, area: Area, offer: Offer, camels: bool, off: bool, hot: bool) -> None:
    _plain(canvas, area, off, hot)
    colour = theme.OFF_TEXT if off else theme.IVORY
    room = area.inset(8, 2)
    if camels:
        picture(canvas, "camel/offer", room.left_part(34), alpha=130 if off else 255)
        room = room.less(left=38)
    text = f"{offer.words} {offer.sub}".strip()
    inscribe(canvas, text, room, "label", colour)


def _amount(canvas: Canvas, area: Area, text: str, typing: bool, wrong: bool, hot: bool) -> None:
    """The number that would be bid; a caret while it is typed."""
    panel(canvas, "well_lit" if hot or typing else "well", area)
    colour = theme.WARN if wrong else theme.AMBER_PALE
    covered = inscribe(canvas, text, area.inset(10, 2), "amount", colour, beside=("00000",)) if text else None
    if typing:
        x = covered.right + 4 if covered else area.centre[0]
        canvas.fill(theme.IVORY, Area(x, area.y + 14, CARET, area.h - 28))
