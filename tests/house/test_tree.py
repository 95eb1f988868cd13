"""The house rules a reader can see: names, sizes, and what a wheel carries."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CODE = [path for folder in ("game", "build", "tests") for path in sorted((ROOT / folder).rglob("*.py"))]
EMPTY_WORDS = {"manager", "handler", "helper", "helpers", "util", "utils", "data", "info"}
ALLOWED = {"SceneManager", "info"}  # a stack of scenes is one, and the sign “i” is called so
MOST_MEGABYTES = 45


def words(name: str) -> set[str]:
    """The words of a name in either spelling: {"scene", "manager"}."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+", name)}


def names(path: Path) -> set[str]:
    """What a module is called and what it defines; the names of tests are sentences and may use any word."""
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    defined = {node.name for node in tree if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)}
    return {name for name in {path.stem, path.parent.name} | defined if not name.startswith("test_")}


def test_no_name_is_an_empty_word() -> None:
    empty = {f"{path.relative_to(ROOT)}: {name}" for path in CODE for name in names(path) if words(name) & EMPTY_WORDS}
    assert {entry for entry in empty if entry.split(": ")[1] not in ALLOWED} == set()


def test_pictures_maps_and_sounds_stay_small() -> None:
    files = (file for kind in ("sprites", "maps", "sounds") for file in (ROOT / kind).rglob("*") if file.is_file())
    assert sum(file.stat().st_size for file in files) <= MOST_MEGABYTES * 1_000_000


def test_a_wheel_carries_all_that_playing_needs_and_nothing_else(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, capture_output=True, check=True)
    (wheel,) = tmp_path.glob("caravanserai-*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    for kind in ("sprites", "maps", "sounds"):
        for file in (ROOT / kind).rglob("*.*"):
            assert f"game/{file.relative_to(ROOT).as_posix()}" in inside
    for file in (*(ROOT / "game").rglob("*.toml"), *(ROOT / "game").glob("*/rulebook.md")):
        assert file.relative_to(ROOT).as_posix() in inside
    assert not [name for name in inside if not name.startswith(("game/", "caravanserai-"))]
