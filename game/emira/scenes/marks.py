"""Marks over the things: lantern light round what may be chosen, a tab that says so a second time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.emira.scenes.decision import CARD_FORMS
from game.emira.scenes.grid import grid
from game.emira.scenes.offer import DECISION
from game.emira.scenes.offers import offers
from game.emira.scenes.pictures import lantern
from game.emira.scenes.spots import MARKET
from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.marks import mark_open
from game.stage.phase import Moment, Target

LIGHT = 54.0
LOW = 80.0
"""On anything lower the lantern hangs at the side, clear of the words."""


def marks(now: Moment, targets: Sequence[Target]) -> list[Panel]:
    """A frame and a small lantern on every open target; niches and buttons carry their own light."""
    area = grid(now.view, now.frame)["decision"]
    cards = {offer.target.name for offer in offers(now, area) if offer.form in CARD_FORMS}
    found = []
    for target in targets:
        plain = target.choice is None or target.region == MARKET
        if not target.open or plain or (target.region == DECISION and target.name not in cards):
            continue
        hot = target.name == now.hovered
        found.append(Panel(f"mark/{target.name}", target.area, (hot,), partial(_paint, target, hot), margin=40))
    return found


def _paint(target: Target, hot: bool, canvas: Canvas) -> None:
    mark_open(canvas, target.area, target.radius, hot)
    side = LIGHT * (1.2 if hot else 1.0)
    x = target.area.centre[0] if target.area.h > LOW else target.area.right - 16
    spot = Area(x - side / 2, target.area.y - side * 0.34, side, side)
    lantern(canvas, spot, True)
