"""Playing alone: the rival turns up its cards, or the score test presses."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class SoloScene(CrownScene):
    """The rival moves; nobody is asked."""

    phase = "solo"
