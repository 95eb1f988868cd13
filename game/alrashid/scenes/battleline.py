"""The tiles committed to a battle, on the desk: land tiles in the upper row, sea tiles in the lower."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.alrashid.rules.board import ARMS, Arm, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.phases.battle import STRATEGIST_STRENGTH
from game.alrashid.rules.table import Mercenary, RashidTable
from game.alrashid.scenes import ids
from game.alrashid.scenes.grid import Grid
from game.alrashid.scenes.household import face_of
from game.engine.seats import NOBODY, Seat
from game.stage.area import Area
from game.stage.places import Place, Places, fan

TILE = (40.0, 47.0)
ROW_HIGH = 136.0
HEAD = 74.0


def front_area(lay: Grid, front: Arm) -> Area:
    """The part of the desk for one battle."""
    desk = lay["desk"].inset(18, 0)
    return Area(desk.x, desk.y + HEAD + 10 + front * (ROW_HIGH + 6), desk.w, ROW_HIGH)


def line_area(lay: Grid, front: Arm) -> Area:
    """Where the committed tiles of one battle lie."""
    area = front_area(lay, front)
    return Area(area.x + 78, area.y + 30, area.w - 84, 50)


def line_places(view: RashidTable, lay: Grid) -> Places:
    """The committed tiles."""
    found: Places = {}
    counts: dict[tuple[int, int | None], int] = {}
    for front in ARMS:
        tiles = view.resolution.line[front]
        for number, (tile, spot) in enumerate(zip(tiles, fan(line_area(lay, front), len(tiles), TILE, 4), strict=True)):
            key = (tile.arm, tile.strength)
            counts[key] = counts.get(key, -1) + 1
            thing = ids.tile(tile.arm, "line", tile.strength, counts[key])
            found[thing] = Place.at(spot, face_of(tile), 90 + number)
    return found


class Outlook(NamedTuple):
    """What is known of one battle: own tiles, raiders, totals; a total is None while a tile lies face down."""

    front: Arm
    own: tuple[Mercenary, ...]
    raiders: tuple[Mercenary, ...]
    total: int | None
    against: int | None


def fighter(view: RashidTable, asked: Seat) -> Seat:
    """Who fights: the seat that is asked, or the first in rank that is still there."""
    if asked != NOBODY:
        return asked
    site = view.resolution.site
    there = [party.seat for party in view.delegations[site]] if site is not None else []
    return next((seat for seat in view.resolution.ranking if seat in there), NOBODY)


def outlooks(view: RashidTable, land: Site, seat: Seat) -> list[Outlook]:
    """Both battles as they stand."""
    found = []
    extra = STRATEGIST_STRENGTH if seat != NOBODY and Title.STRATEGIST in view.houses[seat].titles else 0
    for front in ARMS:
        own = tuple(view.resolution.line[front])
        raiders = tuple(tile for tile in view.raiders[land] if tile.arm is front)
        mine, theirs = total_of(own), total_of(raiders)
        found.append(Outlook(front, own, raiders, mine + extra if own and mine is not None else mine, theirs))
    return found


def total_of(tiles: Sequence[Mercenary]) -> int | None:
    """The sum of the strengths, None when one of them is not known."""
    known = [tile.strength for tile in tiles if tile.strength is not None]
    return sum(known) if len(known) == len(tiles) else None
