"""Where things rest: a layout turns a view into one Place for every thing on the screen.

A thing is known by its id, words joined by strokes: kind, owner, name, number ("good/2/wood/3"). A last word that
begins with "#" is anonymous ("action/1/#0"): the looker sees that it is there, not which one it is.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from game.engine.seats import Seat
from game.engine.step import Change
from game.stage.area import Area, Point, Size

ThingId = str
Leg = tuple[Point, ...]
Route = tuple[Leg, ...]
"""The way of a thing that walks: one leg a step, each the points passed; the thing rests at the last point of a leg.

The last point of the last leg gives way to the place where the thing arrives.
"""


class Place(msgspec.Struct, frozen=True):
    """Where and how one thing rests: an untilted rectangle in logical units.

    `tilt` is in degrees clockwise about the centre, `alpha` from 0 to 1; a higher `z` lies above a lower one. `face` is
    a sprite id or another name the box's painter knows; `count` (which rolls when it changes), `label` and `tone`
    ("dim", "grey", "light" as for sprites) are for the painter too.
    """

    x: float
    y: float
    w: float
    h: float
    face: str = ""
    z: int = 0
    tilt: float = 0.0
    alpha: float = 1.0
    count: int | None = None
    label: str = ""
    tone: str = ""

    @classmethod
    def at(cls, area: Area, face: str, z: int = 0, **more: Any) -> Place:
        """A thing that fills `area`."""
        return cls(area.x, area.y, area.w, area.h, face, z, **more)

    @property
    def area(self) -> Area:
        return Area(self.x, self.y, self.w, self.h)

    @property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    def but(self, **changes: Any) -> Place:
        """The same place with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    def centred(self, point: Point) -> Place:
        """The same size and looks about another centre."""
        return self.but(x=point[0] - self.w / 2, y=point[1] - self.h / 2)

    def grown(self, factor: float) -> Place:
        """Larger (or smaller) about the same centre."""
        w, h = self.w * factor, self.h * factor
        return self.but(x=self.x + (self.w - w) / 2, y=self.y + (self.h - h) / 2, w=w, h=h)


@dataclass(frozen=True)
class Frame:
    """The logical picture a layout fills: `h` is 1080, `w` follows the window, `ui` is the UI scale (1: 100 %)."""

    w: float = 1920.0
    h: float = 1080.0
    ui: float = 1.0

    @property
    def area(self) -> Area:
        return Area(0.0, 0.0, self.w, self.h)


Places = dict[ThingId, Place]


def nowhere(thing: ThingId, place: Place, change: Change | None, places: Places) -> Place | None:
    """The home of things that have none: they fade in and out where they rest."""
    return None


def straight(thing: ThingId, before: Place, after: Place, frame: Frame) -> Route:
    """The route of things that do not walk."""
    return ()


@dataclass(frozen=True)
class Layout:
    """A box's layout: pure functions, so that the same view always gives the same picture.

    `places(view, looker, frame)` says where everything rests. `home(thing, place, change, places)` is where a thing
    comes from when it appears at `place` (change is None when a table is first dealt or a choice undone) and `away`, by
    default the same, where it goes when it vanishes from there; None lets it fade. Their `places` are those of all
    things after the change: goods come from the card that gave them. `route(thing, before, after, frame)` is the way
    between two places, empty for a straight flight.
    """

    places: Callable[[Any, Seat, Frame], Places]
    home: Callable[[ThingId, Place, Change | None, Places], Place | None] = nowhere
    away: Callable[[ThingId, Place, Change | None, Places], Place | None] | None = None
    route: Callable[[ThingId, Place, Place, Frame], Route] = straight


def kind_of(thing: ThingId) -> str:
    """The first word: "good" of "good/2/wood/3"."""
    return thing.partition("/")[0]


def owner_of(thing: ThingId) -> str:
    """The second word, a seat as a rule: "2" of "good/2/wood/3"."""
    return thing.split("/")[1] if "/" in thing else ""


def name_of(thing: ThingId) -> str:
    """What follows the owner without trailing numbers: "wood" of "good/2/wood/3"; nothing for anonymous things."""
    if anonymous(thing):
        return ""
    return "/".join(word for word in thing.split("/")[2:] if not word.isdigit())


def anonymous(thing: ThingId) -> bool:
    """Whether the looker does not know which thing of its kind this is."""
    return thing.rpartition("/")[2].startswith("#")


def pairs(gone: Iterable[ThingId], come: Iterable[ThingId]) -> dict[ThingId, ThingId]:
    """The new id of each thing that only seems to vanish: it changed hands, or turned face up or down.

    The same kind and name goes first, then a face-down thing with another of its kind and owner, then of its kind.
    """
    found: dict[ThingId, ThingId] = {}
    left, right = sorted(gone, key=in_order), sorted(come, key=in_order)
    for key in (_by_name, _by_owner, _by_kind):
        pools: dict[str, list[ThingId]] = defaultdict(list)
        for thing in right:
            pools[key(thing)].append(thing)
        for old in left:
            new = next((new for new in pools[key(old)] if _may_be(old, new, key)), None)
            if new:
                found[old] = new
                pools[key(new)].remove(new)
        taken = set(found.values())
        left = [thing for thing in left if thing not in found]
        right = [thing for thing in right if thing not in taken]
    return found


def in_order(thing: ThingId) -> tuple[tuple[bool, int, str], ...]:
    """Sorts ids by word, numbers as numbers: "good/0/wood/9" before "good/0/wood/10"."""
    words = (word.lstrip("#") for word in thing.split("/"))
    return tuple((word.isdigit(), int(word) if word.isdigit() else 0, word) for word in words)


def _by_name(thing: ThingId) -> str:
    return f"{kind_of(thing)}/{name_of(thing)}"


def _by_owner(thing: ThingId) -> str:
    return f"{kind_of(thing)}/{owner_of(thing)}"


def _by_kind(thing: ThingId) -> str:
    return kind_of(thing)


def _may_be(old: ThingId, new: ThingId, key: Callable[[ThingId], str]) -> bool:
    if key is _by_name:
        return bool(name_of(old))
    return anonymous(old) or anonymous(new)


def fan(area: Area, count: int, size: Size, gap: float = 12, across: float = 0.0) -> list[Area]:
    """Places for `count` cards side by side in `area`, from left to right, overlapping as much as the room demands.

    `across` puts the group at the left (0), in the middle (0.5) or at the right (1); it is centred downwards.
    """
    w, h = size
    step = w + gap
    if count > 1:
        step = min(step, (area.w - w) / (count - 1))
    left = area.x + (area.w - w - step * (count - 1)) * across
    return [Area(left + step * i, area.y + (area.h - h) / 2, w, h) for i in range(count)]


def on_ring(centre: Point, radius: float, degrees: float) -> Point:
    """The point of a circle at an angle, clockwise from the top."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)


def arc(centre: Point, radius: float, start: float, end: float, points: int = 6) -> Leg:
    """One leg along a circle from `start` to `end` (degrees clockwise from the top), without the starting point."""
    return tuple(on_ring(centre, radius, start + (end - start) * i / points) for i in range(1, points + 1))


def topmost(places: Mapping[ThingId, Place], point: Point) -> ThingId | None:
    """The thing under the pointer that lies uppermost; tilt is not regarded."""
    under = [(place.z, order, thing) for order, (thing, place) in enumerate(places.items()) if place.area.holds(point)]
    return max(under)[2] if under else None
