"""The six palaces of the city, standing on (x, base): about 150 wide and 90 high."""

from __future__ import annotations

from collections.abc import Callable

from alrashid.paints import GUILDS, LEAF_LIGHT, Guild, vermilion
from common.buildings import OUTLINE, TRIM, dome, masonry, minaret, opening, palm
from common.house import gilt, keel
from palette import VERMILION, gold
from svg import circle, ellipse, group, line, linear, num, path, rect, star

SIDES = (-1, 1)


def _flag(x: float, y: float) -> str:
    pole = line(f"M{num(x)} {num(y)}v-14", "#4a2410", 2)
    return pole + path(f"M{num(x + 1)} {num(y - 14)}h14l-4 4.4l4 4.4h-14Z", vermilion, "#4d1207", 0.9)


def intrigue(x: float, base: float, of: Guild) -> str:
    """Dark domes behind one another, a lattice gallery and many small doors."""
    d = of.dome()
    body = "".join(minaret(x + s * 67, base, 13, 62, d) for s in SIDES)
    body += masonry(x - 52, base - 38, 104, 38, band=of.base)
    body += "".join(dome(x + s * 31, base - 40, 30, 30, d) for s in SIDES)
    body += masonry(x - 22, base - 52, 44, 52, band=of.base) + dome(x, base - 54, 36, 31, d)
    body += opening(x, base, 17, 30, of.dark) + line(f"M{num(x)} {num(base - 28)}V{num(base)}", "#8a7a60", 1)
    body += "".join(opening(x + s * k, base - 8, 8, 15, of.dark) for s in SIDES for k in (31, 43))
    eye = ellipse(0, 0, 6.4, 3.6, "#fff4d6", of.dark, 1) + circle(0, 0, 2.1, of.dark)
    return body + group(eye, x, base - 38.6)


def military(x: float, base: float, of: Guild) -> str:
    """A fortress with three banners."""
    d, dark = of.dome(), "#3a130b"
    body = ""
    for s in SIDES:
        body += masonry(x + s * 64 - 15, base - 46, 30, 46, band=of.base) + dome(
            x + s * 64, base - 52, 27, 24, d, False
        )
        body += opening(x + s * 64, base - 16, 7, 15, dark)
    body += masonry(x - 50, base - 34, 100, 34) + masonry(x - 24, base - 52, 48, 52, band=of.base)
    body += dome(x, base - 58, 34, 21, d, False) + opening(x, base, 24, 36, dark)
    grid = "".join(f"M{num(x + k)} {num(base - 26)}V{num(base)}" for k in (-8, -4, 0, 4, 8))
    body += line(grid + f"M{num(x - 11)} {num(base - 14)}H{num(x + 11)}", "#a98a6a", 1.2)
    body += "".join(opening(x + s * k, base - 10, 6, 13, dark) for s in SIDES for k in (33, 43))
    return body + _flag(x - 64, base - 73) + _flag(x, base - 77) + _flag(x + 64, base - 73)


def lore(x: float, base: float, of: Guild) -> str:
    """The house of wisdom: one great dome, reading halls and an armillary sphere."""
    d = of.dome()
    body = masonry(x - 72, base - 32, 144, 32, band=of.base)
    body += "".join(opening(x + s * k, base - 2, 12, 20, of.dark) for s in SIDES for k in (39, 59))
    body += masonry(x - 27, base - 46, 54, 46, band=of.base) + dome(x, base - 48, 58, 44, d)
    body += opening(x, base, 19, 29, of.dark) + rect(x - 5, base - 12, 10, 12, 0, "#8a5a2c", "#3a1c08", 0.8)
    body += "".join(dome(x + s * 57, base - 38, 25, 23, d) for s in SIDES)
    ring = circle(0, 0, 8.4, "none", "#7a4a10", 1.8) + line("M0 8.4V18", "#7a4a10", 2)
    ring += group(ellipse(0, 0, 8.4, 3.2, "none", "#7a4a10", 1.6), rotate=-30)
    ring += group(ellipse(0, 0, 3.2, 8.4, "none", "#7a4a10", 1.6), rotate=-30) + circle(0, 0, 2, VERMILION)
    return body + group(ring, x - 36, base - 56)


