"""Drawing words: every function returns a piece of SVG as text, in logical units.

Gradients, patterns and clips are *definitions*: `linear`, `radial`, `tile` and `clip` file them under a name made from
their content, and `document` writes out exactly those a picture refers to. So pieces can be put together freely,
nothing clashes, and the same picture always gives the same text. No filters: shadows are stacked shapes.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]
Attr = str | float

_DEFINITIONS: dict[str, str] = {}
_REFERENCE = re.compile(r"url\(#([\w-]+)\)")


def num(value: float) -> str:
    """A number as short as it can be written with two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _attributes(more: dict[str, Attr]) -> str:
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for name, value in more.items()
    )


def _paint(fill: str, stroke: str | None, width: float, more: dict[str, Attr]) -> str:
    edge = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'fill="{fill}"{edge}{_attributes(more)}'


# ---------------------------------------------------------------------------------------------------------- shapes


def path(d: str, fill: str = "none", stroke: str | None = None, width: float = 2.2, **more: Attr) -> str:
    """A path from its data; joins are round by the document's default."""
    return f'<path d="{d}" {_paint(fill, stroke, width, more)}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 2.2,
    **more: Attr,
) -> str:
    """A rectangle with corner radius r."""
    box = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"' + (f' rx="{num(r)}"' if r else "")
    return f"<rect {box} {_paint(fill, stroke, width, more)}/>"


def circle(
    x: float, y: float, r: float, fill: str = "none", stroke: str | None = None, width: float = 2.2, **more: Attr
) -> str:
    """A circle round (x, y)."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" {_paint(fill, stroke, width, more)}/>'


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 2.2,
    **more: Attr,
) -> str:
    """An ellipse round (x, y)."""
    box = f'cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
    return f"<ellipse {box} {_paint(fill, stroke, width, more)}/>"


def line(d: str, colour: str, width: float = 2.2, **more: Attr) -> str:
    """An open stroke with round ends."""
    return path(d, "none", colour, width, stroke_linecap="round", **more)


def bar(d: str, colour: str, width: float = 4, edge: str = "#3a2313", rim: float = 2, **more: Attr) -> str:
    """A stroke with an outline: poles, ropes, handles. The outline stands `rim` out on each side."""
    return line(d, edge, width + 2 * rim, **more) + line(d, colour, width, **more)


def points(ps: Iterable[Point], close: bool = True) -> str:
    """Path data through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in ps) + ("Z" if close else "")


def star(x: float, y: float, outer: float, inner: float, tips: int = 5, turn: float = -90) -> str:
    """Path data of a star; `turn` in degrees sets the first tip."""
    step = math.pi / tips
    return points(
        (x + r * math.cos(a), y + r * math.sin(a))
        for k in range(2 * tips)
        for r, a in [((outer, inner)[k % 2], math.radians(turn) + k * step)]
    )


def ring(x: float, y: float, radius: float, n: int, offset: float = 0) -> list[tuple[float, float, float]]:
    """n places on a circle as (x, y, degrees), beginning at `offset` degrees, clockwise."""
    angles = [offset + 360 * k / n for k in range(n)]
    return [(x + radius * math.cos(math.radians(a)), y + radius * math.sin(math.radians(a)), a) for a in angles]


def group(
    body: str, x: float = 0, y: float = 0, scale: float | Point = 1, rotate: float = 0, opacity: float = 1
) -> str:
    """The body moved, then turned (degrees), then scaled; a pair scales the axes apart, (-1, 1) mirrors."""
    moves = [f"translate({num(x)} {num(y)})"] if x or y else []
    moves += [f"rotate({num(rotate)})"] if rotate else []
    sx, sy = scale if isinstance(scale, tuple) else (scale, scale)
    moves += [f"scale({sx:.4g} {sy:.4g})"] if (sx, sy) != (1, 1) else []
    transform = f' transform="{" ".join(moves)}"' if moves else ""
    shown = f' opacity="{num(opacity)}"' if opacity != 1 else ""
    return f"<g{transform}{shown}>{body}</g>"


