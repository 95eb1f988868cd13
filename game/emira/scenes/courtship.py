"""The princess chooses; Samira, Zahrah and Sidi Suleiman ask for what they cost."""

from __future__ import annotations

from game.emira.scenes.base import EmiraScene


class CourtshipScene(EmiraScene):
    """The princess chooses; Samira, Zahrah and Sidi Suleiman ask for what they cost.."""

    phase = "courtship"
