"""A line of text to type: caret, selection, clipboard, and composition by an input method."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from math import inf

import pygame

from game.stage.area import Area, Point, Size
from game.stage.canvas import Canvas
from game.stage.clipboard import Clipboard
from game.stage.glyphs import safe
from game.stage.signs import draw_sign
from game.stage.widget import LEAST_TARGET, Widget

BLINK_SECONDS = 0.53
CLIPBOARD = Clipboard()


class TextField(Widget):
    """One line of text. Enter calls `entered`; every change calls `change`. What is typed is never markup.

    What is too long shows its beginning, and while it has the focus the part about the caret.

    limit: most characters. hint: shown while it is empty.
    """

    repeats = True
    writes = True

    def __init__(
        self,
        text: str = "",
        change: Callable[[str], None] = lambda text: None,
        *,
        entered: Callable[[str], None] = lambda text: None,
        hint: str = "",
        limit: int = 200,
        name: str = "",
        tip: str = "",
        reason: str = "",
        clipboard: Clipboard = CLIPBOARD,
    ) -> None:
        super().__init__(name, tip, reason)
        self.text = text
        self.hint = hint
        self.limit = limit
        self.caret = self.mark = len(text)
        self.composing = ""
        self._change = change
        self._entered = entered
        self._clipboard = clipboard
        self._scroll = 0.0
        self._age = 0.0
        self._canvas: Canvas | None = None

    # --- editing ---

    @property
    def selection(self) -> tuple[int, int]:
        return min(self.caret, self.mark), max(self.caret, self.mark)

    def insert(self, text: str) -> None:
        """Put text in place of the selection; control characters and line breaks are dropped, the limit is kept."""
        first, last = self.selection
        clean = safe(text.replace("\n", " "))[: max(0, self.limit - len(self.text) + last - first)]
        self._set(self.text[:first] + clean + self.text[last:], first + len(clean))

    def _set(self, text: str, caret: int) -> None:
        changed = text != self.text
        self.text = text
        self.caret = self.mark = caret
        self._age = 0.0
        if changed:
            self._change(text)

    def _erase(self, to: int) -> None:
        first, last = self.selection
        if first == last:
            first, last = min(self.caret, to), max(self.caret, to)
        self._set(self.text[:first] + self.text[last:], first)

    def _go(self, to: int, keep: bool) -> None:
        self.caret = to
        self.mark = self.mark if keep else to
        self._age = 0.0

    def step(self, direction: int, word: bool = False) -> int:
        """The place one character (with its marks) or one word further."""
        place = self.caret
        while 0 <= place + min(0, direction) < len(self.text):
            place += direction
            whole = place >= len(self.text) or not unicodedata.combining(self.text[place])
            if whole and (not word or self._at_word(place)):
                break
        return place

    def _at_word(self, place: int) -> bool:
        return 0 < place < len(self.text) and self.text[place - 1] == " " and self.text[place] != " "

    # --- keys ---

    def key(self, event: pygame.event.Event) -> bool:
        if not self.enabled:
            return False
        if event.type == pygame.TEXTINPUT:
            self.composing = ""
            self.insert(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            self.composing = event.text
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if self.composing:
            return True
        return self._command(event) if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) else self._edit(event)

    def _command(self, event: pygame.event.Event) -> bool:
        first, last = self.selection
        keep = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key == pygame.K_a:
            self.mark, self.caret = 0, len(self.text)
        elif event.key in (pygame.K_c, pygame.K_x) and first != last:
            self._clipboard.put(self.text[first:last])
            if event.key == pygame.K_x:
                self._erase(self.caret)
        elif event.key == pygame.K_v:
            self.insert(self._clipboard.get())
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._go(self.step(1 if event.key == pygame.K_RIGHT else -1, word=True), keep)
        elif event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._erase(self.step(1 if event.key == pygame.K_DELETE else -1, word=True))
        else:
            return False
        return True

    def _edit(self, event: pygame.event.Event) -> bool:
        keep = bool(event.mod & pygame.KMOD_SHIFT)
        places = {
            pygame.K_LEFT: self.step(-1),
            pygame.K_RIGHT: self.step(1),
            pygame.K_HOME: 0,
            pygame.K_END: len(self.text),
        }
        if event.key in places:
            self._go(places[event.key], keep)
        elif event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._erase(self.step(1 if event.key == pygame.K_DELETE else -1))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._entered(self.text)
        else:
            return bool(event.unicode and event.unicode.isprintable() and not event.mod & pygame.KMOD_ALT)
        return True

    def act(self) -> None:
        """A click only puts the caret."""

    def set_focus(self, on: bool) -> None:
        super().set_focus(on)
        self.composing = ""
        self._age = 0.0
        if on:
            pygame.key.start_text_input()
            if self._canvas is not None:
                pygame.key.set_text_input_rect(self._canvas.rect(self.area))

    def tick(self, seconds: float) -> bool:
        before = self._lit
        self._age += seconds
        return self.focused and self._lit != before

    @property
    def _lit(self) -> bool:
        return self._age % (2 * BLINK_SECONDS) < BLINK_SECONDS

    # --- pointing ---

    def press(self, at: Point) -> None:
        if self.enabled:
            self._go(self._place(at), keep=False)

    def drag(self, at: Point) -> None:
        if self.enabled:
            self._go(self._place(at), keep=True)

    def _place(self, at: Point) -> int:
        """The gap between characters nearest to a point."""
        if self._canvas is None:
            return len(self.text)
        x = at[0] - self._room(self._canvas).x + self._scroll
        gaps = range(len(self.text) + 1)
        return min(gaps, key=lambda gap: abs(self._x(self._canvas, gap) - x))

    def _x(self, canvas: Canvas | None, place: int) -> float:
        assert canvas is not None, "laid out"
        return canvas.measure(self.text[:place], "body")[0]

    # --- picture ---

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return min(width, canvas.u(360)), canvas.u(LEAST_TARGET + 8)

    def _room(self, canvas: Canvas) -> Area:
        return self.area.inset(canvas.u(14), canvas.u(6))

    def lay(self, canvas: Canvas) -> None:
        self._canvas = canvas
        room = self._room(canvas).w - 4
        caret = self._x(canvas, self.caret) + (canvas.measure(self.composing, "body")[0] if self.composing else 0)
        whole = canvas.measure(self.text + self.composing, "body")[0]
        kept = min(self._scroll, caret, max(0.0, whole - room))
        self._scroll = max(caret - room, kept, 0.0) if self.focused else 0.0

    def draw(self, canvas: Canvas) -> None:
        canvas.panel("field_on" if self.focused else "field" if self.enabled else "field_off", self.area)
        room = self._room(canvas)
        with canvas.clip(room):
            if not self.text and not self.composing:
                canvas.write(self.hint, (room.x, room.centre[1]), "body", canvas.theme.ink_soft, down="middle")
            self._draw_text(canvas, room)
        if not self.enabled:
            side = canvas.u(20)
            lock = Area(self.area.right - side - canvas.u(10), self.area.centre[1] - side / 2, side, side)
            draw_sign(canvas, "lock", lock, canvas.theme.ink_soft)

    def _draw_text(self, canvas: Canvas, room: Area) -> None:
        left, middle = room.x - self._scroll, room.centre[1]
        first, last = (self._x(canvas, place) for place in self.selection)
        if self.focused and first != last:
            canvas.fill((*canvas.theme.focus[:3], 70), Area(left + first, room.y, last - first, room.h))
        before, after = self.text[: self.caret], self.text[self.caret :]
        x = left
        for part in (before, self.composing, after):
            if part:
                canvas.write(part, (x, middle), "body", down="middle")
                wide = canvas.measure(part, "body")[0]
                if part is self.composing:
                    canvas.fill(canvas.theme.focus, Area(x, room.bottom - 3, wide, 2))
                x += wide
        if self.focused and self._lit and self.enabled:
            caret = left + self._x(canvas, self.caret)
            caret += canvas.measure(self.composing, "body")[0] if self.composing else 0
            canvas.fill(canvas.theme.ink, Area(caret, room.y + 2, max(2.0, canvas.u(2)), room.h - 4))
