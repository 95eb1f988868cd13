"""The strip under the ribbon: choices that have no place on the table, as buttons with pictures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from game.crown.rules.choices import Bake, BakeBreads, Discard, Pay, Swap, Take
from game.crown.scenes import theme
from game.crown.scenes.grid import Grid
from game.crown.scenes.labels import label
from game.engine.record import Choice
from game.stage.area import Area, row
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.shapes import Look
from game.stage.signs import draw_sign

ICON = 34.0
HIGH = 54.0
GAP = 10.0
PAD = 16.0
WIDEST = 1020.0
WORDED = 5
"""Up to so many choices the buttons carry words too."""

BUTTON = Look(theme.PAPER, 9, ((2.0, theme.LINE), (2.6, theme.SUN), (1.4, theme.LINE)), shadow=5)
BUTTON_HOT = Look(
    ((255, 250, 224), (255, 236, 160)), 9, ((2.4, theme.INK), (3.2, theme.SUN), (1.8, theme.INK)), shadow=5
)
BOARD = Look(theme.OAK_DARK, 12, ((2.2, (27, 14, 6)), (2.2, theme.GOLD), (1.2, (27, 14, 6))), shadow=12)


def pieces(choice: Choice) -> list[str]:
    """The pictures of a choice: goods in order, "+", "-" or ">" between them."""
    match choice:
        case Pay(units):
            return [str(good) for good in units]
        case Swap(given, taken):
            return [str(given), ">", str(taken)]
        case BakeBreads(count):
            return ["bread"] * count
        case Take(good):
            return ["+", str(good)]
        case Discard(good):
            return ["-", str(good)]
        case Bake():
            return ["grain", ">", "bread"]
    return []


def button_width(choice: Choice, worded: bool, ui: float) -> float:
    icons = len(pieces(choice)) * (ICON - 4)
    words = len(label(choice)) * 12 * min(ui, 1.4) + 10 if worded else 0
    return icons + words + 2 * PAD


def strip_areas(lay: Grid, choices: Sequence[Choice]) -> list[Area]:
    """The places of the buttons, centred under the ribbon in as many rows of one length as they need."""
    worded, ui = len(choices) <= WORDED, lay.frame.ui
    high = HIGH * min(ui, 1.3) if worded else HIGH
    widths = [button_width(choice, worded, ui) for choice in choices]
    each = in_a_row(widths)
    ribbon = lay["ribbon"]
    found: list[Area] = []
    for start in range(0, len(widths), each):
        y = ribbon.bottom + 22 + start // each * (high + GAP)
        line = Area(ribbon.centre[0] - WIDEST / 2, y, WIDEST, high)
        found += row(line, [(wide, high) for wide in widths[start : start + each]], GAP, across="middle")
    return found


def in_a_row(widths: Sequence[float]) -> int:
    """How many buttons a row has: as few rows as there can be, and rows of one length."""
    for rows in range(1, len(widths)):
        each = math.ceil(len(widths) / rows)
        if all(sum(widths[n : n + each]) + GAP * (each - 1) <= WIDEST for n in range(0, len(widths), each)):
            return each
    return 1


def strip_panel(areas: Sequence[Area], choices: Sequence[Choice], hot: str | None) -> Panel:
    """The whole strip; `hot` is the notation of the choice under the pointer."""
    left, right = min(area.x for area in areas), max(area.right for area in areas)
    board = Area(left, areas[0].y, right - left, areas[-1].bottom - areas[0].y).inset(-14, -12)
    key = (tuple(map(str, choices)), hot)
    return Panel("strip", board, key, partial(_paint, board, areas, choices, hot))


def _paint(board: Area, areas: Sequence[Area], choices: Sequence[Choice], hot: str | None, canvas: Canvas) -> None:
    canvas.plate(board, BOARD)
    for area, choice in zip(areas, choices, strict=True):
        canvas.plate(area, BUTTON_HOT if str(choice) == hot else BUTTON)
        _paint_button(canvas, area.inset(PAD / 2, 4), choice, len(choices) <= WORDED)


def _paint_button(canvas: Canvas, area: Area, choice: Choice, worded: bool) -> None:
    icons = pieces(choice)
    x = area.x + (0 if worded else (area.w - len(icons) * (ICON - 4)) / 2)
    for icon in icons:
        _paint_piece(canvas, icon, Area(x, area.centre[1] - ICON / 2, ICON, ICON))
        x += ICON - 4
    if worded:
        inscribe(canvas, label(choice), area.less(left=x - area.x + 8), "button", theme.INK, across="left")


def _paint_piece(canvas: Canvas, piece: str, area: Area) -> None:
    if piece in SIGNS:
        draw_sign(canvas, SIGNS[piece], area.inset(7), theme.INK, 0.16)
    else:
        canvas.sprite(f"crown/good/{piece}", area, "contain")


SIGNS = {"+": "plus", "-": "minus", ">": "right"}
