"""How far the turn has come: its eight parts, the present one lit."""

from __future__ import annotations

from game.emira.rules.table import EmiraTable
from game.emira.scenes import theme
from game.emira.scenes.lexicon import said
from game.stage.area import Area, anchor, column
from game.stage.canvas import Canvas
from game.stage.lettering import inscribe
from game.stage.signs import draw_sign

PHASES = ("event_cards", "income", "preparation", "bidding", "purchase", "courtship", "upkeep", "round")
"""The parts of a turn in order; actions belong to the bidding."""


def step_of(view: EmiraTable) -> int:
    """Which part of the turn it is, from 0."""
    return PHASES.index("bidding" if view.phase == "actions" else view.phase)


def paint_progress(canvas: Canvas, area: Area, step: int) -> None:
    """A line a part: done, present, to come."""
    rows = column(area, [(area.w, area.h / len(PHASES) - 4)] * len(PHASES), 4)
    names = [said(f"table.progress.{phase}") for phase in PHASES]
    for number, (spot, words) in enumerate(zip(rows, names, strict=True)):
        now = number == step
        if now:
            canvas.plate(spot, theme.LEADS_LOOK)
        colour = theme.AMBER_PALE if now else theme.IVORY if number > step else theme.MIST
        sign = anchor(spot.left_part(40), (18, 18))
        if number < step:
            draw_sign(canvas, "tick", sign, theme.GOOD, 0.16)
        elif now:
            draw_sign(canvas, "right", sign, theme.AMBER, 0.18)
        inscribe(canvas, words, spot.less(left=42, right=6), "label", colour, across="left", beside=names)
