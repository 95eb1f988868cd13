"""The arena: bots play whole games among themselves, on all cores, and the results come out one by one.

Seats rotate from game to game, and as many games as there are seats share a deal, so that every bot sits once on every
chair of it; the bots' own luck is new in each game. Nothing here prints or writes; memory does not grow with the
number of games.
"""

import math
import os
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from game.ai.bot import think_through
from game.ai.levels import make
from game.engine.chance import Chance
from game.engine.chronicle import Chronicle, Entry, Sitter, write
from game.engine.play import asked, finished, take
from game.engine.record import verb
from game.engine.ruleset import Ruleset, Sheet, Variant
from game.engine.table import Table, digest

T = TypeVar("T")
R = TypeVar("R")

MOST_DECISIONS = 20_000
"""A game that takes longer counts as stuck."""

Fixture = tuple[int, int]
"""A game to be played: which meeting, and its number there."""

AHEAD = 4
"""Games handed out per worker before the oldest one is back."""


@dataclass(frozen=True)
class Meeting:
    """Who meets over which box: one bot a seat, by name; game number k is played with luck number k // seats.

    ``scale`` multiplies the budget of every bot.
    """

    ruleset: Ruleset
    bots: tuple[str, ...]
    seed: int
    variant: Variant
    keep: bool = False
    tell: bool = False
    scale: float = 1.0

    @property
    def name(self) -> str:
        """The bots, and the scale where there is one."""
        return ",".join(self.bots) + (f" ×{self.scale:g}" if self.scale != 1.0 else "")


