"""Looking closely: a card, token or location at full size with all its words and the rule it belongs to."""

from __future__ import annotations

from game.stage.box import Zoom
from game.stage.phase import Moment, Target
from game.stage.places import ThingId


def zoom(now: Moment, subject: ThingId | Target) -> Zoom | None:
    """What there is to see closely; None for what has no face of its own."""
    return None
