"""Phase scenes: what one phase of a box adds to the common table (a bid bar, a rondel's marks, a battle line).

A scene holds nothing. Everything it shows it is handed as a Moment, so a scene thrown away and made anew in mid-game
cannot be told from the old one. It changes nothing either: a chosen Target goes through the Gate to the match.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

import pygame

from game.engine.record import Choice, verb
from game.engine.seats import Seat
from game.engine.step import Ask, Change
from game.stage.area import Area, Point
from game.stage.canvas import Canvas
from game.stage.director import Director
from game.stage.focus import Region
from game.stage.layers import Panel
from game.stage.marks import mark_open
from game.stage.places import Frame, Place, Places, ThingId
from game.stage.words import Words

ANSWER_REST = 0.15
"""Seconds after an answer in which no other is taken: a nervous second click answers nothing."""


@dataclass(frozen=True)
class Target:
    """Something that can be chosen, or that could be if it were not for `reason`.

    `name` is unique on the screen and the same from frame to frame (the keyboard focus is kept by it). `label` says
    what choosing does, `reason` why it is not possible now. Targets of one `region` are reached by arrows, regions by
    Tab. `radius` rounds the corners of the mark, in logical units. A Target is a focus Spot.
    A target with `picks` and no choice only takes something up (a card before its slot): the program keeps that name as
    `Moment.picked` until it is picked again or something happens. One that `looks` shows what it is about closely.
    """

    name: str
    area: Area
    choice: Choice | None = None
    thing: ThingId | None = None
    label: str = ""
    reason: str = ""
    region: str = "table"
    radius: float = 8.0
    picks: str | None = None
    looks: bool = False

    @property
    def open(self) -> bool:
        """Whether it may be chosen, taken up or looked at."""
        return (self.choice is not None or self.picks is not None or self.looks) and not self.reason


@dataclass(frozen=True)
class Moment:
    """All a scene may look at. While the director is busy, or another seat is asked, `options` is empty.

    `ask` is the question on the table, whoever it is for. `places` is where things rest. `hovered` and `focused` are
    names of targets; `picked` is what the person has taken up, see Target.picks. `names` are the people by seat.
    `heard` is everything that has happened up to this view, as the looker was told it.
    """

    view: Any
    looker: Seat
    ask: Ask | None
    options: Sequence[Choice]
    words: Words
    frame: Frame
    places: Places
    hovered: str | None = None
    focused: str | None = None
    picked: str | None = None
    names: Sequence[str] = ()
    heard: Sequence[Change] = ()

    def target(self, choice: Choice, where: ThingId | Area, label: str = "", **more: Any) -> Target:
        """A choice on a thing or an area; its notation is its name unless `name` says otherwise."""
        return self._target(str(choice), where, choice=choice, label=label, **more)

    def barred(self, name: str, where: ThingId | Area, reason: str, label: str = "", **more: Any) -> Target:
        """Something that cannot be chosen now, and why not."""
        return self._target(name, where, reason=reason, label=label, **more)

    def _target(self, name: str, where: ThingId | Area, **more: Any) -> Target:
        if isinstance(where, Area):
            return Target(**{"name": name, "area": where, **more})
        return Target(**{"name": name, "area": self.places[where].area, "thing": where, **more})


class PhaseScene:
    """Base of the phase scenes of all boxes; a box overrides what its phase needs, 40 to 100 lines.

    `phase` is the name of the phase module it belongs to, `slug` the box.
    """

    slug: ClassVar[str] = ""
    phase: ClassVar[str] = ""

    def request(self, now: Moment) -> str:
        """The one sentence of what is asked: text key <slug>.ask.<verb of the Ask>."""
        return now.words(f"{self.slug}.ask.{verb(type(now.ask)).replace('-', '_')}") if now.ask else ""

    def panels(self, now: Moment) -> Sequence[Panel]:
        """Panels of its own, under the things."""
        return ()

    def target(self, now: Moment, choice: Choice) -> Target | None:
        """Where on the table one of the options is chosen; None when another part of the screen offers it."""
        return None

    def barred(self, now: Moment) -> Sequence[Target]:
        """What a person might expect to be able to choose, with the reason why not."""
        return ()

    def targets(self, now: Moment) -> list[Target]:
        """Everything that can be chosen or explained, in reading order of the options."""
        found = (self.target(now, choice) for choice in now.options)
        return [target for target in found if target] + list(self.barred(now))

    def reach(self, now: Moment, choice: Choice) -> str | None:
        """What has to be taken up so that the choice has its target; None when it need not be known beforehand."""
        return None

    def forfeits(self, now: Moment, choice: Choice) -> str:
        """What a choice would leave behind that costs nothing, in a sentence; empty for most choices."""
        return ""

    def typed(self, now: Moment, event: pygame.event.Event) -> Target | None:
        """The target a key stands for in this phase, wherever the focus is; None for keys without a meaning here."""
        return None

    def lifts(self, now: Moment, targets: Sequence[Target]) -> Mapping[ThingId, Place]:
        """Things shown elsewhere than they rest while they are hovered or focused, for `director.lift`."""
        return {}

    def marks(self, now: Moment, targets: Sequence[Target]) -> list[Panel]:
        """The marks of open targets, over the things. Keyboard focus is drawn by the program."""
        return [mark(target, target.name == now.hovered) for target in targets if target.open]


def mark(target: Target, hovered: bool) -> Panel:
    """The usual mark of an open target."""
    return Panel(f"mark/{target.name}", target.area, (hovered, target.radius), partial(_paint_mark, target, hovered))


def _paint_mark(target: Target, hovered: bool, canvas: Canvas) -> None:
    mark_open(canvas, target.area, target.radius, hovered)


def at(targets: Iterable[Target], point: Point) -> list[Target]:
    """The targets under a point, the smallest first; of several open ones with that area the person is asked which."""
    under = [target for target in targets if target.area.holds(point)]
    return sorted(under, key=lambda target: (target.area.w * target.area.h, not target.open))


def alike(targets: Sequence[Target]) -> list[Target]:
    """Of targets found `at` a point: the open ones that share the place of the first."""
    return [target for target in targets if target.open and target.area == targets[0].area]


def regions(targets: Iterable[Target]) -> list[Region]:
    """The targets as focus regions, in the order of their first targets; barred ones can be focused, to read why."""
    found: dict[str, list[Target]] = {}
    for target in targets:
        found.setdefault(target.region, []).append(target)
    return [Region(name, spots) for name, spots in found.items()]


class Gate:
    """Lets every question be answered once, whatever clicks and keys arrive together.

    `director` shuts it while it plays. `clock` is real time in seconds.
    """

    def __init__(self, director: Director, clock: Callable[[], float] = time.monotonic) -> None:
        self.director = director
        self._clock = clock
        self._answered = -1
        self._rests_until = float("-inf")

    @property
    def open(self) -> bool:
        return not self.director.busy and self._clock() >= self._rests_until

    def take(self, question: int) -> bool:
        """Whether an answer to this question may go through now; if so, none to it will again.

        `question` is the number of choices in the chronicle when the answer was offered.
        """
        if question <= self._answered or not self.open:
            return False
        self._answered = question
        self._rests_until = self._clock() + ANSWER_REST
        return True

    def reset(self) -> None:
        """After an undo or a load questions come back."""
        self._answered = -1
