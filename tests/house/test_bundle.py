"""The bundle: whoever gets it can start it and play in it; it is small, lawful and the same bytes every time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import licences
from bundle import DAY, archive, digest, megabytes
from deb import package
from game import __version__

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = "caravanserai.exe" if os.name == "nt" else "caravanserai"

NEEDS = ("ERROR: Python was built without a shared library", "ERROR: Python shared library", "ERROR: On Linux, objdump")
"""What PyInstaller says where it lacks something that no package of Python brings."""

pytestmark = pytest.mark.timeout(600)


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of a fresh bundle, in a folder whose name is not plain; test processes of one run share it."""
    alone = "PYTEST_XDIST_WORKER" not in os.environ
    base = tmp_path_factory.getbasetemp()
    dist = (base if alone else base.parent) / "a bündle"
    made = dist / "made"
    try:
        dist.mkdir()
    except FileExistsError:
        while not made.exists():
            time.sleep(0.2)
    else:
        done = build(dist)
        made.write_text("" if done.returncode == 0 else done.stdout + done.stderr, encoding="utf-8")
    failed = made.read_text(encoding="utf-8")
    if any(need in failed for need in NEEDS):
        pytest.skip(f"PyInstaller cannot work here: {failed.splitlines()[-1]}")
    assert failed == ""
    return dist / "caravanserai" / PROGRAM


def build(dist: Path) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, str(ROOT / "build" / "bundle.py"), str(dist)]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_without_a_display_it_says_so(bundle: Path, tmp_path: Path) -> None:
    surroundings = {"HOME": str(tmp_path)}
    done = subprocess.run([bundle], cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "display" in done.stderr.splitlines()[-1]


def test_it_carries_the_licences_of_all_that_lies_in_it(bundle: Path) -> None:
    text = (bundle.parent / "THIRD_PARTY_LICENSES.txt").read_text(encoding="utf-8")
    wanted = ["pygame 2", "PyTMX", "msgspec", "platformdirs", "rich", "libSDL2", "Python 3.", "LESSER GENERAL PUBLIC"]
    assert [word for word in wanted if word not in text] == []
    assert licences.UNKNOWN not in text
    assert (bundle.parent / "LICENSE").is_file()


def test_it_stays_small(bundle: Path) -> None:
    assert megabytes(bundle.parent) <= 110


@pytest.mark.window
@pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool")
def test_a_stranger_can_start_it_and_play_in_it(bundle: Path) -> None:
    words = [sys.executable, str(ROOT / "build" / "smoke.py"), str(bundle)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_its_archive_is_small_to_fetch(bundle: Path) -> None:
    assert megabytes(archive(bundle.parent)) <= 70


@pytest.mark.slow
def test_the_same_source_gives_the_same_bytes(bundle: Path, tmp_path: Path) -> None:
    assert build(tmp_path).returncode == 0
    assert digest(tmp_path / "caravanserai") == digest(bundle.parent)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb")
def test_its_package_for_debian_is_laid_out_as_there_and_starts(bundle: Path, tmp_path: Path) -> None:
    packed = package(bundle.parent, DAY)
    subprocess.run(["dpkg-deb", "-x", packed, tmp_path], check=True)
    said = subprocess.run(
        [tmp_path / "usr/games/caravanserai", "--version"], capture_output=True, text=True, check=True
    )
    assert said.stdout == f"caravanserai {__version__}\n"
    share = tmp_path / "usr/share"
    entry = (share / "applications/caravanserai.desktop").read_text(encoding="utf-8")
    assert "\nExec=/usr/games/caravanserai %f\nTryExec=/usr/games/caravanserai\n" in entry
    wanted = ["metainfo/caravanserai.metainfo.xml", "mime/packages/caravanserai.xml", "doc/caravanserai/copyright"]
    wanted += ["icons/hicolor/48x48/apps/caravanserai.png", "icons/hicolor/scalable/apps/caravanserai.svg"]
    assert [path for path in wanted if not (share / path).is_file()] == []
    assert megabytes(packed) <= 70
