"""The mouse in logical coordinates: press and release, looking closer, the wheel, and when not to listen.

One click acts on release. A right click or a press held for 0.4 s is a wish to look closer. After a deed the pointer
may rest for a moment, so that a nervous second click does not hit what appears in its place; after a change of scene
everything still queued is thrown away.
"""

from __future__ import annotations

import enum
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.stage.area import Point
from game.stage.canvas import Canvas

HOLD_SECONDS = 0.4
REST_SECONDS = 0.25
STRAY = 12.0
QUEUED = (
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
    pygame.KEYDOWN,
    pygame.KEYUP,
    pygame.TEXTINPUT,
    pygame.TEXTEDITING,
)


class Sign(enum.Enum):
    """What the pointer does."""

    MOVE = enum.auto()
    PRESS = enum.auto()
    CLICK = enum.auto()
    LOOK = enum.auto()
    WHEEL = enum.auto()
    CANCEL = enum.auto()


class Gesture(NamedTuple):
    """A sign at a logical point.

    start: where the button went down (CLICK, MOVE with `held`). turn: notches of the wheel, positive away from the
    person. CANCEL means a press that will have no click.
    """

    sign: Sign
    at: Point
    start: Point = (0.0, 0.0)
    held: bool = False
    turn: float = 0.0


class Pointer:
    """Reads pygame's mouse events. clock: seconds, replaceable in tests."""

    def __init__(self, canvas: Canvas, clock: Callable[[], float] = time.monotonic) -> None:
        self.canvas = canvas
        self.clock = clock
        self.at: Point = (-1000.0, -1000.0)
        self._start: Point | None = None
        self._pressed_at = 0.0
        self._rest_until = float("-inf")
        self._stale = False

    @property
    def held(self) -> bool:
        return self._start is not None

    @property
    def resting(self) -> bool:
        """Whether clicks (and keys that act) are ignored just now."""
        return self._stale or self.clock() < self._rest_until

    def rest(self, seconds: float = REST_SECONDS) -> None:
        """Ignore clicks for a moment, after something was done that must not be done twice."""
        self._rest_until = max(self._rest_until, self.clock() + seconds)

    def fresh(self) -> None:
        """A new scene: forget the press, the queue and the rest of the batch that is being read."""
        pygame.event.clear(QUEUED)
        self._start = None
        self._stale = True

    def batch(self) -> Iterator[pygame.event.Event]:
        """The events of this frame; of many mouse moves in a row only the last, and no input older than `fresh`."""
        self._stale = False
        move: pygame.event.Event | None = None
        for event in pygame.event.get():
            if event.type == pygame.MOUSEMOTION:
                move = event
                continue
            if move is not None and not self._stale:
                yield move
            move = None
            if not (self._stale and event.type in QUEUED):
                yield event
        if move is not None and not self._stale:
            yield move
        self._stale = False

    def read(self, event: pygame.event.Event) -> list[Gesture]:
        """The gestures in one pygame event; most events have none."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(self.canvas.logical(event.pos))
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._went_down(event)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._went_up(event)
        if event.type == pygame.MOUSEWHEEL:
            return [Gesture(Sign.WHEEL, self.at, turn=float(getattr(event, "precise_y", event.y)))]
        if event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWSIZECHANGED):
            return self._left()
        return []

    def tick(self) -> list[Gesture]:
        """Call once a frame: a long press becomes a look."""
        if self._start is None or self.clock() - self._pressed_at < HOLD_SECONDS or self._strayed():
            return []
        start, self._start = self._start, None
        return [Gesture(Sign.CANCEL, self.at, start), Gesture(Sign.LOOK, self.at, start)]

    def _strayed(self) -> bool:
        start = self._start or self.at
        return abs(self.at[0] - start[0]) > STRAY or abs(self.at[1] - start[1]) > STRAY

    def _moved(self, at: Point) -> list[Gesture]:
        self.at = at
        return [Gesture(Sign.MOVE, at, self._start or at, self.held)]

    def _went_down(self, event: pygame.event.Event) -> list[Gesture]:
        self.at = self.canvas.logical(event.pos)
        if event.button != 1 or self.resting:
            return []
        self._start, self._pressed_at = self.at, self.clock()
        return [Gesture(Sign.PRESS, self.at, self.at, True)]

    def _went_up(self, event: pygame.event.Event) -> list[Gesture]:
        self.at = self.canvas.logical(event.pos)
        if event.button == 3:
            return [Gesture(Sign.LOOK, self.at, self.at)]
        if event.button != 1 or self._start is None:
            return []
        start, self._start = self._start, None
        sign = Sign.CANCEL if self.resting else Sign.CLICK
        return [Gesture(sign, self.at, start)]

    def _left(self) -> list[Gesture]:
        start, self._start = self._start, None
        self.at = (-1000.0, -1000.0)
        cancel = [] if start is None else [Gesture(Sign.CANCEL, self.at, start)]
        return [*cancel, Gesture(Sign.MOVE, self.at, self.at)]
