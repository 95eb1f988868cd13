"""What a position is worth to a seat, and which options a sensible person would weigh."""

from collections.abc import Sequence

from game.engine.play import options
from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.table import View


class CrownInsight:
    """Advice for bots, from what a seat may see."""

    def worth(self, view: View, seat: Seat) -> float:
        return 0.0

    def plausible(self, view: View) -> Sequence[Choice]:
        return options(view)
