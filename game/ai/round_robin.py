"""The round-robin: every level meets every other, once alone against a table of them and once the other way round."""

from collections.abc import Sequence
from itertools import permutations

from game.ai.arena import Meeting
from game.engine.ruleset import Ruleset, Variant


def pairings(
    ruleset: Ruleset, names: Sequence[str], seats: int, seed: int, variant: Variant, scale: float
) -> tuple[Meeting, ...]:
    """The meetings of a round-robin; with the same seed all of them play the same deals."""
    tables = [(one, *(other,) * (seats - 1)) for one, other in permutations(names, 2)]
    if seats == 2:
        tables = [(one, other) for one, other in tables if names.index(one) < names.index(other)]
    return tuple(Meeting(ruleset, bots, seed, variant, scale=scale) for bots in tables)
