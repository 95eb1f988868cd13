"""Cues and music with a (dummy) device, and silence that never stops the program without one."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.stage import sound as sound_module
from game.stage.assets import MissingAsset
from game.stage.sound import Loudspeaker, Sound, open_sound


def tone(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(22050)
        file.writeframes(b"\x00\x10" * 4000)
    return path


@pytest.fixture
def loud(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Loudspeaker]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    for name in ("cues/coin", "music/title", "music/crown_1"):
        tone(tmp_path / f"{name}.wav")

    def find(kind: str, name: str, endings: tuple[str, ...]) -> Path:
        path = tmp_path / f"{name}.wav"
        if not path.is_file():
            raise MissingAsset(f"No file in {kind} for “{name}”.")
        return path

    monkeypatch.setattr(sound_module, "find", find)
    sound = open_sound()
    assert isinstance(sound, Loudspeaker)
    yield sound
    sound.close()


def test_without_a_device_everything_is_silent_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    sound = open_sound()
    assert type(sound) is Sound
    assert sound.problem
    sound.cue("coin")
    sound.play("title")
    sound.volumes(1, 0.5, 0)
    sound.mute(True)
    sound.leave(True)
    sound.tick(0.1)
    sound.close()


def test_a_cue_plays_at_its_volume(loud: Loudspeaker) -> None:
    loud.volumes(0.5, 1, 0.5)
    loud.cue("coin")
    channels = [pygame.mixer.Channel(n) for n in range(pygame.mixer.get_num_channels())]
    busy = [channel for channel in channels if channel.get_busy()]
    assert [round(channel.get_volume(), 1) for channel in busy] == [0.2]


def test_the_same_cue_twice_at_once_is_heard_once(loud: Loudspeaker) -> None:
    loud.cue("coin")
    loud.cue("coin")
    assert sum(pygame.mixer.Channel(n).get_busy() for n in range(16)) == 1


def test_muted_or_away_nothing_is_heard(loud: Loudspeaker) -> None:
    loud.mute(True)
    loud.cue("coin")
    assert not pygame.mixer.get_busy()
    loud.mute(False)
    loud.leave(True)
    assert loud.audible == 0
    loud.quiet_when_away = False
    assert loud.audible == 1


def test_music_fades_in_and_one_piece_follows_the_other(loud: Loudspeaker) -> None:
    loud.volumes(1, 0.8, 1)
    loud.play("title")
    loud.tick(0.016)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() < 0.1
    for _ in range(100):
        loud.tick(0.016)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.8, abs=0.02)
    loud.play("crown_1")
    for _ in range(40):
        loud.tick(0.016)
    assert 0 < pygame.mixer.music.get_volume() < 0.6
    for _ in range(200):
        loud.tick(0.016)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.8, abs=0.02)
    loud.play("")
    for _ in range(100):
        loud.tick(0.016)
    assert not pygame.mixer.music.get_busy()


def test_a_missing_cue_or_piece_is_told_once(loud: Loudspeaker, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        loud.cue("trumpet")
        pygame.time.wait(45)
        loud.play("lost")
        loud.tick(0.016)
    assert loud.missing == {"cues/trumpet", "music/lost"}
    assert caplog.text.count("trumpet") == 2  # its name and the sentence of the one report
    loud.strict = True
    with pytest.raises(MissingAsset, match="fanfare"):
        loud.cue("fanfare")


def test_volumes_stay_between_nothing_and_all() -> None:
    sound = Sound()
    sound.volumes(3, -1, 0.5)
    assert (sound.master, sound.music, sound.effects) == (1, 0, 0.5)
