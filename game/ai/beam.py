"""The beam: lines of small choices followed to the end of a seat's own turn, the best few of them at each choice.

Ways that lead to the same table count once. Luck falls as it falls in the one world that is looked at.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass

import msgspec

from game.engine.play import after, asked
from game.engine.record import Choice
from game.engine.ruleset import Ruleset
from game.engine.seats import Seat
from game.engine.table import Table, View, concealed

Plan = tuple[Choice, ...]
Judgement = Callable[[View, Seat], float]
"""How good a position is for a seat."""


@dataclass(frozen=True)
class Effort:
    """How hard to look: lines kept at each choice, choices looked ahead, worlds imagined where there is luck."""

    width: int = 16
    depth: int = 24
    worlds: int = 3


@dataclass(frozen=True, slots=True)
class Line:
    """A plan, the imagined table it leads to, and its worth to the seat.

    ``forks`` are those choices of the plan that had an alternative; ``ended`` when the turn is over; ``lucky`` when
    luck moved before that: another world may show it differently.
    """

    plan: Plan
    forks: Plan
    table: Table
    worth: float
    ended: bool
    lucky: bool


def lines(
    ruleset: Ruleset, judge: Judgement, effort: Effort, world: Table, seat: Seat
) -> Generator[None, None, list[Line]]:
    """Every line the beam has followed to its end in this world; yields between two tables looked at."""
    ended: list[Line] = []
    beam = [Line((), (), world, 0.0, False, False)]
    for _ in range(effort.depth):
        grown: dict[bytes, Line] = {}
        for line in beam:
            _grow(ruleset, judge, line, seat, grown)
            yield
        ended += [line for line in grown.values() if line.ended]
        beam = sorted((line for line in grown.values() if not line.ended), key=worth, reverse=True)
        del beam[effort.width :]
        if not beam:
            break
    return ended + beam


def _grow(ruleset: Ruleset, judge: Judgement, line: Line, seat: Seat, grown: dict[bytes, Line]) -> None:
    """Every plausible continuation of a line, by what the table looks like after it: the first way there stays."""
    choices = ruleset.insight.plausible(concealed(line.table))
    for choice in choices:
        table = after(line.table, choice)
        table.journal.clear()
        sight = msgspec.msgpack.encode(table)
        if sight not in grown:
            ask = asked(table)
            ended = ask is None or ask.seat != seat
            lucky = line.lucky or (not ended and table.chance != line.table.chance)
            forks = (*line.forks, choice) if len(choices) > 1 else line.forks
            grown[sight] = Line((*line.plan, choice), forks, table, judge(concealed(table), seat), ended, lucky)


def worth(line: Line) -> float:
    """For sorting."""
    return line.worth


def best_of(found: list[Line]) -> dict[Choice, Line]:
    """For each first choice the best line it began."""
    best: dict[Choice, Line] = {}
    for line in found:
        first = line.plan[0]
        if first not in best or line.worth > best[first].worth:
            best[first] = line
    return best


def hopes(found: list[Line]) -> dict[Choice, float]:
    """For each first choice the best it led to."""
    return {choice: line.worth for choice, line in best_of(found).items()}
