"""The bundle starts from anywhere with nothing around it, finds its pictures, and its bots play."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import licences
from bundle import archive, digest, megabytes

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of a fresh bundle, in a folder whose name is not plain."""
    dist = tmp_path_factory.mktemp("a bündle")
    subprocess.run([sys.executable, ROOT / "build" / "bundle.py", dist], check=True, capture_output=True)
    return dist / "caravanserai" / ("caravanserai.exe" if os.name == "nt" else "caravanserai")


def alone(words: list[str | Path], home: Path) -> subprocess.CompletedProcess[str]:
    """Run the words with an empty environment, far from the checkout."""
    surroundings = {"HOME": str(home), "PATH": "/usr/bin:/bin", "SDL_AUDIODRIVER": "dummy"}
    return subprocess.run(words, cwd=home, env=surroundings, capture_output=True, text=True, check=False)


def test_bots_play_in_it_in_processes_of_their_own(bundle: Path, tmp_path: Path) -> None:
    done = alone([bundle, "arena", "crown", "lucky,lucky", "-n", "4", "--seed", "1", "--jobs", "2", "--json"], tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["finished"] == 4


def test_without_a_display_it_says_so(bundle: Path, tmp_path: Path) -> None:
    done = alone([bundle], tmp_path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "display" in done.stderr.splitlines()[-1]


def test_it_carries_the_licences_of_all_that_lies_in_it(bundle: Path) -> None:
    text = (bundle.parent / "THIRD_PARTY_LICENSES.txt").read_text(encoding="utf-8")
    for word in (
        "pygame 2",
        "PyTMX",
        "msgspec",
        "platformdirs",
        "rich",
        "libSDL2",
        "Python 3.",
        "LESSER GENERAL PUBLIC",
    ):
        assert word in text
    assert licences.UNKNOWN not in text
    assert (bundle.parent / "LICENSE").is_file()


def test_it_stays_small(bundle: Path) -> None:
    assert megabytes(bundle.parent) <= 110
    assert megabytes(archive(bundle.parent)) <= 70


def test_the_same_source_gives_the_same_bytes(bundle: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "build" / "bundle.py", tmp_path], check=True, capture_output=True)
    assert digest(tmp_path / "caravanserai") == digest(bundle.parent)


@pytest.mark.window
@pytest.mark.timeout(900)
@pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool")
def test_a_stranger_can_start_it_and_play_in_it(bundle: Path) -> None:
    words = [sys.executable, str(ROOT / "build" / "smoke.py"), str(bundle)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
