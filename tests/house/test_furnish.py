"""build/dev.py on machines that are fit, and on those that are not."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import furnish
import workshop
from game import cli

ROOT = Path(__file__).resolve().parents[2]
PLAY = frozenset({"play"})
DEV = frozenset({"play", "dev"})


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without .venv; making one leaves an empty folder with a Python in it, pip always succeeds."""
    venv = tmp_path / ".venv"
    monkeypatch.setattr(furnish, "VENV", venv)

    def make_venv() -> None:
        furnish.python().parent.mkdir(parents=True, exist_ok=True)
        furnish.python().touch()

    monkeypatch.setattr(furnish, "make_venv", make_venv)
    monkeypatch.setattr(furnish, "quietly", lambda words, but=(): (0, []))
    return venv


def refuse(*_: object, **__: object) -> tuple[int, list[str]]:
    """A pip without a network."""
    return 1, ["Retrying ...", "ERROR: No matching distribution found for pygame==2.6.1"]


def test_a_python_that_is_too_old_is_told_so_in_one_sentence() -> None:
    old = "import runpy, sys; sys.version_info = (3, 10, 9); runpy.run_path('build/dev.py', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", old], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("Caravanserai needs Python 3.11 or newer")
    assert done.stderr.count("\n") == 1


def test_dev_py_is_readable_for_a_python_of_any_age() -> None:
    text = (ROOT / "build" / "dev.py").read_text(encoding="utf-8")
    assert text.isascii()
    assert "annotations" not in text
    assert text.index("version_info") < text.index("from workshop")


def test_a_python_without_venv_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(furnish, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit) as stopped:
        furnish.furnish(PLAY)
    monkeypatch.undo()
    assert stopped.value.code == 1
    assert "apt install python3-venv" in capsys.readouterr().err
    assert not (tmp_path / ".venv").exists()


