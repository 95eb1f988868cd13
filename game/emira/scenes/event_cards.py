"""Event cards: the own hand is lit; what a card lets one look at lies in the decision panel."""

from __future__ import annotations

from game.emira.scenes.base import EmiraScene


class EventCardsScene(EmiraScene):
    """Event cards."""

    phase = "event_cards"
