"""A store that forgets what was used longest ago, with a budget in bytes (pictures) or in pieces."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

V = TypeVar("V")


def picture_bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


class Lru(Generic[V]):
    """Keeps made values up to `budget`, each weighing `cost(value)`; the newest always stays."""

    def __init__(self, budget: int, cost: Callable[[V], int]) -> None:
        self.budget = budget
        self.weight = 0
        self._cost = cost
        self._kept: OrderedDict[Hashable, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        value = make()
        self._kept[key] = value
        self.weight += self._cost(value)
        while self.weight > self.budget and len(self._kept) > 1:
            self.weight -= self._cost(self._kept.popitem(last=False)[1])
        return value

    def clear(self) -> None:
        self._kept.clear()
        self.weight = 0
