"""Players are called what they like: any script, any length, all alike (T27)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.load import LoadScene
from game.app.results import ResultsScene
from game.engine.chronicle import Sitter
from game.match.launch import LaunchRequest
from game.match.match import Match
from game.match.saves import open_save
from game.shelf import find
from tests.app.desk import Desk

NAMES = ("Žofie", "ひらがな", "أوتيلي", "e\u0301e\u0301 o\u0308", "W" * 200, "i", "I", "ß", "*{_[strong]}")


@pytest.mark.parametrize("name", NAMES)
def test_players_of_any_name_play_save_load_and_are_counted(name: str, tmp_path: Path) -> None:
    request = LaunchRequest(box="crown", seats=("human", "lucky"), names=(name, name.lower()), seed=7)
    desk = Desk(tmp_path, request)
    desk.my_turn()
    labels = [sitter.name for sitter in desk.table.match.sitters]
    assert len({label.casefold() for label in labels}) == 2
    assert all(label.strip() for label in labels)
    desk.program.saves.keep_as(desk.table.match, name)
    desk.program.scenes.home()
    desk.program.doors.load()
    assert isinstance(desk.top, LoadScene)
    desk.frame()
    [kept] = [save for save in desk.program.saves.listed() if not save.automatic]
    match, said = open_save(kept.path)
    assert ([sitter.name for sitter in match.sitters], said) == (labels, "")


def test_long_and_strange_names_reach_the_results(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    names = ("ひらがな" * 6, "أوتيلي", "W" * 24)
    match = Match(find("crown"), 7, {}, [Sitter("lucky", name) for name in names])
    while not match.over:
        match.take(match.options()[0])
    desk.program.doors.table(match, None)
    desk.wait(frames=3)
    desk.program.scenes.push(ResultsScene(desk.program, match, desk.table.stage))
    desk.frame()
