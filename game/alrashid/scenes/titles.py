"""Titles at work: at the start of placement, and when they are used in a resolution turn."""

from __future__ import annotations

from game.alrashid.scenes.base import RashidScene


class TitlesScene(RashidScene):
    """Own titles, lands, raiders and wares, as the title wants."""

    phase = "titles"
