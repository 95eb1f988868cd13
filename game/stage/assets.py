"""Where pictures, maps, sounds and texts lie: in a checkout, in an installed wheel and in a frozen bundle."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
PICTURES = (".webp", ".png")
SOUNDS = (".ogg",)
MAPS = (".tmx",)
FONTS = (".ttf", ".otf")


class MissingAsset(LookupError):
    """An asset named by the program is in none of the places it may lie; the message names its id."""


def homes() -> list[Path]:
    """The folders that may hold sprites/, maps/ and sounds/, the likeliest first."""
    bundle = getattr(sys, "_MEIPASS", None)
    frozen = [Path(bundle), Path(bundle) / "game"] if bundle else []
    return [*frozen, PACKAGE.parent, PACKAGE]


def folder(kind: str) -> Path:
    """The folder of one kind: "sprites", "maps" or "sounds".

    A checkout is known by its pyproject.toml, so that a stranger's folder beside an installed package is not taken.
    """
    for home in homes():
        beside_package = home == PACKAGE.parent and not (home / "pyproject.toml").is_file()
        if not beside_package and (home / kind).is_dir():
            return home / kind
    raise MissingAsset(f"The program's own folder “{kind}” is missing; please install it again.")


def find(kind: str, name: str, endings: Sequence[str]) -> Path:
    """The file of an id such as "crown/good/wood" in the folder `kind`.

    Raises MissingAsset, naming the id, when there is no such file.
    """
    home = folder(kind)
    for ending in endings:
        path = home / f"{name}{ending}"
        if path.is_file():
            return path
    raise MissingAsset(f"No file in {kind} for “{name}”.")


def names(kind: str, under: str, endings: Sequence[str]) -> list[str]:
    """The ids of all files below a folder, in order: names("sprites", "crown/good", PICTURES)."""
    home = folder(kind)
    files = (path for path in (home / under).rglob("*") if path.suffix in endings)
    return sorted(path.relative_to(home).with_suffix("").as_posix() for path in files)


def words_file(slug: str) -> Path:
    """The text.toml of the program ("app") or of a box ("crown")."""
    path = PACKAGE / slug / "text.toml"
    if not path.is_file():
        raise MissingAsset(f"No text.toml for “{slug}”.")
    return path
