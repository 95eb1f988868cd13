"""Start a bundle as a stranger would, on an X screen of its own, and play in it: `python build/smoke.py PROGRAM`.

The bundle is copied to a path with spaces and accents and made read-only; it runs from another folder with an empty
environment. Exit code 0 when all went well; what is measured is printed.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
# Before pygame is imported: the games that are clicked through in the bundle are played here first.
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

from bundle import digest, files  # noqa: E402 - found beside this script
from clicks import course  # noqa: E402
from game.engine.ruleset import Ruleset  # noqa: E402 - this checkout knows what must be in the bundle
from game.shelf import SHELF  # noqa: E402
from guest import RESULTS, SIZE, Failed, Guest, screen  # noqa: E402

JOBS = 2
SEARCHING = "novice:1"


def main(words: list[str]) -> int:
    """Run all steps on a program; 0 when all went well."""
    if len(words) != 1 or not Path(words[0]).is_file():
        print("smoke.py PROGRAM, the program inside a bundle", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name, screen() as display:
        folder = Path(name)
        folder.chmod(0o755)
        place = folder / "Mes jeux à Ottilie"
        shutil.copytree(Path(words[0]).parent, place, symlinks=True)
        before = digest(place)
        for path in (*files(place), place):
            path.chmod(0o555)
        try:
            every_step(Guest(place / Path(words[0]).name, folder / "Žofie", display), folder)
            if digest(place) != before:
                raise Failed("something was written into the install folder")
        except Failed as failure:
            print(f"FAILED: {failure}")
            return 1
        finally:
            place.chmod(0o755)
    print("All is well.")
    return 0


def every_step(guest: Guest, folder: Path) -> None:
    """The steps in their order. Raises Failed."""
    examine(guest)
    for time_ in ("cold", "warm"):
        to_the_title_and_out(guest, time_)
    for box in SHELF:
        let_bots_play(guest, box)
        watch(guest, box)
        click_through(guest, box, folder)


def examine(guest: Guest) -> None:
    """The doctor finds the screen."""
    said = guest.run("doctor")
    if "x11" not in said:
        raise Failed(f"the driver is not x11: {said}")
    print(said.strip().splitlines()[-1])


def to_the_title_and_out(guest: Guest, time_: str) -> None:
    """The title comes, Esc asks, and the answer ends the program with exit code 0."""
    with guest.window("the title") as running:
        if "On top: TitleScene" not in guest.told():
            raise Failed("the title does not appear")
        guest.hands("key", "Escape", "sleep", "0.4", "key", "Tab", "sleep", "0.2", "key", "Return")
        code = running.wait(timeout=20)
        if code:
            raise Failed(f"leaving by the keyboard ended with {code} ({time_})")


def let_bots_play(guest: Guest, box: Ruleset) -> None:
    """Bots among themselves, in worker processes."""
    bots = ",".join(["lucky"] * at_table(box))
    told = guest.run("arena", box.slug, bots, "-n", "4", "--seed", "1", "--jobs", str(JOBS), "--json")
    if json.loads(told)["finished"] != 4:
        raise Failed(f"games of {box.slug} do not end: {told}")
    if guest.workers < JOBS:
        raise Failed(f"the arena had {guest.workers} processes instead of {JOBS}")


def watch(guest: Guest, box: Ruleset) -> None:
    """A game of bots reaches its results at instant speed; the one that searches does so in worker processes."""
    bots = [SEARCHING, *["lucky"] * (at_table(box) - 1)]
    begin = time.monotonic()
    with guest.window(f"a table of {box.slug}", "play", box.slug, "--seats", ",".join(bots), "--seed", "7") as running:
        guest.wait_for(RESULTS, running)
    if not guest.workers:
        raise Failed(f"{SEARCHING} had no worker processes")
    print(f"a whole game of {box.slug}: {time.monotonic() - begin:.1f} s", flush=True)


def click_through(guest: Guest, box: Ruleset, folder: Path) -> None:
    """A saved game is brought to its results by clicks, and is then the game that the same clicks gave here."""
    way = course(box, folder / "planned", SIZE)
    file = folder / f"Fin de partie, {box.title}.caravan"
    file.write_text(way.begin, "utf-8")
    with guest.window(f"a saved game of {box.slug}", file) as running:
        guest.click(way.clicks, running)
        guest.wait_for(RESULTS, running)
        if guest.game() != way.end:
            raise Failed(f"the clicks gave another game of {box.slug}: {guest.game()[-300:]}")
    print(f"{len(way.clicks)} clicks to the results of {box.slug}", flush=True)


def at_table(box: Ruleset) -> int:
    """With how many a box is tried."""
    return max(2, box.seats[0])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
