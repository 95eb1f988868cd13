"""The board: illuminated frame, sea with the known world, the round city, divider and city ground; 1228 × 784.

The map is 1192 × 446 from (18, 18); the divider lies at y 462–473, the city from y 472 on. What changes lies on top.
"""

from __future__ import annotations

import math
import random

from alrashid.lands import rough, smooth
from alrashid.landscape import dhow, fish
from alrashid.ornament import diaper_gold, gold_frame, rosette, vine, waves
from alrashid.paints import EDGE_SOFT, ivory_flat, lapis, leaf_sky, sea
from common.buildings import EMERALD, OUTLINE, dome, palm
from common.house import keel
from palette import GOLD_DARK, LAPIS, LAPIS_DARK, VERMILION, gold, wall
from svg import Point, box, circle, clip, group, line, linear, num, path, rect, ring, star
from texture import blotch, grain

WIDTH, HEIGHT, BAND = 1228, 784, 18
MAP = 1192, 446
CITY_TOP = 454

CONTINENT: list[Point] = [
    (318, 20), (420, -20), (640, -20), (900, -20), (1210, -20), (1215, 120), (1196, 214), (1140, 236), (1086, 228),
    (1062, 250), (1080, 330), (1060, 420), (1010, 470), (900, 470), (820, 440), (790, 352), (770, 290), (742, 280),
    (716, 312), (700, 350), (690, 420), (640, 470), (470, 470), (366, 440), (356, 300), (380, 246), (330, 200),
]  # fmt: skip
WEST: list[Point] = [
    (-20, -20), (150, -20), (296, -14), (306, 60), (298, 150), (268, 214), (160, 222), (60, 216), (-20, 222),
]  # fmt: skip
SOUTH: list[Point] = [
    (-20, 240), (60, 232), (180, 238), (290, 244), (306, 300), (300, 400), (268, 470), (-20, 470),
]  # fmt: skip
TIGRIS = "M560 -10C590 60 602 150 612 212C622 262 662 286 694 316C716 336 730 330 748 318"
EUPHRATES = "M470 -10C500 90 540 190 572 232C600 268 640 296 684 330"
ROADS = (
    "M692 332C654 288 614 262 594 214",
    "M692 332C714 268 734 244 744 200",
    "M692 332C654 348 634 350 604 350",
    "M692 332C744 338 764 328 804 323",
    "M1034 300C1074 258 1054 238 1054 200",
    "M294 110V130",
    "M154 240V200",
    "M296 258C354 218 344 238 414 200",
)
LANES = ("M294 338C324 368 344 368 364 338", "M1044 338C1084 348 1114 378 1134 410")


def _mass(points: list[Point], name: str) -> str:
    seed = random.Random(f"mass {name}")
    chain = points
    for amount in (6, 3.2, 1.6):
        chain = rough(chain, amount, seed)
    return smooth(chain)


def _ground(d: str) -> str:
    """Land nobody fights for: dim gold earth with a coast of light."""
    glow = "".join(path(d, "none", "#bcd6f5", w, opacity=o) for w, o in ((18, 0.13), (11, 0.18), (5, 0.28)))
    earth = linear("#e2c283", (0.5, "#d4ad69"), "#c49855", to=(0.5, 1))
    body = glow + path(d, earth, "#3a1f0a", 2.6) + path(d, blotch(), opacity=0.24)
    return body + clip(d, path(d, "none", "#7a5426", 16, opacity=0.22) + path(d, "none", "#7a5426", 7, opacity=0.28))


def _river(d: str) -> str:
    return line(d, "#3a1f0a", 6.4) + line(d, "#2d62c2", 4.8) + line(d, "#8fb4ee", 1.3, opacity=0.8)


def round_city(x: float, y: float, r: float) -> str:
    """Baghdad, the round city, with four gates."""
    body = circle(x + 2, y + 4, r + 5, "#120402", opacity=0.4) + circle(x, y, r + 5, LAPIS_DARK, "#3a1f0a", 1.5)
    body += circle(x, y, r + 2, leaf_sky, EDGE_SOFT, 1.6) + circle(x, y, r - 3, ivory_flat, EDGE_SOFT, 1.4)
    body += circle(x, y, r - 9, "none", LAPIS, 3.2) + circle(x, y, r - 15, "none", VERMILION, 1.4)
    for k in range(24):
        c, s = math.cos(math.pi * k / 12), math.sin(math.pi * k / 12)
        d = f"M{num(x + (r - 6) * c)} {num(y + (r - 6) * s)}L{num(x + (r + 1) * c)} {num(y + (r + 1) * s)}"
        body += line(d, "#7a4a10", 1.2)
    gate = rect(-7, -7, 14, 12, 1, "#f6e0b4", EDGE_SOFT, 1.2) + path(keel(0, 5, 7, 10), "#4a2410")
    gate += path("M-7-7V-10H-3.5V-7H-1.75V-10H1.75V-7H3.5V-10H7V-7Z", "#f6e0b4", EDGE_SOFT, 0.9)
    body += "".join(group(gate, gx, gy, rotate=turn + 90) for gx, gy, turn in ring(x, y, r - 5, 4, 45))
    houses = ((-15, 5), (15, 5), (-9, 9), (9, 9))
    body += "".join(rect(x + dx - 3, y + dy, 6, 6, 0, wall, OUTLINE, 0.8) for dx, dy in houses)
    return (
        body
        + group(dome(0, 8, 26, 26, EMERALD), x, y)
        + rect(x - 13, y + 7, 26, 9, 1, wall, EDGE_SOFT, 1.1)
        + "".join(path(keel(x + d, y + 16, 4, 7), "#4a2410") for d in (-8, 0, 8))
    )


