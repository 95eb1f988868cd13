"""Evenness: whether what a seat cannot see is dealt as evenly as cards from a good shuffle, in any box.

Where a view shows a back and the imagined table a face, something was dealt. Places are dealt from one pool when what
lies in all of them together never changes, but no part of them keeps what it has. Things of a pool are equals when
there are as many of each and they are found in the same places: no rule tells them apart, so each has to lie in each
place equally often.

For a place and a class of m equals let x(v, w) be how often thing v lies there in world w, and O(v) its sum over all
worlds. Where the deal is even, Σ (O(v) − mean)² is expected to be the sum over the worlds of Σ (x(v, w) − mean)²,
whatever the places depend on; m − 1 times the quotient of the two is distributed as χ² with m − 1 degrees of freedom.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec

from game.engine.table import Table, View

Place = tuple[str, ...]
"""The way to a list of hidden things through the fields and indices of a table."""

Deal = dict[Place, Counter[str]]
"""What lies hidden in each place of one world."""

PRIME = (1 << 61) - 1
"""Pools are found in the arithmetic of this field: exact, and quick."""

SURPRISE = 6.0
"""Standard deviations above what is expected from which a deal is called uneven."""


@dataclass
class Evenness:
    """The figure of a kind of hidden thing, summed over places and classes; it is expected to be ``freedom``."""

    kind: str
    dealt: int = 0
    figure: float = 0.0
    freedom: int = 0

    @property
    def deviations(self) -> float:
        """How many standard deviations of χ² the figure lies above what is expected."""
        return (self.figure - self.freedom) / math.sqrt(2 * self.freedom) if self.freedom else 0.0

    @property
    def even(self) -> bool:
        return self.deviations < SURPRISE


def measure(found: dict[str, Evenness], view: View, worlds: Sequence[Table]) -> None:
    """Enter the worlds imagined from one view into the figures, kind by kind."""
    deals = [hidden(view, world) for world in worlds]
    for pool in pools(deals):
        for place in pool:
            kind = kind_of(place)
            entry = found.setdefault(kind, Evenness(kind))
            lying = [deal.get(place, Counter[str]()) for deal in deals]
            entry.dealt += sum(things.total() for things in lying)
            for equals in _classes(place, pool, deals):
                figure = _figure(equals, lying)
                if figure is not None:
                    entry.figure += figure
                    entry.freedom += len(equals) - 1


def hidden(view: View, world: Table) -> Deal:
    """Where the world shows a face and the view a back: which faces lie in which place."""
    deal: Deal = defaultdict(Counter)
    for place, face in _faces((), msgspec.to_builtins(view), msgspec.to_builtins(world)):
        deal[place][face] += 1
    return deal


def _faces(place: Place, back: Any, face: Any) -> Iterator[tuple[Place, str]]:
    """The faces in ``face`` where ``back`` has None; of lists of another shape what the one has more than the other."""
    if back is None:
        if face is not None:
            yield place, str(face)
    elif isinstance(back, dict) and isinstance(face, dict):
        for field in back:
            if field not in ("chance", "journal"):
                yield from _faces((*place, field), back[field], face.get(field))
    elif isinstance(back, list | tuple) and isinstance(face, list | tuple):
        if len(back) == len(face):
            for index, (one, other) in enumerate(zip(back, face, strict=True)):
                yield from _faces(place if one is None else (*place, str(index)), one, other)
        else:
            more = Counter(_leaves(face))
            more.subtract(_leaves(back))
            for leaf in sorted((+more).elements()):
                yield place, leaf


def _leaves(thing: Any) -> Iterator[str]:
    if isinstance(thing, list | tuple):
        for part in thing:
            yield from _leaves(part)
    elif thing is not None:
        yield str(thing)


def pools(deals: Sequence[Deal]) -> list[list[Place]]:
    """The places, those together that are dealt from one pool.

    Each world is a row with a number for what has changed in each place since the first world; pools are the sets of
    places whose numbers always add up to nothing. Places of one kind that belong to no such set are a pool as well,
    some of whose things lie outside the table.
    """
    places = sorted({place for deal in deals for place in deal})
    changed = [[_mark(deal.get(place)) - _mark(deals[0].get(place)) for place in places] for deal in deals]
    rows = _eliminated(changed)
    free = [column for column in range(len(places)) if column not in rows]
    found = []
    for column in free:
        others = [pivot for pivot, row in rows.items() if row[column]]
        found.append(sorted(places[index] for index in (column, *others)))
    closed = {place for pool in found for place in pool}
    left = [place for place in places if place not in closed]
    return found + [[place for place in left if kind_of(place) == kind] for kind in sorted(set(map(kind_of, left)))]


def kind_of(place: Place) -> str:
    """The kind of hidden thing that lies in a place: the way there without the numbers."""
    return ".".join(part for part in place if not part.isdigit())


def _mark(things: Counter[str] | None) -> int:
    """A number that stands for a handful of things, so that marks of handfuls add up as the handfuls do."""
    return (
        sum(many * int.from_bytes(blake2b(thing.encode(), digest_size=7).digest()) for thing, many in things.items())
        if things
        else 0
    )


def _eliminated(rows: Sequence[Sequence[int]]) -> dict[int, list[int]]:
    """The rows in reduced echelon form, by the column of their leading one, which is the last that is not nothing."""
    found: dict[int, list[int]] = {}
    for given in rows:
        row = [number % PRIME for number in given]
        for pivot, other in found.items():
            row = _less(row, other, row[pivot])
        leading = max((column for column, number in enumerate(row) if number), default=None)
        if leading is not None:
            inverse = pow(row[leading], -1, PRIME)
            row = [number * inverse % PRIME for number in row]
            found = {pivot: _less(other, row, other[leading]) for pivot, other in found.items()}
            found[leading] = row
    return found


def _less(row: list[int], other: list[int], times: int) -> list[int]:
    return [(one - times * two) % PRIME for one, two in zip(row, other, strict=True)] if times else row


def _classes(place: Place, pool: Sequence[Place], deals: Sequence[Deal]) -> list[list[str]]:
    """The things that may lie in this place, equals together."""
    whole: Counter[str] = Counter()
    for deal in deals:
        whole |= sum((deal.get(other, Counter[str]()) for other in pool), Counter[str]())
    alike: defaultdict[tuple[object, ...], list[str]] = defaultdict(list)
    for thing, copies in sorted(whole.items()):
        where = frozenset(other for other in pool if any(deal.get(other, whole)[thing] for deal in deals))
        if place in where:
            alike[where, copies].append(thing)
    return [things for things in alike.values() if len(things) > 1]


def _figure(equals: Sequence[str], lying: Sequence[Counter[str]]) -> float | None:
    """(m − 1) times observed over expected; None where nothing ever moves."""
    within = sum(_dispersion([things[thing] for thing in equals]) for things in lying)
    if not within:
        return None
    sums = [sum(things[thing] for things in lying) for thing in equals]
    return (len(equals) - 1) * _dispersion(sums) / within


def _dispersion(numbers: Sequence[int]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers)
