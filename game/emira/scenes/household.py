"""What lies before the own seat: rooms with princesses, spice tracks, counters, cards, camels, purse, goal and hand."""

from __future__ import annotations

from typing import NamedTuple

from game.emira.rules.board import CAMEL_TRACK, CARAVAN_ROWS, CARAVANS, COUNTERS, PALACE_TRACK_END, Caravan
from game.emira.rules.cards import Goal, Princess
from game.emira.rules.goals import fulfilment
from game.emira.rules.table import EmiraTable, Household, Journey
from game.emira.rules.values import XENIA, appearance, counters_of, rooms, status
from game.emira.scenes import ids
from game.emira.scenes.favour import favourite, knows_purse
from game.emira.scenes.grid import Grid, own_seat
from game.emira.scenes.people import tall_parts
from game.engine.seats import Seat
from game.stage.area import Area, anchor, grid
from game.stage.places import Place, Places, fan

START = 2
MOST_CARDS, MOST_LINES = 2, 8
LINE = 66.0
TRACK_LABEL = 92.0
WALKER = (62.0, 56.8)
SLOW_WALKER = (46.0, 42.2)
COUNTER = 42.0
STATUS = (44.0, 60.0)
CAMEL = (80.0, 66.7)
DISC = (38.0, 33.4)
PALACE_DISC = (25.0, 22.0)
LANTERN = (24.0, 40.0)


class Rooms(NamedTuple):
    """How the rooms of the own palace are drawn: their cells and what fits into each."""

    cells: list[Area]
    form: str


def rooms_in(area: Area, count: int) -> Rooms:
    """In one row while they fit, tall ones with whole plates, then slim ones; more of them are small."""
    for form, least, most in (("tall", 134.0, 140.0), ("slim", 88.0, 112.0)):
        columns = max(count, 4)
        if area.w / columns >= least:
            wide = min(most, area.w / columns - 6)
            return Rooms([anchor(cell, (wide, cell.h)) for cell in grid(area, columns, 1, 0)][:count], form)
    columns = 4 if count <= 8 else 6 if count <= 12 else 8
    return Rooms(grid(area, columns, 2 if count <= 12 else 3, 6)[:count], "small")


def plots(area: Area, count: int) -> list[Area]:
    """Where rooms could still be built in the row of a small palace: the windows of the empty cells."""
    plan = rooms_in(area.less(0, 4, 0, 2), max(count, 4))
    return [tall_parts(cell)[0] for cell in plan.cells[count:]] if plan.form == "tall" else []


def own_places(view: EmiraTable, lay: Grid, looker: Seat) -> Places:
    """The household in front."""
    seat = own_seat(looker)
    home = view.households[seat]
    found: Places = {}
    _rooms(found, view, seat, lay["rooms"].less(0, 4, 0, 2), looker)
    for track in CARAVANS:
        _caravans(found, view, seat, track, lay)
    _counters(found, seat, home, lay)
    _cards(found, view, seat, lay)
    _camels(found, seat, home, lay)
    if view.terms.advanced:
        cells = palace_cells(lay)
        spot = cells[home.track + PALACE_TRACK_END.value]
        disc = anchor(spot, PALACE_DISC)
        found[f"disc/{seat}/palace"] = Place.at(disc, f"disc/{home.sheik}", 12)
    head = lay["household"]
    gold = home.gold if knows_purse(view, looker, seat) else None
    found[ids.tally(seat, "gold")] = Place.at(lay["purse"].less(left=106).left_part(126), "purse", 10, count=gold)
    _goal(found, view, seat, lay["goal"])
    _hand(found, home, seat, lay["hand"].less(top=36))
    if view.first == seat:
        spot = Area(head.x + 276, head.y + 4, *LANTERN)
        found[ids.FIRST] = Place.at(spot, "lantern", 13)
    return found


def _rooms(found: Places, view: EmiraTable, seat: Seat, area: Area, looker: Seat) -> None:
    home = view.households[seat]
    plan = rooms_in(area, rooms(home))
    wooed = any(favourite(view, looker, princess) == seat for princess in view.active)
    for number, cell in enumerate(plan.cells):
        next_free = number == len(home.princesses) and wooed
        face = f"room/{plan.form}/{'lit' if next_free else 'empty'}/{max(0, number - START + 1)}"
        found[ids.room(seat, number, START)] = Place.at(cell, face, 8)
    for princess, cell in zip(home.princesses, plan.cells, strict=False):
        face = f"princess/{princess}/{plan.form}/{marks_on(view, princess)}"
        found[ids.princess(princess)] = Place.at(cell, face, 9)


def marks_on(view: EmiraTable, princess: Princess) -> str:
    """What lies on a princess: the number of Xenia's markers; "none" on everybody else."""
    return str(max(0, view.gifts)) if princess is XENIA else "none"


def track_boxes(board: Area, track: Caravan) -> list[Area]:
    """The boxes of a spice track, the first one at the left."""
    return grid(board.inset(4), CARAVAN_ROWS[track].boxes, 1, 2)


def track_board(lay: Grid, track: Caravan) -> Area:
    """The walnut board of an own track."""
    return lay[str(track)].less(left=TRACK_LABEL, top=2, bottom=2)


