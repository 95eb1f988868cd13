"""The 32 titles: market tile 44 × 32, card 120 × 130, emblem 48 × 48, large for the zoom; frames for their states.

A tile has its emblem on the left and room for the fee on the right (middle 33, 15). A card has emblem and palace sign
in its band (y 0–50), room for the points at x 82–114 of the band, the name at y 54–98 and its state at y 100–126.
"""

from __future__ import annotations

from collections.abc import Iterator

from alrashid import emblems_high, emblems_low
from alrashid.ornament import diaper_white, palmette
from alrashid.paints import EDGE, EDGE_SOFT, GUILDS, LEAF_LIGHT, LEAF_LINE, Guild, ivory_flat, stone_tablet, vermilion
from alrashid.signs import palace_sign
from alrashid.token import tick
from common.house import keel, lozenge
from palette import VERMILION, gold
from render import Sprite
from svg import box, circle, clip, document, group, line, linear, path, radial, rect, star

EMBLEMS = emblems_low.EMBLEMS | emblems_high.EMBLEMS
PALACES = {
    "intrigue": ("smuggler", "plotter", "informer", "impostor"),
    "military": ("strategist", "recruiter", "raider", "negotiator"),
    "lore": ("lore_master", "enchanter", "diplomat", "banker"),
    "trade": ("trader", "hardwood_importer", "pottery_importer", "metal_importer"),
    "politics": (
        "aide", "steward", "warehouse_keeper", "maiden", "weapon_master", "dean", "economist", "counselor",
    ),
    "caliph": (
        "treasurer", "agha", "silk_monopolist", "spice_monopolist", "astrologist", "law_expert", "quartermaster",
        "alchemist",
    ),
}  # fmt: skip
PALACE_OF = {title: palace for palace, titles in PALACES.items() for title in titles}
TILE, CARD, SIDE = (44, 32), (120, 130), 240
LIGHT = "#fff4d6"
_field = radial("#fffdf4", (0.7, "#f7ead0"), "#e6cf9c", centre=(0.4, 0.34), radius=0.75)


def tile(title: str) -> str:
    """A title on sale: enamel in its palace's colour, the emblem on ivory, room for the fee."""
    guild = GUILDS[PALACE_OF[title]]
    body = rect(1.6, 2.4, 42, 29, 4.5, "#1a0a04", opacity=0.4) + rect(
        0.8, 0.8, 41.6, 29, 4.5, guild.tile(), "#1d0d05", 1.4
    )
    body += rect(3, 3, 37.2, 24.6, 3, "none", LEAF_LIGHT, 0.9, opacity=0.8)
    field = box(2.2, 2.2, 23.4, 26.2, 3)
    return body + path(field, _field, EDGE_SOFT, 1) + group(EMBLEMS[title](), 13.9, 15.2, 0.52)


def card(title: str) -> str:
    """A title somebody owns."""
    palace = PALACE_OF[title]
    guild, (w, h) = GUILDS[palace], CARD
    body = rect(3, 5, w - 4, h - 5, 7, "#1a0705", opacity=0.45) + rect(
        1, 1, w - 3, h - 4, 6, ivory_flat, "#3a1f0a", 1.6
    )
    band = f"M2 50V7Q2 2 7 2H{w - 8}Q{w - 3} 2 {w - 3} 7V50Z"
    body += (
        path(band, guild.tile())
        + path(band, diaper_white())
        + line(f"M2 50H{w - 3}", EDGE_SOFT, 4)
        + line(f"M2 50H{w - 3}", "#f0c552", 2.2)
    )
    body += circle(28, 27, 22.4, _field, EDGE, 2) + circle(28, 27, 19.8, "none", "#d9a441", 1.2)
    body += group(EMBLEMS[title](), 28, 27, 0.8) + group(palace_sign(palace, LIGHT), 66, 26, 0.94)
    return body + rect(5, 54, w - 11, h - 62, 3, "none", "#c9ad74", 1)


def _niche(guild: Guild, arch: str) -> str:
    body = path(arch, guild.tile(), EDGE, 3) + clip(arch, rect(0, 0, SIDE, SIDE, 0, diaper_white()))
    body += clip(
        arch,
        circle(
            120,
            132,
            86,
            radial((0, "#fff6cf", 0.85), (0.6, "#fff6cf", 0.25), (1, "#fff6cf", 0), centre=(0.5, 0.5), radius=0.5),
        ),
    )
    return (
        body + path(arch, "none", "#8a5a14", 6) + path(arch, "none", "#f0c552", 3.4) + path(arch, "none", "#fff6cf", 1)
    )


def large(title: str) -> str:
    """A title for the zoom: its emblem in a niche of its palace, 240 square."""
    palace = PALACE_OF[title]
    guild = GUILDS[palace]
    arch = keel(120, 222, 196, 206)
    body = rect(0, 0, SIDE, SIDE, 6, linear("#fdf7e8", "#efdfbb")) + rect(
        6, 6, SIDE - 12, SIDE - 12, 4, "none", guild.base, 2.4
    )
    for x, way in ((34, 1), (206, -1)):
        body += group(
            palmette(1.25, 0, guild.base) + palmette(0.8, -55, guild.base) + palmette(0.8, 55, guild.base),
            x,
            44,
            (way, 1),
            0,
        )
    body += (
        _niche(guild, arch)
        + path(star(120, 134, 84, 70, 16), _field, EDGE_SOFT, 2)
        + circle(120, 134, 66, "none", "#d9a441", 1.8)
    )
    body += group(EMBLEMS[title](), 120, 134, 2.7)
    seal = (
        circle(0, 0, 17, guild.base, EDGE, 2)
        + circle(0, 0, 14.4, "none", LEAF_LIGHT, 1.3)
        + group(palace_sign(palace, LIGHT), 0, 0, 0.84)
    )
    return body + group(seal, 120, 218) + rect(1.5, 1.5, SIDE - 3, SIDE - 3, 6, "none", EDGE, 2)


