"""Chance: the only source of luck on a table.

A splitmix64 generator whose whole state is one integer: free to copy, printable, the same on every machine for ever.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Chance(msgspec.Struct):
    """Luck to come; ``state`` is 64 bits wide."""

    state: int

    def bits(self) -> int:
        """The next 64 bits."""
        self.state = state = (self.state + _GAMMA) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, count: int) -> int:
        """A number from 0 to ``count - 1``; ``count`` is at least 1."""
        assert count > 0, "luck needs something to choose from"
        return (self.bits() * count) >> 64

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each as likely as any other."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in a new order; the sequence itself is left as it was."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def fork(self, share: int) -> "Chance":
        """An independent source for share number ``share``; this one does not move."""
        return Chance((Chance(self.state ^ share * _GAMMA & _MASK).bits() + share) & _MASK)
