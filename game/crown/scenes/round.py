"""Rounds: what happens between them, and what is asked before the first."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class RoundScene(CrownScene):
    """The table is set, turned over and dealt anew."""

    phase = "round"
