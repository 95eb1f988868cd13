"""The wall of the caravanserai behind title and menus, painted once for a window and kept."""

from __future__ import annotations

import pygame

from game.stage.area import Area
from game.stage.canvas import Canvas

FRIEZE = 88.0
"""Height of the tiled frieze with the ledge and the shadow below it."""


class Wall:
    """Bricks, the frieze along the upper edge, and the light that falls on both."""

    def __init__(self) -> None:
        self._fit: tuple[object, ...] = ()
        self._picture: pygame.Surface | None = None

    def picture(self, canvas: Canvas) -> pygame.Surface:
        """The wall as large as the window; shared, do not draw on it."""
        fit = (canvas.surface.get_size(), canvas.scale)
        if self._picture is None or fit != self._fit:
            self._fit, self._picture = fit, _painted(canvas.layer())
        return self._picture


def _painted(canvas: Canvas) -> pygame.Surface:
    tiled(canvas, "common/title/brick", canvas.bleed)
    tiled(canvas, "common/title/frieze", canvas.bleed.top_part(FRIEZE))
    canvas.sprite("common/title/light", canvas.bleed)
    return canvas.surface


def tiled(canvas: Canvas, sprite: str, area: Area) -> None:
    """A picture repeated over an area from its upper left corner, without a seam at any scale."""
    tile = canvas.picture(sprite, canvas.sprites.natural(sprite))
    room = canvas.rect(area)
    with canvas.clip(area):
        for y in range(room.top, room.bottom, tile.get_height()):
            for x in range(room.left, room.right, tile.get_width()):
                canvas.surface.blit(tile, (x, y))
