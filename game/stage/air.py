"""The air: everything that is between two places at the moment, kept apart from what rests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import NamedTuple

from game.stage.area import Area, Size
from game.stage.beats import Flourish
from game.stage.flights import Difference
from game.stage.places import Place, Places, ThingId
from game.stage.tween import Flight, settle

LIFT_TIME = 0.12
MOST_FLASHES = 8


class Aloft(NamedTuple):
    """One picture in the air: where it is now, and the size to make the picture at before it is squeezed into that."""

    place: Place
    size: Size


class Flash(NamedTuple):
    """A flourish over an area, `share` of its time passed (0 to 1)."""

    flourish: Flourish
    area: Area
    share: float = 0.0


class Air:
    """Flights (what will rest at the end), ghosts (what vanishes at the end), lifts (hovered or dragged) and flashes.

    `version` grows whenever the set of things in the air changes.
    """

    def __init__(self) -> None:
        self.version = 0
        self._flights: dict[ThingId, Flight] = {}
        self._ghosts: dict[ThingId, Flight] = {}
        self._lifts: dict[ThingId, Flight] = {}
        self._ghosts_seen = 0
        self._flashes: list[tuple[float, Flash]] = []

    @property
    def empty(self) -> bool:
        """Whether nothing flies or shines; lifted things do not count."""
        return not (self._flights or self._ghosts or self._flashes)

    def lifting(self, now: float) -> bool:
        """Whether a lifted thing is on its way up or down."""
        return any(flight.finish > now for flight in self._lifts.values())

    def resting(self, places: Places) -> Places:
        """What of `places` lies still."""
        aloft = self._flights.keys() | self._lifts.keys()
        return {thing: place for thing, place in places.items() if thing not in aloft}

    def poses(self, places: Places, now: float) -> Places:
        """Where everything is, what is leaving included (under a name of its own)."""
        moving = self._ghosts | self._lifts | self._flights
        return places | {thing: flight.pose(now) for thing, flight in moving.items()}

    def pictures(self, now: float) -> list[Aloft]:
        """What is to be painted above all that rests, the lowest first, lifted things last."""
        flights = sorted([*self._ghosts.values(), *self._flights.values()], key=lambda flight: flight.end.z)
        lifted = (flight for thing, flight in self._lifts.items() if thing not in self._flights)
        return [Aloft(place, flight.size) for flight in (*flights, *lifted) for place in flight.drawn(now)]

    def flashes(self, now: float, span: float) -> list[Flash]:
        """The flourishes of this moment, each lasting `span`."""
        return [flash._replace(share=min(1.0, (now - begin) / span)) for begin, flash in self._flashes]

    def forget(self, found: Difference) -> None:
        """Let go of ids that are no more or that are about to fly anew."""
        for thing in {thing for pair in found.moved for thing in pair} | set(found.went):
            self._flights.pop(thing, None)
            self._lifts.pop(thing, None)
        self.version += 1

    def add(self, flights: Iterable[Flight]) -> None:
        self._flights.update((flight.thing, flight) for flight in flights)
        self.version += 1

    def add_ghost(self, flight: Flight) -> ThingId:
        """Let a thing leave; returns the name under which it is seen from now on."""
        self._ghosts_seen += 1
        name = f"{flight.thing}~{self._ghosts_seen}"
        self._ghosts[name] = flight
        return name

    def flash(self, flourish: Flourish, areas: Iterable[Area], now: float) -> None:
        self._flashes.extend((now, Flash(flourish, area)) for area in islice(areas, MOST_FLASHES))

    def land(self, places: Places, now: float, flash_span: float) -> None:
        """Take out what has arrived or burnt down."""
        self._flashes = [(begin, flash) for begin, flash in self._flashes if now < begin + flash_span]
        for store in (self._flights, self._ghosts):
            for thing in [thing for thing, flight in store.items() if flight.finish <= now]:
                del store[thing]
                self.version += 1
        for thing in [thing for thing, flight in self._lifts.items() if _laid_down(flight, places, now)]:
            del self._lifts[thing]
            self.version += 1

    def lift(self, things: Mapping[ThingId, Place], places: Places, now: float, at_once: bool) -> None:
        """Let exactly these things hover at the given places; those lifted before go back."""
        for thing in list(dict.fromkeys([*self._lifts, *things])):
            if thing in places and thing not in self._flights:
                self._lift(thing, things.get(thing, places[thing]), places[thing], now, 0.0 if at_once else LIFT_TIME)

    def _lift(self, thing: ThingId, goal: Place, rest: Place, now: float, span: float) -> None:
        old = self._lifts.get(thing)
        if (old.end if old else rest) == goal:
            return
        start = old.pose(now) if old else rest
        self._lifts[thing] = Flight(thing, start, goal, now, span, settle)
        self.version += old is None

    def clear(self) -> None:
        for store in (self._flights, self._ghosts, self._lifts):
            store.clear()
        self._flashes.clear()
        self.version += 1


def _laid_down(flight: Flight, places: Places, now: float) -> bool:
    return flight.finish <= now and flight.end == places.get(flight.thing, flight.end)
