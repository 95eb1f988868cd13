"""The panels of the other seats: everything they have, small; what they hide lies face down."""

from __future__ import annotations

from game.emira.rules.board import CARAVAN_ROWS, CARAVANS, COUNTERS
from game.emira.rules.table import EmiraTable, Household
from game.emira.rules.values import appearance, rooms, status
from game.emira.scenes import ids
from game.emira.scenes.favour import knows_purse
from game.emira.scenes.grid import Grid, rivals_of
from game.emira.scenes.household import LANTERN, START, goal_face, marks_on, track_boxes, walker
from game.engine.seats import Seat
from game.stage.area import Area, anchor, column, grid
from game.stage.places import Place, Places

BUST = 72 / 92
PAY_LABEL = 49.0
CAMEL = (36.0, 28.0)
TOKEN = 22.0
CARD = (15.0, 21.0)
HAND_CARD = (19.0, 27.0)
CELLS = (54.0, 54.0, 62.0, 144.0, 52.0, 80.0)
NARROW_CELLS = (46.0, 46.0, 52.0, 92.0, 44.0, 52.0)


class Rival:
    """The parts of a rival's panel; below 400 units of width words shrink to their short forms."""

    def __init__(self, panel: Area) -> None:
        self.panel = panel
        self.narrow = panel.w < 400
        self.head = panel.less(12, 8, 12).top_part(36)
        self.chip = self.head.right_part(112 if self.narrow else 158)
        self.goal = Area(
            self.chip.x - 30 - (68 if self.narrow else 112), self.head.y + 4, 68 if self.narrow else 112, 28
        )
        self.body = panel.less(12, 48, 12).top_part(92)
        self.tracks = self.body.right_part(max(150.0, min(320.0, self.body.w * 0.46)))
        self.rooms = self.body.less(right=self.tracks.w + 8)
        self.strip = panel.less(10, 0, 10, 5).bottom_part(30)

    def cell(self, number: int) -> Area:
        """A part of the strip: appearance, status, palace, camels, hand, purse."""
        widths = NARROW_CELLS if self.narrow else CELLS
        unit = self.strip.w / sum(widths)
        return Area(self.strip.x + sum(widths[:number]) * unit, self.strip.y, widths[number] * unit, self.strip.h)

    def sign(self, number: int) -> Area:
        """Where the picture of a part stands."""
        return self.cell(number).left_part(23.0 if self.narrow else 28.0)

    def count(self, number: int) -> Area:
        """Where its number stands."""
        return self.cell(number).less(left=24.0 if self.narrow else 32.0)

    @property
    def herd(self) -> tuple[Area, Area, Area]:
        """Camel, their number, and what they take off a bid."""
        cell, wide = self.cell(3), 30.0 if self.narrow else 38.0
        return cell.left_part(wide), cell.less(left=wide + 2).left_part(24), cell.less(left=wide + 26)

    def board(self, number: int) -> Area:
        """One of the four spice tracks."""
        rows = column(self.tracks, [(self.tracks.w, 21.0)] * 4, 2, down="middle")
        return rows[number].less(left=PAY_LABEL)

    def room_cells(self, count: int) -> list[Area]:
        """The rooms, in two rows from the sixth."""
        rows = 1 if count <= 5 else 2
        columns = max(3, -(-count // rows))
        high = self.rooms.h / rows
        wide = min(self.rooms.w / columns, high * BUST + 4)
        cells = [
            Area(self.rooms.x + (number % columns) * wide, self.rooms.y + number // columns * high, wide, high)
            for number in range(count)
        ]
        inner = [cell.inset(2, 1) for cell in cells]
        return [anchor(cell, (min(cell.w, cell.h * BUST), min(cell.h, cell.w / BUST))) for cell in inner]


def rival_places(view: EmiraTable, lay: Grid, looker: Seat) -> Places:
    """The things of all other seats."""
    found: Places = {}
    for seat, panel in zip(rivals_of(view, looker), lay.rivals, strict=True):
        _rival(found, view, seat, Rival(panel), looker)
    return found


def _rival(found: Places, view: EmiraTable, seat: Seat, parts: Rival, looker: Seat) -> None:
    home = view.households[seat]
    cells = parts.room_cells(rooms(home))
    for number, cell in enumerate(cells):
        found[ids.room(seat, number, START)] = Place.at(cell, "room/bust/empty/0", 6)
    for princess, cell in zip(home.princesses, cells, strict=False):
        found[ids.princess(princess)] = Place.at(cell, f"princess/{princess}/bust/{marks_on(view, princess)}", 8)
    for track in CARAVANS:
        boxes = track_boxes(parts.board(track).inset(-2.5), track)
        for order, (thing, box) in enumerate(ids.caravans(view, seat, track)):
            found[thing] = Place.at(anchor(boxes[box - 1], (31, 28.4)), walker(view, seat, track, box), 9 + order)
    _strip(found, view, seat, parts, looker)
    if view.first == seat:
        found[ids.FIRST] = Place.at(Area(parts.chip.x - 32, parts.head.y - 2, *LANTERN), "lantern", 13)
    _goal(found, home, seat, parts)


def _strip(found: Places, view: EmiraTable, seat: Seat, parts: Rival, looker: Seat) -> None:
    home = view.households[seat]
    worths = (("appearance", appearance(home)), ("status", status(home)), ("palace", 2 * home.sections + home.track))
    for number, (what, worth) in enumerate(worths):
        face = "palace" if what == "palace" else "number"
        found[ids.tally(seat, what)] = Place.at(parts.count(number), face, 10, count=worth)
    for kind in COUNTERS:
        for number in range(home.counters[kind]):
            spot = anchor(parts.sign(0), (TOKEN, TOKEN))
            found[ids.counter(seat, kind, number)] = Place.at(spot, f"counter/{kind}", 2, alpha=0.0)
    for card in home.statuses:
        spot = anchor(parts.sign(1), CARD)
        found[ids.status(card)] = Place.at(spot, f"status/{card}", 2, alpha=0.0)
    camel, count, _ = parts.herd
    for number in range(home.camels):
        spot = anchor(camel, (min(camel.w, CAMEL[0]), CAMEL[1]))
        found[ids.camel(seat, number)] = Place.at(spot, f"camel/{home.sheik}", 9)
    found[ids.tally(seat, "camels")] = Place.at(count, "number", 10, count=home.camels)
    _hand(found, home, seat, parts)
    purse = parts.cell(5) if parts.narrow else parts.cell(5).less(left=26)
    gold = home.gold if knows_purse(view, looker, seat) else None
    found[ids.tally(seat, "gold")] = Place.at(purse, "gold", 10, count=gold)


def _hand(found: Places, home: Household, seat: int, parts: Rival) -> None:
    for number, card in enumerate(home.hand):
        spot = anchor(parts.sign(4), HAND_CARD).moved(min(number, 3) * 1.5, -min(number, 3))
        thing = ids.hidden_event(seat, number) if card is None else ids.event(seat, card, number)
        found[thing] = Place.at(spot, "back/event", 9 + number)
    found[ids.tally(seat, "hand")] = Place.at(parts.count(4).less(left=2), "number", 10, count=len(home.hand))


def _goal(found: Places, home: Household, seat: int, parts: Rival) -> None:
    """Face down a small card; open its skills in a line."""
    area = parts.goal
    if home.goal is None:
        found[ids.goal(seat, None)] = Place.at(anchor(area, (38, 27), "right"), "back/goal", 9)
        return
    found[ids.goal(seat, home.goal)] = Place.at(area, goal_face(home.goal, home.princesses), 9)


def boxes_of(parts: Rival, number: int) -> list[Area]:
    """The boxes of one of a rival's tracks as they are drawn."""
    return grid(parts.board(number).inset(1.5), CARAVAN_ROWS[number].boxes, 1, 1)
