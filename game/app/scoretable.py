"""The score sheets of a game side by side: a column a seat, the best first; a line a source of points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf

from game.engine.chronicle import Sitter
from game.engine.ruleset import Line, Sheet
from game.stage.area import Area, Size, anchor
from game.stage.box import BoxStage
from game.stage.canvas import Canvas
from game.stage.widget import Widget
from game.stage.words import Words

NONE = "–"
MEDALS = 3
HEAD, ROW, TOTAL, SLIM = 124.0, 40.0, 56.0, 33.0
LABEL = 300.0
COLUMN = 200.0


@dataclass(frozen=True)
class Row:
    """A line of the table; `kind` is "line", "total", "part" (a note) or "part head"."""

    kind: str
    label: str
    cells: tuple[str, ...] = ()


def table_rows(sheets: Sequence[Sheet], slug: str, words: Words) -> list[Row]:
    """The lines below the heads, in the order of `sheets`."""
    rows = [
        Row("line", _label(slug, label, words), _cells(label, [sheet.lines for sheet in sheets]))
        for label in _labels([sheet.lines for sheet in sheets])
    ]
    rows.append(Row("total", words("app.results.total"), tuple(str(sheet.total) for sheet in sheets)))
    rows += _tie_rows(sheets, slug, words)
    notes = [sheet.notes for sheet in sheets]
    if any(notes):
        rows.append(Row("part head", words("app.results.notes")))
    return rows + [
        Row("part", _label(slug, label, words), _cells(label, notes, _names(slug, label, words)))
        for label in _labels(notes)
    ]


def _labels(sheets: Sequence[Sequence[Line]]) -> list[str]:
    """Every label once, those that stand first on their sheets first."""
    places = [(place, line.label) for lines in sheets for place, line in enumerate(lines)]
    return list(dict.fromkeys(label for _, label in sorted(places, key=lambda found: found[0])))


def _label(slug: str, label: str, words: Words) -> str:
    return words(f"{slug}.score.{label}")


def _names(slug: str, label: str, words: Words) -> list[str]:
    """What the numbers of a note are called, when they have names (a rating)."""
    return [words(key) for key in words.keys(f"{slug}.{label}.") if key.endswith(".name")]


def _cells(label: str, sheets: Sequence[Sequence[Line]], names: Sequence[str] = ()) -> tuple[str, ...]:
    """What each sheet says under a label; numbers that have names are told by name."""
    found = []
    for lines in sheets:
        line = next((line for line in lines if line.label == label), None)
        if line is None:
            found.append(NONE)
        else:
            found.append(names[line.points] if names else str(line.points))
    return tuple(found)


def _tie_rows(sheets: Sequence[Sheet], slug: str, words: Words) -> list[Row]:
    """What settled equal totals, down to the first that did; nothing where all totals differ.

    A value of which less is better stands below zero on the sheet.
    """
    tied = [sheet for sheet in sheets if sum(other.total == sheet.total for other in sheets) > 1]
    if not tied:
        return []
    rows = [Row("part head", words("app.results.ties"))]
    for number in range(max(len(sheet.ties) for sheet in tied)):
        cells = tuple(str(abs(sheet.ties[number])) if sheet in tied else "" for sheet in sheets)
        rows.append(Row("part", words(f"{slug}.score.tie_{number + 1}"), cells))
        if len({(sheet.total, sheet.ties[: number + 1]) for sheet in tied}) == len(tied):
            break
    return rows


class ScoreTable(Widget):
    """`sheets` in the order of their places."""

    focusable = False
    live = False

    def __init__(
        self,
        sheets: Sequence[Sheet],
        sitters: Sequence[Sitter],
        stage: BoxStage,
        words: Words,
        title: Callable[[str], str],
    ) -> None:
        """`title` tells what somebody is: a person, or which bot."""
        super().__init__()
        self.sheets = list(sheets)
        self.sitters = sitters
        self.stage = stage
        self.title = title
        self.rows = table_rows(sheets, stage.slug, words)

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        wide = canvas.u(LABEL + COLUMN * len(self.sheets))
        return min(width, wide), canvas.u(HEAD) + sum(self._high(canvas, row) for row in self.rows)

    def _high(self, canvas: Canvas, row: Row) -> float:
        return canvas.u({"line": ROW, "total": TOTAL, "part head": ROW + 10}.get(row.kind, SLIM))

    def draw(self, canvas: Canvas) -> None:
        label = self.area.w * LABEL / (LABEL + COLUMN * len(self.sheets))
        wide = (self.area.w - label) / len(self.sheets)
        lefts = [self.area.x + label + wide * number for number in range(len(self.sheets))]
        for left, sheet in zip(lefts, self.sheets, strict=True):
            self._draw_head(canvas, Area(left, self.area.y, wide, canvas.u(HEAD)), sheet)
        y = self.area.y + canvas.u(HEAD)
        for row in self.rows:
            high = self._high(canvas, row)
            self._draw_row(canvas, Area(self.area.x, y, self.area.w, high), row, label, wide)
            y += high

    def _draw_head(self, canvas: Canvas, area: Area, sheet: Sheet) -> None:
        top = area.top_part(canvas.u(58))
        badge = anchor(top.left_part(top.w / 2 + canvas.u(24)), (canvas.u(46), canvas.u(46)), "right")
        self.stage.seat_badge(canvas, badge, sheet.seat)
        place = Area(badge.right + canvas.u(6), top.y, canvas.u(44), top.h)
        if sheet.place <= MEDALS and len(self.sheets) > 1:
            canvas.sprite(f"common/results/medal_{sheet.place}", place, "contain")
        elif len(self.sheets) > 1:
            canvas.write(f"{sheet.place}.", place, "score", across="middle", down="middle")
        sitter = self.sitters[sheet.seat]
        name = area.less(top=canvas.u(60), bottom=canvas.u(30)).inset(4, 0)
        canvas.write(sitter.name, name, "label", across="middle", down="middle", shrink=True)
        low = area.bottom_part(canvas.u(32)).inset(4, 0)
        canvas.write(self.title(sitter.who), low, "small", canvas.theme.ink_soft, across="middle", shrink=True)

    def _draw_row(self, canvas: Canvas, area: Area, row: Row, label: float, wide: float) -> None:
        theme = canvas.theme
        if row.kind == "total":
            canvas.panel("row_on", area.inset(0, canvas.u(3)))
        else:
            canvas.fill(theme.line, Area(area.x, area.y, area.w, 1.6))
        style = {"line": "label", "total": "score", "part head": "caption"}.get(row.kind, "small")
        colour = theme.ink_soft if row.kind.startswith("part") else theme.ink
        words = area.left_part(label).less(left=canvas.u(14))
        room = area.less(left=canvas.u(14)) if row.kind == "part head" else words
        canvas.write(row.label, room, "label" if row.kind == "total" else style, colour, down="middle", shrink=True)
        for number, cell in enumerate(row.cells):
            place = Area(area.x + label + wide * number, area.y, wide, area.h).inset(4, 0)
            canvas.write(cell, place, style, colour, across="middle", down="middle", shrink=True)
