"""Princesses and their rooms at every size: under the great arch, in a room, at a rival's, waiting, close by."""

from __future__ import annotations

from collections.abc import Sequence

from game.emira.rules.board import Skill
from game.emira.rules.cards import PRINCESS_ROWS, Princess
from game.emira.scenes import theme
from game.emira.scenes.letters import called, put
from game.emira.scenes.lexicon import first, name, said
from game.emira.scenes.pictures import panel, picture, preference, skills
from game.stage.area import Area, anchor, row
from game.stage.canvas import Canvas
from game.stage.lettering import inscribe
from game.stage.places import Place

Words = Sequence[str]
WINDOW = (136.0, 190.0)
BUST = (72.0, 92.0)
ROOF = (136.0, 84.0)
ROOF_FOOT = 52 / 136
"""How far the roof rises over its window, in widths; its parapet hides the top of the arch."""

ROOF_RISE = 0.36
SECTIONS = 8
PLATE = 88.0
SLIM_PLATE = 118.0
SMALL_PLATE = 26.0
OVERLAP = 10.0
MARKER = 20.0


def princess_of(face: str) -> Princess:
    return Princess[face.upper()]


def skills_of(princess: Princess) -> tuple[Skill, ...]:
    return PRINCESS_ROWS[princess].skills


def draw_princess(canvas: Canvas, place: Place, face: Words) -> None:
    """A princess; the face is her id, the form she is shown in, and what lies on her."""
    princess, form = princess_of(face[0]), face[1]
    _FORMS[form](canvas, place.area, princess, face[2] if len(face) > 2 else "")


def _arch(canvas: Canvas, area: Area, princess: Princess, more: str) -> None:
    """Under the great arch, in moonlight."""
    canvas.sprite(f"emira/zoom/princess/{princess}", area)


def _window(canvas: Canvas, area: Area, princess: Princess, more: str) -> None:
    """One of several who choose in this turn."""
    canvas.sprite(f"emira/princess/{princess}", area, "contain")


def _tall(canvas: Canvas, area: Area, princess: Princess, markers: str) -> None:
    """In a room of the own palace: the window, below it a plate with name, skill and ability."""
    window, plate = tall_parts(area)
    canvas.sprite(f"emira/princess/{princess}", window)
    panel(canvas, "plate", plate)
    which = skills_of(princess)
    side = 32.0
    stars = Area(plate.x - 3, plate.y - 12, side * len(which), side)
    skills(canvas, stars, which, side)
    inner = plate.inset(9, 7)
    rows = [
        inner._replace(y=inner.y + at * inner.h, h=inner.h * part)
        for at, part in ((0, 0.36), (0.36, 0.32), (0.68, 0.32))
    ]
    inscribe(canvas, name("princess", princess), rows[0].less(left=max(0.0, stars.right - inner.x)), "name", theme.PLUM)
    ink = theme.SKILL_INKS[which[0]] if len(which) == 1 else theme.BROWN
    put(canvas, [skill_words(which)], rows[1].inset(-3, -1), "label", ink)
    put(canvas, [shortly(princess)], rows[2].inset(-4, -2), "small", theme.BROWN)
    _markers(canvas, Area(window.right - 52, window.y + 30, 46, MARKER), markers)


def tall_parts(area: Area) -> tuple[Area, Area]:
    """The window of a tall room and the plate below it; over the window rises the roof."""
    plate = area.bottom_part(PLATE)
    return _window_over(area, plate, OVERLAP), plate


def _window_over(area: Area, plate: Area, overlap: float) -> Area:
    """A window as large as fits between the roof and the plate."""
    room = area.less(bottom=area.bottom - plate.y - overlap)
    wide = min(room.w, (room.h - room.w * ROOF_RISE) * WINDOW[0] / WINDOW[1])
    return anchor(room, (wide, wide * WINDOW[1] / WINDOW[0]), "middle", "bottom")


def _slim(canvas: Canvas, area: Area, princess: Princess, markers: str) -> None:
    """In one of five or six rooms: a narrow window, its plate with stars and ability."""
    window, plate = slim_parts(area)
    canvas.sprite(f"emira/princess/{princess}", window)
    panel(canvas, "plate", plate)
    inner = plate.inset(6, 7)
    put(canvas, called(name("princess", princess)), inner.top_part(26).inset(-4, -3), "label", theme.PLUM)
    which = skills_of(princess)
    skills(canvas, inner.less(top=24).top_part(30), which, 30)
    text = inner.less(top=54)
    put(canvas, [shortly(princess)], text.inset(-2, 0), "small", theme.BROWN, lines=0)
    _markers(canvas, Area(window.x + 2, window.y + 4, 46, MARKER), markers)


def slim_parts(area: Area) -> tuple[Area, Area]:
    """The window of a slim room and the plate below it."""
    plate = area.bottom_part(SLIM_PLATE)
    return _window_over(area, plate, 8.0), plate


def known_as(princess: Princess) -> list[str]:
    """Her name, and its first word."""
    whole = name("princess", princess)
    return [whole, whole.split()[0]]


def shortly(princess: Princess) -> str:
    """What she does in the fewest words."""
    return first(f"princess.{princess}.short", f"princess.{princess}.brief")


def skill_words(which: tuple[Skill, ...]) -> str:
    """The skill in words; two are told by their stars."""
    if len(which) == 1:
        return name("skill", which[0])
    return said("table.either")


