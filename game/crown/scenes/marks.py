"""Marks over the things: what may be chosen, where a walk leads, what a choice would bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.crown.rules.board import Board
from game.crown.rules.choices import Bake, BuyCoin, Exchange, Harvest, Move, SendEnvoy, TakeStep, Trade
from game.crown.rules.phases.card import steps_of
from game.crown.rules.table import CrownTable
from game.crown.scenes import theme
from game.crown.scenes.grid import Grid, grid, position
from game.crown.scenes.lettering import inscribe
from game.crown.scenes.lexicon import name, said
from game.crown.scenes.sites import plate_area
from game.crown.scenes.spots import ACTIONS, DECISION, destination
from game.crown.scenes.strip import strip_panel
from game.stage.area import Area, anchor
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.marks import mark_open
from game.stage.phase import Moment, Target, mark
from game.stage.shapes import Look

CHIP = Look(((255, 250, 226), (250, 232, 170)), 10, ((2.2, theme.INK), (2.6, theme.SUN), (1.4, theme.INK)), shadow=7)
ARRIVALS = (Move, TakeStep, SendEnvoy)
ON_CHIPS = (Harvest, Bake)


def marks(now: Moment, targets: Sequence[Target]) -> list[Panel]:
    """Everything drawn over the things for the targets that are open."""
    lay = grid(now.view, now.frame)
    found: list[Panel] = []
    strip = [target for target in targets if target.region == DECISION and target.thing is None and target.choice]
    for target in targets:
        if target.open and target not in strip and target.region != ACTIONS:
            found += _marks_of(now, lay, target)
    if strip:
        choices = [target.choice for target in strip if target.choice is not None]
        found.append(strip_panel([target.area for target in strip], choices, now.hovered))
    return found


def _marks_of(now: Moment, lay: Grid, target: Target) -> list[Panel]:
    choice, hot = target.choice, target.name == now.hovered
    site = destination(now.view, choice) if choice is not None else None
    if site is not None and target.area == lay.site(now.view, site):
        return [Panel(f"mark/{target.name}", target.area, (hot,), partial(_paint_arrival, now, lay, target, hot))]
    if isinstance(choice, ARRIVALS + ON_CHIPS):
        return [Panel(f"mark/{target.name}", target.area, (hot,), partial(_paint_chip, target, hot))]
    panels = [mark(target, hot)]
    if isinstance(choice, Trade):
        panels = [Panel(f"mark/{target.name}", target.area, (hot,), partial(_paint_trade, target, hot))]
    if isinstance(choice, BuyCoin | Exchange):
        panels.append(Panel(f"tab/{target.name}", target.area, (), partial(_paint_into, target)))
    return panels


def _paint_arrival(now: Moment, lay: Grid, target: Target, hot: bool, canvas: Canvas) -> None:
    """A lit frame and name plate, the number of steps, and a ghost of the councilor where it would stand."""
    view: CrownTable = now.view
    choice = target.choice
    assert choice is not None, "only open arrivals are marked"
    site = destination(view, choice)
    assert site is not None, "an arrival has a location"
    mark_open(canvas, target.area.inset(7), target.radius, hot)
    board, number = position(view, site)
    text = name("site", site)
    plate = plate_area(canvas, lay.site(view, site, "plate"), text, number)
    canvas.plate(plate, theme.PLATE_LIT)
    inscribe(canvas, text, plate.inset(9, 2), "name", theme.INK)
    _tab(canvas, plate, number, _how(view, choice))
    if not isinstance(choice, SendEnvoy):
        _ghost(canvas, view, lay, board, number)


def _how(view: CrownTable, choice: object) -> str:
    if isinstance(choice, SendEnvoy):
        return said("table.envoy")
    return said("table.steps", n=1 if isinstance(choice, TakeStep) else steps_of(view, view.turn.slot))


def _tab(canvas: Canvas, plate: Area, corner: int, text: str) -> None:
    """An ink tab beside the name plate, on the inner side."""
    wide = canvas.at_ui(1).measure(text, "label")[0] + 24
    x = plate.right + 6 if corner in (0, 3) else plate.x - 6 - wide
    tab = Area(x, plate.y + 1, wide, plate.h - 2)
    canvas.plate(tab, theme.TAB)
    inscribe(canvas.at_ui(1), text, tab.inset(6, 1), "label", theme.SUN_LIGHT)


def _ghost(canvas: Canvas, view: CrownTable, lay: Grid, board: Board, number: int) -> None:
    x, y = lay.standing(board, number, 0, 1)
    disc = Area(x - 24, y - 12, 48, 26)
    canvas.plate(disc, Look(((255, 244, 190), theme.SUN), 13, ((2.2, theme.INK),)))
    canvas.sprite(f"crown/piece/councilor_{view.turn.seat}", Area(x - 22, y - 56, 44, 68), "contain", alpha=170)


def _paint_chip(target: Target, hot: bool, canvas: Canvas) -> None:
    canvas.plate(target.area, CHIP)
    if hot:
        mark_open(canvas, target.area, 10, True)
    inscribe(canvas, target.label, target.area.inset(8, 3), "small", theme.INK, lines=2)


def _paint_trade(target: Target, hot: bool, canvas: Canvas) -> None:
    assert isinstance(target.choice, Trade), "only trades are painted so"
    count = target.choice.count
    canvas.plate(target.area, CHIP)
    if hot:
        mark_open(canvas, target.area, 10, True)
    side = 25.0
    x = target.area.x + 6
    inscribe(canvas.at_ui(1), str(count), Area(x, target.area.y, 16, target.area.h), "number", theme.INK)
    for icon, at in (("any", 16.0), ("coin", 54.0 if count == 1 else 48.0), *((("coin", 62.0),) if count == 3 else ())):
        canvas.sprite(f"crown/good/{icon}", Area(x + at, target.area.centre[1] - side / 2, side, side), "contain")


def _paint_into(target: Target, canvas: Canvas) -> None:
    """What a good in the tray would become."""
    taken = "ring" if isinstance(target.choice, Exchange) and str(target.choice.given) == "coin" else "coin"
    tab = Area(target.area.right - 40, target.area.y - 10, 48, 30)
    canvas.plate(tab, theme.TAB)
    canvas.strokes(tab.left_part(22).inset(5, 9), (((0.1, 0.1), (0.9, 0.5), (0.1, 0.9), (0.1, 0.1)),), theme.SUN_LIGHT)
    canvas.sprite(f"crown/good/{taken}", anchor(tab.right_part(28), (24, 24)), "contain")
