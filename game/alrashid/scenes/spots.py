"""Where on the table each choice is made; what has no place there stands on the desk."""

from __future__ import annotations

from typing import NamedTuple

from game.alrashid.rules.board import LAND, LANDS, SEA, Site, Ware
from game.alrashid.rules.choices import (
    Activate,
    BuyOff,
    Commit,
    CommitAcross,
    Give,
    Keep,
    Lay,
    LayNote,
    Look,
    MoveRaider,
    Place,
    Resolve,
    StealMercenary,
    StealWare,
    Strike,
    Take,
    TakeFrom,
    TakeNote,
)
from game.alrashid.rules.phases.battle import AskKeep, AskStrike
from game.alrashid.rules.phases.land import AskExtra, AskShare
from game.alrashid.rules.table import RashidTable
from game.alrashid.scenes import ids
from game.alrashid.scenes.grid import grid, own_seat, rivals_of
from game.alrashid.scenes.household import ware_cells
from game.alrashid.scenes.raiders import bought_off, struck
from game.alrashid.scenes.rivals import Rival
from game.alrashid.scenes.stock import spaces_of
from game.engine.record import Choice
from game.stage.area import Area
from game.stage.phase import Moment
from game.stage.places import ThingId

DESK, LANDS_REGION, CITY, GOODS, FAMILY, STRIP, RIVALS = "desk", "lands", "city", "goods", "family", "strip", "rivals"
REGIONS = (LANDS_REGION, CITY, GOODS, FAMILY, STRIP, RIVALS, DESK)
"""In the order of Tab."""


class Spot(NamedTuple):
    """A thing or an area, its focus region, and the radius of its mark."""

    where: ThingId | Area
    region: str
    radius: float = 8.0


def site_spot(now: Moment, site: Site) -> Spot:
    """A location as a whole."""
    area = grid(now.view, now.frame)[str(site)]
    return Spot(area, LANDS_REGION, 30.0) if site in LANDS else Spot(area.inset(2), CITY, 6.0)


def spot(now: Moment, choice: Choice) -> Spot | None:
    """Where the choice is made; None for the desk."""
    view: RashidTable = now.view
    seat = own_seat(now.looker)
    match choice:
        case Place(site=site) | Resolve(site=site) | Look(land=site):
            return site_spot(now, site)
        case MoveRaider(target=land):
            return site_spot(now, land)
        case Activate(title=title):
            return Spot(uncovered(now, ids.owned(seat, title)), STRIP, 6.0)
        case Commit(arm=arm, strength=strength) | CommitAcross(arm=arm, strength=strength):
            return Spot(uncovered(now, ids.tile(arm, str(seat), strength, 0)), STRIP)
        case BuyOff(land=land, arm=arm, strength=number):
            return Spot(uncovered(now, bought_off(view, land, arm, number)), GOODS)
        case _:
            return _goods(now, view, choice) or _rival(now, view, choice)


def uncovered(now: Moment, thing: ThingId) -> Area:
    """What of a thing those of its row that lie on it leave to be seen: at its left or its right."""
    area, z = now.places[thing].area, now.places[thing].z
    over = [p.area for other, p in now.places.items() if other != thing and p.z > z and abs(p.y - area.y) < 1]
    left = max([area.x, *(a.right for a in over if a.x < area.x < a.right)])
    right = min([area.right, *(a.x for a in over if area.x < a.x < area.right)])
    return area._replace(x=left, w=right - left)


def _goods(now: Moment, view: RashidTable, choice: Choice) -> Spot | None:
    """Wares, notes and tiles that lie about."""
    ask = now.ask
    match choice:
        case Take(ware=ware) if isinstance(ask, AskShare | AskExtra):
            return _stall(now, ask.site, ware)
        case TakeFrom(land=land, ware=ware):
            return _stall(now, land, ware)
        case TakeNote() if isinstance(ask, AskShare):
            return Spot(ids.land_note(ask.site), GOODS)
        case Strike(arm=arm, strength=strength) if isinstance(ask, AskStrike):
            return Spot(uncovered(now, struck(view, ask.site, arm, strength)), GOODS)
        case Keep(arm=arm, strength=strength) if isinstance(ask, AskKeep):
            before = view.resolution.line[LAND] if ask.front is SEA else ()
            same = sum(tile.arm is arm and tile.strength == strength for tile in before)
            return Spot(ids.tile(arm, "line", strength, same), GOODS)
        case Give(ware=ware) | Lay(ware=ware):
            return Spot(ware_cells(grid(view, now.frame))[ware].inset(3, 2), STRIP)
        case LayNote():
            return Spot(grid(view, now.frame)["notes"].inset(2, 4), STRIP)
    return None


def _stall(now: Moment, land: Site, ware: Ware) -> Spot:
    """All wares of one kind in a land; they lie side by side."""
    view: RashidTable = now.view
    lay = grid(view, now.frame)
    spaces = spaces_of(land, ware)[: view.stock(land)[ware]]
    first, last = lay.stall(land, spaces[0]), lay.stall(land, spaces[-1])
    return Spot(Area(first.x, first.y, last.right - first.x, first.h), GOODS, 10.0)


def _rival(now: Moment, view: RashidTable, choice: Choice) -> Spot | None:
    """What a spy may take, on the panel of its owner."""
    if not isinstance(choice, StealWare | StealMercenary):
        return None
    lay = grid(view, now.frame)
    panels = dict(zip(rivals_of(view, now.looker), lay.rivals, strict=True))
    parts = Rival(panels[choice.victim])
    cell = parts.ware(choice.ware) if isinstance(choice, StealWare) else parts.token(1 + choice.arm)
    return Spot(cell.inset(5, 1 if parts.low else 4), RIVALS, 6.0)
