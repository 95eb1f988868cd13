"""The phase “event_card”."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class EventCardScene(CrownScene):
    """The chapter event_card of the rules."""

    phase = "event_card"
