"""Playing a table: settle what happens by itself, list what may be chosen, take a choice."""

from collections.abc import Sequence
from typing import TypeVar

from game.engine.record import Choice
from game.engine.step import Ask, Change
from game.engine.table import Spread, Table, clone

T = TypeVar("T", bound=Table)


class IllegalChoice(ValueError):
    """A choice from outside that the asked seat does not have; its text is a sentence for people."""


def settle(table: Table) -> None:
    """Run steps until one waits for a choice or none is left."""
    agenda = table.agenda
    while agenda and not agenda[-1].waits:
        agenda.pop().run(table)


def asked(table: Spread) -> Ask | None:
    """The question that waits for an answer; None when the game is over."""
    if not table.agenda:
        return None
    step = table.agenda[-1]
    assert isinstance(step, Ask), f"{step} was not settled"
    return step


def finished(table: Spread) -> bool:
    """Whether nothing waits to happen any more."""
    return not table.agenda


def options(table: Spread) -> Sequence[Choice]:
    """The legal choices of the asked seat; none only when the game is over."""
    ask = asked(table)
    return ask.options(table) if ask else ()


def take(table: Table, choice: Choice) -> None:
    """Answer the question in place with one of its options, and settle what follows."""
    ask = table.agenda.pop()
    assert isinstance(ask, Ask), f"{ask} asks nothing"
    ask.answer(table, choice)
    settle(table)


def after(table: T, choice: Choice) -> T:
    """The table as it would be after the choice; the argument is left untouched."""
    copy = clone(table)
    take(copy, choice)
    return copy


def read(table: Spread, text: str) -> Choice:
    """The option with this notation.

    Raises IllegalChoice, in words, when the asked seat has no such option.
    """
    found = next((option for option in options(table) if str(option) == text), None)
    if found is None:
        raise IllegalChoice(f"“{text}” is not among the choices here." if table.agenda else "The game is over.")
    return found


def perft(table: Table, depth: int) -> int:
    """How many lines of ``depth`` choices there are, each following its luck; a finished game counts once."""
    if depth == 0 or finished(table):
        return 1
    return sum(perft(after(table, choice), depth - 1) for choice in options(table))


def undoable(before: Table, after_it: Table, changes: Sequence[Change]) -> bool:
    """Whether the choice between the two tables may be taken back: no luck moved and nobody learnt anything."""
    return before.chance == after_it.chance and not any(change.reveals for change in changes)
