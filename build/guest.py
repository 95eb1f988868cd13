"""A stranger who starts a bundle on an X screen of its own and has hands at mouse and keyboard.

The stranger has HOME and DISPLAY and nothing else. Needs Xvfb and xdotool.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from clicks import Click
from game.engine.chronicle import ENDING, NoChronicle, parse

SIZE = (1280, 720)
PATIENCE = 240.0
FIRST_PICTURE = "The first picture is shown."
RESULTS, CRASHED = "On top: ResultsScene", "On top: CrashScene"
NOBODY = 65534
"""Whom the program runs as when root starts it: nothing is read-only for root."""

CLICK_REST = 0.35
"""Seconds between two clicks: the program takes a faster second one for a nervous finger."""

FAREWELL = 20.0
"""Seconds that worker processes have to see that they are alone."""

BREATHE = partial(time.sleep, 0.02)


class Failed(Exception):
    """Something did not go as it should; says what."""


class Guest:
    """Starts `program` from another folder; `home` is made. `workers` is the most processes it was seen to have."""

    def __init__(self, program: Path, home: Path, display: str) -> None:
        self.program, self.home = program, home
        self.env = {"HOME": str(home), "DISPLAY": display}
        self.hands_env = {**self.env, "PATH": os.environ["PATH"]}
        self.log = home / ".local/state/caravanserai/caravanserai.log"
        self.saves = home / ".local/share/caravanserai/saves"
        self.user = NOBODY if os.name == "posix" and os.geteuid() == 0 else None
        self.workers = 0
        config = home / ".config" / "caravanserai"
        config.mkdir(parents=True)
        (config / "settings.json").write_text(
            json.dumps({"speed": "instant", "pace": "instant", "reduce_motion": True})
        )
        for path in (home, *home.rglob("*")):
            self.own(path)

    def own(self, path: Path) -> None:
        """Let the stranger write there."""
        if self.user is not None:
            os.chown(path, self.user, self.user)

    # -- starting

    @contextmanager
    def started(self, *words: str | Path) -> Iterator[subprocess.Popen[str]]:
        """The running program; it and its workers are gone afterwards. Raises Failed."""
        # What is said goes to a file: nobody reads a pipe while the program runs, and a full one would stop it.
        with (
            tempfile.TemporaryFile("w+", encoding="utf-8") as said,
            subprocess.Popen(
                [self.program, *words], cwd="/", env=self.env, user=self.user, stdout=said, stderr=said, text=True
            ) as running,
        ):
            self.said, self.workers = said, 0
            try:
                yield running
            finally:
                orphans = children(running.pid)
                running.kill()
        until = time.monotonic() + FAREWELL
        while any(Path(f"/proc/{orphan}").exists() for orphan in orphans):
            if time.monotonic() > until:
                raise Failed(f"worker processes outlive the program: {orphans}")
            BREATHE()

    def tells(self) -> str:
        """What the program has printed so far."""
        self.said.seek(0)
        return self.said.read()

    def run(self, *words: str) -> str:
        """Run a command of the program to its end; what it prints. Raises Failed."""
        with self.started(*words) as running:
            until = time.monotonic() + PATIENCE
            while running.poll() is None and time.monotonic() < until:
                self._count(running)
                BREATHE()
            told = self.tells()
            if running.returncode or "Traceback" in told:
                raise Failed(f"{' '.join(words)} ended with {running.returncode}: {told}")
            return told

    @contextmanager
    def window(self, what: str, *words: str | Path) -> Iterator[subprocess.Popen[str]]:
        """The running program with its window in front. Prints when the first picture, of `what`, came."""
        self.log.unlink(missing_ok=True)
        begin = time.monotonic()
        with self.started(*words, "--size", "x".join(map(str, SIZE))) as running:
            self.wait_for(FIRST_PICTURE, running)
            seconds = time.monotonic() - begin
            print(f"first picture of {what}: {seconds:.2f} s", flush=True)
            self.front = self.hands("search", "--sync", "--onlyvisible", "--pid", str(running.pid)).split()[0]
            self.hands("windowfocus", "--sync", self.front)
            yield running

    def _count(self, running: subprocess.Popen[str]) -> None:
        self.workers = max(self.workers, len(children(running.pid)))

    # -- acting

    def hands(self, *words: str) -> str:
        """Do something with xdotool; what it says."""
        done = subprocess.run(
            ["xdotool", *words], env=self.hands_env, capture_output=True, text=True, timeout=60, check=False
        )
        return done.stdout

    def click(self, clicks: Sequence[Click], running: subprocess.Popen[str]) -> None:
        """Make every click when the game has come to it. Raises Failed."""
        for click in clicks:
            self.wait(partial(self._has_had, click.choices), f"choice {click.choices}", running)
            time.sleep(CLICK_REST)
            x, y = map(str, click.at)
            self.hands("mousemove", "--window", self.front, x, y, "sleep", "0.05", "click", "1")

    # -- looking

    def told(self) -> str:
        """What the log holds."""
        return self.log.read_text("utf-8") if self.log.exists() else ""

    def game(self) -> str:
        """The newest autosave as it is on the disk now."""
        found = sorted(self.saves.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime_ns)
        return found[-1].read_text("utf-8") if found else ""

    def _has_had(self, choices: int) -> bool:
        """Whether the game has come so far."""
        try:
            return len(parse(self.game()).choices) == choices
        except (NoChronicle, FileNotFoundError):
            return False

    def wait_for(self, words: str, running: subprocess.Popen[str]) -> None:
        """Until the log says so. Raises Failed."""
        self.wait(lambda: words in self.told(), f"“{words}”", running)

    def wait(self, true: Callable[[], bool], what: str, running: subprocess.Popen[str]) -> None:
        """Until something is so. Raises Failed when the program ends or takes too long."""
        until = time.monotonic() + PATIENCE
        while not true():
            self._count(running)
            if CRASHED in self.told():
                raise Failed(f"it broke; the log ends: {self.told()[-900:]}")
            if running.poll() is not None:
                raise Failed(f"it ended by itself with {running.returncode}: {self.tells()}")
            if time.monotonic() > until:
                raise Failed(f"{what} never came; the log ends: {self.told()[-600:]}")
            BREATHE()


def children(parent: int) -> list[int]:
    """The processes that a process has started, by their numbers; nothing where there is no /proc."""
    found = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(number) for tasks in found for number in tasks.read_text().split()]


@contextmanager
def screen(size: tuple[int, int] = SIZE) -> Iterator[str]:
    """The name of a fresh X display, open to everybody on this machine."""
    read, write = os.pipe()
    pixels = "x".join(map(str, (*size, 24)))
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", pixels, "-nolisten", "tcp", "-noreset", "-ac"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        try:
            yield f":{number}"
        finally:
            server.terminate()
