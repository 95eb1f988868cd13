"""A mistake of the program's own costs no choice: it is told and written down, and the menu is one press away."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app import crash, crashpage, window
from game.app.crashpage import CrashScene
from game.app.logbook import RECENT, close_log, open_log
from game.app.table import TableScene
from game.app.title import TitleScene
from game.engine.chronicle import parse, replay
from game.match.launch import LaunchRequest
from game.match.saves import open_save
from game.shelf import find
from tests.app.desk import Desk, table_for


def breaks() -> None:
    raise IndexError("pop from empty list")


@pytest.fixture
def broken(sat: Callable[..., Desk]) -> Desk:
    """A table at which something broke after a few choices."""
    desk = sat(table_for(people=1))
    desk.my_turn()
    desk.table._answer(desk.table.match.options()[0])
    desk.my_turn()
    window.survive(desk.program, breaks)
    desk.wait()
    return desk


def the_report(desk: Desk) -> crash.Report:
    assert isinstance(desk.top, CrashScene)
    return desk.top.report


def test_the_report_says_what_happened_where_and_in_which_game(broken: Desk, tmp_path: Path) -> None:
    found = the_report(broken)
    assert found.what == "IndexError: pop from empty list"
    assert found.path is not None
    text = found.path.read_text(encoding="utf-8")
    assert text == found.text
    for word in ("Caravanserai 0.1.0", "pygame 2", "Traceback", "TableScene on TitleScene", "speed instant", "seed 7"):
        assert word in text


def test_names_and_home_stay_out_of_the_settings(broken: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ottilie")
    assert "\nnames " not in the_report(broken).text
    assert crash.at_home("/home/ottilie/saves") == "~/saves"


def test_names_stay_out_of_the_game_in_the_report(sat: Callable[..., Desk]) -> None:
    """The chronicle beside it, which nobody is asked to send, has them."""
    desk = sat(LaunchRequest(box="crown", seats=("human", "lucky"), names=("Ottilie", "Bertram"), seed=7))
    desk.my_turn()
    desk.table.match.note("seat 1 is now human Ysolde of the Hill")
    window.survive(desk.program, breaks)
    found = the_report(desk)
    assert found.path is not None
    text = found.path.with_suffix(".caravan").read_text(encoding="utf-8")
    for name in ("Ottilie", "Bertram", "Ysolde"):
        assert name in text
        assert name not in found.text
    assert parse(crash.nameless(text)).choices == parse(text).choices


def test_the_game_beside_the_report_can_be_opened(broken: Desk) -> None:
    found = the_report(broken)
    assert found.path is not None
    chronicle = parse(found.path.with_suffix(".caravan").read_text(encoding="utf-8"))
    assert chronicle.choices
    assert len(list(replay(find("crown"), chronicle))) > 1


def test_the_autosave_is_whole_and_continue_is_offered(broken: Desk) -> None:
    broken.click("menu")
    assert isinstance(broken.top, TitleScene)
    assert "continue" in broken.widgets()
    save = broken.program.saves.newest_unfinished()
    assert save is not None
    assert open_save(save.path)[1] == ""
    broken.click("continue")
    assert isinstance(broken.top, TableScene)


def test_esc_goes_back_to_the_menu_and_the_window_closes(broken: Desk) -> None:
    broken.key(pygame.K_ESCAPE)
    assert isinstance(broken.top, TitleScene)
    window.survive(broken.program, breaks)
    broken.close_window()
    assert not broken.program.scenes


def test_the_report_can_be_copied(broken: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    put: list[str] = []
    monkeypatch.setattr("game.stage.clipboard.Clipboard.put", lambda self, text: put.append(text))
    broken.click("copy")
    assert put == [the_report(broken).text]
    assert broken.told() == ["The report is in the clipboard."]


def test_the_folder_opens_or_its_name_is_told(broken: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []

    def shown(folder: Path) -> bool:
        opened.append(folder)
        return True

    monkeypatch.setattr(crashpage, "open_folder", shown)
    broken.click("folder")
    assert opened == [broken.program.folders.log.parent]
    monkeypatch.setattr(crashpage, "open_folder", lambda folder: False)
    broken.click("folder")
    assert "cannot be opened from here" in broken.told()[-1]


def test_without_a_disk_the_report_can_still_be_copied(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(crash, "write_safely", refuse)
    window.survive(desk.program, breaks)
    desk.wait()
    assert the_report(desk).path is None
    assert "folder" not in desk.widgets()
    assert "copy" in desk.widgets()


def test_a_crash_of_the_crash_page_is_raised(broken: Desk) -> None:
    with pytest.raises(IndexError):
        window.survive(broken.program, breaks)


def test_a_crash_without_a_window_is_told_on_stderr(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(window, "open_window", lambda size, fullscreen: breaks())
    assert window.run(LaunchRequest(data_dir=tmp_path)) == 1
    close_log()
    assert "Caravanserai broke: IndexError: pop from empty list" in capsys.readouterr().err
    assert list(tmp_path.glob("crash-*.txt"))


def test_a_broken_match_leaves_a_report_without_a_game(
    sat: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = sat(table_for())
    monkeypatch.setattr(desk.table.match, "chronicle", breaks)
    window.survive(desk.program, breaks)
    assert the_report(desk).text.endswith("The game\nnone\n")


def test_the_log_rolls_over_in_universal_time(tmp_path: Path) -> None:
    path = tmp_path / "log" / "caravanserai.log"
    open_log(path)
    log = logging.getLogger("game.test")
    for number in range(60):
        log.info("%d %s", number, "x" * 100_000)
    close_log()
    files = sorted(path.parent.iterdir())
    assert len(files) == 5
    assert all(file.stat().st_size <= 1_000_000 for file in files)
    assert path.read_text().splitlines()[-1][19:32] == "Z INFO game.t"
    assert len(RECENT.lines) <= 200


def test_a_log_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    open_log(tmp_path / "file" / "caravanserai.log")
    logging.getLogger("game.test").info("a dog barked")
    close_log()
    assert RECENT.lines[-1].endswith("a dog barked")
