"""Reasons in words, and options with what can be expected of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from game.ai.reasons import BEHIND, NEAR, Case, Slow
from game.app.slowly import Slowly
from game.stage.area import Area, Size, anchor
from game.stage.canvas import Canvas
from game.stage.widget import Column, Widget
from game.stage.widgets import Label
from game.stage.words import Markup, Words

CHECK = 26.0
SHARE = 84.0
BAR = 10.0
GAP = 12.0
LINES = 2


def because(words: Words, slug: str, case: Case) -> Markup:
    """A sentence with what speaks for a choice, and at what price; or that nothing does."""
    if case.reasons in ((NEAR,), (BEHIND,)):
        return words(f"app.reason.{case.reasons[0]}")
    reasons, costs = _phrases(words, slug, case.reasons), _phrases(words, slug, case.costs)
    told = reasons[0] if len(reasons) == 1 else words("app.reason.both", first=reasons[0], second=reasons[1])
    if costs and costs[0] not in reasons:
        return words("app.reason.although", reasons=told, costs=costs[0])
    return words("app.reason.because", reasons=told)


def _phrases(words: Words, slug: str, names: Sequence[str]) -> list[Markup]:
    """Each once: several things may be called alike."""
    phrases = [words.first(f"{slug}.reason.{name}", f"app.reason.{name}", "app.reason.position") for name in names]
    return list(dict.fromkeys(phrases))


def percent(words: Words, share: float) -> Markup:
    """A share of the win as people read it."""
    return words("app.reason.percent", n=round(100 * share))


def evenly(words: Words, seats: int) -> Markup:
    """What the shares are to be measured by."""
    return words("app.reason.even", n=round(100 / max(2, seats)))


@dataclass(frozen=True)
class Option:
    """`share` is what can be expected of it, 0..1; the `chosen` one is marked."""

    text: str
    share: float
    chosen: bool = False


class Options(Widget):
    """Options below one another, each with a bar as long as what can be expected of it."""

    focusable = False
    live = False

    def __init__(self, options: Sequence[Option], words: Words) -> None:
        super().__init__()
        self.options = options
        self.words = words

    def _high(self, canvas: Canvas, option: Option, width: float) -> float:
        room = max(1.0, width - canvas.u(CHECK + SHARE + 10))
        return canvas.measure(option.text, self._style(option), room, LINES)[1] + canvas.u(BAR + 5)

    def _style(self, option: Option) -> str:
        return "label" if option.chosen else "body"

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        wide = canvas.u(520) if width == inf else width
        high = sum(self._high(canvas, option, wide) for option in self.options)
        return wide, high + canvas.u(GAP) * max(0, len(self.options) - 1)

    def draw(self, canvas: Canvas) -> None:
        y = self.area.y
        for option in self.options:
            high = self._high(canvas, option, self.area.w)
            self._draw_option(canvas, Area(self.area.x, y, self.area.w, high), option)
            y += high + canvas.u(GAP)

    def _draw_option(self, canvas: Canvas, area: Area, option: Option) -> None:
        side = canvas.u(CHECK - 4)
        words = area.less(left=canvas.u(CHECK), bottom=canvas.u(BAR + 5), right=canvas.u(SHARE + 10))
        if option.chosen:
            canvas.sprite("common/ui/check", anchor(area.left_part(side).less(bottom=canvas.u(BAR + 5)), (side, side)))
        canvas.write(option.text, words, self._style(option), down="middle", lines=LINES, shrink=True)
        share = Area(area.right - canvas.u(SHARE), words.y, canvas.u(SHARE), words.h)
        canvas.write(percent(self.words, option.share), share, "number", across="right", down="middle", shrink=True)
        self._draw_bar(canvas, area.bottom_part(canvas.u(BAR)).less(left=canvas.u(CHECK)), option)

    def _draw_bar(self, canvas: Canvas, bar: Area, option: Option) -> None:
        canvas.fill(canvas.theme.line, bar)
        canvas.fill(canvas.theme.paper[0], bar.inset(1.5, 1.5))
        colour = canvas.theme.good if option.chosen else canvas.theme.ink_soft
        canvas.fill(colour, bar.inset(1.5, 1.5).left_part((bar.w - 3) * max(0.0, min(1.0, option.share))))


class Pondered(Column):
    """What is to be told once something slow has come to its end; until then it says so."""

    def __init__(self, words: Words, slow: Slow[list[Widget]]) -> None:
        super().__init__(Label(words("app.why.thinking"), "body"), gap=16)
        self._slowly = Slowly(slow)

    @property
    def over(self) -> bool:
        return self._slowly.over

    def tick(self, seconds: float) -> bool:
        if not self._slowly.go_on():
            return False
        self.items = list(self._slowly.found or ())
        return True
