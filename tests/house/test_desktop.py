"""A Linux desktop knows the program: its menu entry, its icons, and what a double click on a chronicle does."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from common import emblem
from game.engine.chronicle import ENDING, write
from game.match.folders import NAME
from tests.app.desk import a_match

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "build" / "linux"
INSTALL = LINUX / "install.sh"

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="there are no such desktops here")


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"needs {tool}")


def run(*words: str | Path, home: Path, code: int = 0, **more: str) -> str:
    env = {"HOME": str(home), "PATH": os.environ["PATH"], **more}
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Something to start, on a path that is not plain."""
    folder = tmp_path / "Mes jeux à $5 (neufs)"
    folder.mkdir()
    path = folder / "caravanserai"
    path.write_text('#!/bin/sh\nprintf "%s" "$1"\n')
    path.chmod(0o755)
    return path


@needs("desktop-file-validate")
def test_the_menu_entry_is_valid(tmp_path: Path) -> None:
    assert run("desktop-file-validate", LINUX / "caravanserai.desktop", home=tmp_path) == ""


@needs("appstreamcli")
def test_the_description_is_valid(tmp_path: Path) -> None:
    said = run("appstreamcli", "validate", "--no-net", LINUX / "caravanserai.metainfo.xml", home=tmp_path)
    assert "Validation was successful" in said


def test_the_window_belongs_to_the_menu_entry_and_the_version_is_described() -> None:
    entry = (LINUX / "caravanserai.desktop").read_text(encoding="utf-8")
    assert f"StartupWMClass={NAME}\n" in entry
    described = ET.parse(LINUX / "caravanserai.metainfo.xml").getroot()
    releases = [release.get("version") for release in described.iter("release")]
    assert re.findall(r'__version__ = "(.*)"', (ROOT / "game" / "__init__.py").read_text())[0] in releases


def test_the_icon_for_any_size_is_the_one_that_is_drawn() -> None:
    drawn, _ = emblem.icon(emblem.SIZES[-1])
    assert (ROOT / "sprites/common/icon/icon.svg").read_text(encoding="utf-8") == drawn + "\n"
    assert ET.fromstring(drawn).get("viewBox") == "0 0 512 512"


def test_a_chronicle_is_recognised_by_its_name_and_its_first_words() -> None:
    kind = ET.parse(LINUX / "caravanserai.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    [pattern] = [glob.get("pattern") for glob in kind.iter(f"{space}glob")]
    [first] = [match.get("value") or "" for match in kind.iter(f"{space}match")]
    assert pattern == f"*{ENDING}"
    assert write(a_match().chronicle()).startswith(first)


def test_it_is_installed_for_one_person_and_taken_away_again(program: Path, tmp_path: Path) -> None:
    home = tmp_path / "hôme of Ottilie"
    kept = home / ".local/share/caravanserai/saves/mine.caravan"
    kept.parent.mkdir(parents=True)
    kept.write_text("")
    run("sh", INSTALL, program, home=home)
    share = home / ".local" / "share"
    entry = (share / "applications" / "caravanserai.desktop").read_text(encoding="utf-8")
    assert f"TryExec={program}\n" in entry
    assert f'Exec="{str(program).replace("$", chr(92) * 2 + "$")}" %f\n' in entry
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        assert (share / f"icons/hicolor/{size}x{size}/apps/caravanserai.png").is_file()
    assert (share / "icons/hicolor/scalable/apps/caravanserai.svg").is_file()
    run("sh", INSTALL, "--uninstall", home=home)
    left = [path for path in home.rglob("*") if path.is_file() and path.name.startswith("caravanserai")]
    assert left == []
    assert kept.exists()


def test_a_bundle_is_copied_and_linked(tmp_path: Path) -> None:
    bundle, home = tmp_path / "caravanserai 0.1", tmp_path / "home"
    shutil.copytree(LINUX, bundle / "linux")
    shutil.copytree(ROOT / "sprites/common/icon", bundle / "_internal/sprites/common/icon")
    (bundle / "caravanserai").write_text("#!/bin/sh\necho here\n")
    (bundle / "caravanserai").chmod(0o755)
    home.mkdir()
    for _ in range(2):
        run("sh", bundle / "linux/install.sh", home=home)
    shutil.rmtree(bundle)
    assert run(home / ".local/bin/caravanserai", home=home) == "here\n"
    run("sh", home / ".local/lib/caravanserai/linux/install.sh", home=home)
    run("sh", home / ".local/lib/caravanserai/linux/install.sh", "--uninstall", home=home)
    assert not (home / ".local/bin/caravanserai").is_symlink()
    assert not (home / ".local/lib/caravanserai").exists()


@needs("update-mime-database")
@needs("gio")
def test_a_double_click_on_a_chronicle_starts_the_program_with_it(program: Path, tmp_path: Path) -> None:
    """The entry's quotes are undone by a real launcher; the program leaves what it was given beside itself."""
    program.write_text('#!/bin/sh\nprintf "%s" "$1" >"$0.got"\n')
    run("sh", INSTALL, program, home=tmp_path)
    path = tmp_path / "A rainy Sunday à deux.caravan"
    path.write_text(write(a_match().chronicle()), encoding="utf-8")
    assert "standard::content-type: application/x-caravanserai" in run("gio", "info", path, home=tmp_path)
    run("gio", "launch", tmp_path / ".local/share/applications/caravanserai.desktop", path, home=tmp_path)
    got = program.with_name("caravanserai.got")
    until = time.monotonic() + 10
    while not (got.exists() and got.read_text()) and time.monotonic() < until:
        time.sleep(0.05)
    assert got.read_text() == str(path)


@needs("update-mime-database")
def test_the_kind_is_taken_into_the_database(program: Path, tmp_path: Path) -> None:
    run("sh", INSTALL, program, home=tmp_path)
    assert "*.caravan" in (tmp_path / ".local/share/mime/globs2").read_text()


def test_nonsense_is_refused(tmp_path: Path) -> None:
    assert "no program" in run("sh", INSTALL, tmp_path / "gone", home=tmp_path, code=1)
    assert "PROGRAM" in run("sh", INSTALL, "--loud", home=tmp_path, code=2)
    assert "no program beside" in run("sh", INSTALL, home=tmp_path, code=1)
    assert not (tmp_path / ".local").exists()
