"""The virtual environment beside the checkout, made from requirements.lock with Python's own venv and pip.

One lock carries what playing needs ("play") and the two dependency groups of pyproject.toml ("dev" and "assets").
A stamp in .venv says for which lock, Python and place it was made and which groups it holds. It is written last: an
environment without it is half-made, and is made anew.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = "caravanserai.stamp"
LAST_LINES = 12


def furnish(groups: frozenset[str]) -> None:
    """Make sure .venv holds these groups (milliseconds, when it does), or stop with a sentence."""
    mark = fingerprint()
    present = stamped(mark)
    if groups <= present:
        return
    if present:
        install(groups | present)
    else:
        make_anew(groups)
    (VENV / STAMP).write_text("\n".join([mark, *sorted(groups | present)]), encoding="utf-8")


def make_anew(groups: frozenset[str]) -> None:
    """Make .venv and install the groups, or leave nothing behind."""
    make_venv()
    try:
        install(groups)
    except BaseException:
        shutil.rmtree(VENV, ignore_errors=True)
        raise


def fingerprint() -> str:
    """What .venv depends on: the lock, this Python and the place of the checkout."""
    facts = [LOCK.read_bytes(), sys.version.encode(), os.fsencode(ROOT)]
    return hashlib.sha256(b"\0".join(facts)).hexdigest()


def stamped(mark: str) -> frozenset[str]:
    """The groups .venv holds for this fingerprint; none when it is another's, half-made or missing."""
    stamp = VENV / STAMP
    if not (stamp.is_file() and python().exists()):
        return frozenset()
    found, *groups = stamp.read_text(encoding="utf-8").split("\n")
    return frozenset(groups) if found == mark else frozenset()


def python() -> Path:
    """The Python inside .venv."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def pip() -> list[str]:
    """The words that run the pip inside .venv without questions."""
    return [str(python()), "-m", "pip", "--no-input", "--disable-pip-version-check"]


def make_venv() -> None:
    """Make an empty .venv in which `import game` finds this checkout."""
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        stop(
            "This Python cannot make a virtual environment: install its venv module (Debian: apt install python3-venv)."
        )
    if Path(sys.prefix).resolve() == VENV.resolve():
        stop("The folder .venv has to be made anew: start build/dev.py with the Python outside it.")
    say("Making the folder .venv; this happens once.")
    code, last = quietly([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if code:
        stop(f"The folder {VENV} could not be made into a virtual environment.", last)
    # lib/python3.x/site-packages on Linux and macOS, Lib/site-packages on Windows.
    for packages in (*VENV.glob("lib/python*/site-packages"), *VENV.glob("Lib/site-packages")):
        (packages / "caravanserai.pth").write_text(f"{ROOT}\n", encoding="locale")
    # Up to Python 3.11 venv brings an old setuptools, whose pkg_resources makes pygame start slowly and warn.
    quietly([*pip(), "uninstall", "--yes", "setuptools"])


def install(groups: frozenset[str]) -> None:
    """Let pip bring these groups of the lock into .venv, every file checked against its hash."""
    wanted = VENV / "wanted.txt"
    wanted.write_text("\n".join(select(LOCK.read_text(encoding="utf-8"), groups)), encoding="utf-8")
    words = [*pip(), "install", "--no-deps", "--require-hashes", "--progress-bar=off", "-r", str(wanted)]
    code, last = quietly(words, but=("Collecting", "Installing"))
    if code:
        stop("A package could not be installed; pip's last words are above. Is there a network? Then try again.", last)


class Entry(NamedTuple):
    """One package of the lock: its name, its lines for pip, and who wants it (packages or groups)."""

    name: str
    lines: str
    via: frozenset[str]


def select(lock: str, groups: frozenset[str]) -> list[str]:
    """The lock's lines for these groups and for everything they need in turn.

    uv notes under each package who wants it, so a group is read off the lock and nobody keeps a second list.
    """
    entries = parse(lock)
    wanted = {f"caravanserai (pyproject.toml{'' if group == 'play' else ':' + group})" for group in groups}
    while more := {entry.name for entry in entries if entry.via & wanted} - wanted:
        wanted |= more
    return [entry.lines for entry in entries if entry.name in wanted]


def parse(lock: str) -> list[Entry]:
    """The entries of a lock as uv writes it; a package may stand in it twice, for different Pythons."""
    entries = []
    for block in re.findall(r"^[a-z0-9].*(?:\n[ #].*)*", lock, flags=re.MULTILINE):
        lines = block.split("\n")
        via = frozenset(line.strip(" #").removeprefix("via ") for line in lines if line.startswith("    #"))
        bare = "\n".join(line for line in lines if not line.startswith("    #"))
        entries.append(Entry(re.split(r"[=\[]", bare)[0], bare, via))
    return entries


def quietly(words: Sequence[str], but: tuple[str, ...] = ()) -> tuple[int, list[str]]:
    """Run the words; return exit code and last lines. Only lines beginning with one of `but` are shown as they come."""
    last: deque[str] = deque(maxlen=LAST_LINES)
    # A pip set to install for the user would put the packages beside .venv, not into it.
    surroundings = {**os.environ, "PIP_USER": "0"}
    with subprocess.Popen(
        words, env=surroundings, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as running:
        for line in running.stdout or ():
            last.append(line.rstrip())
            if but and line.startswith(but):
                say("  " + re.split(r" \(|: ", line.rstrip())[0])
    return running.returncode, list(last)


def say(line: str) -> None:
    """Tell the person who waits what is going on."""
    print(line, file=sys.stderr, flush=True)


def stop(sentence: str, before: Iterable[str] = ()) -> NoReturn:
    """End with exit code 1 and one sentence, after the lines that explain it."""
    for line in before:
        say(f"    {line}")
    say(sentence)
    raise SystemExit(1)
