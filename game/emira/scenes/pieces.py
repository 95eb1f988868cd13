"""How things look: one painter for each kind of face, from sprites and live text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.emira.scenes import theme
from game.emira.scenes.cards import draw_event, draw_goal, draw_status
from game.emira.scenes.homes import DECK
from game.emira.scenes.lexicon import said
from game.emira.scenes.people import draw_princess, draw_room
from game.emira.scenes.pictures import emblem, half, picture, steady
from game.stage.area import Area, anchor
from game.stage.canvas import Canvas
from game.stage.lettering import inscribe
from game.stage.places import Place
from game.stage.signs import draw_sign

Words = Sequence[str]
UNKNOWN_SEATS = len(theme.SEAT_COLOURS)


def draw(canvas: Canvas, place: Place) -> None:
    """Draw a thing of the box at its place; the first word of the face says what it is."""
    kind, *rest = place.face.split("/")
    _PAINTERS[kind](steady(canvas), place, rest)


def _ware(canvas: Canvas, place: Place, face: Words) -> None:
    """What the market displays: caravans, a section, a camel."""
    picture(canvas, f"action/{face[0]}", place.area)


def _camel(canvas: Canvas, place: Place, face: Words) -> None:
    picture(canvas, f"camel/{face[0]}", place.area)


def _walker(canvas: Canvas, place: Place, face: Words) -> None:
    picture(canvas, f"chip/{face[0]}", place.area)
    if len(face) > 1:
        side = place.h * 0.5
        picture(canvas, "icon/permanent", Area(place.area.right - side, place.y - 2, side, side))


def _counter(canvas: Canvas, place: Place, face: Words) -> None:
    picture(canvas, f"counter/{face[0]}", place.area)


def _lantern(canvas: Canvas, place: Place, face: Words) -> None:
    """The first player's lantern."""
    picture(canvas, "marker/first_player", place.area)


def _disc(canvas: Canvas, place: Place, face: Words) -> None:
    picture(canvas, f"disc/{face[0]}", place.area)


def _back(canvas: Canvas, place: Place, face: Words) -> None:
    canvas.sprite(f"emira/back/{face[0]}", place.area)


def _deck(canvas: Canvas, place: Place, face: Words) -> None:
    """A deck seen from above, and how many cards it has."""
    area = place.area.left_part(DECK)
    count = place.count or 0
    for layer in range(min(3, count)):
        canvas.sprite(f"emira/back/{face[0]}", area.moved(1.5 * layer - 1.5, 1.5 - 1.5 * layer))
    beside = place.area.less(left=DECK + 8)
    inscribe(canvas, str(count), beside, "number", theme.IVORY, across="left")


def _times(canvas: Canvas, place: Place, face: Words) -> None:
    count = place.count or 0
    colour = theme.IVORY if count else theme.MIST
    inscribe(canvas, f"×{count}", place.area, "label", colour, beside=("×00",))


def _total(canvas: Canvas, place: Place, face: Words) -> None:
    inscribe(canvas, str(place.count), place.area, "score", theme.IVORY, across="right", beside=("00",))


def _points(canvas: Canvas, place: Place, face: Words) -> None:
    inscribe(canvas, str(place.count), place.area, "score", theme.IVORY, across="left", beside=("00",))


def _number(canvas: Canvas, place: Place, face: Words) -> None:
    inscribe(canvas, str(place.count), place.area, "number", theme.IVORY, across="left")


def _palace(canvas: Canvas, place: Place, face: Words) -> None:
    """A palace value, kept in half points."""
    style = "score" if place.h > 34 else "number"
    inscribe(canvas, half(place.count or 0), place.area, style, theme.IVORY, across="left")


def _purse(canvas: Canvas, place: Place, face: Words) -> None:
    """The own gold; a lock while nobody looks."""
    if place.count is None:
        draw_sign(canvas, "lock", anchor(place.area, (34, 34)), theme.MIST)
    else:
        inscribe(canvas, str(place.count), place.area, "amount", theme.AMBER_PALE, across="left", beside=("0000",))


def _gold(canvas: Canvas, place: Place, face: Words) -> None:
    """A rival's gold: an amount where it is open, otherwise a lock."""
    if place.count is None:
        draw_sign(canvas, "lock", anchor(place.area.left_part(22), (20, 20)), theme.MIST, 0.15)
    else:
        inscribe(canvas, str(place.count), place.area, "number", theme.AMBER_PALE, across="left")


Painter = Callable[[Canvas, Place, Words], None]

_PAINTERS: dict[str, Painter] = {
    "ware": _ware,
    "camel": _camel,
    "walker": _walker,
    "counter": _counter,
    "lantern": _lantern,
    "disc": _disc,
    "back": _back,
    "deck": _deck,
    "times": _times,
    "total": _total,
    "number": _number,
    "points": _points,
    "palace": _palace,
    "purse": _purse,
    "gold": _gold,
    "princess": draw_princess,
    "room": draw_room,
    "event": draw_event,
    "status": draw_status,
    "goal": draw_goal,
}


def badge(canvas: Canvas, area: Area, number: int) -> None:
    """The sign of a seat: of its sheik (5 to 9), or its number on a disc where nobody has drawn a colour yet."""
    if number >= UNKNOWN_SEATS:
        emblem(canvas, area, number - UNKNOWN_SEATS)
        return
    side = min(area.w, area.h)
    spot = anchor(area, (side, side))
    canvas.disc(spot, theme.EDGE)
    canvas.disc(spot.inset(side * 0.06), theme.PANEL[0])
    inscribe(canvas, said("table.seat", n=number + 1), spot.inset(side * 0.2), "label", theme.SEAT_COLOURS[number])
