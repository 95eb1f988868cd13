"""What every widget is, and how widgets are stacked and put side by side.

A widget is laid out (`area`), drawn, pointed at and typed at by its sheet. Drawing changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from math import inf
from typing import Protocol

import pygame

from game.stage.area import ALIGN, Area, Point, Size
from game.stage.canvas import Canvas

NOWHERE = Area(0, 0, 0, 0)
LEAST_TARGET = 40.0
_numbers = count(1)


class Host(Protocol):
    """What a widget may ask of the sheet it lies on."""

    canvas: Canvas

    def open(self, layer: Layer) -> None: ...
    def close(self, layer: Layer) -> None: ...
    def rest(self) -> None: ...
    def cue(self, name: str) -> None: ...


class Widget:
    """The base of the kit.

    name: unique on its screen and stable, so that the focus survives a new layout. tip: said on hover and focus.
    reason: why it cannot be used now; empty when it can. shown: whether it is there at all. writes: whether letters
    typed while it has the focus are its own. tip_over: whether the tip rather lies above.
    """

    focusable = True
    live = True
    repeats = False
    writes = False
    tip_over = False

    def __init__(self, name: str = "", tip: str = "", reason: str = "") -> None:
        self.name = name or f"{type(self).__name__.lower()} {next(_numbers)}"
        self.tip = tip
        self.reason = reason
        self.area = NOWHERE
        self.shown = True
        self.hot = self.down = self.focused = False
        self.host: Host | None = None

    @property
    def enabled(self) -> bool:
        return not self.reason

    def children(self) -> Sequence[Widget]:
        return ()

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        """The size it would like, in logical units, when it may be `width` wide."""
        raise NotImplementedError

    def lay(self, canvas: Canvas) -> None:
        """Place its children inside its area."""

    def draw(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def act(self) -> None:
        """Enter, Space or a click."""

    def press(self, at: Point) -> None:
        """The button went down on it."""

    def drag(self, at: Point) -> None:
        """The pointer moves with the button held."""

    def click(self, at: Point) -> None:
        self.act()

    def cancel(self) -> None:
        """The press leads to nothing."""

    @property
    def subject(self) -> Area:
        """What its tip speaks of, to lie beside it."""
        return self.area

    def hover(self, at: Point) -> bool:
        """The pointer is over it; whether its tip speaks of something else now."""
        return False

    def look(self, at: Point) -> bool:
        """Right click or long press; whether it means anything here."""
        return False

    def wheel(self, turn: float) -> bool:
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """A key or typed text while it has the focus; whether it was used up."""
        return False

    def tick(self, seconds: float) -> bool:
        """Time passes; whether it looks different now."""
        return False

    def set_focus(self, on: bool) -> None:
        """The focus came or went."""
        self.focused = on


def family(widgets: Sequence[Widget]) -> Iterator[Widget]:
    """The shown widgets and all they contain, outer before inner."""
    for widget in widgets:
        if widget.shown:
            yield widget
            yield from family(widget.children())


def chain(widgets: Sequence[Widget], at: Point) -> list[Widget]:
    """The topmost shown widget at a point and the child of it there, and so on inwards; empty when nothing is there."""
    for widget in reversed(widgets):
        if widget.shown and widget.area.holds(at):
            return [widget, *chain(widget.children(), at)]
    return []


class Layer:
    """Widgets in named regions: a whole screen, or a dialog lying on it. `confides`: it tells what only one person
    may know.
    """

    modal = False
    confides = False

    def __init__(self) -> None:
        self.regions: dict[str, list[Widget]] = {}
        self.wrapping: set[str] = set()
        self.forms: set[str] = set()
        self.area = NOWHERE
        self.host: Host | None = None

    def add(self, *widgets: Widget, region: str = "main", wraps: bool = False, form: bool = False) -> None:
        """Regions are visited by Tab in the order they are first named; `wraps` for menus of one column or row, `form`
        where Tab has to stop at each widget because some of them use the arrows themselves.
        """
        self.regions.setdefault(region, []).extend(widgets)
        if wraps:
            self.wrapping.add(region)
        if form:
            self.forms.add(region)

    def widgets(self) -> list[Widget]:
        return [widget for region in self.regions.values() for widget in region]

    def lay(self, canvas: Canvas) -> None:
        for widget in self.widgets():
            if widget.shown:
                widget.lay(canvas)

    def draw(self, canvas: Canvas) -> None:
        for widget in self.widgets():
            if widget.shown:
                widget.draw(canvas)

    def brush(self, canvas: Canvas) -> Canvas:
        """The canvas it is drawn with; a dialog may need a smaller UI scale."""
        return canvas

    def back(self) -> bool:
        """Esc, or a click beside a modal layer; whether it was used up."""
        return False

    def first(self) -> str | None:
        """The name of the widget that has the focus when the layer opens; None for the first one."""
        return None


class Row(Widget):
    """Children side by side, sharing its height; `grow` names the children (by number) that take the spare width."""

    focusable = False
    live = False

    def __init__(self, *items: Widget, gap: float = 14, grow: Sequence[int] = (), down: str = "middle") -> None:
        super().__init__()
        self.items = list(items)
        self.gap = gap
        self.grow = grow
        self.down_to = ALIGN[down]

    def children(self) -> Sequence[Widget]:
        return self.items

    def _shown(self) -> list[Widget]:
        return [item for item in self.items if item.shown]

    def _widths(self, canvas: Canvas, width: float) -> list[float]:
        shown = self._shown()
        gaps = canvas.u(self.gap) * max(0, len(shown) - 1)
        growing = [item for number, item in enumerate(self.items) if number in self.grow and item.shown]
        fixed = {id(item): item.size(canvas, width)[0] for item in shown if item not in growing}
        if width == inf:
            return [item.size(canvas)[0] for item in shown]
        spare = max(0.0, width - gaps - sum(fixed.values())) / max(1, len(growing))
        return [fixed.get(id(item), spare) for item in shown]

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        widths = self._widths(canvas, width)
        heights = [item.size(canvas, w)[1] for item, w in zip(self._shown(), widths, strict=True)]
        total = sum(widths) + canvas.u(self.gap) * max(0, len(widths) - 1)
        return min(total, width), max(heights, default=0)

    def lay(self, canvas: Canvas) -> None:
        x = self.area.x
        for item, w in zip(self._shown(), self._widths(canvas, self.area.w), strict=True):
            h = min(self.area.h, item.size(canvas, w)[1])
            item.area = Area(x, self.area.y + (self.area.h - h) * self.down_to, w, h)
            item.lay(canvas)
            x += w + canvas.u(self.gap)

    def draw(self, canvas: Canvas) -> None:
        for item in self._shown():
            item.draw(canvas)


class Column(Widget):
    """Children one below the other; `across` is "fill" for full width or left, middle, right at their own width."""

    focusable = False
    live = False

    def __init__(self, *items: Widget, gap: float = 14, across: str = "fill") -> None:
        super().__init__()
        self.items = list(items)
        self.gap = gap
        self.across = across

    def children(self) -> Sequence[Widget]:
        return self.items

    def _sizes(self, canvas: Canvas, width: float) -> list[tuple[Widget, Size]]:
        return [(item, item.size(canvas, width)) for item in self.items if item.shown]

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        sizes = [size for _, size in self._sizes(canvas, width)]
        height = sum(h for _, h in sizes) + canvas.u(self.gap) * max(0, len(sizes) - 1)
        return min(width, max((w for w, _ in sizes), default=0)), height

    def lay(self, canvas: Canvas) -> None:
        y = self.area.y
        for item, (w, h) in self._sizes(canvas, self.area.w):
            wide = self.area.w if self.across == "fill" else min(w, self.area.w)
            x = self.area.x if self.across == "fill" else self.area.x + (self.area.w - wide) * ALIGN[self.across]
            item.area = Area(x, y, wide, h)
            item.lay(canvas)
            y += h + canvas.u(self.gap)

    def draw(self, canvas: Canvas) -> None:
        for item in self.items:
            if item.shown:
                item.draw(canvas)
