"""The layout: every thing on the table and where it rests, a pure function of the view."""

from __future__ import annotations

from game.alrashid.rules.board import LANDS, PALACES, SITES, WARES, Site
from game.alrashid.rules.cards import DOUBLED, MANY_SEATS, TITLES_OF
from game.alrashid.rules.table import OPEN, RashidTable
from game.alrashid.scenes import ids
from game.alrashid.scenes.battleline import line_places
from game.alrashid.scenes.grid import Grid, grid
from game.alrashid.scenes.homes import away, home
from game.alrashid.scenes.household import face_of, own_places
from game.alrashid.scenes.parties import party_places, state_of
from game.alrashid.scenes.raiders import raiders_of
from game.alrashid.scenes.rivals import rival_places
from game.alrashid.scenes.stock import spaces_of
from game.engine.seats import Seat
from game.stage.area import Area, anchor
from game.stage.places import Frame, Layout, Place, Places, fan

ORDER = (50.0, 48.0)
CRISIS = (50.0, 58.0)


def places(view: RashidTable, looker: Seat, frame: Frame) -> Places:
    """Where everything rests that the looker can see."""
    lay = grid(view, frame)
    found: Places = {}
    for land in LANDS:
        _land(found, view, land, lay)
    for palace in PALACES:
        _palace(found, view, palace, lay)
    _order(found, view, lay)
    _crises(found, view, lay)
    found["bank"] = Place.at(lay["baghdad"], "bank", 3)
    found.update(party_places(view, lay, looker))
    found.update(rival_places(view, lay, looker))
    found.update(own_places(view, lay, looker))
    found.update(line_places(view, lay))
    return found


def _land(found: Places, view: RashidTable, land: Site, lay: Grid) -> None:
    found[f"site/{land}"] = Place.at(lay.picture(land), f"site/{state_of(view, land)}/{land}", land - len(SITES))
    stock = view.stock(land)
    for ware in WARES:
        for number, space in enumerate(spaces_of(land, ware)[: stock[ware]]):
            found[ids.land_ware(land, ware, number)] = Place.at(lay.stall(land, space), f"ware/{ware}", 6)
    if view.land_notes[land]:
        found[ids.land_note(land)] = Place.at(lay.note(land), "note", 6)
    _raiders(found, view, land, lay)


def _raiders(found: Places, view: RashidTable, land: Site, lay: Grid) -> None:
    count = len(view.raiders[land])
    for number, (thing, tile) in enumerate(raiders_of(view, land)):
        seen = tile.strength is not None and tile.known != OPEN
        face = f"{face_of(tile)}/{'eye' if seen else 'plain'}"
        found[thing] = Place.at(lay.raider(land, number, count), face, 8 + count - number)


def _palace(found: Places, view: RashidTable, palace: Site, lay: Grid) -> None:
    rows = 2 if palace is Site.CALIPH or palace is Site.POLITICS or view.terms.seats >= MANY_SEATS else 1
    found[f"site/{palace}"] = Place.at(
        lay[str(palace)], f"site/{state_of(view, palace)}/{palace}/{rows}", palace - len(SITES)
    )
    for number, title in enumerate(TITLES_OF[palace]):
        for copy in range(view.titles[title]):
            spot = lay.tile(palace, number + 4 * copy if title in DOUBLED else number)
            found[ids.on_sale(title, copy)] = Place.at(spot, f"offer/{title}", 7)


def _order(found: Places, view: RashidTable, lay: Grid) -> None:
    area = lay["order"].less(left=84, right=12)
    for seat, spot in zip(view.order, fan(area, len(view.order), ORDER, 2, 0.5), strict=True):
        acting = view.resolution.chooser == seat
        found[ids.order(seat)] = Place.at(spot, f"order/{seat}/{'on' if acting else 'off'}", 5)


def _crises(found: Places, view: RashidTable, lay: Grid) -> None:
    """The stack, the top one face up for who has seen it; the last crisis lies beside it."""
    area = lay["crisis"]
    middle = anchor(area.less(top=30, bottom=32), CRISIS)
    count = len(view.crises)
    for number, omen in enumerate(reversed(view.crises)):
        spot = middle.moved(0, -1.5 * number)
        if omen.crisis is None:
            found[f"crisis/stack/#{number}"] = Place.at(spot, "omen/back", 4 + number)
        else:
            found[ids.crisis(omen.crisis)] = Place.at(spot, f"omen/{omen.crisis}", 4 + number)
    found["crisis/stack"] = Place.at(Area(area.x, area.bottom - 32, area.w, 28), "left", 3, count=count)
    last = view.past_crises[-1]
    spot = Area(area.x - 58, area.y + 62, 44.0, 51.0)
    found[f"crisis/open/{last}"] = Place.at(spot, f"omen/{last}", 3, tone="dim")


LAYOUT = Layout(places, home, away)
