"""A real window under a window manager: other sizes, the whole screen, maximised, and back (T03, T04)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.match.folders import Folders
from game.match.settings import Settings, load, store
from guest import screen
from tests.app.desk import Desk

ROOT = Path(__file__).resolve().parents[2]
MISSING = [tool for tool in ("Xvfb", "xdotool", "openbox") if shutil.which(tool) is None]
SCREEN = (1600, 900)
SIZE = (1200, 700)
PATIENCE = 40.0
KEYS = """
<openbox_config xmlns="http://openbox.org/3.4/rc">
<keyboard><keybind key="W-m"><action name="ToggleMaximize"/></keybind></keyboard>
</openbox_config>
"""

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(MISSING), reason=f"needs {' and '.join(MISSING)}"),
]


class Managed:
    """The program in a window that somebody else frames, moves and makes large; `folder` holds the player's files."""

    def __init__(self, folder: Path, display: str) -> None:
        self.folders = Folders(folder)
        self.env = {"DISPLAY": display, "HOME": str(folder), "PATH": os.environ["PATH"], "SDL_AUDIODRIVER": "dummy"}
        self.env["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        store(self.folders, Settings(reduce_motion=True, width=SIZE[0], height=SIZE[1]))

    @contextmanager
    def running(self) -> Iterator[None]:
        """The program with its title in front; it is gone afterwards."""
        self.folders.log.unlink(missing_ok=True)
        words = [sys.executable, "-m", "game", "--data-dir", str(self.folders.config)]
        with subprocess.Popen(words, cwd=ROOT, env=self.env, stderr=subprocess.DEVNULL) as self.program:
            try:
                self.wait(lambda: "first picture" in self.log())
                found = self.hands("search", "--onlyvisible", "--pid", str(self.program.pid)).split()
                self.hands("windowfocus", "--sync", found[0])
                yield
            finally:
                self.program.kill()

    def hands(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.env, capture_output=True, text=True, timeout=20, check=False
        )
        return done.stdout

    def log(self) -> str:
        return self.folders.log.read_text("utf-8") if self.folders.log.exists() else ""

    def wait(self, true: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < until, f"it never came to that; the log ends: {self.log()[-400:]}"
            time.sleep(0.05)

    def geometry(self) -> tuple[int, int, int, int]:
        """Place and size of the window that has the focus; zeros where nothing has."""
        said = self.hands("getwindowfocus", "getwindowgeometry", "--shell")
        found = dict(line.split("=") for line in said.splitlines())
        return tuple(int(found.get(name, 0)) for name in ("X", "Y", "WIDTH", "HEIGHT"))  # type: ignore[return-value]

    def has(self, w: int, h: int) -> Callable[[], bool]:
        return lambda: self.geometry()[2:] == (w, h)

    def quit(self) -> None:
        """Leave the program by its own question."""
        self.hands("key", "Escape", "sleep", "0.5", "key", "Tab", "sleep", "0.2", "key", "Return")
        assert self.program.wait(timeout=PATIENCE) == 0


@pytest.fixture
def managed(tmp_path: Path) -> Iterator[Managed]:
    rules = tmp_path / "rc.xml"
    rules.write_text(KEYS)
    with screen(SCREEN) as display:
        found = Managed(tmp_path, display)
        words = ["openbox", "--config-file", str(rules)]
        with subprocess.Popen(words, env=found.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as keeper:
            yield found
            keeper.terminate()


def near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether two windows lie at the same place; window managers may count their frames differently."""
    return all(abs(a - b) <= 60 for a, b in zip(one, other, strict=True))


def test_full_screen_and_back_leaves_the_window_as_it_was(managed: Managed) -> None:
    with managed.running():
        managed.wait(managed.has(*SIZE))
        before = managed.geometry()
        for _ in range(2):
            managed.hands("key", "F11")
            managed.wait(lambda: managed.geometry() == (0, 0, *SCREEN))
            time.sleep(1.0)
            managed.hands("key", "F11")
            managed.wait(managed.has(*SIZE))
            time.sleep(1.0)
            assert near(managed.geometry()[:2], before[:2])
        managed.hands("getwindowfocus", "windowsize", "1000", "600")
        managed.wait(managed.has(1000, 600))


def test_full_screen_from_a_maximised_window_and_back_is_as_large_as_before(managed: Managed) -> None:
    with managed.running():
        managed.hands("key", "super+m")
        managed.wait(lambda: managed.geometry()[2] >= SCREEN[0] - 10)
        time.sleep(1.0)
        before = managed.geometry()
        managed.hands("key", "F11")
        managed.wait(lambda: managed.geometry() == (0, 0, *SCREEN))
        time.sleep(1.0)
        managed.hands("key", "F11")
        managed.wait(lambda: managed.geometry()[2:] != SCREEN)
        time.sleep(1.0)
        assert near(managed.geometry(), before)


def test_whoever_left_on_the_whole_screen_begins_there_and_has_the_window_again(managed: Managed) -> None:
    with managed.running():
        managed.wait(managed.has(*SIZE))
        managed.hands("key", "F11")
        managed.wait(managed.has(*SCREEN))
        time.sleep(1.0)
        managed.quit()
    assert load(managed.folders)[0].fullscreen
    with managed.running():
        managed.wait(lambda: managed.geometry() == (0, 0, *SCREEN))
        time.sleep(1.0)
        managed.hands("key", "F11")
        managed.wait(managed.has(*SIZE))


def test_fifty_sizes_leave_no_dead_zone(managed: Managed, tmp_path: Path) -> None:
    """Every tenth time the outermost controls are clicked; at the end that size is remembered."""
    sizes = [(980 + number * 11 % 500, 560 + number * 7 % 300) for number in range(1, 51)]
    with managed.running():
        for number, size in enumerate(sizes, start=1):
            managed.hands("getwindowfocus", "windowsize", *map(str, size))
            if number % 10 == 0:
                managed.wait(managed.has(*size))
                time.sleep(0.5)
                opens(managed, where(tmp_path / "planned", size, "about"), "AboutScene")
                opens(managed, where(tmp_path / "planned", size, "menu settings"), "SettingsScene")
        managed.quit()
    settings, _ = load(managed.folders)
    assert (settings.width, settings.height) == sizes[-1]


def opens(managed: Managed, at: tuple[int, int], scene: str) -> None:
    """A click there opens the scene, and Escape leads back to the title."""
    window = managed.hands("getwindowfocus").strip()
    managed.hands("mousemove", "--window", window, *map(str, at), "sleep", "0.1", "click", "1")
    managed.wait(lambda: managed.log().rstrip().endswith(f"On top: {scene}"))
    managed.hands("sleep", "0.3", "key", "Escape")
    managed.wait(lambda: managed.log().rstrip().endswith("On top: TitleScene"))
    time.sleep(0.3)


def where(root: Path, size: tuple[int, int], name: str) -> tuple[int, int]:
    """The pixel on which a control of the title lies in a window of that size."""
    desk = Desk(root, size=size)
    desk.sheet.lay()
    return desk.program.canvas.at(desk.widgets()[name].area.centre)
