"""The cover of Emira: a princess before the full moon, the palace and a caravan in the desert night."""

from __future__ import annotations

import random

from common.buildings import NIGHT, TURQUOISE, camel, dome, masonry, minaret, opening
from common.girih import NIGHT_WALL, girih
from common.house import NAVY_DEEP, boss, gilt, keel, lettering, lozenge
from palette import gold
from svg import circle, clip, document, group, line, linear, num, path, radial, rect, star, tile

BOX = 280, 392
ARCH = 140, 304, 204, 278
SKIN, SKIN_SHADE, BROWN, RED = "#c98d5c", "#a5683c", "#2a140c", "#b3262e"


def _sky() -> str:
    luck = random.Random(4)
    night = linear("#070c33", (0.42, "#20266e"), (0.7, "#7a3f86"), (0.9, "#e8895c"), "#f6b56a")
    body = rect(30, 20, 220, 290, 0, night)
    for _ in range(70):
        x, y, r = luck.uniform(40, 240), luck.uniform(40, 190), luck.choice((0.6, 0.8, 1.2))
        body += circle(x, y, r, "#fff6d8", opacity=luck.uniform(0.5, 1))
    body += "".join(path(star(x, y, 4.6, 1.1, 4), "#fff6d8") for x, y in ((66, 150), (214, 128), (98, 92), (190, 84)))
    halo = radial((0, "#ffe9b0", 0.8), (0.5, "#ffd98a", 0.25), (1, "#ffd98a", 0), centre=(0.5, 0.5), radius=0.5)
    moon = radial("#fffbe6", "#fbe6a8", "#eec873", centre=(0.4, 0.35), radius=0.8)
    body += circle(140, 146, 104, halo) + circle(140, 146, 60, moon, "#fff6d8", 1)
    return body + "".join(
        circle(x, y, r, "#d9a95a", opacity=0.2) for x, y, r in ((100, 132, 9), (184, 164, 7), (176, 112, 5))
    )


def _palace() -> str:
    far = "".join(dome(x, 236, w, h, NIGHT, finial=False) for x, w, h in ((62, 18, 20), (222, 20, 24)))
    body = far + rect(36, 234, 208, 24, 0, "#3b3a80")
    for s in (-1, 1):
        body += minaret(140 + s * 88, 262, 9, 78, TURQUOISE)
        body += masonry(140 + s * 62 - 20, 226, 40, 38, band="#128c94") + dome(140 + s * 62, 225, 32, 36, TURQUOISE)
        body += "".join(opening(140 + s * 62 + d, 258, 6, 15, "#ffd26a", "#8a5a24") for d in (-11, 0, 11))
    return body


def _dunes() -> str:
    body = path("M30 262Q84 244 140 262T250 258V310H30Z", "#b8703c", "#6a3a16", 1)
    body += path("M30 276Q96 254 150 276T250 270V310H30Z", linear("#e8ab5e", "#b9763a"))
    body += line("M40 274Q96 258 146 276", "#ffd694", 1.4, opacity=0.6)
    hides = ((53, 268, 0.11, "#1a8f8c"), (57, 281, 0.16, RED), (230, 267, 0.11, RED), (225, 281, 0.16, "#1a8f8c"))
    return body + "".join(camel(x, y, size, "#9a622f", cloth) for x, y, size, cloth in hides)


def _veil() -> str:
    cloth = linear("#8a5fd0", (0.5, "#5b34a0"), "#331a6b", to=(0.6, 1))
    dots = tile(
        14, 14, path(star(7, 7, 2.6, 1.2, 4), "#f3d27a") + circle(0, 0, 0.9, "#f3d27a") + circle(14, 14, 0.9, "#f3d27a")
    )
    shape = "M4-94C-34-96-46-64-43-36C-41-4-56 26-82 92L84 92C58 28 44-2 46-34C48-64 38-92 4-94Z"
    body = path(shape, cloth, "#1a0d3a", 2.4) + path(shape, dots, opacity=0.8)
    return body + line("M-36-30C-34 0-46 30-64 72M40-28C40 2 50 30 66 72", "#1a0d3a", 2, opacity=0.4)


def _dress() -> str:
    cloth = linear("#2fb5a8", (0.55, "#12857f"), "#0a4d55", to=(0.5, 1))
    scales = tile(14, 12, line("M-7 0A7 7 0 0 0 7 0A7 7 0 0 0 21 0M0 6A7 7 0 0 0 14 6", "#c9fff0", 1, opacity=0.5))
    shape = "M-62 92C-62 46-42 24-18 18Q0 30 18 18C42 24 62 46 62 92Z"
    collar = "M-25 19C-20 40 20 40 25 19L17 15C13 29-13 29-17 15Z"
    body = path(shape, cloth, "#08322f", 2.2) + path(shape, scales) + path(collar, gold, "#5c3608", 1.4)
    body += "".join(
        circle(x, y, 1.8, "#fff0c0", "#8a5a14", 0.6) for x, y in ((-17, 28), (-9, 32.4), (0, 34), (9, 32.4), (17, 28))
    )
    return body + path(lozenge(0, 42, 9, 13), "#c4341c", "#fbe39a", 1.2)


