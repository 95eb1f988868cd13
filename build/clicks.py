"""Where somebody has to click to bring a game to its end: it is played here first, on a window that nobody sees.

The last questions of a game of bots are left to a person on the first seat, who clicks what luck says. The same clicks
on a real window of the same size have to give the same game.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

from game.app.results import ResultsScene
from game.app.table import TableScene
from game.engine.chance import Chance
from game.engine.chronicle import Sitter, write
from game.engine.ruleset import Ruleset
from game.match.match import HUMAN, Match
from game.stage.dialogs import Popup
from game.stage.phase import ANSWER_REST, Target
from game.stage.widget import Widget
from game.stage.words import Words
from tests.app.desk import Desk, asked_aloud

SEED = 7
QUESTIONS = 10
"""How many of its last questions the person answers."""

MOST_FRAMES = 4000


class Click(NamedTuple):
    """A point of the window, in pixels, and how many choices the game has had when it is clicked."""

    at: tuple[int, int]
    choices: int


class Course(NamedTuple):
    """A game to go on with, the clicks that end it, and the game as it is then; both games as chronicles."""

    begin: str
    clicks: list[Click]
    end: str


def course(ruleset: Ruleset, root: Path, size: tuple[int, int]) -> Course:
    """Play a game to its end by clicks, with a player's files under root."""
    match = late_in_a_game(ruleset)
    begin = write(match.chronicle())
    desk = Desk(root, size=size)
    desk.program.words = Words.load("app", ruleset.slug, strict=True)
    desk.program.doors.table(match, None)
    clicks = list[Click]()
    luck = Chance(SEED)
    for _ in range(MOST_FRAMES):
        desk.wait()
        if isinstance(desk.top, ResultsScene):
            return Course(begin, clicks, write(match.chronicle()))
        if desk.table.picture.mine and asked_aloud(desk.table):
            desk.wait(seconds=1.0)
            answer(desk, luck, clicks)
    raise AssertionError(f"{ruleset.title} does not come to its end by clicks")


def late_in_a_game(ruleset: Ruleset) -> Match:
    """A game at the last questions of the person on the first seat."""
    seats = max(2, ruleset.seats[0])
    sitters = [Sitter(HUMAN if seat == 0 else "lucky", f"Seat {seat + 1}") for seat in range(seats)]
    whole, luck = Match(ruleset, SEED, {}, sitters), Chance(SEED)
    while not whole.over:
        whole.take(luck.pick(whole.options()))
    asked = [number for number, moment in enumerate(whole.moments) if moment.seat == 0]
    match = Match(ruleset, SEED, {}, sitters)
    for moment in whole.moments[: asked[-QUESTIONS]]:
        match.take(moment.choice)
    return match


def answer(desk: Desk, luck: Chance, clicks: list[Click]) -> None:
    """Click something that answers, or else something that has to be taken up first."""
    time.sleep(ANSWER_REST)
    open_ = [target for target in desk.table.picture.targets if target.open and not target.looks]
    target = luck.pick([target for target in open_ if target.choice is not None] or open_)
    _click(desk, target, clicks)
    if isinstance(desk.top, TableScene) and isinstance(desk.sheet.top, Popup):
        _click(desk, desk.sheet.top.items[0], clicks)


def _click(desk: Desk, what: Target | Widget, clicks: list[Click]) -> None:
    clicks.append(Click(desk.program.canvas.at(what.area.centre), len(desk.table.match.moments)))
    desk.click_at(what.area)
