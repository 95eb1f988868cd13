"""The turn: who has won is looked for between two turns."""

from __future__ import annotations

from game.emira.scenes.base import EmiraScene


class RoundScene(EmiraScene):
    """The turn."""

    phase = "round"
