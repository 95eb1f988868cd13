"""What a share of a land could bring the looker: the wares that make the own hand worth most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from game.alrashid.rules.board import SHARES, WARES
from game.alrashid.rules.payments import value

Counts = tuple[int, ...]


@lru_cache(maxsize=512)
def best_share(held: Counts, stock: Counts, rank: int, distinct: bool) -> Counts:
    """The wares to take, by Ware, from a land with this stock at this rank; the first rank may take all of a kind."""
    return max(_shares(stock, rank, distinct), key=lambda taken: (_worth(held, taken), -sum(taken)))


def _shares(stock: Counts, rank: int, distinct: bool) -> Iterator[Counts]:
    for kinds in combinations_with_replacement(WARES, min(SHARES[rank], sum(stock))):
        taken = tuple(kinds.count(ware) for ware in WARES)
        if all(count <= min(there, 1 if distinct else there) for count, there in zip(taken, stock, strict=True)):
            yield taken
    yield (0,) * len(WARES)
    if rank == 0:
        for ware in WARES:
            yield tuple(stock[kind] if kind is ware else 0 for kind in WARES)


def _worth(held: Sequence[int], taken: Sequence[int]) -> int:
    return value([has + more for has, more in zip(held, taken, strict=True)])