def sold(guild: Guild) -> str:
    """The empty place of a title that was sold."""
    return rect(
        1.6,
        1.6,
        40,
        27.4,
        4,
        guild.base,
        guild.base,
        1.5,
        fill_opacity=0.07,
        stroke_dasharray="4 3.4",
        stroke_opacity=0.7,
    )


def outline(w: float, h: float, width: float = 4) -> str:
    """May be bought or used now: gold on ink."""
    d = box(2.4, 2.4, w - 7, h - 7, 6)
    return path(d, "none", "#3a1f0a", width + 2.6) + path(d, "none", LEAF_LINE, width) + path(d, "none", "#fff6cf", 1.1)


def asked(w: float, h: float) -> str:
    """In focus: ivory and vermilion."""
    d = box(2.4, 2.4, w - 7, h - 7, 6)
    return path(d, "none", "#3a1f0a", 6.4) + path(d, "none", "#fffaf0", 4.8) + path(d, "none", VERMILION, 2.8)


def exhausted(w: float, h: float, x: float, y: float, s: float) -> str:
    """Used up for now: a veil of stone and a tick."""
    body = rect(0.8, 0.8, w - 2.6, h - 3.2, 5, stone_tablet, "#8d7447", 1.4, fill_opacity=0.62)
    return body + group(tick(), x, y, s)


def second(w: float, h: float) -> str:
    """A second copy: another tile's edge below, and two lozenges in the corner."""
    edge = f"M{w - 2} 5V{h - 6}Q{w - 2} {h - 2} {w - 6} {h - 2}H5"
    gems = path(lozenge(w - 13, 5.4, 6, 8), gold, EDGE, 1) + path(lozenge(w - 7.6, 5.4, 6, 8), gold, EDGE, 1)
    return line(edge, EDGE, 3.6) + line(edge, LEAF_LIGHT, 1.6) + gems


def owned(w: float) -> str:
    """Somebody's: a small pennon at the upper edge; the family's colour is set by its own `dot` piece beside it."""
    d = f"M{w - 16} 0H{w - 5}V13L{w - 10.5} 9L{w - 16} 13Z"
    return path(d, vermilion, EDGE, 1.2) + circle(w - 10.5, 4.4, 1.6, LEAF_LIGHT)


def pip() -> str:
    """A prestige point in gold, 10 × 10."""
    return circle(5, 5, 3.7, "#ffe08a", EDGE_SOFT, 1.2)


def frames() -> Iterator[Sprite]:
    """`alrashid/title_frame/<id>`: states laid over tiles (44 × 32) and cards (120 × 130)."""
    (tw, th), (cw, ch) = TILE, CARD
    pictures = {
        "tile_open": (tw, th, outline(tw, th, 3)),
        "tile_focus": (tw, th, asked(tw, th)),
        "tile_owned": (tw, th, owned(tw)),
        "tile_exhausted": (tw, th, exhausted(tw, th, 33, 16, 0.8)),
        "tile_second": (tw, th, second(tw, th)),
        "card_open": (cw, ch, outline(cw, ch)),
        "card_focus": (cw, ch, asked(cw, ch)),
        "card_exhausted": (cw, ch, exhausted(cw, ch, 100, 112, 1)),
        "card_second": (cw, ch, second(cw, ch)),
        "pip": (10, 10, pip()),
    } | {f"sold_{name}": (tw, th, sold(guild)) for name, guild in GUILDS.items()}
    for name, (w, h, body) in pictures.items():
        yield Sprite(f"alrashid/title_frame/{name}", document(w, h, body), quality=92)


def tiles() -> Iterator[Sprite]:
    """`alrashid/title_tile/<id>`."""
    for title in PALACE_OF:
        yield Sprite(f"alrashid/title_tile/{title}", document(*TILE, tile(title)), 3, quality=88)


def cards() -> Iterator[Sprite]:
    """`alrashid/title/<id>`."""
    for title in PALACE_OF:
        yield Sprite(f"alrashid/title/{title}", document(*CARD, card(title)), quality=86)


def emblems() -> Iterator[Sprite]:
    """`alrashid/emblem/<id>`, 48 × 48, without a ground."""
    for title in PALACE_OF:
        yield Sprite(f"alrashid/emblem/{title}", document(48, 48, group(EMBLEMS[title](), 24, 24)), quality=88)


def larges() -> Iterator[Sprite]:
    """`alrashid/zoom/title/<id>`, 240 × 240."""
    for title in PALACE_OF:
        yield Sprite(f"alrashid/zoom/title/{title}", document(SIDE, SIDE, large(title)), quality=88)
