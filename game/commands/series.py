"""A series: several meetings played one after another, on all cores, with a bar, taken up where it stopped."""

import hashlib
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import active_children
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from game.ai.arena import Fixture, Meeting, Played, meet_all
from game.ai.levels import LEVELS
from game.commands.results import Header, Results
from game.engine.chance import Chance
from game.engine.play import asked, options, take
from game.engine.ruleset import Ruleset

SEED = 1
"""The deals when nobody says otherwise."""
OPENING = 24
"""Choices before the position that stands for what the levels make of a box."""

T = TypeVar("T")


def header(meeting: Meeting, plan: str) -> Header:
    """What has to agree before games on file count for a series of which this is one meeting."""
    box = meeting.ruleset
    return Header(box.slug, box.edition, box.agreed(meeting.variant), meeting.seed, fingerprint(box), plan)


def fingerprint(box: Ruleset) -> str:
    """Stands for how the levels play today: their crafts, and what they make of some position of the box."""
    table, luck = box.open(box.seats[-1], SEED), Chance(SEED)
    for _ in range(OPENING):
        take(table, luck.pick(options(table)))
    ask = asked(table)
    assert ask is not None, "no game is over so soon"
    judged = box.insight.strengths(box.conceal(table, ask.seat))
    crafts = [(level.name, level.craft(box.slug)) for level in LEVELS if level.searches]
    return hashlib.sha256(repr((judged, crafts)).encode()).hexdigest()[:8]


def played(
    meetings: Sequence[Meeting], games: Sequence[int], plan: str, file: str | None, jobs: int
) -> Iterator[tuple[int, Played]]:
    """That many games of each meeting, with the meeting's number: those on file first, then the others as they end."""
    results = Results(file, header(meetings[0], plan))
    missing: list[Fixture] = []
    for which, (meeting, many) in enumerate(zip(meetings, games, strict=True)):
        for number in range(many):
            earlier = results.earlier.get((meeting.name, number))
            if earlier is None:
                missing.append((which, number))
            else:
                yield which, earlier
    course = meet_all(meetings, missing, jobs)
    try:
        for which, game in watched(course, len(missing)):
            results.add(meetings[which], game)
            yield which, game
    finally:
        course.close()
        results.close()


def watched(course: Iterable[T], total: int, unit: str = "games") -> Iterator[T]:
    """The games, or whatever comes, with a bar on stderr for people who look."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(unit), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with interruptible(), bar as progress:
        yield from progress.track(course, total=total)


@contextmanager
def interruptible() -> Iterator[None]:
    """Meanwhile a program that is told to end is interrupted instead, so that it can clear up and say what it found."""

    def interrupt(*_: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        for worker in active_children():
            worker.terminate()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def tell_stopped(games: int) -> None:
    """Say that a series has ended early, after that many games."""
    sys.stderr.write("Stopped; this is how far they came.\n" if games else "Stopped before a game had ended.\n")
