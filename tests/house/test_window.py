"""A real window: the program as people start it, driven by keys and clicks from outside, on an X server of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from clicks import late_in_a_game
from game.engine.chronicle import write
from game.shelf import find
from guest import screen as fresh_screen

MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(MISSING), reason=f"needs {' and '.join(MISSING)}"),
    pytest.mark.timeout(500),
]
SIZE = "1280x720"
PATIENCE = 420.0


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """The name of a fresh X display."""
    with fresh_screen() as display:
        yield display


class Desk:
    """A running program, its window, and hands at mouse and keyboard."""

    def __init__(self, screen: str, folder: Path, *words: str) -> None:
        self.folder = folder
        self.env = {
            "DISPLAY": screen,
            "HOME": str(folder),
            "PATH": os.environ["PATH"],
            "SDL_AUDIODRIVER": "dummy",
            # Otherwise the program, finding the screen slow, opens its window a second time.
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }
        command = [sys.executable, "-m", "game", "play", *words, "--data-dir", str(folder), "--size", SIZE]
        self.process = subprocess.Popen(command, env=self.env, stderr=subprocess.PIPE, text=True)
        found = self.hands("search", "--sync", "--onlyvisible", "--pid", str(self.process.pid))
        self.window = found.split()[0]
        self.hands("windowfocus", "--sync", self.window)

    def hands(self, *words: str) -> str:
        """Do something with xdotool; what it says."""
        done = subprocess.run(["xdotool", *words], env=self.env, capture_output=True, text=True, timeout=30, check=True)
        return done.stdout

    def click(self, x: int, y: int) -> None:
        self.hands("mousemove", "--window", self.window, str(x), str(y), "click", "1")

    @property
    def saved(self) -> str:
        """The autosave as it is on the disk now."""
        return "".join(path.read_text() for path in self.folder.glob("saves/*.caravan"))

    def wait_for_change(self, before: str, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.saved != before:
                return True
            time.sleep(0.02)
        return False

    def close(self) -> int:
        """Close the window as a window manager does; the exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        _, said = self.process.communicate(timeout=20)
        assert "Traceback" not in said, said
        return self.process.returncode


@pytest.fixture
def quick(tmp_path: Path) -> Path:
    """A player's folder with everything at once."""
    (tmp_path / "settings.json").write_text(json.dumps({"speed": "instant", "reduce_motion": True}))
    return tmp_path


def to_the_results(desk: Desk) -> None:
    """Ask for a hint and take it, until the game is counted as finished: the driver is x11, for xdotool found it."""
    counted = desk.folder / "statistics.jsonl"
    try:
        until = time.monotonic() + PATIENCE
        while not counted.exists():
            assert time.monotonic() < until, f"the game does not come to its end: {desk.saved[-300:]}"
            assert desk.process.poll() is None, "the program ended by itself"
            desk.hands("key", "h", "sleep", "0.15", "key", "Return")
    finally:
        code = desk.close()
    assert code in (0, -15)
    [line] = counted.read_text().splitlines()
    assert json.loads(line)["box"] == "crown"


def test_the_last_questions_of_a_game_are_answered_by_hints_and_keys(screen: str, quick: Path, tmp_path: Path) -> None:
    file = tmp_path / "late.caravan"
    file.write_text(write(late_in_a_game(find("crown")).chronicle()), encoding="utf-8")
    to_the_results(Desk(screen, quick, str(file)))


@pytest.mark.slow
def test_a_whole_game_is_played_by_hints_and_keys(screen: str, quick: Path) -> None:
    to_the_results(Desk(screen, quick, "crown", "--seats", "human,greedy", "--seed", "7"))


def test_a_click_on_a_card_and_a_slot_plays_it(screen: str, quick: Path) -> None:
    desk = Desk(screen, quick, "crown", "--seats", "human,greedy", "--seed", "7")
    try:
        desk.wait_for_change("", 10)
        time.sleep(2.0)
        desk.click(810, 620)
        time.sleep(0.8)
        desk.click(575, 600)
        assert desk.wait_for_change(desk.saved, 0.5) or "play " in desk.saved
    finally:
        desk.close()
    assert "\nplay " in desk.saved


def test_without_a_display_the_program_says_so_in_one_sentence(tmp_path: Path) -> None:
    env = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    done = subprocess.run(
        [sys.executable, "-m", "game"], env=env, capture_output=True, text=True, timeout=60, check=False
    )
    said = [line for line in done.stderr.splitlines() if "XDG_RUNTIME_DIR" not in line]
    assert done.returncode == 1
    assert len(said) == 1
    assert "display" in said[0]
