"""What lies on the stack when the program opens, and the doors between its screens."""

from __future__ import annotations

from pathlib import Path

from game.app.about import AboutScene
from game.app.doors import Doors
from game.app.load import LoadScene
from game.app.names import labelled, usual_names
from game.app.newgame import NewGameScene
from game.app.program import Program
from game.app.resume import continued_at, ending, opened
from game.app.rulebook import RulebookScene
from game.app.scenes import Scene
from game.app.seating import remembered, seed_of
from game.app.settings import SettingsScene
from game.app.table import TableScene
from game.app.title import TitleScene
from game.engine.chronicle import Sitter
from game.engine.ruleset import SetupError
from game.match.launch import LaunchRequest
from game.match.match import Match
from game.shelf import find


def first_scenes(program: Program, request: LaunchRequest) -> list[Scene]:
    """The title, and above it the table that was asked for; what cannot be had is told at the title."""
    program.doors = doors(program)
    title = TitleScene(program)
    table = _wished_table(program, request)
    return [title, table, *ending(program, table.match)] if table else [title]


def doors(program: Program) -> Doors:
    """The ways from any screen to any other."""
    push = program.scenes.push

    def table(match: Match, path: Path | None) -> None:
        program.scenes.restart(TableScene(program, match, path))

    return Doors(
        title=program.scenes.home,
        table=table,
        new_game=lambda slug: push(NewGameScene(program, slug)),
        rulebook=lambda slug, place: push(RulebookScene(program, slug, place)),
        load=lambda: push(LoadScene(program)),
        settings=lambda: push(SettingsScene(program)),
        about=lambda: push(AboutScene(program)),
    )


def _wished_table(program: Program, request: LaunchRequest) -> TableScene | None:
    if request.file is not None:
        match = opened(program, request.file)
        return TableScene(program, match, continued_at(program, request.file)) if match else None
    if request.box is None:
        return None
    try:
        return TableScene(program, new_match(program, request), program.saves.fresh_autosave())
    except SetupError as error:
        program.trouble = str(error)
        return None


def new_match(program: Program, request: LaunchRequest) -> Match:
    """The game a command line asks for; whoever is not said sits as they sat last. Raises SetupError, in words."""
    assert request.box is not None, "a box was asked for"
    ruleset = find(request.box)
    seed = seed_of("", program.words) if request.seed is None else request.seed
    if not request.seats:
        seating = remembered(program.settings, ruleset)
        return Match(ruleset, seed, {**seating.variant, **request.variant}, seating.sitters(program.words))
    wished = [*request.names, *[""] * (len(request.seats) - len(request.names))]
    labels = labelled(wished, usual_names(program.words, len(request.seats)))
    return Match(ruleset, seed, request.variant, list(map(Sitter, request.seats, labels)))
