"""Pictures by id, each brought to its real size once and kept.

A master is drawn at twice the logical size at 1080p. It is smoothed down (or up) to the pixels asked for; no finished
picture is ever scaled in the frame loop. Masters and results live in two stores with their own budgets.
"""

from __future__ import annotations

import logging
import tomllib
from typing import Literal

import pygame

from game.stage import shapes
from game.stage.assets import PICTURES, MissingAsset, find
from game.stage.lru import Lru, picture_bytes
from game.stage.shapes import shown

log = logging.getLogger(__name__)

Pixels = tuple[int, int]
Insets = tuple[int, int, int, int]
Fit = Literal["fill", "cover", "contain"]
Tone = Literal["", "dim", "grey", "light"]

MASTER_SCALE = 2
MEGABYTE = 1 << 20


class Sprites:
    """Finds, scales and keeps pictures.

    strict: a missing picture raises MissingAsset. Otherwise it is reported once in the log, its id is kept in
    `missing`, and a plain plate stands in for it.
    """

    def __init__(self, strict: bool = False, budget: int = 96 * MEGABYTE, masters: int = 64 * MEGABYTE) -> None:
        self.strict = strict
        self.missing: set[str] = set()
        self._masters: Lru[pygame.Surface] = Lru(masters, picture_bytes)
        self._made: Lru[pygame.Surface] = Lru(budget, picture_bytes)
        self._insets: dict[str, Insets] | None = None

    def clear(self) -> None:
        """Forget all sizes made so far (after a resize they would only fill the store)."""
        self._made.clear()

    def has(self, name: str) -> bool:
        try:
            find("sprites", name, PICTURES)
        except MissingAsset:
            return False
        return True

    def master(self, name: str) -> pygame.Surface:
        """The picture as drawn, at twice the logical size."""
        return self._masters.get(name, lambda: self._load(name))

    def natural(self, name: str) -> tuple[float, float]:
        """Its own size in logical units."""
        w, h = self.master(name).get_size()
        return w / MASTER_SCALE, h / MASTER_SCALE

    def get(self, name: str, size: Pixels, fit: Fit = "fill", tone: Tone = "") -> pygame.Surface:
        """The picture at exactly `size` pixels (at least 1 × 1), shared: do not draw on it.

        fit: "fill" stretches, "cover" keeps the proportions and crops around the middle, "contain" keeps them and
        leaves clear margins. tone: "dim" for what is used up, "grey" for what is not possible, "light" for hover.
        """
        size = max(1, size[0]), max(1, size[1])
        return self._made.get((name, size, fit, tone), lambda: toned(self._fitted(name, size, fit), tone))

    def nine(self, name: str, size: Pixels, scale: float) -> pygame.Surface:
        """A panel of any size whose corners keep their shape; `scale` is pixels per logical unit."""
        size = max(1, size[0]), max(1, size[1])
        return self._made.get((name, size, scale), lambda: shapes.settled(self._panel(name, size, scale)))

    def _load(self, name: str) -> pygame.Surface:
        try:
            picture = pygame.image.load(find("sprites", name, PICTURES))
        except MissingAsset as error:
            return self._stand_in(name, error)
        if not picture.get_flags() & pygame.SRCALPHA and picture.get_colorkey() is None:
            return picture.convert() if shown() else picture
        return bled(picture.convert_alpha() if shown() else picture)

    def _stand_in(self, name: str, error: MissingAsset) -> pygame.Surface:
        if self.strict:
            raise error
        if name not in self.missing:
            self.missing.add(name)
            log.error("%s", error)
        look = shapes.Look(((214, 196, 156), (186, 164, 120)), 16, ((3, (110, 84, 48)),))
        return shapes.plate(120, 120, look, 1)[0]

    def _fitted(self, name: str, size: Pixels, fit: Fit) -> pygame.Surface:
        master = self.master(name)
        if fit == "cover":
            master = master.subsurface(cover_part(master.get_size(), size))
        if fit == "contain":
            inner = contain_part(master.get_size(), size)
            whole = shapes.blank(*size)
            whole.blit(smooth(master, inner.size), inner)
            return whole
        return smooth(master, size)

    def _panel(self, name: str, size: Pixels, scale: float) -> pygame.Surface:
        master = self.master(name)
        insets = self.insets(name)
        factor = scale / MASTER_SCALE
        w, h = size
        across, down = cuts(insets[0], insets[2], w, factor), cuts(insets[1], insets[3], h, factor)
        return nine_sliced(master, insets, size, across, down)

    def insets(self, name: str) -> Insets:
        """The borders of a panel that keep their shape: left, top, right, bottom in pixels of the master."""
        if self._insets is None:
            self._insets = read_insets()
        key = name.rpartition("/")[2]
        if name.startswith("common/") and key in self._insets:
            return self._insets[key]
        third = min(self.master(name).get_size()) // 3
        return third, third, third, third


