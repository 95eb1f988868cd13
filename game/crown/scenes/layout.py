"""The layout: every thing on the table and where it rests, a pure function of the view."""

from __future__ import annotations

from game.crown.rules.board import BOARDS, HUTS, MARKERS, TOWN, Board, Site, Track
from game.crown.rules.cards import NOBLES, RANKS
from game.crown.rules.table import CrownTable
from game.crown.scenes import ids
from game.crown.scenes.cards import cloth_spots
from game.crown.scenes.estate import own_places, rival_places
from game.crown.scenes.grid import Grid, councilor_area, grid, position
from game.crown.scenes.homes import away, home, route
from game.crown.scenes.scorewall import score_places
from game.engine.seats import Seat, all_seats
from game.stage.area import Area, anchor
from game.stage.places import Frame, Layout, Place, Places

NEXT_SIZE = (64.0, 87.0)
NEXT_PLATE = (98.0, 27.0)
"""Over the portrait: councilors below the medallion reach into its lower half."""
PORTRAIT = (94.0, 128.0)
TOKEN = 45.0
LOOK_TOKEN = 92.0
ROAD_EDGE = 9.0
NOBLE_CARD = (25.0, 34.0)
CRAFTSMAN = (34.0, 40.0)
MARKER_SITES = dict.fromkeys(MARKERS[:4], Site.CASTLE) | dict.fromkeys(MARKERS[4:8], Site.CATHEDRAL)


def places(view: CrownTable, looker: Seat, frame: Frame) -> Places:
    """Where everything rests that the looker can see."""
    lay = grid(view, frame)
    found: Places = {}
    _sites(found, view, lay)
    _countryside(found, view, lay)
    _town(found, view, lay)
    _favors(found, view, lay, looker)
    _councilors(found, view, lay)
    _nobility(found, view, lay)
    _events(found, view, lay)
    found.update(score_places(view, lay))
    found.update(own_places(view, lay, looker))
    found.update(rival_places(view, lay, looker))
    return found


def _sites(found: Places, view: CrownTable, lay: Grid) -> None:
    """The locations themselves, and the roads over them."""
    for board in BOARDS:
        for number, site in enumerate(view.rings[board]):
            found[ids.site(site)] = Place.at(lay.quadrant(board, number), f"site/{site}/{number}")
        found[f"road/{board}"] = Place.at(lay[f"{board}/road"].inset(-ROAD_EDGE), f"road/{board}", 2)


def _countryside(found: Places, view: CrownTable, lay: Grid) -> None:
    for number, (hut, holder) in enumerate(zip(HUTS, view.huts, strict=True)):
        area = lay.site(view, hut.site, f"hut/{hut.number}")
        face = f"hut/{hut.site}/{hut.number}/{holder if holder >= 0 else 'free'}"
        found[ids.hut(hut.site, hut.number)] = Place.at(area, face, 4)
        if holder >= 0:
            door = anchor(area, CRAFTSMAN, "middle", "bottom").moved(0, -1)
            found[ids.craftsman(holder, HUTS[number])] = Place.at(door, f"craftsman/{holder}", 9)


def _town(found: Places, view: CrownTable, lay: Grid) -> None:
    for site in TOWN:
        strip = lay.site(view, site, "strip")
        found[f"works/{site}"] = Place.at(strip, f"works/{site}/{view.terms.seats}", 3)
        for number, advisor in enumerate(view.court_at(site), 1):
            if advisor is not None:
                area = lay.site(view, site, f"court/{number}")
                found[ids.advisor(advisor)] = Place.at(anchor(area, PORTRAIT, "middle", "top"), f"advisor/{advisor}", 6)
                found[ids.tag(advisor)] = Place.at(area, f"tag/{advisor}", 7)
    for marker in MARKERS:
        if not view.gone(marker):
            area = lay.cell(view, MARKER_SITES.get(marker, Site.CONSTRUCTION_SITE), str(marker))
            found[ids.marker(marker)] = Place.at(area, f"marker/{marker}", 8, count=view.shown(marker))
    _next_advisor(found, view, lay)


def _next_advisor(found: Places, view: CrownTable, lay: Grid) -> None:
    """The open advisor of the stack on the town's medallion, the others under it."""
    left = len(view.advisors)
    middle = anchor(lay[f"{Board.TOWN}/road"], NEXT_SIZE)
    for number in range(left):
        found[f"advisor/stack/#{number}"] = Place.at(
            middle.moved(1.6 * number - 4, 4 - 1.2 * number), "back/advisor", 3
        )
    if view.next_advisor is not None:
        found[ids.advisor(view.next_advisor)] = Place.at(middle.moved(0, -7), f"advisor/{view.next_advisor}", 5)
    plate = anchor(lay[f"{Board.TOWN}/road"], NEXT_PLATE).moved(0, -54)
    if view.next_advisor is not None:
        found["tally/advisors"] = Place.at(plate, "next", 20 + round(plate.bottom / 12), count=left + 1)


