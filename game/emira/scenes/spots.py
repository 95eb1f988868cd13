"""Where on the table each choice is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.emira.rules.board import CARAVAN_ROWS, Caravan
from game.emira.rules.choices import Admire, Buy, BuyCaravan, Detain, GiveBack, GiveUp, Keep, LetGo, Play
from game.emira.rules.phases.event_cards import AskStart
from game.emira.rules.table import EmiraTable
from game.emira.scenes import ids
from game.emira.scenes.grid import Grid, grid, own_seat
from game.emira.scenes.household import track_board, track_boxes
from game.emira.scenes.niches import row_area, tracks_of
from game.engine.record import Choice
from game.stage.area import Area
from game.stage.phase import Moment
from game.stage.places import ThingId

MARKET, HAND, HOME = "market", "hand", "home"
LEAST = 26.0
ROOF = 0.16
"""How much of a room's height is roof."""


class Spot(NamedTuple):
    """Where a choice is made: an area, the thing that lies there, the focus region, the roundness of its mark."""

    area: Area
    region: str
    thing: ThingId | None = None
    radius: float = 9.0


def spot(now: Moment, choice: Choice) -> Spot | None:
    """The place of a choice; None when it has none of its own and is offered in the decision panel."""
    find = _SPOTS.get(type(choice))
    return find(now, grid(now.view, now.frame), choice) if find else None


def _thing(now: Moment, thing: ThingId, region: str, radius: float = 9.0) -> Spot | None:
    place = now.places.get(thing)
    return Spot(place.area, region, thing, radius) if place is not None else None


def _caravan_row(now: Moment, lay: Grid, choice: BuyCaravan) -> Spot:
    """A line on the plate of the caravan's niche."""
    action = CARAVAN_ROWS[choice.caravan].action
    number = tracks_of(action).index(choice.caravan)
    return Spot(row_area(lay[str(action)], number), MARKET, ids.on_display(action), 6)


def _niche(now: Moment, lay: Grid, choice: Buy) -> Spot:
    return Spot(lay[str(choice.action)], MARKET, None, 10)


def _held(now: Moment, lay: Grid, choice: Play) -> Spot | None:
    """A card of the own hand, as much of it as others leave uncovered."""
    view: EmiraTable = now.view
    seat = own_seat(now.looker)
    cards = [card for card in view.households[seat].hand if card is not None]
    thing = ids.event(seat, choice.event, cards.count(choice.event) - 1)
    found = _thing(now, thing, HAND, 7)
    if found is None:
        return None
    others = [
        place.area for other, place in now.places.items() if other.startswith(f"event/{seat}/") and other != thing
    ]
    return found._replace(area=uncovered(found.area, others))


def _kept(now: Moment, lay: Grid, choice: Keep) -> Spot | None:
    """Of the cards dealt the hand itself offers them; cards looked at lie in the decision panel."""
    return _held(now, lay, Play(choice.event)) if isinstance(now.ask, AskStart) else None


def uncovered(area: Area, others: Sequence[Area]) -> Area:
    """What of a card those to its right in the same row leave open."""
    right = [other.x for other in others if other.y == area.y and area.x < other.x < area.right]
    return area._replace(w=max(LEAST, min(right) - area.x)) if right else area


def _own_counter(now: Moment, lay: Grid, choice: Admire | GiveBack) -> Spot:
    return Spot(lay[str(choice.counter)], HOME)


def _caravan(now: Moment, lay: Grid, choice: Detain) -> Spot:
    """The box a caravan stands in."""
    track: Caravan = choice.caravan
    standing = ids.caravans(now.view, own_seat(now.looker), track)
    thing = next(thing for thing, box in standing if box == choice.box)
    return Spot(track_boxes(track_board(lay, track), track)[choice.box - 1], HOME, thing, 5)


def _own_status(now: Moment, lay: Grid, choice: GiveUp) -> Spot | None:
    found = _thing(now, ids.status(choice.status), HOME, 5)
    if found is None:
        return None
    view: EmiraTable = now.view
    cards = view.households[own_seat(now.looker)].statuses
    others = [now.places[ids.status(card)].area for card in cards if card is not choice.status]
    return found._replace(area=uncovered(found.area, others))


def _own_princess(now: Moment, lay: Grid, choice: LetGo) -> Spot | None:
    found = _thing(now, ids.princess(choice.princess), HOME)
    return found._replace(area=found.area.less(4, found.area.h * ROOF, 4)) if found else None


_SPOTS: dict[type[Choice], Callable[[Moment, Grid, Any], Spot | None]] = {
    BuyCaravan: _caravan_row,
    Buy: _niche,
    Play: _held,
    Keep: _kept,
    Admire: _own_counter,
    GiveBack: _own_counter,
    Detain: _caravan,
    GiveUp: _own_status,
    LetGo: _own_princess,
}