@dataclass(frozen=True)
class Played:
    """One game of a meeting; totals and places are in the order of the meeting's bots, not of the seats.

    ``chairs`` is the seat of each bot; ``chronicle`` the game as text if the meeting keeps it. If the meeting tells,
    ``told`` has how often each change happened by (change, bot) and the points of each sheet line by (=label, bot).
    """

    number: int
    finished: bool
    decisions: int
    chairs: tuple[int, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    chronicle: str = ""
    told: Counter[tuple[str, int]] = field(default_factory=Counter)


@dataclass
class Standing:
    """What a bot, or whoever sat on a chair, has reached so far; a shared first place is a fraction of a win."""

    name: str
    games: int = 0
    wins: float = 0.0
    scored: int = 0
    ranked: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        return self.scored / self.games if self.games else 0.0

    @property
    def mean_rank(self) -> float:
        return self.ranked / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence."""
        return wilson(self.wins, self.games)


def standings(names: Iterable[str]) -> list[Standing]:
    """Nobody has played yet."""
    return [Standing(name) for name in names]


def count(standing: list[Standing], played: Played) -> None:
    """Enter a finished game."""
    winners = played.places.count(1)
    for bot, total, place in zip(standing, played.totals, played.places, strict=True):
        bot.games += 1
        bot.scored += total
        bot.ranked += place
        bot.wins += 1 / winners if place == 1 else 0.0


def wilson(wins: float, games: int, deviations: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval of a share; 0 to 1 when nothing was played."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, deviations**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = deviations * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def meet(meeting: Meeting, games: int, jobs: int = 0) -> Iterator[Played]:
    """Play that many games and yield them in order; ``jobs`` worker processes, 0 for one a core, 1 for none at all."""
    return (played for _, played in meet_all((meeting,), [(0, number) for number in range(games)], jobs))


def meet_all(
    meetings: Sequence[Meeting], fixtures: Sequence[Fixture], jobs: int = 0
) -> Generator[tuple[int, Played], None, None]:
    """Play the fixtures of several meetings and yield each game with its meeting's number, in the order asked for."""
    workers = max(1, min(jobs or os.cpu_count() or 1, len(fixtures)))
    return spread(partial(_play_fixture, meetings), fixtures, workers)


def _play_fixture(meetings: Sequence[Meeting], fixture: Fixture) -> tuple[int, Played]:
    which, number = fixture
    return which, play(meetings[which], number)


def spread(work: Callable[[T], R], things: Iterable[T], jobs: int = 0) -> Generator[R, None, None]:
    """Do the work on all the things, on several cores, and yield what comes of each in their order.

    It does not depend on the number of workers. Work and things have to be fit to travel to another process.
    """
    workers = jobs or os.cpu_count() or 1
    if workers == 1:
        yield from map(work, things)
        return
    left, waiting = iter(things), deque[Future[R]]()
    with ProcessPoolExecutor(workers, get_context("spawn"), _end_with_the_program) as pool:
        try:
            waiting.extend(pool.submit(work, thing) for thing in islice(left, workers * AHEAD))
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(pool.submit(work, thing) for thing in islice(left, 1))
        finally:
            pool.shutdown(cancel_futures=True)


def _end_with_the_program() -> None:
    """A worker would wait for work for ever when whoever hands it out is killed; so it listens for that end."""
    program = parent_process()
    assert program is not None, "a worker has been started by somebody"

    def end_with_it() -> None:
        program.join()
        os._exit(1)

    Thread(target=end_with_it, daemon=True).start()


def play(meeting: Meeting, number: int) -> Played:
    """Play one game of the meeting here and now."""
    seats, seed = len(meeting.bots), deal_of(meeting, number)
    chairs = seating(seats, number)
    table = meeting.ruleset.open(seats, seed, meeting.variant)
    sitters = [meeting.bots[chairs.index(seat)] for seat in range(seats)]
    course = _play_out(meeting, table, sitters, Chance(seed).fork(1 + number))
    over = finished(table)
    sheets = meeting.ruleset.scores(table)
    return Played(
        number,
        over,
        len(course),
        chairs,
        tuple(sheets[seat].total for seat in chairs),
        tuple(sheets[seat].place for seat in chairs),
        _chronicle(meeting, table, sitters, seed, course) if meeting.keep else "",
        _told(table, sheets, chairs) if meeting.tell else Counter(),
    )


def deal_of(meeting: Meeting, number: int) -> int:
    """The seed of the deal of the game with this number; 32 bits, so that people can type it."""
    return Chance(meeting.seed).fork(1 + number // len(meeting.bots)).below(1 << 32)


def seating(seats: int, number: int) -> tuple[int, ...]:
    """The chair of each bot in the game with this number."""
    return tuple((bot + number) % seats for bot in range(seats))


def _play_out(meeting: Meeting, table: Table, sitters: list[str], seeds: Chance) -> list[Entry]:
    bots = [make(name, meeting.ruleset, seeds.bits(), meeting.scale) for name in sitters]
    course: list[Entry] = []
    while len(course) < MOST_DECISIONS:
        ask = asked(table)
        if ask is None:
            break
        choice = think_through(bots[ask.seat].think(meeting.ruleset.conceal(table, ask.seat), ask))
        course.append(Entry(str(choice)))
        take(table, choice)
        if not meeting.tell:
            table.journal.clear()
    return course


def _chronicle(meeting: Meeting, table: Table, sitters: list[str], seed: int, course: list[Entry]) -> str:
    box, people = meeting.ruleset, [Sitter(name, f"{name} {seat + 1}") for seat, name in enumerate(sitters)]
    variant = box.agreed(meeting.variant)
    return write(Chronicle(box.slug, box.edition, seed, variant, people, course, digest(table)))


def _told(table: Table, sheets: Sequence[Sheet], chairs: tuple[int, ...]) -> Counter[tuple[str, int]]:
    """How often each change happened to each bot, and the points of each line of its sheet under ``=label``."""
    told: Counter[tuple[str, int]] = Counter()
    for change in table.journal:
        seat = getattr(change, "seat", None)
        if seat in chairs:
            told[verb(type(change)), chairs.index(seat)] += 1
    for sheet in sheets:
        for line in (*sheet.lines, *sheet.notes):
            told[f"={line.label}", chairs.index(sheet.seat)] += line.points
    return told
