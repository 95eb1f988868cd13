"""Letters on the table: as large as the UI scale asks for, but never larger than their plate."""

from __future__ import annotations

from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.shapes import Colour
from game.stage.styles import SMALLEST, STYLES
from game.stage.text import Paint


def fitting(canvas: Canvas, text: str, area: Area, style: str, lines: int = 1) -> Canvas:
    """The canvas at the largest UI scale, up to the chosen one, at which the text fits; never under 18 units."""
    ui = canvas.ui
    least = min(ui, max(0.8, SMALLEST / STYLES[style].size))
    while ui > least:
        tried = canvas.at_ui(ui)
        width = area.w if lines != 1 else None
        w, h = tried.measure(text, style, width)
        if w <= area.w + 0.5 and h <= area.h + 1:
            return tried
        ui = max(least, ui - 0.1)
    return canvas.at_ui(least)


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
) -> Area:
    """Write a text into an area, smaller where it would not fit; returns what it covers."""
    brush = fitting(canvas, text, area, style, lines)
    return brush.write(text, area, style, colour, across=across, down=down, lines=lines, shadow=shadow, shrink=True)
