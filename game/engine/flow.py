"""Flow: the few shapes in which steps follow one another."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from game.engine.record import Record
from game.engine.seats import Seat
from game.engine.step import Step
from game.engine.table import PhaseBegan, Table

S = TypeVar("S", bound=Step)


class Begin(Step, frozen=True):
    """A phase begins."""

    phase: str

    def run(self, table: Table) -> None:
        if table.phase != self.phase:
            table.emit(PhaseBegan(self.phase))


def each(order: Iterable[Seat], step: Callable[[Seat], S]) -> list[S]:
    """One step a seat, in that order: ``table.then(*each(clockwise(first, n), AskBid))``."""
    return [step(seat) for seat in order]


def waiting(table: Table, kind: type[Record]) -> bool:
    """Whether a step of this kind still waits on the agenda."""
    return any(isinstance(step, kind) for step in table.agenda)
