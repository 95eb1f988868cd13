"""What is longer than its frame: Scroll for widgets, Reading for text (log, rules)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import inf
from typing import NamedTuple

import pygame

from game.stage.area import Area, Point, Size
from game.stage.canvas import Canvas
from game.stage.shapes import Colour, Look
from game.stage.widget import Column, Widget

NOTCH = 72.0
BAR = 18.0


class Frame(Widget):
    """The moving part of both lists: an offset, a bar at the right edge, wheel and keys."""

    repeats = True

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.offset = 0.0
        self.length = 0.0
        self._bar = 0.0
        self._grip: float | None = None

    @property
    def reach(self) -> float:
        """How far it can be moved."""
        return max(0.0, self.length - self.area.h)

    def move(self, by: float) -> bool:
        """Scroll; whether anything moved."""
        before = self.offset
        self.offset = max(0.0, min(self.reach, self.offset + by))
        return self.offset != before

    def wheel(self, turn: float) -> bool:
        self.move(-turn * NOTCH)
        return self.reach > 0

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        page = self.area.h * 0.85
        moves = {
            pygame.K_UP: -NOTCH,
            pygame.K_DOWN: NOTCH,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -inf,
            pygame.K_END: inf,
        }
        return event.key in moves and self.move(moves[event.key])

    def thumb(self) -> Area:
        """The handle on the bar, in logical units; as long as the part that is seen."""
        bar = self.area.right_part(self._bar).inset(1, 0)
        h = max(min(56.0, bar.h), bar.h * min(1.0, self.area.h / max(1.0, self.length)))
        down = (bar.h - h) * (self.offset / self.reach if self.reach else 0)
        return Area(bar.x, bar.y + down, bar.w, h)

    def press(self, at: Point) -> None:
        thumb = self.thumb()
        if self.reach and at[0] >= thumb.x - 4:
            self._grip = at[1] - thumb.y if thumb.holds(at) else thumb.h / 2
            self.drag(at)

    def drag(self, at: Point) -> None:
        if self._grip is not None:
            thumb = self.thumb()
            room = self.area.h - thumb.h
            self.offset = self.reach * max(0.0, min(1.0, (at[1] - self._grip - self.area.y) / max(1.0, room)))

    def click(self, at: Point) -> None:
        self._grip = None

    def cancel(self) -> None:
        self._grip = None

    def _fit(self, canvas: Canvas, length: float) -> None:
        self._bar = canvas.u(BAR)
        self.length = length
        self.offset = max(0.0, min(self.reach, self.offset))

    def _draw_bar(self, canvas: Canvas) -> None:
        if self.reach:
            canvas.panel("bar", self.area.right_part(self._bar).inset(2, 0))
            canvas.panel("thumb", self.thumb())


class Scroll(Frame):
    """A column of widgets in a frame, as wide as it unless it is longer. A focused child is brought into view."""

    focusable = False

    def __init__(self, *items: Widget, gap: float = 14, name: str = "") -> None:
        super().__init__(name)
        self.column = Column(*items, gap=gap)

    def children(self) -> Sequence[Widget]:
        return [self.column]

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        w, h = self.column.size(canvas, width - canvas.u(BAR + 8))
        return min(width, w + canvas.u(BAR + 8)), h

    def lay(self, canvas: Canvas) -> None:
        width = self.area.w
        if self.column.size(canvas, width)[1] > self.area.h + 0.5:
            width -= canvas.u(BAR + 8)
        self._fit(canvas, self.column.size(canvas, width)[1])
        self.column.area = Area(self.area.x, self.area.y - self.offset, width, self.length)
        self.column.lay(canvas)

    def show(self, widget: Widget) -> None:
        """Scroll as little as needed to see a child."""
        above = self.area.y + 12 - widget.area.y
        below = widget.area.bottom - (self.area.bottom - 12)
        self.move(-above if above > 0 else max(0.0, min(below, -above)))

    def draw(self, canvas: Canvas) -> None:
        with canvas.clip(self.area.inset(-4, 0)):
            for item in self.column.items:
                if item.shown and item.area.overlaps(self.area):
                    item.draw(canvas)
        self._draw_bar(canvas)


class Entry(NamedTuple):
    """A paragraph of a Reading. mark: a colour stripe or a sprite id before it. gap: space above, in logical units."""

    text: str
    style: str = "log"
    colour: Colour | None = None
    mark: Colour | str = ""
    gap: float = 4.0
    indent: float = 0.0


class Reading(Frame):
    """Paragraphs to read, longer than the frame; only what is seen is painted.

    tail: stays at the newest entry unless the reader has scrolled away from it (a log).
    """

    def __init__(self, entries: Sequence[Entry] = (), name: str = "", tail: bool = False) -> None:
        super().__init__(name)
        self.entries: Sequence[Entry] = ()
        self.tail = tail
        self._version = 0
        self._tops: list[float] = []
        self._laid: tuple[object, ...] = ()
        self.set(entries)

    def set(self, entries: Sequence[Entry]) -> None:
        """Other paragraphs; where the reader is stays."""
        self.entries = tuple(entries)
        self._version += 1

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        room = 600.0 if width == inf else width
        return room, sum(self._height(canvas, entry, room) for entry in self.entries)

    def _room(self, canvas: Canvas, entry: Entry, width: float) -> Area:
        mark = canvas.u(20) if entry.mark else 0.0
        left = mark + canvas.u(entry.indent)
        return Area(left, 0, max(1.0, width - left - canvas.u(BAR + 6)), 0)

    def _height(self, canvas: Canvas, entry: Entry, width: float) -> float:
        room = self._room(canvas, entry, width)
        return canvas.u(entry.gap) + canvas.measure(entry.text, entry.style, room.w)[1]

    def lay(self, canvas: Canvas) -> None:
        key = (self.area, canvas.scale, canvas.ui, canvas.scribe.plain, self._version)
        if key == self._laid:
            return
        at_end = self.tail and (not self._laid or self.offset >= self.reach - 1)
        tops, y = [], 0.0
        for entry in self.entries:
            tops.append(y)
            y += self._height(canvas, entry, self.area.w)
        self._tops, self._laid = tops, key
        self._fit(canvas, y)
        if at_end:
            self.offset = self.reach

    def show_entry(self, number: int) -> None:
        """Bring a paragraph to the top (as far as that goes). The list must have been laid out."""
        self.offset = max(0.0, min(self.reach, self._tops[number]))

    def draw(self, canvas: Canvas) -> None:
        first = max(0, bisect_right(self._tops, self.offset) - 1)
        with canvas.clip(self.area):
            for entry, top in zip(self.entries[first:], self._tops[first:], strict=False):
                y = self.area.y + top - self.offset
                if y > self.area.bottom:
                    break
                self._draw_entry(canvas, entry, y + canvas.u(entry.gap))
        self._draw_bar(canvas)

    def _draw_entry(self, canvas: Canvas, entry: Entry, y: float) -> None:
        room = self._room(canvas, entry, self.area.w)
        h = canvas.measure(entry.text, entry.style, room.w)[1]
        mark = Area(self.area.x + canvas.u(entry.indent), y, canvas.u(14), canvas.u(22))
        if isinstance(entry.mark, tuple):
            stripe = Look((entry.mark, entry.mark), 5, ((1, canvas.theme.rim),))
            canvas.plate(mark.inset(canvas.u(3), canvas.u(1)), stripe)
        elif entry.mark:
            canvas.sprite(entry.mark, mark, "contain")
        canvas.write(entry.text, Area(self.area.x + room.x, y, room.w, h + 1), entry.style, entry.colour, lines=0)
