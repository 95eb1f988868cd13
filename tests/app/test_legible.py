"""Every text on every screen can be read: tall enough, dark enough on its ground, and not cut off.

The screens are those of ``caravanserai shots``; what is written is measured the moment it is written.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.shots import render
from game.stage.area import ALIGN, Area
from game.stage.canvas import Canvas
from game.stage.shapes import Colour
from game.stage.text import Fade
from game.stage.theme import contrast

BODY, LARGE = 4.5, 3.0
LARGE_PX = 24
"""Height in pixels from which 3 : 1 is enough; at 1080 lines."""
MARKS = ("label", "number", "button")
"""Styles of names and marks, which may also be those of locked things."""
NOTHING = (0, 0, 0)
"""A layer before anything is painted on it: such a text is painted again when its ground is there."""
STEP = 3
"""Every so many pixels of the ground are looked at."""
FORGIVEN = 0.3
"""The worst part of the ground that does not count: specks of a texture, and letters painted over their own like."""


@dataclass(frozen=True)
class Written:
    """A text as it stood on a screen; `ratio` is None on a ground that is not yet there (a piece being made)."""

    text: str
    style: str
    px: int
    ratio: float | None
    clipped: bool


class Reader:
    """Takes the place of Canvas.write while screens are painted, and notes what it writes."""

    def __init__(self) -> None:
        self.found: set[Written] = set()
        self._write = Canvas.write

    def write(
        self, canvas: Canvas, text: str, where: Any, style: str = "body", colour: Any = None, **more: Any
    ) -> Area:
        lines, strong, shrink = more.get("lines", 1), more.get("strong"), more.get("shrink", False)
        order = canvas._placed(text, where, style, lines, strong, shrink)
        setting = canvas.scribe.set(order)
        room = canvas.rect(where) if isinstance(where, Area) else pygame.Rect(canvas.at(where), (0, 0))
        x = room.x + round((room.w - setting.width) * ALIGN[more.get("across", "left")])
        y = room.y + round((room.h - setting.height) * ALIGN[more.get("down", "top")])
        ground = pygame.Rect(x, y, setting.width, setting.height).clip(canvas.surface.get_clip())
        ratio = worst(canvas.surface, ground, colour or canvas.theme.ink, more.get("shadow"))
        self.found.add(Written(str(text), style, order.px, ratio, setting.clipped))
        return self._write(canvas, text, where, style, colour, **more)


def worst(surface: pygame.Surface, ground: pygame.Rect, colour: Any, shadow: Colour | None) -> float | None:
    """The contrast of the letters with nearly the worst pixel of their ground, or with the edge they are given."""
    inks = [colour.top, colour.bottom] if isinstance(colour, Fade) else [colour]
    if shadow is not None:
        return min(contrast(ink, shadow) for ink in inks)
    pixels = [
        surface.get_at((x, y))
        for y in range(ground.y, ground.bottom, STEP)
        for x in range(ground.x, ground.right, STEP)
    ]
    if not pixels or any(pixel.a < 255 or (pixel.r, pixel.g, pixel.b) == NOTHING for pixel in pixels):
        return None
    ratios = sorted(min(contrast(ink, (pixel.r, pixel.g, pixel.b)) for ink in inks) for pixel in pixels)
    return ratios[int(len(ratios) * FORGIVEN)]


def read_all(folder: Path, size: tuple[int, int], ui: float) -> set[Written]:
    """Everything written on any screen."""
    reader = Reader()

    def write(canvas: Canvas, *words: Any, **more: Any) -> Area:
        return reader.write(canvas, *words, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "write", write)
        render(folder, size, None, ui)
    return reader.found


@pytest.fixture(scope="module")
def at_1080(tmp_path_factory: pytest.TempPathFactory) -> set[Written]:
    return read_all(tmp_path_factory.mktemp("at1080"), (1920, 1080), 1.0)


@pytest.mark.slow
def test_no_letters_are_lower_than_18_pixels_at_1080_lines(at_1080: set[Written]) -> None:
    assert not {(text.style, text.px, text.text) for text in at_1080 if text.px < 18}


@pytest.mark.slow
def test_letters_stand_out_from_their_ground(at_1080: set[Written]) -> None:
    """Words 4.5 : 1, large ones and labels (some of them locked) 3 : 1; lone numbers lie on plates of their own."""
    words = [text for text in at_1080 if text.ratio is not None and any(letter.isalpha() for letter in text.text)]
    least = {text: LARGE if text.px >= LARGE_PX or text.style in MARKS else BODY for text in words}
    assert not {(round(text.ratio or 0, 2), text.style, text.text) for text in words if (text.ratio or 0) < least[text]}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "ui"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((960, 540), 1.0), ((1920, 1080), 2.0)]
)
def test_no_text_is_cut_off(tmp_path: Path, size: tuple[int, int], ui: float) -> None:
    found = read_all(tmp_path, size, ui)
    assert not {(text.style, text.text) for text in found if text.clipped}
    assert min(text.px for text in found) >= 12
