"""The rulebook on the screen: chapters to choose from, a field to search, and the text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf

import pygame

from game.app.book import Book
from game.app.manual import NUMBER, PLACES, heading_over, hits, place_of, rulebook
from game.app.page import Page
from game.app.program import Program
from game.app.screen import Screen
from game.shelf import SHELF, find
from game.stage.area import Area, Size
from game.stage.canvas import Canvas
from game.stage.field import TextField
from game.stage.lists import Scroll
from game.stage.values import Dropdown
from game.stage.widget import LEAST_TARGET, Widget
from game.stage.widgets import Button, Label

SIDE = 350.0
SNIPPET = 90


class Entry(Widget):
    """A line of the list: a chapter, a section, or a place that was found."""

    def __init__(self, name: str, text: str, depth: int, act: Callable[[], None]) -> None:
        super().__init__(name)
        self.text = text
        self.depth = depth
        self.current = False
        self._act = act

    def act(self) -> None:
        if self.host is not None:
            self.host.cue("open")
        self._act()

    @property
    def style(self) -> str:
        return "small" if self.depth else "label"

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        inner = width - canvas.u(28 + 22 * self.depth)
        h = canvas.measure(self.text, self.style, None if width == inf else inner, 2)[1]
        return width, max(canvas.u(LEAST_TARGET), h + canvas.u(10))

    def draw(self, canvas: Canvas) -> None:
        if self.current or self.hot:
            canvas.panel("row_on" if self.current else "row_hover", self.area)
        room = self.area.less(left=canvas.u(16 + 22 * self.depth), right=canvas.u(8))
        canvas.write(self.text, room, self.style, down="middle", lines=2)


class RulebookPage(Page):
    """A list at the left, the open book at the right."""

    def __init__(self, title: str, head: list[Widget], entries: Scroll, book: Book, back: Button) -> None:
        super().__init__(title, book, [back], width=1840)
        self.head = head
        self.entries = entries
        self.book = book
        self.regions.pop("body")
        answers = self.regions.pop("answers")
        for number, widget in enumerate(head):
            self.add(widget, region=f"head {number}")
        self.add(entries, region="entries", wraps=True)
        self.add(book, region="book")
        self.add(*answers, region="answers")

    def lay_body(self, canvas: Canvas, room: Area) -> None:
        side = room.left_part(min(canvas.u(SIDE), room.w * 0.34))
        self.book.area = room.less(left=side.w + canvas.u(34))
        for widget in self.head:
            if widget.shown:
                widget.area = side.top_part(widget.size(canvas, side.w)[1])
                side = side.less(top=widget.area.h + canvas.u(12))
        self.entries.area = side

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        x = self.book.area.x - canvas.u(18)
        canvas.fill(canvas.theme.line, Area(x, self.book.area.y, 2, self.book.area.h))


class RulebookScene(Screen):
    """Opens at `place`: a heading such as “The town” or a rule number such as “R17”."""

    def __init__(self, program: Program, slug: str, place: str = "") -> None:
        super().__init__(program)
        self.slug = slug
        self.wanted = ""
        self._seen = -1
        self._open(slug, place)

    def _open(self, slug: str, place: str = "") -> None:
        self.slug = slug
        self.blocks = [block for block in rulebook(slug) if block.kind != "title"]
        self.book = Book(self.blocks)
        self._build()
        self.book.show(place_of(self.blocks, place))
        self.sheet.focus.to("book")

    def _build(self) -> None:
        words = self.words
        self.field = TextField(
            self.wanted, self._search, entered=self._next, hint=words("app.rulebook.search"), limit=60, name="search"
        )
        self.field.tip = words("app.rulebook.search_tip")
        head: list[Widget] = [self.field]
        if len(SHELF) > 1:
            boxes = [(box.slug, box.title) for box in SHELF]
            head.insert(0, Dropdown(boxes, self.slug, self._open, name="box"))
        back = Button(words("app.back"), self.back, icon="common/ui/back", key=pygame.K_F1, name="back")
        self.list = Scroll(gap=2, name="entries")
        self.found = Label("", "small")
        self.found.shown = False
        title = words("app.rulebook.title", box=find(self.slug).title)
        self.lay(RulebookPage(title, [*head, self.found], self.list, self.book, back))
        self._list()

    # -- the list

    def _list(self) -> None:
        """Chapters and sections; or, while something is looked for, the places where it stands."""
        found = hits(self.blocks, self.wanted)
        self.book.marked = frozenset(found)
        searching = bool(self.wanted.strip())
        self.found.shown = searching
        self.found.text = self.words("app.rulebook.found", n=len(found))
        chosen = found if searching else [n for n, block in enumerate(self.blocks) if block.kind in PLACES]
        self.list.column.items = [self._entry(number, searching) for number in chosen]
        self.list.offset = 0.0
        self._seen = -1
        self.sheet.stale = True

    def _entry(self, number: int, found: bool) -> Entry:
        block = self.blocks[number]
        if not found:
            return Entry(f"place {number}", block.bare, int(block.kind == "section"), partial(self._show, number))
        over = self.blocks[heading_over(self.blocks, number)].bare
        text = over if block.kind in PLACES else f"{over}: {snippet(block.bare, self.wanted)}"
        return Entry(f"found {number}", text, 1, partial(self._show, number))

    def _show(self, number: int) -> None:
        self.book.show(number)
        self.sheet.stale = True

    def _search(self, text: str) -> None:
        self.wanted = text
        self._list()
        if self.book.marked:
            self.book.show(min(self.book.marked))

    def _next(self, text: str) -> None:
        """Enter goes on to the next place."""
        places = sorted(self.book.marked)
        if places:
            here = self.book.place or 0
            self._show(next((number for number in places if number > here), places[0]))

    # -- the picture

    def draw(self) -> list[pygame.Rect] | None:
        self._mark_current()
        return super().draw()

    def _mark_current(self) -> None:
        """Light up the chapter that is being read."""
        place = heading_over(self.blocks, self.book.place or 0)
        if place == self._seen:
            return
        self._seen = place
        for entry in self.list.column.items:
            assert isinstance(entry, Entry), "the list holds entries"
            entry.current = entry.name == f"place {place}"
            if entry.current:
                self.list.show(entry)


def snippet(text: str, wanted: str) -> str:
    """A piece of a text about the first word that was looked for."""
    text = " ".join(NUMBER.sub("", text).split())
    word = next(iter(wanted.casefold().split()), "")
    at = max(0, text.casefold().find(word) - SNIPPET // 3)
    start = text.rfind(" ", 0, at) + 1 if at else 0
    piece = text[start : start + SNIPPET].strip()
    return f"{'…' if start else ''}{piece}{'…' if start + SNIPPET < len(text) else ''}"
