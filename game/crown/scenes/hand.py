"""The own hand: a card is taken up first, then a slot takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from game.crown.rules.choices import Play
from game.crown.rules.table import CrownTable
from game.crown.scenes import ids
from game.crown.scenes.grid import own_seat
from game.crown.scenes.labels import asking, reason
from game.crown.scenes.lexicon import name, said
from game.crown.scenes.spots import HAND
from game.stage.area import Area
from game.stage.phase import Moment, Target
from game.stage.places import Place, ThingId

TAKEN_UP, HOVERED = 22.0, 8.0
"""How far a card is held up."""

FRONT = 80


def hand_targets(now: Moment) -> list[Target]:
    """The cards in hand: each may be taken up while a card is to be played, otherwise it says why not."""
    view: CrownTable = now.view
    seat = own_seat(now.looker)
    if not now.options or now.ask is None or now.ask.seat != now.looker:
        return []
    cards = [card for card in view.estates[seat].hand if card is not None]
    areas = [now.places[ids.action(seat, card)].area for card in cards]
    playable = {choice.card for choice in now.options if isinstance(choice, Play)}
    found = []
    for card, area, behind in zip_longest(cards, areas, areas[1:]):
        more: dict[str, Any] = {"thing": ids.action(seat, card), "region": HAND, "radius": 12.0}
        if card in playable:
            words = said("table.take_up", card=name("action", card))
            found.append(Target(f"pick {card}", seen(area, behind), label=words, picks=str(card), **more))
        else:
            why = reason(asking(now), Play(card, 1))
            found.append(Target(f"held {card}", seen(area, behind), reason=why, **more))
    return found


def seen(area: Area, behind: Area | None) -> Area:
    """What of a card the next one, if there is one in its row, leaves uncovered."""
    covered = behind is not None and behind.y == area.y and behind.x < area.right
    return area.left_part(behind.x - area.x) if covered and behind else area


def lifts(now: Moment, targets: Sequence[Target]) -> Mapping[ThingId, Place]:
    """Cards of the hand that are held up: the one taken up, and a little the one under the pointer."""
    found = {}
    for target in targets:
        up = height(now, target)
        if up and target.thing:
            found[target.thing] = raised(now.places[target.thing], up)
    return found


def height(now: Moment, target: Target) -> float:
    """How far the card of a target is held up."""
    if target.region != HAND:
        return 0.0
    if target.picks and target.picks == now.picked:
        return TAKEN_UP
    return HOVERED if target.name in (now.hovered, now.focused) else 0.0


def raised(place: Place, up: float) -> Place:
    """A card held up a little, and a little nearer."""
    return place.grown(1 + up / 300).but(y=place.y - up, z=FRONT)


def shown_area(now: Moment, target: Target) -> Area:
    """Where a target is seen: a card that is held up is whole and higher."""
    up = height(now, target)
    return raised(now.places[target.thing], up).area if up and target.thing else target.area
