"""A player's settings: read with care, written whole.

A damaged file never stops the program: what can be read is used, the rest falls back to the usual values, and the
damaged file is kept beside the new one.
"""

import json
from enum import StrEnum
from typing import Any

import msgspec

from game.match.folders import Folders, write_safely


class Speed(StrEnum):
    """How fast things move on the table."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Pace(StrEnum):
    """How long a bot's choice is shown before the next bot chooses."""

    INSTANT = "instant"
    BRISK = "brisk"
    UNHURRIED = "unhurried"


class Settings(msgspec.Struct):
    """Everything a player may set; volumes and scale are fractions (1.0 = 100 %)."""

    master: float = 0.8
    music: float = 0.35
    effects: float = 0.7
    mute: bool = False
    mute_unfocused: bool = True
    speed: Speed = Speed.NORMAL
    pace: Pace = Pace.BRISK
    reduce_motion: bool = False
    ui_scale: float = 1.0
    fullscreen: bool = False
    width: int = 1280
    height: int = 720
    plain_letters: bool = False
    confirm_end_turn: bool = True
    forced_choices: bool = True
    names: dict[str, list[str]] = {}
    who: dict[str, list[str]] = {}
    variants: dict[str, dict[str, bool | int | str]] = {}
    unknown: dict[str, Any] = {}


_RANGES = {
    "master": (0.0, 1.0),
    "music": (0.0, 1.0),
    "effects": (0.0, 1.0),
    "ui_scale": (0.8, 2.0),
    "width": (960, 16384),
    "height": (540, 16384),
}


def load(folders: Folders) -> tuple[Settings, str]:
    """The settings, and a sentence to tell the player once (empty when all is well)."""
    settings, whole = examined(folders)
    return settings, "" if whole else _kept_aside(folders)


def examined(folders: Folders) -> tuple[Settings, bool]:
    """The settings, and whether all of the file could be read; nothing is written."""
    try:
        found = json.loads(folders.settings.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings(), True
    except (OSError, ValueError):
        return Settings(), False
    if not isinstance(found, dict):
        return Settings(), False
    settings, bad = _adopted(found)
    return settings, not bad


def store(folders: Folders, settings: Settings) -> None:
    """Write the settings. Raises OSError when the folder cannot be written."""
    values = msgspec.to_builtins(settings)
    unknown = values.pop("unknown")
    write_safely(folders.settings, json.dumps({**unknown, **values}, indent=2, ensure_ascii=False) + "\n")


def _adopted(found: dict[str, Any]) -> tuple[Settings, bool]:
    """The settings with every readable value; whether any had to be refused. Unknown keys are carried along."""
    settings, bad = Settings(), False
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings) if field.name != "unknown"}
    for key, value in found.items():
        if key not in kinds:
            settings.unknown[key] = value
            continue
        try:
            setattr(settings, key, _fitting(key, value, kinds[key]))
        except msgspec.ValidationError:
            bad = True
    return settings, bad


def _fitting(key: str, value: Any, kind: Any) -> Any:
    """The value as its type wants it. Raises ValidationError when it is of another type or out of range."""
    fit = msgspec.convert(value, kind)
    low, high = _RANGES.get(key, (None, None))
    if low is not None and high is not None and not low <= fit <= high:
        raise msgspec.ValidationError(f"{key} must lie between {low} and {high}")
    return fit


def _kept_aside(folders: Folders) -> str:
    path = folders.settings
    try:
        path.with_name(path.name + ".bak").write_bytes(path.read_bytes())
    except OSError:
        return "Your settings could not be read; the usual ones are used."
    return (
        "Some settings could not be read; the usual ones are used for them, and your file is kept as settings.json.bak."
    )
