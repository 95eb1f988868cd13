"""The commands of build/dev.py: each makes sure that .venv holds what it needs and then runs it there.

Whatever is no command of its own is passed on to the program, which knows how to refuse.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from furnish import ROOT, furnish, python

PLAYING = frozenset({"play"})
TESTING = frozenset({"play", "dev"})
PAINTING = frozenset({"play", "assets"})
CHECKING = frozenset({"play", "dev", "assets"})
SCRIPTS = {"art": PAINTING, "boards.py": PLAYING, "music.py": PAINTING, "bundle.py": TESTING, "train.py": PAINTING}
HELP = ("-h", "--help", "help")


def main(words: Sequence[str], help_text: str) -> int:
    """Do what the words say and return the exit code; 2 when there are none."""
    if not words or words[0] in HELP:
        print(help_text, file=sys.stdout if words else sys.stderr)
        return 0 if words else 2
    command, rest = words[0], words[1:]
    if command == "test":
        furnish(TESTING)
        return become([*module("pytest"), *rest], at=ROOT)
    if command == "check":
        furnish(CHECKING)
        return check(fix="--fix" in rest)
    for script, groups in SCRIPTS.items():
        if command == script.removesuffix(".py"):
            furnish(groups)
            return become([str(python()), str(ROOT / "build" / script), *rest], at=ROOT)
    furnish(PLAYING)
    # Without further words `play` is the program itself, at its title screen.
    return become([*program(), *([] if list(words) == ["play"] else words)])


def check(fix: bool) -> int:
    """Run all the checks that come before the tests; 1 if one failed. With fix, mend first what mends itself."""
    steps = [
        [*module("ruff"), "format", *([] if fix else ["--check"]), "."],
        [*module("ruff"), "check", *(["--fix"] if fix else []), "."],
        module("mypy"),
        [str(python().with_name("lint-imports")), "--no-logo"],
    ]
    return max([min(1, run(step, at=ROOT)) for step in steps])


def module(name: str) -> list[str]:
    """The words that run a module with the Python inside .venv."""
    return [str(python()), "-m", name]


def program() -> list[str]:
    """The words that run the program. With -P a folder named `game` where the player stands is not taken for ours."""
    return [str(python()), "-P", "-m", "game"]


def run(words: Sequence[str], at: Path | None = None) -> int:
    """Run the words, in the folder `at`, and return their exit code."""
    sys.stdout.flush()
    return abs(subprocess.run(words, cwd=at, check=False).returncode)


def become(words: Sequence[str], at: Path | None = None) -> int:
    """Run the words in place of this program where the system can, so that signals and the exit code are theirs."""
    if os.name == "posix":
        sys.stdout.flush()
        os.chdir(at or ".")
        os.execv(words[0], list(words))
    return run(words, at)
