"""The two rondels: ring road, medallions, and the stone frames of their quadrants.

A frame is a nine-slice of 156 (outer third keeps its shape) laid over a quadrant picture grown by 6 on the outer sides
and 3 on the inner: its window has one round corner, the outer one, and stone fills the rest. `lit_*` is the sun frame
on top.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from crown.scenery import sheaf
from palette import CLOTH_DARK, GOLD, INK, LINE, SHADE, SUN, gold, stone
from render import Sprite
from svg import circle, document, ellipse, group, line, num, path, radial, ring

CORNERS = {"tl": 0, "tr": 1, "br": 2, "bl": 3}
SIZE, ROUND = 156, 46


def _window(corner: int, inset_out: float, inset_in: float, r_out: float, r_in: float) -> str:
    """Path data of the window; the round corner lies upper left (0), upper right, lower right or lower left."""
    left = inset_out if corner in (0, 3) else inset_in
    right = SIZE - (inset_out if corner in (1, 2) else inset_in)
    top = inset_out if corner in (0, 1) else inset_in
    bottom = SIZE - (inset_out if corner in (2, 3) else inset_in)
    a, b, c, d = (r_out if k == corner else r_in for k in range(4))
    return (
        f"M{num(left + a)} {num(top)}H{num(right - b)}Q{num(right)} {num(top)} {num(right)} {num(top + b)}"
        f"V{num(bottom - c)}Q{num(right)} {num(bottom)} {num(right - c)} {num(bottom)}H{num(left + d)}"
        f"Q{num(left)} {num(bottom)} {num(left)} {num(bottom - d)}V{num(top + a)}"
        f"Q{num(left)} {num(top)} {num(left + a)} {num(top)}Z"
    )


def frame(corner: int) -> str:
    """Stone round a quadrant."""
    r = [14 if k == corner else 0 for k in range(4)]
    outer = (
        f"M{r[0]} 0H{SIZE - r[1]}Q{SIZE} 0 {SIZE} {r[1]}V{SIZE - r[2]}"
        f"Q{SIZE} {SIZE} {SIZE - r[2]} {SIZE}H{r[3]}Q0 {SIZE} 0 {SIZE - r[3]}V{r[0]}Q0 0 {r[0]} 0Z"
    )
    window = _window(corner, 6, 3, ROUND, 4)
    x = 14.5 if corner in (0, 3) else SIZE - 14.5
    y = 14.5 if corner in (0, 1) else SIZE - 14.5
    boss = circle(x, y, 5.6, gold, LINE, 1.6) + circle(x, y, 2, "#9c2a26", LINE, 1)
    return (
        path(outer + window, stone, "#4b3415", 1.6, fill_rule="evenodd")
        + path(window, "none", LINE, 2.6)
        + path(window, "none", "#fff8e2", 0.8, opacity=0.5)
        + boss
    )


def lit(corner: int) -> str:
    """Sunlight along the inside of a quadrant: a legal target."""
    d = _window(corner, 12, 9, ROUND - 5, 4)
    return (
        path(d, "none", SUN, 17, opacity=0.32)
        + path(d, "none", INK, 10)
        + path(d, "none", SUN, 6.4)
        + path(d, "none", "#fffbe0", 2)
    )


def road() -> str:
    """The cobbled ring road, 244 across, its middle clear of stones under the medallion."""
    rnd = random.Random(7)
    out = (
        circle(3, 5, 119, SHADE, opacity=0.28)
        + circle(0, 0, 119, "#6e5228")
        + circle(0, 0, 116, radial("#d9c295", "#b89a68", radius=0.8))
    )
    for radius in (72, 83, 94, 105, 113):
        n, off = int(2 * math.pi * radius / 17), rnd.uniform(0, 20)
        for x, y, a in ring(0, 0, radius, n, off):
            pebble = ellipse(
                0, 0, rnd.uniform(6.6, 7.8), 4.7, rnd.choice(("#ead8ae", "#dcc693", "#f2e3bf", "#cfb783")), "#8d7145", 1
            ) + line("M-4-1.6Q-1-3.4 3-2.6", "#fff", 1, opacity=0.5)
            out += group(pebble, x, y, rotate=a + 90)
    return out + circle(0, 0, 116, "none", "#fff3d0", 1.4, opacity=0.5) + circle(0, 0, 119, "none", LINE, 2)


def _medallion(inside: str) -> str:
    return (
        circle(3, 5, 63, SHADE, opacity=0.42)
        + circle(0, 0, 63, gold, LINE, 2.4)
        + circle(0, 0, 57, CLOTH_DARK, LINE, 2)
        + inside
        + "".join(circle(x, y, 1.5, "#fff3c4", "#6b4410", 0.8) for x, y, _ in ring(0, 0, 60, 28))
    )


def medallion_country() -> str:
    """A sheaf in a star, and the arrow that says: clockwise."""
    points = "".join(group(path("M0-46L4-34L0-22L-4-34Z", GOLD, opacity=0.6), rotate=30 * k) for k in range(12))
    return _medallion(points + group(sheaf(0, 0), -3, 17) + _arrow())


def _arrow() -> str:
    arc = "M-39-29A48.5 48.5 0 0 1 36-33"
    return line(arc, LINE, 7) + line(arc, "#fbe39a", 3.6) + path("M44-24L42-42L27-33Z", "#fbe39a", LINE, 1.8)


def medallion_town() -> str:
    """A light field for the next advisor, with the same arrow."""
    points = "".join(group(path("M0-50L3-44L0-38L-3-44Z", GOLD, opacity=0.5), rotate=30 * k) for k in range(12))
    return _medallion(points + circle(0, 0, 40, "#cfe0e6", LINE, 1.8) + circle(0, 0, 40, "none", GOLD, 1) + _arrow())


def footprint() -> str:
    """One step of light on the road, toes up."""
    return path("M-4.4 5C-5.6 0-5-8 0-8S5.6 0 4.4 5ZM-3.6 7.8H3.6Q3.6 12 0 12T-3.6 7.8Z", SUN, INK, 2)


def landing() -> str:
    """The disc of light where a councilor may arrive."""
    return (
        ellipse(0, 2, 27, 13, SUN, opacity=0.3)
        + ellipse(0, 0, 24, 10.4, SUN, INK, 5.2, fill_opacity=0.55)
        + ellipse(0, 0, 24, 10.4, "none", SUN, 2.6)
    )


def sprites() -> Iterator[Sprite]:
    """`crown/rondel/<id>`."""
    for name, corner in CORNERS.items():
        yield Sprite(f"crown/rondel/frame_{name}", document(SIZE, SIZE, frame(corner)), quality=92)
        yield Sprite(f"crown/rondel/lit_{name}", document(SIZE, SIZE, lit(corner)), quality=92)
    yield Sprite("crown/rondel/road", document(250, 250, road(), (-122, -122, 250, 250)), quality=86)
    for name, draw in (("medallion_country", medallion_country), ("medallion_town", medallion_town)):
        yield Sprite(f"crown/rondel/{name}", document(134, 134, draw(), (-66, -66, 134, 134)), quality=90)
    yield Sprite("crown/rondel/footprint", document(24, 28, footprint(), (-12, -12, 24, 28)), quality=94)
    yield Sprite("crown/rondel/landing", document(60, 36, landing(), (-30, -17, 60, 36)), quality=94)
