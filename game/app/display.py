"""The window's size: as large as was wished, the whole screen, and back."""

from __future__ import annotations

import pygame

from game.app.program import Program

LEAST = (960, 540)
SETTLING_MS = 150


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


def resized(program: Program) -> None:
    """Draw on the window as it is now."""
    surface = pygame.display.get_surface()
    assert surface is not None, "the window is open"
    if not program.settings.fullscreen:
        w, h = surface.get_size()
        program.settings.width, program.settings.height = max(w, LEAST[0]), max(h, LEAST[1])
    program.canvas.target(surface)
    program.scenes.top.resized()
