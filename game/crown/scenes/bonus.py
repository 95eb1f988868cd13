"""The phase “bonus”."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class BonusScene(CrownScene):
    """The chapter bonus of the rules."""

    phase = "bonus"
