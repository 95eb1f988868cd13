"""A princess in her window: from a backdrop and a figure to the three pictures of her, all under a golden keel arch.

`small` 136 × 190 for rooms and cards, `bust` 72 × 92 for rivals, `large` 320 × 300 for the stage and the zoom.
"""

from __future__ import annotations

from typing import NamedTuple

from emira.headdress import Headdress
from emira.paints import EDGE, GOLD_PALE
from palette import gold
from svg import Point, clip, document, group, num, path

HEAD = 1.15


class Portrait(NamedTuple):
    """A backdrop, a figure, and the middle of what a narrow window shows."""

    back: str
    figure: str
    look: float = 120


def arch(x: float, base: float, w: float, h: float, spring: float = 0.6) -> str:
    """Path data of a keel arch standing on `base`, upright to `spring` of its height."""
    left, right, top = x - w / 2, x + w / 2, base - h
    shoulder, tip = base - h * (spring + 0.28), base - h * 0.88
    return (
        f"M{num(left)} {num(base)}V{num(base - h * spring)}"
        f"C{num(left)} {num(shoulder)} {num(x - w * 0.16)} {num(tip)} {num(x)} {num(top)}"
        f"C{num(x + w * 0.16)} {num(tip)} {num(right)} {num(shoulder)} {num(right)} {num(base - h * spring)}"
        f"V{num(base)}Z"
    )


def crowned(
    dress: Headdress, face: str, tilt: float = 0, at: Point = (120, 104), mirror: bool = False
) -> tuple[str, str]:
    """(what hangs behind, face and headdress) placed on the figure's neck."""
    scale = (-HEAD, HEAD) if mirror else HEAD
    return group(dress.behind, *at, scale, tilt), group(face + dress.front, *at, scale, tilt)


def rimmed(window: str, inside: str, width: float) -> str:
    """What is seen through a window with a golden rim."""
    return (
        clip(window, inside)
        + path(window, "none", EDGE, width * 1.9)
        + path(window, "none", gold, width)
        + path(window, "none", GOLD_PALE, width * 0.26)
    )


def _seen(portrait: Portrait, x: float, base: float, scale: float) -> str:
    return group(portrait.back + portrait.figure, x - portrait.look * scale, base - 304 * scale, scale)


def small(portrait: Portrait) -> str:
    """136 × 190."""
    window = arch(68, 187, 130, 184)
    return document(136, 190, rimmed(window, _seen(portrait, 68, 188, 0.585), 3.6))


def bust(portrait: Portrait) -> str:
    """72 × 92, head and shoulders."""
    window = arch(36, 90, 68, 88)
    return document(72, 92, rimmed(window, group(_seen(portrait, 0, 0, 0.43), 36, 134), 2.4))


def large(portrait: Portrait) -> str:
    """320 × 300."""
    window = arch(160, 296, 310, 291, 0.62)
    centred = portrait._replace(look=(portrait.look + 120) / 2)
    return document(320, 300, rimmed(window, _seen(centred, 160, 298, 0.94), 6))
