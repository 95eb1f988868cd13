"""Ornament of the manuscript: ruled frames, carpets, pennants, tablets, diapers and waves."""

from __future__ import annotations

from alrashid.paints import (
    EDGE_SOFT,
    IVORY_HIGH,
    LEAF_LIGHT,
    lapis,
    stone_tablet,
    vermilion,
)
from common.house import gilt, lozenge
from palette import LAPIS, VERMILION, gold
from svg import box, circle, ellipse, group, line, num, path, rect, ring, star, tile

TORN = "#4d1207"


def jadval(w: float, h: float, r: float = 3) -> str:
    """The ruled frame of a page w × h: lapis line, gold band between ink hairlines, vermilion line."""
    return (
        rect(4, 4, w - 8, h - 8, r, "none", LAPIS, 1.4)
        + rect(8.5, 8.5, w - 17, h - 17, r, "none", "#6b430f", 4.6)
        + rect(8.5, 8.5, w - 17, h - 17, r, "none", "#d9a441", 3)
        + rect(8.1, 8.1, w - 16.2, h - 16.2, r, "none", "#fbe7a2", 0.9)
        + rect(12.5, 12.5, w - 25, h - 25, r, "none", VERMILION, 1, stroke_opacity=0.8)
    )


def diaper_gold() -> str:
    """Lozenges with red and blue dots, on a sky of gold leaf."""
    dots = "".join(circle(x, y, 2, LAPIS, opacity=0.5) for x in (0, 22) for y in (0, 22))
    net = path("M0 11L11 0L22 11L11 22Z", "none", "#9a6417", 0.9, opacity=0.55)
    return tile(22, 22, net + circle(11, 11, 2, "#b3261a", opacity=0.55) + dots)


def diaper_white() -> str:
    """Fine white lozenges on coloured bands."""
    net = path("M0 9L9 0L18 9L9 18Z", "none", "#fff", 0.8, opacity=0.16)
    return tile(18, 18, net + circle(9, 9, 1.4, "#fff", opacity=0.18))


def waves() -> str:
    """Scales of water."""
    d = "M0 15A15 15 0 0 1 30 15M5 15A10 10 0 0 1 25 15M-15 7.5A15 15 0 0 1 15 7.5M15 7.5A15 15 0 0 1 45 7.5"
    return tile(30, 15, line(d, "#9fc4f2", 1, opacity=0.38))


def rays(x: float, y: float, reach: float, count: int = 15) -> str:
    """A fan of light behind a roof, over the horizon at y."""
    half = group(path(f"M0 0L{num(reach * 0.05)} {num(-reach)}H{num(-reach * 0.05)}Z", "#fff6cf"), 0, 0)
    return "".join(group(half, x, y, rotate=-90 + 180 * k / (count - 1)) for k in range(count))


def carpet(spaces: int, pitch: float, radius: float, dim: bool = False) -> str:
    """Spaces woven in a row into a carpet, its middle at (0, 0); the first from the left wins ties."""
    w = spaces * pitch + 10
    cloth, pale = ("#a98d72", "#e4d8bf") if dim else (vermilion, "#f8efd8")
    fringe = "".join(f"M{num(x)} {num(-8.2 + k * 4.1)}h4" for x in (-w / 2 - 4, w / 2) for k in range(5))
    body = line(fringe, "#f0dcae" if not dim else "#c9b792", 1.6)
    body += rect(-w / 2, -12, w, 24, 3, cloth, TORN if not dim else "#6d5530", 1.2)
    body += rect(-w / 2 + 2.6, -9.4, w - 5.2, 18.8, 2, "none", LEAF_LIGHT if not dim else "#d9c496", 1)
    for k in range(spaces - 1):
        x = (k - (spaces - 2) / 2) * pitch
        body += path(lozenge(x, 0, 6, 9), LEAF_LIGHT if not dim else "#d9c496")
    for k in range(spaces):
        x = (k - (spaces - 1) / 2) * pitch
        body += ellipse(x, 0, radius, 7, pale, "#5c2a10", 1.3)
        body += ellipse(x, 0, radius - 3, 4.6, "none", "#c9894a", 0.8, opacity=0.7)
    return body


