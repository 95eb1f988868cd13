"""The seven lands: a coast of its own for each and the landscape inside it, as one picture 310 × 240.

The picture's (155, 12) is the land's middle at the top. Room is kept for: the name, y 16–43; the row of note, chip and
raiders round y 68; six ware spaces on a shelf round y 112, 42 apart; the carpet of five spaces at y 198, 51 apart.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from alrashid import landmarks as mark
from alrashid import landscape as scene
from alrashid.landscape import hill, karst, peak
from alrashid.paints import ivory_flat
from common.buildings import camel, palm
from svg import Point, box, circle, clip, line, linear, num, path, rect
from texture import blotch

WIDTH, HEIGHT, MIDDLE, TOP = 310, 240, 155, 12
HORIZON = 190
Land = str

_WEST_BAY = [(-136, 118), (-121, 136), (-124, 152), (-141, 168)]
_EAST_BAY = [(141, 168), (124, 152), (120, 137), (137, 120)]
COASTS: dict[Land, list[Point]] = {
    "frank": [
        (-104, 12), (-64, 2), (-30, 9), (6, -3), (52, 5), (92, 0), (126, 15), (141, 40), (136, 66), (142, 96),
        *_EAST_BAY[::-1], (143, 186), (136, 208), (98, 213), (60, 206), (14, 214), (-40, 208), (-92, 216), (-136, 208),
        (-144, 184), (-136, 160), (-120, 146), (-126, 128), (-141, 112), (-144, 84), (-134, 62), (-139, 34),
    ],
    "rum": [
        (-128, 14), (-96, 4), (-44, 10), (0, -2), (60, 7), (108, 2), (138, 20), (144, 56), (138, 92), (142, 128),
        (134, 150), (144, 180), (138, 208), (104, 216), (84, 207), (44, 213), (0, 206), (-44, 215), (-84, 207),
        (-134, 212), (-143, 186), (-120, 160), (-134, 144), (-122, 128), (-142, 112), (-137, 84), (-144, 52),
    ],
    "khorasan": [
        (-134, 22), (-118, 6), (-66, 9), (-20, 0), (34, 8), (86, -1), (130, 10), (143, 40), (139, 80), (144, 120),
        (136, 152), (143, 190), (130, 211), (76, 207), (20, 215), (-30, 209), (-88, 214), (-132, 209), (-144, 182),
        (-136, 146), (-143, 108), (-137, 66),
    ],
    "sin": [
        (-138, 26), (-124, 8), (-76, 2), (-28, 8), (22, -2), (66, 7), (112, 6), (128, 22), (141, 34), (134, 54),
        (144, 84), (137, 112), (122, 128), (128, 146), (143, 166), (138, 206), (112, 214), (62, 208), (12, 215),
        (-36, 207), (-84, 214), (-132, 208), (-144, 176), (-138, 140), (-144, 100), (-138, 62),
    ],
    "ifriqiya": [
        (-132, 16), (-84, 6), (-60, 14), (-20, 0), (26, 6), (52, -2), (96, 9), (132, 8), (143, 32), (138, 70),
        (146, 104), (128, 128), (122, 148), (144, 172), (140, 206), (100, 215), (46, 209), (-8, 216), (-62, 209),
        (-110, 216), (-140, 206), (-147, 170), (-140, 130), (-147, 92), (-140, 54),
    ],
    "arabia": [
        (-130, 20), (-108, 4), (-58, 8), (-10, -2), (42, 7), (94, 0), (134, 16), (144, 46), (138, 84), (147, 112),
        (128, 132), (124, 154), (143, 176), (140, 204), (108, 210), (70, 218), (20, 212), (-30, 217), (-78, 210),
        (-126, 214), (-144, 190), (-140, 152), (-126, 136), (-144, 108), (-138, 74),
    ],
    "hind": [
        (-136, 18), (-112, 4), (-62, 10), (-16, 0), (30, 8), (78, 1), (124, 8), (144, 28), (139, 62), (146, 98),
        (138, 122), (123, 142), (127, 158), (145, 178), (138, 207), (92, 212), (48, 218), (4, 213), (-42, 218),
        (-90, 211), (-134, 208), (-146, 180), (-124, 160), (-121, 140), (-141, 122), (-147, 84), (-139, 50),
    ],
}  # fmt: skip
WASHES: dict[Land, str] = {
    "frank": "#7fae68",
    "rum": "#d38a80",
    "ifriqiya": "#e0ad4a",
    "arabia": "#dd9258",
    "khorasan": "#b99a5a",
    "hind": "#62ab88",
    "sin": "#9f8ecb",
}


def rough(chain: list[Point], amount: float, seed: random.Random) -> list[Point]:
    """The chain with a new point, pushed a little aside, in the middle of every edge."""
    out: list[Point] = []
    for (ax, ay), (bx, by) in zip(chain, chain[1:] + chain[:1], strict=True):
        push = seed.uniform(-amount, amount)
        dx, dy = bx - ax, by - ay
        reach = max(1.0, (dx * dx + dy * dy) ** 0.5)
        out += [(ax, ay), ((ax + bx) / 2 - dy / reach * push, (ay + by) / 2 + dx / reach * push)]
    return out


def smooth(ps: list[Point], k: float = 0.55) -> str:
    """A closed Catmull-Rom curve through the points."""
    n, d = len(ps), f"M{num(ps[0][0])} {num(ps[0][1])}"
    for i in range(n):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = ps[i - 1], ps[i], ps[(i + 1) % n], ps[(i + 2) % n]
        first = f"{num(x1 + (x2 - x0) * k / 3)} {num(y1 + (y2 - y0) * k / 3)}"
        second = f"{num(x2 - (x3 - x1) * k / 3)} {num(y2 - (y3 - y1) * k / 3)}"
        d += f"C{first} {second} {num(x2)} {num(y2)}"
    return d + "Z"


def coast(land: Land) -> str:
    """Path data of the land's outline in its picture."""
    seed = random.Random(f"coast {land}")
    chain = [(x + MIDDLE, y + TOP) for x, y in COASTS[land]]
    for amount in (2.2, 1.3):
        chain = rough(chain, amount, seed)
    return smooth(chain)