def test_a_venv_that_cannot_be_made_is_said_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(furnish, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(furnish, "quietly", lambda words, but=(): (1, ["Error: [Errno 13] Permission denied"]))
    with pytest.raises(SystemExit) as stopped:
        furnish.furnish(PLAY)
    assert stopped.value.code == 1
    assert "Permission denied" in capsys.readouterr().err


def test_a_package_that_cannot_be_installed_shows_pips_last_words_and_leaves_nothing_behind(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(furnish, "quietly", refuse)
    with pytest.raises(SystemExit) as stopped:
        furnish.furnish(PLAY)
    assert stopped.value.code == 1
    said = capsys.readouterr().err
    assert "No matching distribution found for pygame" in said
    assert said.rstrip().endswith("Then try again.")
    assert not bare.exists()


def test_an_interrupted_installation_leaves_nothing_behind(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> tuple[int, list[str]]:
        raise KeyboardInterrupt

    monkeypatch.setattr(furnish, "quietly", interrupted)
    with pytest.raises(KeyboardInterrupt):
        furnish.furnish(PLAY)
    assert not bare.exists()


def test_the_second_run_installs_nothing(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    furnish.furnish(DEV)
    monkeypatch.setattr(furnish, "quietly", refuse)
    furnish.furnish(DEV)
    furnish.furnish(PLAY)


def test_another_group_is_added_to_what_is_there(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    furnish.furnish(PLAY)
    furnish.furnish(DEV)
    assert furnish.stamped(furnish.fingerprint()) == DEV
    monkeypatch.setattr(furnish, "quietly", refuse)
    with pytest.raises(SystemExit):
        furnish.furnish(frozenset({"play", "assets"}))
    assert furnish.stamped(furnish.fingerprint()) == DEV


@pytest.mark.parametrize("spoil", ["stamp", "python", "lock"])
def test_what_is_half_made_or_made_for_another_lock_is_made_anew(
    bare: Path, spoil: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    furnish.furnish(DEV)
    if spoil == "stamp":
        (bare / furnish.STAMP).unlink()
    elif spoil == "python":
        furnish.python().unlink()
    else:
        newer = tmp_path / "requirements.lock"
        newer.write_bytes(furnish.LOCK.read_bytes() + b"# newer\n")
        monkeypatch.setattr(furnish, "LOCK", newer)
    assert furnish.stamped(furnish.fingerprint()) == frozenset()
    furnish.furnish(PLAY)
    assert furnish.stamped(furnish.fingerprint()) == PLAY


def test_python_lies_where_each_system_puts_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert os.name != "posix" or furnish.python().relative_to(furnish.VENV).as_posix() == "bin/python"
    monkeypatch.setattr(os, "name", "nt")
    windows = furnish.python().relative_to(furnish.VENV).as_posix()
    monkeypatch.undo()
    assert windows == "Scripts/python.exe"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The command lines build/dev.py would have started."""
    lines: list[list[str]] = []

    def become(words: list[str], at: Path | None = None) -> int:
        lines.append(words[1:])
        return 0

    monkeypatch.setattr(workshop, "furnish", lambda groups: None)
    monkeypatch.setattr(workshop, "become", become)
    return lines


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["play"], ["-P", "-m", "game"]),
        (["play", "crown", "--seed", "7"], ["-P", "-m", "game", "play", "crown", "--seed", "7"]),
        (["arena", "crown", "greedy,lucky"], ["-P", "-m", "game", "arena", "crown", "greedy,lucky"]),
        (["--windowed", "play"], ["-P", "-m", "game", "--windowed", "play"]),
        (["--data-dir", "x", "doctor"], ["-P", "-m", "game", "--data-dir", "x", "doctor"]),
        (["evening.caravan"], ["-P", "-m", "game", "evening.caravan"]),
        (["--version"], ["-P", "-m", "game", "--version"]),
        (["dance"], ["-P", "-m", "game", "dance"]),
        (["test", "-q"], ["-m", "pytest", "-q"]),
        (["art", "crown"], [str(ROOT / "build" / "art"), "crown"]),
        (["music", "report"], [str(ROOT / "build" / "music.py"), "report"]),
        (["train", "crown"], [str(ROOT / "build" / "train.py"), "crown"]),
    ],
)
def test_words_are_passed_through(started: list[list[str]], words: list[str], line: list[str]) -> None:
    assert workshop.main(words, "help") == 0
    assert started == [line]


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_of_the_program_can_be_said(started: list[list[str]], command: str) -> None:
    assert workshop.main([command, "--help"], "help") == 0
    assert started == [["-P", "-m", "game", command, "--help"]]


def test_the_usage_names_every_command_of_the_house_and_a_script_for_each() -> None:
    usage = (ROOT / "build" / "dev.py").read_text(encoding="utf-8")
    named = re.findall(r"^    python3 build/dev\.py (\w+)", usage, flags=re.MULTILINE)
    assert set(named) == {"play", "test", "check"} | {script.removesuffix(".py") for script in workshop.SCRIPTS}
    assert [script for script in workshop.SCRIPTS if not (ROOT / "build" / script).exists()] == []


@pytest.mark.parametrize(("words", "code"), [([], 2), (["--help"], 0), (["-h"], 0), (["help"], 0)])
def test_the_usage_is_shown_to_those_who_ask_or_say_nothing(
    started: list[list[str]], words: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert workshop.main(words, "play, test") == code
    said = capsys.readouterr()
    assert "play, test" in (said.err if code else said.out)
    assert not started


@pytest.mark.slow
def test_a_real_venv_finds_the_game_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(furnish, "VENV", tmp_path / "a folder" / ".venv")
    furnish.furnish(PLAY)
    look = "import game, pygame; print(game.__file__)"
    done = subprocess.run(
        [furnish.python(), "-P", "-c", look], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert Path(done.stdout.splitlines()[-1]).is_relative_to(ROOT)