def compass(x: float, y: float, r: float) -> str:
    """A wind rose with a vermilion north."""
    body = circle(x, y, r, LAPIS_DARK, "#f4dfa0", 1.4, fill_opacity=0.5)
    body += path(star(x, y, r * 0.72, r * 0.2, 4, -45), "#f4dfa0", LAPIS_DARK, 0.8)
    body += path(star(x, y, r * 0.98, r * 0.22, 4), gold, LAPIS_DARK, 1)
    return (
        body
        + path(f"M{x} {num(y - r)}L{num(x + r * 0.2)} {num(y - r * 0.2)}L{x} {y}Z", VERMILION)
        + circle(x, y, r * 0.14, "#fffaf0", LAPIS_DARK, 1)
    )


def islet(x: float, y: float, r: float, colour: str) -> str:
    """A small island."""
    seed = random.Random(f"islet {x} {y}")
    chain = [(px + seed.uniform(-2, 2), y + (py - y) * 0.8) for px, py, _ in ring(x, y, r, 9)]
    d = smooth(chain)
    return (
        path(d, "none", "#bcd6f5", 11, opacity=0.2)
        + path(d, "none", "#bcd6f5", 5, opacity=0.3)
        + path(d, colour, "#3a1f0a", 2)
    )


def range_of_peaks(x: float, y: float, count: int, step: float, turn: float = 0) -> str:
    """A chain of little drawn mountains between lands."""
    one = path("M-6 4L0-7L6 4Z", "#d8b67e", "#5c3a14", 1.1) + path("M0-7L6 4H1.6Z", "#8f6a34", opacity=0.7)
    return group("".join(group(one, k * step, (k % 2) * 2.4) for k in range(count)), x, y, rotate=turn)


def the_map() -> str:
    """The sea and the lands between the lands."""
    w, h = MAP
    body = rect(0, 0, w, h, 0, sea) + rect(0, 0, w, h, 0, waves()) + rect(0, 0, w, h, 0, blotch(), opacity=0.3)
    for name, mass in (("east", CONTINENT), ("west", WEST), ("south", SOUTH)):
        body += _ground(_mass(mass, name))
    body += _river(EUPHRATES) + _river(TIGRIS)
    body += "".join(
        line(d, "#3f250c", 3.4, opacity=0.5) + line(d, "#fff0c4", 1.9, stroke_dasharray="6 5") for d in ROADS
    )
    body += "".join(
        line(d, LAPIS_DARK, 4, opacity=0.6) + line(d, "#ffd98a", 2.1, stroke_dasharray="7 6") for d in LANES
    )
    body += range_of_peaks(642, 216, 6, 13)
    body += range_of_peaks(930, 222, 6, 13, -2) + range_of_peaks(440, 222, 4, 13, 3)
    body += (
        islet(324, 372, 10, "#e6cf9c")
        + islet(318, 262, 8, "#e6cf9c")
        + islet(1072, 414, 12, "#cfe0c8")
        + palm(1071, 413, 0.5)
    )
    body += islet(740, 420, 6, "#f3dcb4") + islet(1090, 262, 6, "#e4dcec") + islet(310, 224, 6, "#e6cf9c")
    body += dhow(323, 318, 0.74) + compass(1134, 408, 25) + dhow(742, 380, 0.66, 1, LAPIS) + fish(322, 408, 0.9, -14)
    return body + fish(1112, 362, 0.8, 150) + palm(676, 430, 0.7) + palm(662, 436, 0.5) + round_city(692, 332, 44)


def illuminated(w: float, h: float, t: float = BAND) -> str:
    """The frame of the board: lapis band with a gold vine and four rosettes."""
    window = box(0, 0, w, h, 6) + box(t, t, w - 2 * t, h - 2 * t, 2)
    body = path(window, lapis, fill_rule="evenodd")
    for x, y, length, turn in (
        (t, t / 2, w - 2 * t, 0),
        (t, h - t / 2, w - 2 * t, 0),
        (t / 2, t, h - 2 * t, 90),
        (w - t / 2, t, h - 2 * t, 90),
    ):
        body += group(vine(length), x, y, rotate=turn)
    body += "".join(group(rosette(11), x, y) for x in (t / 2, w - t / 2) for y in (t / 2, h - t / 2))
    body += rect(1.2, 1.2, w - 2.4, h - 2.4, 6, "none", GOLD_DARK, 2.4) + rect(
        1.2, 1.2, w - 2.4, h - 2.4, 6, "none", "#f0c552", 1.4
    )
    return body + gold_frame(t, t, w - 2 * t, h - 2 * t, 2, 3.2)


def divider(w: float) -> str:
    """The vine between map and city, 11 high."""
    body = rect(0, 0, w, 11, 0, lapis) + group(vine(w, 2.6, 40), 0, 5.5)
    return body + rect(0, -0.6, w, 2, 0, "#e0b04c", EDGE_SOFT, 0.6) + rect(0, 9.6, w, 2, 0, "#e0b04c", EDGE_SOFT, 0.6)


def board() -> str:
    """The whole board."""
    w, h = MAP
    body = rect(0, 0, WIDTH, HEIGHT, 6, "#140504")
    body += group(clip(box(0, 0, w, h), the_map()), BAND, BAND)
    city = rect(0, 0, w, 96, 0, leaf_sky) + rect(0, 0, w, 96, 0, diaper_gold()) + rect(0, 92, w, 202, 0, "#e9dcc0")
    body += group(city + rect(0, 92, w, 202, 0, grain(), opacity=0.1), BAND, BAND + CITY_TOP)
    return body + group(divider(w), BAND, BAND + 444) + illuminated(WIDTH, HEIGHT)
