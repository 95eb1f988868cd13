"""Event cards: what they ask is answered on the strip under the ribbon."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class EventCardScene(CrownScene):
    """An event asks every seat in turn."""

    phase = "event_card"
