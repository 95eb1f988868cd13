"""The wall behind the title: bricks, tiled frieze and the light that falls on both.

All three work in any window. `brick` repeats in both directions; `frieze` repeats from left to right along the upper
edge and carries its own gold ledge and shadow; `light` is stretched over the whole window, above brick and frieze.
"""

from __future__ import annotations

import random

from common.girih import TURQUOISE_WALL, girih
from common.house import EDGE, lozenge
from palette import gold
from svg import box, clip, document, group, line, linear, path, radial, rect
from texture import blotch, grain

BRICK = 512, 512
FRIEZE = 240, 88
LIGHT = 960, 540
COURSES, ROW, LONG = 24, 512 / 24, 64


def _brick_colour(luck: random.Random) -> str:
    q = luck.uniform(-1, 1)
    red, green, blue = 124 + 17 * q, 80 + 13 * q, 47 + 9 * q
    if luck.random() < 0.09:
        red, green, blue = red * 0.8, green * 0.76, blue * 0.76
    return f"#{int(red):02x}{int(green):02x}{int(blue):02x}"


def _one_brick(x: float, y: float, colour: str, luck: random.Random) -> str:
    tilt, chip = luck.uniform(-0.5, 0.5), luck.random() < 0.12
    body = rect(x + 1.2, y + 1.3 + tilt * 0.4, LONG - 2.4, ROW - 2.6, 2.6, colour)
    body += line(f"M{x + 3:.1f} {y + 2.7:.1f}H{x + LONG - 3:.1f}", "#d09a62", 1.3, opacity=0.4)
    body += line(f"M{x + 2.4:.1f} {y + 3.6:.1f}V{y + ROW - 4:.1f}", "#d09a62", 1, opacity=0.22)
    body += line(f"M{x + 3:.1f} {y + ROW - 2.2:.1f}H{x + LONG - 3:.1f}", "#26130a", 1.5, opacity=0.42)
    if chip:
        cx = x + luck.uniform(8, LONG - 14)
        body += path(f"M{cx:.1f} {y + ROW - 1.4:.1f}l3-3.4l4 1l2 2.4Z", "#4a2c18")
    return body


def brick() -> str:
    """512 × 512, seamless."""
    luck = random.Random(7)
    body = rect(0, 0, *BRICK, 0, "#452815")
    for course in range(COURSES):
        shift = LONG / 2 if course % 2 else 0
        colours = [_brick_colour(luck) for _ in range(8)]
        looks = [luck.randrange(1 << 30) for _ in range(8)]
        for k in range(-1, 8):
            body += _one_brick(k * LONG + shift, course * ROW, colours[k % 8], random.Random(looks[k % 8]))
    body += rect(0, 0, *BRICK, 0, grain(), opacity=0.75) + rect(0, 0, *BRICK, 0, blotch(), opacity=0.4)
    return document(*BRICK, body)


def frieze() -> str:
    """240 × 88, seamless from left to right: girih 60 high, gold ledge to 71, soft shadow below."""
    w, h = FRIEZE
    fade = linear((0, EDGE, 0.62), (1, EDGE, 0))
    shade = linear((0, "#0a0510", 0.5), (0.3, "#0a0510", 0.12), (1, "#0a0510", 0.3))
    body = rect(0, 70, w, h - 70, 0, fade)
    body += clip(box(0, 0, w, 60), girih(60, TURQUOISE_WALL, 4, 1)) + rect(0, 0, w, 60, 0, shade)
    body += (
        rect(0, 58, w, 13, 0, EDGE) + rect(0, 59.5, w, 9.5, 0, gold) + rect(0, 60, w, 1.4, 0, "#fff6d2", opacity=0.8)
    )
    body += "".join(path(lozenge(k * 15 + 7.5, 64.6, 8, 4.4), "#6b3d0d", opacity=0.75) for k in range(16))
    return document(w, h, body)


def light() -> str:
    """960 × 540, stretched over the window: lamp light from the upper left, three beams, dusk to the lower right."""
    w, h = LIGHT
    warm = radial(
        (0, "#ffd9a0", 0.4), (0.4, "#a8622e", 0.08), (0.62, "#2c120a", 0.3), (1, "#0d0512", 0.84),
        centre=(0.22, 0.14), radius=1.0,
    )  # fmt: skip
    beam = linear((0, "#ffe2a8", 0), (0.5, "#ffe2a8", 0.1), (1, "#ffe2a8", 0))
    body = rect(0, 0, w, h, 0, warm)
    for x, y, thick, strength in ((-90, 90, 90, 1.0), (-60, 190, 54, 0.8), (60, -20, 70, 0.7)):
        ray = rect(-200, 0, 1400, thick, 0, beam, opacity=strength)
        body += group(ray, x, y, rotate=42)
    return document(w, h, body)
