"""Decimal commas, dotted capitals and other signs for digits: nothing that is written depends on the locale (T28)."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.chronicle import Sitter
from game.match.folders import Folders
from game.match.match import Match
from game.match.saves import Saves, open_save
from game.match.sitting import Sitting
from game.shelf import find

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ("C", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_SA.UTF-8")

WRITE = """
import locale, sys
from pathlib import Path
try:
    locale.setlocale(locale.LC_ALL, "")
except locale.Error:
    sys.exit("no such locale")
from game.match.folders import Folders
from game.match.saves import Saves
from game.match.settings import Settings, load, store
from tests.app.desk import a_match
folders = Folders(Path(sys.argv[1]))
settings, said = load(folders)
assert not said, said
settings.ui_scale, settings.names["crown"] = 1.25, ["İpek ışık", "Žofie"]
store(folders, settings)
match = a_match(choices=60)
Saves(folders).keep_as(match, "İstanbul'da bir gün, 1,5")
print(f"{1.5:n}", match.chronicle().digest)
"""

PLAY = """
import locale, sys
locale.setlocale(locale.LC_ALL, "")
from game.app import window
from game.app.results import ResultsScene
def hurry(program):
    for frame in range(4000):
        scene = program.scenes.top
        if scene.tick(0.5) and (frame % 40 == 0 or isinstance(scene, ResultsScene)):
            scene.draw()
        if isinstance(scene, ResultsScene):
            program.scenes.clear()
            return
    sys.exit("no results")
window.loop = hurry
from game.cli import main
sys.exit(main(["play", "crown", "--seats", "lucky,lucky", "--seed", "7", "--reduce-motion"]))
"""


@pytest.fixture(scope="session")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the locales compiled, on systems that have their sources."""
    if not (shutil.which("localedef") and Path("/usr/share/i18n/locales").is_dir()):
        pytest.skip("needs localedef and the sources of locales")
    folder = tmp_path_factory.mktemp("locales")
    for name in LOCALES[1:]:
        words = ["localedef", "-i", name.split(".")[0], "-f", "UTF-8", str(folder / name)]
        subprocess.run(words, capture_output=True, check=False)
        assert (folder / name).is_dir(), name
    return folder


def in_locale(name: str, locales: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": os.environ["PATH"], "HOME": words[-1], "LC_ALL": name, "LOCPATH": str(locales)}
    env |= {
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(ROOT),
    }
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=False
    )


def written_in(name: str, locales: Path, folder: Path) -> list[str]:
    """Let a process write settings and a save in a locale; how it writes 1.5, and the digest of its match."""
    done = in_locale(name, locales, "-c", WRITE, str(folder))
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def bytes_of(folder: Path) -> dict[str, str]:
    """The fingerprint of every file in a folder."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_settings_and_saves_are_the_same_bytes_in_every_locale(locales: Path, tmp_path: Path) -> None:
    """Each locale writes, then the next one reads and writes over what it found: files can be exchanged."""
    written, said = {}, {}
    for name in LOCALES:
        folder = tmp_path / name
        for _ in range(2):
            said[name] = written_in(name, locales, folder)
        written[name] = bytes_of(folder)
    assert said["de_DE.UTF-8"][0] == "1,5", "the locale is really in force"
    assert len({found[1] for found in said.values()}) == 1
    assert all(files == written["C"] for files in written.values())
    written_in("tr_TR.UTF-8", locales, tmp_path / "de_DE.UTF-8")
    assert bytes_of(tmp_path / "de_DE.UTF-8") == written["C"]


@pytest.mark.parametrize("name", LOCALES)
def test_a_whole_game_is_the_same_in_every_locale(name: str, locales: Path, tmp_path: Path) -> None:
    """The window opens, bots play, the results come, the game is saved and counted."""
    done = in_locale(name, locales, "-c", PLAY, str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    [kept] = (tmp_path / ".local/share/caravanserai/saves").glob("over-*.caravan")
    match, trouble = open_save(kept)
    assert (match.over, trouble) == (True, "")
    assert match.chronicle().choices == played_here()


def played_here() -> list[str]:
    """The same game in this process."""
    match = Match(find("crown"), 7, {}, [Sitter("lucky", "A"), Sitter("lucky", "B")])
    sitting = Sitting(match, Saves(Folders()), None)
    while not match.over:
        sitting.advance()
    return match.chronicle().choices
