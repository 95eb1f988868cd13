"""Worker processes: the four shares of a search are looked at side by side, on as many cores as there are.

Share k always lives in worker k modulo their number, where its tree grows from question to question, so that an answer
does not depend on how many workers there are. A worker imports engine, bots and rules, never what draws. It hears the
program through one line, and ends when that is cut, however the program ended.
"""

import logging
import os
import signal
import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from enum import Enum
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Protocol, runtime_checkable

from game.ai.bot import Bot, Thought
from game.ai.levels import make
from game.ai.search import SHARES, Weighed
from game.engine.record import Choice
from game.engine.ruleset import Ruleset
from game.engine.step import Ask
from game.engine.table import View

log = logging.getLogger(__name__)

LISTENS = 0.02
"""Seconds between two looks at the line while a worker thinks."""
MODEST = 5
"""How much a worker steps back behind the window, as `nice` counts."""

Finding = tuple[Weighed, ...]
"""What one share has found: every option, weighed; nothing when it had no time for a first thought."""


class Share(Protocol):
    """One tree of a search."""

    def search(self, view: View, ask: Ask) -> Generator[None, None, Finding]:
        """Look at a question; yields between two looks."""
        ...

    def so_far(self) -> Finding:
        """What the search under way has found until now."""
        ...


@runtime_checkable
class Searching(Protocol):
    """A bot whose thought can be shared out: as many shares as ``SHARES``, whatever the cores.

    ``weighed`` is what it made of the options of its last decision.
    """

    @property
    def weighed(self) -> Finding: ...

    @property
    def shares(self) -> Sequence[Share]: ...

    def think(self, view: View, ask: Ask) -> Thought: ...

    def decide(self, view: View, found: Sequence[Finding]) -> Choice: ...


Maker = Callable[[str, Ruleset, int], Bot]
Key = tuple[str, str, int]


@dataclass(frozen=True)
class Called:
    """A bot by its name, box and luck: what a worker needs to make its like."""

    who: str
    ruleset: Ruleset
    seed: int
    make: Maker = make

    @property
    def key(self) -> Key:
        return self.who, self.ruleset.slug, self.seed

    def bot(self) -> Bot:
        return self.make(self.who, self.ruleset, self.seed)


@dataclass(frozen=True)
class Question:
    """Sent to a worker; it answers once a share with (number, share, finding)."""

    number: int
    called: Called
    view: View
    ask: Ask
    shares: tuple[int, ...]


@dataclass(frozen=True)
class Dropped:
    """Said to a worker: what was asked of this bot last is no longer asked. Nothing else is said before, but ENOUGH."""

    key: Key


class Word(Enum):
    """Said to a worker: answer now with what you have; a new evening begins."""

    ENOUGH = "enough"
    FORGET = "forget"


Said = Question | Dropped | Word


# -- in a worker


