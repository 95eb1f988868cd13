"""A sitting: bots that fail never stop the game, forced questions answer themselves, a full disk is told (T13, T15)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.levels import OFFERED
from game.ai.workers import Workers
from game.engine.chronicle import Sitter, parse, write
from game.engine.seats import Seat
from game.match import sitting as sitting_module
from game.match.folders import Folders
from game.match.match import Match, seating
from game.match.saves import Saves, open_save
from game.match.sitting import HINT, Sitting
from tests.match.tables import match


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


def at_a_question(table: Sitting) -> None:
    """Play on until a person has something to decide."""
    while not table.waits_for_person or table.advance() is not None:
        table.advance()


@pytest.fixture
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints by the top level at a small budget."""
    monkeypatch.setattr(sitting_module, "HINT", f"{HINT}:12")


@pytest.mark.usefixtures("quick_hints")
def test_a_hint_is_searched_by_the_top_level_is_legal_and_marks_the_match(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("human", "lucky"))
    at_a_question(table)
    table.ask_hint()
    choice = None
    while choice is None:
        choice = table.advise()
    assert choice in table.match.options()
    assert {one.choice for one in table.adviser.weighed} <= set(table.match.options())
    assert table.adviser.weighed
    assert table.match.assisted


def test_hints_are_by_the_strongest_level() -> None:
    assert OFFERED[-1] == HINT


@pytest.mark.usefixtures("quick_hints")
def test_a_hint_that_is_no_longer_wanted_is_never_told(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("human", "lucky"))
    at_a_question(table)
    table.ask_hint()
    table.choose(table.match.options()[0])
    assert table.advise(1.0) is None


def test_after_going_back_bots_do_again_what_they_did_if_the_person_does(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("human", "lucky"))
    at_a_question(table)
    while table.match.undo_stop() is None or not table.waits_for_person or len(table.match.moments) < 20:
        if table.advance() is None and table.waits_for_person:
            table.take(table.match.options()[-1])
    whole = list(table.match.moments)
    table.take_back()
    table.redo()
    assert len(table.match.moments) < len(whole)
    while len(table.match.moments) < len(whole):
        table.ponder()
        assert not table.thinker.busy, "there is nothing to think about"
        assert table.advance(0.0) is not None
    assert [moment.changes for moment in table.match.moments] == [moment.changes for moment in whole]


# -- seats that change hands


def test_whoever_sits_down_in_mid_game_plays_on_and_is_there_after_loading(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("human", "lucky"))
    at_a_question(table)
    table.reseat(Seat(0), Sitter("novice/gambler", "Ann of the gate"))
    table.reseat(Seat(1), Sitter("greedy", "Bo"))
    before = len(table.match.moments)
    while table.match.to_move == 0:
        table.advance()
    assert len(table.match.moments) > before
    assert table.path is not None
    again = open_save(table.path)[0]
    assert again.sitters == [Sitter("novice/gambler", "Ann of the gate"), Sitter("greedy", "Bo")]
    assert again.chronicle() == table.match.chronicle()


def test_the_chronicle_tells_who_sat_down_first_and_who_took_over(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("human", "lucky"))
    table.reseat(Seat(0), Sitter("adept", "A"))
    table.reseat(Seat(0), Sitter("human", "A"))
    chronicle = table.match.chronicle()
    assert [sitter.who for sitter in chronicle.sitters] == ["human", "lucky"]
    assert [entry.text for entry in chronicle.course] == ["seat 0 is now adept A", "seat 0 is now human A"]
    assert seating(chronicle) == chronicle.sitters
    assert parse(write(chronicle)) == chronicle


def test_a_save_of_old_whose_head_tells_the_last_sitters_opens_with_them() -> None:
    game = match(3, ("human", "lucky"))
    game.reseat(Seat(1), Sitter("greedy", "B"))
    old = game.chronicle()
    old.sitters = list(game.sitters)
    assert Match.resumed(game.ruleset, old).sitters == game.sitters


def test_a_person_who_goes_on_from_a_bots_choices_was_helped(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("human", "lucky"))
    at_a_question(table)
    table.reseat(Seat(0), Sitter("lucky", "A"))
    table.advance()
    assert not table.match.assisted
    table.reseat(Seat(0), Sitter("human", "A"))
    assert table.match.assisted


def test_a_person_may_sit_down_before_anything_was_chosen_without_being_helped(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("lucky", "lucky"))
    table.reseat(Seat(0), Sitter("human", "A"))
    assert not table.match.assisted


def test_the_same_sitter_again_is_no_news(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("human", "lucky"))
    table.reseat(Seat(1), table.match.sitters[1])
    assert table.match.course == []


def test_a_thought_ends_when_the_seat_changes_hands(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("novice", "novice"))
    table.ponder()
    busy = [table.thinker.busy]
    table.reseat(table.match.to_move, Sitter("human", "A"))
    busy.append(table.thinker.busy)
    assert table.waits_for_person
    table.advance()
    assert [*busy, table.thinker.busy] == [True, False, False]


def test_a_bot_may_ponder_before_its_choice_is_wanted(tmp_path: Path) -> None:
    table = sitting(tmp_path, ("lucky", "lucky"))
    table.ponder()
    table.ponder()
    assert table.thinker.busy
    assert table.match.moments == []
    assert table.advance() is not None


def test_workers_come_when_a_searching_bot_sits_down(tmp_path: Path) -> None:
    workers, saves = Workers(1), Saves(Folders(tmp_path))
    table = Sitting(match(3, ("lucky", "human")), saves, None, workers=workers)
    table.hire()
    assert not workers.hired
    table.reseat(Seat(0), Sitter("novice", "A"))
    table.hire()
    assert workers.ready
    workers.close()
