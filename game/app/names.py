"""What people at a table are called: never nothing, and no two alike."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.glyphs import safe
from game.stage.words import Words

LONGEST = 24
"""Letters of a name."""


def usual_names(words: Words, seats: int) -> list[str]:
    """The names of people who do not give one, by seat."""
    return [words(f"app.name.{seat}").plain() for seat in range(1, seats + 1)]


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
