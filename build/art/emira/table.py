"""What the table of Emira is made of: night sky, stars, dunes, town, girih wall, brocade, walnut, parapet.

`sky` is stretched to the window, `stars`, `girih`, `girih_dim`, `cloth` and `walnut` repeat both ways, `dunes`, `town`,
`bar`, `parapet` and `braid` from left to right.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import texture
from common.girih import NIGHT_WALL, girih
from common.house import keel, onion
from emira import folk
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, STAR
from palette import gold
from render import Sprite
from svg import circle, document, group, line, linear, num, path, rect, star

CELL = 56


def sky() -> str:
    """16 × 1080: the fall of the night, from black over indigo to violet."""
    return rect(0, 0, 16, 1080, 0, linear("#050820", (0.4, "#0d1547"), (0.75, "#232a78"), "#4a3a86"))


def stars() -> str:
    """240 square: stars on clear ground."""
    luck = random.Random(11)
    out = "".join(
        circle(
            luck.uniform(4, 236),
            luck.uniform(4, 236),
            luck.choice((0.7, 0.9, 1.3)),
            "#dfe6ff",
            opacity=luck.uniform(0.25, 0.85),
        )
        for _ in range(42)
    )
    return out + "".join(
        path(star(luck.uniform(12, 228), luck.uniform(12, 228), 4, 1, 4), STAR, opacity=0.8) for _ in range(3)
    )


def _waves(base: float, lift: float, w: float, fill: str, ridge: str) -> str:
    """A dune line that meets itself after w units."""
    d = (
        f"M0 {num(base)}C{num(w * 0.12)} {num(base - lift)} {num(w * 0.22)} {num(base - lift)} {num(w * 0.36)}"
        f" {num(base - lift * 0.1)}S{num(w * 0.58)} {num(base + lift * 0.5)} {num(w * 0.7)} {num(base - lift * 0.4)}"
        f"S{num(w * 0.92)} {num(base + lift * 0.5)} {num(w)} {num(base)}"
    )
    return path(f"{d}V400H0Z", fill) + line(d, ridge, 2, opacity=0.3)


def dunes() -> str:
    """960 × 320: three rows of dunes, clear above."""
    return (
        _waves(90, 60, 960, linear("#2a2a78", "#171d5c"), "#8fa0e6")
        + _waves(170, 70, 960, linear("#1c2064", "#0e1446"), "#6a78c4")
        + _waves(250, 46, 960, linear("#10164a", "#080c2e"), "#4a5796")
    )


def town() -> str:
    """960 × 180: the town by night with its lit windows, clear above."""
    luck = random.Random(5)
    tone, out, x = "#161c5a", "", 0.0
    while x < 930:
        w, h, kind = luck.uniform(36, 74), luck.uniform(30, 74), luck.random()
        w = min(w, 960 - x)
        if kind < 0.4:
            out += (
                rect(x, 150 - h * 0.6, w, 60, 0, tone)
                + path(onion(x + w / 2, 151 - h * 0.6, w * 0.8, h * 0.7 + 16), tone)
                + line(f"M{num(x + w / 2)} {num(136 - h * 1.3)}v-12", tone, 3)
            )
        elif kind < 0.56:
            out += (
                rect(x + 8, 66 - h * 0.3, 14, 120, 0, tone)
                + path(onion(x + 15, 67 - h * 0.3, 20, 30), tone)
                + rect(x + 4, 84 - h * 0.3, 22, 5, 0, tone)
            )
            w = 30
        else:
            out += rect(x, 150 - h, w, 80, 0, tone)
        for _ in range(luck.randint(1, 4)):
            out += path(
                keel(x + luck.uniform(7, max(8, w - 7)), luck.uniform(138, 168), 6, 11),
                luck.choice(("#ffcf6b", "#ffb84a", "#ffe0a0")),
                opacity=0.95,
            )
        x += w - 1
    return out + rect(0, 150, 960, 30, 0, linear("#161c5a", "#10164a"))


def wall() -> str:
    """112 square: the girih of the stage."""
    return girih(CELL, NIGHT_WALL, 2, 2)


def wall_dim() -> str:
    """The same, quiet, for grounds under words."""
    return wall() + rect(0, 0, 112, 112, 0, "#080d30", opacity=0.66)


def cloth() -> str:
    """96 square: indigo brocade with a star in every mesh."""
    mesh = (
        path("M48 0L96 48L48 96L0 48Z", "none", GOLD_LINE, 1.2, opacity=0.2)
        + path(star(48, 48, 17, 9.6, 8), "none", GOLD_LINE, 1.4, opacity=0.26)
        + circle(48, 48, 3, GOLD_LINE, opacity=0.26)
    )
    corners = "".join(path(star(x, y, 9, 4, 4), GOLD_LINE, opacity=0.2) for x in (0, 96) for y in (0, 96))
    return rect(0, 0, 96, 96, 0, "#131b58") + mesh + corners + rect(0, 0, 96, 96, 0, texture.weave())


def walnut() -> str:
    """256 × 128: walnut boards."""
    luck, out = random.Random(3), ""
    for k in range(4):
        out += (
            rect(0, 32 * k, 256, 32, 0, linear("#5c3a2c", "#46291f"))
            + rect(0, 32 * k, 256, 32, 0, luck.choice(("#fff", "#000", "#d98a5a")), opacity=luck.uniform(0.03, 0.08))
            + line(f"M0 {32 * k + 1}H256", "#190c0a", 2, opacity=0.7)
        )
    return out + rect(0, 0, 256, 128, 0, texture.fibre(), opacity=0.6)


def bar() -> str:
    """112 × 60: the bar along the top."""
    return (
        rect(0, 0, 112, 60, 0, "#070c2a")
        + group(wall(), 0, -26, opacity=0.2)
        + rect(0, 0, 112, 60, 0, linear((0, "#fff", 0.05), (1, "#000", 0.3)))
        + rect(0, 57, 112, 3, 0, "#d9a441")
        + line("M0 57.8H112", GOLD_PALE, 0.9)
        + rect(0, 55.6, 112, 1.6, 0, EDGE)
    )


def parapet() -> str:
    """108 × 26: merlons of the wall over the rooms."""
    teeth = "".join(
        path(
            f"M{18 * k + 1.4} 15V8.6L{18 * k + 9} 1.6L{18 * k + 16.6} 8.6V15Z",
            linear("#3a4aa6", "#1d2873"),
            GOLD_LINE,
            1.3,
        )
        + path(star(18 * k + 9, 9.4, 2.6, 1.2, 4), GOLD_PALE, opacity=0.8)
        for k in range(6)
    )
    return (
        teeth
        + rect(0, 14, 108, 12, 0, linear("#26347f", "#141c5a"))
        + line("M0 15H108", GOLD_LINE, 1.6)
        + line("M0 25.2H108", EDGE, 1.6)
        + "".join(
            path(f"M{12 * k + 2} 20L{12 * k + 6} 17.4L{12 * k + 10} 20L{12 * k + 6} 22.6Z", "#39c2b4", opacity=0.85)
            for k in range(9)
        )
    )


def oasis() -> str:
    """376 × 116: water and palms, where the camels of a household rest; they stand on y 104, x 20–356."""
    bank = "M0 92Q60 74 130 84T260 80T376 92V108Q376 116 368 116H8Q0 116 0 108Z"
    pool = "M96 96C120 84 250 84 284 96C300 104 250 112 190 112C130 112 80 106 96 96Z"
    trees = "".join(
        group(folk.palm(h, lean, "#2a9a78", "#125a4c"), x, y, size)
        for x, y, h, lean, size in (
            (40, 90, 56, 8, 1),
            (70, 92, 40, -6, 0.8),
            (322, 88, 58, -8, 1),
            (346, 94, 44, 6, 0.8),
        )
    )
    water = path(pool, linear("#4fb8c8", "#154a86"), EDGE, 2) + line(
        "M130 96H176M206 100H252M150 105H196", "#dff4ff", 2, opacity=0.6
    )
    return path(bank, linear("#3a6f6c", "#16323f"), EDGE, 2) + trees + water


def braid() -> str:
    """96 × 10: a golden hairline with lozenges between panels."""
    return (
        line("M0 5H96", EDGE, 3.4)
        + line("M0 5H96", GOLD_LINE, 1.6)
        + "".join(path(f"M{x - 6} 5L{x} 1.4L{x + 6} 5L{x} 8.6Z", gold, EDGE, 1.2) for x in (24, 72))
    )


TILES: dict[str, tuple[tuple[float, float], Callable[[], str]]] = {
    "sky": ((16, 1080), sky),
    "stars": ((240, 240), stars),
    "dunes": ((960, 320), dunes),
    "town": ((960, 180), town),
    "girih": ((112, 112), wall),
    "girih_dim": ((112, 112), wall_dim),
    "cloth": ((96, 96), cloth),
    "walnut": ((256, 128), walnut),
    "bar": ((112, 60), bar),
    "parapet": ((108, 26), parapet),
    "braid": ((96, 10), braid),
    "oasis": ((376, 116), oasis),
}


def sprites() -> Iterator[Sprite]:
    """`emira/table/<id>`."""
    for name, ((w, h), draw) in TILES.items():
        yield Sprite(f"emira/table/{name}", document(w, h, draw()), quality=88)