# ------------------------------------------------------------------------------------------------------- landscapes


def frank(x: float, y: float) -> str:
    """Green hills, firs, a castle."""
    body = "".join(hill(x + dx, y, w, h, c) for dx, w, h, c in ((-96, 90, 34, "#c2d6a8"), (10, 120, 52, "#b4cc98")))
    body += hill(x - 40, y, 110, 46, "#a4c488") + mark.castle(x - 36, y - 38, 0.66)
    body += hill(x + 70, y, 120, 36, "#bdd6a0") + hill(x + 124, y, 70, 24, "#9fc084")
    body += scene.field(x + 30, y - 4, 50, "#8a9c4a")
    for dx, s in ((-126, 0.8), (-110, 1.05), (-90, 0.85), (84, 0.8), (103, 1.15), (120, 0.85)):
        body += scene.fir(x + dx, y + 2, s)
    return body


def rum(x: float, y: float) -> str:
    """Rosy hills, cypresses and olives, the great church."""
    body = "".join(hill(x + d, y, w, h, c) for d, w, h, c in ((-90, 90, 34, "#eccabb"), (96, 110, 40, "#e2b8a8")))
    body += hill(x + 10, y, 130, 30, "#f2d6c6") + hill(x - 46, y, 80, 22, "#e8bfae")
    body += mark.basilica(x + 62, y - 8, 1.08)
    for d, k in ((-124, 0.9), (-108, 1.15), (108, 1.05), (122, 0.85)):
        body += scene.cypress(x + d, y + 2, k)
    return body + scene.olive(x - 84, y + 2, 0.95) + scene.olive(x + 8, y + 3, 0.8) + scene.olive(x - 30, y + 1, 0.7)


def khorasan(x: float, y: float) -> str:
    """Snow peaks, a caravan, a city with a wind tower."""
    far = ((-116, 60, 44), (-70, 76, 62), (-20, 70, 52), (36, 84, 68), (88, 74, 54), (126, 60, 42))
    body = "".join(peak(x + d, y, w, h, ("#b3a2c0", "#c2a8a8")[k % 2]) for k, (d, w, h) in enumerate(far))
    body += "".join(hill(x + d, y, w, h, c) for d, w, h, c in ((-94, 110, 24, "#dcc09a"), (10, 130, 22, "#d6b48a")))
    body += hill(x + 100, y, 100, 24, "#e0c69e") + mark.windtower(x + 40, y + 1, 0.95)
    body += camel(x - 66, y + 2, 0.17, blanket="#2f9aa0") + camel(x - 96, y + 3, 0.17, hide="#b97a42")
    return body + camel(x - 36, y + 2, 0.17, hide="#d3a068")


