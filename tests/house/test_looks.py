"""Looks named on the command line hold for one run; only what a player changes is stored."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.app import window
from game.app.logbook import close_log
from game.app.looks import lent
from game.app.program import Program
from game.match.folders import Folders
from game.match.launch import LaunchRequest
from game.match.settings import Settings, Speed, load, store

LOUD = LaunchRequest(size=(1600, 900), ui_scale=150, fullscreen=True, reduce_motion=True)


def test_the_run_looks_as_it_was_asked_to() -> None:
    now, _ = lent(Settings(), LOUD)
    assert (now.width, now.height, now.ui_scale, now.fullscreen, now.reduce_motion) == (1600, 900, 1.5, True, True)


def test_what_nobody_changed_is_stored_as_it_was() -> None:
    kept = Settings(ui_scale=1.2, speed=Speed.FAST, names={"crown": ["Ottilie"]})
    now, looks = lent(kept, LOUD)
    assert looks.to_store(now) == kept


def test_what_the_player_changes_is_stored() -> None:
    now, looks = lent(Settings(ui_scale=1.2, names={"crown": ["Ottilie"]}), LOUD)
    now.ui_scale, now.mute = 0.9, True
    now.names["crown"][0] = "Bertram"
    stored = looks.to_store(now)
    assert stored == Settings(ui_scale=0.9, mute=True, names={"crown": ["Bertram"]})


def test_safe_mode_takes_the_usual_looks_and_forgets_nothing() -> None:
    kept = Settings(ui_scale=2.0, fullscreen=True, who={"crown": ["human"]}, unknown={"later": 1})
    now, looks = lent(kept, LaunchRequest(safe_mode=True))
    assert now == Settings(who={"crown": ["human"]}, unknown={"later": 1})
    assert looks.to_store(now) == kept


@pytest.mark.parametrize("request_", [LaunchRequest(ui_scale=150, sound=False), LaunchRequest(safe_mode=True)])
def test_a_whole_run_leaves_the_settings_alone(
    request_: LaunchRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = Folders(tmp_path)
    kept = Settings(ui_scale=1.1, reduce_motion=True, mute=True)
    store(folders, kept)
    seen: list[Program] = []

    def leave_at_once(program: Program) -> None:
        seen.append(program)
        program.scenes.clear()

    monkeypatch.setattr(window, "loop", leave_at_once)
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    request_ = LaunchRequest(**{**vars(request_), "data_dir": tmp_path})
    assert window.run(request_) == 0
    close_log()
    assert load(folders) == (kept, "")
    [program] = seen
    assert program.settings.ui_scale == (1.0 if request_.safe_mode else 1.5)
    assert "later" not in json.loads(folders.settings.read_text())
    assert folders.log.read_text().count("Caravanserai 0.1.0 begins") == 1
