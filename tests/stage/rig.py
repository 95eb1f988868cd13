"""What the kit's tests stand on: a canvas of any size, a clock set by hand, and events as a person makes them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.stage.area import Point
from game.stage.canvas import Canvas
from game.stage.pointer import Pointer
from game.stage.sheet import Sheet
from game.stage.sprites import Sprites
from game.stage.text import Scribe


def canvas_of(w: int = 1280, h: int = 720, ui: float = 1.0) -> Canvas:
    """A canvas on a fresh dummy window."""
    pygame.display.init()
    pygame.font.init()
    pygame.event.clear()
    sprites = Sprites()
    return Canvas(pygame.display.set_mode((w, h)), sprites, Scribe(sprites), ui=ui)


def rgba(surface: pygame.Surface, pixel: tuple[int, int]) -> tuple[int, int, int, int]:
    """One pixel as a plain tuple."""
    red, green, blue, alpha = surface.get_at(pixel)
    return red, green, blue, alpha


def colour_at(canvas: Canvas, pixel: tuple[int, int]) -> tuple[int, int, int]:
    return rgba(canvas.surface, pixel)[:3]


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Rig:
    """A sheet with a mouse and a keyboard."""

    def __init__(self, w: int = 1280, h: int = 720, ui: float = 1.0, back: Callable[[], bool] = lambda: False) -> None:
        self.canvas = canvas_of(w, h, ui)
        self.clock = Clock()
        self.cues: list[str] = []
        self.pointer = Pointer(self.canvas, self.clock)
        self.sheet = Sheet(self.canvas, self.pointer, back=back, cue=self.cues.append)

    def mouse(self, kind: int, at: Point, button: int = 1) -> None:
        pixel = self.canvas.at(at)
        if kind == pygame.MOUSEMOTION:
            event = pygame.event.Event(kind, pos=pixel, rel=(0, 0), buttons=(0, 0, 0))
        else:
            event = pygame.event.Event(kind, pos=pixel, button=button)
        self.sheet.read(event)

    def move(self, at: Point) -> None:
        self.mouse(pygame.MOUSEMOTION, at)

    def press(self, at: Point, button: int = 1) -> None:
        self.mouse(pygame.MOUSEBUTTONDOWN, at, button)

    def release(self, at: Point, button: int = 1) -> None:
        self.mouse(pygame.MOUSEBUTTONUP, at, button)

    def click(self, at: Point) -> None:
        self.move(at)
        self.press(at)
        self.release(at)

    def key(self, key: int, mod: int = 0, text: str = "") -> bool:
        return self.sheet.read(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))

    def type(self, text: str) -> None:
        for letter in text:
            self.sheet.read(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def wait(self, seconds: float) -> None:
        self.clock.now += seconds
        self.sheet.tick(seconds)
