"""What a box brings to the stage: one record of pure functions and tables, listed by hand in app/theatre.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.stage.area import Area, Size
from game.stage.beats import Beats
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.painter import Draw
from game.stage.phase import Moment, PhaseScene, Target
from game.stage.places import Frame, Layout, ThingId
from game.stage.shapes import Colour
from game.stage.theme import Theme


@dataclass(frozen=True)
class Gauge:
    """How far the game is, for the ribbon: `text` such as “Round 4 of 6”, `done` of `of` marks filled."""

    text: str
    done: int
    of: int


@dataclass(frozen=True)
class Zoom:
    """A card or board looked at closely: its picture at any size, and all its words.

    `paint` fills the area it is given; `size` is the picture's shape in logical units at its best. `lines` are
    paragraphs; `rule` is a heading of the box's rulebook; `house` when a value on it is ours and not the printed one.
    """

    title: str
    size: Size
    paint: Callable[[Canvas, Area], None]
    lines: Sequence[str] = ()
    rule: str = ""
    house: bool = False


@dataclass(frozen=True)
class BoxStage:
    """How a box looks, moves and sounds.

    `ground` are the panels under the things (backdrop, trays, rivals' panels). `log_area(frame, seats)` is where the
    program writes the log, `ribbon_area` the fixed line of round, phase, seat and request, `buttons_area` Undo, Hint,
    Rules and Menu. `gauges` tell how far the game is. `zoom` shows a thing or a target closely, None when there is
    nothing to see.
    `legend` lists what else a person may point at: parts of the ground and things, each with a label, or with the thing
    that is looked at closely there.
    `ahead` are folders of sprites that come up in the course of a game: they are read while something moves anyhow.
    `seat_badge` draws the shield of a seat, `seat_colours` are by seat. A box in which colours are drawn by lot knows
    them at a table only: there `badges(view)` are the numbers that stand for its seats, see `at`.
    """

    slug: str
    theme: Theme
    layout: Layout
    beats: Beats
    draw: Draw
    phases: Mapping[str, type[PhaseScene]]
    ground: Callable[[Moment], Sequence[Panel]]
    gauges: Callable[[Moment], Sequence[Gauge]]
    zoom: Callable[[Moment, ThingId | Target], Zoom | None]
    legend: Callable[[Moment], Sequence[Target]]
    log_area: Callable[[Frame, int], Area]
    ribbon_area: Callable[[Frame], Area]
    buttons_area: Callable[[Frame], Area]
    seat_badge: Callable[[Canvas, Area, int], None]
    seat_colours: Sequence[Colour]
    music: Sequence[str]
    badges: Callable[[Any], Sequence[int]] | None = None
    ahead: Sequence[str] = ()

    def at(self, table: Any) -> BoxStage:
        """The same stage with the badges and colours that the seats of this table (or view) have."""
        if self.badges is None:
            return self
        numbers = tuple(self.badges(table))
        paint = self.seat_badge
        return replace(
            self,
            seat_badge=lambda canvas, area, seat: paint(canvas, area, numbers[seat]),
            seat_colours=tuple(self.seat_colours[number] for number in numbers),
            badges=None,
        )
