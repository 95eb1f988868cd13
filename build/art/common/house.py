"""Paints and shapes of the house style: teal lacquer, brick, walnut, gold and turquoise tile, keel arches, lettering.

The house is neutral between the boxes; each box keeps its own colours in palette.py.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from palette import GOLD_DARK, gold
from svg import Attr, Point, line, linear, num, path, points, radial, star

TEAL, TEAL_DARK, TEAL_DEEP, TURQUOISE = "#17525c", "#0b2a36", "#061418", "#1a8f8c"
GLAZE_LIGHT, NAVY, NAVY_DEEP = "#bff0e6", "#12324f", "#0d2036"
VERMILION, VERMILION_DARK, AMBER = "#c4341c", "#86190f", "#ffcf6b"
EDGE = "#140804"

glaze = linear("#1b5d67", "#0c303c", to=(0.4, 1))
lacquer = linear("#1a5762", (0.5, "#103e49"), "#08232c")
lacquer_hover = linear("#26767f", (0.5, "#125059"), "#0a3640")
lacquer_pressed = linear("#071d25", (0.4, "#0c323c"), "#125059")
lacquer_disabled = linear("#4d5d5c", "#364544")
vermilion = linear("#dc4a2c", (0.5, "#c2331a"), "#98200e")
walnut = linear("#c08a4e", (0.16, "#8a5a2c"), "#3f2410")
brass = linear("#fbe7a2", (0.35, "#e2b148"), (0.7, "#a8701c"), "#5f3a0c", to=(0.8, 1))
gold_leaf = linear("#fff6cf", (0.45, "#f6d071"), (0.75, "#d59c38"), "#a06a1c")
glow = radial((0, "#ffe9ae", 0.95), (0.35, "#ffbf57", 0.4), (1, "#ff9d2e", 0), centre=(0.5, 0.5), radius=0.5)


def keel(x: float, base: float, w: float, h: float, close: bool = True) -> str:
    """Path data of a keel arch standing on y = base with its middle at x: upright to half its height, then pointed."""
    spring, shoulder, neck = base - h * 0.5, base - h * 0.78, base - h * 0.84
    left, right = x - w / 2, x + w / 2
    return (
        f"M{num(left)} {num(base)}V{num(spring)}"
        f"C{num(left)} {num(shoulder)} {num(x - w * 0.16)} {num(neck)} {num(x)} {num(base - h)}"
        f"C{num(x + w * 0.16)} {num(neck)} {num(right)} {num(shoulder)} {num(right)} {num(spring)}"
        f"V{num(base)}{'Z' if close else ''}"
    )


def _bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    corners = (a, b, c, d)
    return (
        sum(k * p[0] for k, p in zip(weights, corners, strict=True)),
        sum(k * p[1] for k, p in zip(weights, corners, strict=True)),
    )


def keel_points(x: float, base: float, w: float, h: float, fine: int = 60) -> list[Point]:
    """The same arch as a chain of points from lower left over the tip to lower right."""
    foot, spring = (x - w / 2, base), (x - w / 2, base - h * 0.5)
    handles = (x - w / 2, base - h * 0.78), (x - w * 0.16, base - h * 0.84)
    half = [foot, *(_bezier(spring, *handles, (x, base - h), k / fine) for k in range(fine + 1))]
    return half + [(2 * x - px, py) for px, py in reversed(half[:-1])]


def along(chain: Sequence[Point], step: float) -> list[tuple[float, float, float]]:
    """Places on a chain of points about `step` apart, evenly spread, as (x, y, degrees of the direction)."""
    lengths = [math.dist(a, b) for a, b in pairwise(chain)]
    count = max(1, round(sum(lengths) / step))
    found, segment, passed = [], 0, 0.0
    for k in range(count):
        target = (k + 0.5) * sum(lengths) / count
        while passed + lengths[segment] < target:
            passed += lengths[segment]
            segment += 1
        (ax, ay), (bx, by) = chain[segment], chain[segment + 1]
        part = (target - passed) / lengths[segment]
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        found.append((ax + (bx - ax) * part, ay + (by - ay) * part, turn))
    return found


def onion(x: float, base: float, w: float, h: float) -> str:
    """Path data of an onion dome on y = base."""

    def at(dx: float, up: float) -> str:
        return f"{num(x + dx * w)} {num(base - up * h)}"

    return (
        f"M{at(-0.42, 0)}C{at(-0.62, 0.28)} {at(-0.5, 0.6)} {at(-0.16, 0.78)}"
        f"C{at(-0.06, 0.84)} {at(-0.02, 0.92)} {at(0, 1)}C{at(0.02, 0.92)} {at(0.06, 0.84)} {at(0.16, 0.78)}"
        f"C{at(0.5, 0.6)} {at(0.62, 0.28)} {at(0.42, 0)}Z"
    )


def khatam(x: float, y: float, radius: float, turn: float = 0) -> str:
    """Path data of the eight-pointed star of two squares, the sign of the house."""
    return star(x, y, radius, radius * 0.765, 8, turn - 90)


def lozenge(x: float, y: float, w: float, h: float) -> str:
    """Path data of a diamond."""
    return points([(x - w / 2, y), (x, y - h / 2), (x + w / 2, y), (x, y + h / 2)])


def gilt(d: str, width: float = 3, edge: float = 1.6, **more: Attr) -> str:
    """A gold line with a dark edge and a light thread in it."""
    return (
        line(d, EDGE, width + 2 * edge, **more)
        + line(d, "#d9a441", width, **more)
        + line(d, "#fbe7a2", width * 0.42, **more)
    )


def boss(x: float, y: float, r: float) -> str:
    """A raised gold star with a red eye, where ribs and frames meet."""
    return (
        path(star(x + r * 0.07, y + r * 0.13, r, r * 0.56, 8), EDGE, EDGE, r * 0.12, opacity=0.5)
        + path(star(x, y, r, r * 0.56, 8), gold, "#0a2126", r * 0.07)
        + path(star(x, y, r * 0.72, r * 0.42, 8), "none", GOLD_DARK, r * 0.04)
        + path(khatam(x, y, r * 0.42), VERMILION, "#fbe39a", r * 0.07)
        + path(star(x, y, r * 0.27, r * 0.11, 8), "#fff0c0")
    )


def lettering(x: float, y: float, size: float, words: str, fill: str, spacing: float = 0, **more: Attr) -> str:
    """Words in Cinzel Bold round x on the baseline y; only for the wordmark and the titles on box covers."""
    extra = "".join(f' {k.replace("_", "-")}="{v if isinstance(v, str) else num(v)}"' for k, v in more.items())
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-family="Cinzel" font-weight="700" font-size="{num(size)}" '
        f'text-anchor="middle" letter-spacing="{num(spacing)}" fill="{fill}"{extra}>{words}</text>'
    )
