"""The playing cards of Crown: madder cloth, golden rim, parchment, an arched picture above, room for words below.

Of 146 by 210: picture inside x 17–129, y 18–118; the name belongs on y 123–148, the rule on y 153–200, both inside
x 13–133.
"""

from __future__ import annotations

import texture
from palette import LINE, LINE_DEEP, SHADE, gold, gold_bar, madder, paper
from svg import box, circle, clip, document, group, line, num, path, rect

WIDTH, HEIGHT = 146, 210
WINDOW = "M17 114V58Q17 18 73 18T129 58V114Q129 118 125 118H21Q17 118 17 114Z"


def rays(x: float, y: float, colour: str = "#fff8dc", n: int = 15, reach: float = 130) -> str:
    """Beams of light from (x, y)."""
    return "".join(
        group(
            path(f"M0 0L{num(-reach * 0.08)} {num(-reach)}H{num(reach * 0.08)}Z", colour, opacity=0.34),
            x,
            y,
            rotate=k * 360 / n,
        )
        for k in range(n)
    )


def ground(cloth: str = madder) -> str:
    """The card without picture: cloth edge, golden line, parchment."""
    return (
        rect(1, 1, WIDTH - 2, HEIGHT - 2, 11, cloth, LINE_DEEP)
        + rect(2, 2, WIDTH - 4, HEIGHT - 4, 10, texture.weave())
        + rect(5, 5, WIDTH - 10, HEIGHT - 10, 8, "none", gold, 2.4)
        + rect(9, 9, WIDTH - 18, HEIGHT - 18, 6, paper, LINE, 1.6)
        + rect(9, 9, WIDTH - 18, HEIGHT - 18, 6, texture.grain(), opacity=0.14)
        + rect(9, 9, WIDTH - 18, HEIGHT - 18, 6, texture.blotch(), opacity=0.14)
    )


def _corner(x: float, y: float) -> str:
    return path(f"M{x} {y - 4}L{x + 4} {y}L{x} {y + 4}L{x - 4} {y}Z", "#e2b148", LINE_DEEP, 1.2)


def face(picture: str, cloth: str = madder) -> str:
    """A whole card as a document."""
    lit = rect(0, 0, WIDTH, 130, 0, texture.grain(), opacity=0.12)
    rule = (
        line("M24 151H62M84 151H122", "#a9712e", 1.5)
        + path("M73 147l4.4 4l-4.4 4l-4.4-4Z", "#a9712e")
        + circle(64.5, 151, 1.4, "#a9712e")
        + circle(81.5, 151, 1.4, "#a9712e")
    )
    corners = "".join(_corner(x, y) for x in (5.5, WIDTH - 5.5) for y in (5.5, HEIGHT - 5.5))
    body = (
        ground(cloth)
        + clip(WINDOW, picture + lit)
        + path(WINDOW, "none", LINE, 5)
        + path(WINDOW, "none", gold_bar, 2.6)
        + rule
        + corners
    )
    return document(WIDTH, HEIGHT, clip(box(0, 0, WIDTH, HEIGHT, 12), body))


def small(picture: str, cloth: str = madder) -> str:
    """The card as it lies in a slot: 72 by 100, almost only picture, a plain strip of 18 below."""
    inner = box(8, 8, 56, 68, 4)
    scaled = group(picture, 36 - 73 * 0.6, 8 - 16 * 0.62, 0.6)
    body = (
        rect(1, 1, 70, 98, 7, cloth, LINE_DEEP, 2)
        + rect(1, 1, 70, 98, 7, texture.weave())
        + rect(4.4, 4.4, 63.2, 91.2, 5, paper, "#e2b148", 1.6)
        + clip(inner, scaled)
        + path(inner, "none", LINE, 1.8)
        + path("M36 83l4 4.6l-4 4.6l-4-4.6Z", "#a9712e")
        + line("M14 87.6H28M44 87.6H58", "#a9712e", 1.3)
    )
    return document(72, 100, clip(box(0, 0, 72, 100, 8), body))


def back(charge: str, cloth: str, dark: str) -> str:
    """A card back: diapered cloth with a charge on a medallion, 146 by 210."""
    diaper = "".join(
        path(f"M{x} {y - 12}L{x + 9} {y}L{x} {y + 12}L{x - 9} {y}Z", "none", "#fff3c4", 1.1, opacity=0.28)
        + circle(x, y, 1.6, "#fff3c4", opacity=0.4)
        for row, y in enumerate(range(0, 226, 12))
        for x in range(1 + 9 * (row % 2), 160, 18)
    )
    medal = (
        circle(76, 109, 44, SHADE, opacity=0.35)
        + circle(73, 105, 44, gold, LINE_DEEP, 2.2)
        + circle(73, 105, 38, dark, LINE_DEEP, 1.8)
        + circle(73, 105, 34, "none", "#e2b148", 1.2)
    )
    lobes = "".join(
        group(path("M0-50Q7-58 0-68Q-7-58 0-50Z", gold, LINE_DEEP, 1.6), 73, 105, rotate=45 * k) for k in range(8)
    )
    body = (
        rect(1, 1, WIDTH - 2, HEIGHT - 2, 11, cloth, LINE_DEEP)
        + rect(2, 2, WIDTH - 4, HEIGHT - 4, 10, texture.weave())
        + clip(box(9, 9, WIDTH - 18, HEIGHT - 18, 6), rect(0, 0, WIDTH, HEIGHT, 0, dark, opacity=0.35) + diaper)
        + rect(5, 5, WIDTH - 10, HEIGHT - 10, 8, "none", gold, 2.4)
        + rect(9, 9, WIDTH - 18, HEIGHT - 18, 6, "none", LINE_DEEP, 1.4)
        + lobes
        + medal
        + group(charge, 73, 105)
        + "".join(_corner(x, y) for x in (5.5, WIDTH - 5.5) for y in (5.5, HEIGHT - 5.5))
    )
    return document(WIDTH, HEIGHT, clip(box(0, 0, WIDTH, HEIGHT, 12), body))
