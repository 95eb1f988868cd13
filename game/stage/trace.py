"""Following pieces: a record of where everything was from frame to frame, and what in it the eye would call a jump.

Set `director.trace = Trace()` before the first `show`; afterwards `trace.jumps` must be empty.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.stage.places import Place, Places, ThingId

FASTEST = 9000.0
"""Logical units a second: the peak of a flight across the whole table."""
UNSEEN = 0.35
"""Up to this alpha a thing may come, go or be elsewhere: it is dissolving or has just been born."""


@dataclass(frozen=True)
class Jump:
    """Something seen at one place and then, one frame later, elsewhere or nowhere."""

    thing: ThingId
    at: float
    was: Place | None
    now: Place | None

    def __str__(self) -> str:
        way = " to ".join(f"({place.x:.0f}, {place.y:.0f})" if place else "nowhere" for place in (self.was, self.now))
        return f"{self.thing} at {self.at:.2f} s: {way}"


@dataclass
class Trace:
    """Collects jumps while the director plays; `frames` counts the pictures watched, `seen` the things."""

    fastest: float = FASTEST
    jumps: list[Jump] = field(default_factory=list)
    seen: set[ThingId] = field(default_factory=set)
    frames: int = 0
    _at: float = 0.0
    _poses: Places = field(default_factory=dict)
    _free: set[ThingId] = field(default_factory=set)
    _all_free: bool = True

    def renamed(self, old: ThingId, new: ThingId) -> None:
        """What was `old` is the same piece as `new` from now on."""
        self.renamed_all([(old, new)])

    def renamed_all(self, pairs: Iterable[tuple[ThingId, ThingId]]) -> None:
        """The same for several at once, among which ids may pass from one piece to another."""
        pieces = [(new, self._poses.pop(old)) for old, new in pairs if old in self._poses]
        self._poses.update(pieces)

    def cut(self, things: Iterable[ThingId]) -> None:
        """These may be anywhere in the next picture: their beat says cut."""
        self._free.update(things)

    def cut_all(self) -> None:
        """The next picture starts afresh: the animation was finished by hand, or another view is shown."""
        self._all_free = True

    def sample(self, at: float, poses: Places) -> None:
        """One picture, at director time `at` in seconds."""
        if not self._all_free:
            self._compare(at, poses)
        self.frames += 1
        self.seen.update(poses)
        self._at, self._poses = at, dict(poses)
        self._free.clear()
        self._all_free = False

    def _compare(self, at: float, poses: Places) -> None:
        room = self.fastest * max(at - self._at, 1 / 60)
        for thing in (self._poses.keys() | poses.keys()) - self._free:
            was, now = self._poses.get(thing), poses.get(thing)
            if was is not now and self._jumped(was, now, room):
                self.jumps.append(Jump(thing, at, was, now))

    @staticmethod
    def _jumped(was: Place | None, now: Place | None, room: float) -> bool:
        if was is None or now is None:
            one = was or now
            return one is not None and one.alpha > UNSEEN
        return now.alpha > UNSEEN and math.dist(was.centre, now.centre) > room
