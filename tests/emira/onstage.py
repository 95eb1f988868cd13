"""Emira on the stage, for tests: random games end after some turns, and bids in them are not too high."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from game.emira.rules import EMIRA
from game.emira.rules.choices import Bid
from game.emira.rules.table import EmiraTable
from game.emira.scenes import EMIRA_STAGE
from game.engine.chance import Chance
from game.engine.play import options
from game.engine.record import Choice
from tests.onstage import Happened, OnStage

NAMES = ("Ottilie", "Idris", "Khalid", "Tariq", "Yusuf")
VARIANTS: tuple[dict[str, Any], ...] = ({}, {"advanced": True}, {"open_goals": True, "tamed_camels": True})
BIDDERS = 4
"""One in so many random choices is a bid where there is something else."""


def lucky(table: EmiraTable, luck: Chance) -> Choice:
    """A random choice, bids not too high, so that there is gold left to act with."""
    offered = options(table)
    rest = [choice for choice in offered if not isinstance(choice, Bid)]
    bids = [choice for choice in offered if isinstance(choice, Bid)][:12]
    if bids and (not rest or luck.below(BIDDERS) == 0):
        return luck.pick(bids)
    return luck.pick(rest)


BOX: OnStage[EmiraTable] = OnStage(EMIRA, EMIRA_STAGE, NAMES, lucky)
opened, moment, scene, canvas_of = BOX.opened, BOX.moment, BOX.scene, BOX.canvas_of


def random_game(seats: int, seed: int, turns: int = 60, **variant: Any) -> Iterator[Happened[EmiraTable]]:
    return takewhile(lambda happened: happened[0].turn <= turns, BOX.random_game(seats, seed, **variant))


def decisions(seats: int, seed: int, turns: int = 60, **variant: Any) -> Iterator[EmiraTable]:
    """The table at every question of a random game."""
    return takewhile(lambda table: table.turn <= turns, BOX.decisions(seats, seed, **variant))
