"""Search: a single observer's information-set tree, open loop, every seat after its own good (max^n).

Each round through the tree imagines what the seat cannot see, walks by upper confidence, tries one new choice, plays on
by the box's reflexes to a round boundary and asks what everybody may expect there. A beam over the own turn gives the
first thoughts. A bot always has four trees, its shares, each with luck of its own; they are merged, wherever they grew.
"""

import math
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from statistics import fmean as mean

from game.ai.beam import Effort, Line, best_of, lines
from game.ai.bot import Thought, glance, luck
from game.ai.expectation import expectations
from game.ai.temperament import EVEN, Temperament
from game.ai.tree import Node, choose
from game.engine.chance import Chance
from game.engine.insight import FULL
from game.engine.play import after, asked, take
from game.engine.record import Choice, Record
from game.engine.ruleset import Ruleset
from game.engine.seats import Seat
from game.engine.step import Ask
from game.engine.table import Spread, Table, View, concealed

SHARES = 4
LONGEST_PLAYOUT = 400
KEPT = 4
"""How many of the likeliest next questions a tree is kept for."""

BEHIND = 0.02
"""How much worse than the worst plan a choice is taken to be that no plan begins with."""


@dataclass(frozen=True)
class Craft:
    """How well a bot plays.

    ``budget`` rounds through the trees a decision, all shares together; ``effort`` of the beam; ``horizon`` rounds of
    the game that playouts look ahead; ``sight`` PLAIN or FULL; ``curiosity`` sends it where it has been little, and its
    first thoughts count for ``trust`` visits. It chooses among values by chance with ``temper`` as the unit, knowingly
    giving away no more than ``slip``; by the reckoning of the top level, which sees more, no choice costs more than
    ``cap`` (``arena --caps``).
    """

    budget: int
    effort: Effort
    horizon: int = 2
    sight: int = FULL
    temper: float = 0.0
    slip: float = 0.0
    cap: float = 0.0
    curiosity: float = 0.12
    trust: float = 20.0


class Weighed(Record, frozen=True):
    """What became of an option: visits, what can be expected of it, and what full sight expects of its best plan."""

    choice: Choice
    visits: int
    value: float
    worth: float


Weighing = Generator[None, None, tuple[Weighed, ...]]


class Planner:
    """First thoughts: the beam over the own turn, once for all shares."""

    def __init__(self, ruleset: Ruleset, craft: Craft, temperament: Temperament, seed: int) -> None:
        self.ruleset, self.craft, self.temperament, self.seed = ruleset, craft, temperament, seed
        self._sight = b""
        self._worlds: list[list[Line]] = []

    def plan(self, view: View, seat: Seat) -> Generator[None, None, list[list[Line]]]:
        """The lines the beam finds, world by world; more than one world where luck moves within the turn."""
        sight = glance(view)
        if sight != self._sight:
            chance = luck(view, self.seed)
            worlds: list[list[Line]] = []
            for share in range(self.craft.effort.worlds):
                world = self.ruleset.imagine(view, seat, chance.fork(share))
                worlds.append((yield from lines(self.ruleset, self.judge, self.craft.effort, world, seat)))
                if not any(line.lucky for line in worlds[0]):
                    break
            self._sight, self._worlds = sight, worlds
        return self._worlds

    def worth(self, line: Line, seat: Seat) -> float:
        """What full sight makes of where a line leads."""
        craft = self.craft
        return line.worth if craft.sight == FULL else self._utility(line.table, seat, FULL)

    def judge(self, view: View, seat: Seat) -> float:
        """What the seat makes of a position."""
        return self._utility(view, seat, self.craft.sight)

    def _utility(self, table: Spread, seat: Seat, sight: int) -> float:
        return self.temperament.utility(expectations(self.ruleset, table, sight), seat)