def trade(x: float, base: float, of: Guild) -> str:
    """The bazaar: two storeys of arcades, awnings and stalls."""
    d = of.dome()
    body = masonry(x - 78, base - 44, 156, 44, band=of.base)
    body += "".join(opening(x + s * k, base - 21, 10, 13, of.dark) for s in SIDES for k in (32, 49, 66))
    body += masonry(x - 20, base - 62, 40, 62, band=of.base) + opening(x, base, 24, 42, of.dark)
    for k, cloth in ((-58, VERMILION), (-32, "#e9a51d"), (32, "#e9a51d"), (58, VERMILION)):
        scallops = "q-3.5 3.5-7 0" * 4
        awning = f"M{num(x + k - 12)} {num(base - 17)}h24L{num(x + k + 14)} {num(base - 9)}{scallops}Z"
        body += path(awning, cloth, "#4d1207", 0.9)
        body += line(f"M{num(x + k - 6)} {num(base - 16)}v8M{num(x + k + 6)} {num(base - 16)}v8", "#fff4d6", 2.6)
        body += rect(x + k - 10, base - 5, 20, 5, 1, "#a8692f", "#4d2a0e", 0.7)
        body += "".join(
            circle(x + k + j, base - 5.6, 1.7, c, "#4d2a0e", 0.5)
            for j, c in ((-6, "#f08a1c"), (-1, "#7f3f9c"), (4, "#c9d2d9"))
        )
    return body + dome(x, base - 64, 32, 26, d)


def politics(x: float, base: float, of: Guild) -> str:
    """The council behind a tall tiled portal."""
    d = of.dome()
    body = ""
    for s in SIDES:
        body += masonry(x + s * 65 - 14, base - 40, 28, 40, band=of.base) + dome(x + s * 65, base - 42, 25, 26, d)
        body += opening(x + s * 65, base - 4, 9, 20, "#07485a")
    body += masonry(x - 50, base - 30, 100, 30) + "".join(opening(x + s * 42, base, 10, 20, "#07485a") for s in SIDES)
    body += rect(x - 34, base - 76, 68, 76, 2, of.base, "#5c3608", 1.4)
    body += rect(x - 30, base - 72, 60, 72, 1, "none", LEAF_LIGHT, 1.4)
    marble = linear("#fbecc8", "#dcb679", to=(1, 0.4))
    body += path(keel(x, base, 45, 62), marble, "#5c3608", 1.4) + path(keel(x, base, 31, 45), "#07485a")
    body += path(keel(x, base, 15, 27), "#f0c552", "#5c3608", 0.8)
    body += "".join(path(star(x + s * 21, base - 61, 5.4, 2.7, 8), "#fff4d6") for s in SIDES)
    cresting = "".join(f"M{num(x - 31 + 6.2 * k)} {num(base - 76)}l3.1-5l3.1 5" for k in range(10))
    return body + path(cresting, of.light, of.dark, 0.8)


def caliph(x: float, base: float, of: Guild) -> str:
    """Al-Rashid's own: a golden gate under the greatest domes, gardens before it."""
    d = of.dome()
    body = "".join(minaret(x + s * 80, base, 12, 68, d) for s in SIDES)
    body += masonry(x - 66, base - 36, 132, 36, band=of.base)
    body += "".join(opening(x + s * k, base - 3, 10, 21, of.dark) for s in SIDES for k in (38, 54))
    body += "".join(dome(x + s * 47, base - 38, 29, 28, d) for s in SIDES)
    body += masonry(x - 28, base - 46, 56, 46, band=of.base) + dome(x, base - 48, 56, 37, d)
    body += path(keel(x, base, 32, 41), of.base, OUTLINE, 1.2) + opening(x, base, 22, 32, gold)
    body += path(keel(x, base, 10, 19), of.dark) + rect(x - 33, base - 48, 66, 4, 1, TRIM, OUTLINE, 0.8)
    return body + "".join(palm(x + s * 28, base + 1, 0.62) for s in SIDES)


DRAWN: dict[str, Callable[[float, float, Guild], str]] = {
    "intrigue": intrigue,
    "military": military,
    "lore": lore,
    "trade": trade,
    "politics": politics,
    "caliph": caliph,
}


def palace(name: str, x: float, base: float) -> str:
    """The palace with its middle at x on the ground at base."""
    return DRAWN[name](x, base, GUILDS[name])


def threshold(x: float, y: float, w: float) -> str:
    """The gilt step on which a palace stands."""
    return rect(x, y - 3, w, 7, 0, "#8a5a24") + gilt(f"M{num(x)} {num(y - 2.4)}H{num(x + w)}", 1.2, 0.5)
