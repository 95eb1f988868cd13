"""The painter: pictures of things at their places, made once for a size and kept.

A box says in scenes/pieces.py how a thing looks (`draw`); the painter keeps the result, turns, fades and moves it. In
the frame loop nothing is rasterised anew: what changes its size in flight is smoothed down from one picture.
"""

from __future__ import annotations

import copy
from collections.abc import Callable

import pygame

from game.stage import shapes
from game.stage.air import Aloft
from game.stage.area import Area, Size
from game.stage.canvas import Canvas
from game.stage.lru import Lru, picture_bytes
from game.stage.places import Place
from game.stage.sprites import Tone

TONES: dict[str, Tone] = {"": "", "dim": "dim", "grey": "grey", "light": "light"}

Draw = Callable[[Canvas, Place], None]
"""Draws a thing on a canvas at `place.area`; `place` lies at 0, 0, untilted and opaque. Only its w, h, face, tone,
count and label may matter: they are what the picture is kept by."""


def plain(canvas: Canvas, place: Place) -> None:
    """The picture of the face, the count or label in the middle."""
    if place.face:
        canvas.sprite(place.face, place.area, tone=TONES[place.tone])
    text = place.label or ("" if place.count is None else str(place.count))
    if text:
        canvas.write(text, place.area, "number", across="middle", down="middle")


class Painter:
    """Paints places on a surface of real pixels.

    canvas: the mapping and the sprites. margin: logical units that `draw` may overstep `place.area` on every side (for
    shadows and badges). budget: bytes of pictures kept.
    """

    def __init__(self, canvas: Canvas, draw: Draw = plain, margin: float = 6.0, budget: int = 64 << 20) -> None:
        self.canvas = canvas
        self.margin = margin
        self.draw = draw
        self._made: Lru[pygame.Surface] = Lru(budget, picture_bytes)

    def clear(self) -> None:
        """Forget all pictures (after a resize, a change of UI scale or of theme)."""
        self._made.clear()

    def bounds(self, place: Place) -> pygame.Rect:
        """The pixels a resting thing may cover."""
        w, h = self.canvas.px(place.w), self.canvas.px(place.h)
        rect = pygame.Rect(self.canvas.at((place.x, place.y)), (w, h))
        edge = self._edge()
        if place.tilt:
            edge += round((w * w + h * h) ** 0.5 - min(w, h)) // 2 + 2
        return rect.inflate(2 * edge, 2 * edge)

    def rest(self, surface: pygame.Surface, place: Place) -> None:
        """Paint a thing that lies still."""
        picture = self._picture(place, (place.w, place.h))
        if place.tilt:
            key = (self._key(place, (place.w, place.h)), place.tilt)
            picture = self._made.get(key, lambda: pygame.transform.rotozoom(picture, -place.tilt, 1.0))
        self._blit(surface, picture, place)

    def fly(self, surface: pygame.Surface, aloft: Aloft) -> pygame.Rect:
        """Paint a thing on its way; returns the pixels it covers."""
        place, size = aloft
        picture = self._picture(place, size)
        picture = self._squeezed(picture, place, size)
        if place.tilt:
            picture = pygame.transform.rotozoom(picture, -place.tilt, 1.0)
        return self._blit(surface, picture, place)

    def _blit(self, surface: pygame.Surface, picture: pygame.Surface, place: Place) -> pygame.Rect:
        """Lay the picture about the centre of the place."""
        x, y = self.canvas.at((place.x, place.y))
        w, h = self.canvas.px(place.w), self.canvas.px(place.h)
        at = (x + (w - picture.get_width()) // 2, y + (h - picture.get_height()) // 2)
        if place.alpha >= 1:
            return surface.blit(picture, at)
        picture.set_alpha(round(255 * place.alpha))
        covered = surface.blit(picture, at)
        picture.set_alpha(255)
        return covered

    def _squeezed(self, picture: pygame.Surface, place: Place, size: Size) -> pygame.Surface:
        full = self.canvas.px(size[0]), self.canvas.px(size[1])
        now = self.canvas.px(place.w), self.canvas.px(place.h)
        if now == full or not all(full):
            return picture
        w, h = picture.get_size()
        return pygame.transform.smoothscale(picture, (max(1, w * now[0] // full[0]), max(1, h * now[1] // full[1])))

    def _picture(self, place: Place, size: Size) -> pygame.Surface:
        return self._made.get(self._key(place, size), lambda: self._make(place, size))

    def _key(self, place: Place, size: Size) -> tuple[object, ...]:
        w, h = self.canvas.px(size[0]), self.canvas.px(size[1])
        return w, h, place.face, place.tone, place.count, place.label

    def _make(self, place: Place, size: Size) -> pygame.Surface:
        edge = self._edge()
        w, h = self.canvas.px(size[0]), self.canvas.px(size[1])
        tile = copy.copy(self.canvas)
        tile.surface = shapes.blank(w + 2 * edge, h + 2 * edge)
        tile.origin = (edge, edge)
        self.draw(tile, place.but(x=0.0, y=0.0, w=size[0], h=size[1], tilt=0.0, alpha=1.0, z=0))
        return tile.surface

    def _edge(self) -> int:
        return self.canvas.px(self.margin)


def covering(area: Area, canvas: Canvas, margin: float) -> pygame.Rect:
    """The pixels of an area and a margin around it."""
    edge = canvas.px(margin) + 1
    return canvas.rect(area).inflate(2 * edge, 2 * edge)
