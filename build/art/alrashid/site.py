"""The thirteen places: lands 310 × 240, palaces 198.67 × 294, their outlines and veils; large ones for the zoom."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from alrashid import lands
from alrashid.landscape import dhow
from alrashid.ornament import carpet, diaper_gold, jadval, pennant, rays, tablet
from alrashid.paints import EDGE, GUILDS, LEAF_LINE, ivory_flat, leaf_sky
from alrashid.palaces import DRAWN, palace, threshold
from alrashid.signs import land_sign
from common.girih import Tiles, girih
from common.house import lozenge
from palette import VERMILION, gold, ivory_panel, lapis_sea
from render import Sprite
from svg import box, circle, clip, document, ellipse, group, line, linear, num, path, points, rect
from texture import blotch, grain

CELL = 198.67, 294
BASE = 92
LARGE = 560, 320


def lit(d: str) -> str:
    """The outline of a land that may be chosen: gold on ink."""
    return path(d, "none", "#3a1f0a", 8) + path(d, "none", LEAF_LINE, 4.6) + path(d, "none", "#fff6cf", 1.3)


def focused(d: str) -> str:
    """The outline of the land in focus: ivory and vermilion, with a glow."""
    glow = "".join(path(d, "none", "#fff3b0", w, opacity=0.16) for w in (22, 18, 14))
    return glow + path(d, "none", "#3a1f0a", 11) + path(d, "none", "#fffaf0", 9) + path(d, "none", VERMILION, 4.6)


def veiled(d: str) -> str:
    """The veil over a land where nothing is left to do."""
    return path(d, "#efe3c8", fill_opacity=0.5) + path(d, "none", "#8a7040", 2.6)


OUTLINES: dict[str, Callable[[str], str]] = {"open": lit, "focus": focused, "done": veiled}


def court(name: str) -> str:
    """The lower part of a palace's cell: paper above, tiled court below, edged by the wall of the city."""
    guild, (w, h) = GUILDS[name], CELL
    stars = Tiles("#f1e4c6", "#f6ecd4", guild.base, guild.light, "#c9a55a", "#e0c078", "#fff6dc", "#fff6dc")
    floor = 222
    body = rect(0, BASE, w, h - BASE, 0, ivory_flat) + rect(0, BASE, w, h - BASE, 0, grain(), opacity=0.12)
    body += clip(
        box(0, floor, w, h - floor),
        rect(0, floor, w, 80, 0, "#ecdcb8") + group(girih(33.12, stars, 6, 3), 0, floor, opacity=0.3),
    )
    teeth = "".join(
        points([(x, floor), (x, floor - 5), (x + 3.6, floor - 8.4), (x + 7.2, floor - 5), (x + 7.2, floor)])
        for x in (2.2 + k * 9.9 for k in range(20))
    )
    body += path(teeth, "#f2dfb4", "#b08a4e", 0.9) + rect(0, floor, w, 4, 0, "#e2c58c", "#b08a4e", 0.9)
    shade = linear((0, "#b08a4e", 0.28), (1, "#b08a4e", 0))
    return body + rect(0, floor + 4, w, 14, 0, shade)


def cell(name: str) -> str:
    """A palace before its sky of gold leaf, with its court; the ground line is y 92."""
    w, _ = CELL
    body = rect(0, 0, w, 96, 0, leaf_sky) + rect(0, 0, w, 96, 0, diaper_gold())
    if name == "caliph":
        body += clip(box(4, 4, w - 8, 90), group(rays(w / 2, 64, 190), opacity=0.75))
    return body + palace(name, w / 2, BASE) + court(name) + threshold(0, BASE, w)


def _sky(w: float, h: float, wash: str) -> str:
    body = rect(0, 0, w, h, 0, leaf_sky) + rect(0, 0, w, h, 0, diaper_gold(), opacity=0.8)
    return (
        body
        + group(rays(w / 2, h * 0.78, 420, 19), opacity=0.45)
        + rect(0, h * 0.4, w, h * 0.6, 0, linear((0, wash, 0), (1, wash, 0.55)))
    )


def _page(body: str) -> str:
    """A picture of 560 × 320 on an illuminated page."""
    w, h = LARGE
    inner = box(15, 15, w - 30, h - 30, 2)
    return rect(0, 0, w, h, 5, ivory_panel) + clip(inner, body) + path(inner, "none", EDGE, 1.6) + jadval(w, h)


def _foreground(name: str) -> str:
    """Tufts, stones and two boats before the landscape."""
    seed = random.Random(f"foreground {name}")
    body = ""
    for _ in range(30):
        x, y = seed.uniform(20, 540), seed.uniform(241, 272)
        if seed.random() < 0.25:
            body += ellipse(x, y, seed.uniform(3, 6), 2.6, "#c9b48a", "#5a3a1a", 1)
        else:
            body += line(f"M{num(x)} {num(y)}q-1-5-4-7m4 7q0-6 1-9m-1 9q2-5 5-6", "#3f4a1c", 1.6, opacity=0.75)
    return body + dhow(seed.uniform(90, 190), 284, 0.62) + dhow(seed.uniform(350, 470), 290, 0.78, -1, "#1d429b")


