"""Buying events: two or three are looked at in the decision panel."""

from __future__ import annotations

from game.emira.scenes.base import EmiraScene


class PurchaseScene(EmiraScene):
    """Buying events."""

    phase = "purchase"