def _face() -> str:
    skin = linear("#dca26f", SKIN, SKIN_SHADE, to=(1, 0.3))
    shape = "M2-70C20-70 25-56 24-40C23-22 12-6 1-6C-9-6-20-22-21-40C-22-56-16-70 2-70Z"
    body = rect(-8, -14, 17, 36, 6, SKIN_SHADE) + path("M-8 2Q0 8 9 1L9 8Q0 14-8 9Z", "#7d4a26", opacity=0.5)
    body += path(shape, skin, "#5c3013", 1.8)
    hair = "M2-72C-20-72-26-52-23-30C-20-44-14-54 0-60C14-56 22-46 25-30C28-52 24-72 2-72Z"
    body += path(hair, BROWN) + line("M-14-40Q-9-35.6-3.4-39M8-39Q13.6-35.6 18.6-40", BROWN, 2.4)
    body += line("M-14-39.6l-2.6-1.2M18.6-39.6l2.6-1.4M-13-48Q-8-51-3-48.4M8-48.4Q13-51 18-48", BROWN, 1.5)
    body += line("M3.4-39C4.6-32 6.4-29 4.6-26.4Q2.6-25.4 .6-26.4", SKIN_SHADE, 1.7)
    body += path("M-4.4-17.4Q-1-20 1.4-18.6Q4-20 7.6-17.4Q1.6-12.6-4.4-17.4Z", "#a8433f") + circle(
        -13, -28, 4, "#d9705a", opacity=0.25
    )
    return body + circle(18, -28, 4, "#d9705a", opacity=0.25)


def _crown() -> str:
    band = "M-26-54C-14-66 18-66 29-54L29-63C16-76-14-76-26-63Z"
    cap = "M-26-62C-24-92-8-100 2-104C13-100 28-92 29-62C16-75-14-75-26-62Z"
    silk = linear("#7a4fc4", "#43227f", to=(0.7, 1))
    body = path("M3-100C-7-116-4-132 8-140C14-128 14-112 8-101Z", linear("#f6f2e2", "#8fd9c9"), "#0a4d55", 1.6)
    body += line("M5-103C3-114 5-124 8-134", "#0a4d55", 1.2) + path(cap, silk, "#1a0d3a", 2)
    body += "".join(
        line(f"M{num(2 + k * 13)}-70C{num(2 + k * 12)}-84 {num(2 + k * 7)}-94 2-102", "#b694f0", 1.2, opacity=0.7)
        for k in (-1, 0, 1)
    )
    body += path(band, gold, "#5c3608", 1.6) + "".join(
        circle(x, y, 2, "#fff6d8", "#8a5a14", 0.6) for x, y in ((-18, -63), (-9, -67.4), (13, -67.4), (22, -63))
    )
    body += path(lozenge(2, -70, 12, 16), "#c4341c", "#fbe39a", 1.5) + path("M-1-72L2-77L5-72Z", "#ff9a7a")
    for x in (-23, 27):
        body += line(f"M{x}-52V-16", "#e2b148", 1.2) + "".join(
            circle(x, y, 2, "#fbe39a", "#8a5a14", 0.6) for y in (-44, -34, -24, -14)
        )
    return body


def _balcony() -> str:
    lattice = tile(
        16, 16, path("M0 8L8 0L16 8L8 16Z", "none", "#e2b148", 1.3) + circle(8, 8, 2.2, "#1a8f8c", "#e2b148", 0.8)
    )
    body = rect(34, 284, 212, 26, 0, NAVY_DEEP) + rect(34, 284, 212, 26, 0, lattice)
    return body + rect(34, 280, 212, 6, 0, gold, "#2a1206", 1.4)


def cover_emira() -> str:
    """280 × 392, with its title."""
    x, base, w, h = ARCH
    veil = rect(0, 0, *BOX, 0, linear((0, "#060a22", 0.3), (1, "#060a22", 0.5)))
    princess = group(_veil() + _dress() + _face() + _crown(), 140, 204, 0.88)
    scene = clip(keel(x, base, w, h), _sky() + _palace() + _dunes() + princess + _balcony())
    body = (
        group(girih(35, NIGHT_WALL, 8, 12), 0, -14)
        + veil
        + path(keel(x, base + 4, w + 34, h + 34), "#060a22", opacity=0.4)
    )
    body += scene + path(keel(x, base, w, h), "none", "#0a0618", 11) + gilt(keel(x, base, w, h), 5.6, 1)
    body += path(keel(x, base - 5, w - 11, h - 13, close=False), "none", "#fbe39a", 0.9, opacity=0.8)
    body += rect(20, 312, 240, 62, 7, "#0a0618", opacity=0.6) + rect(
        22, 310, 236, 60, 6, linear("#25498c", "#0c1f4a"), "#0a0618", 5
    )
    body += rect(22, 310, 236, 60, 6, "none", gold, 3) + rect(28, 316, 224, 48, 3, "none", "#e2b148", 0.9)
    body += "".join(boss(cx, 340, 9) for cx in (22, 258))
    body += lettering(141, 354.5, 40, "Emira", "#0a0618", 4, opacity=0.7) + lettering(
        140, 353, 40, "Emira", "#fbe39a", 4
    )
    return document(*BOX, body + rect(3, 3, 274, 386, 5, "none", "#e2b148", 1.6))
