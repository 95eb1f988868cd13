"""What a position is worth to a seat."""

from collections.abc import Sequence
from typing import cast

from game.emira.rules.table import EmiraTable
from game.engine.play import options
from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.table import View


class EmiraInsight:
    """Advice for bots, from what a seat may see."""

    def worth(self, view: View, seat: Seat) -> float:
        """How good the position is for the seat."""
        table = cast(EmiraTable, view)
        return float(len(table.households[seat].princesses))

    def plausible(self, view: View) -> Sequence[Choice]:
        """The options a sensible person would weigh, the likeliest first."""
        return options(view)
