"""The palace of a household, wing by wing: the house it begins with, eight different sections, and their roofs.

All stand on one line and have a wall of the same height, so that side by side they are one palace. `roof` is the same
top by itself, to crown the arch of a room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from common.house import keel
from emira import folk
from emira.paints import (
    EDGE,
    GOLD_LINE,
    GOLD_PALE,
    dome,
    dome_gold,
    dome_rose,
    dome_violet,
    glow,
    palace_shade,
    palace_wall,
)
from render import Sprite
from svg import circle, document, ellipse, group, line, linear, path, rect, star

WALL, WIDE = 46, 78
LAMP = linear("#fff0b8", "#ffb84a", "#d9702a")


def _arch(x: float, w: float, h: float) -> str:
    return path(keel(x, 0, w + 7, h + 7), "#e6dffa", EDGE, 1.8) + path(keel(x, 0, w, h), LAMP, EDGE, 1.6)


def _lights(*places: tuple[float, float]) -> str:
    return "".join(group(folk.window(8, 15), x, y) for x, y in places)


def _tiles(w: float) -> str:
    return rect(-w / 2 + 1, -WALL + 4, w - 2, 7, 0, "#123066") + "".join(
        path(f"M{-w / 2 + 6 + 9 * k} {-WALL + 7.5}l4-3l4 3l-4 3Z", "#39c2b4") for k in range(int(w // 9))
    )


def _base(w: float = WIDE) -> str:
    return folk.wall(w, WALL) + _tiles(w)


def gilded() -> str:
    """A hall under a golden dome."""
    return rect(-18, -62, 36, 17, 0, palace_wall, EDGE, 2) + group(folk.hall_dome(38, 32, dome_gold), 0, -61)


def tower() -> str:
    """A watch tower with a violet cap."""
    return (
        rect(-10, -84, 20, 40, 0, palace_wall, EDGE, 2)
        + rect(-14, -84, 28, 6, 1, "#efeafc", EDGE, 1.6)
        + group(folk.hall_dome(24, 26, dome_violet), 0, -83)
        + _lights((0, -58))
    )


def court() -> str:
    """A court with palms over the wall."""
    return group(folk.palm(40, 7), -12, -46) + group(folk.palm(30, -5), 16, -46, 0.9)


def great() -> str:
    """The great dome, turquoise."""
    return (
        rect(-26, -60, 52, 15, 0, palace_wall, EDGE, 2)
        + _lights((-14, -47), (0, -47), (14, -47))
        + group(folk.hall_dome(56, 46, dome), 0, -59)
    )


def gate() -> str:
    """A gate with two little turrets and a banner."""
    turrets = "".join(
        rect(x - 7, -66, 14, 22, 0, palace_wall, EDGE, 1.8)
        + path(f"M{x - 9} -66L{x} -84L{x + 9} -66Z", linear("#b3264a", "#6b1230", to=(1, 0.4)), EDGE, 1.8)
        for x in (-24, 24)
    )
    return (
        turrets
        + path(keel(0, -44, 26, 30), palace_shade, EDGE, 1.8)
        + path("M-6-42H6V-26L0-20L-6-26Z", "#b3264a", EDGE, 1.6)
        + path(star(0, -33, 4, 2, 8), GOLD_PALE)
    )


def baths() -> str:
    """Low domes pierced with stars."""
    return "".join(
        path(f"M{x - r} -46A{r} {r} 0 0 1 {x + r} -46Z", linear("#efeafc", "#8c82b4", to=(1, 0.4)), EDGE, 1.8)
        + path(star(x, -46 - r * 0.5, 3.4, 1.6, 6), "#ffcf6b")
        for x, r in ((-22, 13), (22, 13), (0, 17))
    ) + line("M-22-62C-26-70-18-72-22-80M4-66C0-74 8-76 4-84M24-62C20-70 28-72 24-80", "#f6f8ff", 2.6, opacity=0.5)


def sphere() -> str:
    """A star tower with its rings."""
    return (
        rect(-16, -66, 32, 21, 0, palace_wall, EDGE, 2)
        + _lights((-7, -50), (7, -50))
        + rect(-20, -70, 40, 5, 1, "#efeafc", EDGE, 1.6)
        + line("M0-70V-76", EDGE, 5)
        + circle(0, -90, 14, "none", EDGE, 5)
        + circle(0, -90, 14, "none", GOLD_LINE, 2.6)
        + group(
            ellipse(0, 0, 14, 5, "none", EDGE, 4.6) + ellipse(0, 0, 14, 5, "none", GOLD_LINE, 2.2), 0, -90, rotate=-26
        )
        + circle(0, -90, 3.4, "#4a8df0", EDGE, 1.4)
    )


def pavilion() -> str:
    """A rose pavilion on slender pillars."""
    pillars = "".join(rect(x - 2, -64, 4, 19, 0, "#efeafc", EDGE, 1.4) for x in (-18, -6, 6, 18))
    return (
        rect(-20, -62, 40, 16, 0, "#33206a")
        + pillars
        + rect(-24, -68, 48, 6, 1, "#efeafc", EDGE, 1.6)
        + group(folk.hall_dome(44, 28, dome_rose), 0, -67)
        + "".join(
            circle(x, -47, 3.4, c, EDGE, 1.2)
            for x, c in ((-24, "#ef7fa3"), (-30, "#dd3b62"), (24, "#dd3b62"), (30, "#ef7fa3"))
        )
    )


TOPS: tuple[Callable[[], str], ...] = (gilded, tower, court, great, gate, baths, sphere, pavilion)


def section(k: int) -> str:
    """Section k (0 to 7), 78 wide."""
    doors = (
        _arch(0, 18, 28),
        _arch(-18, 12, 22) + _arch(18, 12, 22),
        _arch(-22, 13, 26) + _arch(0, 13, 26) + _arch(22, 13, 26),
        _arch(0, 24, 30),
        path(keel(0, 0, 34, 36), "#e6dffa", EDGE, 1.8)
        + path(keel(0, 0, 26, 29), "#4a2a1c", EDGE, 1.8)
        + line("M0-26V0M-9-16V0M9-16V0", "#a8724a", 1.6),
        _arch(-16, 14, 22) + _arch(16, 14, 22),
        _arch(0, 16, 26) + _lights((-24, -8), (24, -8)),
        _arch(-20, 13, 24) + _arch(0, 13, 24) + _arch(20, 13, 24),
    )[k]
    return TOPS[k]() + _base() + glow(0, -14, 40, 0.35) + doors


def home() -> str:
    """The house one begins with: two rooms and a gate between them, 126 wide."""
    roofs = "".join(
        rect(x - 17, -60, 34, 15, 0, palace_wall, EDGE, 2) + group(folk.hall_dome(36, 30, dome), x, -59)
        for x in (-38, 38)
    )
    return (
        roofs
        + _base(126)
        + glow(0, -14, 60, 0.4)
        + _arch(-38, 22, 30)
        + _arch(38, 22, 30)
        + path(keel(0, 0, 26, 34), "#e6dffa", EDGE, 1.8)
        + path(keel(0, 0, 19, 28), "#4a2a1c", EDGE, 1.8)
        + line("M0-24V0", "#a8724a", 1.6)
    )


def roof(draw: Callable[[], str]) -> str:
    """A roof 136 × 84, its parapet's foot at y 60: parapet and what rises over it."""
    parapet = (
        group(folk.wall(132, 12), 68, 60)
        + rect(3, 52, 130, 5, 0, "#123066")
        + "".join(path(f"M{6 + 10 * k} 54.5l4-2.4l4 2.4l-4 2.4Z", "#39c2b4") for k in range(13))
    )
    return group(draw(), 68, 80, 0.72) + parapet


