"""Steps, asks and changes: what waits to happen, what waits for an answer, and what happened.

A box narrows ``table`` to its own table in every method; here it is ``Any`` so that it may.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from game.engine.record import Choice, Record
from game.engine.seats import Seat


class Change(Record, frozen=True):
    """One named change on the table, told in the past tense.

    ``reveals`` is True where somebody learns something by it, luck or no luck: undo stops there.
    """

    reveals: ClassVar[bool] = False

    def apply(self, table: Any) -> None:
        """Carry it out: the only code that writes to a table. Must also work on a view once veiled for it."""
        raise NotImplementedError

    def veil(self, seat: Seat) -> Self:
        """What that seat gets to see of it; the change itself when nothing is secret."""
        return self


class Step(Record, frozen=True):
    """A sentence of the rulebook waiting to happen. It carries no secret: the agenda is public."""

    waits: ClassVar[bool] = False

    def run(self, table: Any) -> None:
        """Make it happen: may read everything, may only ``emit`` changes and say what is to happen ``then``."""
        raise NotImplementedError


class Ask(Step, frozen=True):
    """A step that waits for one seat's choice: one question a person would be asked aloud."""

    seat: Seat

    waits: ClassVar[bool] = True

    def options(self, table: Any) -> Sequence[Choice]:
        """The legal answers, never none, each with a notation of its own. Decides legality, alone."""
        raise NotImplementedError

    def answer(self, table: Any, choice: Any) -> None:
        """Act on one of the options; trusts that it is one."""
        raise NotImplementedError
