"""Where things come from and go to when they are not on the table, and the ways of those that walk."""

from __future__ import annotations

import math
from itertools import pairwise

from game.crown.rules.board import Board, Site
from game.crown.rules.cards import Action, Advisor, Event, Favor, Noble, Rank
from game.crown.rules.changes import GoodsPaid, GoodsSwapped, GoodsTaken
from game.crown.scenes import ids
from game.crown.scenes.grid import RING_RADIUS, councilor_area, grid_of, standing_of
from game.engine.record import Id
from game.engine.step import Change
from game.stage.area import Point
from game.stage.places import Frame, Leg, Place, Places, Route, ThingId, arc, kind_of, owner_of

FAMILIES: dict[type[Id], str] = {Advisor: "advisor", Favor: "favor", Event: "event", Noble: "noble"}


def home(thing: ThingId, place: Place, change: Change | None, places: Places) -> Place | None:
    """Goods come from what gave them, cards of a rival from its shield; everything else appears where it is."""
    match change:
        case GoodsTaken(seat=seat, source=source) | GoodsSwapped(seat=seat, source=source):
            return _beside(place, _source(source, seat, places))
    if kind_of(thing) == "action":
        return _from_shield(thing, place, places)
    return None


def away(thing: ThingId, place: Place, change: Change | None, places: Places) -> Place | None:
    """Payments go to what they were for, face-down cards back under the shield."""
    match change:
        case GoodsPaid(seat=seat, purpose=purpose) | GoodsSwapped(seat=seat, source=purpose):
            return _beside(place, _source(purpose, seat, places))
    if kind_of(thing) == "action":
        return _from_shield(thing, place, places)
    return None


def _source(source: Id, seat: int, places: Places) -> Place | None:
    """What gave goods or got them, wherever it lies now."""
    if isinstance(source, Site):
        return places.get(ids.site(source))
    if isinstance(source, Action):
        return places.get(ids.action(seat, source))
    if isinstance(source, Rank):
        return places.get(f"points/noble/{source}")
    family = FAMILIES.get(type(source))
    return places.get(f"{family}/open/{source}") if family else None


def _beside(place: Place, source: Place | None) -> Place | None:
    return place.centred(source.centre) if source else None


def _from_shield(thing: ThingId, place: Place, places: Places) -> Place | None:
    seat = owner_of(thing)
    score = places.get(f"points/{seat}/buildings")
    return place.centred((score.x, score.y - 30)).grown(0.5) if score else None


# --- walking ---


def route(thing: ThingId, before: Place, after: Place, frame: Frame) -> Route:
    """Councilors walk clockwise on their road, a leg for each location."""
    if kind_of(thing) != "councilor":
        return ()
    centre = _road(Board[thing.rpartition("/")[2].upper()], after, frame)
    start, end = _angle(centre, standing_of(before)), _angle(centre, standing_of(after))
    steps = (_quarter(end) - _quarter(start)) % 4
    if not steps:
        return ()
    turn = (end - start) % 360
    stops = [start + turn * step / steps for step in range(steps + 1)]
    return tuple(_raised(arc(centre, RING_RADIUS, a, b)) for a, b in pairwise(stops))


def _raised(leg: Leg) -> Leg:
    """The middles of a councilor whose feet pass the points."""
    return tuple(councilor_area(point).centre for point in leg)


def _quarter(angle: float) -> int:
    return int((angle + 90) % 360 // 90)


def _angle(centre: Point, point: Point) -> float:
    return math.degrees(math.atan2(point[0] - centre[0], centre[1] - point[1])) % 360


def _road(board: Board, place: Place, frame: Frame) -> Point:
    """The middle of the road the place lies on; mixed boards have other roads."""
    roads = [grid_of(frame, 1, mixed).centre(board) for mixed in (False, True)]
    return min(roads, key=lambda road: abs(math.dist(road, standing_of(place)) - RING_RADIUS))
