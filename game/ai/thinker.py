"""The thinker: lets a bot think a few milliseconds at a time, so that the window never waits for it.

A bot that fails, or answers what is no option, is answered for by the first option: the game always goes on.
"""

import logging
import time
from collections.abc import Callable

from game.ai.bot import Bot, Thought
from game.engine.play import options
from game.engine.record import Choice
from game.engine.step import Ask
from game.engine.table import View

log = logging.getLogger(__name__)

SLICE = 0.008
"""Seconds of thought between two frames."""
LONGEST = 20.0
"""Seconds after which a bot is answered for."""


class Thinker:
    """Thinks about one question at a time. ``drop`` makes an answer that is no longer wanted impossible."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._thought: Thought | None = None
        self._view: View | None = None
        self._spent = 0.0

    @property
    def busy(self) -> bool:
        return self._thought is not None

    @property
    def spent(self) -> float:
        """Seconds thought about the question so far."""
        return self._spent

    def start(self, bot: Bot, view: View, ask: Ask) -> None:
        """Put a question to a bot; one it was still at is dropped."""
        self._thought, self._view, self._spent = bot.think(view, ask), view, 0.0

    def drop(self) -> None:
        """The question is no longer asked."""
        self._thought = self._view = None

    def step(self, seconds: float = SLICE) -> Choice | None:
        """Think on for about that long; the choice, once it is found."""
        if self._thought is None or self._view is None:
            return None
        begin = self._clock()
        while self._clock() - begin < seconds:
            try:
                next(self._thought)
            except StopIteration as end:
                return self._answered(end.value)
            except Exception:
                log.exception("A bot failed")
                return self._answered(None)
        self._spent += self._clock() - begin
        return self._answered(None) if self._spent > LONGEST else None

    def _answered(self, choice: Choice | None) -> Choice:
        assert self._view is not None, "there was a question"
        legal = options(self._view)
        self.drop()
        if choice is None or choice not in legal:
            log.error("A bot chose %s, which is no option", choice)
            return legal[0]
        return choice
