"""Greedy: the best plan it finds for the rest of its own turn, and no thought of anybody else's.

A beam over the small choices of the turn, in worlds imagined from the view, judged by the box's insight where the
turn ends. A plan without luck in it is kept and followed choice by choice for as long as nothing unforeseen happens.
"""

from collections.abc import Generator
from dataclasses import dataclass

import msgspec

from game.ai.bot import Thought, glance, luck
from game.engine.play import after, asked
from game.engine.record import Choice
from game.engine.ruleset import Ruleset
from game.engine.seats import Seat
from game.engine.step import Ask
from game.engine.table import Table, View, concealed

Plan = tuple[Choice, ...]


@dataclass(frozen=True)
class Effort:
    """How hard greedy looks: lines kept at each choice, choices looked ahead, worlds imagined where there is luck."""

    width: int = 16
    depth: int = 24
    worlds: int = 3


USUAL = Effort()


@dataclass(frozen=True, slots=True)
class Line:
    """A plan, the imagined table it leads to, and its worth to the seat.

    ``ended`` when the turn is over; ``lucky`` when luck moved before that: another world may show it differently.
    """

    plan: Plan
    table: Table
    worth: float
    ended: bool
    lucky: bool


class Greedy:
    """Plays its own turn as well as it can."""

    def __init__(self, ruleset: Ruleset, seed: int, effort: Effort = USUAL) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.effort = effort
        self._planned: dict[bytes, Choice] = {}

    def think(self, view: View, ask: Ask) -> Thought:
        """One of the plausible options: the first of the best plan."""
        choices = self.ruleset.insight.plausible(view)
        if len(choices) == 1:
            return choices[0]
        sight = glance(view)
        if sight not in self._planned:
            yield from self._plan(view, ask.seat)
        return self._planned[sight]

    def _plan(self, view: View, seat: Seat) -> Generator[None, None, None]:
        """Find the plan that does best over the imagined worlds, and keep it for the rest of the turn."""
        chance = luck(view, self.seed)
        world = self.ruleset.imagine(view, seat, chance.fork(0))
        lines = yield from self._lines(world, seat)
        best = max(lines, key=_worth)
        if best.lucky:
            hopes = [_hopes(lines)]
            for share in range(1, self.effort.worlds):
                others = yield from self._lines(self.ruleset.imagine(view, seat, chance.fork(share)), seat)
                hopes.append(_hopes(others))
            first = _most_hopeful(hopes)
            best = max((line for line in lines if line.plan[0] == first), key=_worth)
        self._keep(world, seat, best.plan)

    def _lines(self, world: Table, seat: Seat) -> Generator[None, None, list[Line]]:
        """Every line the beam has followed to its end in this world; yields between two tables looked at."""
        ended: list[Line] = []
        beam = [Line((), world, 0.0, False, False)]
        for _ in range(self.effort.depth):
            grown: dict[bytes, Line] = {}
            for line in beam:
                self._grow(line, seat, grown)
                yield
            ended += [line for line in grown.values() if line.ended]
            beam = sorted((line for line in grown.values() if not line.ended), key=_worth, reverse=True)
            del beam[self.effort.width :]
            if not beam:
                break
        return ended + beam

    def _grow(self, line: Line, seat: Seat, grown: dict[bytes, Line]) -> None:
        """Every plausible continuation of a line, by what the table looks like after it: the first way there stays."""
        insight = self.ruleset.insight
        for choice in insight.plausible(concealed(line.table)):
            table = after(line.table, choice)
            table.journal.clear()
            sight = msgspec.msgpack.encode(table)
            if sight not in grown:
                ask = asked(table)
                ended = ask is None or ask.seat != seat
                lucky = line.lucky or (not ended and table.chance != line.table.chance)
                grown[sight] = Line((*line.plan, choice), table, insight.worth(concealed(table), seat), ended, lucky)

    def _keep(self, world: Table, seat: Seat, plan: Plan) -> None:
        """Remember what to answer to each view the plan foresees."""
        self._planned.clear()
        for choice in plan:
            self._planned[glance(self.ruleset.conceal(world, seat))] = choice
            world = after(world, choice)


def _worth(line: Line) -> float:
    return line.worth


def _hopes(lines: list[Line]) -> dict[Choice, float]:
    """For each first choice the best it led to."""
    hopes: dict[Choice, float] = {}
    for line in lines:
        hopes[line.plan[0]] = max(line.worth, hopes.get(line.plan[0], line.worth))
    return hopes


def _most_hopeful(hopes: list[dict[Choice, float]]) -> Choice:
    """The first choice with the best sum over all worlds; where the beam gave it up it counts as the worst there."""
    return max(hopes[0], key=lambda choice: sum(hope.get(choice, min(hope.values())) for hope in hopes))
