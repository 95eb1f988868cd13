"""The bundle starts from anywhere with nothing around it, finds its pictures, and its bots play."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCREEN = "-screen 0 1280x800x24 -nolisten tcp"
WATCH = (
    '"$0" play crown --seats greedy,lucky --seed 7 & timeout 30 xdotool search --sync --onlyvisible --pid $!; kill $!'
)

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


@pytest.mark.window
@pytest.mark.skipif(
    not (shutil.which("xvfb-run") and shutil.which("xdotool")), reason="needs xvfb, xauth and xdotool to open a window"
)
def test_its_window_opens(bundle: Path, tmp_path: Path) -> None:
    """xdotool sees it, so it is on the X screen and not on SDL's invisible one."""
    done = alone(["xvfb-run", "-a", "-s", SCREEN, "bash", "-c", WATCH, bundle], tmp_path)
    assert done.stdout.strip().isdecimal(), done.stderr
