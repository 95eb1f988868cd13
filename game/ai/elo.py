"""Elo: one number a level, fitted to the places of many games at once, and how sure it is.

The model is Plackett and Luce's. A level has a strength γ; the first place of a game goes to each seat with a chance
of γ over the sum of all γ at the table, the second the same way among the others, and so on; with two seats that is
Bradley and Terry's. Seats that share a place each win theirs from the same table. The fit is Hunter's
minorise-maximise iteration on counts of equal contests; one imaginary drawn game between every two levels keeps a
level that never lost finite. Elo is 400 · log10 γ around a mean of 1500.

Games that share a deal are no independent witnesses, so the intervals come from resampling whole deals.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.engine.chance import Chance

Contest = tuple[tuple[int, ...], int]
"""Who competed for a place (how many of each level, in the order of the levels), and which level took it."""

MEAN = 1500.0
POINTS = 400.0
ROUNDS = 2000
CLOSE = 1e-7
"""Relative change of the strengths at which the fit has come to rest."""


@dataclass(frozen=True)
class Rating:
    """A level's Elo and the interval the true one lies in with 95 % confidence."""

    name: str
    elo: float
    low: float
    high: float


class Ratings:
    """Collects games as they come; memory grows with the number of deals, by a few counts each."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self._deals: defaultdict[int, Counter[Contest]] = defaultdict(Counter)

    def enter(self, deal: int, bots: Sequence[str], places: Sequence[int]) -> None:
        """A game on that deal; bots and places are in the same order."""
        self._deals[deal].update(contests([self.names.index(bot) for bot in bots], places, len(self.names)))

    def rate(self, resamples: int = 200, seed: int = 1) -> list[Rating]:
        """Every level's rating, in the order of the names."""
        deals = list(self._deals.values())
        if not deals:
            return [Rating(name, MEAN, -math.inf, math.inf) for name in self.names]
        fitted = elos(_sum(deals), len(self.names))
        luck = Chance(seed)
        drawn = [elos(_sum([luck.pick(deals) for _ in deals]), len(self.names), fitted) for _ in range(resamples)]
        bounds = [_middle_95(sorted(once[level] for once in drawn)) for level in range(len(self.names))]
        return [
            Rating(name, elo, min(elo, low), max(elo, high))
            for name, elo, (low, high) in zip(self.names, fitted, bounds, strict=True)
        ]


def contests(levels: Sequence[int], places: Sequence[int], count: int) -> list[Contest]:
    """The contests of a game: one for every place, among those who had not taken a better one."""
    found = []
    for level, place in zip(levels, places, strict=True):
        rivals = [other for other, theirs in zip(levels, places, strict=True) if theirs >= place]
        if set(rivals) != {level}:
            found.append((tuple(rivals.count(other) for other in range(count)), level))
    return found


def elos(counts: Mapping[Contest, float], levels: int, start: Sequence[float] | None = None) -> list[float]:
    """The Elo of each level that makes these contests most likely; ``start`` is where to begin looking."""
    full = dict(_draws(levels))
    for contest, times in counts.items():
        full[contest] = full.get(contest, 0.0) + times
    strengths = [10 ** ((elo - MEAN) / POINTS) for elo in start or [MEAN] * levels]
    wins = [sum(times for (_, winner), times in full.items() if winner == level) for level in range(levels)]
    tables: defaultdict[tuple[int, ...], float] = defaultdict(float)
    for (table, _), times in full.items():
        tables[table] += times
    for _ in range(ROUNDS):
        better = _improved(strengths, wins, tables)
        change = max(abs(new / old - 1) for new, old in zip(better, strengths, strict=True))
        strengths = better
        if change < CLOSE:
            break
    return [MEAN + POINTS * math.log10(strength) for strength in strengths]


def _improved(strengths: list[float], wins: Sequence[float], tables: Mapping[tuple[int, ...], float]) -> list[float]:
    """One step of the iteration, the geometric mean of the strengths kept at 1."""
    weights = [0.0] * len(strengths)
    for table, times in tables.items():
        each = times / sum(seats * strength for seats, strength in zip(table, strengths, strict=True))
        for level, seats in enumerate(table):
            weights[level] += seats * each
    raw = [won / weight if weight else 1.0 for won, weight in zip(wins, weights, strict=True)]
    mean = math.exp(sum(map(math.log, raw)) / len(raw))
    return [strength / mean for strength in raw]


def _draws(levels: int) -> list[tuple[Contest, float]]:
    """Half a win and half a defeat of every level against every other."""
    found = []
    for one in range(levels):
        for other in range(levels):
            if one != other:
                table = tuple(int(level in (one, other)) for level in range(levels))
                found.append(((table, one), 0.5))
    return found


def _sum(deals: Sequence[Counter[Contest]]) -> Counter[Contest]:
    total: Counter[Contest] = Counter()
    for deal in deals:
        total.update(deal)
    return total


def _middle_95(ordered: Sequence[float]) -> tuple[float, float]:
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]
