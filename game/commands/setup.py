"""From words on a command line to a table that can be dealt."""

from argparse import Namespace
from collections.abc import Sequence

from game.ai import levels
from game.ai.levels import UnknownBot
from game.commands.refusal import Refusal
from game.engine.ruleset import Ruleset, Setting, SetupError
from game.shelf import find


def box(slug: str) -> Ruleset:
    """The box on the shelf. Raises Refusal."""
    try:
        return find(slug)
    except SetupError as error:
        raise Refusal(str(error)) from error


def variant(ruleset: Ruleset, wishes: Namespace) -> dict[str, Setting]:
    """The settings that ``--variant`` and ``--set`` ask for; later ones win. Raises Refusal."""
    asked: dict[str, Setting] = {}
    try:
        for name in wishes.variant:
            asked |= ruleset.named(name)
        for text in wishes.set:
            asked |= ruleset.setting(text)
        ruleset.agreed(asked)
    except SetupError as error:
        raise Refusal(str(error)) from error
    return asked


def bots(text: str, besides: Sequence[str] = ()) -> tuple[str, ...]:
    """Who sits down: bot names with commas between them, or one of ``besides``. Raises Refusal."""
    seats = tuple(text.split(","))
    for seat in seats:
        if seat not in besides:
            try:
                levels.find(seat)
            except UnknownBot as error:
                raise Refusal(str(error)) from error
    return seats


def dealt(ruleset: Ruleset, seats: int, agreed: dict[str, Setting]) -> None:
    """Make sure that the box can be set up so. Raises Refusal."""
    try:
        ruleset.open(seats, 0, agreed)
    except SetupError as error:
        raise Refusal(str(error)) from error
