"""Girih: the eight-fold strapwork of tiled walls, by Hankin's polygons in contact on octagons and squares.

From the middle of every edge two straps leave at a fixed angle; where they meet they turn. Each strap goes over one
crossing and under the next, as in a real panel.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from svg import Point, circle, group, line, path, points, rect, ring, star

LEAN = math.radians(67.5)


@dataclass(frozen=True)
class Tiles:
    """Colours of a panel: inlay ground, kites between the stars, big and small star, strap from dark to light, eye."""

    ground: str
    kite: str
    star: str
    small: str
    strap_dark: str = "#a86f1c"
    strap: str = "#e0aa45"
    strap_light: str = "#fff0c0"
    eye: str = "#f4dfa8"


TURQUOISE_WALL = Tiles("#12324f", "#173f63", "#1a8f8c", "#b5402c")
NIGHT_WALL = Tiles("#0d2452", "#123066", "#1c4f92", "#6e2f63", "#8a6420", "#c99a3c")


def _meet(p: Point, d: Point, q: Point, e: Point) -> Point:
    t = ((q[0] - p[0]) * e[1] - (q[1] - p[1]) * e[0]) / (d[0] * e[1] - d[1] * e[0])
    return p[0] + t * d[0], p[1] + t * d[1]


@dataclass(frozen=True)
class _Polygon:
    """One polygon of the tiling with its strapwork: middles of its edges, inner turns of the straps."""

    centre: Point
    middles: list[Point]
    turns: list[Point]


def _polygon(x: float, y: float, sides: int, apothem: float) -> _Polygon:
    turn = math.pi / 8 if sides == 8 else 0
    radius = apothem / math.cos(math.pi / sides)
    spokes = [turn + 2 * math.pi * k / sides for k in range(sides)]
    corners = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in spokes]
    pairs = [(corners[k], corners[(k + 1) % sides]) for k in range(sides)]
    middles = [((p[0] + q[0]) / 2, (p[1] + q[1]) / 2) for p, q in pairs]
    edges = [math.atan2(q[1] - p[1], q[0] - p[0]) for p, q in pairs]
    forth = [(math.cos(a + LEAN), math.sin(a + LEAN)) for a in edges]
    back = [(math.cos(a + math.pi - LEAN), math.sin(a + math.pi - LEAN)) for a in edges]
    nexts = [(k + 1) % sides for k in range(sides)]
    turns = [_meet(middles[k], forth[k], middles[j], back[j]) for k, j in enumerate(nexts)]
    return _Polygon((x, y), middles, turns)


def _fill(shape: _Polygon, tiles: Tiles) -> str:
    tips = [p for pair in zip(shape.middles, shape.turns, strict=True) for p in pair]
    return path(points(tips), tiles.star if len(shape.middles) == 8 else tiles.small)


def _rosette(x: float, y: float, a: float, tiles: Tiles) -> str:
    """The inlay in the big star: a smaller star with eight petals round an eye."""
    petal = path("M.06 0Q.16-.07 .27 0Q.16 .07 .06 0Z", tiles.eye)
    petals = "".join(group(petal, px, py, a, turn) for px, py, turn in ring(x, y, 0, 8, 22.5))
    return (
        path(star(x, y, a * 0.5, a * 0.3, 8, 0), tiles.ground, tiles.strap, a * 0.045)
        + petals
        + circle(x, y, a * 0.06, tiles.small, tiles.strap_light, a * 0.02)
    )


def _straps(shapes: list[_Polygon], a: float, tiles: Tiles) -> str:
    width, under, over = a * 0.115, "", ""
    for shape in shapes:
        for k, (middle, turn) in enumerate(zip(shape.middles, shape.turns, strict=True)):
            under += points((middle, turn, shape.middles[(k + 1) % len(shape.middles)]), close=False)
            reach = a * 0.19 / math.dist(middle, turn)
            bridge = (middle[0] + (turn[0] - middle[0]) * reach, middle[1] + (turn[1] - middle[1]) * reach)
            over += points((middle, bridge), close=False)
    layers = ((width * 1.55, "#150b05"), (width, tiles.strap_dark), (width * 0.72, tiles.strap))
    body = "".join(path(under, "none", colour, w, stroke_linejoin="miter") for w, colour in layers)
    body += path(under, "none", tiles.strap_light, width * 0.2, stroke_opacity=0.7)
    body += "".join(path(over, "none", colour, w) for w, colour in layers)
    return body + line(over, tiles.strap_light, width * 0.2, stroke_opacity=0.7)


def girih(side: float, tiles: Tiles, columns: int = 1, rows: int = 1, inlay: bool = True) -> str:
    """Body of columns × rows cells of `side` units; it repeats without a seam in both directions."""
    a = side / (1 + math.sqrt(2))
    shapes = [
        shape
        for i in range(-1, columns + 1)
        for j in range(-1, rows + 1)
        for shape in (
            _polygon((i + 0.5) * side, (j + 0.5) * side, 8, side / 2),
            _polygon((i + 1) * side, (j + 1) * side, 4, a / 2),
        )
    ]
    body = rect(0, 0, side * columns, side * rows, 0, tiles.kite) + "".join(_fill(s, tiles) for s in shapes)
    for shape in shapes:
        x, y = shape.centre
        if len(shape.middles) == 8 and inlay:
            body += _rosette(x, y, a, tiles)
        if len(shape.middles) == 4:
            body += circle(x, y, a * 0.06, tiles.eye)
    return body + _straps(shapes, a, tiles)
