"""Words that have shorter forms: the longest one that can be read in its place is written, or none."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.area import Area
from game.stage.canvas import UI_SCALES, Canvas
from game.stage.lettering import NARROWER, fits, inscribe
from game.stage.styles import SMALLEST, STYLES
from game.stage.text import Paint

LEAST_LETTERS = 3


def put(
    canvas: Canvas,
    texts: Sequence[str],
    area: Area,
    style: str = "label",
    colour: Paint | None = None,
    *,
    across: str = "middle",
    down: str = "middle",
    lines: int = 1,
) -> None:
    """Write the first text that fits at the smallest size its style may have; nothing where none does."""
    text = next((text for text in texts if readable(canvas, text, area, style, lines)), "")
    if text:
        inscribe(canvas, text, area, style, colour, across=across, down=down, lines=lines)


def readable(canvas: Canvas, text: str, area: Area, style: str, lines: int = 1) -> bool:
    """Whether the text fits when everything has been done to make it fit."""
    while style in NARROWER:
        style = NARROWER[style]
    least = canvas.at_ui(min(canvas.ui, max(UI_SCALES[0], SMALLEST / STYLES[style].size)))
    return fits(least, text, (area.w, area.h), style, lines)


def called(who: str) -> list[str]:
    """A name and its beginnings with an ellipsis, down to three letters."""
    return [who, *(f"{who[:count].rstrip()}…" for count in range(len(who) - 1, LEAST_LETTERS - 1, -1))]
