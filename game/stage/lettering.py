"""Letters on the table: as large as the UI scale asks for, but never larger than their plate."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.area import Area, Size
from game.stage.canvas import UI_SCALES, Canvas
from game.stage.shapes import Colour
from game.stage.styles import SMALLEST, STYLES
from game.stage.text import Paint

NARROWER = {
    "name": "label",
    "plaque": "label",
    "label": "small",
    "amount": "score",
    "score": "number",
    "number": "label",
    "button": "label",
    "request": "label",
}
"""The style of narrower letters that steps in where even the smallest of a style are too wide."""

STEP = 0.1


def fits(canvas: Canvas, text: str, room: Size, style: str, lines: int = 1) -> bool:
    """Whether the text fits into the room at the canvas's UI scale; lines 0 is as many as the room is high."""
    w, h = canvas.measure(text, style, room[0] if lines != 1 else None)
    return w <= room[0] + 0.5 and h <= room[1] + 1


def fitting(canvas: Canvas, texts: Sequence[str], room: Size, style: str, lines: int = 1) -> Canvas:
    """The canvas at the largest UI scale up to the chosen one at which every text fits; never under 18 units."""
    ui = canvas.ui
    least = min(ui, max(UI_SCALES[0], SMALLEST / STYLES[style].size))
    while ui > least and not all(fits(canvas.at_ui(ui), text, room, style, lines) for text in texts):
        ui = max(least, ui - STEP)
    return canvas.at_ui(ui)


def inscribe(
    canvas: Canvas,
    text: str,
    area: Area,
    style: str = "label",
    colour: Paint | None = None,
    *,
    across: str = "middle",
    down: str = "middle",
    lines: int = 1,
    shadow: Colour | None = None,
    beside: Sequence[str] = (),
) -> Area:
    """Write a text into an area, smaller where it would not fit; returns what it covers.

    `beside` are the other texts of a row or column: all of them get letters of one size.
    """
    room = (area.w, area.h)
    brush = fitting(canvas, [text, *beside], room, style, lines)
    while style in NARROWER and not fits(brush, text, room, style, lines):
        style = NARROWER[style]
        brush = fitting(canvas, [text, *beside], room, style, lines)
    spare = brush.ui > SMALLEST / STYLES[style].size
    return brush.write(text, area, style, colour, across=across, down=down, lines=lines, shadow=shadow, shrink=spare)


def either(canvas: Canvas, texts: Sequence[str], area: Area, style: str, lines: int = 1) -> str:
    """The first text that fits without being made smaller than 18 units, otherwise the last."""
    room = (area.w, area.h)
    least = canvas.at_ui(min(canvas.ui, max(UI_SCALES[0], SMALLEST / STYLES[style].size)))
    return next((text for text in texts if fits(least, text, room, style, lines)), texts[-1])
