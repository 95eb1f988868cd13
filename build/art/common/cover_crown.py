"""The cover of Crown of Emara: the crown above castle, fields and mill, two councilors on the road."""

from __future__ import annotations

import math
import random

from common.buildings import OUTLINE, fir, masonry, opening, round_tower, windmill
from common.house import lettering, lozenge
from palette import LINE, SEATS, gold, grass, ivory_panel, madder, roof_blue, roof_red, seat_cloth, sky
from svg import box, circle, clip, document, ellipse, group, line, linear, num, path, points, radial, rect
from texture import grain

BOX = 280, 392
WINDOW = 26, 26, 228, 278
GREEN = "#2f5a3a"


def _ashlar() -> str:
    luck, body = random.Random(3), rect(0, 0, *BOX, 0, "#9a7648")
    for row in range(22):
        x = -14.0 if row % 2 else 0.0
        while x < BOX[0]:
            w = luck.choice((22, 28, 34))
            tone = luck.choice(("#ead2a2", "#e2c794", "#dcbf88", "#e6cb98"))
            body += rect(x + 1, row * 18 + 1, w - 2, 16, 2, tone) + line(
                f"M{num(x + 3)} {row * 18 + 2.4}h{w - 6}", "#fff8e4", 1.2, opacity=0.7
            )
            body += line(f"M{num(x + 3)} {row * 18 + 16}h{w - 6}", "#8a6336", 1.2, opacity=0.5)
            x += w
    return body + rect(0, 0, *BOX, 0, grain(), opacity=0.35)


def _sky() -> str:
    body = rect(20, 20, 240, 200, 0, sky)
    for k in range(18):
        a = math.pi * k / 9
        tips = [(140 + 280 * math.sin(b), 96 - 280 * math.cos(b)) for b in (a, a + 0.13)]
        body += path(points([(140, 96), *tips]), "#fffbe0", opacity=0.5)
    glow = radial((0, "#fffbe0", 1), (0.6, "#fff0b8", 0.6), (1, "#fff0b8", 0), centre=(0.5, 0.5), radius=0.5)
    body += circle(140, 92, 86, glow)
    for x, y, s in ((52, 66, 1), (226, 78, 0.9), (40, 150, 0.7), (238, 150, 0.7)):
        cloud = "M-26 8Q-30-2-18-3Q-14-14-2-10Q6-16 13-8Q26-9 24 3Q28 8 20 8Z"
        body += group(path(cloud, "#fffdf4", "#c9d9d2", 1), x, y, s)
    return body


def crown(x: float, y: float, scale: float) -> str:
    """A five-pointed crown with pearls and enamel, 130 wide and 96 high round (x, y)."""
    shape = "M-52 26L-62-24L-34-2L-24-40L0-8L24-40L34-2L62-24L52 26C30 34-30 34-52 26Z"
    arch = "M-50-12C-44-44-20-56 0-56C20-56 44-44 50-12"
    body = path("M-46 22C-44-24-24-44 0-46C24-44 44-24 46 22Z", linear("#a8302c", "#6e1518"), LINE, 1.6)
    body += line(arch, LINE, 8) + line(arch, "#e2b148", 5) + line("M0-8V-54", LINE, 8) + line("M0-8V-54", "#e2b148", 5)
    body += path(shape, gold, LINE, 2.8) + path(
        "M-48 6L-55-12L-32 8L-23-22L0 4L23-22L32 8L55-12L48 6Z", "#fff3b8", opacity=0.5
    )
    body += path("M-52 14C-28 23 28 23 52 14L53 27C30 36-30 36-53 27Z", madder, LINE, 2)
    body += line("M-50 16.6C-28 25 28 25 50 16.6", "#fbe39a", 1.4)
    body += "".join(circle(px, 23 + 3.4 * (1 - abs(px) / 40), 4.4, "#fbe39a", LINE, 1.2) for px in (-36, 0, 36))
    body += "".join(path(lozenge(px, 25, 8, 9), "#2f5fa6", "#fbe39a", 1) for px in (-18, 18))
    for px, py in ((-62, -26), (-24, -43), (24, -43), (62, -26)):
        body += circle(px, py, 5.6, "#fff6df", LINE, 1.8) + circle(px - 1.6, py - 1.6, 1.5, "#fff")
    body += (
        circle(0, -60, 7, "#2f5fa6", LINE, 2)
        + line("M0-67V-78M-5-73H5", LINE, 5)
        + line("M0-67V-78M-5-73H5", "#fbe39a", 2.4)
    )
    return group(body, x, y, scale)


