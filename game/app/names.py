"""What people at a table are called: never nothing, and no two alike."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.levels import UnknownBot, find
from game.match.match import HUMAN
from game.stage.glyphs import safe
from game.stage.words import Words

LONGEST = 24
"""Letters of a name."""


def usual_names(words: Words, seats: int) -> list[str]:
    """The names of people who do not give one, by seat."""
    return [words(f"app.name.{seat}").plain() for seat in range(1, seats + 1)]


def title_of(words: Words, who: str) -> str:
    """What somebody is: “Person”, “Adept”, “Master, a builder”."""
    level, manner = parted(who)
    title = words(f"app.level.{level.partition(':')[0]}")
    return words("app.level.with_manner", level=title, manner=words(f"app.manner.{manner}")) if manner else title


def parted(who: str) -> tuple[str, str]:
    """A bot's name without its temperament, and the temperament: ``master/blocker:400`` is master:400, a blocker."""
    title, colon, budget = who.partition(":")
    level, _, manner = title.partition("/")
    return f"{level}{colon}{budget}", manner


def joined(level: str, manner: str) -> str:
    """The name of a bot with a temperament; those who have none stay as they are."""
    title, colon, budget = level.partition(":")
    return f"{title}/{manner}{colon}{budget}" if manner and tempered(level) else level


def tempered(level: str) -> bool:
    """Whether a bot of this name can have a temperament."""
    try:
        return level != HUMAN and find(level).level.searches
    except UnknownBot:
        return False


def labelled(wished: Sequence[str], usual: Sequence[str]) -> list[str]:
    """One label a seat: the usual name where none is given, and a number behind a name that is taken already.

    Names that differ only in case, in spaces or in how an accent is written are alike.
    """
    labels: list[str] = []
    for name, fallback in zip(wished, usual, strict=True):
        tidy = " ".join(safe(name).split())[:LONGEST].strip() or fallback
        labels.append(_free(tidy, {label.casefold() for label in labels}))
    return labels


def _free(name: str, taken: set[str]) -> str:
    number, label = 1, name
    while label.casefold() in taken:
        number += 1
        label = f"{name} {number}"
    return label
