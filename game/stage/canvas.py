"""The drawing surface: logical coordinates (1080 high) on a window of any size from 960 × 540 up.

The picture is 1080 units high and 1080 × aspect wide. In windows narrower than 16:9 it keeps 1920 units of width and
lies in the middle; `bleed` is then higher than the picture, so that a backdrop drawn over `bleed` leaves no band.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame

from game.stage import shapes
from game.stage.area import ALIGN, Area, Point, Size
from game.stage.lru import Lru, picture_bytes
from game.stage.setting import Order
from game.stage.shapes import Colour, Look, shown
from game.stage.sprites import Fit, Sprites, Tone
from game.stage.styles import SMALLEST
from game.stage.text import Paint, Scribe
from game.stage.theme import HOUSE, Theme

HEIGHT = 1080.0
LEAST_WIDTH = 1920.0
UI_SCALES = (0.8, 2.0)
SHADE = 1.4
"""How far a shadow reaches round a plate, in lengths of its look."""

PlateMaker = Callable[[int, int, Look, float], tuple[pygame.Surface, int]]


class Plated(NamedTuple):
    surface: pygame.Surface
    margin: int


class Canvas:
    """Draws sprites, panels and text in logical units on a surface of real pixels.

    surface: the target; sprites and scribe are shared by all canvases of the program. ui: UI scale, 0.8 to 2.0; it
    enlarges text and whatever asks `u`, not the picture. theme: colours used when none is named.
    """

    def __init__(
        self, surface: pygame.Surface, sprites: Sprites, scribe: Scribe, theme: Theme = HOUSE, ui: float = 1.0
    ) -> None:
        self.sprites = sprites
        self.scribe = scribe
        self.theme = theme
        self.ui = max(UI_SCALES[0], min(UI_SCALES[1], ui))
        self._plates: Lru[Plated] = Lru(24 << 20, lambda plated: picture_bytes(plated.surface))
        self.surface = surface
        self.scale = 1.0
        self.origin = (0, 0)
        self.width = LEAST_WIDTH
        self.target(surface)

    # --- mapping ---

    def target(self, surface: pygame.Surface) -> None:
        """Draw on this surface from now on and fit the mapping to its size (call it after every resize)."""
        w, h = surface.get_size()
        self.surface = surface
        self.scale = min(h / HEIGHT, w / LEAST_WIDTH)
        self.width = max(LEAST_WIDTH, w / self.scale)
        self.origin = (0, (h - round(HEIGHT * self.scale)) // 2)

    @property
    def area(self) -> Area:
        """The picture: 0, 0, width, 1080."""
        return Area(0, 0, self.width, HEIGHT)

    @property
    def bleed(self) -> Area:
        """The whole window in logical units; equal to `area` unless the window is narrower than 16:9."""
        w, h = self.surface.get_size()
        return Area(-self.origin[0] / self.scale, -self.origin[1] / self.scale, w / self.scale, h / self.scale)

    def u(self, length: float) -> float:
        """A logical length that grows with the UI scale."""
        return length * self.ui

    def px(self, length: float) -> int:
        """A logical length in whole pixels."""
        return round(length * self.scale)

    def at(self, point: Point) -> tuple[int, int]:
        """A logical point in pixels of the surface."""
        return self.origin[0] + round(point[0] * self.scale), self.origin[1] + round(point[1] * self.scale)

    def rect(self, area: Area) -> pygame.Rect:
        """A logical rectangle in pixels; neighbours that touch stay touching."""
        left, top = self.at((area.x, area.y))
        right, bottom = self.at((area.right, area.bottom))
        return pygame.Rect(left, top, right - left, bottom - top)

    def logical(self, pixel: tuple[float, float]) -> Point:
        """A pixel of the surface as a logical point, the inverse of `at`."""
        return (pixel[0] - self.origin[0]) / self.scale, (pixel[1] - self.origin[1]) / self.scale

    # --- relatives that share sprites, text and mapping ---

    def at_ui(self, ui: float) -> Canvas:
        """The same surface with another UI scale (for parts where less fits)."""
        return self._kin(self.surface, self.theme, ui)

    def lens(self, area: Area, size: Size) -> Canvas:
        """A canvas on which something of `size` at 0, 0 fills `area`, words and all."""
        lens = self.at_ui(1)
        lens.scale = self.scale * area.w / size[0]
        lens.origin = self.at((area.x, area.y))
        return lens

    def themed(self, theme: Theme) -> Canvas:
        return self._kin(self.surface, theme, self.ui)

    def layer(self, clear: bool = False) -> Canvas:
        """A canvas of the same size and mapping on a surface of its own, opaque unless `clear`."""
        size = self.surface.get_size()
        surface = shapes.blank(*size) if clear else pygame.Surface(size)
        if not clear and shown():
            surface = surface.convert()
        return self._kin(surface, self.theme, self.ui)

    def _kin(self, surface: pygame.Surface, theme: Theme, ui: float) -> Canvas:
        kin = object.__new__(Canvas)
        kin.__dict__.update(self.__dict__)
        kin.surface, kin.theme, kin.ui = surface, theme, ui
        return kin

    def capped(self, need: Size, room: Size) -> float:
        """The UI scale at which something that needs `need` at 100 % still fits into `room` (never under 80 %)."""
        return max(UI_SCALES[0], min(self.ui, room[0] / need[0], room[1] / need[1]))

    # --- drawing ---

    def fill(self, colour: Colour, area: Area | None = None) -> None:
        """Fill an area, or the whole window; a colour with alpha lays a veil."""
        rect = self.surface.get_rect() if area is None else self.rect(area)
        if len(colour) == 4 and colour[3] < 255:
            veil = pygame.Surface(rect.size)
            veil.fill(colour[:3])
            veil.set_alpha(colour[3])
            self.surface.blit(veil, rect)
        else:
            self.surface.fill(colour, rect)

    def blit(self, surface: pygame.Surface, point: Point) -> None:
        """A surface of real pixels, its upper left corner at a logical point."""
        self.surface.blit(surface, self.at(point))

    @property
    def seen(self) -> Area:
        """What is painted now, in logical units: the clip of the surface."""
        rect = self.surface.get_clip()
        return Area(*self.logical(rect.topleft), rect.w / self.scale, rect.h / self.scale)

    def misses(self, area: Area, margin: float = 2.0) -> bool:
        """Whether nothing drawn in `area`, or so far around it, would be seen: it lies beside what is painted now."""
        return not self.surface.get_clip().colliderect(self.rect(area.inset(-margin)))

    def sprite(self, name: str, area: Area, fit: Fit = "fill", tone: Tone = "", alpha: int = 255) -> None:
        """A picture by id, filling `area`. Its size in pixels depends on w and h only, so moving it scales nothing."""
        if self.misses(area):
            return
        picture = self.picture(name, (area.w, area.h), fit, tone)
        if alpha < 255:
            picture = picture.copy()
            picture.set_alpha(alpha)
        self.surface.blit(picture, self.at((area.x, area.y)))

    def picture(self, name: str, size: Size, fit: Fit = "fill", tone: Tone = "") -> pygame.Surface:
        """The sprite at a logical size, for callers that draw it themselves; shared, do not draw on it."""
        return self.sprites.get(name, (self.px(size[0]), self.px(size[1])), fit, tone)

    def nine(self, name: str, area: Area) -> None:
        """A panel sprite stretched in nine slices."""
        if self.misses(area):
            return
        rect = self.rect(area)
        self.surface.blit(self.sprites.nine(name, rect.size, self.scale), rect)

    def plate(self, area: Area, look: Look, scale: float | None = None) -> None:
        """A drawn panel: rounded, with gradient, rims and shadow; kept by size and look.

        scale: pixels per unit of the look's lengths; that of the canvas when None.
        """
        self._plated(shapes.plate, area, look, scale or self.scale)

    def _plated(self, make: PlateMaker, area: Area, look: Look, scale: float) -> None:
        if self.misses(area, 4 + SHADE * look.shadow * scale / self.scale):
            return
        rect = self.rect(area)

        def made() -> Plated:
            surface, margin = make(rect.w, rect.h, look, scale)
            return Plated(shapes.settled(surface), margin)

        plated = self._plates.get((make, rect.size, look, scale), made)
        self.surface.blit(plated.surface, (rect.x - plated.margin, rect.y - plated.margin))

    def panel(self, name: str, area: Area) -> None:
        """A panel of the theme by name: its nine-slice sprite with the shadow of its look, or the look drawn."""
        look = self.theme.looks[name]
        sprite = self.theme.panels.get(name)
        scale = self.scale * self.ui
        if sprite is None:
            self.plate(area, look, scale)
            return
        if look.shadow:
            self._plated(shapes.shade, area, look, scale)
        rect = self.rect(area)
        self.surface.blit(self.sprites.nine(sprite, rect.size, scale), rect)

    def disc(self, area: Area, colour: Colour) -> None:
        """A smooth disc filling a square area."""
        self.plate(area, Look((colour, colour), area.w / 2))

    def strokes(self, area: Area, lines: tuple[tuple[Point, ...], ...], colour: Colour, width: float = 0.12) -> None:
        """A small drawn sign: polylines in a unit square laid over `area` (its shorter side counts)."""
        side = max(1, self.px(min(area.w, area.h)))
        key = (side, lines, colour, width)
        plated = self._plates.get(key, lambda: Plated(shapes.stroked(side, lines, width, colour), 0))
        rect = self.rect(area)
        self.surface.blit(plated.surface, (rect.centerx - side // 2, rect.centery - side // 2))

    @contextmanager
    def clip(self, area: Area) -> Iterator[None]:
        """Nothing is drawn outside `area` meanwhile."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.rect(area).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    # --- text ---

    def measure(self, text: str, style: str = "body", width: float | None = None, lines: int = 0) -> Size:
        """The logical size of a text, wrapped to `width` when given, to at most `lines` lines (0: no limit)."""
        setting = self.scribe.set(self._order(text, style, width, lines, None, 1.0))
        return setting.width / self.scale, setting.height / self.scale

    def clipped(self, text: str, style: str = "body", width: float | None = None, lines: int = 0) -> bool:
        """Whether the text would lose words to the ellipsis."""
        return self.scribe.set(self._order(text, style, width, lines, None, 1.0)).clipped

    def write(
        self,
        text: str,
        where: Area | Point,
        style: str = "body",
        colour: Paint | None = None,
        *,
        across: str = "left",
        down: str = "top",
        lines: int = 1,
        strong: Colour | None = None,
        shadow: Colour | None = None,
        shrink: bool = False,
    ) -> Area:
        """Write a text and return the area it covers.

        where: an Area limits the width, wraps (lines > 1, or 0 for as many as fit its height) and ends in an ellipsis
        what does not fit; a point is the left, middle or right (across) and top, middle or bottom (down) of a text
        that is never cut. strong: colour of *strong* words. shrink: try smaller letters, down to 18 units, before
        cutting. Plain strings are written as they are; Markup is obeyed.
        """
        order = self._placed(text, where, style, lines, strong, shrink)
        setting = self.scribe.set(order)
        picture = self.scribe.paint(setting, colour or self.theme.ink, ALIGN[across], shadow)
        room = self.rect(where) if isinstance(where, Area) else pygame.Rect(self.at(where), (0, 0))
        x = room.x + round((room.w - setting.width) * ALIGN[across])
        y = room.y + round((room.h - setting.height) * ALIGN[down])
        self.surface.blit(picture, (x, y))
        left, top = self.logical((x, y))
        return Area(left, top, setting.width / self.scale, setting.height / self.scale)

    def _placed(
        self, text: str, where: Area | Point, style: str, lines: int, strong: Colour | None, shrink: bool
    ) -> Order:
        if not isinstance(where, Area):
            return self._order(text, style, None, 0, strong, 1.0)
        least = min(1.0, SMALLEST / self.scribe.style(style).size)
        size = 1.0
        while True:
            order = self._order(text, style, where.w, lines, strong, size)
            if not lines:
                fit = int((where.h + 0.5) * self.scale // round(order.px * order.style.leading))
                order = order._replace(lines=max(1, fit))
            if not shrink or size <= least or not self.scribe.set(order).clipped:
                return order
            size = max(least, size - 0.06)

    def _order(
        self, text: str, style: str, width: float | None, lines: int, strong: Colour | None, size: float
    ) -> Order:
        room = None if width is None else self.px(width)
        icons = self.theme.icon_names
        factor = self.scale * self.ui * size
        return self.scribe.order(text, style, factor, room, lines, strong, self.theme.palette, icons)
