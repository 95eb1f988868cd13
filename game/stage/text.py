"""Text set live at its real size and painted once: the scribe keeps settings and pictures.

Works in pixels. `factor` is pixels per logical unit times the UI scale; `Canvas.write` supplies it.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.stage import glyphs, shapes
from game.stage.lru import Lru, picture_bytes
from game.stage.setting import ICON_HEIGHT, Order, Piece, Setting, broken, line_width
from game.stage.shapes import Colour
from game.stage.sprites import Sprites
from game.stage.styles import PLAIN_FACES, STYLES, Style, pixels
from game.stage.words import Markup


class Fade(NamedTuple):
    """Letters with a gradient from the top of the capitals to their foot."""

    top: Colour
    bottom: Colour


Paint = Colour | Fade


class Scribe:
    """Breaks, measures and paints text; keeps what it painted, by bytes.

    plain: bookish faces are replaced by the sans (the "plain letters" setting). A new scribe opens its fonts anew, so
    one may be made after pygame was shut down and started again.
    """

    def __init__(self, sprites: Sprites, plain: bool = False, budget: int = 24 << 20) -> None:
        glyphs.forget()
        self.sprites = sprites
        self.plain = plain
        self._settings: Lru[Setting] = Lru(4000, lambda setting: 1)
        self._painted: Lru[pygame.Surface] = Lru(budget, picture_bytes)

    def clear(self) -> None:
        self._settings.clear()
        self._painted.clear()

    def style(self, name: str) -> Style:
        style = STYLES[name]
        if not self.plain:
            return style
        faces = (PLAIN_FACES.get(face, face) for face in (style.face, style.strong, style.slanted))
        face, strong, slanted = faces
        return style._replace(face=face, strong=strong, slanted=slanted)

    def order(
        self,
        text: str,
        style: str,
        factor: float,
        width: int | None = None,
        lines: int = 0,
        strong: Colour | None = None,
        palette: tuple[tuple[str, Colour], ...] = (),
        icons: tuple[tuple[str, str], ...] = (),
    ) -> Order:
        """A wish for a text. width: pixels, None for no limit. lines: at most that many, 0 for no limit."""
        chosen = self.style(style)
        rich = isinstance(text, Markup)
        return Order(str(text), rich, chosen, pixels(chosen.size, factor), width, lines, strong, palette, icons)

    def set(self, order: Order) -> Setting:
        return self._settings.get(order, lambda: broken(order, self._shape))

    def paint(
        self, setting: Setting, colour: Paint, align: float = 0.0, shadow: Colour | None = None
    ) -> pygame.Surface:
        """The picture of a set text, as wide as its widest line; shared, do not draw on it.

        colour: one, or (top, bottom) for letters with a gradient. align: 0 left, 0.5 centred, 1 right.
        """
        return self._painted.get(
            (setting, colour, align, shadow), lambda: self._picture(setting, colour, align, shadow)
        )

    def _shape(self, icon: str) -> float:
        w, h = self.sprites.natural(icon)
        return w / h

    def _picture(self, setting: Setting, colour: Paint, align: float, shadow: Colour | None) -> pygame.Surface:
        drop = max(1, setting.px // 16) if shadow is not None else 0
        surface = shapes.blank(setting.width + drop, setting.height + drop)
        if shadow is not None:
            self._lay(surface, setting, shadow, align, drop, plain=True)
        if isinstance(colour, Fade):
            letters = shapes.blank(setting.width, setting.height, (255, 255, 255, 0))
            self._lay(letters, setting, (255, 255, 255), align, 0)
            shade = lettered_gradient(setting, colour)
            shade.blit(letters, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(shade, (0, 0))
        else:
            self._lay(surface, setting, colour, align, 0)
        return surface

    def _lay(
        self, surface: pygame.Surface, setting: Setting, colour: Colour, align: float, drop: int, plain: bool = False
    ) -> None:
        for row, line in enumerate(setting.lines):
            x = drop + round((setting.width - line_width(line)) * align)
            y = drop + row * setting.line_height
            for piece in line:
                if piece.icon:
                    self._lay_icon(surface, piece, setting, x, y)
                else:
                    own = colour if plain or piece.colour is None else piece.colour
                    lay_letters(surface, piece, setting, own, (x, y))
                x += piece.width

    def _lay_icon(self, surface: pygame.Surface, piece: Piece, setting: Setting, x: int, y: int) -> None:
        height = round(setting.px * ICON_HEIGHT)
        surface.blit(self.sprites.get(piece.icon, (piece.width, height)), (x, y + (setting.line_height - height) // 2))


def baseline(face: str, px: int, line_height: int) -> int:
    """From the top of a line to the foot of its letters."""
    probe = glyphs.font(face, px)
    ascent, descent = probe.get_ascent(), -probe.get_descent()
    return (line_height - ascent - descent) // 2 + ascent


def lay_letters(surface: pygame.Surface, piece: Piece, setting: Setting, colour: Colour, at: tuple[int, int]) -> None:
    x, y = at
    foot = y + baseline(setting.face, setting.px, setting.line_height)
    for face, text in glyphs.runs(piece.face, piece.text):
        font = glyphs.font(face, setting.px)
        letters = font.render(text, True, colour)
        surface.blit(letters, (x, foot - font.get_ascent()))
        x += letters.get_width()


def lettered_gradient(setting: Setting, fade: Fade) -> pygame.Surface:
    """For every line the gradient from its capitals to its foot."""
    foot = baseline(setting.face, setting.px, setting.line_height)
    band = shapes.blank(setting.width, setting.line_height, fade.bottom)
    head = max(0, foot - round(setting.px * 0.75))
    band.fill(fade.top, (0, 0, setting.width, head))
    band.blit(shapes.gradient(setting.width, foot - head, *fade), (0, head))
    whole = shapes.blank(setting.width, setting.height)
    for row in range(len(setting.lines)):
        whole.blit(band, (0, row * setting.line_height))
    return whole
