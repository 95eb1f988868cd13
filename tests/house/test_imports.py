"""What lies below the stage runs where there is no pygame at all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "game"
FORBIDDEN = ("pygame", "pytmx", "numpy")


def pure_modules() -> list[str]:
    """Every module of engine, ai, match, shelf and the boxes' rules."""
    folders = [GAME / "engine", GAME / "ai", GAME / "match", *GAME.glob("*/rules")]
    files = [GAME / "shelf.py", *(file for folder in folders for file in folder.rglob("*.py"))]
    paths = (file.relative_to(ROOT).with_suffix("") for file in sorted(files))
    return [".".join(path.parts).removesuffix(".__init__") for path in paths]


def run_where_it_is_forbidden(words: list[str], at: Path) -> subprocess.CompletedProcess[str]:
    """Run Python where importing a forbidden package ends it, in worker processes too."""
    for name in FORBIDDEN:
        (at / f"{name}.py").write_text(f"raise AssertionError('{name} was imported')\n", encoding="utf-8")
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(at), str(ROOT)])}
    return subprocess.run(
        [sys.executable, "-P", *words], cwd=at, env=surroundings, capture_output=True, text=True, check=False
    )


def test_rules_bots_and_matches_import_no_pygame(tmp_path: Path) -> None:
    done = run_where_it_is_forbidden(["-c", "import " + ", ".join(pure_modules())], tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "words", [["--version"], ["--help"], ["arena", "crown", "lucky,lucky", "-n", "2", "--seed", "1", "--json"]]
)
def test_the_command_line_loads_pygame_only_to_show_something(words: list[str], tmp_path: Path) -> None:
    done = run_where_it_is_forbidden(["-m", "game", *words], tmp_path)
    assert done.returncode == 0, done.stderr
