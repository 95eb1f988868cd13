"""What the bank holds, under the panels of few rivals: wares, credit notes, and mercenaries still to be drawn."""

from __future__ import annotations

from functools import partial

from game.alrashid.rules.board import ARMS, WARES
from game.alrashid.rules.table import RashidTable
from game.alrashid.scenes import theme
from game.alrashid.scenes.grid import Grid
from game.alrashid.scenes.lexicon import said
from game.alrashid.scenes.plates import headed, picture
from game.stage.area import Area, grid
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe

HIGH = 198.0
GAP = 8.0
PICTURES = (*(f"ware/{ware}" for ware in WARES), "token/note", *(f"mercenary/{arm}_back" for arm in ARMS))


def store_panels(view: RashidTable, lay: Grid) -> list[Panel]:
    """One panel where there is room for it, none otherwise."""
    area = store_area(lay)
    if area is None:
        return []
    pools = tuple(len(view.pools[arm]) for arm in ARMS)
    counts = (*view.bank, view.notes, *pools)
    return [Panel("stores", area, counts, partial(_paint, area, counts))]


def store_area(lay: Grid) -> Area | None:
    """Below the last rival, if there is room."""
    top = lay.rivals[-1].bottom + GAP
    column = lay["rivals"]
    return Area(column.x, top, column.w, HIGH) if top + HIGH <= column.bottom else None


def _paint(area: Area, counts: tuple[int, ...], canvas: Canvas) -> None:
    headed(canvas, area, said("table.stores"))
    for name, count, cell in zip(PICTURES, counts, grid(area.less(20, 66, 16, 18), 4, 2, 4), strict=True):
        picture(canvas, f"alrashid/{name}", cell.left_part(32), 30)
        inscribe(canvas.at_ui(1), str(count), cell.less(left=33), "label", theme.INK, beside=("00",))
