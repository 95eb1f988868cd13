"""Smooth shapes made in memory: rounded plates with gradients, rims and shadows, and stroke icons.

Everything here works in real pixels and costs up to a few milliseconds, so callers keep what they get.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

Colour = tuple[int, int, int] | tuple[int, int, int, int]
FINE = 4
HOLLOW: tuple[Colour, Colour] = ((0, 0, 0, 0), (0, 0, 0, 0))


class Look(NamedTuple):
    """How a plate is drawn. Lengths are logical units.

    fill: colour at the top and at the bottom. rims: (thickness, colour) from the outside inwards. lines: thin inner
    lines as (distance from the edge, thickness, colour). shadow: how far the soft shadow falls, 0 for none.
    dash: length of the strokes of the outermost rim, 0 for an unbroken one.
    """

    fill: tuple[Colour, Colour]
    radius: float = 10
    rims: tuple[tuple[float, Colour], ...] = ()
    lines: tuple[tuple[float, float, Colour], ...] = ()
    shadow: float = 0
    dash: float = 0


def shown() -> bool:
    """Whether there is a window whose pixel format surfaces should take."""
    return pygame.display.get_surface() is not None


def blank(w: int, h: int, colour: Colour = (0, 0, 0, 0)) -> pygame.Surface:
    surface = pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA)
    surface.fill(colour)
    return surface


def mixed(a: Colour, b: Colour, part: float) -> Colour:
    """`a` with that part (0 to 1) of `b` in it; alpha too when both have one."""
    red, green, blue, alpha = (round(x + (y - x) * part) for x, y in zip(_rgba(a), _rgba(b), strict=True))
    return red, green, blue, alpha


def _rgba(colour: Colour) -> tuple[int, int, int, int]:
    return colour if len(colour) == 4 else (*colour, 255)


def quarter(radius: int) -> pygame.Surface:
    """The upper left quarter of a white disc with a smooth edge."""
    big = blank(radius * FINE, radius * FINE, (255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255, 255), (radius * FINE, radius * FINE), radius * FINE)
    return pygame.transform.smoothscale(big, (radius, radius))


def rounded(w: int, h: int, radius: int) -> pygame.Surface:
    """A white rectangle with round corners on clear white: a mask to multiply with."""
    surface = blank(w, h, (255, 255, 255, 255))
    radius = min(radius, w // 2, h // 2)
    if radius > 0:
        corner = quarter(radius)
        for right in (False, True):
            for low in (False, True):
                at = (w - radius if right else 0, h - radius if low else 0)
                surface.fill((255, 255, 255, 0), (at, (radius, radius)))
                surface.blit(pygame.transform.flip(corner, right, low), at)
    return surface


def gradient(w: int, h: int, top: Colour, bottom: Colour) -> pygame.Surface:
    """From the colour of the first row to that of the last."""
    strip = blank(1, h)
    for y in range(h):
        strip.set_at((0, y), mixed(top, bottom, y / max(1, h - 1)))
    return pygame.transform.scale(strip, (max(1, w), max(1, h)))


def cut_out(surface: pygame.Surface, mask: pygame.Surface, at: tuple[int, int] = (0, 0)) -> pygame.Surface:
    """The part of `surface` under a white mask whose upper left corner lies at `at`."""
    piece = surface.subsurface((at, mask.get_size())).copy()
    piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


def soft_shadow(w: int, h: int, radius: int, reach: int, colour: Colour = (20, 8, 2, 120)) -> pygame.Surface:
    """A blurred plate, `reach` pixels larger on every side than w × h."""
    big = blank(w + 4 * reach, h + 4 * reach, (*colour[:3], 0))
    big.blit(tinted(rounded(w, h, radius), colour), (2 * reach, 2 * reach))
    step = max(2.0, reach * 0.42)
    for part in (step, step):
        small = (max(2, round(big.get_width() / part)), max(2, round(big.get_height() / part)))
        big = pygame.transform.smoothscale(pygame.transform.smoothscale(big, small), big.get_size())
    return big.subsurface((reach, reach, w + 2 * reach, h + 2 * reach))


def tinted(mask: pygame.Surface, colour: Colour) -> pygame.Surface:
    """A white mask turned into one colour."""
    painted = mask.copy()
    painted.fill(_rgba(colour), special_flags=pygame.BLEND_RGBA_MULT)
    return painted


def settled(surface: pygame.Surface) -> pygame.Surface:
    """The surface packed for fast drawing (runs of opaque and clear pixels); it should not be drawn on any more."""
    surface.set_alpha(255, pygame.RLEACCEL)
    return surface


def shade(w: int, h: int, look: Look, scale: float) -> tuple[pygame.Surface, int]:
    """Only the shadow of a plate, hollow where the plate itself will lie, and its margin."""
    surface, margin = plate(w, h, look._replace(fill=HOLLOW, rims=(), lines=()), scale)
    edge = min(round(look.radius * scale) + 2, w // 2, h // 2)
    surface.fill((0, 0, 0, 0), (margin + edge, margin + edge, w - 2 * edge, h - 2 * edge))
    return surface, margin


def plate(w: int, h: int, look: Look, scale: float) -> tuple[pygame.Surface, int]:
    """A plate of w × h pixels and the margin its shadow needs on every side of it."""
    reach = max(2, round(look.shadow * scale)) if look.shadow else 0
    margin = reach + reach // 3
    surface = blank(w + 2 * margin, h + 2 * margin)
    radius = round(look.radius * scale)
    if reach:
        surface.blit(soft_shadow(w, h, radius, reach), (margin - reach, margin - reach + reach // 3))
    inset = 0
    paint = gradient(w, h, *look.fill)
    for thickness, colour in look.rims:
        _lay(surface, blank(w, h, _rgba(colour)), inset, radius, margin)
        inset += max(1, round(thickness * scale))
    _lay(surface, paint, inset, radius, margin)
    for distance, thickness, colour in look.lines:
        start = round(distance * scale)
        _lay(surface, blank(w, h, _rgba(colour)), start, radius, margin)
        _lay(surface, paint, start + max(1, round(thickness * scale)), radius, margin)
    if look.dash:
        surface.blit(dashes(w, h, look, scale), (margin, margin))
    return surface, margin


def _lay(surface: pygame.Surface, paint: pygame.Surface, inset: int, radius: int, reach: int) -> None:
    w, h = paint.get_size()
    if w > 2 * inset and h > 2 * inset:
        mask = rounded(w - 2 * inset, h - 2 * inset, max(0, radius - inset))
        surface.blit(cut_out(paint, mask, (inset, inset)), (reach + inset, reach + inset))


def dashes(w: int, h: int, look: Look, scale: float) -> pygame.Surface:
    """Strokes along the edge in the colour of the first rim, on nothing (the rim itself should then be left clear)."""
    surface = blank(w, h)
    if look.rims:
        thickness = max(1, round(look.rims[0][0] * scale))
        step = max(2, round(look.dash * scale))
        colour = look.rims[0][1]
        fill = look.fill[0]
        for x in range(step, w - step, 2 * step):
            for y in (0, h - thickness):
                surface.fill(_rgba(fill), (x, y, step, thickness))
        for y in range(step, h - step, 2 * step):
            for x in (0, w - thickness):
                surface.fill(_rgba(fill), (x, y, thickness, step))
        assert colour is not fill, "dashes need a rim that differs from the fill"
    return surface


def stroked(size: int, lines: Sequence[Sequence[tuple[float, float]]], width: float, colour: Colour) -> pygame.Surface:
    """Polylines in a unit square, smooth, with round ends; closed ones are filled. width: part of the square's side."""
    big = blank(size * FINE, size * FINE, (*colour[:3], 0))
    thick = max(FINE, round(width * size * FINE))
    for line in lines:
        points = [(x * size * FINE, y * size * FINE) for x, y in line]
        if len(points) > 3 and points[0] == points[-1]:
            pygame.draw.polygon(big, colour, points)
        for start, end in pairwise(points):
            _bar(big, start, end, thick, colour)
        for point in points:
            pygame.draw.circle(big, colour, point, thick / 2)
    return pygame.transform.smoothscale(big, (size, size))


def _bar(
    surface: pygame.Surface, start: tuple[float, float], end: tuple[float, float], width: float, colour: Colour
) -> None:
    along = pygame.Vector2(end) - pygame.Vector2(start)
    if along.length() > 0:
        side = along.normalize().rotate(90) * (width / 2)
        corners = [start + side, end + side, end - side, start - side]
        pygame.draw.polygon(surface, colour, corners)
