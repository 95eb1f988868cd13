"""The program's icon: the lit gate of the caravanserai with a camel going in, drawn in four degrees of detail."""

from __future__ import annotations

from common.buildings import CAMEL
from common.girih import Tiles, girih
from common.house import EDGE, boss, gilt, glow, keel, khatam, lacquer
from palette import gold
from svg import box, circle, clip, document, group, line, linear, path, radial, rect, star

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
IN_ICO = (16, 24, 32, 48, 64, 128, 256)
TONE = Tiles("#0f3f4a", "#14505a", "#1c6f72", "#17606b", "#0f3a44", "#2c8a88", "#4fb5ac", "#2c8a88")
AMBER = "#ffc65a"


def _full() -> str:
    """512 × 512 for 128 px and more."""
    frame = box(12, 12, 488, 488, 104)
    body = path(frame, lacquer, EDGE, 10) + clip(frame, group(girih(102.4, TONE, 5, 5), opacity=0.75))
    body += clip(
        frame,
        rect(0, 0, 512, 512, 0, radial((0, "#ffd890", 0.35), (1, "#04131a", 0.55), centre=(0.5, 0.55), radius=0.62)),
    )
    body += path(box(24, 24, 464, 464, 94), "none", EDGE, 20) + path(box(24, 24, 464, 464, 94), "none", gold, 13)
    gate, band = (256, 428, 236, 326), (256, 428, 292, 376)
    body += path(keel(256, 434, 308, 392), EDGE, opacity=0.6) + path(keel(*band), linear("#16304f", "#0d2036"))
    light = radial("#fff6d2", (0.3, "#ffd27a"), (0.65, "#d8842e"), "#5a2810", centre=(0.5, 0.52), radius=0.62)
    inside = rect(130, 90, 252, 344, 0, light) + circle(256, 238, 128, glow)
    inside += path(star(256, 236, 44, 23, 8), "#fffbe6", "#c9812a", 5) + path(
        khatam(256, 236, 18), "#c4341c", "#fbe39a", 3
    )
    inside += rect(130, 396, 252, 40, 0, "#3a1a0a") + rect(130, 392, 252, 7, 0, "#8a4a1c")
    inside += group(
        group(
            path(CAMEL, "#3a1a0a", "#3a1a0a", 5)
            + path("M66 50C78 60 112 60 128 52L134 112C112 122 84 122 64 112Z", "#c4341c", "#3a1a0a", 4),
            -106,
            -165,
        ),
        262,
        398,
        0.78,
    )
    body += clip(keel(*gate), inside)
    for arch, width in ((band, 9), (gate, 11)):
        body += gilt(keel(*arch), width, 4)
    for x, y in ((123, 330), (389, 330), (123, 388), (389, 388)):
        body += path(star(x, y, 12, 7, 8), "#2aa39b", "#eec069", 2.4)
    for x, y in ((133, 272), (379, 272), (155, 218), (357, 218), (189, 172), (323, 172), (222, 130), (290, 130)):
        body += path(star(x, y, 12, 7, 8), "#2aa39b", "#eec069", 2.4)
    body += path(box(100, 424, 312, 26, 6), gold, EDGE, 7) + boss(256, 72, 24)
    return document(512, 512, body)


def _middle() -> str:
    """64 × 64 for 48 and 64 px: no strapwork, thicker lines."""
    body = rect(1.5, 1.5, 61, 61, 13, lacquer, EDGE, 3) + rect(4.4, 4.4, 55.2, 55.2, 10, "none", "#e2b148", 2.4)
    light = radial("#fff2c4", (0.45, "#ffc65a"), "#c06a22", centre=(0.5, 0.5), radius=0.65)
    body += path(keel(32, 54, 36, 46), light, EDGE, 7) + path(keel(32, 54, 36, 46), "none", "#fbd875", 3.6)
    camel = group(group(path(CAMEL, "#3a1a0a", "#3a1a0a", 6), -106, -165), 32.6, 52, 0.118)
    body += path(star(32, 25, 6.4, 3.2, 8), "#fffdf0", "#a8531c", 1.2) + camel
    return document(64, 64, body + line("M11 54H53", EDGE, 7) + line("M11 54H53", "#fbd875", 3.4))


def _small() -> str:
    """32 × 32 for 24 and 32 px: the gate and one star."""
    body = rect(0, 0, 32, 32, 6, EDGE) + rect(1, 1, 30, 30, 5, "#14505a") + rect(2, 2, 28, 28, 4, "none", "#e2b148", 2)
    body += path(keel(16, 27, 18, 23), AMBER, "#2a1206", 5) + path(keel(16, 27, 18, 23), "none", "#fff0b8", 1.6)
    return document(32, 32, body + path(star(16, 18, 6.4, 3.6, 8), "#b5301a"))


def _tiny() -> str:
    """16 × 16, drawn on its pixels: a lit gate in a gold frame."""
    body = rect(0, 0, 16, 16, 3, "#e2b148") + rect(1, 1, 14, 14, 2, "#0d3a44")
    body += path("M3 14V8Q3 6 5 5L8 2L11 5Q13 6 13 8V14Z", "#fff0b8") + path(
        "M4 14V8.6Q4 7 6 6L8 4L10 6Q12 7 12 8.6V14Z", "#f2a23a"
    )
    return document(16, 16, body + path("M6 14V10H7V9H9V10H10V14Z", "#7a2412"))


def icon(size: int) -> tuple[str, float]:
    """(picture, scale) whose raster is size × size pixels."""
    for least, draw, side in ((128, _full, 512), (48, _middle, 64), (24, _small, 32)):
        if size >= least:
            return draw(), size / side
    return _tiny(), size / 16
