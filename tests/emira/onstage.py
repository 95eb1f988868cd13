"""Emira on the stage, for tests: games to walk through, moments, and a canvas to paint on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pygame

from game.emira.rules import EMIRA
from game.emira.rules.choices import Bid
from game.emira.rules.table import EmiraTable
from game.emira.scenes import EMIRA_STAGE
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

NAMES = ("Ottilie", "Idris", "Khalid", "Tariq", "Yusuf")
VARIANTS: tuple[dict[str, Any], ...] = ({}, {"advanced": True}, {"open_goals": True, "tamed_camels": True})
BIDDERS = 4
"""One in so many random choices is a bid where there is something else."""


@cache
def words() -> Words:
    return Words.load("emira", strict=True)


def opened(seats: int, seed: int, **variant: Any) -> EmiraTable:
    return cast(EmiraTable, EMIRA.open(seats, seed, EMIRA.agreed(variant)))


def lucky(table: EmiraTable, luck: Chance) -> Choice:
    """A random choice, bids not too high, so that there is gold left to act with."""
    offered = options(table)
    rest = [choice for choice in offered if not isinstance(choice, Bid)]
    bids = [choice for choice in offered if isinstance(choice, Bid)][:12]
    if bids and (not rest or luck.below(BIDDERS) == 0):
        return luck.pick(bids)
    return luck.pick(rest)


def random_game(
    seats: int, seed: int, turns: int = 60, **variant: Any
) -> Iterator[tuple[EmiraTable, Choice | None, list[Change]]]:
    """A random game: after the deal and after every choice the table, the choice and the changes it brought.

    The table is the same object throughout.
    """
    table = opened(seats, seed, **variant)
    luck = Chance(seed)
    yield table, None, list(table.journal)
    while asked(table) is not None and table.turn <= turns:
        table.journal.clear()
        choice = lucky(table, luck)
        take(table, choice)
        yield table, choice, list(table.journal)


def decisions(seats: int, seed: int, turns: int = 60, **variant: Any) -> Iterator[EmiraTable]:
    """The table at every question of a random game."""
    for table, _, _ in random_game(seats, seed, turns, **variant):
        if asked(table) is not None:
            yield table


def moment(table: EmiraTable, looker: int | None = None, frame: Frame | None = None, **more: Any) -> Moment:
    """What a scene sees; by default the asked seat looks on."""
    ask = asked(table)
    seat = Seat(looker if looker is not None else ask.seat if ask else 0)
    frame = frame or Frame()
    view = EMIRA.conceal(table, seat)
    places = EMIRA_STAGE.layout.places(view, seat, frame)
    offered = options(table) if ask and ask.seat == seat else ()
    return Moment(view, seat, ask, offered, words(), frame, places, names=NAMES[: table.terms.seats], **more)


def scene(now: Moment) -> PhaseScene:
    return EMIRA_STAGE.phases[now.view.phase]()


def canvas_of(w: int = 960, h: int = 540, ui: float = 1.0) -> Canvas:
    """A canvas on a dummy window; a picture that is missing is an error."""
    pygame.display.init()
    pygame.font.init()
    sprites = Sprites(strict=True)
    return Canvas(pygame.display.set_mode((w, h)), sprites, Scribe(sprites), EMIRA_STAGE.theme, ui)
