"""The phase “solo”."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class SoloScene(CrownScene):
    """The chapter solo of the rules."""

    phase = "solo"
