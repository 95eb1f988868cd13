"""Screens: scenes made of widgets, lying on a backdrop that is painted once."""

from __future__ import annotations

import pygame

from game.app.program import Program
from game.app.scenes import Scene
from game.stage.sheet import Sheet
from game.stage.widget import Layer


class Screen(Scene):
    """A scene whose whole picture is a backdrop and a sheet of widgets."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.words = program.words
        self.canvas = program.canvas
        self.sheet = program.sheet(self)
        self.sheet.focus.visible = program.by_keys

    def lay(self, page: Layer, focus: str | None = None) -> None:
        """Put a page in the place of the one before; the focus stays where it was unless it is sent to a widget."""
        self.sheet.base = page
        page.host = self.sheet
        self.sheet.lay()
        if focus is not None:
            self.sheet.focus.to(focus)
        self.sheet.stale = True

    def back(self) -> None:
        """What Esc does: usually one scene back."""
        self.sheet.back()

    def entered(self) -> None:
        self.sheet.wake()

    def resized(self) -> None:
        self.sheet.stale = True

    def read(self, event: pygame.event.Event) -> None:
        if not mutes(self.program, self.sheet, event):
            self.sheet.read(event)

    def tick(self, seconds: float) -> bool:
        tell(self.program, self.sheet)
        return self.sheet.tick(seconds)

    def draw(self) -> list[pygame.Rect] | None:
        self.sheet.stale = False
        self.backdrop()
        self.sheet.draw()
        return None

    def backdrop(self) -> None:
        """What lies behind the widgets: the wall, unless a screen has its own."""
        self.canvas.surface.blit(self.program.wall.picture(self.canvas), (0, 0))


def mutes(program: Program, sheet: Sheet, event: pygame.event.Event) -> bool:
    """M turns the sound off and on wherever no text is being typed; whether the event was that."""
    if event.type != pygame.KEYDOWN or event.key != pygame.K_m or sheet.writing:
        return False
    program.settings.mute = not program.settings.mute
    program.adopt()
    program.store()
    sheet.toast(program.words("app.sound.off" if program.settings.mute else "app.sound.on"))
    return True


def tell(program: Program, sheet: Sheet) -> None:
    """Say what went wrong or well meanwhile, once."""
    if program.trouble:
        sheet.toast(program.trouble, "alarm")
    if program.news:
        sheet.toast(program.news, "tick")
    program.trouble = program.news = ""
