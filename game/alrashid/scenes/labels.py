"""What a choice does, in the box's own sentences, with the names of the people."""

from __future__ import annotations

from functools import lru_cache

from game.engine.record import Choice
from game.match.teller import Teller
from game.stage.phase import Moment


@lru_cache(maxsize=64)
def _told(names: tuple[str, ...], choice: Choice) -> str:
    return Teller("alrashid", names).choice(choice)


def label(now: Moment, choice: Choice) -> str:
    """What choosing it would do."""
    names = [*now.names, *map(str, range(len(now.names), 5))]
    return _told(tuple(names), choice)