def _land() -> str:
    body = path("M20 226Q76 194 128 214T260 202V310H20Z", linear("#c3cf86", "#93ad5c"), "#5f7a34", 1)
    body += windmill(60, 224, 1.05)
    body += "".join(fir(x, y, k) for x, y, k in ((224, 222, 0.9), (242, 230, 1.15), (208, 220, 0.7)))
    body += path("M20 250Q90 232 140 246T260 240V310H20Z", grass, "#4a6b2a", 1)
    return body


def _castle() -> str:
    body = round_tower(92, 262, 26, 80, roof_red) + round_tower(188, 262, 26, 80, roof_red)
    body += masonry(92, 220, 96, 42, merlons=False)
    body += "".join(rect(97 + k * 9.6, 214, 6, 7, 0, "#f2d9a6", OUTLINE, 0.8) for k in range(10))
    body += round_tower(122, 260, 21, 100, roof_blue) + round_tower(158, 260, 21, 100, roof_blue)
    body += masonry(118, 200, 44, 60, merlons=False) + "".join(
        rect(119 + k * 9, 194, 6, 7, 0, "#f2d9a6", OUTLINE, 0.8) for k in range(5)
    )
    body += "".join(opening(x, 226, 6, 14) for x in (128, 140, 152)) + opening(140, 262, 20, 32)
    body += "".join(
        path(f"M{x} 212h13v22l-6.5-5l-6.5 5Z", fill, LINE, 1.1)
        for x, fill in ((85.5, seat_cloth(0, 8)), (181.5, seat_cloth(1, 8)))
    )
    return body + "".join(line(f"M{x} 240V262", "#8a5a2c", 1) for x in (135, 140, 145))


def _fields() -> str:
    body = path("M20 264Q100 250 150 262T260 258V310H20Z", linear("#f2d173", "#cf9c3c"), "#8a5f20", 1)
    body += path("M108 310Q122 276 130 262H150Q158 278 182 310Z", "#f3e2b6", "#a98348", 1.2)
    for x in (*range(30, 112, 9), *range(184, 258, 9)):
        y = 304 - (x * 7 % 13)
        body += line(f"M{x} {y}v-15m-3 4l3-4l3 4m-6 5l3-4l3 4", "#9a6a1c", 1.5)
    return body


def councilor(x: float, y: float, seat: int, scale: float = 1) -> str:
    """A councilor standing on (x, y), 46 high, in the seat's patterned robe."""
    colours = SEATS[seat]
    robe = "M-14 0C-14-12-11-24-6-28H6C11-24 14-12 14 0Q0 4-14 0Z"
    body = ellipse(3, 0, 16, 4, "#1c0e04", opacity=0.3) + path(robe, seat_cloth(seat, 9), LINE, 2)
    body += path("M-14 0C-14-12-11-24-6-28H-2C-7-20-9-10-9 2Z", colours.dark, opacity=0.35)
    body += circle(0, -35, 7.6, "#e2b184", LINE, 1.8) + path(
        "M-8.4-36C-8-48 8-48 8.4-36Q0-40-8.4-36Z", colours.base, LINE, 1.8
    )
    return group(body + path("M-9.6-36Q0-41 9.6-36L9-33.4Q0-38-9-33.4Z", "#f1e6cd", LINE, 1.2), x, y, scale)


def cover_crown() -> str:
    """280 × 392, with its title."""
    x, y, w, h = WINDOW
    people = councilor(126, 302, 0, 0.72) + councilor(158, 296, 1, 0.64)
    scene = clip(box(x, y, w, h, 4), _sky() + _land() + _castle() + _fields() + people + crown(140, 98, 0.86))
    body = _ashlar() + rect(x - 3, y - 1, w + 8, h + 9, 6, "#3a2313", opacity=0.45) + scene
    body += (
        rect(x, y, w, h, 4, "none", LINE, 10)
        + rect(x, y, w, h, 4, "none", GREEN, 7)
        + rect(x, y, w, h, 4, "none", gold, 2.4)
    )
    body += "".join(
        path(lozenge(cx, cy, 20, 20), gold, LINE, 1.6) + path(lozenge(cx, cy, 10, 10), madder)
        for cx in (x, x + w)
        for cy in (y, y + h)
    )
    body += (
        rect(19, 317, 244, 60, 6, "#3a2313", opacity=0.5)
        + rect(18, 314, 244, 58, 5, ivory_panel, LINE, 8)
        + rect(18, 314, 244, 58, 5, "none", GREEN, 5.4)
    )
    body += rect(24, 320, 232, 46, 3, "none", "#c58a22", 1.6)
    return document(*BOX, body + lettering(140, 351.5, 23.4, "Crown of Emara", "#4a2208", 0.2))
