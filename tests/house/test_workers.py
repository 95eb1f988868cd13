"""Worker processes in the program as people start it: they come for searching bots only, and go with the window."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 60.0
CHILDREN = Path("/proc/self/task") / str(os.getpid()) / "children"
pytestmark = [
    pytest.mark.skipif(not CHILDREN.exists(), reason="looks for processes in /proc"),
    pytest.mark.timeout(300),
]


@contextmanager
def playing(folder: Path, *seats: str) -> Iterator[subprocess.Popen[str]]:
    """The program at a table of Crown."""
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HOME": str(folder)}
    words = ["play", "crown", "--seats", ",".join(seats), "--seed", "7", "--reduce-motion", "--data-dir", str(folder)]
    running = subprocess.Popen(
        [sys.executable, "-m", "game", *words], env=env, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def workers(pid: int) -> list[int]:
    """The processes a program has spawned to work for it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in commands(child)]


def commands(pid: str | int) -> bytes:
    """How a process was started; nothing where there is none, or only what is left of one."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return b""


def choices(folder: Path) -> int:
    """How many lines of the game are on the disk."""
    return sum(path.read_text().count("\n") for path in folder.glob("saves/*.caravan"))


def wait(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until, "it never came to that"
        time.sleep(0.05)


def test_workers_come_with_the_first_searching_bot_and_go_with_the_window(tmp_path: Path) -> None:
    with playing(tmp_path, "adept", "adept") as running:
        wait(lambda: bool(workers(running.pid)))
        hired, before = workers(running.pid), choices(tmp_path)
        wait(lambda: choices(tmp_path) > before + 3)
        running.send_signal(signal.SIGTERM)
        _, said = running.communicate(timeout=PATIENCE)
        assert (running.returncode, said) == (0, "")
    assert not [pid for pid in hired if commands(pid)]


def test_a_killed_worker_stops_no_game(tmp_path: Path) -> None:
    with playing(tmp_path, "adept", "adept") as running:
        wait(lambda: bool(workers(running.pid)) and choices(tmp_path) > 0)
        for pid in workers(running.pid):
            os.kill(pid, signal.SIGKILL)
        before = choices(tmp_path)
        wait(lambda: choices(tmp_path) > before + 3)
        assert not workers(running.pid)
    log = (tmp_path / "caravanserai.log").read_text()
    assert "a worker has died" in log


def test_bots_that_do_not_search_need_no_workers(tmp_path: Path) -> None:
    with playing(tmp_path, "lucky", "lucky") as running:
        wait(lambda: choices(tmp_path) > 14)
        assert not workers(running.pid)
