"""Small drawn signs that must not wait for art: ticks, arrows, a lock. Polylines in a unit square."""

from __future__ import annotations

from math import cos, pi, sin

from game.stage.area import Area, Point
from game.stage.canvas import Canvas
from game.stage.shapes import Colour

Lines = tuple[tuple[Point, ...], ...]


def _arc(x: float, y: float, radius: float, start: float, end: float) -> tuple[Point, ...]:
    angles = (start + (end - start) * step / 12 for step in range(13))
    return tuple((x + radius * cos(angle * pi), y + radius * sin(angle * pi)) for angle in angles)


SIGNS: dict[str, Lines] = {
    "tick": (((0.16, 0.54), (0.4, 0.78), (0.86, 0.24)),),
    "cross": (((0.2, 0.2), (0.8, 0.8)), ((0.8, 0.2), (0.2, 0.8))),
    "plus": (((0.5, 0.14), (0.5, 0.86)), ((0.14, 0.5), (0.86, 0.5))),
    "minus": (((0.14, 0.5), (0.86, 0.5)),),
    "left": (((0.64, 0.18), (0.34, 0.5), (0.64, 0.82)),),
    "right": (((0.36, 0.18), (0.66, 0.5), (0.36, 0.82)),),
    "up": (((0.18, 0.64), (0.5, 0.34), (0.82, 0.64)),),
    "down": (((0.18, 0.36), (0.5, 0.66), (0.82, 0.36)),),
    "lock": (
        ((0.22, 0.5), (0.78, 0.5), (0.78, 0.86), (0.22, 0.86), (0.22, 0.5)),
        ((0.32, 0.5), *_arc(0.5, 0.34, 0.18, 1, 2), (0.68, 0.5)),
    ),
    "menu": (((0.12, 0.24), (0.88, 0.24)), ((0.12, 0.5), (0.88, 0.5)), ((0.12, 0.76), (0.88, 0.76))),
    "diamond": (((0.5, 0.24), (0.76, 0.5), (0.5, 0.76), (0.24, 0.5), (0.5, 0.24)),),
    "note": (((0.5, 0.16), (0.5, 0.17)), ((0.5, 0.42), (0.5, 0.86))),
    "alarm": (((0.5, 0.12), (0.5, 0.56)), ((0.5, 0.83), (0.5, 0.84))),
}


def draw_sign(canvas: Canvas, name: str, area: Area, colour: Colour, width: float = 0.13) -> None:
    """A sign in the middle of an area. Raises KeyError for an unknown one."""
    canvas.strokes(area, SIGNS[name], colour, width)


def draw_divider(canvas: Canvas, area: Area, colour: Colour) -> None:
    """A thin line across the middle of an area with a lozenge in its centre."""
    thick = canvas.u(1.8)
    side = canvas.u(16)
    x, y = area.centre
    for part in (area.left_part(area.w / 2 - side * 0.8), area.right_part(area.w / 2 - side * 0.8)):
        canvas.fill(colour, Area(part.x, y - thick / 2, part.w, thick))
    draw_sign(canvas, "diamond", Area(x - side / 2, y - side / 2, side, side), colour)


def draw_icon(canvas: Canvas, icon: str, area: Area, colour: Colour) -> None:
    """A sign by name, or a picture by its sprite id."""
    if icon in SIGNS:
        draw_sign(canvas, icon, area, colour)
    else:
        canvas.sprite(icon, area, "contain")
