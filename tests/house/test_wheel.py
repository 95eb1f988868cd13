"""The wheel, as pip and pipx install it: it carries all that is drawn, heard and read, and starts from anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from game import __version__

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = {"game": "game", "sprites": "game/sprites", "maps": "game/maps", "sounds": "game/sounds"}
"""Folders of the checkout and where they lie in the wheel."""

PATIENCE = 60.0


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    [made] = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that pip has installed the wheel into; what the program stands on comes from the tests' own Python."""
    folder = tmp_path_factory.mktemp("un dossier à part")
    words = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(folder), str(wheel)]
    subprocess.run([sys.executable, *words], check=True, capture_output=True)
    return folder


def surroundings(installed: Path, home: Path) -> dict[str, str]:
    return {
        "HOME": str(home),
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(installed),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }


def shipped_files() -> set[str]:
    """What git would take along of the shipped folders, by its path in the wheel."""
    found = set()
    for folder, place in SHIPPED.items():
        files = (path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        found |= {f"{place}/{path.relative_to(ROOT / folder).as_posix()}" for path in files}
    return found


def test_it_carries_all_of_the_game_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        inside = {name for name in packed.namelist() if ".dist-info/" not in name}
    assert inside == shipped_files()


@pytest.mark.skipif(os.name == "nt", reason="scripts are programs there")
def test_its_command_says_its_version_and_examines_the_machine(installed: Path, tmp_path: Path) -> None:
    env = surroundings(installed, tmp_path)
    for words, said in ((["--version"], f"caravanserai {__version__}"), (["doctor"], str(installed / "game/sprites"))):
        command: list[str | Path] = [installed / "bin" / "caravanserai", *words]
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        assert said in done.stdout, done.stderr


def test_the_program_starts_from_it(installed: Path, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "game", "--data-dir", str(tmp_path)]
    log = tmp_path / "caravanserai.log"
    until = time.monotonic() + PATIENCE
    with subprocess.Popen(words, cwd=tmp_path, env=surroundings(installed, tmp_path)) as running:
        try:
            while not (log.exists() and "first picture" in log.read_text("utf-8")):
                assert running.poll() is None, "it ended by itself"
                assert time.monotonic() < until, "it does not come to its first picture"
                time.sleep(0.1)
        finally:
            running.kill()
