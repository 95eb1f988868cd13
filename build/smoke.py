"""Start a bundle as a stranger would, on an X screen of its own, and play in it: `python build/smoke.py PROGRAM`.

The bundle is copied to a path with spaces and accents and made read-only. It gets HOME and DISPLAY and nothing else
and runs from another folder. Needs Xvfb and xdotool. Exit code 0 when all went well; what is measured is printed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bundle import digest, files  # noqa: E402 - found beside this script
from game.shelf import SHELF  # noqa: E402 - this checkout knows what must be in the bundle

SIZE = "1280x720"
PATIENCE = 240.0
FIRST_PICTURE = "The first picture is shown."
RESULTS, CRASHED = "On top: ResultsScene", "On top: CrashScene"


BREATHE = partial(time.sleep, 0.02)


class Failed(Exception):
    """Something did not go as it should; says what."""


def main(words: list[str]) -> int:
    """Run all steps on a program; 0 when all went well."""
    if len(words) != 1 or not Path(words[0]).is_file():
        print("smoke.py PROGRAM, the program inside a bundle", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, screen() as display:
        place = Path(folder) / "Mes jeux à Ottilie"
        shutil.copytree(Path(words[0]).parent, place, symlinks=True)
        before = digest(place)
        for path in (*files(place), place):
            path.chmod(0o555)
        try:
            every_step(place / Path(words[0]).name, Path(folder), display)
            if digest(place) != before:
                raise Failed("something was written into the install folder")
        except Failed as failure:
            print(f"FAILED: {failure}")
            return 1
        finally:
            place.chmod(0o755)
    print("All is well.")
    return 0


def every_step(program: Path, folder: Path, display: str) -> None:
    """The steps in their order. Raises Failed."""
    home = folder / "Žofie"
    home.mkdir()
    guest = Guest(program, home, display)
    guest.examine()
    for time_ in ("cold", "warm"):
        guest.to_the_title_and_out(time_)
    for ruleset in SHELF:
        seats = max(2, ruleset.seats[0])
        guest.watch(ruleset.slug, ["greedy"] + ["lucky"] * (seats - 1))
        guest.let_bots_play(ruleset.slug, seats)
    guest.play(SHELF[0].slug)


class Guest:
    """Somebody who starts the program and has hands at mouse and keyboard."""

    def __init__(self, program: Path, home: Path, display: str) -> None:
        self.program, self.home = program, home
        self.env = {"HOME": str(home), "DISPLAY": display}
        self.hands_env = {**self.env, "PATH": os.environ["PATH"]}
        self.log = home / ".local/state/caravanserai/caravanserai.log"
        config = home / ".config" / "caravanserai"
        config.mkdir(parents=True)
        (config / "settings.json").write_text(json.dumps({"speed": "instant", "reduce_motion": True}))

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the program to its end."""
        done = subprocess.run(
            [self.program, *words],
            cwd="/",
            env=self.env,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode or "Traceback" in done.stderr:
            raise Failed(f"{' '.join(words)} ended with {done.returncode}: {done.stdout}{done.stderr}")
        return done

    def examine(self) -> None:
        """The doctor finds the screen."""
        said = self.run("doctor").stdout
        if "x11" not in said:
            raise Failed(f"the driver is not x11: {said}")
        print(said.strip().splitlines()[-1])

    def let_bots_play(self, slug: str, seats: int) -> None:
        """Bots among themselves, in worker processes."""
        done = self.run("arena", slug, ",".join(["lucky"] * seats), "-n", "4", "--seed", "1", "--jobs", "2", "--json")
        if json.loads(done.stdout)["finished"] != 4:
            raise Failed(f"games of {slug} do not end: {done.stdout}")

    @contextmanager
    def window(self, *words: str) -> Iterator[subprocess.Popen[str]]:
        """The running program with its window in front; it is gone afterwards. Prints when the first picture came."""
        self.log.unlink(missing_ok=True)
        begin = time.monotonic()
        with subprocess.Popen(
            [self.program, *words, "--size", SIZE], cwd="/", env=self.env, stderr=subprocess.PIPE, text=True
        ) as running:
            try:
                self.wait_for(FIRST_PICTURE, running)
                print(f"first picture of {' '.join(words) or 'the title'}: {time.monotonic() - begin:.2f} s")
                window = self.hands("search", "--sync", "--onlyvisible", "--pid", str(running.pid)).split()[0]
                self.hands("windowfocus", "--sync", window)
                yield running
            finally:
                running.kill()

    def hands(self, *words: str) -> str:
        """Do something with xdotool; what it says."""
        done = subprocess.run(
            ["xdotool", *words], env=self.hands_env, capture_output=True, text=True, timeout=60, check=False
        )
        return done.stdout

    def to_the_title_and_out(self, time_: str) -> None:
        """The title comes, Esc asks, and the answer ends the program with exit code 0."""
        with self.window() as running:
            if "On top: TitleScene" not in self.told():
                raise Failed("the title does not appear")
            self.hands("key", "Escape", "sleep", "0.4", "key", "Tab", "sleep", "0.2", "key", "Return")
            code = running.wait(timeout=20)
            if code:
                raise Failed(f"leaving by the keyboard ended with {code} ({time_})")

    def watch(self, slug: str, bots: list[str]) -> None:
        """A game of bots reaches its results at instant speed."""
        begin = time.monotonic()
        with self.window("play", slug, "--seats", ",".join(bots), "--seed", "7") as running:
            self.wait_for(RESULTS, running)
        print(f"a whole game of {slug}: {time.monotonic() - begin:.1f} s")

    def play(self, slug: str) -> None:
        """Somebody asks for hints and takes them until the results are there."""
        with self.window("play", slug, "--seats", "human,lucky", "--seed", "7") as running:
            self.wait_for(RESULTS, running, lambda: self.hands("key", "h", "sleep", "0.15", "key", "Return"))

    def told(self) -> str:
        """What the log holds."""
        return self.log.read_text("utf-8") if self.log.exists() else ""

    def wait_for(self, words: str, running: subprocess.Popen[str], meanwhile: Callable[[], object] = BREATHE) -> None:
        """Until the log says so. Raises Failed when the program ends or takes too long."""
        until = time.monotonic() + PATIENCE
        while words not in self.told():
            if CRASHED in self.told():
                raise Failed(f"it broke; the log ends: {self.told()[-900:]}")
            if running.poll() is not None:
                raise Failed(f"it ended by itself with {running.returncode}: {running.communicate()[1]}")
            if time.monotonic() > until:
                raise Failed(f"“{words}” never came; the log ends: {self.told()[-600:]}")
            meanwhile()


@contextmanager
def screen() -> Iterator[str]:
    """The name of a fresh X display."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE}x24", "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        try:
            yield f":{number}"
        finally:
            server.terminate()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
