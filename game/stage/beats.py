"""Beats: tempo, sound and flourish of a change, and how fast the whole table goes.

A box's scenes/beats.py is one mapping from change types to beats; a change without one gets PLAIN.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from game.engine.step import Change
from game.stage.tween import Turn, settle


class Flourish(Enum):
    """What is drawn over a change worth noticing."""

    GLOW = "glow"
    """A soft ring of light widens about the things that moved."""
    SPARKLE = "sparkle"
    """Sparks fly from the things that moved."""


@dataclass(frozen=True)
class Beat:
    """How one kind of change is played; times in seconds at normal speed.

    `tempo` is the time of a flight (of each leg, for a walk), `stagger` the delay between the things of one change.
    `hop` is how high things arc, in logical units. `cue` sounds when they set out (`voice` names another one for this
    change), `landing` when they arrive. `pause` is a rest after it, for reading. The next change begins when the share
    `follow` of this one has passed. `notable` makes a bot's move rest longer. `cut` moves things without a flight.
    """

    tempo: float = 0.42
    stagger: float = 0.06
    ease: Callable[[float], float] = settle
    hop: float = 0.0
    turn: Turn = Turn.FLIP
    cue: str | None = None
    landing: str | None = None
    flourish: Flourish | None = None
    pause: float = 0.0
    follow: float = 1.0
    notable: bool = False
    cut: bool = False
    voice: Callable[[Any], str | None] | None = None


PLAIN = Beat()
TURN_BACK = Beat(tempo=0.28, stagger=0.0)
"""How an undone choice goes back."""

Beats = Mapping[type[Change], Beat]


def beat_of(beats: Beats, change: Change) -> Beat:
    return beats.get(type(change), PLAIN)


def cue_of(beats: Beats, change: Change) -> str | None:
    """The sound with which a change sets out."""
    beat = beat_of(beats, change)
    return beat.voice(change) if beat.voice else beat.cue


class Speed(Enum):
    """How long animations take; the value multiplies every time."""

    SLOW = 1.6
    NORMAL = 1.0
    FAST = 0.35
    INSTANT = 0.0


@dataclass(frozen=True)
class Tempo:
    """The settings of a person: speed, no sliding about (`still`), and how long a bot's move rests, in seconds."""

    speed: Speed = Speed.NORMAL
    still: bool = False
    bot_pause: float = 0.3
    notable_pause: float = 1.0

    def time(self, seconds: float) -> float:
        return seconds * self.speed.value
