"""Fairness, shown: whatever a seat cannot see may lie as it will, its bot sees the same and chooses the same.

A position is a table of a real game. Its other worlds look the same to the asked seat: all that the seat cannot see is
dealt anew, luck to come included, and in one of them luck alone is another. In each world a fresh bot with the
same seed and budget has to choose what it chose on the true table, from a view that is the same byte for byte.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import msgspec

from game.ai.bot import Bot, think_through
from game.engine.chance import Chance
from game.engine.play import asked, take
from game.engine.ruleset import Ruleset, Variant
from game.engine.step import Ask
from game.engine.table import Spread, Table, View, clone

WORLDS = 3
"""Other worlds of a position, the one with other luck alone included."""

STRIDE = 12
"""On average every so many decisions of a game are a position."""

MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class Position:
    """A table of a game among bots where somebody is asked; ``number`` counts from 0 and finds it again."""

    number: int
    seats: int
    table: Table
    ask: Ask


@dataclass(frozen=True)
class Verdict:
    """What a position showed. ``worlds`` differed from the true table, ``hiding`` if in more than the luck to come.

    ``views`` and ``choices`` count the worlds in which the view, or the choice, was another one.
    """

    position: Position
    choice: str
    worlds: int
    hiding: bool
    views: int
    choices: int

    @property
    def fair(self) -> bool:
        return not (self.views or self.choices)


class Maker(Protocol):
    """Makes a bot from its name."""

    def __call__(self, name: str, *, seed: int) -> Bot: ...


Found = tuple[Table, Ask, View]
"""A question in the course of a game, and what the asked seat sees."""

Wanted = Callable[[Ruleset, View], bool]
"""Whether a question, as the asked seat sees it, is a position."""


def anything_asked(_ruleset: Ruleset, _view: View) -> bool:
    """Every question is a position."""
    return True


def choices_to_make(ruleset: Ruleset, view: View) -> bool:
    """Only questions with more than one sensible answer are."""
    return len(ruleset.insight.plausible(view)) > 1


def positions(
    ruleset: Ruleset,
    count: int,
    seed: int,
    names: Sequence[str],
    bots: Maker,
    wanted: Wanted = anything_asked,
    variant: Variant | None = None,
) -> Iterator[Position]:
    """So many positions from games among bots of these names, drawn for each seat; every number of seats in turn."""
    streams = [
        filter(
            lambda found: wanted(ruleset, found[2]),
            _stream(partial(_course, ruleset, variant), seats, Chance(seed).fork(seats), names, bots),
        )
        for seats in ruleset.seats
    ]
    for number in range(count):
        table, ask, _ = next(streams[number % len(streams)])
        yield Position(number, ruleset.seats[number % len(streams)], clone(table), ask)


def _stream(
    course: Callable[[int, Sequence[Bot]], Iterator[Found]], seats: int, luck: Chance, names: Sequence[str], bots: Maker
) -> Iterator[Found]:
    """Positions from game after game at that number of seats, for ever."""
    while True:
        sitters = [bots(luck.pick(names), seed=luck.bits()) for _ in range(seats)]
        for found in course(luck.below(1 << 32), sitters):
            if luck.below(STRIDE) == 0:
                yield found


def _course(ruleset: Ruleset, variant: Variant | None, seed: int, sitters: Sequence[Bot]) -> Iterator[Found]:
    table = ruleset.open(len(sitters), seed, variant)
    for _ in range(MOST_DECISIONS):
        ask = asked(table)
        if ask is None:
            return
        view = ruleset.conceal(table, ask.seat)
        yield table, ask, view
        take(table, think_through(sitters[ask.seat].think(view, ask)))
        table.journal.clear()


def other_worlds(ruleset: Ruleset, position: Position, chance: Chance, worlds: int = WORLDS) -> list[Table]:
    """Tables the asked seat cannot tell from the true one; in the first, luck alone is another."""
    view, seat = ruleset.conceal(position.table, position.ask.seat), position.ask.seat
    luckier = clone(position.table)
    luckier.chance = Chance(chance.fork(0).bits())
    return [luckier, *(ruleset.imagine(view, seat, chance.fork(share)) for share in range(1, worlds))]


def examine(ruleset: Ruleset, position: Position, seed: int, bot: Callable[[Table], Bot]) -> Verdict:
    """Ask a fresh bot on the true table and on its other worlds.

    ``bot`` is handed the table only so that a bot that cheats can be built and caught; an honest one takes no notice.
    """
    true, ask = position.table, position.ask
    view = ruleset.conceal(true, ask.seat)
    sight = seen(view)
    choice = think_through(bot(true).think(view, ask))
    chance = Chance(seed).fork(1 + position.number)
    worlds = other_worlds(ruleset, position, chance)
    differing = [world for world in worlds if seen(world) != seen(true)]
    views = [ruleset.conceal(world, ask.seat) for world in worlds]
    choices = [think_through(bot(world).think(view, ask)) for world, view in zip(worlds, views, strict=True)]
    return Verdict(
        position,
        str(choice),
        len(differing),
        any(lying(world) != lying(true) for world in worlds),
        sum(seen(view) != sight for view in views),
        sum(other != choice for other in choices),
    )


def seen(table: Spread) -> bytes:
    """Everything on a table or view, byte for byte, without its journal."""
    return msgspec.msgpack.encode(clone(table))


def lying(table: Table) -> bytes:
    """Everything on the table but the luck to come."""
    still = clone(table)
    still.chance = Chance(0)
    return msgspec.msgpack.encode(still)