def shadow(x: float, y: float, w: float, h: float, r: float = 10, lift: float = 6, strength: float = 0.34) -> str:
    """Soft shadow of a rounded rectangle, light from the upper left, made of five stacked shapes."""
    soft, layers = lift * 0.8, 5
    return "".join(
        rect(
            x + lift * 0.55 - spread,
            y + lift - spread,
            w + 2 * spread,
            h + 2 * spread,
            r + spread,
            "#1c0e04",
            opacity=strength / layers,
        )
        for spread in (soft * (1 - 2 * k / (layers - 1)) / 1.6 for k in range(layers))
    )


# ------------------------------------------------------------------------------------------------------ definitions


def define(template: str) -> str:
    """File a definition whose id is written `@`; return the reference `url(#…)` to it."""
    name = "d" + hashlib.sha256(template.encode()).hexdigest()[:12]
    _DEFINITIONS[name] = template.replace("@", name, 1)
    return f"url(#{name})"


def _stops(stops: Sequence[Stop]) -> str:
    return "".join(
        f'<stop offset="{num(s[0])}" stop-color="{s[1]}"'
        + (f' stop-opacity="{num(s[2])}"' if len(s) > 2 else "")
        + "/>"
        for s in stops
    )


def _spaced(colours: Sequence[str | Stop]) -> list[Stop]:
    last = max(1, len(colours) - 1)
    return [(k / last, c) if isinstance(c, str) else c for k, c in enumerate(colours)]


def linear(*colours: str | Stop, to: Point = (0, 1), start: Point = (0, 0)) -> str:
    """Gradient paint over the shape's box; colours evenly spaced, or given as (offset, colour[, opacity])."""
    ends = f'x1="{num(start[0])}" y1="{num(start[1])}" x2="{num(to[0])}" y2="{num(to[1])}"'
    return define(f'<linearGradient id="@" {ends}>{_stops(_spaced(colours))}</linearGradient>')


def radial(*colours: str | Stop, centre: Point = (0.36, 0.3), radius: float = 0.85) -> str:
    """Round gradient paint, by default lit from the upper left."""
    place = f'cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius)}"'
    return define(f'<radialGradient id="@" {place}>{_stops(_spaced(colours))}</radialGradient>')


def tile(w: float, h: float, body: str) -> str:
    """Pattern paint: the body repeated every w by h units."""
    return define(f'<pattern id="@" width="{num(w)}" height="{num(h)}" patternUnits="userSpaceOnUse">{body}</pattern>')


def clip(d: str, body: str) -> str:
    """The body seen only inside the path."""
    window = define(f'<clipPath id="@"><path d="{d}"/></clipPath>')
    return f'<g clip-path="{window}">{body}</g>'


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """Path data of a rounded rectangle, for clips."""
    if not r:
        return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z"
    arc = f"a{num(r)} {num(r)} 0 0 1 "
    return (
        f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}{arc}{num(r)} {num(r)}v{num(h - 2 * r)}{arc}{num(-r)} {num(r)}"
        f"h{num(2 * r - w)}{arc}{num(-r)} {num(-r)}v{num(2 * r - h)}{arc}{num(r)} {num(-r)}Z"
    )


def _used(text: str) -> dict[str, str]:
    """The definitions a text refers to, and those these refer to, in order of first use."""
    found: dict[str, str] = {}
    waiting = _REFERENCE.findall(text)
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found[name] = _DEFINITIONS[name]
            waiting += _REFERENCE.findall(found[name])
    return found


def document(w: float, h: float, body: str, view: tuple[float, float, float, float] | None = None) -> str:
    """A whole picture of w by h logical units; `view` shows another part of the plane in it."""
    seen = " ".join(num(v) for v in (view or (0, 0, w, h)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(w)}" height="{num(h)}" viewBox="{seen}" '
        f'stroke-linejoin="round"><defs>{"".join(_used(body).values())}</defs>{body}</svg>'
    )
