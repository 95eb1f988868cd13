"""The hand-over: an opaque curtain between two people, opened by the one who sits down."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.program import Program
from game.app.scenes import Scene
from game.engine.seats import Seat
from game.stage.area import Area, anchor
from game.stage.box import BoxStage
from game.stage.widgets import Button

CARD = (760.0, 460.0)
BADGE = 120.0


class HandoverScene(Scene):
    """Shows nothing of the table: not a pixel of the picture depends on it, only on whose turn it is.

    `opened` is called when the person says so by a press of its own, never by the click that ended the last turn.
    """

    def __init__(self, program: Program, stage: BoxStage, name: str, seat: Seat, opened: Callable[[], None]) -> None:
        self.program = program
        self.stage = stage
        self.name = name
        self.seat = seat
        self.opened = opened
        self.sheet = program.sheet(self)
        self.sheet.back = lambda: True
        words = program.words
        self.button = Button(words("app.handover.open"), self._open, kind="asked", name="open curtain")
        self.sheet.add(self.button, region="curtain")

    def entered(self) -> None:
        self.program.pointer.rest(0.5)
        self.program.sound.cue("curtain")
        self.sheet.stale = True

    def resized(self) -> None:
        self.sheet.stale = True

    def read(self, event: pygame.event.Event) -> None:
        self.sheet.read(event)

    def tick(self, seconds: float) -> bool:
        return self.sheet.tick(seconds)

    def _open(self) -> None:
        self.program.scenes.pop()
        self.opened()

    def draw(self) -> None:
        self.sheet.stale = False
        canvas, words = self.program.canvas, self.program.words
        canvas.fill(canvas.theme.night)
        canvas.sprite("common/curtain/curtain", canvas.bleed, "cover")
        card = anchor(canvas.area, (canvas.u(CARD[0]), canvas.u(CARD[1])))
        canvas.panel("paper", card)
        inner = card.inset(canvas.u(40))
        badge = Area(card.centre[0] - canvas.u(BADGE) / 2, inner.y, canvas.u(BADGE), canvas.u(BADGE))
        self.stage.seat_badge(canvas, badge, self.seat)
        title = inner.less(top=canvas.u(BADGE + 14)).top_part(canvas.u(60))
        canvas.write(
            words("app.handover.title", name=self.name),
            title,
            "heading",
            canvas.theme.heading,
            across="middle",
            shrink=True,
        )
        body = inner.less(top=canvas.u(BADGE + 84), bottom=canvas.u(80))
        canvas.write(words("app.handover.body"), body, "body", across="middle", lines=0)
        size = self.button.size(canvas)
        self.button.area = anchor(inner, (max(size[0], canvas.u(320)), canvas.u(60)), "middle", "bottom")
        self.sheet.draw()
