"""Bots with faults of their own, in a module that worker processes can import too."""

import os
import time
from collections.abc import Generator, Sequence
from multiprocessing import parent_process

from game.ai.bot import Bot, Thought
from game.ai.search import SHARES, Weighed
from game.engine.play import options
from game.engine.record import Choice
from game.engine.ruleset import Ruleset
from game.engine.step import Ask
from game.engine.table import View

Finding = tuple[Weighed, ...]


class FakeShare:
    """Likes the last option best; visits are how often it was asked. What becomes of its search is its bot's name."""

    def __init__(self, fault: str) -> None:
        self.fault = fault
        self.asked = 0
        self.found: Finding = ()

    def so_far(self) -> Finding:
        return self.found

    def search(self, view: View, ask: Ask) -> Generator[None, None, Finding]:
        self.found = ()
        self.asked += 1
        if parent_process() is not None:
            yield from self._in_a_worker()
        if self.fault == "blank":
            while True:
                yield
        self.found = tuple(Weighed(choice, self.asked, n / 100, n / 100) for n, choice in enumerate(options(view)))
        while self.fault == "endless":
            yield
        yield
        return self.found

    def _in_a_worker(self) -> Generator[None, None, None]:
        if self.fault == "dying":
            os._exit(3)
        while self.fault == "deaf":
            time.sleep(0.01)
        while self.fault == "busy":
            yield


class Fake:
    """Searches as its name says: good, endless, blank (finds nothing), and in a worker dying, deaf or busy for ever."""

    def __init__(self, fault: str) -> None:
        self.shares = [FakeShare(fault) for _ in range(SHARES)]
        self.weighed: Finding = ()

    def think(self, view: View, ask: Ask) -> Thought:
        yield
        return options(view)[-1]

    def decide(self, view: View, found: Sequence[Finding]) -> Choice:
        self.weighed = tuple(sorted(found[0], key=lambda one: -one.value))
        return self.weighed[0].choice


def make(who: str, _ruleset: Ruleset, _seed: int) -> Bot:
    return Fake(who)
