"""Marks: how a thing looks that may be chosen. Shape as well as colour: a light line on a dark one, all around it."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.stage import shapes
from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.shapes import Colour

LINE = 4.5
EDGE = 2.0
GAP = 2.0
LIFT_VEIL = (255, 250, 225, 46)


def outline(canvas: Canvas, area: Area, colour: Colour, width: float, radius: float) -> None:
    """A smooth line of one colour along the inside of an area; radius of the corners in logical units."""
    rect = canvas.rect(area)
    picture = _ring(rect.w, rect.h, canvas.px(radius), max(1, canvas.px(width)), colour)
    canvas.surface.blit(picture, rect)


def mark_open(canvas: Canvas, area: Area, radius: float, hovered: bool) -> None:
    """The mark of something that may be chosen; under the pointer the thing itself brightens."""
    if hovered:
        rect = canvas.rect(area)
        canvas.surface.blit(_disc(rect.w, rect.h, canvas.px(radius), LIFT_VEIL), rect)
    for grow, width, colour in (
        (GAP + LINE + EDGE, LINE + 2 * EDGE, canvas.theme.rim),
        (GAP + LINE, LINE, canvas.theme.legal),
    ):
        outline(canvas, area.inset(-grow), colour, width, radius + grow)


@lru_cache(maxsize=96)
def _ring(w: int, h: int, radius: int, width: int, colour: Colour) -> pygame.Surface:
    ring = shapes.tinted(shapes.rounded(w, h, radius), colour)
    hole = shapes.rounded(max(1, w - 2 * width), max(1, h - 2 * width), max(0, radius - width))
    ring.blit(shapes.tinted(hole, (0, 0, 0)), (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    return ring


@lru_cache(maxsize=32)
def _disc(w: int, h: int, radius: int, colour: Colour) -> pygame.Surface:
    return shapes.tinted(shapes.rounded(w, h, radius), colour)
