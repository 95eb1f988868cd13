"""Greedy: the best plan it finds for the rest of its own turn, and no thought of anybody else's.

A beam over the small choices of the turn, in worlds imagined from the view, judged by the box's insight where the
turn ends. A plan without luck in it is kept and followed choice by choice for as long as nothing unforeseen happens.
"""

from collections.abc import Generator

from game.ai.beam import Effort, Line, Plan, hopes, lines, worth
from game.ai.bot import Thought, glance, luck
from game.engine.play import after
from game.engine.record import Choice
from game.engine.ruleset import Ruleset
from game.engine.seats import Seat
from game.engine.step import Ask
from game.engine.table import Table, View

USUAL = Effort()


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
        found = yield from self._lines(world, seat)
        best = max(found, key=worth)
        if best.lucky:
            hoped = [hopes(found)]
            for share in range(1, self.effort.worlds):
                others = yield from self._lines(self.ruleset.imagine(view, seat, chance.fork(share)), seat)
                hoped.append(hopes(others))
            first = _most_hopeful(hoped)
            best = max((line for line in found if line.plan[0] == first), key=worth)
        self._keep(world, seat, best.plan)

    def _lines(self, world: Table, seat: Seat) -> Generator[None, None, list[Line]]:
        return lines(self.ruleset, self.ruleset.insight.worth, self.effort, world, seat)

    def _keep(self, world: Table, seat: Seat, plan: Plan) -> None:
        """Remember what to answer to each view the plan foresees."""
        self._planned.clear()
        for choice in plan:
            self._planned[glance(self.ruleset.conceal(world, seat))] = choice
            world = after(world, choice)


def _most_hopeful(hoped: list[dict[Choice, float]]) -> Choice:
    """The first choice with the best sum over all worlds; where the beam gave it up it counts as the worst there."""
    return max(hoped[0], key=lambda choice: sum(hope.get(choice, min(hope.values())) for hope in hoped))
