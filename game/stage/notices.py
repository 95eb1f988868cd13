"""What comes and goes by itself: the tip of a widget and short notices at the foot of the screen."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.dialogs import tip_place
from game.stage.signs import draw_sign
from game.stage.widget import Widget

TIP_SECONDS = 0.3
TIP_WIDTH = 420.0
TOAST_SECONDS = 3.0
TOAST_SECONDS_A_LETTER = 0.05
Notice = Literal["note", "alarm", "tick"]
ICONS: dict[Notice, str] = {"note": "common/ui/info", "alarm": "common/ui/warning", "tick": "common/ui/check"}


class Tip:
    """The text about the widget that is hovered or focused: what it is, and with a lock why it cannot be used."""

    def __init__(self) -> None:
        self.widget: Widget | None = None
        self.age = 0.0

    def about(self, widget: Widget | None) -> None:
        if widget is not self.widget:
            self.widget = widget
            self.age = 0.0

    def hurry(self) -> None:
        self.age = TIP_SECONDS

    @property
    def seen(self) -> bool:
        widget = self.widget
        return widget is not None and self.age >= TIP_SECONDS and bool(widget.tip or widget.reason)

    def tick(self, seconds: float) -> bool:
        """Whether it appears now."""
        before = self.seen
        self.age += seconds
        return self.seen and not before

    def draw(self, canvas: Canvas, room: Area) -> None:
        widget = self.widget
        if widget is None or not self.seen:
            return
        wide = min(canvas.u(TIP_WIDTH), room.w) - 2 * canvas.u(16)
        parts = [part for part in (widget.tip, widget.reason) if part]
        lock = canvas.u(30)
        sizes = [canvas.measure(part, "body", wide - (lock if part is widget.reason else 0)) for part in parts]
        w = max(size[0] + (lock if part is widget.reason else 0) for size, part in zip(sizes, parts, strict=True))
        h = sum(size[1] for size in sizes) + canvas.u(6) * (len(parts) - 1)
        area = tip_place(widget.subject, (w + 2 * canvas.u(16), h + 2 * canvas.u(12)), room, widget.tip_over)
        canvas.panel("tip", area)
        inner = area.inset(canvas.u(16), canvas.u(12))
        for part, size in zip(parts, sizes, strict=True):
            self._draw_part(canvas, part, inner.top_part(size[1] + 1), part is widget.reason)
            inner = inner.less(top=size[1] + canvas.u(6))

    def _draw_part(self, canvas: Canvas, text: str, area: Area, locked: bool) -> None:
        theme = canvas.theme
        if locked:
            side = canvas.u(22)
            draw_sign(canvas, "lock", Area(area.x - canvas.u(2), area.y + canvas.u(3), side, side), theme.warn)
            area = area.less(left=canvas.u(30))
        canvas.write(text, area, "body", theme.warn if locked else theme.ink, lines=0)


class Toast(NamedTuple):
    """A notice and the moment (on the sheet's own clock, seconds) it goes away. Of one `matter` only the
    newest stays.
    """

    text: str
    tone: Notice
    until: float
    matter: str = ""


def toast_seconds(text: str) -> float:
    """Long enough to be read."""
    return TOAST_SECONDS + TOAST_SECONDS_A_LETTER * len(text)


def draw_toasts(canvas: Canvas, toasts: list[Toast], room: Area) -> None:
    """The newest lowest, centred at the foot of `room`."""
    foot = room.bottom
    for toast in reversed(toasts):
        side = canvas.u(34)
        edges = canvas.u(20 + 12 + 24) + side
        width = min(canvas.u(760), room.w) - edges
        w, h = canvas.measure(toast.text, "body", width)
        wide, high = w + edges, h + canvas.u(28)
        area = Area(room.centre[0] - wide / 2, foot - high, wide, high)
        canvas.panel("toast" if "toast" in canvas.theme.panels else "tip", area)
        icon = Area(area.x + canvas.u(20), area.centre[1] - side / 2, side, side)
        canvas.sprite(ICONS[toast.tone], icon, "contain")
        words = Area(icon.right + canvas.u(12), area.y, w + 2, area.h)
        canvas.write(toast.text, words, "body", down="middle", lines=0)
        foot = area.y - canvas.u(10)
