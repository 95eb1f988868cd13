"""requirements.lock: every file hashed, no addresses, and each group complete."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from furnish import parse, select

ROOT = Path(__file__).resolve().parents[2]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def names(*groups: str) -> set[str]:
    """The packages the lock has for these groups."""
    return {line.split("==")[0] for line in select(LOCK, frozenset(groups))}


def test_it_holds_no_address() -> None:
    assert "//" not in LOCK
    assert not re.search(r"^\s*--?(i|index|extra-index|find-links|f)\b", LOCK, flags=re.MULTILINE)


def test_every_entry_is_pinned_and_hashed() -> None:
    entries = parse(LOCK)
    assert len(entries) == len(re.findall(r"^\S+==", LOCK, flags=re.MULTILINE))
    for entry in entries:
        assert re.match(r"[a-z0-9-]+==\S+", entry.lines), entry.name
        assert "--hash=sha256:" in entry.lines, entry.name
        assert entry.via, f"nobody wants {entry.name}"


@pytest.mark.parametrize("group", ["play", "dev", "assets"])
def test_it_covers_what_the_project_asks_for(group: str) -> None:
    asked = PROJECT["project"]["dependencies"] if group == "play" else PROJECT["dependency-groups"][group]
    assert {re.split(r"[=<>~; ]", line)[0].lower() for line in asked} <= names(group)


def test_playing_brings_neither_tools_nor_numpy() -> None:
    runtime = {"pygame", "pygame-ce", "pytmx", "msgspec", "platformdirs", "rich"}
    assert names("play") == runtime | {"markdown-it-py", "mdurl", "pygments"}


def test_two_groups_are_the_union_of_both() -> None:
    assert names("play", "dev") == names("play") | names("dev")
    assert "pytest" in names("play", "dev")


def test_exactly_one_pygame_is_installed() -> None:
    """Both write the folder pygame/; side by side they break each other, and pip does not notice."""
    there = [name for name in ("pygame", "pygame-ce") if list(metadata.distributions(name=name))]
    assert len(there) == 1
