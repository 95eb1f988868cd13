"""Settings: live, taken back by every way of cancelling, and what is said when sound, disk or file fail."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pygame
import pytest

from game.app.settings import SHOWN, SettingsScene
from game.app.table import TableScene
from game.app.title import TitleScene
from game.match import settings as setting_file
from game.match.folders import Folders
from game.match.settings import Settings, Speed
from game.stage.area import Area
from game.stage.sound import Sound
from tests.app.desk import Desk, table_for

Sat = Callable[..., Desk]
CANCELS: dict[str, Callable[[Desk], None]] = {
    "Esc": lambda desk: desk.key(pygame.K_ESCAPE),
    "the button": lambda desk: desk.click("cancel"),
}


def changed(desk: Desk) -> Settings:
    """Everything on the page turned to something else; what it was before."""
    before = msgspec.structs.replace(desk.program.settings)
    desk.program.doors.settings()
    desk.wait()
    for name in ("master", "music", "effects"):
        desk.sheet.focus.to(name, visible=True)
        desk.key(pygame.K_LEFT)
    for name in ("mute", "mute_unfocused", "reduce_motion", "plain_letters", "forced_choices", "confirm_end_turn"):
        desk.sheet.focus.to(name, visible=True)
        desk.key(pygame.K_SPACE)
    desk.sheet.focus.to("speed", visible=True)
    desk.key(pygame.K_LEFT)
    desk.sheet.focus.to("pace", visible=True)
    desk.key(pygame.K_RIGHT)
    desk.sheet.focus.to("ui_scale", visible=True)
    desk.keys(pygame.K_RIGHT, pygame.K_RIGHT)
    return before


def shown(settings: Settings) -> dict[str, object]:
    return {name: getattr(settings, name) for name in SHOWN}


def test_everything_takes_effect_at_once(desk: Desk) -> None:
    before = changed(desk)
    now = desk.program.settings
    assert {name for name in SHOWN if getattr(now, name) == getattr(before, name)} == {"fullscreen"}
    assert desk.program.canvas.ui == pytest.approx(1.2)
    assert desk.program.scribe.plain
    assert desk.program.sound.muted
    assert desk.program.sound.master == now.master


@pytest.mark.parametrize("way", CANCELS)
def test_cancelling_takes_all_of_it_back(desk: Desk, way: str) -> None:
    before = changed(desk)
    CANCELS[way](desk)
    assert isinstance(desk.top, TitleScene)
    assert shown(desk.program.settings) == shown(before)
    assert desk.program.canvas.ui == 1.0
    assert not desk.program.scribe.plain
    assert not desk.program.sound.muted


def test_closing_the_window_takes_it_back_too(desk: Desk) -> None:
    before = changed(desk)
    desk.close_window()
    assert not desk.program.scenes
    assert shown(desk.program.settings) == shown(before)


def test_done_keeps_it_on_the_disk(desk: Desk) -> None:
    changed(desk)
    now = shown(desk.program.settings)
    desk.click("done")
    assert isinstance(desk.top, TitleScene)
    stored, trouble = setting_file.load(desk.program.folders)
    assert (shown(stored), trouble) == (now, "")


def test_usual_settings_are_a_preview_like_any_other(desk: Desk) -> None:
    before = changed(desk)
    desk.click("usual")
    usual = shown(Settings())
    assert shown(desk.program.settings) == usual
    desk.key(pygame.K_ESCAPE)
    assert shown(desk.program.settings) == shown(before)


def test_the_page_follows_the_ui_scale_and_nothing_leaves_the_picture(desk: Desk) -> None:
    desk.program.doors.settings()
    desk.wait()
    for _ in range(10):
        desk.sheet.focus.to("ui_scale", visible=True)
        desk.key(pygame.K_RIGHT)
        page = desk.sheet.base.area
        assert desk.program.canvas.area.encloses(page)
        assert page.encloses(desk.widgets()["done"].area)
    assert desk.program.settings.ui_scale == 2.0


def test_over_a_table_the_game_feels_the_change_when_one_comes_back(sat: Sat) -> None:
    desk = sat(table_for(), settings=Settings(speed=Speed.SLOW))
    desk.program.doors.settings()
    desk.wait()
    desk.sheet.focus.to("speed", visible=True)
    desk.keys(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    desk.click("done")
    assert isinstance(desk.top, TableScene)
    assert desk.table.director.tempo.time(1.0) == 0.0


def test_the_sample_moves_once_at_the_speed_that_was_chosen(sat: Sat) -> None:
    desk = sat(settings=Settings(speed=Speed.NORMAL))
    desk.program.doors.settings()
    desk.wait()
    scene = desk.top
    assert isinstance(scene, SettingsScene)
    assert not scene.pace.tick(0.1)
    desk.sheet.focus.to("speed", visible=True)
    desk.key(pygame.K_LEFT)
    assert scene.pace.tick(0.1)
    scene.pace.tick(5.0)
    assert not scene.pace.tick(0.1)


def test_every_setting_is_reached_by_keyboard(desk: Desk) -> None:
    desk.program.doors.settings()
    desk.wait()
    seen = set()
    for _ in range(24):
        desk.key(pygame.K_TAB)
        seen.add(desk.focus)
    assert set(SHOWN) | {"cancel"} <= seen


# -- what may fail


def test_without_a_sound_device_the_sliders_say_so_and_the_game_goes_on(sat: Sat) -> None:
    desk = sat(sound=Sound("ALSA: no such device"))
    desk.program.doors.settings()
    desk.wait()
    assert desk.widgets()["master"].reason == "There is no sound device."
    assert desk.frame()


def test_settings_that_cannot_be_read_are_told_once_and_kept_aside(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    folders.settings.parent.mkdir(parents=True, exist_ok=True)
    folders.settings.write_text(json.dumps({"master": "loud", "ui_scale": 1.5}), "utf-8")
    settings, trouble = setting_file.load(folders)
    desk = Desk(tmp_path, settings=settings)
    desk.program.trouble = trouble
    desk.wait()
    assert desk.told() == [trouble]
    assert "settings.json.bak" in trouble
    assert desk.program.settings.ui_scale == 1.5


def no_folder(tmp_path: Path) -> Path:
    """A data folder that cannot be: a file is in its place."""
    (tmp_path / "file").write_text("", "utf-8")
    return tmp_path / "file"


def test_without_a_folder_to_write_to_one_sentence_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    desk = Desk(no_folder(tmp_path), table_for(seats=2))
    desk.until(lambda: desk.table.picture.mine)
    assert [text for text in desk.told() if "cannot be saved" in text]
    desk.sheet.toasts.clear()
    choice = desk.table.picture.targets
    assert choice
    desk.table._play(desk.table.sitting.choose(desk.table.match.options()[0]))
    desk.wait(frames=20)
    assert not [text for text in desk.told() if "cannot be saved" in text]


def test_settings_that_cannot_be_kept_hold_for_this_evening(tmp_path: Path) -> None:
    desk = Desk(no_folder(tmp_path))
    desk.program.doors.settings()
    desk.wait()
    desk.click("plain_letters")
    desk.click("done")
    desk.wait()
    assert desk.program.scribe.plain
    assert any("cannot be saved" in text for text in desk.told())


def test_nothing_lies_under_the_pointer_where_the_page_ends(desk: Desk) -> None:
    desk.program.doors.settings()
    desk.wait()
    before = shown(desk.program.settings)
    desk.click_at(Area(2, 2, 4, 4))
    assert isinstance(desk.top, SettingsScene)
    assert shown(desk.program.settings) == before


def test_the_size_of_letters_changes_when_the_pointer_leaves_its_buttons(desk: Desk) -> None:
    """So that they stay under it for the next click; the sample shows the size meanwhile."""
    desk.program.doors.settings()
    desk.wait()
    stepper = desk.widgets()["ui_scale"].area
    more = stepper.right_part(stepper.h)
    for _ in range(3):
        desk.click_at(more)
    assert desk.program.settings.ui_scale == pytest.approx(1.3)
    assert desk.program.canvas.ui == pytest.approx(1.0)
    desk.move_away()
    desk.wait()
    assert desk.program.canvas.ui == pytest.approx(1.3)
