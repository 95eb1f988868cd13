"""Drawing several things at once from an unordered pile."""

from collections.abc import Sequence
from typing import TypeVar

from game.engine.chance import Chance

T = TypeVar("T")


def drawn(chance: Chance, things: Sequence[T | None], count: int) -> tuple[T, ...]:
    """Up to ``count`` of the things, each as likely as any other, in the order drawn; a card face down is not drawn."""
    left = [thing for thing in things if thing is not None]
    return tuple(left.pop(chance.below(len(left))) for _ in range(min(count, len(left))))
