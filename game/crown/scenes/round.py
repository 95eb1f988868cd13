"""The phase “round”."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class RoundScene(CrownScene):
    """The chapter round of the rules."""

    phase = "round"
