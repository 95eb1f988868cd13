"""The stage of an event: 160 × 176, the ground at about y 140, seen through a lobed arch."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from common.house import keel, onion
from emira import folk
from emira.backdrop import crescent
from emira.paints import EDGE, GOLD_PALE, SKIES, STAR
from palette import gold
from svg import circle, clip, document, group, line, linear, num, path, rect, star

W, H = 160, 176


def lobed(x: float, y: float, w: float, h: float, spring: float = 0.36, lobes: int = 5) -> str:
    """Path data of a window with a lobed arch, its upper edge about y."""
    rise, cx = h * spring, x + w / 2
    turns = [math.pi * (1 - k / lobes) for k in range(lobes + 1)]
    places = [(cx + w / 2 * math.cos(a), y + rise - rise * 0.94 * math.sin(a)) for a in turns]
    d = f"M{num(x)} {num(y + h - 5)}V{num(y + rise)}"
    for (ax, ay), (bx, by) in pairwise(places):
        r = math.dist((ax, ay), (bx, by)) * 0.53
        d += f"A{num(r)} {num(r)} 0 0 1 {num(bx)} {num(by)}"
    return (
        d + f"V{num(y + h - 5)}Q{num(x + w)} {num(y + h)} {num(x + w - 5)} {num(y + h)}H{num(x + 5)}"
        f"Q{num(x)} {num(y + h)} {num(x)} {num(y + h - 5)}Z"
    )


def framed(picture: str) -> str:
    """The picture as a document, behind its arch."""
    window = lobed(9, 11, W - 18, H - 15)
    return document(
        W,
        H,
        clip(window, picture)
        + path(window, "none", EDGE, 7)
        + path(window, "none", gold, 3.8)
        + path(window, "none", GOLD_PALE, 1),
    )


def night(
    kind: str = "night", seed: int = 1, count: int = 46, moon: tuple[float, float, float] | None = (38, 38, 13)
) -> str:
    """Sky and stars, with a crescent at (x, y) of a radius, or none."""
    luck = random.Random(seed)
    out = rect(0, 0, W, H, 0, SKIES[kind])
    for _ in range(count):
        out += circle(
            luck.uniform(4, 156),
            luck.uniform(6, 118),
            luck.choice((0.6, 0.8, 1.2)),
            STAR,
            opacity=luck.uniform(0.4, 0.95),
        )
    out += "".join(path(star(luck.uniform(10, 150), luck.uniform(14, 80), 4, 1, 4), STAR) for _ in range(3))
    return out + (crescent(*moon) if moon else "")


def sand(y: float = 140, tones: tuple[str, str] = ("#a8704f", "#6b4052"), edge: str = "#ffd9a0") -> str:
    """Two dunes filling the lower part."""
    return (
        path(f"M0 {num(y)}Q40 {num(y - 14)} 84 {num(y - 3)}T160 {num(y - 8)}V176H0Z", tones[1])
        + path(f"M0 {num(y + 12)}Q50 {num(y - 6)} 100 {num(y + 6)}T160 {num(y + 4)}V176H0Z", linear(tones[0], tones[1]))
        + line(f"M0 {num(y + 12)}Q50 {num(y - 6)} 100 {num(y + 6)}", edge, 1.6, opacity=0.5)
    )


def town(y: float = 140, tone: str = "#343a86", lit: str = "#ffcf6b", seed: int = 4) -> str:
    """Roofs and domes along the horizon."""
    luck = random.Random(seed)
    out, x = "", -4.0
    while x < W:
        w, h = luck.uniform(14, 26), luck.uniform(8, 26)
        kind = luck.random()
        if kind < 0.4:
            out += rect(x, y - h * 0.5, w, 50, 0, tone) + path(onion(x + w / 2, y - h * 0.5 + 1, w * 0.8, h + 6), tone)
        elif kind < 0.58:
            out += rect(x + 3, y - h - 26, 6, 90, 0, tone) + path(onion(x + 6, y - h - 25, 9, 12), tone)
            w = 12
        else:
            out += rect(x, y - h, w, 60, 0, tone)
        out += path(keel(x + w * 0.5, y + 8, 3.4, 6), lit, opacity=0.9) if luck.random() < 0.6 else ""
        x += w - 1
    return out


def floor(y: float = 138, base: str = "#2a2560", light: str = "#4a4190") -> str:
    """A tiled floor in perspective."""
    lines = "".join(f"M80 {num(y - 60)}L{x} 178" for x in range(-120, 281, 40))
    rows = "".join(f"M0 {num(y + d)}H160" for d in (0, 7, 17, 30))
    return rect(0, y, W, 60, 0, linear(light, base)) + clip(
        f"M0 {num(y)}H160V178H0Z", line(lines + rows, "#120c3a", 1.4, opacity=0.5)
    )


def room(top: str = "#3a2a72", low: str = "#1c1648", y: float = 138, arches: bool = True) -> str:
    """A hall of the palace with blind arches and a floor."""
    out = rect(0, 0, W, H, 0, linear(top, low))
    if arches:
        out += "".join(
            path(keel(x, y, 34, 96), low, opacity=0.8) + path(keel(x, y, 34, 96), "none", "#8f86c4", 1.4, opacity=0.5)
            for x in (20, 140)
        )
    band = "".join(path(star(x, y - 7, 6, 3.2, 8), "#39c2b4", opacity=0.85) for x in range(6, 160, 14))
    return out + rect(0, y - 14, W, 14, 0, "#120f3c") + band + line(f"M0 {num(y - 14)}H160", "#d9a441", 1.6) + floor(y)


def hung(x: float, y: float, scale: float = 0.5, lit: bool = True) -> str:
    """A lantern on a chain from above."""
    return line(f"M{num(x)} 0V{num(y)}", "#d9a441", 1.4) + group(folk.lantern(lit), x, y, scale)
