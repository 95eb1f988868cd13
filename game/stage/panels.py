"""Things only to look at: Panel (the ground of other widgets), Picture, ProgressDots."""

from __future__ import annotations

from math import inf

from game.stage.area import Area, Size, anchor
from game.stage.canvas import Canvas
from game.stage.signs import draw_divider
from game.stage.widget import Widget


class Panel(Widget):
    """A ground for other widgets, with an optional title. It holds nothing; lay your widgets over it."""

    focusable = False
    live = False

    def __init__(self, look: str = "paper", title: str = "") -> None:
        super().__init__()
        self.look_name = look
        self.title = title

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return self.area.w, self.area.h

    def inner(self, canvas: Canvas) -> Area:
        """The part inside the rim and below the title."""
        title = canvas.u(72) if self.title else 0
        return self.area.inset(canvas.u(30), canvas.u(24)).less(top=title)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.look_name, self.area)
        if self.title:
            colour = canvas.theme.cream if self.look_name == "dark" else canvas.theme.heading
            head = self.area.inset(canvas.u(30), canvas.u(22)).top_part(canvas.u(40))
            canvas.write(self.title, head, "name", colour, across="middle", down="middle", shrink=True)
            draw_divider(canvas, head.moved(0, canvas.u(34)).inset(head.w * 0.12, 0), canvas.theme.line)


class Picture(Widget):
    """A sprite at a fixed logical size (grows with the UI scale)."""

    focusable = False

    def __init__(self, sprite: str, w: float, h: float, tip: str = "") -> None:
        super().__init__(tip=tip)
        self.sprite = sprite
        self.own = (w, h)
        self.live = bool(tip)

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return canvas.u(self.own[0]), canvas.u(self.own[1])

    def draw(self, canvas: Canvas) -> None:
        canvas.sprite(self.sprite, anchor(self.area, self.size(canvas)), "contain")


class ProgressDots(Widget):
    """Steps of a whole: done ones filled, the current one ringed, the rest hollow."""

    focusable = False

    def __init__(self, total: int, done: int, tip: str = "", dark: bool = False) -> None:
        super().__init__(tip=tip)
        self.total, self.done = total, done
        self.dark = dark
        self.live = bool(tip)

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return canvas.u(24) * self.total, canvas.u(20)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        ink = theme.cream if self.dark else theme.ink_soft
        side = canvas.u(16)
        for number in range(self.total):
            spot = Area(self.area.x + canvas.u(24) * number, self.area.centre[1] - side / 2, side, side)
            canvas.disc(spot, ink)
            if number > self.done:
                canvas.disc(spot.inset(canvas.u(2)), theme.dark[0] if self.dark else theme.paper[0])
            elif number == self.done:
                canvas.disc(spot.inset(canvas.u(2)), theme.dark[0] if self.dark else theme.paper[0])
                canvas.disc(spot.inset(canvas.u(4.5)), theme.asked_hover[0])
