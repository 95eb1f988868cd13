"""Upkeep: Xenia's gift is the only question."""

from __future__ import annotations

from game.emira.scenes.base import EmiraScene


class UpkeepScene(EmiraScene):
    """Upkeep."""

    phase = "upkeep"