def _caravans(found: Places, view: EmiraTable, seat: Seat, track: Caravan, lay: Grid) -> None:
    boxes = track_boxes(track_board(lay, track), track)
    size = WALKER if CARAVAN_ROWS[track].boxes == 4 else SLOW_WALKER
    for order, (thing, box) in enumerate(ids.caravans(view, seat, track)):
        spot = anchor(boxes[box - 1], size).moved(0, -2 - 4 * (thing.endswith("/1")))
        found[thing] = Place.at(spot, walker(view, seat, track, box), 12 + order)


def walker(view: EmiraTable, seat: int, track: Caravan, box: int) -> str:
    """The face of a caravan; one on a long journey says so."""
    return f"walker/{track}/stays" if view.journey == Journey(Seat(seat), track, box) else f"walker/{track}"


def _counters(found: Places, seat: int, home: Household, lay: Grid) -> None:
    counts = counters_of(home)
    for kind in COUNTERS:
        cell = lay[str(kind)]
        for number in range(home.counters[kind]):
            spot = anchor(cell.left_part(54), (COUNTER, COUNTER)).moved(min(number, 4) * 2.0, -min(number, 4) * 1.5)
            found[ids.counter(seat, kind, number)] = Place.at(spot, f"counter/{kind}", 10 + number)
        found[ids.tally(seat, str(kind))] = Place.at(cell.less(left=54, right=4), "times", 11, count=counts[kind])
    found[ids.tally(seat, "appearance")] = _total(lay["looks"].top_part(38), appearance(home))


def _total(area: Area, count: int) -> Place:
    return Place.at(area.right_part(50), "total", 11, count=count)


def _cards(found: Places, view: EmiraTable, seat: int, lay: Grid) -> None:
    """Status cards side by side, and the totals of status and palace."""
    home, area = view.households[seat], lay["cards"]
    room = area.less(left=90, top=8, right=6, bottom=6)
    for number, (card, spot) in enumerate(zip(home.statuses, fan(room, len(home.statuses), STATUS, 4), strict=True)):
        found[ids.status(card)] = Place.at(spot, f"status/{card}", 10 + number)
    found[ids.tally(seat, "status")] = Place.at(_beside_sign(area), "points", 11, count=status(home))
    found[ids.tally(seat, "palace")] = Place.at(
        _beside_sign(lay["sections"]), "palace", 11, count=2 * home.sections + home.track
    )


def _beside_sign(area: Area) -> Area:
    """The number behind the sign of status or palace."""
    return area.top_part(42).less(left=42).left_part(44)


def palace_cells(lay: Grid) -> list[Area]:
    """The fields of the palace disc (advanced), from −2 to +2."""
    return grid(lay["sections"].bottom_part(26), 2 * PALACE_TRACK_END.value + 1, 1, 1)


def breed_cells(lay: Grid) -> list[Area]:
    """The fields of the camel disc."""
    return grid(lay["breed"], len(CAMEL_TRACK), 1, 4)


def _camels(found: Places, seat: int, home: Household, lay: Grid) -> None:
    herd = lay["camels"].left_part(lay["camels"].w * 0.5)
    for number, spot in enumerate(fan(herd, home.camels, CAMEL, -24)):
        found[ids.camel(seat, number)] = Place.at(spot, f"camel/{home.sheik}", 10 + number)
    found[ids.tally(seat, "camels")] = _total(lay["camels"].top_part(40), home.camels)
    field = breed_cells(lay)[home.breed]
    found[f"disc/{seat}/breed"] = Place.at(anchor(field.left_part(46), DISC), f"disc/{home.sheik}", 12)


def _goal(found: Places, view: EmiraTable, seat: int, area: Area) -> None:
    home = view.households[seat]
    if home.goal is None:
        found[ids.goal(seat, None)] = Place.at(anchor(area, (150, 226)), "back/goal", 10)
        return
    face = goal_face(home.goal, home.princesses)
    found[ids.goal(seat, home.goal)] = Place.at(area, face, 10, label=f"{view.terms.least}/{view.terms.most}")


def goal_face(goal: Goal, princesses: tuple[Princess, ...]) -> str:
    """A goal with the skills that are covered and those that are missing, dual skills used at their best."""
    best = fulfilment(goal, princesses)
    done = ",".join(str(skill) for _, skill in best.filled)
    missing = ",".join(map(str, best.missing))
    return f"goal/{goal}/{done or '-'}/{missing or '-'}"


def hand_cells(area: Area, count: int) -> list[Area]:
    """The cards of the own hand: two whole ones, more of them as lines with picture and words."""
    if count <= MOST_CARDS:
        return [anchor(cell, (cell.w, min(cell.h, 206))) for cell in grid(area, 2, 1, 8)][:count]
    columns = 1 if count <= MOST_LINES else 2
    rows = -(-count // columns)
    high = min(LINE, area.h / rows)
    return grid(area.top_part(high * rows), columns, rows, 2)[:count]


def _hand(found: Places, home: Household, seat: int, area: Area) -> None:
    copies: dict[object, int] = {}
    form = "card" if len(home.hand) <= MOST_CARDS else "line"
    for number, (card, spot) in enumerate(zip(home.hand, hand_cells(area, len(home.hand)), strict=True)):
        if card is None:
            found[ids.hidden_event(seat, number)] = Place.at(anchor(spot, (78, 117)), "back/event", 10 + number)
            continue
        copies[card] = copies.get(card, -1) + 1
        found[ids.event(seat, card, copies[card])] = Place.at(spot, f"event/{card}/{form}", 10 + number)
