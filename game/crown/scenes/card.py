"""The phase “card”."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class CardScene(CrownScene):
    """The chapter card of the rules."""

    phase = "card"
