"""Preparation: princesses and wares come to light; Bazaar and Patronage ask their owners."""

from __future__ import annotations

from game.emira.scenes.base import EmiraScene


class PreparationScene(EmiraScene):
    """Preparation."""

    phase = "preparation"
