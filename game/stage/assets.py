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


def home() -> Path:
    """The folder that holds sprites/, maps/ and sounds/: the bundle, the checkout, or the package out of a wheel.

    A checkout is known by its pyproject.toml, so that a stranger's folder beside an installed package is not taken.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle:
        return Path(bundle)
    return PACKAGE.parent if (PACKAGE.parent / "pyproject.toml").is_file() else PACKAGE


def folder(kind: str) -> Path:
    """The folder of one kind: "sprites", "maps" or "sounds". Raises MissingAsset when it is not there."""
    path = home() / kind
    if not path.is_dir():
        raise MissingAsset(f"The program's own folder “{kind}” is missing; please install it again.")
    return path


def find(kind: str, name: str, endings: Sequence[str]) -> Path:
    """The file of an id such as "crown/good/wood" in the folder `kind`.

    Raises MissingAsset, naming the id, when there is no such file.
    """
    at = folder(kind)
    for ending in endings:
        path = at / f"{name}{ending}"
        if path.is_file():
            return path
    raise MissingAsset(f"No file in {kind} for “{name}”.")


def names(kind: str, under: str, endings: Sequence[str]) -> list[str]:
    """The ids of all files below a folder, in order: names("sprites", "crown/good", PICTURES)."""
    at = folder(kind)
    files = (path for path in (at / under).rglob("*") if path.suffix in endings)
    return sorted(path.relative_to(at).with_suffix("").as_posix() for path in files)


def words_file(slug: str) -> Path:
    """The text.toml of the program ("app") or of a box ("crown")."""
    path = PACKAGE / slug / "text.toml"
    if not path.is_file():
        raise MissingAsset(f"No text.toml for “{slug}”.")
    return path
