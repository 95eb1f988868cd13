"""Going on with a saved game."""

from __future__ import annotations

from pathlib import Path

from game.app.program import Program
from game.app.results import ResultsScene
from game.app.scenes import Scene
from game.app.theatre import STAGES
from game.engine.chronicle import BrokenChronicle, NoChronicle
from game.match.match import Match
from game.match.saves import AUTO, OVER, open_save


def opened(program: Program, path: Path) -> Match | None:
    """The match in a file; None when it cannot be opened. What is to be told becomes the program's trouble."""
    try:
        match, program.trouble = open_save(path)
    except (NoChronicle, BrokenChronicle) as error:
        program.trouble = str(error)
        return None
    return match


def resume(program: Program, path: Path) -> None:
    """Sit down at a saved game; when that cannot be, the reason is told where one is."""
    match = opened(program, path)
    if match is not None:
        program.doors.table(match, continued_at(program, path))
        for scene in ending(program, match):
            program.scenes.push(scene)


def ending(program: Program, match: Match) -> list[Scene]:
    """What lies on the table of a game that is over: its results."""
    return [ResultsScene(program, match, STAGES[match.ruleset.slug])] if match.over else []


def continued_at(program: Program, path: Path) -> Path:
    """Where a game opened from a file is saved from now on: a file somebody named is never written over."""
    own = path.parent == program.saves.folder and path.name.startswith((AUTO, OVER))
    return path if own else program.saves.fresh_autosave()
