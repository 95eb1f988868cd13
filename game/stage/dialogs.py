"""Layers that lie on a screen: Dialog (a question), Popup (a list to pick from)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple

from game.stage.area import Area, Size, anchor
from game.stage.canvas import UI_SCALES, Canvas
from game.stage.lists import Scroll
from game.stage.signs import draw_divider
from game.stage.widget import LEAST_TARGET, Layer, Row, Widget
from game.stage.widgets import Act, Button, Kind, Label, nothing

PADDING = 62.0
EDGE = 24.0
DIVIDER = 22.0


class Answer(NamedTuple):
    """A button of a dialog; the dialog closes before `act` is called, unless it stays."""

    text: str
    act: Act = nothing
    kind: Kind = "button"
    key: int = 0
    stays: bool = False
    reason: str = ""


class Dialog(Layer):
    """A question over the screen. Esc or a click beside it cancels and calls `cancelled`; a `firm` one wants an answer.

    content: widgets below the body; they scroll when the window is too small. width: logical units at UI scale 100 %.
    default: number of the answer that has the focus first.
    """

    modal = True

    def __init__(
        self,
        title: str,
        body: str = "",
        answers: Sequence[Answer] = (),
        *,
        content: Sequence[Widget] = (),
        width: float = 680,
        firm: bool = False,
        cancelled: Act = nothing,
        default: int = 0,
    ) -> None:
        super().__init__()
        self.title = Label(title, "heading", across="middle")
        text = [Label(body, "body")] if body else []
        self.scroll = Scroll(*text, *content, gap=18)
        self.buttons = [self._button(answer) for answer in answers]
        self.row = Row(*self.buttons, gap=16)
        self.width = width
        self.firm = firm
        self.cancelled = cancelled
        self.default = default
        self.ui = 1.0
        self.add(self.title, region="title")
        self.add(self.scroll, region="content")
        self.add(self.row, region="answers", wraps=True)

    def _button(self, answer: Answer) -> Button:
        def act() -> None:
            if not answer.stays:
                self.close()
            answer.act()

        return Button(answer.text, act, kind=answer.kind, key=answer.key, reason=answer.reason, least=150)

    def close(self) -> None:
        assert self.host is not None, "a dialog is open before it closes"
        self.host.close(self)

    def back(self) -> bool:
        if not self.firm:
            self.close()
            self.cancelled()
        return True

    def first(self) -> str | None:
        return self.buttons[self.default].name if self.buttons else None

    def brush(self, canvas: Canvas) -> Canvas:
        return canvas.at_ui(self.ui)

    def lay(self, canvas: Canvas) -> None:
        room = canvas.area.inset(40, 30)
        self.ui = canvas.ui
        while True:
            size = self._need(canvas.at_ui(self.ui))
            if self.ui <= UI_SCALES[0] or (size[0] <= room.w and size[1] <= room.h):
                break
            self.ui = max(UI_SCALES[0], self.ui - 0.1)
        self.area = anchor(canvas.area, (min(size[0], room.w), min(size[1], room.h)))
        self._place(canvas.at_ui(self.ui))

    def _need(self, canvas: Canvas) -> Size:
        row = self.row.size(canvas)
        edges = 2 * canvas.u(PADDING)
        inner = max(canvas.u(self.width) - edges, row[0])
        title = self.title.size(canvas, inner)[1]
        content = self.scroll.size(canvas, inner)[1]
        gaps = canvas.u(20) * ((content > 0) + (row[1] > 0))
        return inner + edges, title + canvas.u(DIVIDER) + content + row[1] + gaps + edges

    def _place(self, canvas: Canvas) -> None:
        inner = self.area.inset(canvas.u(PADDING))
        self.title.area = inner.top_part(self.title.size(canvas, inner.w)[1])
        row_size = self.row.size(canvas, inner.w)
        self.row.area = anchor(inner, row_size, "middle", "bottom")
        top = self.title.area.h + canvas.u(20 + DIVIDER)
        self.scroll.area = inner.less(top=top, bottom=row_size[1] + canvas.u(20) if row_size[1] else 0)
        self.title.colour = canvas.theme.heading
        super().lay(canvas)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel("dialog", self.area)
        line = Area(self.title.area.x, self.title.area.bottom, self.title.area.w, canvas.u(DIVIDER))
        draw_divider(canvas, line.inset(line.w * 0.2, 0), canvas.theme.line)
        super().draw(canvas)


class Choosable(Widget):
    """One line of a popup."""

    def __init__(self, text: str, chosen: bool, act: Act) -> None:
        super().__init__(f"option {text}")
        self.text = text
        self.chosen = chosen
        self._act = act

    def act(self) -> None:
        if self.host is not None:
            self.host.cue("press")
        self._act()

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return min(width, canvas.measure(self.text, "label")[0] + canvas.u(30)), canvas.u(LEAST_TARGET)

    def draw(self, canvas: Canvas) -> None:
        if self.chosen or self.hot:
            canvas.panel("row_on" if self.chosen else "row_hover", self.area)
        canvas.write(
            self.text, self.area.less(left=canvas.u(18), right=canvas.u(8)), "label", down="middle", shrink=True
        )


class Popup(Layer):
    """A list of options near `near`; a click beside it or Esc leaves everything as it was."""

    def __init__(self, near: Area, options: Sequence[str], chosen: int, picked: Callable[[int], None]) -> None:
        super().__init__()
        self.near = near
        self.picked = picked
        self.items = [self._item(number, text, number == chosen) for number, text in enumerate(options)]
        self.chosen = chosen
        self.scroll = Scroll(*self.items, gap=2)
        self.add(self.scroll, region="options", wraps=True)

    def _item(self, number: int, text: str, chosen: bool) -> Choosable:
        def act() -> None:
            self.back()
            self.picked(number)

        return Choosable(text, chosen, act)

    def back(self) -> bool:
        assert self.host is not None, "a popup is open before it closes"
        self.host.close(self)
        return True

    def first(self) -> str | None:
        return self.items[self.chosen].name

    def lay(self, canvas: Canvas) -> None:
        w, h = self.scroll.size(canvas)
        room = canvas.area.inset(EDGE)
        edges = 2 * canvas.u(12)
        size = (max(self.near.w, w + edges), min(h + edges, room.h))
        self.area = beside(self.near, size, room)
        self.scroll.area = self.area.inset(canvas.u(12))
        super().lay(canvas)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel("popup", self.area)
        super().draw(canvas)


def beside(near: Area, size: Size, room: Area, gap: float = 6) -> Area:
    """A rectangle below `near`, or above it where there is more room, always inside `room`."""
    below = Area(near.x, near.bottom + gap, *size)
    if below.bottom <= room.bottom or room.bottom - near.bottom >= near.y - room.y:
        return below.inside(room)
    return Area(near.x, near.y - gap - size[1], *size).inside(room)


def tip_place(near: Area, size: Size, room: Area, over: bool = False) -> Area:
    """Where a tip lies: centred below its widget, above it where that is wanted or there is no room below."""
    above = near.y - 14 - size[1]
    y = above if over and above >= room.y else beside(near, size, room, 14).y
    return Area(near.centre[0] - size[0] / 2, y, *size).inside(room)
