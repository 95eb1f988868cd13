"""An open book: blocks of a rulebook set in a column to scroll, only what is seen being painted."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import inf

from game.app.manual import PLACES, Block, Kind
from game.stage.area import Area, Size
from game.stage.canvas import Canvas
from game.stage.lists import BAR, Frame
from game.stage.signs import draw_divider, draw_sign

STYLES: dict[Kind, str] = {"title": "title", "chapter": "heading", "section": "name", "head": "label"}
ABOVE: dict[Kind, float] = {"title": 4, "chapter": 40, "section": 28, "text": 12, "item": 8, "head": 14, "row": 0}
INDENT = 30.0
CELL = 12.0
MEASURE = 880.0
"""The widest column, in logical units at 100 %: about eighty letters."""


class Book(Frame):
    """A Frame of blocks. `marked` are the blocks that were looked for; `place` is the block at the top."""

    def __init__(self, blocks: Sequence[Block], name: str = "book") -> None:
        super().__init__(name)
        self.blocks = list(blocks)
        self.marked: frozenset[int] = frozenset()
        self._tops: list[float] = []
        self._laid: tuple[object, ...] = ()
        self._columns: dict[int, list[float]] = {}

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        """As much as it gets."""
        return width, 10_000.0

    # -- laying

    def lay(self, canvas: Canvas) -> None:
        key = (self.area, canvas.scale, canvas.ui, canvas.scribe.plain)
        if key == self._laid:
            return
        before = self.place
        self._columns = {}
        tops, y = [], 0.0
        for block in self.blocks:
            tops.append(y)
            y += canvas.u(ABOVE[block.kind]) + self._height(canvas, block)
        self._tops, self._laid = tops, key
        self._fit(canvas, y + canvas.u(40))
        if before is not None:
            self.show(before)

    @property
    def place(self) -> int | None:
        """The block that is read now; None before the first laying."""
        return max(0, bisect_right(self._tops, self.offset + 60) - 1) if self._tops else None

    def show(self, number: int) -> None:
        """Bring a block to the top, as far as that goes."""
        self.offset = max(0.0, min(self.reach, self._tops[number]))

    def _column(self, canvas: Canvas) -> Area:
        wide = min(self.area.w - canvas.u(BAR + 24), canvas.u(MEASURE))
        return Area(self.area.x + (self.area.w - canvas.u(BAR) - wide) / 2, self.area.y, wide, self.area.h)

    def _room(self, canvas: Canvas, block: Block) -> float:
        """The width of a block's text."""
        return self._column(canvas).w - (canvas.u(INDENT) if block.kind == "item" else 0)

    def _height(self, canvas: Canvas, block: Block) -> float:
        style = STYLES.get(block.kind, "rules")
        if block.table:
            cells = zip(block.cells, self._widths(canvas, block.table), strict=False)
            return max(canvas.measure(cell, style, wide - canvas.u(CELL))[1] for cell, wide in cells) + canvas.u(CELL)
        return canvas.measure(block.text, style, self._room(canvas, block))[1]

    def _widths(self, canvas: Canvas, table: int) -> list[float]:
        """The columns of a table: as wide as their words, or in that proportion where the page is narrower."""
        if table not in self._columns:
            rows = [block for block in self.blocks if block.table == table]
            needs = [max(_need(canvas, row, n) for row in rows) for n in range(len(rows[0].cells))]
            room = self._column(canvas).w
            spare = room - sum(needs)
            if spare < 0:
                slim = [min(need, room / len(needs)) for need in needs]
                rest = sum(needs) - sum(slim)
                needs = [s + (room - sum(slim)) * (n - s) / rest for s, n in zip(slim, needs, strict=True)]
            self._columns[table] = needs
        return self._columns[table]

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        first = max(0, bisect_right(self._tops, self.offset) - 1)
        column = self._column(canvas)
        with canvas.clip(self.area):
            for number in range(first, len(self.blocks)):
                y = self.area.y + self._tops[number] - self.offset
                if y > self.area.bottom:
                    break
                self._draw_block(canvas, number, column, y)
        self._draw_bar(canvas)

    def _draw_block(self, canvas: Canvas, number: int, column: Area, y: float) -> None:
        block = self.blocks[number]
        room = Area(column.x, y + canvas.u(ABOVE[block.kind]), column.w, self._height(canvas, block))
        if number in self.marked:
            canvas.panel("row_on", room.inset(-canvas.u(10), -canvas.u(4)))
        if block.table:
            self._draw_row(canvas, block, room)
            return
        style = STYLES.get(block.kind, "rules")
        colour = canvas.theme.heading if block.kind in PLACES else canvas.theme.ink
        if block.kind == "item":
            side = canvas.u(14)
            draw_sign(
                canvas, "diamond", Area(room.x + canvas.u(5), room.y + canvas.u(9), side, side), canvas.theme.line
            )
            room = room.less(left=canvas.u(INDENT))
        canvas.write(block.text, room._replace(h=room.h + 1), style, colour, lines=0)
        if block.kind == "chapter":
            rule = Area(column.x, y, column.w, canvas.u(26))
            draw_divider(canvas, rule, canvas.theme.line)

    def _draw_row(self, canvas: Canvas, block: Block, room: Area) -> None:
        x = room.x
        for cell, wide in zip(block.cells, self._widths(canvas, block.table), strict=False):
            place = Area(x, room.y + canvas.u(CELL) / 2, wide - canvas.u(CELL), room.h)
            canvas.write(cell, place, STYLES.get(block.kind, "rules"), lines=0)
            x += wide
        thick = 3.0 if block.kind == "head" else 1.6
        canvas.fill(canvas.theme.line, Area(room.x, room.bottom - thick, x - room.x - canvas.u(CELL), thick))


def _need(canvas: Canvas, row: Block, column: int) -> float:
    if column >= len(row.cells):
        return 0.0
    return canvas.measure(row.cells[column], STYLES.get(row.kind, "rules"))[0] + canvas.u(CELL) * 2
