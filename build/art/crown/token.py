"""Goods, crowns of rank, point badges, price tiles and favor tokens: the small things that lie on the table.

Numbers are set live: badges and tiles keep their middle or right half plain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from crown import buildings as built
from crown import scenery as land
from crown.crowns import RANKS, crown
from crown.goods import SHAPES, good
from palette import GOLD, LINE, SHADE, paper, roof_blue
from render import Sprite
from svg import bar, circle, clip, document, group, line, linear, path, rect, ring


def building_points() -> str:
    """A gabled house, 40 wide; the number stands in its wall, middle at (0, 6)."""
    eaves = "M-21.5-.6L0-23L21.5-.6"
    return (
        path("M-18 20V-4L0-22L18-4V20Z", "#f3dcb0", LINE, 2.2)
        + path("M12-10L18-4V20H12Z", "#b08a52", opacity=0.5)
        + path(eaves, "none", LINE, 7.6, stroke_linecap="round")
        + path(eaves, "none", "#c8552f", 4, stroke_linecap="round")
        + line("M-19-3.6L0-22.6", "#f0a583", 1.3)
    )


def citizen_points() -> str:
    """A person in a green cloak, 36 wide; the number stands on the cloak, middle at (0, 8)."""
    cloak = "M-18 20V6Q-17-10 0-10Q17-10 18 6V20Z"
    return (
        circle(0, -17, 7.4, "#f3c99b", LINE, 2.2)
        + path("M2-24A7.4 7.4 0 0 1 2-9.9Q6-17 2-24Z", "#b97f4a", opacity=0.5)
        + path(cloak, "#3f6b3d", LINE, 2.2)
        + path("M11-7.6Q17-4 18 6V20H13Q14 4 11-7.6Z", SHADE, opacity=0.3)
        + line("M-13.6 5Q-12-5-3-6.6", "#8db573", 2.2)
    )


# ------------------------------------------------------------------------------------------------------- price tiles


def _tile(outline: str, top: str) -> str:
    """A parchment tile of 44 by 44; the good is set on the left, the number on the right."""
    return group(path(outline, SHADE, opacity=0.35), 1.4, 3) + path(outline, paper, LINE, 2) + top


def gift() -> str:
    """Castle gifts: a straight tile with a bow on top."""
    bow = path("M0-17Q-10-25-12-17Q-10-11 0-17ZM0-17Q10-25 12-17Q10-11 0-17Z", "#c8323a", LINE, 1.5) + circle(
        0, -17, 2.6, "#f0c552", LINE, 1.3
    )
    return _tile("M-20-17H20V20H-20Z", line("M0-16V19", "#c8323a", 2, opacity=0.22) + bow)


def donation() -> str:
    """Cathedral donations: a tile with a pointed top."""
    return _tile(
        "M-20 20V-10Q-16-14 0-21Q16-14 20-10V20Z",
        path("M-2.2-17.4H2.2V-15H4.4V-11.6H2.2V-7.4H-2.2V-11.6H-4.4V-15H-2.2Z", "#c58a22", LINE, 1.1),
    )


def stone_price() -> str:
    """The stone marker: an eight-cornered tile."""
    return _tile(
        "M-13-20H13L20-13V13L13 20H-13L-20 13V-13Z",
        path("M-11.6-16.4H11.6L16.4-11.6V11.6L11.6 16.4H-11.6L-16.4 11.6V-11.6Z", "none", "#a5a29a", 1.6),
    )


def bread_price() -> str:
    """The bread marker: a round tile."""
    return _tile("M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z", circle(0, 0, 16.4, "none", "#d08a3c", 1.6))


def printed() -> str:
    """What is printed on the board when a marker has left: a sunk field."""
    return rect(-20, -20, 40, 40, 5, "#cdb583", LINE, 1.6) + line("M-17 17V-17H17", SHADE, 2.4, opacity=0.3)


# ------------------------------------------------------------------------------------------------------ favor tokens


def _emblem(site: str) -> str:
    """The place of a token in a window from (−22, −22) to (22, 6)."""
    sky = rect(-24, -24, 48, 34, 0, linear("#a5d2e4", "#fdf0cc"))
    field = path("M-24 0Q0-8 24 0V10H-24Z", {"grainfield": "#e6b83c", "quarry": "#d6c292"}.get(site, "#8fb356"))
    scenes: dict[str, Callable[[], str]] = {
        "forest": lambda: land.pine(-10, 3, 0.34) + land.pine(11, 3, 0.36) + land.pine(1, 5, 0.44),
        "grainfield": lambda: land.sheaf(-11, 5, 0.5) + land.sheaf(11, 5, 0.5) + land.sheaf(0, 6, 0.66),
        "quarry": lambda: good("stone", -9, -1, 0.5) + good("stone", 10, 0, 0.52) + good("stone", 1, -10, 0.48),
        "weaving_mill": lambda: good("cloth", 0, -5, 0.72),
        "castle": lambda: group(
            group(built.tower(0, 0, 12, 26, None, 1), -18, -16)
            + group(built.tower(0, 0, 12, 26, None, 2), 6, -16)
            + rect(-7, -8, 14, 16, 0, "#efdcb0", LINE, 1.7)
            + path("M-4 8V0Q0-5 4 0V8Z", "#5b341a"),
            0,
            1,
            0.78,
        ),
        "cathedral": lambda: group(
            rect(-9, -8, 18, 16, 0, "#f3e2b8", LINE, 1.7)
            + circle(0, -2, 4, "#39618f", LINE, 1.4)
            + built.spire(-17, -6, 9, 17, roof_blue)
            + rect(-17, -6, 9, 14, 0, "#f3e2b8", LINE, 1.7)
            + built.spire(8, -6, 9, 17, roof_blue)
            + rect(8, -6, 9, 14, 0, "#f3e2b8", LINE, 1.7),
            0,
            1,
            0.9,
        ),
        "construction_site": lambda: (
            path("M-10 8V-10H-2V-16H6V-8H12V8Z", "#efdcb0", LINE, 1.7)
            + bar("M-15 8V-18M15 8V-18M-18-4H18M-15 8L15-4", "#c58a4c", 1.8, rim=1.1)
        ),
        "market": lambda: group(built.stall(0, 0, "#c8423a", (), 0.44), -19, 8),
    }
    return sky + field + scenes[site]()


def _reward(kind: str) -> str:
    """The reward below the window, round (0, 15)."""
    one = {"book": "book", "ring": "ring"}
    if kind in one:
        return good(one[kind], 0, 15, 0.44)
    if kind == "citizens":
        return group(citizen_points(), 0, 15.6, 0.4)
    if kind == "buildings":
        return group(building_points(), 0, 15.6, 0.4)
    pair = {"coins": "coin"}.get(kind, kind)
    return good(pair, -8, 15, 0.38) + good(pair, 8, 15, 0.38)


def favor_token(name: str) -> str:
    """A scalloped token of 64: the place above, what it gives below."""
    site, _, reward = name.rpartition("_")
    lobes = "".join(circle(x, y, 4.6, "#e9d5a3", LINE, 1.8) for x, y, _ in ring(0, 0, 26, 20))
    window = "M-23.4 3A24 24 0 1 1 23.4 3Z"
    return (
        circle(2, 3.4, 29, SHADE, opacity=0.3)
        + lobes
        + circle(0, 0, 26.4, paper)
        + clip(window, _emblem(site))
        + path(window, "none", LINE, 2)
        + circle(0, 0, 25, "none", LINE, 2.2)
        + circle(0, 0, 25, "none", GOLD, 1)
        + _reward(reward)
    )


FAVORS = (
    "forest_wood",
    "grainfield_grain",
    "quarry_stone",
    "weaving_mill_cloth",
    "castle_ring",
    "castle_citizens",
    "cathedral_book",
    "cathedral_citizens",
    "construction_site_buildings",
    "construction_site_citizens",
    "market_coins",
    "market_citizens",
)

MARKERS: dict[str, Callable[[], str]] = {
    "building_points": building_points,
    "citizen_points": citizen_points,
    "gift": gift,
    "donation": donation,
    "stone": stone_price,
    "bread": bread_price,
    "printed": printed,
}


def _centred(body: str, size: float) -> str:
    return document(size, size, body, (-size / 2, -size / 2, size, size))


def goods() -> Iterator[Sprite]:
    """`crown/good/<id>`, 52 square, the eight goods, any resource and favor."""
    for kind in SHAPES:
        yield Sprite(f"crown/good/{kind}", _centred(good(kind), 52), quality=94)


def ranks() -> Iterator[Sprite]:
    """`crown/rank/<id>`, 60 square, the crown alone."""
    for rank in RANKS:
        yield Sprite(f"crown/rank/{rank}", _centred(crown(rank, 0, 14, 1.0), 60), quality=94)


def markers() -> Iterator[Sprite]:
    """`crown/marker/<id>`, 52 square: point badges and price tiles."""
    for name, draw in MARKERS.items():
        yield Sprite(f"crown/marker/{name}", _centred(draw(), 52), quality=94)


def favors() -> Iterator[Sprite]:
    """`crown/favor/<id>`, 66 square."""
    for name in FAVORS:
        yield Sprite(f"crown/favor/{name}", _centred(favor_token(name), 66), scale=3, quality=90)
