"""The thinker: lets a bot think without the window ever waiting for it.

A search is shared out among worker processes; whoever does not search, and every bot where there are no workers, thinks
some milliseconds at a time between two frames. A bot that fails, or answers what is no option, is answered for by the
first plausible option: the game always goes on.
"""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.ai.bot import Bot, Thought
from game.ai.workers import Called, Finding, Key, Searching, Share, Workers
from game.engine.play import options
from game.engine.record import Choice
from game.engine.step import Ask
from game.engine.table import View

log = logging.getLogger(__name__)

SLICE = 0.008
"""Seconds of thought between two frames."""
LONGEST = 20.0
"""Seconds after which a bot has to say what it has found until then."""
GRACE = 2.0
"""Seconds a worker has for that before it is given up."""


@dataclass(frozen=True)
class Asked:
    """A question put to a bot."""

    bot: Bot
    called: Called
    view: View
    ask: Ask

    @property
    def searched(self) -> Searching | None:
        """The bot, if it has something to search for: with one plausible option none of its trees is asked."""
        several = len(self.called.ruleset.insight.plausible(self.view)) > 1
        return self.bot if several and isinstance(self.bot, Searching) else None


class Lost(Exception):
    """The workers have been lost while they were thinking."""


class Way(Protocol):
    """A way of thinking about one question: ``spent`` seconds until now; ``over`` when nothing more will be found."""

    spent: float
    over: bool

    def step(self, seconds: float) -> Choice | None:
        """Think on for about that long; the choice, once it is found. Raises Lost."""
        ...

    def enough(self) -> None:
        """Nothing more need be found."""
        ...

    def best(self) -> Choice | None:
        """The best choice found until now; None when there is none."""
        ...

    def drop(self) -> None:
        """The question is no longer asked."""
        ...


class InSlices:
    """Here, between two frames; a search goes through its shares one after another."""

    def __init__(self, asked: Asked, clock: Callable[[], float]) -> None:
        self.spent, self.over = 0.0, False
        self._asked, self._clock = asked, clock
        self._share: Share | None = None
        self._findings: list[Finding] = []
        searched = asked.searched
        self._thought = self._search(searched) if searched else asked.bot.think(asked.view, asked.ask)

    def _search(self, bot: Searching) -> Thought:
        for share in bot.shares:
            self._share = share
            self._findings.append((yield from share.search(self._asked.view, self._asked.ask)))
            self._share = None
        return bot.decide(self._asked.view, self._findings)

    def step(self, seconds: float) -> Choice | None:
        begin = self._clock()
        try:
            while not self.over and self._clock() - begin < seconds:
                next(self._thought)
        except StopIteration as end:
            self.over = True
            choice: Choice = end.value
            return choice
        self.spent += self._clock() - begin
        return None

    def enough(self) -> None:
        self.over = True

    def best(self) -> Choice | None:
        found = [*self._findings, self._share.so_far() if self._share else ()]
        return chosen(self._asked, found)

    def drop(self) -> None:
        self._thought.close()


class InWorkers:
    """In worker processes, which are hired first where there are none yet."""

    def __init__(self, workers: Workers, asked: Asked, clock: Callable[[], float]) -> None:
        self.spent, self.over = 0.0, False
        self._workers, self._asked = workers, asked
        self._clock, self._began = clock, clock()
        self._told = False
        self._enough_at: float | None = None

    def step(self, seconds: float) -> Choice | None:
        self.spent = self._clock() - self._began
        if self._told:
            return self._hear()
        self._workers.hire()
        if self._workers.ready:
            self._workers.ask(self._asked.called, self._asked.view, self._asked.ask)
            self._told = True
        if self._workers.lost:
            raise Lost
        return None

    def _hear(self) -> Choice | None:
        findings = self._workers.findings()
        if self._workers.lost:
            raise Lost
        if findings is not None:
            self.over = True
            return chosen(self._asked, findings)
        if self._enough_at is not None and self.spent - self._enough_at > GRACE:
            self._workers.lose("a worker does not answer")
            self.over = True
        return None

    def enough(self) -> None:
        if self._enough_at is None:
            self._enough_at = self.spent
            self.over = not self._told
            self._workers.enough()

    def best(self) -> Choice | None:
        return chosen(self._asked, self._workers.found() if self._told else [])

    def drop(self) -> None:
        self._workers.drop(self._asked.called.key)


def chosen(asked: Asked, findings: Sequence[Finding]) -> Choice | None:
    """What a bot makes of what its shares have found; None of nothing."""
    some = [finding for finding in findings if finding]
    return asked.bot.decide(asked.view, some) if some and isinstance(asked.bot, Searching) else None


class Thinker:
    """Thinks about one question at a time, and keeps its bots, for they may remember their plans.

    ``drop`` makes an answer that is no longer wanted impossible. ``weighed`` is what the bot that answered last made of
    its options, if it searched.
    """

    def __init__(self, workers: Workers | None = None, clock: Callable[[], float] = time.perf_counter) -> None:
        self.weighed: Finding = ()
        self._workers = workers
        self._clock = clock
        self._bots: dict[Key, Bot] = {}
        self._asked: Asked | None = None
        self._way: Way | None = None

    @property
    def busy(self) -> bool:
        return self._way is not None

    @property
    def spent(self) -> float:
        """Seconds thought about the question so far."""
        return self._way.spent if self._way else 0.0

    def start(self, called: Called, view: View, ask: Ask) -> None:
        """Put a question to the bot called so; one somebody was still at is dropped."""
        self.drop()
        if called.key not in self._bots:
            self._bots[called.key] = called.bot()
        asked = self._asked = Asked(self._bots[called.key], called, view, ask)
        if self._workers and not self._workers.lost and asked.searched:
            self._way = InWorkers(self._workers, asked, self._clock)
        else:
            self._way = InSlices(asked, self._clock)

    def drop(self) -> None:
        """The question is no longer asked. Its bot is made anew next time: half a thought must not count."""
        if self._way is not None and self._asked is not None:
            self._way.drop()
            self._bots.pop(self._asked.called.key)
        self._way = self._asked = None

    def move_now(self) -> None:
        """Answer with the best choice found until now, as soon as those who look for it have said it."""
        if self._way is not None:
            self._way.enough()

    def step(self, seconds: float = SLICE) -> Choice | None:
        """Think on for about that long; the choice, once it is found."""
        way, asked = self._way, self._asked
        if way is None or asked is None:
            return None
        try:
            choice = way.step(seconds)
            if choice is None:
                if way.spent > LONGEST:
                    way.enough()
                if not way.over:
                    return None
                choice = way.best()
        except Lost:
            self._way = InSlices(asked, self._clock)
            return None
        except Exception:
            log.exception("A bot failed")
            choice = None
        return self._answered(asked, choice)

    def _answered(self, asked: Asked, choice: Choice | None) -> Choice:
        """The choice if it is one; otherwise the first plausible option."""
        self._way = self._asked = None
        self.weighed = asked.searched.weighed if asked.searched else ()
        legal = options(asked.view)
        if choice is not None and choice in legal:
            return choice
        if choice is not None:
            log.error("A bot chose %s, which is no option", choice)
        plausible = asked.called.ruleset.insight.plausible(asked.view)
        return next((option for option in plausible if option in legal), legal[0])
