"""The panels of the other seats: everything they have, small; what they hide lies face down."""

from __future__ import annotations

from game.alrashid.rules.board import ARMS, MEMBERS, WARES, Arm
from game.alrashid.rules.scoring import family, lines
from game.alrashid.rules.table import Mercenary, RashidTable
from game.alrashid.scenes import ids
from game.alrashid.scenes.grid import CROWDED_PANEL, Grid, rivals_of
from game.alrashid.scenes.household import OVER, ROW, face_of, pawns, stack_wares
from game.engine.seats import Seat
from game.stage.area import Area, anchor, grid
from game.stage.places import Place, Places, fan

PAWN = (0.44, 0.5, 0.56)
WARE = 27.0
MERCENARY = (25.0, 29.0)
TOKEN = 25.0
TITLE = (36.0, 27.0)
NOTE = (31.0, 24.0)


class Rival:
    """The parts of a rival's panel: head, family, wares, a row of tokens, titles; lower ones with four rivals."""

    def __init__(self, panel: Area) -> None:
        low = panel.h <= CROWDED_PANEL
        inner = panel.inset(14, 12)
        self.panel = panel
        self.low = low
        self.head = inner.top_part(30 if low else 40)
        rows = inner.less(top=self.head.h + (1 if low else 4))
        heights = (32.0, 27.0, 29.0, 26.0) if low else (52.0, 38.0, 38.0, 34.0)
        y, areas = rows.y, []
        for high in heights:
            areas.append(Area(rows.x, y, rows.w, high))
            y += high
        self.family, self.wares, self.tokens, self.titles = areas

    @property
    def points(self) -> Area:
        return self.head.right_part(66).inset(3, 3)

    def member(self, number: int) -> Area:
        return grid(self.family, len(MEMBERS), 1, 2)[number]

    def ware(self, number: int) -> Area:
        return grid(self.wares, len(WARES), 1, 2)[number]

    def token(self, number: int) -> Area:
        """Note, land and sea mercenaries, influence, dishonor."""
        return grid(self.tokens, 5, 1, 2)[number]


def rival_places(view: RashidTable, lay: Grid, looker: Seat) -> Places:
    """The things of all other seats."""
    found: Places = {}
    for seat, panel in zip(rivals_of(view, looker), lay.rivals, strict=True):
        _rival(found, view, seat, Rival(panel))
    return found


def _rival(found: Places, view: RashidTable, seat: Seat, parts: Rival) -> None:
    house, all_of = view.houses[seat], family(view, seat)
    points = sum(line.points for line in lines(view, seat))
    found[ids.tally(seat, "points")] = Place.at(parts.points.less(left=26), "number", ROW, count=points)
    for member, scale in zip(MEMBERS, PAWN, strict=True):
        cell = parts.member(member)
        scale = scale * (0.7 if parts.low else 1.0)
        pawns(found, seat, int(member), house.supply[member], cell.left_part(34).less(bottom=2), scale, 3)
        found[ids.tally(seat, member)] = Place.at(
            cell.less(left=34), "of", OVER, count=house.supply[member], label=str(all_of[member])
        )
    for ware in WARES:
        cell = parts.ware(ware)
        stack_wares(found, seat, int(ware), house.wares[ware], cell.left_part(30), WARE)
        found[ids.tally(seat, ware)] = Place.at(cell.less(left=31), "number", OVER, count=house.wares[ware])
    _tokens(found, view, seat, parts)
    _titles(found, view, seat, parts)


def _tokens(found: Places, view: RashidTable, seat: Seat, parts: Rival) -> None:
    house = view.houses[seat]
    for number in range(house.notes):
        spot = anchor(parts.token(0).left_part(31), NOTE).moved(0, -1.5 * min(number, 3))
        found[ids.own_note(seat, number)] = Place.at(spot, "note", ROW + number)
    found[ids.tally(seat, "notes")] = Place.at(parts.token(0).less(left=31), "number", OVER, count=house.notes)
    for arm in ARMS:
        _mercenaries(found, [tile for tile in house.mercenaries if tile.arm is arm], seat, arm, parts.token(1 + arm))
    for number, (what, count) in enumerate((("influence", house.influence), ("dishonor", house.dishonor)), 3):
        found[ids.tally(seat, what)] = Place.at(parts.token(number).less(left=31), "number", ROW, count=count)


def _mercenaries(found: Places, tiles: list[Mercenary], seat: Seat, arm: Arm, cell: Area) -> None:
    """One pile of each type; what the looker knows lies on top."""
    order = sorted(tiles, key=lambda tile: -(tile.strength or 0), reverse=True)
    counts: dict[int | None, int] = {}
    for number, tile in enumerate(order):
        counts[tile.strength] = counts.get(tile.strength, -1) + 1
        spot = anchor(cell.left_part(30), MERCENARY).moved(0.8 * min(number, 3), -min(number, 3))
        thing = ids.tile(arm, str(seat), tile.strength, counts[tile.strength])
        found[thing] = Place.at(spot, face_of(tile), ROW + number)
    found[ids.tally(seat, f"{arm}_mercenaries")] = Place.at(cell.less(left=31), "number", OVER, count=len(tiles))


def _titles(found: Places, view: RashidTable, seat: Seat, parts: Rival) -> None:
    house = view.houses[seat]
    spots = fan(parts.titles, len(house.titles), TITLE, 4)
    for number, (title, spot) in enumerate(zip(house.titles, spots, strict=True)):
        face = f"mark/{title}/{'used' if title in house.used else 'ready'}"
        found[ids.owned(seat, title)] = Place.at(spot, face, ROW + number)
