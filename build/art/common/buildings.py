"""Domes, walls, towers, ships and trees for the box covers: small pieces standing on a base line."""

from __future__ import annotations

from dataclasses import dataclass

from common.house import VERMILION, keel, onion
from palette import gold, wall
from svg import circle, group, line, linear, num, path, points, rect

OUTLINE, EDGE, TRIM, DOOR = "#5b3713", "#1d0d05", "#f6e0b4", "#4a2410"


@dataclass(frozen=True)
class Dome:
    """A dome's colours: shade, light, body."""

    dark: str
    light: str
    body: str

    def paint(self) -> str:
        stops = (0, self.dark), (0.34, self.light), (0.62, self.body), (1, self.dark)
        return linear(*stops, to=(1, 0.2))


EMERALD = Dome("#083f26", "#63c492", "#18754a")
TURQUOISE = Dome("#0a4a5e", "#7fe3d6", "#128c94")
NIGHT = Dome("#1b2056", "#8f93dc", "#3b4190")
GOLDEN = Dome("#8a5212", "#fff0a8", "#e0a83a")


def dome(x: float, base: float, w: float, h: float, colours: Dome, finial: bool = True) -> str:
    """A ribbed onion dome w wide and h high on its gold ring, with a finial 12 above it."""
    body = path(onion(x, base, w, h), colours.paint(), EDGE, 1.3)
    for k in (-2, -1, 1, 2):
        rib = (
            f"M{num(x + k * w * 0.16)} {num(base - 1)}C{num(x + k * w * 0.24)} {num(base - h * 0.3)} "
            f"{num(x + k * w * 0.17)} {num(base - h * 0.62)} {num(x + k * w * 0.03)} {num(base - h * 0.83)}"
        )
        body += line(rib, "#fff", 0.9, opacity=0.28)
    shine = (
        f"M{num(x - w * 0.3)} {num(base - h * 0.12)}C{num(x - w * 0.4)} {num(base - h * 0.34)} "
        f"{num(x - w * 0.32)} {num(base - h * 0.56)} {num(x - w * 0.14)} {num(base - h * 0.68)}"
    )
    body += line(shine, "#fff", max(1.2, w * 0.05), opacity=0.5)
    body += rect(x - w * 0.46, base - 2, w * 0.92, 4.4, 1, gold, "#5c3608", 0.6)
    if finial:
        top = base - h + 1
        body += line(f"M{num(x)} {num(top)}v-10", "#7a4a10", 3) + line(f"M{num(x)} {num(top)}v-10", "#f8dd8a", 1.6)
        body += circle(x, top - 5, 2.1, "#f8dd8a", "#7a4a10", 0.8)
    return body


