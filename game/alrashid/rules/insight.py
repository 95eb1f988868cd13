"""What a position is worth to a seat."""

from collections.abc import Sequence
from typing import cast

from game.alrashid.rules.scoring import lines
from game.alrashid.rules.table import RashidTable
from game.engine.play import options
from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.table import View


class RashidInsight:
    """Advice for bots, from what a seat may see."""

    def worth(self, view: View, seat: Seat) -> float:
        """How good the position is for the seat, about in points of its final score."""
        return float(sum(line.points for line in lines(cast(RashidTable, view), seat)))

    def plausible(self, view: View) -> Sequence[Choice]:
        """The options a sensible person would weigh, the likeliest first."""
        return options(view)
