"""Folders as they are: named in any script, closed to everybody, holding files of another time (T15, T16, T27, T29)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.table import TableScene
from game.engine.chronicle import NoChronicle
from game.match.folders import Folders
from game.match.saves import Saves, open_save
from game.match.settings import load
from tests.app.desk import Desk, a_match, table_for

HOMES = ("Žofie Жанна", "أوتيلي", "камел 🐪 à")


@pytest.mark.parametrize("home", HOMES)
def test_a_home_of_any_script_holds_settings_saves_and_statistics(home: str, tmp_path: Path) -> None:
    root = tmp_path / home
    desk = Desk(root, table_for())
    desk.my_turn()
    desk.program.store()
    save = desk.program.saves.newest_unfinished()
    assert save is not None
    assert not save.trouble
    assert load(Folders(root))[1] == ""
    again = Desk(root)
    again.click("continue")
    assert isinstance(again.top, TableScene)


def test_without_a_writable_folder_the_game_goes_on_with_one_warning(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    desk = Desk(tmp_path / "file" / "home", table_for())
    told: list[str] = []
    for _ in range(3):
        desk.my_turn()
        told += desk.told()
        desk.table._play(desk.table.sitting.choose(desk.table.match.options()[0]))
        desk.wait(frames=3)
    assert len(desk.table.match.moments) >= 3
    assert len({sentence for sentence in told if "cannot be saved" in sentence}) == 1
    desk.program.store()


def test_a_save_from_the_future_is_refused_in_words_and_listed(tmp_path: Path) -> None:
    saves = Saves(Folders(tmp_path))
    path = saves.keep_as(a_match(choices=5), "later")
    path.write_text(path.read_text("utf-8").replace("caravanserai chronicle 1", "caravanserai chronicle 99"), "utf-8")
    with pytest.raises(NoChronicle, match=r"\.$"):
        open_save(path)
    [save] = saves.listed()
    assert save.trouble
    assert path.exists()