class Share:
    """One tree. It is asked every question its bot is asked, wherever it lives, and so keeps what it has grown."""

    def __init__(self, planner: Planner, number: int) -> None:
        self.planner = planner
        self.number = number
        self._kept: dict[bytes, Node] = {}
        self._begun: tuple[Node, Sequence[Choice]] | None = None

    def search(self, view: View, ask: Ask) -> Weighing:
        """Grow the tree by this share's part of the budget; yields between rounds. What it thinks of every option."""
        ruleset, craft, seat = self.planner.ruleset, self.planner.craft, ask.seat
        self._begun = None
        sight = glance(view)
        root = self._kept.get(sight, Node())
        choices = ruleset.insight.plausible(view)
        if not root.planned:
            worlds = yield from self.planner.plan(view, seat)
            _sow(root, worlds, choices, lambda line: self.planner.worth(line, seat))
        self._begun = root, choices
        _complete(root, choices)
        chance = luck(view, self.planner.seed).fork(1000 + self.number)
        stop = ruleset.insight.rounds(view) + min(craft.horizon, ruleset.insight.horizon)
        while root.visits < math.ceil(craft.budget / SHARES):
            self._grow(root, choices, view, ask, chance, stop)
            yield
        self._keep(root, choices, ruleset.imagine(view, seat, chance), seat)
        self._kept[sight] = root
        return self.so_far()

    def so_far(self) -> tuple[Weighed, ...]:
        """What the last search, finished or not, thinks of every option; nothing before its first thoughts."""
        root, choices = self._begun or (Node(), ())
        return tuple(_weighed(choice, root.children[choice], self.planner.craft.trust) for choice in choices)

    def _grow(self, root: Node, choices: Sequence[Choice], view: View, ask: Ask, chance: Chance, stop: int) -> None:
        """One round: down the tree, one step beyond it, on to the boundary, and back with what everybody expects.

        The worlds are numbered by the visits of the first choice, so that every choice meets the same luck.
        """
        planner, seat, ruleset, craft = self.planner, ask.seat, self.planner.ruleset, self.planner.craft
        first = choose(root, choices, craft.curiosity, craft.trust)
        assert first is not None, "every option of the root was sown"
        dealing = chance.fork(root.children[first].visits)
        table = ruleset.imagine(view, seat, dealing)
        path = [(root.children[first], seat)]
        take(table, first)
        path += self._descend(root.children[first], table, dealing)
        self._play_on(table, dealing, stop)
        expected = expectations(ruleset, table, craft.sight)
        for node, mover in path:
            node.add(planner.temperament.utility(expected, mover) if mover == seat else expected[mover])
        root.visits += 1

    def _descend(self, node: Node, table: Table, chance: Chance) -> list[tuple[Node, Seat]]:
        """Walk on through what the tree knows and one choice beyond; the nodes passed, and who chose each."""
        plausible, craft, path = self.planner.ruleset.insight.plausible, self.planner.craft, []
        while (ask := asked(table)) is not None:
            choices = plausible(concealed(table))
            if len(choices) == 1:
                take(table, choices[0])
                continue
            choice = choose(node, choices, craft.curiosity, craft.trust)
            if choice is None:
                choice = self._untried(node, table, choices, chance)
                node.children[choice] = Node()
            node = node.children[choice]
            path.append((node, ask.seat))
            take(table, choice)
            if not node.visits:
                break
        return path

    def _untried(self, node: Node, table: Table, choices: Sequence[Choice], chance: Chance) -> Choice:
        """The first new choice is the reflex, then they come in the order of the box."""
        reflex = self.planner.ruleset.insight.reflex(concealed(table), chance)
        if reflex not in node.children:
            return reflex
        return next(choice for choice in choices if choice not in node.children)

    def _play_on(self, table: Table, chance: Chance, stop: int) -> None:
        insight = self.planner.ruleset.insight
        for _ in range(LONGEST_PLAYOUT):
            seen = concealed(table)
            if not table.agenda or insight.rounds(seen) >= stop:
                return
            take(table, insight.reflex(seen, chance))
            table.journal.clear()

    def _keep(self, root: Node, choices: Sequence[Choice], world: Table, seat: Seat) -> None:
        """Remember the trees of the likeliest next questions of this turn, by what they look like, and no others."""
        ruleset = self.planner.ruleset
        likely = sorted(choices, key=lambda choice: -root.children[choice].visits)[:KEPT]
        self._kept = {}
        for choice in likely:
            table = after(world, choice)
            while (asks := asked(table)) is not None and asks.seat == seat:
                options = ruleset.insight.plausible(concealed(table))
                if len(options) > 1:
                    self._kept[glance(ruleset.conceal(table, seat))] = root.children[choice]
                    break
                take(table, options[0])


