"""Doors: the ways from screen to screen, so that screens which lead to one another need not know one another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.match.match import Match


@dataclass(frozen=True)
class Doors:
    """What opening.py, which knows all screens, lets the others do.

    `title` leaves everything above the title. `table` sits down at a match, saved at the path, in the place of all but
    the title. The rest lay a screen on top: `new_game(slug)` with a box chosen (empty for the usual one),
    `rulebook(slug, place)` open at a heading or a rule number, `load`, `settings` and `about`.
    """

    title: Callable[[], None]
    table: Callable[[Match, Path | None], None]
    new_game: Callable[[str], None]
    rulebook: Callable[[str, str], None]
    load: Callable[[], None]
    settings: Callable[[], None]
    about: Callable[[], None]
