"""Caps: what the choices of the levels cost, by the values the top level gives to the options.

Positions come from games among all the levels. In each of them every level chooses afresh, and the loss is what its
choice is worth less than the best one, in expected share of the win, between 0 and 1.
"""

from dataclasses import dataclass

from game.ai.bot import think_through
from game.ai.fairness import Position
from game.ai.levels import OFFERED, TOP, make
from game.ai.search import Searcher
from game.engine.ruleset import Ruleset


@dataclass(frozen=True)
class Judged:
    """A level's choice at a position and what it gave away; None when the judge never weighed that choice."""

    level: str
    position: int
    choice: str
    loss: float | None


def judged(ruleset: Ruleset, seed: int, scale: float, position: Position) -> list[Judged]:
    """Every level's choice there by the values of the top level; nothing where there is no choice to make."""
    view, ask = ruleset.conceal(position.table, position.ask.seat), position.ask
    judge = make(TOP, ruleset, seed, scale)
    assert isinstance(judge, Searcher), "the top level searches"
    think_through(judge.think(view, ask))
    values = {weighed.choice: weighed.value for weighed in judge.weighed}
    if not values:
        return []
    best, found = max(values.values()), []
    for level in OFFERED:
        choice = think_through(make(level, ruleset, seed, scale).think(view, ask))
        found.append(Judged(level, position.number, str(choice), best - values[choice] if choice in values else None))
    return found
