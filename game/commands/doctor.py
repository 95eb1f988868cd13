"""``caravanserai doctor``: what this machine lets the program do, in words, and one verdict. Nothing is left behind."""

import os
import platform
import sys
import tempfile
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pygame

import game
from game import __version__
from game.app.logbook import versions
from game.app.window import SCREENLESS
from game.commands.request import place
from game.match import settings
from game.match.folders import Folders
from game.match.saves import Saves
from game.stage import assets
from game.stage.sound import open_sound

PACKAGES = ("msgspec", "platformdirs", "pytmx", "rich")
NO_DISPLAY = "there is no display to open a window on"
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
"""Where SDL looks for a screen on Linux and its like."""


@dataclass(frozen=True)
class Finding:
    """A fact. `lack` is what the program cannot do because of it, empty when all is well; `fatal`: it cannot start."""

    subject: str
    fact: str
    lack: str = ""
    fatal: bool = False


def main(wishes: Namespace) -> int:
    """Say what is found; 0 when the program can be played here, 1 when it cannot start."""
    folders = Folders(place(wishes))
    with _hushed():
        findings = list(examined(folders))
    wide = max(len(finding.subject) for finding in findings)
    for finding in findings:
        sys.stdout.write(f"{finding.subject:{wide}}  {finding.fact}\n")
    sys.stdout.write(f"\n{verdict(findings)}\n")
    return 1 if any(finding.fatal for finding in findings) else 0


@contextmanager
def _hushed() -> Iterator[None]:
    """What libraries of the system mutter meanwhile is not heard: the findings say it in words."""
    try:
        spoken = os.dup(2)
    except OSError:
        # A program without a console on Windows has nowhere to mutter.
        yield
        return
    silence = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(silence, 2)
        yield
    finally:
        os.dup2(spoken, 2)
        os.close(spoken)
        os.close(silence)


def verdict(findings: list[Finding]) -> str:
    """What is wrong in one sentence; if it cannot start, only why."""
    fatal = [finding.lack for finding in findings if finding.fatal]
    if fatal:
        return f"Verdict: Caravanserai cannot start here: {'; '.join(fatal)}."
    lacks = list(dict.fromkeys(finding.lack for finding in findings if finding.lack))
    return f"Verdict: Caravanserai can be played here, but {'; '.join(lacks)}." if lacks else "Verdict: all is well."


def examined(folders: Folders) -> Iterator[Finding]:
    """Every fact, from versions to saves."""
    yield Finding("Caravanserai", f"{__version__}, {_made()}")
    for line in versions():
        name, _, fact = line.partition(" ")
        yield Finding("system", line) if line == platform.platform() else Finding(name, fact)
    yield Finding("packages", ", ".join(f"{name} {_version(name)}" for name in PACKAGES))
    yield _program()
    yield _display()
    yield _audio()
    yield from _folders(folders)
    yield _settings(folders)
    yield _saves(folders)


def _made() -> str:
    """How the program came here."""
    if getattr(sys, "frozen", False):
        return "a bundle"
    return "from source" if (Path(game.__file__).parents[1] / "pyproject.toml").exists() else "installed"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "(inside)"


def _program() -> Finding:
    try:
        icon = assets.find("sprites", "common/icon/icon_64", assets.PICTURES)
    except assets.MissingAsset as error:
        return Finding("program", str(error), "its pictures are missing", fatal=True)
    return Finding("program", f"{Path(sys.executable)}, pictures in {Path(str(icon)).parents[2]}")


def _display() -> Finding:
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        screens = ", ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes())
    except pygame.error as error:
        return Finding("display", f"none ({error}{_screens_wanted()})", NO_DISPLAY, fatal=True)
    finally:
        pygame.display.quit()
    if driver in SCREENLESS:
        return Finding("display", f"none (SDL is left with “{driver}”{_screens_wanted()})", NO_DISPLAY, fatal=True)
    return Finding("display", f"{driver}, {screens}")


def _screens_wanted() -> str:
    """What the surroundings say about screens, where they say it."""
    if sys.platform in ("win32", "darwin"):
        return ""
    return "".join(f"; {name} is {os.environ.get(name) or 'not set'}" for name in SCREENS)


def _audio() -> Finding:
    sound = open_sound()
    if sound.problem:
        return Finding("sound", f"none ({sound.problem})", "without sound")
    rate, _, channels = pygame.mixer.get_init()
    sound.close()
    return Finding("sound", f"{rate} Hz, {channels} channels")


def _folders(folders: Folders) -> Iterator[Finding]:
    wanted = (
        ("settings in", folders.config, "settings are not kept"),
        ("saves in", folders.saves, "games cannot be saved"),
        ("log in", folders.log.parent, "there is no log"),
        ("F12 into", folders.pictures, "F12 takes no picture"),
    )
    for subject, folder, lack in wanted:
        reason = unwritable(folder)
        yield Finding(subject, f"{folder}, {reason or 'writable'}", lack if reason else "")


def unwritable(folder: Path) -> str:
    """Why nothing can be written there, empty when something can; a folder not made yet is judged by its parent."""
    try:
        there = next(place for place in (folder, *folder.parents) if place.exists())
        with tempfile.TemporaryFile(dir=there) as file:
            file.write(b"caravanserai")
    except OSError as error:
        return f"not writable ({error.strerror or error})"
    return ""


def _settings(folders: Folders) -> Finding:
    if not settings.examined(folders)[1]:
        return Finding("settings", "not readable in part", "some settings fall back to the usual ones")
    return Finding("settings", "readable" if folders.settings.exists() else "none yet")


def _saves(folders: Folders) -> Finding:
    saves = Saves(folders).listed()
    broken = [save.path.name for save in saves if save.trouble]
    if broken:
        return Finding("saves", f"{len(saves)}, broken: {', '.join(broken)}", f"{len(broken)} saves are broken")
    return Finding("saves", str(len(saves)))
