"""Bonus actions: huts and advisors, and how they are paid."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class BonusScene(CrownScene):
    """Somebody is hired, recruited or raised."""

    phase = "bonus"
