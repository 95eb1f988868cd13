"""A box on the stage, for tests: games to walk through, moments, a canvas to paint on, and what a table must tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar, cast

import pygame

from game.engine.chance import Chance
from game.engine.play import asked, options, take
from game.engine.record import Choice
from game.engine.ruleset import Ruleset
from game.engine.seats import Seat
from game.engine.step import Change
from game.engine.table import Table
from game.stage.box import BoxStage
from game.stage.canvas import Canvas
from game.stage.legend import under
from game.stage.phase import Moment, PhaseScene
from game.stage.places import Frame
from game.stage.sprites import Sprites
from game.stage.text import Scribe
from game.stage.words import Words

T = TypeVar("T", bound=Table)
Happened = tuple[T, Choice | None, list[Change]]
"""After the deal and after every choice: the table, the choice, and the changes it brought."""


def any_of(table: Table, luck: Chance) -> Choice:
    """A random choice."""
    return luck.pick(tuple(options(table)))


class OnStage(Generic[T]):
    """One box. `pick` answers in its random games."""

    def __init__(
        self, ruleset: Ruleset, stage: BoxStage, names: Sequence[str], pick: Callable[[T, Chance], Choice] = any_of
    ) -> None:
        self.ruleset, self.stage, self.names, self.pick = ruleset, stage, names, pick

    @cached_property
    def _words(self) -> Words:
        return Words.load(self.ruleset.slug, strict=True)

    def words(self) -> Words:
        """All sentences of the box; one that is missing is an error."""
        return self._words

    def opened(self, seats: int, seed: int, **variant: Any) -> T:
        return cast(T, self.ruleset.open(seats, seed, self.ruleset.agreed(variant)))

    def random_game(self, seats: int, seed: int, **variant: Any) -> Iterator[Happened[T]]:
        """A random game. The table is the same object throughout."""
        table = self.opened(seats, seed, **variant)
        luck = Chance(seed)
        yield table, None, list(table.journal)
        while asked(table) is not None:
            table.journal.clear()
            choice = self.pick(table, luck)
            take(table, choice)
            yield table, choice, list(table.journal)

    def decisions(self, seats: int, seed: int, **variant: Any) -> Iterator[T]:
        """The table at every question of a random game."""
        for table, _, _ in self.random_game(seats, seed, **variant):
            if asked(table) is not None:
                yield table

    def moment(self, table: T, looker: int | None = None, frame: Frame | None = None, **more: Any) -> Moment:
        """What a scene sees; by default the asked seat looks on."""
        ask = asked(table)
        seat = Seat(looker if looker is not None else ask.seat if ask else 0)
        frame = frame or Frame()
        view = self.ruleset.conceal(table, seat)
        places = self.stage.layout.places(view, seat, frame)
        names = self.names[: cast(Any, table).terms.seats]
        offered = options(table) if ask and ask.seat == seat else ()
        return Moment(view, seat, ask, offered, self._words, frame, places, names=names, **more)

    def scene(self, now: Moment) -> PhaseScene:
        return self.stage.phases[now.view.phase]()

    def canvas_of(self, w: int = 960, h: int = 540, ui: float = 1.0) -> Canvas:
        """A canvas on a dummy window; a picture that is missing is an error."""
        pygame.display.init()
        pygame.font.init()
        sprites = Sprites(strict=True)
        return Canvas(pygame.display.set_mode((w, h)), sprites, Scribe(sprites), self.stage.theme, ui)

    def untold(self, tables: Iterable[T]) -> set[str]:
        """The things on these tables that do not tell what they are to whoever points at their middle."""
        found: set[str] = set()
        for table in tables:
            now = self.moment(table)
            for thing, place in now.places.items():
                told = under(self.stage, now, place.centre)
                if told is None or not told.label:
                    found.add(thing)
        return found