def home_roof() -> str:
    """The top of the house one begins with."""
    return "".join(
        rect(x - 17, -60, 34, 15, 0, palace_wall, EDGE, 2) + group(folk.hall_dome(36, 30, dome), x, -59)
        for x in (-26, 26)
    )


def plot() -> str:
    """Where the next section may stand: dashed outline and a mason's line, 78 wide."""
    outline = "M-36 0V-46H-18C-22-66-8-72 0-86C8-72 22-66 18-46H36V0Z"
    return path(outline, "#0a1136", "#ffb84a", 2.4, stroke_dasharray="6 5", fill_opacity=0.6) + line(
        "M0-34V-12M-11-23H11", "#ffdf9e", 4
    )


def sprites() -> Iterator[Sprite]:
    """`emira/palace/home` 132 × 124, `section_<1–8>`, `plot` 82 × 124, `roof_home`, `roof_<1–8>` 136 × 84."""
    yield Sprite("emira/palace/home", document(132, 124, home(), (-66, -116, 132, 124)), quality=88)
    yield Sprite("emira/palace/plot", document(82, 124, plot(), (-41, -116, 82, 124)), quality=90)
    yield Sprite("emira/palace/roof_home", document(136, 84, roof(home_roof), (0, -20, 136, 84)), quality=88)
    for k, draw in enumerate(TOPS):
        yield Sprite(f"emira/palace/section_{k + 1}", document(82, 124, section(k), (-41, -116, 82, 124)), quality=88)
        yield Sprite(f"emira/palace/roof_{k + 1}", document(136, 84, roof(draw), (0, -20, 136, 84)), quality=88)
