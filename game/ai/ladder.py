"""The ladder: that each level is better than the one below it, at every number of seats a box has.

With four seats and with the fewest that make company, one seat of a level plays against a table of the level below
and has to win a share of the games; at the other numbers all levels sit together and their mean ranks have to come in
order. The top level alone plays against three ``greedy``, and once, if asked to, all sit together at full budget.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from game.ai.arena import Meeting, Played, Standing, count, standings
from game.ai.levels import OFFERED, TOP
from game.engine.ruleset import Ruleset, Variant

YARDSTICK = "greedy"
FULL = "full"
STEPS = (*OFFERED[1:], YARDSTICK, "ranks", FULL)
"""The parts of the ladder by name: a level over the one below, the top over greedy, mean ranks, and full budget."""

FULL_BOX = "crown"
MAIN = 4
"""The number of seats at which every step is measured most closely."""


@dataclass(frozen=True)
class Rung:
    """One thing to be shown: some tables, the games at each, and what is asked for.

    ``share`` is what the first bot of the table has to win, ``bound`` what the Wilson bound has to exceed; without a
    share the mean ranks have to come in the order of the ladder. ``scale`` replaces the arena's where it is given.
    """

    step: str
    tables: tuple[tuple[str, ...], ...]
    games: int
    share: float | None = None
    bound: float = 0.0
    scale: float | None = None

    @property
    def seats(self) -> int:
        return len(self.tables[0])


def rungs(ruleset: Ruleset, games: int) -> tuple[Rung, ...]:
    """Every rung of a box; ``games`` at four seats, half of them at the smallest number, a third at the others."""
    smallest = max(2, ruleset.seats[0])
    found = []
    for below, level in pairwise(OFFERED):
        small = 0.65 if smallest == 2 else 0.55
        found.append(Rung(level, ((level, *(below,) * (MAIN - 1)),), games, 0.45, 0.33))
        found.append(Rung(level, ((level, *(below,) * (smallest - 1)),), games // 2, small))
    found.append(Rung(YARDSTICK, ((TOP, *(YARDSTICK,) * (MAIN - 1)),), games, 0.55))
    for seats in ruleset.seats:
        if seats > 1 and seats not in (smallest, MAIN):
            found.append(_ranks(seats, games // 3))
    if ruleset.slug == FULL_BOX:
        found.append(Rung(FULL, (OFFERED,), games // 3, scale=1.0))
    return tuple(found)


def _ranks(seats: int, games: int) -> Rung:
    """All levels at one table; where chairs are missing each level stays away in turn, on a spare one sits greedy."""
    if seats >= len(OFFERED):
        return Rung("ranks", ((*OFFERED, *(YARDSTICK,) * (seats - len(OFFERED))),), games)
    tables = tuple(combinations(OFFERED, seats))
    return Rung("ranks", tables, seats * math.ceil(games / len(tables) / seats))


class Climb:
    """What has been played of a rung so far; ``scale`` is that of its budgets."""

    def __init__(self, rung: Rung, scale: float) -> None:
        self.rung = rung
        self.scale = rung.scale or scale
        self._tables = [standings(bots) for bots in rung.tables]

    def meetings(self, ruleset: Ruleset, seed: int, variant: Variant) -> tuple[Meeting, ...]:
        """The rung's tables as meetings."""
        return tuple(Meeting(ruleset, bots, seed, variant, scale=self.scale) for bots in self.rung.tables)

    def enter(self, table: int, played: Played) -> None:
        """A game at one of the rung's tables."""
        if played.finished:
            count(self._tables[table], played)

    @property
    def games(self) -> int:
        return sum(table[0].games for table in self._tables)

    @property
    def hero(self) -> Standing:
        """The first bot of the first table."""
        return self._tables[0][0]

    @property
    def ranks(self) -> dict[str, float]:
        """The mean rank of each level, the weakest first."""
        return {name: mean_rank(bot for table in self._tables for bot in table if bot.name == name) for name in OFFERED}

    @property
    def met(self) -> bool | None:
        """Whether it was shown; None while games are missing."""
        if self.games < self.rung.games * len(self._tables):
            return None
        if self.rung.share is not None:
            return self.hero.share >= self.rung.share and self.hero.interval[0] > self.rung.bound
        return _falling(list(self.ranks.values()))


def mean_rank(standing: Iterable[Standing]) -> float:
    """Over several standings, 0 when nobody has played."""
    ranked, games = 0, 0
    for bot in standing:
        ranked, games = ranked + bot.ranked, games + bot.games
    return ranked / games if games else 0.0


def _falling(numbers: Sequence[float]) -> bool:
    return all(one > other for one, other in pairwise(numbers))
