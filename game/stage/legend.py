"""What lies under the pointer where nothing is to be chosen: its name and one line beside it, and a closer look.

The legend of a table is one widget below all targets. What can be told comes from the box: everything it can show
closely, and the parts of the ground it lists.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf

from game.stage.area import Area, Point, Size
from game.stage.box import BoxStage, Zoom
from game.stage.canvas import Canvas
from game.stage.phase import Moment, Target
from game.stage.places import ThingId
from game.stage.widget import NOWHERE, Widget
from game.stage.words import Markup, told


def part(key: str, area: Area, label: str = "", thing: ThingId | None = None) -> Target:
    """An entry of a box's legend; without a label it is told by its thing."""
    return Target(f"about/{key}", area, thing=thing, label=label)


def under(stage: BoxStage, now: Moment, at: Point, listed: Sequence[Target] | None = None) -> Target | None:
    """What is to be told about a point: the smallest thing or part of the ground there, among those ``listed``."""
    parts = stage.legend(now) if listed is None else listed
    found = [*(target for target in parts if target.area.holds(at)), *_things(stage, now, at)]
    return _labelled(stage, now, min(found, key=lambda target: target.area.w * target.area.h)) if found else None


def _things(stage: BoxStage, now: Moment, at: Point) -> list[Target]:
    """The uppermost thing there that can be looked at closely."""
    seen = ((thing, place) for thing, place in now.places.items() if place.alpha and place.area.holds(at))
    there = [(place.z, order, thing) for order, (thing, place) in enumerate(seen)]
    for _, _, thing in sorted(there, reverse=True):
        zoom = stage.zoom(now, thing)
        if zoom is not None:
            return [Target(thing, now.places[thing].area, thing=thing, label=_line(zoom))]
    return []


def _labelled(stage: BoxStage, now: Moment, target: Target) -> Target:
    """A part of the ground without words of its own has those of its thing."""
    zoom = stage.zoom(now, target.thing) if target.thing is not None and not target.label else None
    return replace(target, label=_line(zoom)) if zoom is not None else target


def _line(zoom: Zoom) -> Markup:
    return told(zoom.title, zoom.lines[0] if zoom.lines else "")


class Legend(Widget):
    """Lies under all targets. `find` tells what is at a point, `show` looks at it closely."""

    focusable = False

    def __init__(self, find: Callable[[Point], Target | None], show: Callable[[Target], None]) -> None:
        super().__init__("legend")
        self._find, self._show = find, show
        self._found: Target | None = None

    @property
    def subject(self) -> Area:
        return self._found.area if self._found is not None else NOWHERE

    def hover(self, at: Point) -> bool:
        before, self._found = self._found, self._find(at)
        self.tip = self._found.label if self._found is not None else ""
        return self._found != before

    def look(self, at: Point) -> bool:
        self.hover(at)
        if self._found is not None:
            self._show(self._found)
        return self._found is not None

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return self.area.w, self.area.h

    def draw(self, canvas: Canvas) -> None:
        """It has no looks of its own."""
