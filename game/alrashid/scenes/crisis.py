"""The end of a turn, and the raids before the first: raiders arrive, first mercenaries are drawn."""

from __future__ import annotations

from game.alrashid.scenes.base import RashidScene


class CrisisScene(RashidScene):
    """Before the first turn everybody draws a mercenary."""

    phase = "crisis"
