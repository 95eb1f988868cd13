"""The curtain between two people at one table: heavy wine-red cloth, opaque everywhere.

    cloth    480 × 240, repeats in both directions; fill the window with it first.
    valance  480 × 168, repeats from left to right along the upper edge (its lower edge is scalloped).
    hem      480 × 120, repeats from left to right along the lower edge; the last 8 units are shadow.
The medallion (star/medallion) hangs in the middle, at about y = 360; words stand below it, cream #fff6df (4.8 : 1 on
the lightest fold, about 9 : 1 on most of the cloth).
"""

from __future__ import annotations

import math
from itertools import pairwise

from common.house import EDGE, khatam, lozenge
from palette import gold
from svg import circle, document, group, line, linear, num, path, rect, star, tile
from texture import weave

CLOTH = 480, 240
FOLDS = (0, 62, 150, 222, 318, 396, 480)


def _folds(dark: float, light: float) -> str:
    """Light and shade of the folds as a paint over 480 units; equal at both ends."""
    stops: list[tuple[float, str, float]] = []
    for left, right in pairwise(FOLDS):
        a, w = left / 480, (right - left) / 480
        stops += [(a, "#14020a", dark), (a + w * 0.2, "#14020a", dark * 0.35), (a + w * 0.36, "#ffb08a", light)]
        stops += [(a + w * 0.52, "#ffb08a", light * 0.2), (a + w * 0.8, "#14020a", dark * 0.55)]
    return linear(*stops, (1, "#14020a", dark), to=(1, 0))


def _damask() -> str:
    """80 × 120: an ogee lattice with a star in every mesh."""
    mesh = "M40 0C40 26 0 34 0 60C0 86 40 94 40 120C40 94 80 86 80 60C80 34 40 26 40 0Z"
    sign = path(star(0, 0, 15, 8.4, 8), "#a8394a") + path(khatam(0, 0, 7), "#5e1420")
    bud = path("M0-24C7-18 7-8 0-2C-7-8-7-18 0-24Z", "#a8394a")
    flower = sign + group(bud, 0, -12) + group(bud, 0, 12, rotate=180)
    body = path(mesh, "none", "#a8394a", 2.2) + group(flower, 40, 60, 0.8)
    return body + "".join(group(flower, x, y, 0.8) for x in (0, 80) for y in (0, 120))


def cloth() -> str:
    """480 × 240, seamless."""
    w, h = CLOTH
    body = rect(0, 0, w, h, 0, "#741a28") + rect(0, 0, w, h, 0, tile(80, 120, _damask()), opacity=0.5)
    return document(w, h, body + rect(0, 0, w, h, 0, weave()) + rect(0, 0, w, h, 0, _folds(0.62, 0.2)))


def _scallop(y: float, drop: float) -> str:
    """The lower edge of the valance as path data, from right to left: two swags of 240."""
    return f"V{num(y)}Q360 {num(y + drop * 2)} 240 {num(y)}Q120 {num(y + drop * 2)} 0 {num(y)}Z"


def _fringe(y: float, drop: float, length: float) -> str:
    """Threads hanging from the swags."""
    body = ""
    for k in range(96):
        x = k * 5 + 2.5
        sag = 4 * ((x % 240) / 240) * (1 - (x % 240) / 240) * drop
        top = y + sag - 1
        tone = "#f2cf73" if k % 2 else "#c08a2c"
        body += line(f"M{num(x)} {num(top)}v{num(length + (k % 3) * 1.2)}", "#4d300f", 4.4) + line(
            f"M{num(x)} {num(top)}v{num(length + (k % 3) * 1.2)}", tone, 2.8
        )
    return body


def _tassel(x: float, y: float) -> str:
    """A gold tassel hanging from (x, y), 62 long."""
    skirt = "M-9 22C-12 40-13 52-14 60H14C13 52 12 40 9 22Z"
    body = line("M0 0V14", "#4d300f", 5) + line("M0 0V14", "#e2b148", 2.8) + path(skirt, gold, "#4d300f", 2)
    body += line("M-6 28L-9 58M0 28V58M6 28L9 58", "#7a4a10", 1.6, opacity=0.8)
    return group(body + circle(0, 17, 8.4, gold, "#4d300f", 2) + circle(-2.4, 14.4, 2.4, "#fff6d2"), x, y)


def valance() -> str:
    """480 × 168: swags with braid, fringe and tassels, with the shadow they throw on the cloth."""
    shade = "".join(path("M0 0H480" + _scallop(84 + k * 5, 30), "#0d0206", opacity=0.15) for k in range(7))
    front = "M0 0H480" + _scallop(84, 30)
    body = shade + _fringe(84, 30, 20) + path(front, "#7f1d2c") + path(front, tile(80, 120, _damask()), opacity=0.55)
    body += path(front, weave()) + path(front, linear((0, "#000", 0.5), (0.35, "#000", 0), (1, "#ffb08a", 0.12)))
    swag = "M0 84Q120 144 240 84Q360 144 480 84"
    for dy, strength in ((-62, 0.3), (-44, 0.24), (-26, 0.18)):
        body += group(
            line(swag, "#14020a", 7, opacity=strength) + line(swag, "#ffb08a", 2, opacity=strength * 0.6), 0, dy
        )
    body += (
        path(swag, "none", EDGE, 13)
        + path(swag, "none", "#c9963f", 9)
        + path(swag, "none", "#fbe39a", 2.4, stroke_dasharray="7 5")
    )
    body += rect(-4, 0, 488, 15, 0, gold, EDGE, 3) + "".join(
        path(lozenge(12 + k * 24, 7.4, 11, 6), "#7a4a10") for k in range(20)
    )
    return document(480, 168, body + "".join(_tassel(x, 88) for x in (0, 240, 480)))


def hem() -> str:
    """480 × 120: braid and long fringe at the foot of the cloth."""
    body = rect(0, 0, 480, 120, 0, linear((0, "#0d0206", 0), (0.4, "#0d0206", 0.35), (1, "#0d0206", 0.8)))
    for k in range(80):
        x, tone = k * 6 + 3, "#e6bb58" if k % 2 else "#b07c26"
        sway = 1.4 * math.sin(k * math.pi / 8)
        body += line(f"M{x} 70L{num(x + sway)} {num(108 + (k % 4))}", "#3d240a", 5.2) + line(
            f"M{x} 70L{num(x + sway)} {num(108 + (k % 4))}", tone, 3.2
        )
    body += rect(-4, 40, 488, 34, 0, "#123e49", EDGE, 3) + rect(-4, 43, 488, 5, 0, gold) + rect(-4, 66, 488, 5, 0, gold)
    for k in range(16):
        x = 15 + k * 30
        body += (
            path(star(x, 57, 8.6, 4.8, 8), "#f0c552", EDGE, 1)
            if k % 2
            else path(lozenge(x, 57, 13, 9), "#c4341c", "#fbe39a", 1.2)
        )
    return document(480, 120, body + rect(0, 36, 480, 84, 0, _folds(0.5, 0.14)))
