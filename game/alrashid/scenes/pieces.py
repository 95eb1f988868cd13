"""How things look: one painter for each kind of face, from sprites and live text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.alrashid.rules.board import DISHONOR_POINTS, RANKS
from game.alrashid.scenes import theme
from game.alrashid.scenes.lexicon import said
from game.alrashid.scenes.plates import if_it_fits, panel, seal, shield
from game.alrashid.scenes.sites import draw_site
from game.alrashid.scenes.tiles import draw_card, draw_mark, draw_offer
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


def _member(canvas: Canvas, place: Place, face: Words) -> None:
    canvas.sprite(f"alrashid/piece/{face[0]}_{face[1]}", place.area)


def _seal(canvas: Canvas, place: Place, face: Words) -> None:
    seal(canvas, place.area, int(face[0]), place.count or 0)


def _ware(canvas: Canvas, place: Place, face: Words) -> None:
    canvas.sprite(f"alrashid/ware/{face[0]}", place.area, "contain")


def _note(canvas: Canvas, place: Place, face: Words) -> None:
    canvas.sprite("alrashid/token/note", place.area.inset(-3), "contain")


def _tile(canvas: Canvas, place: Place, face: Words) -> None:
    """A mercenary: its back, or its face with the strength."""
    arm, strength = face[:2]
    canvas.sprite(f"alrashid/mercenary/{arm}_{strength}", place.area, "contain")
    if strength != "back":
        figure = Area(place.x, place.y + place.h * 0.2, place.w * 0.95, place.h * 0.6)
        inscribe(canvas.at_ui(1), strength, figure, "number" if place.w < 44 else "score", theme.INK)
    if face[-1] == "eye":
        canvas.sprite("alrashid/icon/known", Area(place.x + place.w - 17, place.y - 4, 22, 22), "contain")


def _order(canvas: Canvas, place: Place, face: Words) -> None:
    seat, acting = face
    canvas.sprite(f"alrashid/piece/order_{seat}", place.area.inset(2), "contain")
    if acting == "on":
        canvas.sprite("alrashid/piece/turn_ring", place.area.inset(-4), "contain")


def _omen(canvas: Canvas, place: Place, face: Words) -> None:
    canvas.sprite(f"alrashid/crisis/{face[0]}", place.area, "contain", TONES[place.tone])


def _left(canvas: Canvas, place: Place, face: Words) -> None:
    inscribe(canvas, said("table.crises_left", n=place.count or 0), place.area.inset(2), "small", theme.INK)


def _bank(canvas: Canvas, place: Place, face: Words) -> None:
    """The board shows the round city."""


def _points(canvas: Canvas, place: Place, face: Words) -> None:
    """The own prestige."""
    panel(canvas, "plate", place.area)
    words = said("table.points", n=place.count or 0)
    told = if_it_fits(canvas.at_ui(1), words, place.area.bottom_part(28).inset(2, 3), "small", theme.QUIET)
    figure = place.area.less(2, 4, 2, 26 if told else 4)
    inscribe(canvas.at_ui(1), signed(place.count), figure, "score", theme.INK)


def signed(count: int | None) -> str:
    """A number with a true minus."""
    return str(count or 0).replace("-", "−")


def _badge(canvas: Canvas, place: Place, face: Words) -> None:
    panel(canvas, "badge" if place.count else "badge_dim", place.area)
    colour = theme.INK if place.count else theme.QUIET
    inscribe(canvas.at_ui(1), str(place.count), place.area, "label", colour, beside=TEMPLATE)


def _number(canvas: Canvas, place: Place, face: Words) -> None:
    colour = theme.INK if place.count else theme.QUIET
    inscribe(canvas.at_ui(min(canvas.ui, 1.2)), signed(place.count), place.area, "number", colour, beside=TEMPLATE)


def _minus(canvas: Canvas, place: Place, face: Words) -> None:
    """Dishonor: how many tokens, and what they cost."""
    count = place.count or 0
    colour = theme.DEEP if count else theme.QUIET
    words = f"{count}  {DISHONOR_POINTS * count}".replace("-", "−") if count else "0"
    inscribe(canvas.at_ui(1), words, place.area, "small", colour, beside=("00  −00",))


def _of(canvas: Canvas, place: Place, face: Words) -> None:
    """How many are at home, of how many."""
    words = f"{place.count} / {place.label}"
    inscribe(canvas.at_ui(min(canvas.ui, 1.2)), words, place.area, "label", theme.INK, beside=("0 / 0",))


def _rank(canvas: Canvas, place: Place, face: Words) -> None:
    """At which place of the dominance the own delegation stands."""
    seat, rank = int(face[0]), int(face[1])
    panel(canvas, "chip", place.area)
    shield(canvas, place.area.left_part(30).inset(5, 3), seat)
    out = rank >= RANKS
    words = said("table.rank_out") if out else said(f"table.rank_{rank + 1}")
    inscribe(canvas.at_ui(1), words, place.area.less(26, 1, 3, 2), "label", theme.DEEP if out else theme.INK)


Painter = Callable[[Canvas, Place, Words], None]

_PAINTERS: dict[str, Painter] = {
    "member": _member,
    "seal": _seal,
    "ware": _ware,
    "note": _note,
    "tile": _tile,
    "offer": draw_offer,
    "mark": draw_mark,
    "card": draw_card,
    "order": _order,
    "omen": _omen,
    "left": _left,
    "bank": _bank,
    "points": _points,
    "badge": _badge,
    "number": _number,
    "of": _of,
    "minus": _minus,
    "rank": _rank,
    "site": draw_site,
}


def badge(canvas: Canvas, area: Area, seat: int) -> None:
    """The shield of a seat, for the program."""
    shield(canvas, area, seat)
