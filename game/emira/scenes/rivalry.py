"""The panels of the other seats: name, what they are doing, tracks, and a strip of numbers."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.emira.rules.board import CARAVAN_ROWS, CARAVANS, Caravan, Preference, Sheik
from game.emira.rules.costs import discount
from game.emira.rules.table import EmiraTable
from game.emira.scenes import theme
from game.emira.scenes.auction import Standpoint, standpoint
from game.emira.scenes.grid import Grid, rivals_of
from game.emira.scenes.letters import called, put
from game.emira.scenes.lexicon import said
from game.emira.scenes.pictures import coin, emblem, panel, picture, preference
from game.emira.scenes.rivals import PAY_LABEL, Rival, boxes_of
from game.stage.area import Area, anchor
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import either, inscribe
from game.stage.phase import Moment

CHIPS = {"high": "chip_lit", "acts": "chip_lit", "in": "chip_mine", "out": "chip_quiet"}
INSIDE = 2.0
"""These panels have no shadow: nothing of them lies outside their area."""


class Shown(NamedTuple):
    """What a rival's panel shows besides its things."""

    sheik: Sheik
    who: str
    farthest: tuple[int, ...]
    off: int
    open_goal: bool


def rival_panels(now: Moment, lay: Grid) -> list[Panel]:
    """One panel a rival, and a small one for what it is doing: that changes with every bid."""
    view: EmiraTable = now.view
    found = []
    for seat, area in zip(rivals_of(view, now.looker), lay.rivals, strict=True):
        home = view.households[seat]
        farthest = tuple(max(home.caravans[track], default=0) for track in CARAVANS)
        shown = Shown(home.sheik, now.names[seat], farthest, discount(home), home.goal is not None)
        parts, chip = Rival(area), standpoint(now, seat)
        spot = parts.chip.inset(0, 1)
        found.append(Panel(f"rival/{seat}", area, shown, partial(_paint, parts, shown), margin=INSIDE))
        found.append(Panel(f"chip/{seat}", spot, chip, partial(_chip, spot, chip), margin=INSIDE))
    return found


def _paint(parts: Rival, shown: Shown, canvas: Canvas) -> None:
    panel(canvas, f"rival_{shown.sheik}", parts.panel)
    head = parts.head
    emblem(canvas, head.left_part(36), shown.sheik)
    end = parts.goal.x if shown.open_goal else parts.goal.right - 40
    put(
        canvas,
        called(shown.who),
        Area(head.x + 42, head.y, end - head.x - 46, head.h),
        "name",
        theme.IVORY,
        across="left",
    )
    for track in CARAVANS:
        _track(canvas, parts, track, shown.farthest[track])
    _strip(canvas, parts, shown.off)


def _chip(area: Area, chip: Standpoint, canvas: Canvas) -> None:
    """What the seat is doing in this turn."""
    if not chip.words:
        return
    panel(canvas, CHIPS[chip.kind], area)
    colour = theme.AMBER_PALE if chip.kind in ("high", "acts") else theme.MIST if chip.kind == "out" else theme.IVORY
    text = either(canvas, [chip.words, chip.short], area.inset(10, 2), "label")
    inscribe(canvas, text, area.inset(10, 2), "label", colour)


def _track(canvas: Canvas, parts: Rival, track: Caravan, farthest: int) -> None:
    board = parts.board(track)
    label = Area(board.x - PAY_LABEL, board.y - 2, PAY_LABEL - 5, board.h + 4)
    colour = theme.IVORY if farthest else theme.OFF_TEXT
    inscribe(canvas.at_ui(1), str(CARAVAN_ROWS[track].pays), label, "small", colour, across="right")
    canvas.plate(board, theme.WALNUT_LOOK._replace(shadow=0, radius=4))
    for number, box in enumerate(boxes_of(parts, track), 1):
        look = theme.PAYS_LOOK if number <= farthest else theme.BOX_LOOK
        canvas.plate(box, look._replace(radius=2, rims=((0.8, look.rims[0][1]),)))


def _strip(canvas: Canvas, parts: Rival, off: int) -> None:
    """Signs of the numbers; the numbers themselves are things."""
    canvas.plate(parts.strip.inset(-2, 0), theme.STRIP_LOOK)
    for number, which in enumerate((Preference.APPEARANCE, Preference.STATUS, Preference.PALACE)):
        sign = parts.sign(number)
        preference(canvas, anchor(sign, (sign.w - 1, sign.w - 1)), which)
    camel, _, words = parts.herd
    if off:
        texts = [said("table.off", n=off), said("table.off_short", n=off)]
        put(canvas, texts, words, "small", theme.MIST, across="left")
    else:
        picture(canvas, "camel/offer", camel.inset(1), alpha=80)
    if not parts.narrow:
        coin(canvas, anchor(parts.cell(5).left_part(24), (23, 23)))
