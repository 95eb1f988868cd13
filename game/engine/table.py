"""Tables: everything that lies on the table now, and the steps waiting to happen to it.

``emit`` is the only door through which a table changes; ``clone`` is made from the field types, nobody writes one.
"""

import hashlib
from typing import TypeVar, cast

import msgspec

from game.engine.chance import Chance
from game.engine.cloning import cloner
from game.engine.step import Change, Step


class Spread(msgspec.Struct):
    """What lies there, to be read: the part that tables and views of every box share.

    ``agenda`` is a stack with the next step last; ``journal`` lists the changes since the table was dealt or cloned
    and is no part of the state.
    """

    agenda: list[Step]
    chance: Chance
    phase: str
    journal: list[Change]


class Table(Spread):
    """A table, everything on it known; a box adds what lies on its own."""

    def emit(self, change: Change) -> None:
        """Apply the change and journal it."""
        change.apply(self)
        self.journal.append(change)

    def then(self, *steps: Step) -> None:
        """These happen next, in this order, before what already waits."""
        self.agenda.extend(reversed(steps))


class View(Spread):
    """A table with what one seat may not see turned face down.

    Neither a kind of Table nor the other way round: no bot can be given a Table, and none can ask for one. No object
    is ever made of it: ``concealed`` vouches for a table.
    """


def concealed(table: Spread) -> View:
    """Vouch, at the end of a box's ``conceal``, that this table shows only what its seat may see."""
    return cast(View, table)


T = TypeVar("T", bound=Spread)


def clone(table: T) -> T:
    """An independent copy with an empty journal."""
    copy: T = cloner(type(table))(table)
    return copy


def digest(table: Spread) -> str:
    """Sixteen hexadecimal digits that stand for everything on the table but its journal."""
    text = msgspec.json.encode(clone(table), order="deterministic")
    return hashlib.sha256(text).hexdigest()[:16]


class PhaseBegan(Change, frozen=True):
    """A phase of the rulebook began; ``phase`` is the name of its module."""

    phase: str

    def apply(self, table: Table) -> None:
        table.phase = self.phase
