"""Tweens: eases, and the flight of one thing from one place to another.

A flight is a pure function of time: asked twice for the same moment it shows the same picture.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from game.stage.area import Point, Size
from game.stage.places import Leg, Place, Route, ThingId

FADE_SHARE = 0.3
"""The share of a flight in which a thing appears or disappears."""


class Turn(Enum):
    """How a thing shows another face."""

    FLIP = "flip"
    """Turned over like a card."""
    FADE = "fade"
    """The new face fades over the old one."""


def linear(t: float) -> float:
    return t


def settle(t: float) -> float:
    """Quick at first, then coming to rest: hands laying something down."""
    return 1 - (1 - t) ** 3


def sway(t: float) -> float:
    """Slow, quick, slow: somebody walking."""
    return t * t * (3 - 2 * t)


def spring(t: float) -> float:
    """A little too far and back: small tokens."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


def between(start: Place, end: Place, t: float) -> Place:
    """Part of the way in position, size, tilt, alpha and count; everything else is the end's."""

    def mix(a: float, b: float) -> float:
        return a + (b - a) * t

    count = end.count
    if start.count is not None and end.count is not None:
        count = round(mix(start.count, end.count))
    return Place(
        mix(start.x, end.x),
        mix(start.y, end.y),
        mix(start.w, end.w),
        mix(start.h, end.h),
        end.face,
        end.z,
        mix(start.tilt, end.tilt),
        min(1.0, max(0.0, mix(start.alpha, end.alpha))),
        count,
        end.label,
        end.tone,
    )


def along(leg: Leg, t: float) -> Point:
    """The point after the share `t` of a polyline, measured by length; beyond 0 and 1 its end pieces go on."""
    lengths = [math.dist(a, b) for a, b in pairwise(leg)]
    way = t * sum(lengths)
    piece = 0
    while piece < len(lengths) - 1 and way > lengths[piece]:
        way -= lengths[piece]
        piece += 1
    (ax, ay), (bx, by) = leg[piece], leg[piece + 1]
    share = way / lengths[piece] if lengths[piece] else 1.0
    return ax + (bx - ax) * share, ay + (by - ay) * share


@dataclass(frozen=True, slots=True)
class Flight:
    """One thing on its way: from `start`, at director time `begin`, in `span` seconds, to `end`.

    `legs` is its route, each leg eased and hopped for itself. `appears` and `leaves` fade it in and out. `fades` moves
    nothing: the thing dissolves at its start and forms at its end.
    """

    thing: ThingId
    start: Place
    end: Place
    begin: float
    span: float
    ease: Callable[[float], float] = settle
    hop: float = 0.0
    turn: Turn = Turn.FLIP
    legs: Route = ()
    appears: bool = False
    leaves: bool = False
    fades: bool = False

    @property
    def finish(self) -> float:
        return self.begin + self.span

    @property
    def size(self) -> Size:
        """The larger of its two sizes: a picture made for it is only ever made smaller."""
        return max(self.start.w, self.end.w), max(self.start.h, self.end.h)

    def share(self, now: float) -> float:
        """How much of its time has passed, from 0 to 1."""
        if self.span <= 0:
            return 1.0
        return min(1.0, max(0.0, (now - self.begin) / self.span))

    def drawn(self, now: float) -> tuple[Place, ...]:
        """What is to be painted now, the lower first: one place, or two while one dissolves into another."""
        t = self.share(now)
        if self.fades:
            return self._dissolving(self.start, self.end, t)
        pose = self._moved(t)
        if self.start.face == self.end.face:
            return (pose,)
        if self.turn is Turn.FADE:
            return self._dissolving(pose.but(face=self.start.face), pose, t)
        return (self._flipped(pose, t),)

    def pose(self, now: float) -> Place:
        """Where the thing itself is now."""
        return self.drawn(now)[-1]

    def _moved(self, t: float) -> Place:
        walked = self._walk() if self.legs else ()
        step, rest = self._step(t, len(walked) or 1)
        eased = self.ease(rest)
        way = (step + eased) / (len(walked) or 1)
        pose = between(self.start, self.end, way if t < 1 else 1.0)
        if walked:
            pose = pose.centred(along(walked[step], eased))
        lift = self.hop * 4 * rest * (1 - rest)
        return pose.but(y=pose.y - lift, alpha=pose.alpha * self._presence(t))

    @staticmethod
    def _step(t: float, steps: int) -> tuple[int, float]:
        """Which step of a walk it is, and how much of its time has passed."""
        step = min(int(t * steps), steps - 1)
        return step, t * steps - step

    def _walk(self) -> Route:
        """The legs with their starting points, from where the thing stands to where it will rest."""
        legs = []
        at = self.start.centre
        for leg in self.legs:
            legs.append((at, *leg))
            at = leg[-1]
        return (*legs[:-1], (*legs[-1][:-1], self.end.centre))

    def _presence(self, t: float) -> float:
        come = min(1.0, t / FADE_SHARE) if self.appears else 1.0
        go = min(1.0, (1 - t) / FADE_SHARE) if self.leaves else 1.0
        return come * go

    def _flipped(self, pose: Place, t: float) -> Place:
        narrow = abs(math.cos(math.pi * t))
        face = self.start.face if t < 0.5 else self.end.face
        return pose.but(x=pose.x + pose.w * (1 - narrow) / 2, w=pose.w * narrow, face=face)

    def _dissolving(self, old: Place, new: Place, t: float) -> tuple[Place, ...]:
        going = old.but(alpha=old.alpha * (1 - t)) if not self.appears else None
        coming = new.but(alpha=new.alpha * t) if not self.leaves else None
        return tuple(place for place in (going, coming) if place)