def _favors(found: Places, view: CrownTable, lay: Grid, looker: Seat) -> None:
    """The stack of favor tokens on the Cathedral, the discarded ones beside it, and those being looked at."""
    area = lay.cell(view, Site.CATHEDRAL, "favors")
    base = anchor(area, (TOKEN, TOKEN)).moved(0, -2)
    hidden = len(view.favors)
    for number in range(hidden):
        found[f"favor/stack/#{number}"] = Place.at(base.moved(0, -0.6 * number), "back/favor", 8)
    pile = lay.site(view, Site.CATHEDRAL, "discards")
    for number, token in enumerate(view.favor_discards):
        found[ids.favor(token)] = Place.at(pile.moved(0, -0.6 * number), f"favor/{token}", 7)
    found["tally/favors"] = Place.at(Area(area.right - 26, area.bottom - 23, 27, 24), "badge", 19, count=hidden)
    if view.looked_at:
        _looked_at(found, view, lay, looker, base)


def _looked_at(found: Places, view: CrownTable, lay: Grid, looker: Seat, base: Area) -> None:
    count = len(view.looked_at)
    hidden = len(view.favors)
    if view.turn.seat != looker:
        for number in range(count):
            resting = base.moved(-14 - 24 * number, 10).inset(4)
            found[f"favor/stack/#{hidden + number}"] = Place.at(resting, "back/favor", 12)
        return
    cloth = look_cloth(lay)
    tokens = [token for token in view.looked_at if token is not None]
    found["cloth/look"] = Place.at(cloth, f"cloth/{'/'.join(map(str, tokens))}", 60)
    for token, spot in zip(tokens, cloth_spots(cloth, count), strict=True):
        found[ids.favor(token)] = Place.at(
            anchor(spot, (LOOK_TOKEN, LOOK_TOKEN), "middle", "top"), f"favor/{token}", 62
        )


def look_cloth(lay: Grid) -> Area:
    """The cloth that tokens are laid on to be looked at: under the ribbon."""
    ribbon = lay["ribbon"]
    return Area(ribbon.centre[0] - 340, ribbon.bottom + 14, 680, 172)


def _councilors(found: Places, view: CrownTable, lay: Grid) -> None:
    seats = view.terms.seats
    for seat in all_seats(seats):
        for own_board, site in zip(BOARDS, view.estates[seat].councilors, strict=True):
            spot = lay.standing(*position(view, site), seat, seats)
            found[ids.councilor(seat, own_board)] = Place.at(
                councilor_area(spot), f"councilor/{seat}", 20 + round(spot[1] / 12)
            )


def _nobility(found: Places, view: CrownTable, lay: Grid) -> None:
    for rank in RANKS:
        area = lay[str(rank)]
        gone = view.nobles[rank]
        left = NOBLES[4 * rank + gone : 4 * rank + 4]
        high = min(NOBLE_CARD[1], area.h - 4)
        x = area.x + area.w * 0.575
        for number, noble in enumerate(reversed(left)):
            spot = Area(
                x + 5.0 * number, area.centre[1] - high / 2 - number, high * NOBLE_CARD[0] / NOBLE_CARD[1], high
            )
            found[ids.noble(noble)] = Place.at(spot, f"noble/{noble}", 10 + number)
        if left:
            found[f"points/noble/{rank}"] = Place.at(
                _points_spot(area), f"points/{Track.CITIZENS}", 12, count=left[0].points
            )


def _points_spot(area: Area) -> Area:
    return Area(area.right - 42, area.y + 1, 36, area.h - 2)


def _events(found: Places, view: CrownTable, lay: Grid) -> None:
    """The event of the round fills its panel; the others wait in a small stack on the panel's header."""
    panel = lay["event"]
    for number in range(len(view.events)):
        spot = Area(panel.right - 38 + 0.6 * number, panel.y + 9 - 0.2 * number, 22, 30)
        found[f"event/stack/#{number}"] = Place.at(spot, "back/event", 10)
    found[ids.event(view.event)] = Place.at(panel.less(8, 46, 8, 6), f"event/{view.event}", 11)


LAYOUT = Layout(places, home, away, route)
