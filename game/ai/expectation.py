"""Expectations: what each seat may expect of a table, between 0 and 1, whether the game is over or not."""

from collections.abc import Sequence

from game.engine.insight import FULL, chances
from game.engine.play import finished
from game.engine.ruleset import Ruleset, Sheet
from game.engine.table import Spread, concealed

WINNING = 0.5
"""The part of a finished game's worth that goes to the winners alone; the rest goes by how close the totals are."""


def expectations(ruleset: Ruleset, table: Spread, sight: int = FULL) -> list[float]:
    """One number a seat; in company they add up to 1."""
    if finished(table):
        return shares(ruleset.scores(table), ruleset.insight.scale, ruleset.insight.par)
    return chances(ruleset.insight.strengths(concealed(table), sight))


def shares(sheets: Sequence[Sheet], scale: float, par: float) -> list[float]:
    """What a finished game was worth to each seat; one alone is measured against par."""
    if len(sheets) == 1:
        return chances([(sheets[0].total - par) / scale])
    winners = sum(sheet.place == 1 for sheet in sheets)
    close = chances([sheet.total / scale for sheet in sheets])
    return [
        WINNING * (sheet.place == 1) / winners + (1 - WINNING) * near for sheet, near in zip(sheets, close, strict=True)
    ]
