"""Income: caravans walk and gold comes in; nobody is asked."""

from __future__ import annotations

from game.emira.scenes.base import EmiraScene


class IncomeScene(EmiraScene):
    """Income."""

    phase = "income"
