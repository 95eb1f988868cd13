"""The window's size: as large as was wished, the whole screen, and back."""

from __future__ import annotations

import pygame

from game.app.program import Program

LEAST = (960, 540)
SETTLING_MS = 150
RESTED = 0.4
"""Seconds after which the edge of a window that does not move is no longer dragged."""


def fit(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    """A window of that size, at least LEAST and no larger than the screen; or the whole screen."""
    if fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    desktop = pygame.display.get_desktop_sizes()[0]
    w, h = (min(max(wished, least), most) for wished, least, most in zip(size, LEAST, desktop, strict=True))
    return pygame.display.set_mode((w, h), pygame.RESIZABLE)


def switch_fullscreen(program: Program) -> None:
    """From a window to the whole screen, or back to the window as it was."""
    chosen = program.settings
    chosen.fullscreen = not chosen.fullscreen
    size = chosen.width, chosen.height
    fit(size, chosen.fullscreen)
    if not chosen.fullscreen:
        # A window manager takes its time to end the whole screen, and a size set before that is lost.
        pygame.time.wait(SETTLING_MS)
        pygame.event.pump()
        fit(size, False)
    resized(program)


class Floor:
    """Notices a window that was dragged smaller than LEAST and left so.

    A window manager that insists on a size is let be.
    """

    def __init__(self) -> None:
        self._size = LEAST
        self._since = 0.0
        self._refused: set[tuple[int, int]] = set()

    def broken(self, size: tuple[int, int], now: float) -> bool:
        """Whether LEAST is to be asked for; once for a size. Call it with the size of every frame."""
        if size != self._size:
            self._size, self._since = size, now
        if now - self._since < RESTED:
            return False
        if size[0] >= LEAST[0] and size[1] >= LEAST[1]:
            self._refused.clear()
            return False
        asked = size in self._refused
        self._refused.add(size)
        return not asked


def keep_floor(program: Program, floor: Floor, now: float) -> None:
    """Set a window that was left too small to the least size on each side that is."""
    size = pygame.display.get_window_size()
    if not program.settings.fullscreen and floor.broken(size, now):
        fit(size, False)
        resized(program)


def resized(program: Program) -> None:
    """Draw on the window as it is now."""
    surface = pygame.display.get_surface()
    assert surface is not None, "the window is open"
    if not program.settings.fullscreen:
        w, h = surface.get_size()
        program.settings.width, program.settings.height = max(w, LEAST[0]), max(h, LEAST[1])
    program.canvas.target(surface)
    program.scenes.top.resized()
