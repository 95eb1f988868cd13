"""Favor tokens: three are looked at on a sheet under the ribbon, one is kept."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class TokensScene(CrownScene):
    """A token is chosen on the sheet."""

    phase = "tokens"
