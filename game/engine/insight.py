"""Insight: what a box tells bots about a position, from what a seat may see.

Strengths are one number a seat, on the scale of log-odds: their softmax is the seats' chances of winning. They are
learned: a box names its features, ``build/train.py`` fits a weight to each, and a Judge weighs them.
"""

import math
from collections.abc import Sequence
from operator import mul
from typing import Protocol

from game.engine.chance import Chance
from game.engine.record import Choice, Record
from game.engine.seats import Seat
from game.engine.table import View

PLAIN, FULL = 0, 1
"""How much is seen in a position: what lies on top, or everything a box has a feature for."""


class Term(Record, frozen=True):
    """What one thing adds to a seat's strength; ``name`` is a key of the box's texts under ``reason``."""

    name: str
    strength: float


class Insight(Protocol):
    """Advice for bots, from what a seat may see."""

    scale: float
    """Points of the final score that make one step of strength."""

    horizon: int
    """Rounds ahead that reflexes can be trusted; 0 where a position is better judged as it is."""

    par: float
    """The score that a seat alone is measured against: half of what can be expected."""

    def worth(self, view: View, seat: Seat) -> float:
        """How good the position is for the seat by hand-made rules, in points or coins; greedy's yardstick."""
        ...

    def plausible(self, view: View) -> Sequence[Choice]:
        """The options a sensible person would weigh, best guess first; never none where there are options."""
        ...

    def reflex(self, view: View, chance: Chance) -> Choice:
        """What somebody in a hurry would choose: quick to find, seldom silly."""
        ...

    def strengths(self, view: View, sight: int = FULL) -> list[float]:
        """How strong each seat stands, as far as ``sight`` goes; the game is not over."""
        ...

    def terms(self, view: View, seat: Seat) -> tuple[Term, ...]:
        """What the seat's strength is made of, one term a name."""
        ...

    def rounds(self, view: View) -> int:
        """How many rounds have ended; playouts stop where this changes."""
        ...


class Weights(Record, frozen=True):
    """A learned table: for each feature its weight at the beginning and at the end of a game.

    ``plain`` weigh what lies on top alone (0.0 for the rest), ``full`` everything.
    """

    names: tuple[str, ...]
    plain: tuple[tuple[float, float], ...]
    full: tuple[tuple[float, float], ...]


class Judge:
    """Weighs features; weights pass evenly from the beginning to the end of the game, in hundredths."""

    def __init__(self, weights: Weights) -> None:
        self._steps = tuple(_steps(pairs) for pairs in (weights.plain, weights.full))

    def strength(self, features: Sequence[float], progress: float, sight: int = FULL) -> float:
        """The weighed sum of the features; ``progress`` runs from 0 to 1 through the game."""
        strength: float = sum(map(mul, self._steps[sight][int(100 * progress)], features))
        return strength

    def parts(self, features: Sequence[float], progress: float) -> tuple[float, ...]:
        """What each feature adds."""
        return tuple(map(mul, self._steps[FULL][int(100 * progress)], features))


def _steps(pairs: Sequence[tuple[float, float]]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(early + (late - early) * step / 100 for early, late in pairs) for step in range(101))


def chances(strengths: Sequence[float]) -> list[float]:
    """The softmax; a seat alone is measured against a strength of 0."""
    if len(strengths) == 1:
        return [1 / (1 + math.exp(-max(-50.0, min(50.0, strengths[0]))))]
    most = max(strengths)
    odds = [math.exp(strength - most) for strength in strengths]
    whole = sum(odds)
    return [each / whole for each in odds]
