"""Samples beside the switches: how letters look, how fast things move."""

from __future__ import annotations

from math import inf

from game.match.settings import Settings, Speed
from game.stage.area import Area, Size
from game.stage.beats import PLAIN
from game.stage.beats import Speed as Pace
from game.stage.canvas import Canvas
from game.stage.tween import settle
from game.stage.widget import Widget

PACES = {speed: Pace[speed.name] for speed in Speed}
PIECE = 44.0


class LetterSample(Widget):
    """A few words in the letters of the rulebook, of the size that is set."""

    focusable = False
    live = False

    def __init__(self, text: str, settings: Settings) -> None:
        super().__init__()
        self.text = text
        self.settings = settings

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        inner = width - 2 * canvas.u(18)
        return width, canvas.measure(self.text, "rules", inner)[1] + 2 * canvas.u(12)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel("chip", self.area)
        brush, room = canvas.at_ui(self.settings.ui_scale), self.area.inset(canvas.u(18), 0)
        lines = 0 if brush.ui <= canvas.ui else 1
        with canvas.clip(self.area.inset(2)):
            brush.write(self.text, room, "rules", down="middle", lines=lines)


class PaceSample(Widget):
    """A lantern that goes from one end to the other as fast as things move at a table, each time it is told to run."""

    focusable = False
    live = False

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self._at = self._to = 0.0
        self._age = inf

    def run(self) -> None:
        """Go to the other end; at once where nothing may move about."""
        self._at, self._to = self._to, 1.0 - self._to
        self._age = 0.0

    @property
    def _time(self) -> float:
        """Seconds of the way."""
        return 0.0 if self.settings.reduce_motion else 2 * PLAIN.tempo * PACES[self.settings.speed].value

    def tick(self, seconds: float) -> bool:
        moves = self._age < self._time
        self._age += seconds
        return moves

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return width, canvas.u(PIECE + 16)

    def draw(self, canvas: Canvas) -> None:
        side = canvas.u(PIECE)
        rail = Area(self.area.x, self.area.centre[1] - canvas.u(7), self.area.w, canvas.u(14))
        canvas.panel("groove", rail)
        part = settle(min(1.0, self._age / self._time)) if self._time else 1.0
        x = self.area.x + (self.area.w - side) * (self._at + (self._to - self._at) * part)
        canvas.sprite("common/title/star", Area(x, self.area.centre[1] - side / 2, side, side), "contain")
