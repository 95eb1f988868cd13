"""Where things come from and go to when they are not on the table: bank, pools, supply, crisis stack."""

from __future__ import annotations

from game.engine.step import Change
from game.stage.places import Place, Places, ThingId, kind_of

SOURCES = {"ware": "bank", "note": "bank", "land_tile": "crisis/stack", "sea_tile": "crisis/stack"}
"""By the kind of a thing, the thing beside which it appears and vanishes."""


def home(thing: ThingId, place: Place, change: Change | None, places: Places) -> Place | None:
    """Wares and notes come from the bank, mercenaries from where crises come; everything else appears where it is."""
    kind = kind_of(thing)
    if kind == "member":
        return _beside(place, places.get(f"tally/{thing.split('/')[1]}/points"))
    return _beside(place, places.get(SOURCES.get(kind, "")))


away = home


def _beside(place: Place, source: Place | None) -> Place | None:
    return place.centred(source.centre) if source else None
