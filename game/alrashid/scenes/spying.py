"""Spies of the Intrigue guild: what they steal lies on the panels of the rivals."""

from __future__ import annotations

from game.alrashid.scenes.base import RashidScene


class SpyingScene(RashidScene):
    """Wares and mercenaries of the rivals."""

    phase = "spying"
