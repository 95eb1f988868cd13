"""How things look: one painter for each kind of face, from sprites and live text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.crown.rules.board import Track
from game.crown.scenes import theme
from game.crown.scenes.cards import (
    draw_action,
    draw_advisor,
    draw_back,
    draw_cloth,
    draw_event,
    draw_favor,
    draw_noble,
    draw_tag,
)
from game.crown.scenes.lexicon import said
from game.crown.scenes.plates import citizens, house, plate
from game.crown.scenes.sites import draw_hut, draw_marker, draw_road, draw_site, draw_works
from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.lettering import inscribe
from game.stage.painter import TONES
from game.stage.places import Place

Words = Sequence[str]
TEMPLATE = ("00",)
"""Numbers side by side are as large as two digits may be."""


def draw(canvas: Canvas, place: Place) -> None:
    """Draw a thing of the box at its place; the first word of the face says what it is."""
    kind, *rest = place.face.split("/")
    _PAINTERS[kind](canvas, place, rest)


def _good(canvas: Canvas, place: Place, face: Words) -> None:
    canvas.sprite(f"crown/good/{face[0]}", place.area, "contain", TONES[place.tone])


def _figure(canvas: Canvas, place: Place, name: str) -> None:
    canvas.sprite(f"crown/piece/{name}", place.area, "contain", TONES[place.tone])


def _councilor(canvas: Canvas, place: Place, face: Words) -> None:
    _figure(canvas, place, f"councilor_{face[0]}")


def _craftsman(canvas: Canvas, place: Place, face: Words) -> None:
    _figure(canvas, place, f"craftsman_{face[0]}")


def _statue(canvas: Canvas, place: Place, face: Words) -> None:
    _figure(canvas, place, "statue")


def _score(canvas: Canvas, place: Place, face: Words) -> None:
    """A piece on the score wall, its value inside."""
    track, seat = face
    _figure(canvas, place, f"{'building' if track == 'buildings' else 'citizen'}_{seat}")
    value = Area(place.x, place.y + place.h * 0.32, place.w, place.h * 0.62)
    inscribe(canvas.at_ui(1), str(place.count), value, "number", theme.SEAT_INK[int(seat)], beside=TEMPLATE)


def _points(canvas: Canvas, place: Place, face: Words) -> None:
    """A number of points in the shape of its track: a house or a citizen."""
    shape = house if face[0] == str(Track.BUILDINGS) else citizens
    shape(canvas, place.area, place.count or 0, "score" if place.h > 48 else "number")


def _tally(canvas: Canvas, place: Place, face: Words) -> None:
    colour = theme.INK_SOFT if place.tone else theme.INK
    inscribe(canvas, str(place.count), place.area, "number", colour, beside=TEMPLATE)


def _badge(canvas: Canvas, place: Place, face: Words) -> None:
    canvas.plate(place.area, theme.TAB)
    inscribe(canvas, str(place.count), place.area, "number", theme.SUN_LIGHT)


def _next(canvas: Canvas, place: Place, face: Words) -> None:
    """How many advisors the stack still has."""
    plate(canvas, place.area)
    inscribe(canvas, said("table.next_advisor", n=place.count or 0), place.area.less(6, 2, 6, 4), "small", theme.INK)


def _back(canvas: Canvas, place: Place, face: Words) -> None:
    draw_back(canvas, place.area, face[0], face[1] if len(face) > 1 else "")


Painter = Callable[[Canvas, Place, Words], None]

_PAINTERS: dict[str, Painter] = {
    "site": draw_site,
    "road": draw_road,
    "hut": draw_hut,
    "marker": draw_marker,
    "councilor": _councilor,
    "craftsman": _craftsman,
    "statue": _statue,
    "score": _score,
    "points": _points,
    "tally": _tally,
    "badge": _badge,
    "next": _next,
    "cloth": draw_cloth,
    "works": draw_works,
    "good": _good,
    "action": draw_action,
    "advisor": draw_advisor,
    "tag": draw_tag,
    "favor": draw_favor,
    "noble": draw_noble,
    "event": draw_event,
    "back": _back,
}


def shield(canvas: Canvas, area: Area, seat: int) -> None:
    """The shield of a seat."""
    canvas.sprite(f"crown/piece/shield_{seat}", area, "contain")
