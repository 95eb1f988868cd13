"""The director: plays changes one by one on its own view and lets everything fly from where it lay to where it lies.

`before = layout(view); change.apply(view); after = layout(view)`; the difference becomes flights. While it is busy
nothing can be chosen. When it rests, what it shows is exactly the layout of its view: dropping every animation gives
the same picture.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.seats import Seat
from game.engine.step import Change
from game.stage.air import Air, Aloft, Flash
from game.stage.beats import PLAIN, TURN_BACK, Beat, Beats, Flourish, Speed, Tempo, beat_of, cue_of
from game.stage.flights import Difference, Plan, difference
from game.stage.places import Frame, Layout, Place, Places, ThingId
from game.stage.trace import Trace
from game.stage.tween import Flight

LONGEST_FRAME = 0.1
GRACE = 0.5
"""Seconds the watchdog grants beyond the declared time."""
STALLED = 600
"""Updates without time after which the watchdog stops waiting."""
CROWD = 120
"""Changes that may wait; older ones are applied unseen."""
BURST = 24
"""Changes begun in one update at most, so that bookkeeping changes never stop the window."""
FLASH_TIME = 0.9


@dataclass(frozen=True)
class Cue:
    """Something waiting to be played: a change, or (change None) a rest of some seconds."""

    change: Change | None = None
    rest: float = 0.0


def unheard(sound: str) -> None:
    """Plays no sound."""


def untold(change: Change) -> None:
    """Tells nobody."""


class Director:
    """Shows one looker's view of a table.

    `cue(name)` plays a sound; `heard(change)` is called for every change, once, when it is applied (the log, the
    scene's phase). `tempo` may be set at any time. `clock` is real time, for the watchdog only; motion
    follows `update`.
    """

    def __init__(
        self,
        layout: Layout,
        beats: Beats,
        tempo: Tempo | None = None,
        cue: Callable[[str], None] = unheard,
        heard: Callable[[Change], None] = untold,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.layout = layout
        self.beats = beats
        self.tempo = tempo or Tempo()
        self.cue = cue
        self.heard = heard
        self.trace: Trace | None = None
        self.view: Any = None
        self.looker = Seat(0)
        self.frame = Frame()
        self.places: Places = {}
        self._laid = 0
        self._air = Air()
        self._clock = clock
        self._now = self._next_at = self._open_at = 0.0
        self._deadline = 0.0
        self._stalled = 0
        self._queue: deque[Cue] = deque()
        self._landings: list[tuple[float, str]] = []

    # --- what is to be shown ---

    def show(self, view: Any, looker: Seat, frame: Frame) -> None:
        """Show a view at once, whatever was playing. The director keeps the view and changes it: hand it a copy."""
        self._drop()
        self.view, self.looker, self.frame = view, looker, frame
        self._relay()

    def deal(self, view: Any, looker: Seat, frame: Frame, beat: Beat = PLAIN) -> None:
        """Show a view for the first time, everything coming from its home."""
        self._drop()
        self.view, self.looker, self.frame, self.places = view, looker, frame, {}
        self._turn(beat)

    def turn_to(self, view: Any, beat: Beat = TURN_BACK) -> None:
        """Go over to another view of the same table (after an undo), everything moving by itself."""
        self.finish()
        self.view = view
        self._turn(beat)

    def resize(self, frame: Frame) -> None:
        """Lay everything out for another frame; what was moving arrives, what waits goes on."""
        self.frame = frame
        self._arrive()
        self._relay()

    def play(self, changes: Sequence[Change], by_bot: bool = False) -> None:
        """Queue the changes of one choice, already veiled for the looker; a bot's rest long enough to be followed."""
        was_idle = not self._waiting()
        self._queue.extend(Cue(change) for change in changes)
        if by_bot and changes:
            notable = any(beat_of(self.beats, change).notable for change in changes)
            self._queue.append(Cue(rest=self.tempo.notable_pause if notable else self.tempo.bot_pause))
        if self.tempo.speed is Speed.INSTANT:
            self._sound_first(changes)
            self.finish()
        elif was_idle:
            self._next_at = self._open_at = self._now
            self._watch_from(0.0)
        self._thin()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass. What a box's layout raises comes through, but leaves the gate open."""
        self._stalled = self._stalled + 1 if dt <= 0 else 0
        if self._waiting() and (self._clock() > self._deadline or self._stalled > STALLED):
            self.finish()
        self._now += min(max(dt, 0.0), LONGEST_FRAME)
        try:
            self._advance()
            if self.trace:
                self.trace.sample(self._now, self.poses())
        except Exception:
            self.finish()
            raise

    def finish(self) -> None:
        """Jump to the end of everything queued."""
        waiting, self._queue = self._queue, deque()
        self._drop()
        for cue in waiting:
            self._apply(cue.change)
        self._relay()

    def lift(self, things: Mapping[ThingId, Place]) -> None:
        """Show exactly these resting things elsewhere (hovered, dragged); {} lays all down. This shuts no gate."""
        self._air.lift(things, self.places, self._now, at_once=self.tempo.still)

    # --- what is shown ---

    @property
    def busy(self) -> bool:
        """Whether the gate is shut: nothing can be chosen. Opens after the declared time even if no frame is drawn."""
        if self._waiting() and self._clock() > self._deadline:
            self.finish()
        return self._waiting()

    @property
    def moving(self) -> bool:
        """Whether the next frame may differ from this one."""
        return self._waiting() or not self._air.empty or self._air.lifting(self._now)

    @property
    def version(self) -> int:
        """Grows whenever `resting` may have changed."""
        return self._laid + self._air.version

    @property
    def resting(self) -> Places:
        """What lies still, in layout order."""
        return self._air.resting(self.places)

    def poses(self) -> Places:
        """Where every thing is at this moment, what is leaving included."""
        return self._air.poses(self.places, self._now)

    def aloft(self) -> list[Aloft]:
        """What is to be painted above all that rests, the lowest first."""
        return self._air.pictures(self._now)

    def flashes(self) -> list[Flash]:
        """The flourishes of this moment."""
        return self._air.flashes(self._now, self._flash_span())

    # --- how it is played ---

    def _waiting(self) -> bool:
        return bool(self._queue) or self._now < self._open_at

    def _advance(self) -> None:
        self._land()
        for _ in range(BURST):
            if not self._queue or self._now < self._next_at:
                break
            if self._queue[0].change is None and self._now < self._open_at:
                break
            self._play(self._queue.popleft())

    def _play(self, cue: Cue) -> None:
        if cue.change is None:
            rest = self.tempo.time(cue.rest)
            self._next_at = self._open_at = self._now + rest
            self._watch_from(rest)
            return
        self._apply(cue.change)
        beat = beat_of(self.beats, cue.change)
        sound = cue_of(self.beats, cue.change)
        if sound:
            self.cue(sound)
        self._begin(cue.change, beat)

    def _apply(self, change: Change | None) -> None:
        if change is not None:
            change.apply(self.view)
            self.heard(change)

    def _turn(self, beat: Beat) -> None:
        self._begin(None, beat)
        if self.tempo.speed is Speed.INSTANT:
            self.finish()

    def _begin(self, change: Change | None, beat: Beat) -> None:
        """Start everything flying that the view, already changed, lays elsewhere than before."""
        starts, before = self.poses(), self.places
        self.places = self.layout.places(self.view, self.looker, self.frame)
        self._laid += 1
        found = difference(before, self.places)
        plan = Plan(change, beat, self.tempo, self.layout, self.frame, self._now, self.places)
        flights = [] if beat.cut else self._launch(plan, starts, found)
        self._note(found, beat)
        self._flash(beat, found)
        self._schedule(beat, max((flight.finish for flight in flights), default=self._now) - self._now)

    def _launch(self, plan: Plan, starts: Places, found: Difference) -> list[Flight]:
        leaving = plan.goings(starts, found)
        arriving = plan.moves(starts, self.places, found) + plan.comings(self.places, found)
        self._air.forget(found)
        self._air.add(arriving)
        for flight in leaving:
            name = self._air.add_ghost(flight)
            if self.trace:
                self.trace.renamed(flight.thing, name)
        return leaving + arriving

    def _note(self, found: Difference, beat: Beat) -> None:
        if beat.cut:
            self._air.forget(found)
        if not self.trace:
            return
        self.trace.renamed_all(found.moved)
        if beat.cut:
            self.trace.cut([new for _, new in found.moved] + [*found.came, *found.went])

    def _flash(self, beat: Beat, found: Difference) -> None:
        if beat.flourish:
            flourish = Flourish.GLOW if self.tempo.still else beat.flourish
            things = [new for _, new in found.moved] + list(found.came)
            self._air.flash(flourish, (self.places[thing].area for thing in things), self._now)

    def _schedule(self, beat: Beat, length: float) -> None:
        pause = self.tempo.time(beat.pause)
        self._next_at = self._now + length * beat.follow + pause
        self._open_at = max(self._open_at, self._now + length + pause)
        if beat.landing and length:
            self._landings.append((self._now + length, beat.landing))
        self._watch_from(self._open_at - self._now)

    def _land(self) -> None:
        self._air.land(self.places, self._now, self._flash_span())
        for _, cue in [due for due in self._landings if due[0] <= self._now]:
            self.cue(cue)
        self._landings = [due for due in self._landings if due[0] > self._now]

    def _flash_span(self) -> float:
        return self.tempo.time(FLASH_TIME) or FLASH_TIME

    # --- ends and watches ---

    def _relay(self) -> None:
        self.places = self.layout.places(self.view, self.looker, self.frame) if self.view is not None else {}
        self._laid += 1
        if self.trace:
            self.trace.cut_all()

    def _arrive(self) -> None:
        self._air.clear()
        self._landings.clear()
        self._next_at = self._open_at = self._now

    def _drop(self) -> None:
        self._arrive()
        self._queue.clear()
        self._stalled = 0

    def _thin(self) -> None:
        while len(self._queue) > CROWD:
            self._apply(self._queue.popleft().change)

    def _sound_first(self, changes: Sequence[Change]) -> None:
        cues = (cue_of(self.beats, change) for change in changes)
        first = next((cue for cue in cues if cue), None)
        if first:
            self.cue(first)

    def _watch_from(self, declared: float) -> None:
        self._deadline = self._clock() + declared + GRACE
