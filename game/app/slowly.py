"""Slow things, done a little at a time between two frames."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Generic, TypeVar

SLICE = 0.008
"""Seconds of it between two frames."""

T = TypeVar("T")


class Slowly(Generic[T]):
    """`found` is what came of it, None before it is done."""

    def __init__(self, slow: Generator[None, None, T]) -> None:
        self.found: T | None = None
        self.over = False
        self._slow = slow

    def go_on(self, seconds: float = SLICE) -> bool:
        """Do a little more; whether it came to its end now."""
        begin = time.perf_counter()
        while not self.over and time.perf_counter() - begin < seconds:
            try:
                next(self._slow)
            except StopIteration as end:
                self.over, self.found = True, end.value
                return True
        return False
