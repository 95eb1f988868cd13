"""Title tiles: small on sale, a mark on a rival's panel, a card before the own seat."""

from __future__ import annotations

from collections.abc import Sequence

from game.alrashid.rules.board import Site
from game.alrashid.rules.cards import BEFORE_CHECK, END, PERMANENT, RESOLUTION, START, TITLE_ROWS, Title
from game.alrashid.scenes import theme
from game.alrashid.scenes.lexicon import name, said
from game.alrashid.scenes.plates import if_it_fits, picture
from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.lettering import fits, inscribe
from game.stage.places import Place
from game.stage.shapes import Colour, Look
from game.stage.theme import Pair

GUILDS: dict[Site, Pair] = {
    Site.INTRIGUE: ((86, 78, 88), (52, 46, 53)),
    Site.MILITARY: ((176, 56, 52), (128, 26, 30)),
    Site.LORE: ((134, 86, 170), (92, 48, 126)),
    Site.TRADE: ((62, 108, 190), (24, 66, 150)),
    Site.POLITICS: ((34, 142, 160), (8, 98, 116)),
    Site.CALIPH: ((52, 146, 100), (20, 100, 62)),
}
EDGE: Colour = (34, 17, 10)
PALE: Colour = (255, 244, 214)
SMALL_FIGURES = 0.86
"""Fees of two figures may be that much smaller."""
STATES = {
    PERMANENT: "always",
    START: "at_start",
    RESOLUTION: "ready",
    BEFORE_CHECK: "before_check",
    END: "at_end",
}


def look(palace: Site, used: bool = False, radius: float = 5) -> Look:
    """The ground of a tile in the colour of its palace."""
    fill = ((186, 172, 146), (160, 146, 120)) if used else GUILDS[palace]
    return Look(fill, radius, ((1.6, EDGE), (1.2, theme.GOLD)))


def draw_offer(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """A tile on sale: emblem and fee, its points as gold dots."""
    row = TITLE_ROWS[Title[face[0].upper()]]
    area = place.area
    canvas.sprite(f"alrashid/title_tile/{face[0]}", area)
    brush, room = canvas.at_ui(1), area.less(left=area.w * 0.44, right=-2, bottom=7)
    if not fits(brush.at_ui(SMALL_FIGURES), str(row.cost), (room.w, 99), "label"):
        room = area.less(left=2, right=1, bottom=7)
    inscribe(brush, str(row.cost), room, "label", PALE, across="right" if room.x < 3 else "middle", shadow=EDGE)
    _dots(canvas, row.points, area.less(left=area.w * 0.5).bottom_part(10), 3.4)


def _dots(canvas: Canvas, count: int, area: Area, side: float) -> None:
    step = side + 1.6
    x = area.centre[0] - (count * step - 1.6) / 2
    for number in range(count):
        canvas.disc(Area(x + number * step, area.centre[1] - side / 2 - 1, side, side), theme.LIGHT)


def draw_mark(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """A title of a rival: its emblem on the colour of its palace."""
    row = TITLE_ROWS[Title[face[0].upper()]]
    canvas.plate(place.area, look(row.palace, face[1] == "used"))
    emblem(canvas, face[0], place.area.inset(2), min(place.w, place.h) - 3)


def emblem(canvas: Canvas, title: str, area: Area, side: float) -> None:
    """The picture of a title."""
    picture(canvas, f"alrashid/emblem/{title}", area, side)


def draw_card(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """An own title, as a card, or as a bar when there are many."""
    if place.w > 1.3 * place.h:
        _bar(canvas, place.area, face[0], face[1])
    else:
        _card(canvas, place, face)


def _bar(canvas: Canvas, area: Area, title: str, state: str) -> None:
    """Emblem and name; a title used up is pale."""
    row = TITLE_ROWS[Title[title.upper()]]
    used = state == "used"
    canvas.plate(area, Look(theme.PAPER if not used else ((228, 215, 186), (214, 198, 164)), 5, ((1.6, EDGE),)))
    head = area.inset(2).left_part(min(46.0, area.h))
    canvas.plate(head, look(row.palace, used, 4))
    emblem(canvas, title, head, min(42.0, area.h - 6))
    ink = theme.QUIET if used else theme.INK
    room = area.less(left=head.w + 8, right=4)
    if_it_fits(canvas.at_ui(1), name("title", title), room, "small", ink, 2 if area.h > 44 else 1, "left")


def _card(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """An own title: emblem, points, name, and whether it can be used."""
    title, state = face
    row = TITLE_ROWS[Title[title.upper()]]
    area = place.area
    canvas.sprite(f"alrashid/title/{title}", area)
    brush, unit = canvas.at_ui(1), area.w / 120
    points = Area(area.x + 78 * unit, area.y + 6 * unit, 38 * unit, 38 * unit)
    inscribe(brush, str(row.points), points, "number", PALE)
    ink = theme.QUIET if state == "used" else theme.INK
    room = Area(area.x + 6 * unit, area.y + 50 * unit, area.w - 12 * unit, 51 * unit)
    if_it_fits(brush, name("title", title), room, "small", ink, lines=2)
    foot = Area(area.x + 6 * unit, area.y + 101 * unit, area.w - 12 * unit, 26 * unit)
    if_it_fits(brush, state_words(title, state), foot, "small", theme.QUIET)


def state_words(title: str, state: str) -> str:
    """Whether it is used, or when it works."""
    if state == "used":
        return said("table.used")
    return said(f"table.{STATES[TITLE_ROWS[Title[title.upper()]].timings[-1]]}")


def draw_large(canvas: Canvas, area: Area, title: Title) -> None:
    """A title to be looked at closely."""
    canvas.sprite(f"alrashid/zoom/title/{title}", area)
