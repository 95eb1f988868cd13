"""Flourishes: light about something worth noticing, drawn over everything that flies."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache, lru_cache

import pygame

from game.stage.air import Flash
from game.stage.area import Area
from game.stage.beats import Flourish
from game.stage.canvas import Canvas

LIGHT = (255, 232, 150)
SPARKS = 11
MASTER = 96
STEP = 4
GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))


def paint_flash(canvas: Canvas, flash: Flash) -> pygame.Rect:
    """Draw the flourish of this moment; returns the pixels it may cover."""
    if flash.flourish is Flourish.SPARKLE:
        return _sparkle(canvas, flash.area, flash.share)
    return _glow(canvas, flash.area, flash.share)


def _glow(canvas: Canvas, area: Area, share: float) -> pygame.Rect:
    grow = 1.15 + 0.5 * share
    side = (area.w + area.h) / 2 * grow
    spread = Area(area.centre[0] - side / 2, area.centre[1] - side / 2, side, side).inset(-12)
    return _light(canvas, _ring, spread, 1 - share)


def _sparkle(canvas: Canvas, area: Area, share: float) -> pygame.Rect:
    covered = canvas.rect(area)
    reach = 0.35 + 0.55 * (1 - (1 - share) ** 2)
    for spark in range(SPARKS):
        angle = spark * GOLDEN_ANGLE
        far = max(area.w, area.h) * reach * (0.7 + 0.3 * (spark % 3) / 2)
        size = (20 + 10 * (spark % 4)) * (1 - share) + 4
        x, y = area.centre[0] + far * math.cos(angle), area.centre[1] + far * math.sin(angle)
        covered.union_ip(_light(canvas, _star, Area(x - size / 2, y - size / 2, size, size), 1 - share))
    return covered


def _light(canvas: Canvas, master: Callable[[], pygame.Surface], area: Area, strength: float) -> pygame.Rect:
    rect = canvas.rect(area)
    picture = _sized(master, max(STEP, round(rect.w / STEP) * STEP))
    picture.set_alpha(round(255 * min(1.0, strength * 1.4)))
    return canvas.surface.blit(picture, picture.get_rect(center=rect.center))


@lru_cache(maxsize=96)
def _sized(master: Callable[[], pygame.Surface], side: int) -> pygame.Surface:
    """Kept in steps of a few pixels, so that an animation makes few of them."""
    picture = master()
    return pygame.transform.smoothscale(picture, (side, side)) if side != MASTER else picture.copy()


@cache
def _ring() -> pygame.Surface:
    """A soft ring that leaves its middle clear."""
    return _painted(lambda far, _: max(0.0, 1 - abs(far - 0.72) / 0.26) ** 1.6)


@cache
def _star() -> pygame.Surface:
    """A point of light with four rays."""
    return _painted(lambda far, across: max(0.0, 1 - far) ** 3 + max(0.0, 1 - far) * max(0.0, 1 - across * 14))


def _painted(strength: Callable[[float, float], float]) -> pygame.Surface:
    """A light that is the same in all four quarters: one is reckoned, the others are its mirror images."""
    side = MASTER // 2
    quarter = pygame.Surface((side, side), pygame.SRCALPHA)
    half = (MASTER - 1) / 2
    for y in range(side):
        for x in range(side):
            dx, dy = (half - x) / half, (half - y) / half
            light = strength(math.hypot(dx, dy), min(dx, dy))
            quarter.set_at((x, y), (*LIGHT, round(255 * min(1.0, light))))
    picture = pygame.Surface((MASTER, MASTER), pygame.SRCALPHA)
    for right, low in ((0, 0), (1, 0), (0, 1), (1, 1)):
        picture.blit(pygame.transform.flip(quarter, bool(right), bool(low)), (right * side, low * side))
    return picture
