"""A sitting: bots that fail never stop the game, forced questions answer themselves, a full disk is told (T13, T15)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ai.bot import Thought
from game.ai.thinker import Thinker
from game.engine.play import options
from game.engine.record import Pass
from game.engine.seats import Seat
from game.engine.step import Ask
from game.engine.table import View
from game.match.folders import Folders
from game.match.saves import Saves, open_save
from game.match.sitting import Sitting
from tests.match.tables import match


class Failing:
    def think(self, view: View, ask: Ask) -> Thought:
        yield
        raise RuntimeError("lost my head")


class Cheating:
    def think(self, view: View, ask: Ask) -> Thought:
        yield
        return Pass()


class Endless:
    def think(self, view: View, ask: Ask) -> Thought:
        while True:
            yield


def seconds() -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += 0.5


@pytest.mark.parametrize("bot", [Failing(), Cheating(), Endless()])
def test_a_bot_that_fails_cheats_or_never_ends_is_answered_for(bot: Failing | Cheating | Endless) -> None:
    game = match(3, ("lucky", "lucky"))
    clock = seconds()
    thinker = Thinker(lambda: next(clock))
    ask = game.ask
    assert ask is not None
    thinker.start(bot, game.view(ask.seat), ask)
    choice = None
    for _ in range(100):
        choice = choice or thinker.step(1.0)
    assert choice == options(game.table)[0]
    assert not thinker.busy


def test_a_dropped_thought_never_answers() -> None:
    game = match(3, ("lucky", "lucky"))
    thinker, ask = Thinker(), game.ask
    assert ask is not None
    thinker.start(Cheating(), game.view(ask.seat), ask)
    thinker.drop()
    assert thinker.step(1.0) is None


def sitting(folder: Path, who: tuple[str, ...], seed: int = 7, forced: bool = True) -> Sitting:
    saves = Saves(Folders(folder))
    return Sitting(match(seed, who), saves, saves.fresh_autosave(), forced=forced)


def test_bots_play_a_whole_game_and_every_choice_is_kept(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("lucky", "lucky"))
    assert table.path is not None
    while not table.match.over:
        if table.advance() is not None and len(table.match.moments) % 20 == 0:
            assert open_save(table.path)[0].table.agenda == table.match.table.agenda
    assert open_save(table.path)[0].over


def test_a_question_with_one_answer_is_answered_for_a_person_who_wants_that(tmp_path: Path) -> None:
    for forced in (True, False):
        table = sitting(tmp_path, ("human", "lucky"), forced=forced)
        lonely = 0
        for _ in range(4000):
            if table.match.over:
                break
            happened = table.advance()
            if happened is None and table.waits_for_person:
                options = table.match.options()
                lonely += len(options) == 1 and not options[0].commits
                table.take(table.match.options()[-1])
        assert table.match.over
        assert (lonely == 0) is forced


def test_the_end_of_a_turn_is_said_by_the_person_and_can_be_taken_back(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("human", "lucky"))
    said = False
    while not said:
        if table.advance() is None and table.waits_for_person:
            last = table.match.options()[-1]
            said = last.commits
            table.take(last)
    assert table.undo_stop() is None
    table.undo()
    assert table.match.options()[-1].commits


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    told: list[OSError] = []
    saves = Saves(Folders(blocked))
    table = Sitting(match(2, ("lucky", "lucky")), saves, saves.fresh_autosave(), told.append)
    while not table.match.over:
        table.advance()
    assert told


def test_a_hint_is_a_legal_choice_and_marks_the_match(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("human", "lucky"))
    while not table.waits_for_person or table.match.to_move != Seat(0):
        table.advance()
    table.ask_hint()
    choice = None
    while choice is None:
        choice = table.advise()
    assert choice in table.match.options()
    assert table.match.assisted