def pennant(w: float, h: float, fill: str = vermilion) -> str:
    """A forked ribbon for a name, its middle at (0, 0); w is the plain part."""
    a, b = w / 2 + 15, w / 2 + 6
    d = f"M{num(-a)} {num(-h / 2)}H{num(a)}L{num(b)} 0L{num(a)} {num(h / 2)}H{num(-a)}L{num(-b)} 0Z"
    under = group(path(d, "#1a0a04", opacity=0.4), 1.5, 2.6)
    trim = f"M{num(-a + 6)} {num(-h / 2 + 3)}H{num(a - 6)}M{num(-a + 6)} {num(h / 2 - 3)}H{num(a - 6)}"
    return under + path(d, fill, TORN, 1.3) + line(trim, LEAF_LIGHT, 1.3)


def tablet(w: float, h: float, fill: str = stone_tablet) -> str:
    """A stone for the name of a quiet place, its middle at (0, 0)."""
    return (
        rect(-w / 2 + 1, -h / 2 + 2, w, h, 4, "#1a0a04", opacity=0.25)
        + rect(-w / 2, -h / 2, w, h, 4, fill, "#8d7447", 1.2)
        + line(f"M{num(-w / 2 + 4)} {num(-h / 2 + 2.6)}H{num(w / 2 - 4)}", "#fff", 1.2, opacity=0.6)
    )


def palmette(scale: float = 1, turn: float = 0, heart: str = VERMILION) -> str:
    """A gold palmette growing upwards from (0, 0)."""
    edge = "#6b430f"
    body = path("M0 0C-9-4-10-14 0-22C10-14 9-4 0 0Z", gold, edge, 0.8)
    body += path("M0-3C-4-6-4-11 0-16C4-11 4-6 0-3Z", heart)
    wings = "M0 0C-8 2-14-2-15-9C-9-8-4-5 0 0ZM0 0C8 2 14-2 15-9C9-8 4-5 0 0Z"
    return group(body + path(wings, gold, edge, 0.8), scale=scale, rotate=turn)


def vine(length: float, amp: float = 4.2, step: float = 46) -> str:
    """An illuminator's border along the x axis from (0, 0): gold stem, leaves, flowers, berries."""
    count = max(2, round(length / step / 2) * 2)
    part = length / count
    stem, rest = "M0 0", ""
    for k in range(count):
        side, middle = (1, -1)[k % 2], part * (k + 0.5)
        stem += f"q{num(part / 2)} {num(-2 * amp * side)} {num(part)} 0"
        for way in (1, -1):
            root = f"M{num(middle - way * 13)} {num(-amp * side * 0.9)}"
            forth = f"q{way * 5} {side * 5} {way * 11} {num(5.4 * side)}"
            back = f"q{way * -7} {num(2.6 * side)} {way * -11} {num(-5.4 * side)}"
            rest += path(f"{root}{forth}{back}Z", "#f4dfa0")
        rest += circle(part * k, 0, 3.1, ("#e8694a", "#6fb7d8")[k % 2], LEAF_LIGHT, 1.1)
        rest += circle(middle, -amp * side, 1.7, IVORY_HIGH)
    return line(stem, "#e6bb58", 1.7) + rest


def rosette(r: float) -> str:
    """The eight-pointed boss in the corners of a frame."""
    return path(star(0, 0, r, r * 0.6, 8), gold, EDGE_SOFT, 1) + circle(0, 0, r * 0.36, VERMILION, "#fff0c0", 1)


def gold_frame(x: float, y: float, w: float, h: float, r: float = 2, width: float = 3.2) -> str:
    """A gilt rectangle."""
    return gilt(box(x, y, w, h, r), width, 1)


def shamsa(r: float) -> str:
    """The sunburst of an opening page, round (0, 0): palmettes, lapis disc, gold star."""
    body = "".join(
        group(palmette(r / 52, 22.5 * k, "#2a56b8"), x, y) for k, (x, y, _) in enumerate(ring(0, 0, r * 0.62, 16, -90))
    )
    body += circle(0, 0, r * 0.7, lapis, LEAF_LIGHT, 1.8) + path(star(0, 0, r * 0.58, r * 0.3, 8), gold, EDGE_SOFT, 0.8)
    return body + circle(0, 0, r * 0.2, VERMILION, "#fff0c0", 1)
