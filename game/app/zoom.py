"""A thing looked at closely: full size beside all its words, with the rule it belongs to one click away."""

from __future__ import annotations

from collections.abc import Callable

from game.stage.area import Area, anchor
from game.stage.box import Zoom
from game.stage.canvas import Canvas
from game.stage.lists import Scroll
from game.stage.widget import Layer
from game.stage.widgets import Button, Label
from game.stage.words import Words

WORDS_WIDTH = 620.0
PAD = 40.0


class ZoomLayer(Layer):
    """Lies over the table until Esc, a click beside it, or Close."""

    modal = True
    confides = True

    def __init__(self, zoom: Zoom, words: Words, open_rule: Callable[[str], None]) -> None:
        super().__init__()
        self.zoom = zoom
        self.title = Label(zoom.title, "heading")
        lines = [Label(line, "rules") for line in zoom.lines]
        house = [Label(words("app.zoom.house"), "caption")] if zoom.house else []
        self.text = Scroll(*lines, *house, gap=16)
        self.close = Button(words("app.close"), self._close)
        self.rule = Button(
            words("app.zoom.rule"),
            lambda: open_rule(zoom.rule),
            icon="common/ui/rules",
            reason="" if zoom.rule else words("app.zoom.no_rule"),
        )
        self.add(self.close, self.rule, region="answers", wraps=True)
        self.add(self.title, region="title")
        self.add(self.text, region="text")

    def _close(self) -> None:
        assert self.host is not None, "it is open before it closes"
        self.host.close(self)

    def back(self) -> bool:
        self._close()
        return True

    def lay(self, canvas: Canvas) -> None:
        room = canvas.area.inset(60, 44)
        wide = canvas.u(WORDS_WIDTH)
        high = room.h - 2 * PAD
        shape = self.zoom.size
        scale = min(high / shape[1], (room.w - wide - 3 * PAD) / shape[0], 2.4)
        picture = (shape[0] * scale, shape[1] * scale)
        self.area = anchor(canvas.area, (picture[0] + wide + 3 * PAD, max(picture[1], min(high, 560.0)) + 2 * PAD))
        inner = self.area.inset(PAD)
        self.picture = anchor(inner.left_part(picture[0]), picture)
        side = inner.right_part(wide)
        self.title.area = side.top_part(self.title.size(canvas, wide)[1])
        row = side.bottom_part(canvas.u(56))
        close, rule = self.close.size(canvas), self.rule.size(canvas)
        self.close.area = Area(row.right - close[0], row.y, close[0], row.h)
        self.rule.area = Area(row.x, row.y, min(rule[0], row.w - close[0] - 16), row.h)
        self.text.area = side.less(top=self.title.area.h + 20, bottom=row.h + 20)
        super().lay(canvas)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel("paper", self.area)
        self.zoom.paint(canvas, self.picture)
        super().draw(canvas)
