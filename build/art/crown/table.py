"""What the table is made of, as pieces that repeat: brocade cloth, oak planks, the beam, the braid, wall and skyline.

`cloth`, `oak` and `felt` repeat both ways; `beam`, `braid`, `wall` and `skyline` repeat from left to right.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import texture
from crown.buildings import battlement
from crown.scenery import CLOUD
from palette import CLOTH, CLOTH_DARK, GOLD, LINE_DEEP, SHADE, madder, oak, sky, stone_level
from render import Sprite
from svg import circle, document, group, line, num, path, rect, tile


def cloth() -> str:
    """Green brocade with crowns in a lattice, 144 square."""
    motif = (
        path("M36 0L72 36L36 72L0 36Z", "none", GOLD, 1.5, opacity=0.22)
        + path("M26 43L24 30L30.6 36L36 27L41.4 36L48 30L46 43Z", GOLD, opacity=0.22)
        + path("M27 45.6H45", "none", GOLD, 2, opacity=0.22)
        + "".join(circle(x, y, 4, GOLD, opacity=0.22) for x in (0, 72) for y in (0, 72))
    )
    return (
        rect(0, 0, 144, 144, 0, CLOTH)
        + rect(0, 0, 144, 144, 0, texture.weave())
        + rect(0, 0, 144, 144, 0, tile(72, 72, motif))
    )


def felt() -> str:
    """Dark green felt, 96 square."""
    return rect(0, 0, 96, 96, 0, CLOTH_DARK) + rect(0, 0, 96, 96, 0, texture.weave())


def _planks(w: int, h: float, n: int, seed: int, paint: str) -> str:
    rnd, step = random.Random(seed), h / n
    out = ""
    for k in range(n):
        y = k * step
        out += rect(0, y, w, step, 0, paint) + rect(
            0, y, w, step, 0, rnd.choice(("#fff", "#000", "#d98a5a")), opacity=rnd.uniform(0.03, 0.09)
        )
        x = rnd.uniform(60, 260)
        while x < w - 60:
            out += line(f"M{num(x)} {num(y + 1)}v{num(step - 2)}", "#1f0f05", 1.7, opacity=0.55) + line(
                f"M{num(x + 1.6)} {num(y + 2)}v{num(step - 4)}", "#d9a66b", 0.9, opacity=0.35
            )
            out += "".join(
                circle(x + dx, y + step * dy, 1.3, "#1f0f05", opacity=0.5) for dx in (-5, 6) for dy in (0.25, 0.75)
            )
            x += rnd.uniform(170, 300)
        out += rect(0, y, w, 2.2, 0, "#1f0f05", opacity=0.6) + rect(0, y + 2.2, w, 1, 0, "#d9a66b", opacity=0.35)
    return out + rect(0, 0, w, h, 0, texture.fibre(), opacity=0.6)


def oak_planks() -> str:
    """Oak planks, 512 by 256."""
    return _planks(512, 256, 4, 8, "#664020")


def beam() -> str:
    """The beam along the top with its studded golden rail, 512 by 76."""
    studs = "".join(circle(k, 70, 2.2, "#fff3c4", "#6b4410", 1) for k in range(16, 512, 32))
    return (
        _planks(512, 68, 2, 3, oak)
        + rect(0, 68, 512, 8, 0, SHADE, opacity=0.35)
        + rect(0, 66, 512, 8, 0, "#dba63a", LINE_DEEP, 1.2)
        + rect(0, 67.4, 512, 2, 0, "#fbe08a")
        + studs
    )


def braid() -> str:
    """The madder braid between theirs and mine, 128 by 16."""
    lozenges = "".join(
        path(f"M{x - 6} 6L{x} 2.4L{x + 6} 6L{x} 9.6Z", "#fbe39a") + circle(x + 16, 6, 1.7, "#fbe39a")
        for x in range(16, 128, 32)
    )
    return (
        rect(0, 0, 128, 12, 0, madder)
        + rect(0, 0, 128, 12, 0, texture.weave())
        + rect(0, 0.6, 128, 1.6, 0, GOLD)
        + rect(0, 10, 128, 1.6, 0, GOLD)
        + lozenges
        + rect(0, 12, 128, 4, 0, SHADE, opacity=0.4)
    )


def wall() -> str:
    """The score wall with its battlement, 480 by 64; the courses lie on y 14–58."""
    rnd = random.Random(2)
    out = rect(0, 14, 480, 44, 0, stone_level)
    for row in range(3):
        y, x = 14 + row * 44 / 3, -20.0 * (row % 2)
        while x < 480:
            w = rnd.uniform(44, 76) if x < 400 else 480 - x - 20.0 * (row % 2)
            out += rect(
                x, y, w, 44 / 3, 0, rnd.choice(("#fff6dc", "#8a6a3a", "#cfae74", "#e9d3a1")), opacity=0.22
            ) + line(f"M{num(x)} {num(y)}v{num(44 / 3)}", "#7b5e33", 1.3, opacity=0.5)
            x += max(w, 20)
        out += rect(0, y, 480, 1.3, 0, "#7b5e33", opacity=0.5)
    teeth = "".join(battlement(6 + 48 * k, 15, 36, 2, 12, stone_level) for k in range(10))
    return (
        teeth
        + out
        + rect(0, 14, 480, 44, 0, texture.grain(), opacity=0.22)
        + rect(0, 15, 480, 1.8, 0, "#fffbe8", opacity=0.7)
        + rect(0, 57, 480, 2, 0, "#5b431f")
        + rect(0, 59, 480, 5, 0, SHADE, opacity=0.3)
    )


def skyline() -> str:
    """The sunlit town behind the wall, 960 by 72."""
    rnd = random.Random(11)
    out = rect(0, 0, 960, 72, 0, sky)
    for k in range(4):
        cx, y, s = 110 + k * 240 + rnd.uniform(-40, 40), 20 + rnd.uniform(-6, 8), rnd.uniform(0.7, 1.2)
        out += group(path(CLOUD, "#fffdf2", opacity=0.85), cx, y, s)
    out += path("M0 42Q160 16 330 40T640 34T960 42V72H0Z", "#a9c187") + path(
        "M0 54Q240 32 480 52T960 54V72H0Z", "#8bab63"
    )
    x = 6.0
    while x < 910:
        kind, h = rnd.random(), rnd.uniform(10, 24)
        if kind < 0.5:
            w = rnd.uniform(22, 36)
            out += (
                rect(x, 52 - h, w, 30, 0, "#ecd7a8", "#9a774a", 1.3)
                + path(
                    f"M{num(x - 4)} {num(52 - h)}L{num(x + w / 2)} {num(37 - h)}L{num(x + w + 4)} {num(52 - h)}Z",
                    rnd.choice(("#cf6f49", "#b9573a", "#7d93a8")),
                    "#6b3a22",
                    1.3,
                )
                + rect(x + w * 0.38, 57 - h, 6, 8, 0, "#8a6a3e")
            )
        elif kind < 0.64:
            w = 18.0
            out += (
                rect(x, 34 - h * 0.5, w, 40, 0, "#e6cf9d", "#9a774a", 1.3)
                + "".join(rect(x - 3 + 9 * t, 28 - h * 0.5, 6, 7, 0, "#e6cf9d", "#9a774a", 1.2) for t in range(3))
                + line(f"M{num(x + 9)} {num(44 - h * 0.5)}v7", "#8a6a3e", 3)
            )
        else:
            w = 26.0
            out += circle(x + 10, 50, 12, "#6d9650", "#3f5f2c", 1.3) + circle(x + 7, 46, 5.4, "#93b76c")
        x += w + rnd.uniform(2, 16)
    return out + rect(0, 0, 960, 72, 0, "#fff6d8", opacity=0.2)


TILES: dict[str, tuple[tuple[float, float], Callable[[], str]]] = {
    "cloth": ((144, 144), cloth),
    "felt": ((96, 96), felt),
    "oak": ((512, 256), oak_planks),
    "beam": ((512, 76), beam),
    "braid": ((128, 16), braid),
    "wall": ((480, 64), wall),
    "skyline": ((960, 72), skyline),
}


def sprites() -> Iterator[Sprite]:
    """`crown/table/<id>`."""
    for name, ((w, h), draw) in TILES.items():
        yield Sprite(f"crown/table/{name}", document(w, h, draw()), quality=90)
