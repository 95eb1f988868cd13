"""Small pictures the program's pages share: a box, a seat's shield, who sits there."""

from __future__ import annotations

from math import inf

from game.stage.area import Area, Size, anchor
from game.stage.box import BoxStage
from game.stage.canvas import Canvas
from game.stage.widget import Widget

COVER = (266.0, 372.0)
SIDE = 25.0
MOST_UI = 1.3


class BoxCover(Widget):
    """A box seen from the front, a little from the right."""

    focusable = False
    live = False

    def __init__(self, slug: str, high: float = 372.0) -> None:
        super().__init__()
        self.slug = slug
        self.high = high

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        """It does not grow with the UI scale, being no text; where letters are large it gives way to them."""
        if canvas.ui > MOST_UI:
            return 0.0, 0.0
        shape = (COVER[0] + SIDE) / COVER[1]
        high = min(self.high, width / shape)
        return high * shape, high

    def draw(self, canvas: Canvas) -> None:
        w, h = self.size(canvas, self.area.w)
        if not h:
            return
        box = anchor(self.area, (w, h))
        front = box.left_part(w * COVER[0] / (COVER[0] + SIDE))
        canvas.sprite(f"common/cover/{self.slug}", front)
        canvas.sprite(f"common/cover/{self.slug}_side", Area(front.right, front.y, box.right - front.right, h))


class SeatBadge(Widget):
    """The shield of a seat; nothing where nobody sits."""

    focusable = False
    live = False

    def __init__(self, stage: BoxStage, seat: int | None, side: float) -> None:
        super().__init__()
        self.stage = stage
        self.seat = seat
        self.side = side

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return canvas.u(self.side), canvas.u(self.side)

    def draw(self, canvas: Canvas) -> None:
        place = anchor(self.area, self.size(canvas))
        if self.seat is None:
            canvas.sprite("common/ui/empty", place.inset(place.w * 0.15), "contain", "grey")
        else:
            self.stage.seat_badge(canvas, place, self.seat)