def large_land(name: str) -> str:
    """A land for the zoom: its landscape before a sky of gold leaf, its sign in the corner."""
    w, _ = LARGE
    wash = lands.WASHES[name]
    body = _sky(w, 232, wash) + group(lands.SCENES[name](0, 0), w / 2, 232, 1.92)
    body += rect(0, 230, w, 100, 0, linear(wash, "#6b4a24")) + rect(0, 230, w, 100, 0, blotch(), opacity=0.35)
    body += rect(0, 278, w, 60, 0, lapis_sea) + line(
        "M0 278q14-7 28 0" + "t28 0" * 19,
        "#cfe4ff",
        2.6,
    )
    body += "".join(
        line(f"M{x} {y}q6-4 12 0t12 0", "#9fc4f2", 1.6, opacity=0.7)
        for x, y in ((60, 292), (190, 298), (330, 290), (450, 297))
    )
    body += _foreground(name)
    seal = (
        circle(0, 0, 22, "#fdf7e8", EDGE, 2) + circle(0, 0, 18.6, "none", "#d9a441", 1.6) + land_sign(name, "#2b1a10")
    )
    return _page(body) + group(seal, 44, 44)


def large_palace(name: str) -> str:
    """A palace for the zoom, with its gardens and the Tigris before it."""
    w, _ = LARGE
    guild = GUILDS[name]
    body = _sky(w, 250, guild.light) + group(palace(name, 0, 0), w / 2, 244, 2.3)
    body += rect(0, 243, w, 90, 0, linear("#f3e1b4", "#d8b87a"))
    tiles = Tiles("#f1e4c6", "#f6ecd4", guild.base, guild.light, "#a8813a", "#d9b25a", "#fff6dc", "#fff6dc")
    body += clip(box(0, 250, w, 26), group(girih(26, tiles, 22, 1), 0, 250))
    body += (
        line(f"M0 250H{w}M0 276H{w}", "#8a5a24", 1.6)
        + rect(0, 284, w, 60, 0, lapis_sea)
        + line(f"M0 284H{w}", "#f8dd8a", 2)
    )
    return _page(
        body
        + "".join(
            line(f"M{x} {y}h26", "#bcd6f5", 1.6, opacity=0.7)
            for x, y in ((70, 292), (200, 298), (350, 291), (470, 298))
        )
    )


def _places() -> Iterator[tuple[str, float, float, str]]:
    for key, spaces, pitch, radius in (("land", 5, 51, 18), ("palace", 5, 36, 13.2)):
        w = spaces * pitch + 24
        yield f"carpet_{key}", w, 30, group(carpet(spaces, pitch, radius), w / 2, 14)
        yield f"carpet_{key}_dim", w, 30, group(carpet(spaces, pitch, radius, True), w / 2, 14)
    yield "pennant", 160, 34, group(pennant(118, 27), 80, 15)
    yield "pennant_focus", 160, 36, group(pennant(118, 30, gold), 80, 16)
    yield "tablet", 160, 32, group(tablet(156, 27), 80, 15)
    arrow = path("M-6-8L6 0L-6 8Z", VERMILION, "#4d1207", 1.2)
    yield "arrow", 18, 22, group(arrow, 9, 11)
    yield "gem", 14, 14, path(lozenge(7, 7, 13, 13), gold, "#4d1207", 1.2)


def places() -> Iterator[Sprite]:
    """`alrashid/place/<id>`: carpets, ribbons and tablets for names."""
    for name, w, h, body in _places():
        yield Sprite(f"alrashid/place/{name}", document(w, h, body), quality=92)


def land_sprites() -> Iterator[Sprite]:
    """`alrashid/land/<id>` and its `_open`, `_focus`, `_done`, to be laid over it."""
    for name in lands.SCENES:
        yield Sprite(f"alrashid/land/{name}", document(310, 240, lands.land(name)), quality=88)
        for state, draw in OUTLINES.items():
            picture = document(310, 240, draw(lands.coast(name)))
            yield Sprite(f"alrashid/land/{name}_{state}", picture, quality=86)


def palace_sprites() -> Iterator[Sprite]:
    """`alrashid/palace/<id>`."""
    for name in DRAWN:
        yield Sprite(f"alrashid/palace/{name}", document(*CELL, cell(name)), quality=88)


def large() -> Iterator[Sprite]:
    """`alrashid/zoom/land/<id>` and `alrashid/zoom/palace/<id>`."""
    for name in lands.SCENES:
        yield Sprite(f"alrashid/zoom/land/{name}", document(*LARGE, large_land(name)), quality=88)
    for name in DRAWN:
        yield Sprite(f"alrashid/zoom/palace/{name}", document(*LARGE, large_palace(name)), quality=88)
