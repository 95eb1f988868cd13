"""A rectangle of the logical picture (height 1080), in floats, and the ways a screen is cut into such rectangles.

`pygame.Rect` holds whole numbers only, which is too coarse for a logical unit that may be a third of a pixel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Point = tuple[float, float]
Size = tuple[float, float]


class Area(NamedTuple):
    """x, y (upper left), w, h in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, point: Point) -> bool:
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def encloses(self, other: Area) -> bool:
        """Whether `other` lies inside, a hundredth of a unit forgiven."""
        slack = 0.01
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Area) -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def inset(self, dx: float, dy: float | None = None) -> Area:
        """Smaller by dx at left and right and dy (or dx) at top and bottom; negative values grow it."""
        dy = dx if dy is None else dy
        return Area(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def moved(self, dx: float, dy: float) -> Area:
        return self._replace(x=self.x + dx, y=self.y + dy)

    def left_part(self, w: float) -> Area:
        return self._replace(w=w)

    def right_part(self, w: float) -> Area:
        return self._replace(x=self.right - w, w=w)

    def top_part(self, h: float) -> Area:
        return self._replace(h=h)

    def bottom_part(self, h: float) -> Area:
        return self._replace(y=self.bottom - h, h=h)

    def less(self, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> Area:
        """What is left after cutting strips from the edges."""
        return Area(self.x + left, self.y + top, max(0, self.w - left - right), max(0, self.h - top - bottom))

    def inside(self, outer: Area) -> Area:
        """Moved by the least that brings it into `outer`; the upper left corner wins when it is too large."""
        x = max(outer.x, min(self.x, outer.right - self.w))
        y = max(outer.y, min(self.y, outer.bottom - self.h))
        return self._replace(x=x, y=y)


ALIGN = {"start": 0.0, "left": 0.0, "top": 0.0, "middle": 0.5, "center": 0.5, "end": 1.0, "right": 1.0, "bottom": 1.0}


def anchor(area: Area, size: Size, across: str = "middle", down: str = "middle") -> Area:
    """A rectangle of that size inside `area`: across left, middle or right, down top, middle or bottom."""
    x = area.x + (area.w - size[0]) * ALIGN[across]
    y = area.y + (area.h - size[1]) * ALIGN[down]
    return Area(x, y, size[0], size[1])


def row(area: Area, sizes: Sequence[Size], gap: float = 12, across: str = "left", down: str = "middle") -> list[Area]:
    """Side by side from left to right; `across` places the whole group, `down` each item."""
    total = sum(w for w, _ in sizes) + gap * max(0, len(sizes) - 1)
    x = area.x + (area.w - total) * ALIGN[across]
    placed = []
    for w, h in sizes:
        placed.append(Area(x, area.y + (area.h - h) * ALIGN[down], w, h))
        x += w + gap
    return placed


def column(area: Area, sizes: Sequence[Size], gap: float = 12, across: str = "left", down: str = "top") -> list[Area]:
    """One below the other; `down` places the whole group, `across` each item."""
    total = sum(h for _, h in sizes) + gap * max(0, len(sizes) - 1)
    y = area.y + (area.h - total) * ALIGN[down]
    placed = []
    for w, h in sizes:
        placed.append(Area(area.x + (area.w - w) * ALIGN[across], y, w, h))
        y += h + gap
    return placed


def grid(area: Area, columns: int, rows: int, gap: float = 12) -> list[Area]:
    """Equal cells, row by row."""
    w = (area.w - gap * (columns - 1)) / columns
    h = (area.h - gap * (rows - 1)) / rows
    return [Area(area.x + c * (w + gap), area.y + r * (h + gap), w, h) for r in range(rows) for c in range(columns)]


def shares(area: Area, weights: Sequence[float], gap: float = 12, upright: bool = False) -> list[Area]:
    """The area split by weight, side by side or (upright) one below the other."""
    room = (area.h if upright else area.w) - gap * (len(weights) - 1)
    lengths = [room * weight / sum(weights) for weight in weights]
    if upright:
        return column(area, [(area.w, length) for length in lengths], gap)
    return row(area, [(length, area.h) for length in lengths], gap, down="top")
