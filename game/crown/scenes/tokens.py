"""The phase “tokens”."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class TokensScene(CrownScene):
    """The chapter tokens of the rules."""

    phase = "tokens"
