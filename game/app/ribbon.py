"""The ribbon: round, turn, whose turn it is, and the one sentence of what is asked, always in the same place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.engine.seats import Seat
from game.stage.area import Area
from game.stage.box import BoxStage, Gauge
from game.stage.canvas import Canvas
from game.stage.layers import Panel

PAD = 16.0
MARK = 13.0
BADGE = 40.0
NEED = (1100.0, 46.0)
"""The room its letters need at UI scale 100 %; the place is the same at every scale, so they grow no further."""


@dataclass(frozen=True)
class Notice:
    """What the ribbon says: `pill` is short (“Your turn”), `request` the sentence; `asked` lights the pill up.

    `kept` is the width at the right end that is kept free.
    """

    gauges: tuple[Gauge, ...]
    seat: Seat
    pill: str
    request: str
    asked: bool
    kept: float = 0.0


def ribbon(stage: BoxStage, area: Area, notice: Notice) -> Panel:
    """The panel of the ribbon in `area`."""
    return Panel("ribbon", area, notice, partial(_paint, stage, area, notice))


def _paint(stage: BoxStage, area: Area, notice: Notice, canvas: Canvas) -> None:
    canvas = canvas.at_ui(canvas.capped(NEED, (area.w, area.h)))
    canvas.panel("paper", area)
    inner = area.less(PAD + 4, 5, PAD, 5).less(right=notice.kept)
    inner = _paint_gauges(canvas, inner, notice.gauges)
    if notice.seat >= 0:
        inner = _paint_seat(stage, canvas, inner, notice)
    fits = not canvas.clipped(notice.request, "request", inner.w, 1)
    canvas.write(
        notice.request, inner, "request" if fits else "small", down="middle", lines=1 if fits else 2, shrink=True
    )


def _paint_gauges(canvas: Canvas, inner: Area, gauges: Sequence[Gauge]) -> Area:
    """One small column a gauge; what is left of the room."""
    for gauge in gauges:
        wide = max(canvas.measure(gauge.text, "small")[0], gauge.of * MARK * 1.25)
        column = inner.left_part(wide)
        canvas.write(gauge.text, column.top_part(column.h * 0.56), "small", down="middle", shrink=True)
        _paint_marks(canvas, column.bottom_part(column.h * 0.4), gauge)
        inner = inner.less(left=wide + PAD)
        canvas.fill(canvas.theme.line, Area(inner.x - PAD / 2 - 1, inner.y + 4, 2, inner.h - 8))
    return inner


def _paint_marks(canvas: Canvas, room: Area, gauge: Gauge) -> None:
    for number in range(gauge.of):
        dot = Area(room.x + number * MARK * 1.25, room.centre[1] - MARK / 2, MARK, MARK)
        canvas.disc(dot, canvas.theme.ink_soft)
        if number >= gauge.done:
            canvas.disc(dot.inset(2), canvas.theme.paper[0])


def _paint_seat(stage: BoxStage, canvas: Canvas, inner: Area, notice: Notice) -> Area:
    badge = Area(inner.x, inner.centre[1] - BADGE / 2, BADGE, BADGE)
    stage.seat_badge(canvas, badge, notice.seat)
    inner = inner.less(left=BADGE + PAD / 2)
    wide = canvas.measure(notice.pill, "label")[0] + 2 * PAD
    pill = Area(inner.x, inner.centre[1] - BADGE / 2, wide, BADGE)
    canvas.panel("asked" if notice.asked else "chip", pill)
    colour = canvas.theme.asked_text if notice.asked else canvas.theme.ink
    canvas.write(notice.pill, pill, "label", colour, across="middle", down="middle")
    return inner.less(left=wide + PAD)
