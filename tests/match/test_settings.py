"""Settings: damaged ones never stop the program, good ones come back as they were (T18)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.match.folders import Folders
from game.match.settings import Settings, Speed, load, store


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path)


def test_without_a_file_the_usual_settings_hold(folders: Folders) -> None:
    assert load(folders) == (Settings(), "")


def test_settings_come_back_as_they_were_with_keys_of_other_programs(folders: Folders) -> None:
    folders.settings.write_text(json.dumps({"speed": "fast", "ui_scale": 1.5, "from_the_future": [1]}))
    settings, sentence = load(folders)
    assert (settings.speed, settings.ui_scale, sentence) == (Speed.FAST, 1.5, "")
    store(folders, settings)
    assert json.loads(folders.settings.read_text())["from_the_future"] == [1]
    assert load(folders)[0] == settings


@pytest.mark.parametrize(
    "text", ["", "\0\0\0", '{"speed": "fa', "[1, 2]", '"words"', "null", b"\xff\xfe\x00".decode("latin1")]
)
def test_an_unreadable_file_is_kept_aside_and_told_once(folders: Folders, text: str) -> None:
    folders.settings.write_bytes(text.encode("latin1"))
    settings, sentence = load(folders)
    assert settings == Settings()
    assert "settings.json.bak" in sentence
    assert folders.settings.with_name("settings.json.bak").read_bytes() == text.encode("latin1")
    store(folders, settings)
    assert load(folders)[1] == ""


@pytest.mark.parametrize(
    ("key", "value"),
    [("ui_scale", 40), ("ui_scale", "big"), ("width", -5), ("master", 7), ("speed", "warp"), ("mute", "perhaps")],
)
def test_one_bad_value_costs_only_itself(folders: Folders, key: str, value: object) -> None:
    folders.settings.write_text(json.dumps({key: value, "reduce_motion": True}))
    settings, sentence = load(folders)
    assert getattr(settings, key) == getattr(Settings(), key)
    assert settings.reduce_motion
    assert sentence
