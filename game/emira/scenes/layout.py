"""The layout: every thing on the table and where it rests, a pure function of the view."""

from __future__ import annotations

from game.emira.rules.board import ACTIONS, Action
from game.emira.rules.cards import Princess
from game.emira.rules.table import EmiraTable
from game.emira.scenes import ids
from game.emira.scenes.grid import Grid, grid
from game.emira.scenes.homes import DECK, away, home
from game.emira.scenes.household import own_places
from game.emira.scenes.rivals import rival_places
from game.engine.seats import Seat
from game.stage.area import Area, anchor, row
from game.stage.places import Frame, Layout, Place, Places

WARE_FOOT = 448.0
"""Where the things in the niches stand, measured on the map."""

WARE = (138.0, 115.6)
COUNTER = 78.0
STATUS = (76.0, 105.0)
IN_FORCE_ROW = 25.0
BUST = (72.0, 92.0)


def places(view: EmiraTable, looker: Seat, frame: Frame) -> Places:
    """Where everything rests that the looker can see."""
    lay = grid(view, frame)
    found: Places = {}
    _wares(found, view, lay)
    _active(found, view, lay)
    _waiting(found, view, lay)
    _decks(found, view, lay)
    _in_force(found, view, lay)
    found.update(own_places(view, lay, looker))
    found.update(rival_places(view, lay, looker))
    return found


def _wares(found: Places, view: EmiraTable, lay: Grid) -> None:
    """What the six niches display."""
    market = view.market
    for action in ACTIONS:
        if not market.offers(action):
            continue
        niche = lay[str(action)]
        if market.counter is not None and action is Action.APPEARANCE:
            spot = standing(niche, (COUNTER, COUNTER), 22)
            found[ids.counter(ids.MARKET, market.counter, 0)] = Place.at(spot, f"counter/{market.counter}", 8)
        elif market.status is not None and action is Action.STATUS:
            found[ids.status(market.status)] = Place.at(standing(niche, STATUS, 12), f"status/{market.status}", 8)
        else:
            found[ids.on_display(action)] = Place.at(standing(niche, WARE, 0), f"ware/{action}", 8)


def standing(niche: Area, size: tuple[float, float], up: float) -> Area:
    """Something of that size on the floor of a niche, or so much above it."""
    return anchor(niche.top_part(WARE_FOOT - 274 - up), size, "middle", "bottom")


def arches(lay: Grid, count: int) -> list[Area]:
    """The windows of the princesses who choose in this turn, side by side."""
    area = lay["arch"]
    if not count:
        return []
    if count == 1:
        return [anchor(area, (min(area.w, area.h * 320 / 300), area.h), "middle", "bottom")]
    wide = min(176.0, (area.w - 6 * (count - 1)) / count)
    high = min(area.h, wide * 190 / 136)
    return row(area, [(wide, high)] * count, 6, across="middle", down="bottom")


def plate_cells(lay: Grid, count: int) -> list[Area]:
    """Their plates, below the windows."""
    area = lay["plate"]
    return row(area, [((area.w - 6 * (count - 1)) / count, area.h)] * count, 6) if count else []


def _active(found: Places, view: EmiraTable, lay: Grid) -> None:
    form = "arch" if len(view.active) == 1 else "window"
    for princess, spot in zip(view.active, arches(lay, len(view.active)), strict=True):
        found[ids.princess(princess)] = Place.at(spot, f"princess/{princess}/{form}", 9)


def waiting_of(view: EmiraTable) -> list[Princess]:
    """Who lies beside the arch: the undecided, the oldest first, then those announced for the next turn."""
    return [*view.undecided, *view.coming]


def waiting_spots(lay: Grid, count: int) -> list[Area]:
    """The cells of those who wait; one alone has the whole panel."""
    area = lay["waiting"].less(8, 8, 8, 8)
    if count < 2:
        return [area] * count
    wide = min((area.w - 4 * (count - 1)) / count, 131.0)
    return row(area, [(wide, area.h)] * count, 4, across="middle")


def _waiting(found: Places, view: EmiraTable, lay: Grid) -> None:
    people = waiting_of(view)
    form = "wide" if len(people) == 1 else "narrow"
    for princess, spot in zip(people, waiting_spots(lay, len(people)), strict=True):
        swapped = "swapped" if princess in view.swapped else "printed"
        found[ids.princess(princess)] = Place.at(spot, f"princess/{princess}/{form}/{swapped}", 9)


def _decks(found: Places, view: EmiraTable, lay: Grid) -> None:
    area = lay["decks"].less(12, 8, 8).top_part(52)
    for number, (kind, left) in enumerate((("princess", len(view.princesses)), ("event", len(view.events)))):
        spot = Area(area.x + number * area.w / 2, area.y, DECK + 50, 52)
        found[f"deck/{kind}"] = Place.at(spot, f"deck/{kind}", 6, count=left)


def _in_force(found: Places, view: EmiraTable, lay: Grid) -> None:
    """The events played in this turn, a line each with the sign of who played it."""
    area = lay["decks"].less(8, 66, 8, 6)
    pitch = min(IN_FORCE_ROW, area.h / max(1, len(view.played)))
    for number, played in enumerate(view.played):
        spot = Area(area.x, area.y + number * pitch, area.w, pitch - 1)
        sheik = view.households[played.seat].sheik
        thing = ids.event("played", played.event, number)
        found[thing] = Place.at(spot, f"event/{played.event}/row/{sheik}", 9)


LAYOUT = Layout(places, home, away)