def work(line: Connection) -> None:
    """What a worker does all its life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MODEST)
    desk = Desk(line)
    try:
        while True:
            desk.hear(line.recv())
    except (EOFError, OSError):
        return


class Desk:
    """Where a worker keeps its bots. A bot whose question was dropped is made anew: half a search must not count."""

    def __init__(self, line: Connection, clock: Callable[[], float] = time.perf_counter) -> None:
        self._line = line
        self._clock = clock
        self._bots: dict[Key, Bot] = {}
        self._word: Said | None = None

    def hear(self, said: Said) -> None:
        """Do what the program says; ENOUGH of a question that is answered already changes nothing."""
        if isinstance(said, Question):
            self._answer(said)
        elif isinstance(said, Dropped):
            self._bots.pop(said.key, None)
        elif said is Word.FORGET:
            self._bots.clear()

    def _answer(self, question: Question) -> None:
        self._word, key = None, question.called.key
        if key not in self._bots:
            self._bots[key] = question.called.bot()
        bot = self._bots[key]
        assert isinstance(bot, Searching), "only searches are shared out"
        for share in question.shares:
            finding = self._look(bot.shares[share], question)
            if finding is None:
                self._bots.pop(key)
                return
            self._line.send((question.number, share, finding))

    def _look(self, share: Share, question: Question) -> Finding | None:
        """What a share finds, listening to the program meanwhile; None when the question is dropped."""
        if self._word is Word.ENOUGH:
            return ()
        thought, heard = share.search(question.view, question.ask), self._clock()
        while True:
            try:
                next(thought)
            except StopIteration as end:
                finding: Finding = end.value
                return finding
            if self._clock() - heard > LISTENS:
                heard = self._clock()
                if self._line.poll():
                    self._word = self._line.recv()
                    return share.so_far() if self._word is Word.ENOUGH else None


# -- in the program


class Workers:
    """All workers of the program: hired one by one, when somebody needs them, and asked one question at a time.

    ``lost`` is why they can be asked no longer this evening; empty while all is well.
    """

    def __init__(self, count: int = 0) -> None:
        """So many, 0 for one a core and four at most."""
        self.count = count or min(SHARES, cores())
        self.lost = ""
        self.hired: list[BaseProcess] = []
        self._lines: list[Connection] = []
        self._number = 0
        self._key: Key | None = None
        self._waiting: set[int] = set()
        self._found: dict[int, Finding] = {}

    @property
    def ready(self) -> bool:
        """Whether all of them are there."""
        return not self.lost and len(self.hired) == self.count

    def hire(self) -> None:
        """Start one more if one is missing: some milliseconds; it finds its place by itself, while others go on."""
        if self.lost or self.ready:
            return
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        worker = context.Process(target=work, args=(theirs,), name=f"worker {len(self.hired)}", daemon=True)
        try:
            worker.start()
        except OSError as error:
            self.lose(f"a worker could not be started: {error}")
            return
        theirs.close()
        self.hired.append(worker)
        self._lines.append(ours)

    def ask(self, called: Called, view: View, ask: Ask) -> None:
        """Put a question to all, in the place of the one before."""
        assert self.ready, "workers are hired before they are asked"
        if self._waiting and self._key:
            self.drop(self._key)
        self._number += 1
        self._key = called.key
        self._found, self._waiting = {}, set(range(SHARES))
        for worker in range(self.count):
            shares = tuple(range(worker, SHARES, self.count))
            self._say(worker, Question(self._number, called, view, ask, shares))

    def findings(self) -> list[Finding] | None:
        """What all shares have found, in their order; None while one is missing."""
        for line in self._lines:
            try:
                while line.poll():
                    number, share, finding = line.recv()
                    if number == self._number:
                        self._found[share] = finding
                        self._waiting.discard(share)
            except (EOFError, OSError):
                self.lose("a worker has died")
                return None
        return None if self._waiting else self.found()

    def found(self) -> list[Finding]:
        """What has been found until now."""
        return [self._found[share] for share in sorted(self._found)]

    def enough(self) -> None:
        """All shall say what they have found until now."""
        self._say_all(Word.ENOUGH)

    def drop(self, key: Key) -> None:
        """What was asked of this bot is no longer asked, what is still said to it not heard; its trees are cut down."""
        if key == self._key:
            self._waiting.clear()
            self._number += 1
        self._say_all(Dropped(key))

    def forget(self) -> None:
        """A new evening: no bot remembers anything, and lost workers may be replaced."""
        if self._key:
            self.drop(self._key)
        self._say_all(Word.FORGET)
        self.lost = ""

    def lose(self, reason: str) -> None:
        """Do without workers for this evening."""
        if not self.lost:
            log.error("Bots think in the window's own process at this table: %s.", reason)
            self.lost = reason
            self.close()

    def close(self) -> None:
        """Send all home, and do not wait for those who are deep in thought."""
        for line in self._lines:
            line.close()
        for worker in self.hired:
            worker.terminate()
        for worker in self.hired:
            worker.join(1.0)
        self.hired, self._lines = [], []
        self._waiting.clear()

    def _say_all(self, said: Said) -> None:
        for worker in range(len(self._lines)):
            self._say(worker, said)

    def _say(self, worker: int, said: Said) -> None:
        if self.lost:
            return
        try:
            self._lines[worker].send(said)
        except OSError:
            self.lose("a worker has died")


def cores() -> int:
    """How many cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
