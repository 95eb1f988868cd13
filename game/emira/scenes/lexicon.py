"""The words of the box, and what its choices are called."""

from __future__ import annotations

from functools import cache

from game.engine.record import Choice
from game.match.teller import Teller
from game.stage.lexicon import Lexicon

LEXICON = Lexicon("emira")
said, first, name, title, rule = LEXICON.said, LEXICON.first, LEXICON.name, LEXICON.title, LEXICON.text


@cache
def teller() -> Teller:
    return Teller("emira", ())


def label(choice: Choice) -> str:
    """What choosing it would do."""
    return teller().choice(choice)
