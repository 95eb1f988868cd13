"""The hand-over: an opaque curtain between two people, opened by the one who sits down."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.app.program import Program
from game.app.screen import Screen
from game.app.wall import tiled
from game.engine.seats import Seat
from game.stage.area import Area, anchor
from game.stage.box import BoxStage
from game.stage.canvas import Canvas
from game.stage.sheet import Sheet
from game.stage.widget import Layer
from game.stage.widgets import Button

VALANCE, HEM = 168.0, 120.0
MEDALLION = 320.0
BADGE = 132.0
MIDDLE = 350.0
"""Where the middle of the medallion hangs."""

WORDS = 1100.0
REST = 0.5
"""Seconds in which no press counts: the click that ended the last turn must not open the curtain too."""


class HandoverScene(Screen):
    """Shows nothing of the table: not a pixel of the picture depends on it, only on whose turn it is.

    `opened` is called when the person says so by a press of its own, `menu` puts the menu of the table on a sheet.
    `needed` tells whether this very person must still open it: seats may change hands meanwhile.
    """

    def __init__(
        self,
        program: Program,
        stage: BoxStage,
        name: str,
        seat: Seat,
        opened: Callable[[], None],
        menu: Callable[[Sheet], None],
        needed: Callable[[], bool],
    ) -> None:
        super().__init__(program)
        self.needed = needed
        self.opened = opened
        self.menu = menu
        self.sheet.back = self._open_menu
        self.sheet.focus.visible = False
        words = self.words
        rules = Button(
            words("app.table.rules"),
            lambda: program.doors.rulebook(stage.slug, ""),
            icon="common/ui/rules",
            key=pygame.K_F1,
            name="rules",
        )
        more = Button(words("app.table.menu"), self.back, icon="common/ui/menu", name="menu")
        self.button = Button(words("app.handover.open"), self._open, kind="asked", least=320, name="open curtain")
        sentences = (words("app.handover.title", name=name), words("app.handover.body"))
        self.lay(Curtain(stage, seat, sentences, self.button, [rules, more]), focus="open curtain")

    def entered(self) -> None:
        super().entered()
        self.program.pointer.rest(REST)
        self.program.sound.cue("curtain")

    def tick(self, seconds: float) -> bool:
        stale = super().tick(seconds)
        if not self.sheet.stack and not self.needed():
            self.program.scenes.pop()
        return stale

    def _open(self) -> None:
        self.program.scenes.pop()
        self.opened()

    def _open_menu(self) -> bool:
        self.menu(self.sheet)
        return True

    def backdrop(self) -> None:
        canvas = self.canvas
        tiled(canvas, "common/curtain/cloth", canvas.bleed)
        tiled(canvas, "common/curtain/hem", canvas.bleed.bottom_part(HEM))
        tiled(canvas, "common/curtain/valance", canvas.bleed.top_part(VALANCE))


class Curtain(Layer):
    """What hangs on the curtain: a medallion with the shield of the seat, the words, and the buttons."""

    def __init__(
        self, stage: BoxStage, seat: Seat, sentences: tuple[str, str], button: Button, others: Sequence[Button]
    ) -> None:
        super().__init__()
        self.stage = stage
        self.seat = seat
        self.sentences = sentences
        self.button = button
        self.others = list(others)
        self.add(button, region="curtain")
        self.add(*others, region="others", wraps=True)

    def lay(self, canvas: Canvas) -> None:
        self.area = canvas.area
        wide = min(canvas.u(WORDS), canvas.width - 80)
        title, body = self.sentences
        place = Area((canvas.width - wide) / 2, MIDDLE + MEDALLION / 2 + 8, wide, 0)
        self._title = place._replace(h=canvas.measure(title, self._style(canvas))[1])
        self._body = place._replace(y=self._title.bottom + 6, h=canvas.measure(body, "body", wide)[1] + 1)
        w, h = self.button.size(canvas)
        top = min(self._body.bottom + canvas.u(40), canvas.area.bottom - HEM - h - 10)
        self.button.area = anchor(Area(0, top, canvas.width, max(h, 60)), (w, max(h, 60)))
        right = canvas.width - 40
        for other in reversed(self.others):
            w, h = other.size(canvas)
            other.area = Area(right - w, canvas.area.bottom - h - 22, w, h)
            right -= w + 14
        super().lay(canvas)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        medallion = Area(canvas.width / 2 - MEDALLION / 2, MIDDLE - MEDALLION / 2, MEDALLION, MEDALLION)
        canvas.sprite("common/star/medallion", medallion)
        self.stage.seat_badge(canvas, anchor(medallion, (BADGE, BADGE)), self.seat)
        title, body = self.sentences
        style, gold, rim = self._style(canvas), theme.gold, theme.rim
        canvas.write(title, self._title, style, gold, across="middle", down="middle", shrink=True, shadow=rim)
        canvas.write(body, self._body, "body", theme.cream, across="middle", lines=0, shadow=rim)
        super().draw(canvas)

    def _style(self, canvas: Canvas) -> str:
        return "title" if canvas.ui < 1.25 else "heading"