def sin(x: float, y: float) -> str:
    """Steep rocks in mist, bamboo, rice fields, a pagoda."""
    rocks = ((-112, 18, 50), (-80, 15, 36), (12, 16, 44), (40, 18, 60), (118, 16, 48), (-46, 12, 24))
    body = "".join(karst(x + d, y, w, h, ("#b9c3dc", "#ccd3e6", "#b0bcd8")[k % 3]) for k, (d, w, h) in enumerate(rocks))
    body += scene.mist(f"M{num(x - 130)} {num(y - 16)}q16-7 32 0t32 0M{num(x)} {num(y - 24)}q14-6 28 0t28 0")
    body += hill(x - 70, y, 120, 14, "#c6d4b0") + hill(x + 80, y, 130, 16, "#b4c8a2")
    body += mark.pagoda(x + 84, y - 2, 1.04) + scene.bamboo(x - 112, y + 2, 0.9) + scene.bamboo(x + 116, y + 2, 0.8)
    rice = line(f"M{num(x - 70)} {num(y - 3)}h40M{num(x - 62)} {num(y - 8)}h44", "#7fa3d8", 2, opacity=0.8)
    return body + rice + scene.bamboo(x - 92, y + 3, 0.62)


def ifriqiya(x: float, y: float) -> str:
    """Dunes, palms, a pool, a stronghold of mud brick."""
    dunes = ((-80, 150, 28, "#f2dca6"), (70, 170, 36, "#ecd194"), (-10, 130, 18, "#f8e8ba"))
    body = circle(x - 46, y - 44, 13, "#f8d27a", opacity=0.8) + "".join(hill(x + d, y, w, h, c) for d, w, h, c in dunes)
    body += mark.ksar(x + 22, y - 8, 1.12) + hill(x + 108, y, 90, 14, "#f4dfa8")
    for d, k in ((-118, 1.3), (-98, 1), (98, 1.15), (116, 0.9)):
        body += palm(x + d, y + 2, k)
    return body + path(f"M{num(x - 80)} {num(y)}q18-10 40 0Z", "#5f9fc8", "#2f5f8a", 1) + palm(x - 60, y + 1, 0.6)


def arabia(x: float, y: float) -> str:
    """Dunes, a house of prayer, a camel, tents."""
    dunes = ((-74, 150, 30, "#f2d5a8"), (74, 170, 36, "#eac08c"), (0, 130, 18, "#f8e2ba"))
    body = "".join(hill(x + d, y, w, h, c) for d, w, h, c in dunes) + mark.mosque(x - 92, y + 1, 0.86)
    body += camel(x + 34, y - 6, 0.3) + scene.tent(x + 98, y + 1, 1.2) + scene.tent(x + 124, y + 1, 0.76, "#d98a5a")
    return body + palm(x - 22, y + 1, 1.15) + palm(x - 50, y + 1, 0.8) + palm(x - 122, y + 2, 0.9)


def hind(x: float, y: float) -> str:
    """Orchards, an elephant, a red temple."""
    hills = ((-84, 120, 30, "#c2dcb8"), (10, 140, 38, "#aecfaf"), (100, 110, 30, "#bcd9b0"))
    body = "".join(hill(x + d, y, w, h, c) for d, w, h, c in hills)
    body += mark.temple(x + 36, y - 8, 1.05) + scene.elephant(x - 34, y + 2, 0.74)
    for d, k in ((-120, 1.3), (-96, 1), (88, 1.2), (114, 1.4)):
        body += scene.oak(x + d, y + 2, k, "#e8a03a")
    return body + palm(x - 78, y + 2, 0.86)


SCENES: dict[Land, Callable[[float, float], str]] = {
    "frank": frank,
    "rum": rum,
    "ifriqiya": ifriqiya,
    "arabia": arabia,
    "khorasan": khorasan,
    "hind": hind,
    "sin": sin,
}


def shelf() -> str:
    """The pale shelf for six wares, printed on the land."""
    return rect(MIDDLE - 129, TOP + 78, 258, 44, 5, "#fffaf0", "#b79a62", 1.2, fill_opacity=0.72)


def land(name: Land) -> str:
    """The land as it lies in the sea: light on the water round it, coast, wash, landscape, shelf."""
    d, wash = coast(name), WASHES[name]
    body = "".join(path(d, "none", "#bcd6f5", w, opacity=o) for w, o in ((20, 0.15), (13, 0.2), (7, 0.28)))
    sky = linear("#fff8e4", (0.5, "#fbf0d4"), (1, wash, 0.6))
    inside = path(d, sky) + "".join(path(d, "none", wash, w, opacity=0.13) for w in (52, 42, 32, 22, 12))
    inside += SCENES[name](MIDDLE, HORIZON)
    ground = linear((0, wash, 0.85), (1, wash, 0.55))
    inside += rect(0, HORIZON - 0.5, WIDTH, 60, 0, ivory_flat) + rect(0, HORIZON - 0.5, WIDTH, 60, 0, ground)
    inside += path(box(0, 0, WIDTH, HEIGHT), blotch(), opacity=0.16)
    return body + path(d, ivory_flat, "#3a1f0a", 5) + clip(d, inside) + path(d, "none", "#6b4319", 1.4) + shelf()
