"""Which options a sensible person would weigh: pure waste is left out, everything that could matter stays."""

from collections.abc import Sequence

from game.crown.rules.table import CrownTable
from game.engine.play import options
from game.engine.record import Choice


def plausible(table: CrownTable) -> Sequence[Choice]:
    return options(table)
