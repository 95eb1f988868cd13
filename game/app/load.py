"""Saved games: the newest first, what is broken with its reason, to open or to delete."""

from __future__ import annotations

from functools import partial
from math import inf

from game.app.glance import Glance, glance
from game.app.page import Page
from game.app.program import Program
from game.app.resume import resume
from game.app.screen import Screen
from game.match.folders import previous_of
from game.match.saves import Save
from game.stage.area import Area, Point, Size, anchor
from game.stage.canvas import Canvas
from game.stage.dialogs import Answer, Dialog
from game.stage.lists import Scroll
from game.stage.widget import Row, Widget
from game.stage.widgets import Button, Label
from game.stage.words import Words

ROW = 92.0
DOUBLE = 0.5
"""Seconds between the two clicks of a double click."""


class LoadScene(Screen):
    """Every file of the saves folder as a row; what happens on the disk meanwhile is not watched."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._build()

    def _build(self) -> None:
        words = self.words
        saves = self.program.saves.listed()
        rows: list[Widget] = [self._row(save) for save in saves]
        if not rows:
            rows = [Label(words("app.load.none"), "body", across="middle")]
        back = Button(words("app.back"), self.back, icon="common/ui/back", name="back")
        self.lay(Page(words("app.load.title"), Scroll(*rows, gap=12, name="saves"), [back], width=1360))
        self.sheet.focus.to(f"open {saves[0].path.name}" if saves else "back")

    def _row(self, save: Save) -> Widget:
        words, file = self.words, save.path.name
        opens = Button(words("app.load.open"), partial(self._open, save), name=f"open {file}", least=144)
        card = SaveCard(save, words, opens)
        if save.trouble:
            card.glance()
        drops = Button("", partial(self._ask_to_delete, save), icon="common/ui/delete", name=f"delete {file}")
        drops.tip = words("app.load.delete")
        return Row(card, opens, drops, gap=14, grow=(0,))

    def _open(self, save: Save) -> None:
        resume(self.program, save.path)

    def _ask_to_delete(self, save: Save) -> None:
        words = self.words
        answers = [
            Answer(words("app.load.delete"), partial(self._delete, save), "asked"),
            Answer(words("app.load.keep")),
        ]
        body = words("app.load.delete_body", title=title_of(save, glance(save, words), words))
        self.sheet.open(Dialog(words("app.load.delete_title"), body, answers, default=1))

    def _delete(self, save: Save) -> None:
        try:
            self.program.saves.drop(save.path)
        except OSError as error:
            self.program.cannot_write(error)
        self._build()


def title_of(save: Save, look: Glance, words: Words) -> str:
    """The name somebody gave it, and its box."""
    box = look.title if look.box else ""
    return ", ".join(part for part in (save.title, box) if part) or words("app.load.automatic")


class SaveCard(Widget):
    """What a save is: its name, box, people, how far it is and when it was saved. Looked at when it is first drawn.

    A double click on it presses `opens`, which tells why where the save turns out to be broken.
    """

    focusable = False

    def __init__(self, save: Save, words: Words, opens: Button) -> None:
        super().__init__()
        self.save = save
        self.words = words
        self.opens = opens
        self._glance: Glance | None = None
        self._since_click = inf

    def tick(self, seconds: float) -> bool:
        self._since_click += seconds
        return False

    def click(self, at: Point) -> None:
        twice, self._since_click = self._since_click <= DOUBLE, 0.0
        if twice and self.opens.enabled:
            self._since_click = inf
            self.opens.act()

    def glance(self) -> Glance:
        if self._glance is None:
            self._glance = glance(self.save, self.words)
            if self._glance.trouble and previous_of(self.save.path).exists():
                self.opens.text = self.words("app.load.open_older")
            else:
                self.opens.reason = self._glance.trouble
        return self._glance

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return min(width, canvas.u(900)), canvas.u(ROW)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel("row_hover" if self.hot and self.opens.enabled else "chip", self.area)
        look = self.glance()
        inner = self.area.inset(canvas.u(12), canvas.u(8))
        cover = inner.left_part(inner.h * 0.74)
        if look.box:
            canvas.sprite(f"common/cover/{look.box}", cover, "contain")
        else:
            side = canvas.u(44)
            canvas.sprite("common/ui/warning", anchor(cover, (side, side)), "contain")
        self._draw_words(canvas, inner.less(left=cover.w + canvas.u(16)), look)

    def _draw_words(self, canvas: Canvas, room: Area, look: Glance) -> None:
        soft = canvas.theme.ink_soft
        top, low = room.top_part(room.h / 2), room.bottom_part(room.h / 2)
        when = canvas.write(look.when, top, "small", soft, across="right", down="middle")
        title = top.less(right=when.w + 20)
        canvas.write(title_of(self.save, look, self.words), title, "label", down="middle", shrink=True)
        if look.trouble:
            canvas.write(look.trouble, low, "small", canvas.theme.warn, down="middle", lines=2, shrink=True)
            return
        state = canvas.write(look.progress, low, "small", across="right", down="middle")
        canvas.write(look.people, low.less(right=state.w + 20), "small", down="middle", shrink=True)
