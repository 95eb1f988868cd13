"""Where cards come from and go to when they are not on the table: princesses and events have their decks."""

from __future__ import annotations

from game.engine.step import Change
from game.stage.places import Place, Places, ThingId, kind_of

DECK = 36.0
"""How wide a card of a deck is; beside it stands how many there are."""


def home(thing: ThingId, place: Place, change: Change | None, places: Places) -> Place | None:
    """Cards come face down out of their deck; everything else appears where it is."""
    kind = kind_of(thing)
    if kind == "princess":
        return _at(place, places.get("deck/princess"), "back/princess")
    if kind == "event":
        return _at(place, places.get("deck/event"), "back/event")
    return None


away = home


def _at(place: Place, deck: Place | None, back: str) -> Place | None:
    if deck is None:
        return None
    return Place.at(deck.area.left_part(DECK), back, place.z)