def _small(canvas: Canvas, area: Area, princess: Princess, markers: str) -> None:
    """In one of many rooms: window, name and stars."""
    window, plate = small_parts(area)
    canvas.sprite(f"emira/princess/{princess}", window, "contain")
    canvas.plate(plate, theme.CARD_LOOK)
    which = skills_of(princess)
    side = 26.0
    skills(canvas, Area(window.x + 2, plate.y - side + 4, side * len(which), side), which, side)
    inscribe(canvas, name("princess", princess), plate.inset(5, 2), "label", theme.PLUM)
    _markers(canvas, Area(window.x + 2, window.y + 2, 46, MARKER), markers)


def small_parts(area: Area) -> tuple[Area, Area]:
    """The window of a small room and the plate with the name below it."""
    high = area.h - SMALL_PLATE + 4
    size = (min(area.w, high * WINDOW[0] / WINDOW[1]), min(high, area.w * WINDOW[1] / WINDOW[0]))
    window = anchor(area.less(bottom=SMALL_PLATE - 4), size, "middle", "bottom")
    return window, Area(area.x + 2, window.bottom - 6, area.w - 4, SMALL_PLATE)


def _bust(canvas: Canvas, area: Area, princess: Princess, markers: str) -> None:
    """At a rival's: head and shoulders with the stars of her skills."""
    canvas.sprite(f"emira/bust/{princess}", area, "contain")
    which = skills_of(princess)
    side = max(19.0, area.w * 0.36)
    stars = Area(area.right - side * len(which) + 2, area.bottom - side + 3, side * len(which), side)
    skills(canvas, stars, which, side)
    _markers(canvas, Area(area.x, area.y + 2, 40, 17), markers)


def _wide(canvas: Canvas, area: Area, princess: Princess, swapped: str) -> None:
    """Waiting alone: the bust, name, preferences and skills beside it."""
    size = (area.h * 0.74, area.h * 0.945)
    bust = anchor(area, size, "left", "bottom")
    canvas.sprite(f"emira/princess/{princess}", bust.inset(0, -2), "contain")
    text = area.less(left=bust.w + 10, top=22)
    put(canvas, known_as(princess), text.top_part(30), "name", theme.IVORY, across="left")
    likes = text.less(top=32).top_part(32)
    draw_likes(canvas, likes, princess, swapped == "swapped")


def draw_likes(canvas: Canvas, area: Area, princess: Princess, swapped: bool) -> None:
    """Her preferences, first and second, and her skills."""
    facts = PRINCESS_ROWS[princess]
    likes = [facts.first] if facts.second is None else [facts.first, facts.second]
    if swapped:
        likes.reverse()
    numbers = 21.0 * len(likes)
    side = min(30.0, area.h, (area.w - numbers) / (len(likes) + len(facts.skills)))
    x = area.x
    for number, which in enumerate(likes, 1):
        inscribe(canvas.at_ui(1), str(number), Area(x, area.y, 14, area.h), "label", theme.IVORY)
        preference(canvas, Area(x + 15, area.centre[1] - side / 2, side, side), which)
        x += 21 + side
    skills(canvas, Area(x, area.centre[1] - side / 2, side * len(facts.skills), side), facts.skills, side)


def _narrow(canvas: Canvas, area: Area, princess: Princess, swapped: str) -> None:
    """Waiting with others: the bust, below it name and first preference."""
    window = area.less(top=20, bottom=46)
    canvas.sprite(f"emira/bust/{princess}", window, "contain")
    put(canvas, known_as(princess), area.bottom_part(46).top_part(24), "label", theme.IVORY)
    facts = PRINCESS_ROWS[princess]
    first, second = facts.first, facts.second
    if swapped == "swapped" and second is not None:
        first, second = second, first
    icons = area.bottom_part(24)
    likes = [first] if second is None else [first, second]
    sizes = [(22.0, 22.0)] * (len(likes) + len(facts.skills))
    spots = row(icons, sizes, 1, across="middle")
    for which, spot in zip(likes, spots, strict=False):
        preference(canvas, spot, which)
    for star, spot in zip(facts.skills, spots[len(likes) :], strict=True):
        picture(canvas, f"skill/{star}", spot)


def _markers(canvas: Canvas, area: Area, markers: str) -> None:
    """Xenia's gift markers."""
    if markers in ("", "none"):
        return
    for number, spot in enumerate(row(area, [(area.h, area.h)] * 2, 3)):
        picture(canvas, "marker/gift", spot, alpha=255 if number < int(markers) else 90)


_FORMS = {
    "arch": _arch,
    "window": _window,
    "tall": _tall,
    "slim": _slim,
    "small": _small,
    "bust": _bust,
    "wide": _wide,
    "narrow": _narrow,
}


def draw_room(canvas: Canvas, place: Place, face: Words) -> None:
    """A room: a free one has a cushion waiting; lamplit when the princess who chooses now would move in.

    The face is the form, the state and the number of the section, 0 for a room of the house one begins with.
    """
    form, state, section = face
    area = place.area
    if form == "bust":
        picture(canvas, f"room/bust_{state}", area)
        return
    window, plate = {"tall": tall_parts, "slim": slim_parts, "small": small_parts}[form](area)
    if form != "small":
        roof = f"palace/roof_{(int(section) - 1) % SECTIONS + 1}" if int(section) else "palace/roof_home"
        high = window.w * ROOF[1] / ROOF[0]
        canvas.sprite(f"emira/{roof}", Area(window.x, window.y - window.w * ROOF_FOOT, window.w, high))
    canvas.sprite(f"emira/room/{state}", window)
    if form == "small":
        return
    panel(canvas, "niche_plate_lit" if state == "lit" else "niche_plate", plate)
    texts = [said("table.room_lit"), said("table.room_next")] if state == "lit" else [said("table.room")]
    put(canvas, texts, plate.inset(6, 6), "label", theme.AMBER_PALE if state == "lit" else theme.MIST, lines=0)
