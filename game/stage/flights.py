"""The difference between two layouts as flights: what moved, what came and from where, what went and whither."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.engine.step import Change
from game.stage.beats import Beat, Tempo
from game.stage.places import Frame, Layout, Place, Places, ThingId, in_order, pairs
from game.stage.tween import Flight

FADE_TIME = 0.22
LONG_WAY = 1200.0
LONGEST_STAGGER = 0.8


@dataclass(frozen=True)
class Difference:
    """What one change did to the picture: pairs of old and new ids that are one thing, ids that came, ids that went."""

    moved: tuple[tuple[ThingId, ThingId], ...]
    came: tuple[ThingId, ...]
    went: tuple[ThingId, ...]


def difference(before: Places, after: Places) -> Difference:
    """Compares two layouts; a thing that changed only in depth, label or tone has not moved."""
    gone = [thing for thing in before if thing not in after]
    come = [thing for thing in after if thing not in before]
    renamed = pairs(gone, come)
    stayed = [thing for thing in after if thing in before and shifted(before[thing], after[thing])]
    moved = [(thing, thing) for thing in stayed] + list(renamed.items())
    found = set(renamed.values())
    return Difference(
        tuple(sorted(moved, key=lambda pair: in_order(pair[1]))),
        tuple(sorted((thing for thing in come if thing not in found), key=in_order)),
        tuple(sorted((thing for thing in gone if thing not in renamed), key=in_order)),
    )


def shifted(a: Place, b: Place) -> bool:
    """Whether the way from one place to the other can be seen as motion."""
    return a is not b and _motion(a) != _motion(b)


def _motion(place: Place) -> tuple[object, ...]:
    return place.x, place.y, place.w, place.h, place.face, place.tilt, place.alpha, place.count


@dataclass(frozen=True)
class Plan:
    """How flights are made for one change: its beat, the person's tempo, the layout, the moment, and what it led to."""

    change: Change | None
    beat: Beat
    tempo: Tempo
    layout: Layout
    frame: Frame
    now: float
    places: Places

    def moves(self, starts: Places, after: Places, found: Difference) -> list[Flight]:
        """Flights of what moved; `starts` has the present pose of every old id."""
        return [
            self._flight(new, starts[old], after[new], order, legs=True)
            for order, (old, new) in enumerate(found.moved, len(found.went))
        ]

    def comings(self, after: Places, found: Difference) -> list[Flight]:
        """Flights of what appeared, from its home."""
        flights = []
        for order, thing in enumerate(found.came, len(found.went) + len(found.moved)):
            place = after[thing]
            home = self.layout.home(thing, place, self.change, self.places) or place
            flights.append(self._flight(thing, home, place, order, appears=True))
        return flights

    def goings(self, starts: Places, found: Difference) -> list[Flight]:
        """Flights of what vanished, to its home."""
        away = self.layout.away or self.layout.home
        flights = []
        for order, thing in enumerate(found.went):
            place = starts[thing]
            goal = away(thing, place, self.change, self.places) or place
            flights.append(self._flight(thing, place, goal, order, leaves=True))
        return flights

    def _flight(
        self,
        thing: ThingId,
        start: Place,
        end: Place,
        order: int,
        legs: bool = False,
        appears: bool = False,
        leaves: bool = False,
    ) -> Flight:
        beat = self.beat
        if self.tempo.still:
            here = end if appears else start
            there = start if leaves else end
            span = self.tempo.time(FADE_TIME)
            return Flight(thing, here, there, self.now, span, appears=appears, leaves=leaves, fades=True)
        route = self.layout.route(thing, start, end, self.frame) if legs else ()
        span = self.tempo.time(beat.tempo) * (len(route) or reach(start, end))
        begin = self.now + self.tempo.time(min(beat.stagger * order, LONGEST_STAGGER))
        return Flight(thing, start, end, begin, span, beat.ease, beat.hop, beat.turn, route, appears, leaves)


def reach(start: Place, end: Place) -> float:
    """How much longer than usual a flight takes: far ways a little longer, near ones a little shorter."""
    return 0.75 + 0.5 * min(1.0, math.dist(start.centre, end.centre) / LONG_WAY)