def read_insets() -> dict[str, Insets]:
    """The table sprites/common/panel/insets.toml; empty when there are no drawn panels."""
    try:
        path = find("sprites", "common/panel/insets", (".toml",))
    except MissingAsset:
        return {}
    table = tomllib.loads(path.read_text("utf-8"))
    return {name: (left, top, right, bottom) for name, (left, top, right, bottom) in table.items()}


def smooth(surface: pygame.Surface, size: Pixels) -> pygame.Surface:
    if surface.get_size() == size:
        return surface.copy()
    if surface.get_bitsize() < 24:
        surface = surface.convert_alpha() if shown() else surface.convert(32)
    return pygame.transform.smoothscale(surface, size)


def cover_part(master: Pixels, size: Pixels) -> pygame.Rect:
    """The middle part of the master that has the proportions of `size`."""
    factor = min(master[0] / size[0], master[1] / size[1])
    w, h = max(1, round(size[0] * factor)), max(1, round(size[1] * factor))
    return pygame.Rect((master[0] - w) // 2, (master[1] - h) // 2, min(w, master[0]), min(h, master[1]))


def contain_part(master: Pixels, size: Pixels) -> pygame.Rect:
    """The middle part of `size` that has the proportions of the master."""
    factor = min(size[0] / master[0], size[1] / master[1])
    w, h = max(1, round(master[0] * factor)), max(1, round(master[1] * factor))
    return pygame.Rect((size[0] - w) // 2, (size[1] - h) // 2, min(w, size[0]), min(h, size[1]))


def cuts(first: int, last: int, length: int, factor: float) -> tuple[int, int]:
    """Pixels of the two borders of a panel `length` long; squeezed when they would not fit."""
    a, b = round(first * factor), round(last * factor)
    if a + b > length:
        a = length * a // (a + b)
        b = length - a
    return a, b


def nine_sliced(
    master: pygame.Surface, insets: Insets, size: Pixels, across: tuple[int, int], down: tuple[int, int]
) -> pygame.Surface:
    left, top, right, bottom = insets
    w, h = master.get_size()
    columns_from = ((0, left), (left, w - left - right), (w - right, right))
    rows_from = ((0, top), (top, h - top - bottom), (h - bottom, bottom))
    columns_to = ((0, across[0]), (across[0], size[0] - sum(across)), (size[0] - across[1], across[1]))
    rows_to = ((0, down[0]), (down[0], size[1] - sum(down)), (size[1] - down[1], down[1]))
    panel = shapes.blank(*size)
    for (x, part_w), (to_x, to_w) in zip(columns_from, columns_to, strict=True):
        for (y, part_h), (to_y, to_h) in zip(rows_from, rows_to, strict=True):
            if min(part_w, part_h, to_w, to_h) > 0:
                panel.blit(smooth(master.subsurface((x, y, part_w, part_h)), (to_w, to_h)), (to_x, to_y))
    return panel


def bled(picture: pygame.Surface) -> pygame.Surface:
    """The picture with the colours of its edge carried into the clear pixels around it.

    Smoothing averages the colours of clear pixels in; left black they would draw a dark fringe.
    """
    under = shapes.blank(*picture.get_size())
    for reach in (3, 1):
        for at in ((-reach, -reach), (reach, -reach), (-reach, reach), (reach, reach)):
            under.blit(picture, at)
    under.blit(picture, (0, 0))
    alpha = picture.copy()
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    under.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return under


def toned(picture: pygame.Surface, tone: Tone) -> pygame.Surface:
    if tone == "dim":
        picture.fill((150, 140, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if tone == "light":
        picture.fill((26, 24, 18, 0), special_flags=pygame.BLEND_RGBA_ADD)
    if tone == "grey":
        picture = pygame.transform.grayscale(picture)
        picture.fill((255, 250, 240, 150), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
