"""Piles: groups of things whose order inside a group nobody knows until somebody draws.

A shuffled deck is one group; a card put back under it in sight of all is a group of one. ``None`` is a card face down.
"""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

import msgspec

from game.engine.chance import Chance

T = TypeVar("T")


class Pile(msgspec.Struct, Generic[T]):
    """The groups from the top down. Only changes call the verbs; ``pick`` alone needs luck and moves nothing."""

    groups: list[tuple[T | None, ...]]

    def __len__(self) -> int:
        return sum(map(len, self.groups))

    def __iter__(self) -> Iterator[T | None]:
        for group in self.groups:
            yield from group

    def pick(self, chance: Chance) -> T:
        """Which thing the next draw brings. The pile is not empty and lies face up to the rules."""
        group = self.groups[0]
        drawn = group[0] if len(group) == 1 else chance.pick(group)
        assert drawn is not None, "a card face down cannot be drawn by its face"
        return drawn

    def remove(self, thing: T | None) -> None:
        """Take the thing out of the first group that holds it; on a view a card face down stands in for it."""
        for index, group in enumerate(self.groups):
            held = thing if thing in group else None
            if held in group:
                at = group.index(held)
                rest = group[:at] + group[at + 1 :]
                self.groups[index : index + 1] = [rest] if rest else []
                return
        raise AssertionError(f"{thing} is not in this pile")

    def mix_in(self, things: Iterable[T | None]) -> None:
        """Shuffle the things into the whole pile: one group without order."""
        self.groups[:] = grouped([*self, *things])

    def put_under(self, *things: T | None) -> None:
        """Lay the things under the pile one by one, their order known."""
        self.groups.extend((thing,) for thing in things)

    def put_on_top(self, *things: T | None) -> None:
        """Lay the things on the pile one by one; the last one is the next to be drawn."""
        self.groups[:0] = [(thing,) for thing in reversed(things)]

    def face_down(self) -> "Pile[T]":
        """The same pile to somebody who knows none of it."""
        return Pile([(None,) * len(group) for group in self.groups])


def grouped(things: Iterable[T | None]) -> list[tuple[T | None, ...]]:
    """One group in the canonical order, so that equal knowledge is an equal pile; no group for no things."""
    group = tuple(sorted(things, key=_rank))
    return [group] if group else []


def shuffled(things: Iterable[T]) -> Pile[T]:
    """A pile whose order nobody knows."""
    return Pile(grouped(things))


def stacked(things: Iterable[T]) -> Pile[T]:
    """A pile in a known order, top first."""
    return Pile([(thing,) for thing in things])


def _rank(thing: object) -> tuple[bool, object]:
    return (thing is not None, thing if thing is not None else 0)
