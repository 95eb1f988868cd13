"""What the choice under the pointer would bring: small badges on the own goods and scores."""

from __future__ import annotations

from functools import partial

from game.crown.rules.board import GOODS, Track
from game.crown.rules.choices import (
    Bake,
    BakeBreads,
    BuyCoin,
    DeliverBread,
    DeliverStone,
    DeliverWood,
    Discard,
    Exchange,
    Give,
    Harvest,
    Hire,
    Pay,
    Play,
    RaiseRank,
    Redeem,
    SellBooks,
    SpendBook,
    Swap,
    Take,
    Trade,
    Use,
)
from game.crown.scenes import ids, theme
from game.crown.scenes.grid import grid
from game.crown.scenes.labels import asking
from game.engine.play import after
from game.engine.record import Choice
from game.engine.seats import Seat
from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.phase import Moment

SURE = (
    Bake,
    BakeBreads,
    BuyCoin,
    DeliverBread,
    DeliverStone,
    DeliverWood,
    Discard,
    Exchange,
    Give,
    Harvest,
    Hire,
    Play,
    RaiseRank,
    Redeem,
    SellBooks,
    SpendBook,
    Swap,
    Take,
    Trade,
    Use,
)
"""Choices whose first effect is known to the seat: no luck in it, nothing face down."""

BADGE = (42.0, 27.0)


def previews(now: Moment, choice: Choice) -> list[Panel]:
    """A badge on everything the choice would change at once for the seat that makes it."""
    lay = grid(now.view, now.frame)
    found = []
    for place, change in changes(now, choice).items():
        area = now.places[place].area if place in now.places else lay[place]
        badge = Area(area.right - BADGE[0] + 6, area.y - 8, *BADGE)
        found.append(Panel(f"gain/{place}", badge, change, partial(_paint, badge, change)))
    return found


def changes(now: Moment, choice: Choice) -> dict[str, int]:
    """How much each of the own goods and tracks would change, by the name of its cell or thing."""
    if isinstance(choice, Pay):
        return {str(good): -choice.units.count(good) for good in GOODS if good in choice.units}
    if not isinstance(choice, SURE):
        return {}
    seat, table = Seat(now.looker), asking(now)
    before, behind = table.estates[seat], after(table, choice).estates[seat]
    found = {str(good): behind.purse[good] - before.purse[good] for good in GOODS}
    found[ids.points(seat, Track.CITIZENS)] = behind.citizens - before.citizens
    found[ids.points(seat, Track.BUILDINGS)] = behind.buildings - before.buildings
    return {place: change for place, change in found.items() if change}


def _paint(area: Area, change: int, canvas: Canvas) -> None:
    canvas.plate(area, theme.TAB)
    inscribe(canvas.at_ui(1), f"{change:+d}".replace("-", "−"), area, "number", theme.SUN_LIGHT)
