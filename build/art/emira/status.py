"""The status cards: a work or a treasure on a parchment card, its points as crowns below, no words."""

from __future__ import annotations

import random
from collections.abc import Iterator

from emira.backdrop import crescent
from emira.paints import EDGE, GOLD_PALE, SKIES, STAR, plate
from emira.riches import RICHES
from emira.works import WORKS
from palette import gold
from render import Sprite
from svg import box, circle, clip, document, group, line, linear, path, rect

WIDTH, HEIGHT = 84, 116
ONE, TWO, THREE = 1, 2, 3
POINTS = {
    **dict.fromkeys("inkstand lanterns perfumes chess_set lute carpet falcon peacocks fountain silks".split(), ONE),
    **dict.fromkeys("stallion bath_house rose_garden menagerie library observatory".split(), TWO),
    **dict.fromkeys("aqueduct academy hospital summer_palace".split(), THREE),
    **dict.fromkeys("singing acting".split(), ONE),
}
PICTURES = {**RICHES, **WORKS}
GROUNDS = {ONE: "#7a4fc0", TWO: "#2f5fc0", THREE: "#b3264a"}


def crown(fill: str = "#6a3cc0", jewel: str = "#ffd98a") -> str:
    """A crown 24 wide round the origin: one point of status."""
    body = path("M-10 7L-12-7L-5.6-2L0-11L5.6-2L12-7L10 7Z", fill, EDGE, 1.6)
    return (
        body
        + rect(-10, 7.4, 20, 4, 1.2, fill, EDGE, 1.4)
        + "".join(circle(x, y, 1.5, jewel) for x, y in ((-12, -8), (0, -12), (12, -8)))
    )


def _window_sky(name: str) -> str:
    luck = random.Random(name)
    kind = luck.choice(("night", "deep", "violet", "rose", "teal", "dusk"))
    out = rect(0, -20, 120, 140, 0, SKIES[kind])
    out += "".join(
        circle(
            luck.uniform(2, 118),
            luck.uniform(-12, 70),
            luck.choice((0.7, 1, 1.3)),
            STAR,
            opacity=luck.uniform(0.4, 0.9),
        )
        for _ in range(26)
    )
    return out + crescent(22, 22, 9)


def face(name: str) -> str:
    """The body of a card."""
    points = POINTS[name]
    tone = GROUNDS[points]
    window = "M8 80V34C8 16 30 12 42 6C54 12 76 16 76 34V80Z"
    scale = 68 / 120
    scene = group(_window_sky(name) + PICTURES[name](), 8, 80 - 118 * scale, scale)
    crowns = "".join(
        group(crown(tone), 42 + (k - (points - 1) / 2) * 22, 97, 0.82 if points == THREE else 0.9)
        for k in range(points)
    )
    border = rect(1, 1, WIDTH - 2, HEIGHT - 2, 7, linear(tone, EDGE, to=(0.6, 1.6)), EDGE, 2) + rect(
        3, 3, WIDTH - 6, HEIGHT - 6, 5.4, plate, gold, 1.8
    )
    ornament = line("M12 84.6H72", "#b98a3a", 1.2) + "".join(path(f"M{x} 10l3 3l-3 3l-3-3Z", tone) for x in (12, 72))
    window_rim = path(window, "none", EDGE, 3.6) + path(window, "none", gold, 2) + path(window, "none", GOLD_PALE, 0.6)
    return clip(box(0, 0, WIDTH, HEIGHT, 8), border + ornament + clip(window, scene) + window_rim + crowns)


def card(name: str) -> str:
    """84 × 116: picture x 8–76, y 8–80; crowns round y 96."""
    return document(WIDTH, HEIGHT, face(name))


def sprites() -> Iterator[Sprite]:
    """`emira/status/<id>` 84 × 116 and `emira/zoom/status/<id>` 252 × 348."""
    for name in POINTS:
        picture = card(name)
        yield Sprite(f"emira/status/{name}", picture, quality=84)
        yield Sprite(f"emira/zoom/status/{name}", picture, scale=6, quality=74)
