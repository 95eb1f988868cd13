"""The doctor tells the truth in words, whatever the machine lacks, and leaves nothing behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.commands.doctor import Finding, unwritable, verdict

ROOT = Path(__file__).resolve().parents[2]


def asked(home: Path, *words: str, **surroundings: str) -> tuple[int, str]:
    """The exit code and what is said, in an environment with nothing but a home."""
    env = {"HOME": str(home), "PATH": os.environ["PATH"], "SDL_AUDIODRIVER": "dummy", **surroundings}
    done = subprocess.run(
        [sys.executable, "-m", "game", "doctor", *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.stderr == "", "nothing but the answer"
    return done.returncode, done.stdout


def test_without_a_display_it_says_that_the_program_cannot_start(tmp_path: Path) -> None:
    code, said = asked(tmp_path)
    assert code == 1
    assert said.splitlines()[-1] == (
        "Verdict: Caravanserai cannot start here: there is no display to open a window on."
    )
    assert "DISPLAY is not set" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="screens have no names there")
def test_a_display_that_does_not_answer_is_named(tmp_path: Path) -> None:
    code, said = asked(tmp_path, DISPLAY=":4711")
    assert code == 1
    assert "DISPLAY is :4711" in said


def test_it_names_versions_paths_and_what_is_writable(tmp_path: Path) -> None:
    _, said = asked(tmp_path)
    for word in ("Caravanserai", "Python", "pygame", "SDL", "msgspec", "pictures in", "44100 Hz"):
        assert word in said
    assert f"{tmp_path}/.config/caravanserai, writable" in said


def test_without_a_sound_device_it_says_so(tmp_path: Path) -> None:
    _, said = asked(tmp_path, SDL_AUDIODRIVER="nonsense")
    assert "sound         none (" in said


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="there is no /proc")
def test_where_nothing_can_be_written_it_says_so() -> None:
    _, said = asked(Path("/proc/nobody"))
    assert "saves in      /proc/nobody/.local/share/caravanserai/saves, not writable (" in said


def test_broken_files_are_named(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "mine.caravan").write_text("nonsense")
    (tmp_path / "settings.json").write_text('{"ui_scale": "big"}')
    _, said = asked(tmp_path, "--data-dir", str(tmp_path))
    assert "1, broken: mine.caravan" in said
    assert "not readable in part" in said
    assert (tmp_path / "settings.json").read_text() == '{"ui_scale": "big"}'
    assert not (tmp_path / "settings.json.bak").exists()


@pytest.mark.parametrize(
    ("findings", "sentence"),
    [
        ([Finding("a", "b")], "Verdict: all is well."),
        ([Finding("a", "b", "without sound")], "Verdict: Caravanserai can be played here, but without sound."),
        ([Finding("a", "b", "x"), Finding("a", "b", "y")], "Verdict: Caravanserai can be played here, but x; y."),
        ([Finding("a", "b", "x"), Finding("a", "b", "y", fatal=True)], "Verdict: Caravanserai cannot start here: y."),
    ],
)
def test_the_verdict_is_one_sentence(findings: list[Finding], sentence: str) -> None:
    assert verdict(findings) == sentence


def test_a_folder_that_is_not_there_yet_is_judged_by_its_parent(tmp_path: Path) -> None:
    assert unwritable(tmp_path / "not" / "yet") == ""
    assert not (tmp_path / "not").exists()
