"""The course of a game as a picture: what each seat could expect, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, inf, pi, sin

import pygame

from game.match.analysis import Standing
from game.stage.area import Area, Point, Size, anchor
from game.stage.box import BoxStage
from game.stage.canvas import Canvas
from game.stage.shapes import Colour, blank
from game.stage.widget import Widget
from game.stage.words import Words

HIGH, TALLEST = 430.0, 1.3
"""Its height, and the UI scale at which it grows no further, so that it can be seen whole."""
LEFT, BELOW, RIGHT, ABOVE = 92.0, 44.0, 62.0, 22.0
SPARE = 14.0
"""What is kept free round the plot for the marks at its edges."""
LEGEND, SAMPLE = 44.0, 44.0
LINE, EDGE, MARK = 5.0, 1.6, 9.5
MOST_MARKS = 14
"""Marks on a line before only some of its points get one."""
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
FINE = 3
"""Lines are painted so many times as large and made smaller, to be smooth."""


def polygon(corners: int, turned: float, inner: float = 1.0) -> tuple[Point, ...]:
    """The corners of a mark about the middle, radius 1; every second one at `inner`."""
    steps = [turned + 2 * pi * number / corners for number in range(corners)]
    return tuple(
        (sin(step) * (inner if number % 2 else 1), -cos(step) * (inner if number % 2 else 1))
        for number, step in enumerate(steps)
    )


MARKS = (polygon(20, 0), polygon(4, pi / 4), polygon(3, 0), polygon(4, 0), polygon(10, 0, 0.45))
"""A disc, a square, a triangle, a diamond and a star: one a seat, so that nothing hangs on the colours alone."""


@dataclass(frozen=True)
class Brush:
    """Paints smooth lines over an area: `rim` is the colour of their edges."""

    area: Area
    surface: pygame.Surface
    scale: float
    rim: Colour

    @classmethod
    def over(cls, canvas: Canvas, area: Area) -> Brush:
        rect = canvas.rect(area)
        return cls(area, blank(rect.w * FINE, rect.h * FINE), canvas.scale * FINE, canvas.theme.rim)

    def picture(self) -> pygame.Surface:
        """What was painted, at the size of the area."""
        w, h = self.surface.get_size()
        return pygame.transform.smoothscale(self.surface, (w // FINE, h // FINE))

    def line(self, points: Sequence[Point], colour: Colour, wide: float) -> None:
        """Straight from point to point, with round corners and an edge."""
        for paint, width in ((self.rim, wide + 2 * EDGE), (colour, wide)):
            for one, other in pairwise(points):
                self._stroke(one, other, width * self.scale, paint)

    def mark(self, middle: Point, shape: Sequence[Point], colour: Colour, radius: float) -> None:
        """A filled shape with an edge."""
        for paint, length in ((self.rim, radius + 1.6 * EDGE), (colour, radius)):
            corners = [self._at((middle[0] + x * length, middle[1] + y * length)) for x, y in shape]
            pygame.draw.polygon(self.surface, paint, corners)

    def _at(self, point: Point) -> Point:
        return (point[0] - self.area.x) * self.scale, (point[1] - self.area.y) * self.scale

    def _stroke(self, one: Point, other: Point, wide: float, colour: Colour) -> None:
        (x, y), (to_x, to_y) = self._at(one), self._at(other)
        length = max(0.001, ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5)
        aside, down = (y - to_y) / length * wide / 2, (to_x - x) / length * wide / 2
        corners = [
            (x + aside, y + down),
            (to_x + aside, to_y + down),
            (to_x - aside, to_y - down),
            (x - aside, y - down),
        ]
        pygame.draw.polygon(self.surface, colour, corners)
        for end in ((x, y), (to_x, to_y)):
            pygame.draw.circle(self.surface, colour, end, wide / 2)


class Curve(Widget):
    """A line a seat over the rounds, with marks of its own, its shield at the end, and a legend below.

    ticks: what is written below each standing but the last, empty for nothing.
    """

    focusable = False
    live = False

    def __init__(
        self,
        standings: Sequence[Standing],
        ticks: Sequence[str],
        names: Sequence[str],
        stage: BoxStage,
        words: Words,
    ) -> None:
        super().__init__()
        self.standings = standings
        self.ticks = ticks
        self.names = names
        self.stage = stage
        self.words = words
        self._painted: tuple[object, pygame.Surface] | None = None

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        wide = canvas.u(900) if width == inf else width
        return wide, self._high(canvas) + self._legend_rows(canvas, wide) * canvas.u(LEGEND)

    def _high(self, canvas: Canvas) -> float:
        return canvas.at_ui(min(canvas.ui, TALLEST)).u(HIGH)

    def _columns(self, canvas: Canvas, wide: float) -> int:
        widest = max(canvas.measure(name, "label")[0] for name in self.names) + canvas.u(SAMPLE + 72)
        return max(1, min(len(self.names), int(wide // widest)))

    def _legend_rows(self, canvas: Canvas, wide: float) -> int:
        return -(-len(self.names) // self._columns(canvas, wide))

    def draw(self, canvas: Canvas) -> None:
        graph = self.area.top_part(self._high(canvas))
        field = graph.less(canvas.u(LEFT), canvas.u(ABOVE), canvas.u(RIGHT), canvas.u(BELOW))
        canvas.fill(canvas.theme.paper[0], field.inset(-canvas.u(SPARE)))
        self._draw_scale(canvas, field)
        self._draw_rounds(canvas, field)
        canvas.blit(self._lines(canvas, field), (field.x - canvas.u(SPARE), field.y - canvas.u(SPARE)))
        self._draw_ends(canvas, field)
        self._draw_legend(canvas, self.area.less(top=self._high(canvas)))

    # -- the ground

    def _at(self, field: Area, number: int, share: float) -> Point:
        wide = field.w / max(1, len(self.standings) - 1)
        return field.x + wide * number, field.bottom - field.h * share

    def _draw_scale(self, canvas: Canvas, field: Area) -> None:
        for share in QUARTERS:
            y = field.bottom - field.h * share
            canvas.fill(canvas.theme.line, Area(field.x, y - 1, field.w, 2))
            text = self.words("app.reason.percent", n=round(100 * share))
            room = Area(self.area.x, y - canvas.u(14), canvas.u(LEFT - SPARE - 8), canvas.u(28))
            canvas.write(text, room, "small", across="right", down="middle", shrink=True)

    def _draw_rounds(self, canvas: Canvas, field: Area) -> None:
        """Below the field: what each round is called, where there is room, and the end."""
        end = self.words("app.analysis.end")
        right = field.right - canvas.measure(end, "small")[0] / 2
        free = field.x - canvas.u(20)
        for number, text in enumerate(self.ticks):
            x, _ = self._at(field, number, 0)
            half = canvas.measure(text, "small")[0] / 2 + canvas.u(6)
            if text and free <= x - half and x + half <= right:
                self._draw_round(canvas, field, x, text)
                free = x + half
        self._draw_round(canvas, field, field.right, end)

    def _draw_round(self, canvas: Canvas, field: Area, x: float, text: str) -> None:
        canvas.fill(canvas.theme.line, Area(x - 1, field.bottom, 2, canvas.u(SPARE)))
        canvas.write(text, (x, field.bottom + canvas.u(SPARE + 3)), "small", across="middle")

    # -- the lines

    def _lines(self, canvas: Canvas, field: Area) -> pygame.Surface:
        """All lines, kept as long as their size stays; whoever stands best in the end is painted last."""
        room = field.inset(-canvas.u(SPARE))
        key = (canvas.rect(room).size, canvas.ui)
        if self._painted is None or self._painted[0] != key:
            brush = Brush.over(canvas, room)
            for seat in reversed(self._ranked()):
                points = [self._at(field, number, there.shares[seat]) for number, there in enumerate(self.standings)]
                self._line(brush, points, seat, canvas.u(1))
            self._painted = key, brush.picture()
        return self._painted[1]

    def _line(self, brush: Brush, points: Sequence[Point], seat: int, unit: float) -> None:
        colour = self.stage.seat_colours[seat]
        brush.line(points, colour, LINE * unit)
        every = -(-len(points) // MOST_MARKS)
        for number in range(seat % every, len(points), every):
            brush.mark(points[number], MARKS[seat % len(MARKS)], colour, MARK * unit)

    def _ranked(self) -> list[int]:
        return sorted(range(len(self.names)), key=lambda seat: -self.standings[-1].shares[seat])

    def _draw_ends(self, canvas: Canvas, field: Area) -> None:
        """The shields to the right of where the lines end, moved apart where they would cover one another."""
        side, ranked = canvas.u(34), self._ranked()
        wanted = [field.bottom - field.h * self.standings[-1].shares[seat] - side / 2 for seat in ranked]
        tops = apart(wanted, side, field.y - side / 2, field.bottom + side / 2)
        for seat, top in zip(ranked, tops, strict=True):
            self.stage.seat_badge(canvas, Area(field.right + canvas.u(SPARE + 8), top, side, side), seat)

    def _draw_legend(self, canvas: Canvas, room: Area) -> None:
        columns = self._columns(canvas, room.w)
        wide, high = room.w / columns, canvas.u(LEGEND)
        for seat, name in enumerate(self.names):
            place = Area(room.x + wide * (seat % columns), room.y + high * (seat // columns), wide, high)
            self.stage.seat_badge(canvas, anchor(place, (canvas.u(32), canvas.u(32)), "left"), seat)
            place = place.less(left=canvas.u(36))
            sample = place.left_part(canvas.u(SAMPLE))
            brush = Brush.over(canvas, sample)
            inset, y = canvas.u(8), sample.centre[1]
            brush.line(
                [(sample.x + inset, y), (sample.right - inset, y)], self.stage.seat_colours[seat], canvas.u(LINE)
            )
            brush.mark(sample.centre, MARKS[seat % len(MARKS)], self.stage.seat_colours[seat], canvas.u(MARK))
            canvas.blit(brush.picture(), (sample.x, sample.y))
            text = place.less(left=canvas.u(SAMPLE + 6), right=6)
            canvas.write(name, text, "label", down="middle", shrink=True)


def apart(wanted: Sequence[float], side: float, top: float, bottom: float) -> list[float]:
    """Places for things so high, from top to bottom, as near to where they are wanted as they fit."""
    places: list[float] = []
    for want in wanted:
        places.append(max(want, places[-1] + side if places else top))
    for number in range(len(places) - 1, -1, -1):
        least = bottom - side * (len(places) - number)
        below = places[number + 1] - side if number + 1 < len(places) else inf
        places[number] = min(places[number], least, below)
    return places
