"""The phase “countryside”."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class CountrysideScene(CrownScene):
    """The chapter countryside of the rules."""

    phase = "countryside"
