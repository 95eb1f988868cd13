"""What lies before the own seat: family, wares, notes, mercenaries, honor, titles."""

from __future__ import annotations

from collections.abc import Sequence

from game.alrashid.rules.board import ARMS, MEMBERS, MOST_INFLUENCE, SITES, WARES
from game.alrashid.rules.scoring import family, lines
from game.alrashid.rules.table import Mercenary, RashidTable
from game.alrashid.scenes import ids
from game.alrashid.scenes.grid import Grid, own_seat
from game.alrashid.scenes.parties import FIGURES
from game.engine.seats import Seat
from game.stage.area import Area, anchor, grid
from game.stage.places import Place, Places, fan

HOME = len(SITES)
OWN_PAWN = 0.94
WARE = 44.0
TOKEN = 36.0
NOTE = (58.0, 44.0)
MERCENARY = (47.0, 55.0)
SMALL_MERCENARY = (33.0, 39.0)
CARD = (114.0, 123.0)
MOST_CARDS = 3
BAR = 176.0
ROW = 12
OVER = 100
"""Figures lie over what they count."""
HEAD = 30.0


def own_places(view: RashidTable, lay: Grid, looker: Seat) -> Places:
    """The strip."""
    seat = own_seat(looker)
    house = view.houses[seat]
    found: Places = {}
    points = sum(line.points for line in lines(view, seat))
    found[ids.tally(seat, "points")] = Place.at(points_area(lay), "points", ROW, count=points)
    _family(found, view, seat, lay)
    for ware, cell in zip(WARES, ware_cells(lay), strict=True):
        stack_wares(found, seat, int(ware), house.wares[ware], cell.less(bottom=22), WARE)
        corner = Area(cell.right - 29, cell.bottom - 29, 27, 27)
        found[ids.tally(seat, ware)] = Place.at(corner, "badge", OVER, count=house.wares[ware])
    for number in range(house.notes):
        spot = anchor(lay["notes"].less(top=HEAD, bottom=54), NOTE).moved(0, -3 * min(number, 4))
        found[ids.own_note(seat, number)] = Place.at(spot, "note", ROW + number)
    found[ids.tally(seat, "notes")] = Place.at(
        lay["notes"].bottom_part(34).inset(12, 2), "number", OVER, count=house.notes
    )
    hold(found, house.mercenaries, str(seat), hand_area(lay))
    for what, count, cell in zip(
        ("influence", "dishonor"), (house.influence, house.dishonor), honor_cells(lay), strict=True
    ):
        face = "of" if what == "influence" else "minus"
        found[ids.tally(seat, what)] = Place.at(cell.less(left=42), face, ROW, count=count, label=str(MOST_INFLUENCE))
    _titles(found, view, seat, lay)
    return found


def points_area(lay: Grid) -> Area:
    area = lay["identity"]
    return Area(area.x + 82, area.y + 12, 64, 66)


def member_cells(lay: Grid) -> list[Area]:
    """A cell for each kind of member."""
    return grid(lay["family"].less(top=HEAD), len(MEMBERS), 1, 4)


def ware_cells(lay: Grid) -> list[Area]:
    """A cell for each ware."""
    return grid(lay["wares"].less(top=HEAD + 2, bottom=46), len(WARES), 1, 8)


def hand_area(lay: Grid) -> Area:
    """Where the own mercenaries lie."""
    return lay["mercenaries"].less(top=HEAD + 4, bottom=42)


def honor_cells(lay: Grid) -> list[Area]:
    return grid(lay["honor"].less(top=HEAD, bottom=20), 1, 2, 4)


def title_cells(lay: Grid, count: int) -> list[Area]:
    """A card for each own title; many of them are bars in columns."""
    area = lay["titles"].less(top=38)
    if (count * (CARD[0] + 8)) <= area.w + 8:
        return fan(area, count, CARD, 8)
    columns = max(2, int(area.w // BAR))
    rows = max(2, -(-count // columns))
    return grid(area, columns, rows, 5)[:count]


def stack_wares(found: Places, seat: int, ware: int, count: int, cell: Area, side: float) -> None:
    """Wares of one kind, one on the other."""
    kind = WARES[ware]
    for number in range(count):
        spot = anchor(cell, (side, side)).moved(1.2 * min(number, 4), -1.6 * min(number, 4))
        found[ids.own_ware(seat, kind, number)] = Place.at(spot, f"ware/{kind}", ROW + number)


def hold(found: Places, tiles: Sequence[Mercenary], where: str, area: Area) -> None:
    """Mercenaries side by side, land tiles first, strong ones before weak ones and unknown ones last."""
    order = sorted(tiles, key=lambda tile: (tile.arm, -(tile.strength or 0)))
    counts: dict[tuple[int, int | None], int] = {}
    for number, (tile, spot) in enumerate(zip(order, hand_spots(area, len(order)), strict=True)):
        key = (tile.arm, tile.strength)
        counts[key] = counts.get(key, -1) + 1
        found[ids.tile(tile.arm, where, tile.strength, counts[key])] = Place.at(spot, face_of(tile), ROW + number)


def hand_spots(area: Area, count: int) -> list[Area]:
    """Up to three large tiles in a row, more of them small in two rows."""
    if count <= MOST_CARDS:
        return fan(area, count, MERCENARY, 6)
    upper = -(-count // 2)
    rows = grid(area, 1, 2, 2)
    return [*fan(rows[0], upper, SMALL_MERCENARY, 2), *fan(rows[1], count - upper, SMALL_MERCENARY, 2)]


def face_of(tile: Mercenary) -> str:
    """The face the looker sees: its strength where he knows it."""
    return f"tile/{tile.arm}/{'back' if tile.strength is None else tile.strength}"


def strengths_of(tiles: Sequence[Mercenary]) -> tuple[int, ...]:
    """The sums of known strengths, by Arm."""
    return tuple(sum(tile.strength or 0 for tile in tiles if tile.arm is arm) for arm in ARMS)


def _family(found: Places, view: RashidTable, seat: Seat, lay: Grid) -> None:
    supply, all_of = view.houses[seat].supply, family(view, seat)
    for member, cell in zip(MEMBERS, member_cells(lay), strict=True):
        pawns(found, seat, int(member), supply[member], cell.less(bottom=32), OWN_PAWN, 9)
        found[ids.tally(seat, member)] = Place.at(
            cell.bottom_part(30), "of", OVER, count=supply[member], label=str(all_of[member])
        )


def pawns(found: Places, seat: int, member: int, count: int, cell: Area, scale: float, step: float) -> None:
    """The members of one kind that are at home."""
    kind = MEMBERS[member]
    w, h, _, _ = FIGURES[kind]
    for number in range(count):
        shift = (number - (count - 1) / 2) * min(step, (cell.w - w * scale) / max(1, count - 1))
        spot = anchor(cell, (w * scale, h * scale), "middle", "bottom").moved(shift, 0)
        found[ids.member(seat, kind, HOME, number)] = Place.at(spot, f"member/{kind}/{seat}", ROW + number)


def _titles(found: Places, view: RashidTable, seat: Seat, lay: Grid) -> None:
    house = view.houses[seat]
    for number, (title, spot) in enumerate(zip(house.titles, title_cells(lay, len(house.titles)), strict=True)):
        state = "used" if title in house.used else "new" if title in view.resolution.bought else "ready"
        found[ids.owned(seat, title)] = Place.at(spot, f"card/{title}/{state}", ROW + number)
