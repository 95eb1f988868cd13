"""What a bot is: it is shown a View and an Ask, thinks for a while, and answers.

A bot never gets a Table. Luck of its own comes from its seed and from what it sees, so that the same view always meets
the same thought.
"""

import hashlib
from collections.abc import Generator
from typing import Protocol

import msgspec

from game.engine.chance import Chance
from game.engine.record import Choice
from game.engine.step import Ask
from game.engine.table import View

Thought = Generator[None, None, Choice]
"""Thinking in small steps: yields between them and returns the choice."""


class Bot(Protocol):
    """Somebody at a seat who is no person."""

    def think(self, view: View, ask: Ask) -> Thought:
        """Choose one of the options of ``ask``, which waits on ``view`` for the seat that sees it so."""
        ...


def think_through(thought: Thought) -> Choice:
    """Let a thought come to its end at once."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            choice: Choice = end.value
            return choice


def glance(view: View) -> bytes:
    """Eight bytes that stand for all there is to see; the view's journal is empty."""
    return hashlib.blake2b(msgspec.msgpack.encode(view), digest_size=8).digest()


def luck(view: View, seed: int) -> Chance:
    """The bot's own luck before this view: nothing the bot cannot see moves it."""
    return Chance(int.from_bytes(glance(view), "little") ^ seed)
