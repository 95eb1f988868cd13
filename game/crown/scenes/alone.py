"""The score test on the table: what ratings ask for, and what the kingdom takes after this round."""

from __future__ import annotations

from functools import partial

from game.crown.rules.board import RESOURCES, ROUNDS
from game.crown.rules.cards import CARDS_PER_RANK, EVENT_ROWS, RANKS
from game.crown.rules.scoring import RATED_START, RATINGS, Rating, rated, scores
from game.crown.rules.table import CrownTable, Solo
from game.crown.scenes import theme
from game.crown.scenes.grid import Grid
from game.crown.scenes.lexicon import name, said
from game.crown.scenes.plates import HEAD, headed
from game.stage.area import Area, column
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import either, inscribe

ROW = 27.0


def alone_panels(view: CrownTable, lay: Grid) -> list[Panel]:
    """The panel of the score test, when that is what is played."""
    if view.terms.solo is not Solo.SCORE:
        return []
    area = lay["alone"]
    reached = rated(view, scores(view)[0].total)
    words = pressure(view)
    key = (reached, view.terms.buildings, words)
    return [Panel("alone", area, key, partial(_paint, area, view.terms.buildings, reached, words))]


def pressure(view: CrownTable) -> tuple[str, ...]:
    """What turns and leaves after this round, in a long and in a short sentence; none after the last."""
    if view.round == ROUNDS:
        return ()
    row_of = EVENT_ROWS[view.event]
    rank = RANKS[view.round - 1]
    left = view.nobles[rank] < CARDS_PER_RANK
    key = "table.pressure" if left else "table.pressure_no_card"
    good = name("good", RESOURCES[row_of.countryside])
    fields = {"good": good, "site": name("site", row_of.town), "rank": name("rank", rank)}
    return said(key, **fields), said("table.pressure_short", **fields)


def needed(rating_from: int, start: int) -> int:
    """The score a rating asks for at this start value."""
    return rating_from + (start - RATED_START + 1) // 2


def _paint(area: Area, start: int, reached: Rating, words: tuple[str, ...], canvas: Canvas) -> None:
    headed(canvas, area, said("table.score_test"))
    inner = area.less(14, HEAD + 8, 14, 10)
    rows = column(inner, [(inner.w, ROW)] * len(RATINGS), 3)
    for (least, rating), spot in zip(RATINGS, rows, strict=True):
        canvas.plate(spot, theme.ROW_NEXT_LOOK if rating is reached else theme.ROW_LOOKS[rating % 2])
        inscribe(canvas, name("rating", rating), spot.less(left=12, right=60), "label", theme.INK, across="left")
        inscribe(canvas, str(needed(least, start)), spot.less(right=12).right_part(48), "number", across="right")
    text = inner.less(top=len(RATINGS) * (ROW + 3) + 4)
    if words:
        sentence = either(canvas, words, text, "small", lines=0)
        inscribe(canvas, sentence, text, "small", theme.INK, across="left", down="top", lines=0)
