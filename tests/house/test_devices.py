"""Screens that are gone, no sound, and a window that is left and come back to (T05, T06, T08)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import window
from game.app.settings import SettingsScene
from game.match.folders import Folders
from game.match.settings import load
from game.stage.sound import open_sound
from tests.app.desk import Desk, table_for


@pytest.mark.parametrize("size", [(9000, 9000), (0, 0), (-5000, -5000), (960, 540)])
def test_the_window_lies_on_the_screen_there_is(size: tuple[int, int]) -> None:
    pygame.display.init()
    screen = pygame.display.get_desktop_sizes()[0]
    w, h = window.open_window(size).get_size()
    assert (w, h) <= screen or (w, h) == (960, 540)
    assert w >= min(960, screen[0])
    assert h >= min(540, screen[1])


def test_a_size_that_cannot_be_is_forgotten(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    folders.settings.write_text('{"width": 0, "height": -9000}')
    settings, said = load(folders)
    assert (settings.width, settings.height) == (1280, 720)
    assert said


def test_without_a_sound_device_everything_goes_on_and_settings_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    caplog.set_level("WARNING", "game")
    sound = open_sound()
    assert sound.problem
    assert [record.name for record in caplog.records] == ["game.stage.sound"]
    desk = Desk(tmp_path, table_for(), sound=sound)
    desk.my_turn()
    desk.table._answer(desk.table.match.options()[0])
    desk.wait(frames=5)
    desk.program.doors.settings()
    assert isinstance(desk.top, SettingsScene)
    assert desk.widgets()["master"].reason
    assert len(caplog.records) == 1


def test_leaving_and_coming_back_changes_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path, table_for())
    desk.my_turn()
    desk.move_away()
    before, moments = desk.frame(), len(desk.table.match.moments)
    for _ in range(5):
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        desk.wait(seconds=60.0, frames=3)
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        desk.wait(frames=2)
    desk.until(lambda: not desk.sheet.toasts)
    assert desk.frame() == before
    assert len(desk.table.match.moments) == moments
