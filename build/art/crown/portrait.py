"""The framed window with a half-figure: the face of an advisor's or a noble's card."""

from __future__ import annotations

import texture
from palette import LINE, gold, oak
from svg import box, clip, document, group, line, num, path, rect

WIDTH, HEIGHT = 94, 128


def arch(x: float, y: float, w: float, h: float, r: float = 5) -> str:
    """Path data of a window with a pointed-round top."""
    return (
        f"M{num(x)} {num(y + h - r)}V{num(y + w * 0.4)}Q{num(x)} {num(y)} {num(x + w / 2)} {num(y)}"
        f"T{num(x + w)} {num(y + w * 0.4)}V{num(y + h - r)}Q{num(x + w)} {num(y + h)} {num(x + w - r)} {num(y + h)}"
        f"H{num(x + r)}Q{num(x)} {num(y + h)} {num(x)} {num(y + h - r)}Z"
    )


def framed(back: str, figure: str, wood: str = oak, carving: str = "") -> str:
    """A whole card face of 94 by 128: wooden frame, arched window with a golden rim, the figure in it."""
    window = arch(5, 5, WIDTH - 10, HEIGHT - 10)
    scale = 0.93
    seen = group(back + figure, WIDTH / 2 - 50 * scale, HEIGHT - 5 - 125 * scale, scale)
    frame = (
        rect(1, 1, WIDTH - 2, HEIGHT - 2, 8, wood, LINE, 2)
        + rect(1, 1, WIDTH - 2, HEIGHT - 2, 8, texture.fibre(), opacity=0.35)
        + line(f"M3.4 {HEIGHT - 8}V9Q3.4 3.4 9 3.4H{WIDTH - 8}", "#e0b47c", 1.3, opacity=0.75)
        + carving
    )
    rim = path(window, "none", LINE, 5) + path(window, "none", gold, 2.7)
    return frame + clip(window, seen) + rim


def card(back: str, figure: str, wood: str = oak, carving: str = "") -> str:
    """The card face as a document with rounded outer corners."""
    face = clip(box(0, 0, WIDTH, HEIGHT, 9), framed(back, figure, wood, carving))
    return document(WIDTH, HEIGHT, face)
