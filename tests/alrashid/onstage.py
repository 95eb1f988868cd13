"""Al Rashid on the stage, for tests: games to walk through, moments, and a canvas to paint on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pygame

from game.alrashid.rules import ALRASHID
from game.alrashid.rules.table import RashidTable
from game.alrashid.scenes import ALRASHID_STAGE
from game.engine.chance import Chance
from game.engine.play import asked, options, take
from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.step import Change
from game.stage.canvas import Canvas
from game.stage.phase import Moment, PhaseScene
from game.stage.places import Frame
from game.stage.sprites import Sprites
from game.stage.text import Scribe
from game.stage.words import Words

NAMES = ("Jafar", "Zubayda", "Yahya", "Khayzuran", "Masrur")
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"distinct_wares": True, "free_favor_first": True},
    {"idle_dishonor": True, "intrigue_favor_adds_fee": True},
)


@cache
def words() -> Words:
    return Words.load("alrashid", strict=True)


def opened(seats: int, seed: int, **variant: Any) -> RashidTable:
    return cast(RashidTable, ALRASHID.open(seats, seed, ALRASHID.agreed(variant)))


def random_game(seats: int, seed: int, **variant: Any) -> Iterator[tuple[RashidTable, Choice | None, list[Change]]]:
    """A random game: after the deal and after every choice the table, the choice and the changes it brought.

    The table is the same object throughout.
    """
    table = opened(seats, seed, **variant)
    luck = Chance(seed)
    yield table, None, list(table.journal)
    while asked(table) is not None:
        table.journal.clear()
        choice = luck.pick(tuple(options(table)))
        take(table, choice)
        yield table, choice, list(table.journal)


def decisions(seats: int, seed: int, **variant: Any) -> Iterator[RashidTable]:
    """The table at every question of a random game."""
    for table, _, _ in random_game(seats, seed, **variant):
        if asked(table) is not None:
            yield table


def moment(table: RashidTable, looker: int | None = None, frame: Frame | None = None, **more: Any) -> Moment:
    """What a scene sees; by default the asked seat looks on."""
    ask = asked(table)
    seat = Seat(looker if looker is not None else ask.seat if ask else 0)
    frame = frame or Frame()
    view = ALRASHID.conceal(table, seat)
    places = ALRASHID_STAGE.layout.places(view, seat, frame)
    offered = options(table) if ask and ask.seat == seat else ()
    return Moment(view, seat, ask, offered, words(), frame, places, names=NAMES[: table.terms.seats], **more)


def scene(now: Moment) -> PhaseScene:
    return ALRASHID_STAGE.phases[now.view.phase]()


def canvas_of(w: int = 960, h: int = 540, ui: float = 1.0) -> Canvas:
    """A canvas on a dummy window; a picture that is missing is an error."""
    pygame.display.init()
    pygame.font.init()
    sprites = Sprites(strict=True)
    return Canvas(pygame.display.set_mode((w, h)), sprites, Scribe(sprites), ALRASHID_STAGE.theme, ui)
