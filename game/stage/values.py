"""Things to set: Slider, Stepper, Segments (a choice seen at once), Dropdown (a choice opened), Tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Generic, TypeVar

import pygame

from game.stage.area import Area, Point, Size, shares
from game.stage.canvas import Canvas
from game.stage.dialogs import Popup
from game.stage.signs import draw_sign
from game.stage.widget import LEAST_TARGET, NOWHERE, Widget

T = TypeVar("T")
Options = Sequence[tuple[T, str]]


def percent(value: float) -> str:
    return f"{round(value * 100)} %"


class Slider(Widget):
    """A number between low and high in steps. Left and right change it, Page keys by a fifth, Home and End fully."""

    repeats = True

    def __init__(
        self,
        value: float,
        change: Callable[[float], None] = lambda value: None,
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        shown_as: Callable[[float], str] = percent,
        name: str = "",
        tip: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(name, tip, reason)
        assert low < high, "a slider runs from low to high"
        self.low, self.high, self.step = low, high, step
        self.value = value
        self.shown_as = shown_as
        self._change = change
        self._side = 0.0
        self._track = NOWHERE

    def set(self, value: float) -> None:
        """Snap to a step inside the bounds, and tell when that changed something."""
        steps = round((max(self.low, min(self.high, value)) - self.low) / self.step)
        value = min(self.high, self.low + steps * self.step)
        if value != self.value:
            self.value = value
            self._change(value)

    def _words(self, canvas: Canvas) -> float:
        texts = (self.shown_as(value) for value in (self.low, self.high))
        return max(canvas.measure(text, "label")[0] for text in texts) + canvas.u(14)

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return min(width, canvas.u(380)), canvas.u(LEAST_TARGET)

    def lay(self, canvas: Canvas) -> None:
        side = canvas.u(40)
        self._side = side
        self._track = self.area.less(left=side / 2, right=side / 2 + self._words(canvas))

    def press(self, at: Point) -> None:
        self.drag(at)

    def drag(self, at: Point) -> None:
        if self.enabled and self._track.w > 0:
            self.set(self.low + (at[0] - self._track.x) / self._track.w * (self.high - self.low))

    def click(self, at: Point) -> None:
        """Everything happened while pressing."""

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or not self.enabled:
            return False
        fifth = (self.high - self.low) / 5
        moves = {
            pygame.K_LEFT: -self.step,
            pygame.K_RIGHT: self.step,
            pygame.K_PAGEDOWN: -fifth,
            pygame.K_PAGEUP: fifth,
            pygame.K_HOME: -inf,
            pygame.K_END: inf,
        }
        if event.key in moves:
            self.set(self.value + moves[event.key])
        return event.key in moves

    def draw(self, canvas: Canvas) -> None:
        part = (self.value - self.low) / (self.high - self.low)
        middle = self.area.centre[1]
        groove = Area(self.area.x, middle - canvas.u(8), self._track.w + self._side, canvas.u(16))
        canvas.panel("groove" if self.enabled else "groove_off", groove)
        x = self._track.x + self._track.w * part
        if self.enabled and part > 0:
            canvas.panel("groove_on", groove.left_part(x - groove.x))
        knob = Area(x - self._side / 2, middle - self._side / 2, self._side, self._side)
        if self.enabled:
            canvas.panel("knob_hover" if self.hot or self.down else "knob", knob)
        else:
            canvas.plate(knob.inset(self._side * 0.06), canvas.theme.looks["knob"])
            draw_sign(canvas, "lock", knob.inset(self._side * 0.28), canvas.theme.ink)
        words = self.area.right_part(self._words(canvas))
        canvas.write(self.shown_as(self.value), words, "label", across="right", down="middle")


class Stepper(Widget):
    """A whole number between two buttons; left and right change it."""

    repeats = True

    def __init__(
        self,
        value: int,
        change: Callable[[int], None] = lambda value: None,
        *,
        low: int = 0,
        high: int = 99,
        step: int = 1,
        shown_as: Callable[[int], str] = str,
        name: str = "",
        tip: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(name, tip, reason)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.shown_as = shown_as
        self._change = change
        self._side = 0
        self._at: Point = (0, 0)

    def add(self, sign: int) -> None:
        value = max(self.low, min(self.high, self.value + sign * self.step))
        if value != self.value:
            self.value = value
            self._change(value)

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        texts = (self.shown_as(value) for value in (self.low, self.high))
        middle = max(canvas.measure(text, "number")[0] for text in texts) + canvas.u(28)
        return min(width, 2 * canvas.u(LEAST_TARGET) + middle), canvas.u(LEAST_TARGET)

    def _ends(self) -> tuple[Area, Area]:
        side = min(self.area.h, self.area.w / 3)
        return self.area.left_part(side), self.area.right_part(side)

    def press(self, at: Point) -> None:
        less, more = self._ends()
        self._side = -1 if less.holds(at) else 1 if more.holds(at) else 0

    def click(self, at: Point) -> None:
        less, more = self._ends()
        if (self._side < 0 and less.holds(at)) or (self._side > 0 and more.holds(at)):
            self.add(self._side)

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or not self.enabled or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self.add(1 if event.key == pygame.K_RIGHT else -1)
        return True

    def draw(self, canvas: Canvas) -> None:
        ends = zip(self._ends(), ("minus", "plus"), (self.value <= self.low, self.value >= self.high), strict=True)
        for number, (end, sign, spent) in enumerate(ends):
            closed = spent or not self.enabled
            pressed = self.down and self._side == (-1, 1)[number]
            canvas.panel("step_off" if closed else "step_down" if pressed else "step", end)
            sign = sign if self.enabled else "lock"
            colour = (*canvas.theme.cream[:3], 120) if closed else canvas.theme.cream
            draw_sign(canvas, sign, end.inset(end.h * 0.28), colour, 0.16)
        middle = self.area.inset(self._ends()[0].w, 0)
        canvas.write(self.shown_as(self.value), middle, "number", across="middle", down="middle")


class Segments(Widget, Generic[T]):
    """A few options side by side, one of them chosen; left and right move the choice."""

    look_on = "choice_on"

    def __init__(
        self,
        options: Options[T],
        value: T,
        change: Callable[[T], None] = lambda value: None,
        *,
        name: str = "",
        tip: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(name, tip, reason)
        assert options, "a choice needs something to choose"
        self.options = list(options)
        self.value = value
        self._change = change
        self._over: int | None = None

    def choose(self, value: T) -> None:
        if value != self.value:
            self.value = value
            if self.host is not None:
                self.host.cue("press")
            self._change(value)

    def _place(self) -> int:
        return next((n for n, (value, _) in enumerate(self.options) if value == self.value), 0)

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        widest = max(canvas.measure(text, "label")[0] for _, text in self.options)
        return min(width, (widest + canvas.u(36)) * len(self.options)), canvas.u(LEAST_TARGET + 4)

    def _parts(self) -> list[Area]:
        return shares(self.area.inset(4), [1.0] * len(self.options), gap=2)

    def press(self, at: Point) -> None:
        self.drag(at)

    def drag(self, at: Point) -> None:
        self._over = next((n for n, part in enumerate(self._parts()) if part.holds(at)), None)

    def click(self, at: Point) -> None:
        before, self._over = self._over, None
        if before is not None and self._parts()[before].holds(at):
            self.choose(self.options[before][0])

    def cancel(self) -> None:
        self._over = None

    def act(self) -> None:
        """Enter and Space go on to the next option."""
        self.choose(self.options[(self._place() + 1) % len(self.options)][0])

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or not self.enabled or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        step = 1 if event.key == pygame.K_RIGHT else -1
        self.choose(self.options[max(0, min(len(self.options) - 1, self._place() + step))][0])
        return True

    def draw(self, canvas: Canvas) -> None:
        canvas.panel("tray" if self.enabled else "button_off", self.area)
        for number, (part, (value, text)) in enumerate(zip(self._parts(), self.options, strict=True)):
            chosen = value == self.value
            if chosen:
                canvas.panel(self.look_on, part)
            elif self._over == number:
                canvas.panel("choice_hover", part)
            colour = canvas.theme.ink if chosen else canvas.theme.cream
            room = part.inset(canvas.u(6), 0)
            canvas.write(text, room, "label", colour, across="middle", down="middle", shrink=True)


class Tabs(Segments[T]):
    """The chapters of a screen, as the tops of pages; lay it on the upper edge of the page."""

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        w, h = super().size(canvas)
        return min(width, w), h + canvas.u(8)

    def _parts(self) -> list[Area]:
        return shares(self.area, [1.0] * len(self.options), gap=4)

    def draw(self, canvas: Canvas) -> None:
        for number, (part, (value, text)) in enumerate(zip(self._parts(), self.options, strict=True)):
            chosen = value == self.value
            canvas.panel("tab_on" if chosen else "tab", part)
            lit = canvas.theme.heading if chosen else canvas.theme.cream
            if self._over == number and not chosen:
                lit = canvas.theme.gold.top
            room = part.inset(canvas.u(14), 0).less(top=canvas.u(4))
            canvas.write(text, room, "label", lit, across="middle", down="middle", shrink=True)


class Dropdown(Segments[T]):
    """One option shown; pressing opens the list of all. Left and right change it without opening."""

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        widest = max(canvas.measure(text, "label")[0] for _, text in self.options)
        return min(width, widest + canvas.u(86)), canvas.u(LEAST_TARGET + 4)

    def drag(self, at: Point) -> None:
        """There is nothing inside to be over."""

    def click(self, at: Point) -> None:
        self.act()

    def act(self) -> None:
        assert self.host is not None, "a dropdown lies on a sheet"
        self.host.cue("press")
        self.host.open(Popup(self.area, [text for _, text in self.options], self._place(), self._picked))

    def _picked(self, number: int) -> None:
        self.choose(self.options[number][0])

    def draw(self, canvas: Canvas) -> None:
        look = "dropdown_hover" if self.hot else "dropdown"
        canvas.panel(look if self.enabled else "field_off", self.area)
        sign = "down" if self.enabled else "lock"
        side = canvas.u(20)
        arrow = Area(self.area.right - canvas.u(23) - side / 2, self.area.centre[1] - side / 2, side, side)
        on_plate = self.enabled and "dropdown" in canvas.theme.panels
        draw_sign(canvas, sign, arrow, canvas.theme.cream if on_plate else canvas.theme.ink_soft, 0.16)
        room = self.area.less(left=canvas.u(14), right=canvas.u(54))
        canvas.write(self.options[self._place()][1], room, "label", down="middle", shrink=True)
