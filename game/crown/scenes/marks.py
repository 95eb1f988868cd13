"""Marks over the things: what may be chosen, where a walk leads, what a choice would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.crown.rules.board import Board
from game.crown.rules.choices import (
    BuyCoin,
    Exchange,
    Hire,
    Play,
    Recruit,
    SendEnvoy,
    TakeStep,
)
from game.crown.rules.phases.card import steps_of
from game.crown.rules.table import CrownTable
from game.crown.scenes import theme
from game.crown.scenes.chips import ON_CHIPS, chip_panel
from game.crown.scenes.estate import SLOT_CARD
from game.crown.scenes.grid import Grid, councilor_area, grid, position
from game.crown.scenes.hand import shown_area
from game.crown.scenes.lexicon import said
from game.crown.scenes.plates import panel, sign
from game.crown.scenes.previews import previews
from game.crown.scenes.sites import CORNERS, draw_name, frame_area, plate_area
from game.crown.scenes.spots import ACTIONS, DECISION, destination
from game.crown.scenes.strip import strip_panel
from game.engine.record import Choice
from game.stage.area import Area, anchor
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.phase import Moment, Target, mark


def marks(now: Moment, targets: Sequence[Target]) -> list[Panel]:
    """Everything drawn over the things for the targets that are open."""
    lay = grid(now.view, now.frame)
    found: list[Panel] = []
    strip = [target for target in targets if target.region == DECISION and target.thing is None and target.choice]
    for target in targets:
        if target.open and target not in strip and target.region != ACTIONS:
            found += _marks_of(now, lay, target)
    hot = next((target.choice for target in targets if target.open and target.name == now.hovered), None)
    if hot is not None:
        found += previews(now, hot)
    if strip:
        choices = [target.choice for target in strip if target.choice is not None]
        found.append(strip_panel([target.area for target in strip], choices, now.hovered))
    return found


def _marks_of(now: Moment, lay: Grid, target: Target) -> list[Panel]:
    choice, hot = target.choice, target.name == now.hovered
    site = destination(now.view, choice) if choice is not None else None
    if site is not None and target.area == lay.site(now.view, site):
        return [Panel(f"mark/{target.name}", target.area, (hot,), partial(_paint_arrival, now, lay, target, hot))]
    if isinstance(choice, ON_CHIPS):
        return [chip_panel(now, target, hot)]
    panels = [_mark(now, target, hot), *_called(now, target), *_ghost_card(now, target, hot)]
    if isinstance(choice, BuyCoin | Exchange):
        panels.append(Panel(f"tab/{target.name}", target.area, (), partial(_paint_into, target)))
    return panels


def _mark(now: Moment, target: Target, hot: bool) -> Panel:
    """The usual mark, around the card itself when it is held up."""
    return mark(replace(target, area=shown_area(now, target)), hot)


def _called(now: Moment, target: Target) -> list[Panel]:
    """A tab on each hut or advisor when the person has asked to be shown them."""
    asked_for = (now.picked == "hire", now.picked == "recruit")
    if asked_for != (isinstance(target.choice, Hire), isinstance(target.choice, Recruit)) or not any(asked_for):
        return []
    tab = Area(target.area.centre[0] - 48, target.area.y - 18, 96, 30)
    return [Panel(f"tab/{target.name}", tab, now.picked, partial(_paint_called, tab, str(now.picked)))]


def _paint_called(tab: Area, key: str, canvas: Canvas) -> None:
    canvas.plate(tab, theme.TAB)
    inscribe(canvas.at_ui(1), said(f"table.{key}"), tab.inset(6, 1), "label", theme.SUN_LIGHT)


def _ghost_card(now: Moment, target: Target, hot: bool) -> list[Panel]:
    """The card taken up, faintly, in the slot under the pointer."""
    if not hot or not isinstance(target.choice, Play):
        return []
    spot = anchor(target.area.top_part(146), SLOT_CARD)
    return [Panel("ghost", spot, now.picked, partial(_paint_ghost_card, spot, str(now.picked)))]


def _paint_ghost_card(spot: Area, card: str, canvas: Canvas) -> None:
    canvas.sprite(f"crown/action_small/{card}", spot, alpha=190)


def _paint_arrival(now: Moment, lay: Grid, target: Target, hot: bool, canvas: Canvas) -> None:
    """A lit frame and name plate, the number of steps, and a ghost of the councilor where it would stand."""
    view: CrownTable = now.view
    choice = target.choice
    assert choice is not None, "only open arrivals are marked"
    site = destination(view, choice)
    assert site is not None, "an arrival has a location"
    board, number = position(view, site)
    _lit_frame(canvas, frame_area(target.area, number), lay[f"{board}/road"].inset(-4), number)
    plate = plate_area(canvas, lay.site(view, site, "plate"), site, number)
    draw_name(canvas, plate, site, lit=True)
    _tab(canvas, target.area.inset(8), plate, number, view, choice)
    if not isinstance(choice, SendEnvoy):
        _ghost(canvas, view, lay, board, number)


def _lit_frame(canvas: Canvas, frame: Area, road: Area, corner: int) -> None:
    """Sunlight along a quadrant; it ends where the ring road begins."""
    beside = frame.less(right=frame.right - road.x) if corner in (0, 3) else frame.less(left=road.right - frame.x)
    rest = frame.less(left=beside.w) if corner in (0, 3) else frame.less(right=beside.w)
    rest = rest.less(bottom=rest.bottom - road.y) if corner in (0, 1) else rest.less(top=road.bottom - rest.y)
    for part in (beside, rest):
        with canvas.clip(part):
            canvas.nine(f"crown/rondel/lit_{CORNERS[corner]}", frame)


def _how(view: CrownTable, choice: object) -> str:
    if isinstance(choice, SendEnvoy):
        return said("table.envoy")
    return said("table.steps", n=1 if isinstance(choice, TakeStep) else steps_of(view, view.turn.slot))


def _tab(canvas: Canvas, room: Area, plate: Area, corner: int, view: CrownTable, choice: Choice) -> None:
    """An ink tab beside the name plate, on the inner side, or under it where there is no room."""
    on_foot = not isinstance(choice, SendEnvoy)
    text = _how(view, choice)
    foot = 26 if on_foot else 0
    wide = canvas.at_ui(1).measure(text, "label")[0] + 26 + foot
    x = plate.right + 4 if corner in (0, 3) else plate.x - 4 - wide
    tab = Area(x, plate.y, wide, plate.h)
    if not room.encloses(tab):
        tab = tab.inside(room).moved(0, plate.h + 5 if corner in (0, 1) else -plate.h - 5)
    panel(canvas, "tab", tab)
    if on_foot:
        sign(canvas, "foot_light", tab.less(left=6, bottom=2).left_part(foot), 24)
    inscribe(canvas.at_ui(1), text, tab.less(8 + foot, 1, 14, 3), "label", theme.SUN_LIGHT, across="left")


def _ghost(canvas: Canvas, view: CrownTable, lay: Grid, board: Board, number: int) -> None:
    """The councilor where it would stand; the place is its own."""
    x, y = lay.standing(board, number, view.turn.seat, view.terms.seats)
    canvas.sprite("crown/rondel/landing", Area(x - 30, y - 8, 60, 36))
    ghost = councilor_area((x, y))
    canvas.sprite(f"crown/piece/councilor_{view.turn.seat}", ghost, "contain", alpha=185)


def _paint_into(target: Target, canvas: Canvas) -> None:
    """What a good in the tray would become."""
    taken = "ring" if isinstance(target.choice, Exchange) and str(target.choice.given) == "coin" else "coin"
    tab = Area(target.area.right - 40, target.area.y - 10, 48, 30)
    canvas.plate(tab, theme.TAB)
    canvas.strokes(tab.left_part(22).inset(5, 9), (((0.1, 0.1), (0.9, 0.5), (0.1, 0.9), (0.1, 0.1)),), theme.SUN_LIGHT)
    canvas.sprite(f"crown/good/{taken}", anchor(tab.right_part(28), (24, 24)), "contain")