class Searcher:
    """A bot that searches; ``weighed`` is what it made of the options of its last decision, the best first."""

    def __init__(self, ruleset: Ruleset, craft: Craft, seed: int, temperament: Temperament = EVEN) -> None:
        self.planner = Planner(ruleset, craft, temperament, seed)
        self.shares = tuple(Share(self.planner, number) for number in range(SHARES))
        self.weighed: tuple[Weighed, ...] = ()

    def think(self, view: View, ask: Ask) -> Thought:
        """Let the four shares search one after another, and decide."""
        choices = self.planner.ruleset.insight.plausible(view)
        if len(choices) == 1:
            return choices[0]
        found = []
        for share in self.shares:
            found.append((yield from share.search(view, ask)))
        return self.decide(view, found)

    def decide(self, view: View, found: Sequence[Sequence[Weighed]]) -> Choice:
        """Choose by what the shares found, as well as this bot's craft can."""
        craft = self.planner.craft
        self.weighed = merged(found, craft.trust)
        best = self.weighed[0]
        if not craft.temper:
            return best.choice
        floor, height = best.value - craft.slip, max(one.worth for one in self.weighed) - craft.slip
        fair = [one for one in self.weighed if one.value >= floor and one.worth >= height] or [best]
        odds = [math.exp((one.value - best.value) / craft.temper) for one in fair]
        mark = luck(view, self.planner.seed).fork(99).below(1 << 30) / (1 << 30) * sum(odds)
        for one, part in zip(fair, odds, strict=True):
            mark -= part
            if mark < 0:
                return one.choice
        return fair[-1].choice


def merged(found: Sequence[Sequence[Weighed]], trust: float) -> tuple[Weighed, ...]:
    """What all shares together think of each option, the best first."""
    together = []
    for same in zip(*found, strict=True):
        visits = sum(one.visits for one in same)
        weight = visits + trust * len(same)
        value = sum(one.value * (one.visits + trust) for one in same) / weight
        together.append(Weighed(same[0].choice, visits, value, max(one.worth for one in same)))
    return tuple(sorted(together, key=lambda one: -one.value))


def _weighed(choice: Choice, node: Node, trust: float) -> Weighed:
    return Weighed(choice, node.visits, node.value(node.prior, trust), node.worth)


def _sow(root: Node, worlds: list[list[Line]], choices: Sequence[Choice], judge: Callable[[Line], float]) -> None:
    """Enter what the beam found as first thoughts: every choice of the root, and the plans that need no luck."""
    root.planned = True
    hoped = [best_of(found) for found in worlds]
    lowest = [min(line.worth for line in hope.values()) - BEHIND for hope in hoped]
    for choice in choices:
        child = root.children.setdefault(choice, Node())
        best = [hope.get(choice) for hope in hoped]
        child.prior = mean(line.worth if line else low for line, low in zip(best, lowest, strict=True))
        child.worth = mean(judge(line) if line else low for line, low in zip(best, lowest, strict=True))
    for line in worlds[0]:
        if not line.lucky:
            _sow_plan(root, line, judge)


def _complete(root: Node, choices: Sequence[Choice]) -> None:
    """Enter the choices that the beam gave up when it was further up the turn."""
    missing = [choice for choice in choices if choice not in root.children]
    if missing:
        low = min(child.prior for child in root.children.values()) - BEHIND
        root.children.update((choice, Node(low)) for choice in missing)


def _sow_plan(root: Node, line: Line, judge: Callable[[Line], float]) -> None:
    node = root
    for depth, choice in enumerate(line.forks):
        child = node.children.setdefault(choice, Node())
        if depth and line.worth > child.prior:
            node.planned = True
            child.prior, child.worth = line.worth, judge(line)
        node = child
