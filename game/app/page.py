"""Pages: a leaf of parchment on the wall with a heading, a body and a row of answers; and columns that flow."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from game.app.wall import FRIEZE
from game.stage.area import Area, Size, anchor
from game.stage.canvas import Canvas
from game.stage.lists import Scroll
from game.stage.signs import draw_divider
from game.stage.widget import Layer, Widget
from game.stage.widgets import Button, Label


class Page(Layer):
    """A leaf on the wall: a heading, a body, and at its foot the way back (left) and the ways on (right).

    width: how wide it would like to be at UI scale 100 %, in logical units.
    """

    def __init__(
        self, title: str, body: Widget, back: Sequence[Button], on: Sequence[Button] = (), width: float = 1500
    ) -> None:
        super().__init__()
        self.title = Label(title, "heading", across="middle")
        self.body = body
        self.back_buttons, self.on = list(back), list(on)
        self.width = width
        self.add(self.title, region="title")
        self.add(body, region="body", form=True)
        self.add(*self.back_buttons, *self.on, region="answers", wraps=True)

    def lay(self, canvas: Canvas) -> None:
        room = canvas.area.less(top=FRIEZE - 10).inset(40, 18)
        wide = min(room.w, canvas.u(self.width))
        frame = self._frame(canvas)
        edges = frame.u(66), frame.u(48)
        head = self.title.size(canvas)[1] + canvas.u(38)
        foot = max((button.size(canvas)[1] for button in self.buttons), default=0) + canvas.u(24)
        body = self.body.size(canvas, wide - 2 * edges[0])[1]
        self.area = anchor(room, (wide, min(room.h, head + body + foot + 2 * edges[1])))
        inner = self.area.inset(*edges)
        self.title.area = inner.top_part(head - canvas.u(38))
        self.title.colour = canvas.theme.heading
        self.lay_body(canvas, inner.less(top=head, bottom=foot))
        self._lay_answers(canvas, inner)
        super().lay(canvas)

    def lay_body(self, canvas: Canvas, room: Area) -> None:
        """Give the body its room; pages of several parts share it out."""
        self.body.area = room

    def _frame(self, canvas: Canvas) -> Canvas:
        """The frame stays slender at large UI scales: the room is for words."""
        return canvas.at_ui(min(canvas.ui, 1.1))

    @property
    def buttons(self) -> list[Button]:
        return [*self.back_buttons, *self.on]

    def _lay_answers(self, canvas: Canvas, inner: Area) -> None:
        left, right = inner.x, inner.right
        for button in self.back_buttons:
            w, h = button.size(canvas)
            button.area = Area(left, inner.bottom - h, w, h)
            left += w + canvas.u(14)
        for button in reversed(self.on):
            w, h = button.size(canvas)
            button.area = Area(right - w, inner.bottom - h, w, h)
            right -= w + canvas.u(14)

    def draw(self, canvas: Canvas) -> None:
        self._frame(canvas).panel("dialog", self.area)
        line = Area(self.title.area.x, self.title.area.bottom, self.title.area.w, canvas.u(24))
        draw_divider(canvas, line.inset(line.w * 0.3, 0), canvas.theme.line)
        super().draw(canvas)


class Sheets(Scroll):
    """A Scroll of things to read: while it is longer than its frame it can have the focus itself, for the keys."""

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Whether there is anything to scroll."""
        return self.reach > 0


class Flow(Widget):
    """Columns side by side where each finds room, otherwise one below the other.

    weights: how they share the width. least: the width in logical units, at UI scale 100 %, below which it is not
    worth being a column.
    """

    focusable = False
    live = False

    def __init__(
        self, *columns: Widget, weights: Sequence[float] = (), least: float = 440, gap: float = 48, below: float = 30
    ) -> None:
        super().__init__()
        self.columns = list(columns)
        self.weights = list(weights) or [1.0] * len(columns)
        self.least = least
        self.gap, self.below = gap, below

    def children(self) -> Sequence[Widget]:
        return self.columns

    def _widths(self, canvas: Canvas, width: float) -> list[float] | None:
        """The width of each column side by side; None where they must lie below one another."""
        shown = [weight for weight, column in zip(self.weights, self.columns, strict=True) if column.shown]
        room = width - canvas.u(self.gap) * (len(shown) - 1)
        widths = [room * weight / sum(shown) for weight in shown]
        return None if room / len(shown) < canvas.u(self.least) * 0.98 else widths

    def _shown(self) -> list[Widget]:
        return [column for column in self.columns if column.shown]

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        wide = canvas.u(self.least) * len(self.columns) if width == inf else width
        widths = self._widths(canvas, wide)
        if widths is not None:
            heights = [column.size(canvas, w)[1] for column, w in zip(self._shown(), widths, strict=True)]
            return wide, max(heights)
        heights = [column.size(canvas, wide)[1] for column in self._shown()]
        return wide, sum(heights) + canvas.u(self.below) * (len(heights) - 1)

    def lay(self, canvas: Canvas) -> None:
        widths = self._widths(canvas, self.area.w)
        x, y = self.area.x, self.area.y
        for number, column in enumerate(self._shown()):
            wide = self.area.w if widths is None else widths[number]
            column.area = Area(x, y, wide, column.size(canvas, wide)[1])
            column.lay(canvas)
            if widths is None:
                y += column.area.h + canvas.u(self.below)
            else:
                x += wide + canvas.u(self.gap)

    def draw(self, canvas: Canvas) -> None:
        for column in self._shown():
            column.draw(canvas)


def heading(text: str) -> Label:
    """The title of a part of a page."""
    return Label(text, "name")