def masonry(x: float, y: float, w: float, h: float, merlons: bool = True, band: str = "", paint: str = wall) -> str:
    """A wall with its upper left corner at (x, y), a cornice, pointed merlons and, if wanted, a band of tile."""
    body = ""
    if merlons:
        count = max(2, round(w / 8))
        step = w / count
        teeth = (
            [(0.12, 0), (0.12, -4), (0.5, -7), (0.88, -4), (0.88, 0)]
            for _ in range(count)
        )  # fmt: skip
        d = "".join(points([(x + (k + a) * step, y + b) for a, b in tooth]) for k, tooth in enumerate(teeth))
        body += path(d, "#f2d9a6", OUTLINE, 0.8)
    body += rect(x, y, w, h, 0, paint, OUTLINE, 1.1) + rect(x - 2, y - 1.5, w + 4, 4, 1, TRIM, OUTLINE, 0.8)
    if band:
        body += rect(x + 1, y + 5, w - 2, 6, 0, band)
        body += path(
            "".join(f"M{num(x + 4 + i * 7)} {num(y + 8)}l2.4-2.2l2.4 2.2l-2.4 2.2Z" for i in range(int((w - 5) // 7))),
            "#fff4d6",
        )
    return body


def opening(x: float, base: float, w: float, h: float, fill: str = DOOR, trim: str = "#fff0c8") -> str:
    """A door or window under a keel arch with a pale surround."""
    return path(keel(x, base, w + 4, h + 4), trim, OUTLINE, 1) + path(keel(x, base, w, h), fill)


def minaret(x: float, base: float, w: float, h: float, colours: Dome) -> str:
    """A slender tower w wide and h high under a small dome, with a balcony and two windows."""
    top = base - h
    body = rect(x - w / 2, top, w, h, 0, wall, OUTLINE, 1) + rect(x - w / 2, top + h * 0.56, w, 4, 0, colours.body)
    body += dome(x, top + 2, w * 1.15, w * 1.9, colours)
    ledge = [(x - w * 0.8, top + 12), (x + w * 0.8, top + 12), (x + w * 0.56, top + 19), (x - w * 0.56, top + 19)]
    body += path(points(ledge), TRIM, OUTLINE, 0.9) + rect(
        x - w * 0.8, top + 8, w * 1.6, 4.4, 1, "#e2bd7d", OUTLINE, 0.8
    )
    body += path(keel(x, top + h * 0.46, w * 0.34, h * 0.13), DOOR)
    return body + path(keel(x, top + h * 0.8, w * 0.34, h * 0.13), DOOR)


def round_tower(x: float, base: float, w: float, h: float, roof: str) -> str:
    """A castle tower under a pointed roof with a pennant 20 above it."""
    top, tip = base - h, base - h - w * 1.3
    body = rect(x - w / 2, top, w, h, 0, wall, OUTLINE, 1.2)
    body += "".join(
        rect(x - w * 0.58 + k * w * 0.232, top - 3, w * 0.15, 7, 0, "#f2d9a6", OUTLINE, 0.8) for k in range(5)
    )
    body += rect(x - w * 0.6, top + 2, w * 1.2, 5, 1, TRIM, OUTLINE, 0.9)
    body += path(points([(x - w * 0.5, top - 1), (x, tip), (x + w * 0.5, top - 1)]), roof, "#3a1f0a", 1.3)
    body += line(f"M{num(x - w * 0.3)} {num(top - 4)}L{num(x - 1)} {num(tip + w * 0.24)}", "#fff", 2, opacity=0.4)
    body += line(f"M{num(x)} {num(tip)}v-15", "#3a1f0a", 1.4) + path(
        f"M{num(x)} {num(tip - 15)}l12 3.6l-12 4Z", VERMILION, "#4d1207", 1
    )
    slits = "".join(path(keel(x, top + y, w * 0.24, 13), DOOR) for y in (26, 52) if y < h)
    return body + slits


def palm(x: float, y: float, scale: float = 1) -> str:
    """A date palm about 40 high."""
    frond = "M0 0C7-7 16-6 21 3C14 0 7 2 0 0Z"
    body = line("M0 0C3-12 2-22 5-32", "#4a2a12", 4.4) + line("M0 0C3-12 2-22 5-32", "#8a5a2c", 2.4)
    for k, turn in enumerate((-168, -130, -88, -48, -10, 25, 196)):
        body += group(path(frond, "#2c7a52" if k % 2 else "#1c5c3d", "#0c3322", 0.8), 5, -32, rotate=turn)
    return group(body + circle(3, -29, 1.8, "#c4762c") + circle(7.4, -28.6, 1.8, "#a85a1c"), x, y, scale)


def fir(x: float, y: float, scale: float = 1) -> str:
    """A fir about 34 high."""
    body = rect(-1.6, -6, 3.2, 6, 0, "#6b3f1c") + path("M0-34L8-20H5L11-5H-11L-5-20H-8Z", "#3f7a4f", "#1c3f28", 1)
    return group(body + path("M0-34L-8-20H-5L-11-5H-6L-1-20Z", "#69a06c"), x, y, scale)


def dhow(x: float, y: float, scale: float = 1, flip: int = 1, stripe: str = VERMILION) -> str:
    """A lateen sailer about 52 wide and 52 high, its water line at y."""
    body = path("M-26 0H26C22 10 12 13 0 13C-12 13-22 10-26 0Z", "#a8692f", "#2b1408", 1.8) + line(
        "M-24 3.4H24", "#f0c552", 1.6
    )
    body += line("M-4 0V-34", "#2b1408", 2.2) + path(
        "M-18-4C-8-12 4-26 8-40C20-24 20-12 14-4Z", "#fffaf0", "#2b1408", 1.6
    )
    body += line("M-6-9C2-16 9-24 12-32M2-6C8-12 13-18 16-23", stripe, 1.8) + path("M-4-34l10-3l-10-3Z", stripe)
    return group(body, x, y, (scale * flip, scale))


CAMEL = (
    "M30 96C24 84 30 70 46 64C60 58 70 54 78 38C84 26 100 22 110 34C118 44 122 58 134 64C144 68 150 62 154 50"
    "C158 36 160 26 168 20C170 12 174 9 176 17C186 16 196 22 206 32C212 38 210 46 202 47C194 48 188 47 183 49"
    "C180 62 178 78 168 92C162 100 158 106 156 114C155 128 155 142 156 154"
    "C160 156 163 160 163 165L142 165C142 150 141 136 138 124"
    "C120 130 96 130 78 122C72 130 70 142 71 154C75 156 78 160 78 165L56 165C55 148 52 136 48 126C42 116 36 108 30 96Z"
)


def camel(x: float, y: float, scale: float, hide: str = "#c98f55", blanket: str = VERMILION) -> str:
    """A laden camel walking to the right, standing on y; 176 × 150 at scale 1."""
    far = (
        "M66 116C76 130 86 138 88 152L96 165H78C78 150 70 138 60 126Z"
        "M136 116C132 132 128 144 124 154L130 165H112C112 150 118 136 120 120Z"
    )
    body = path(far, "#7a4a22", "#3d200a", 4) + path(CAMEL, hide, "#3d200a", 5)
    body += path("M66 50C78 60 112 60 128 52L134 112C112 122 84 122 64 112Z", blanket, "#4d1207", 3)
    body += line("M64 104C86 116 112 116 135 104", "#f3c955", 6) + line("M66 62C82 70 112 70 130 62", "#f3c955", 3.4)
    return group(group(body, -106, -165), x, y, scale)


def windmill(x: float, y: float, scale: float = 1) -> str:
    """A post mill about 62 high with its sails."""
    sail = (
        line("M0 0V-27", "#5c3a1a", 2)
        + path("M1-6H8V-26H1Z", "#fffaf0", OUTLINE, 1)
        + line("M1-13H8M1-19.5H8", "#b98f5a", 0.8)
    )
    body = path("M-11 0L-7-30H7L11 0Z", "#f2dcb4", OUTLINE, 1.3) + path("M-9-29L0-41L9-29Z", "#a8442e", "#3a1f0a", 1.2)
    body += path(keel(0, 0, 8, 12), DOOR) + "".join(group(sail, 0, -31, rotate=turn) for turn in (22, 112, 202, 292))
    return group(body + circle(0, -31, 2.6, "#5c3a1a"), x, y, scale)
