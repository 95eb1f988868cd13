"""Dishonor, and who is above it."""

from game.alrashid.rules.board import Shame
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import DishonorTaken
from game.alrashid.rules.table import RashidTable
from game.engine.seats import Seat


def shame(table: RashidTable, seat: Seat, count: int, cause: Shame) -> None:
    """The seat takes dishonor tokens, unless it has the Law Expert. There are always enough (ruling 33)."""
    if Title.LAW_EXPERT not in table.houses[seat].titles:
        table.emit(DishonorTaken(seat, count, cause))
