"""Slow things, done at once."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def through(slow: Generator[None, None, T]) -> T:
    """Let a slow thing come to its end."""
    while True:
        try:
            next(slow)
        except StopIteration as end:
            found: T = end.value
            return found
