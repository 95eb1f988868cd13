"""The phase “town”."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class TownScene(CrownScene):
    """The chapter town of the rules."""

    phase = "town"
