"""Where a player's files live, and how to write one so that a crash never costs the old one."""

import contextlib
import os
import shutil
from pathlib import Path

import platformdirs

NAME = "caravanserai"
PREVIOUS = ".previous"


class Folders:
    """Settings, saves and logs of one player; ``root`` puts all of them under one folder."""

    def __init__(self, root: Path | None = None) -> None:
        self.config = root or Path(platformdirs.user_config_dir(NAME, appauthor=False))
        self.data = root or Path(platformdirs.user_data_dir(NAME, appauthor=False))
        self.state = root or Path(platformdirs.user_state_dir(NAME, appauthor=False))
        self.pictures = root or Path(platformdirs.user_pictures_dir())

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def saves(self) -> Path:
        return self.data / "saves"

    @property
    def statistics(self) -> Path:
        return self.data / "statistics.jsonl"

    @property
    def log(self) -> Path:
        return self.state / "caravanserai.log"


def write_safely(path: Path, text: str) -> None:
    """Replace the file in one move, on the disk before it counts; the old one is kept beside it.

    Raises OSError when the folder cannot be written; the old file is then untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _keep_previous(path)
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    _settle_folder(path.parent)


def previous_of(path: Path) -> Path:
    """The file that ``path`` was before it was last written."""
    return path.with_name(path.name + PREVIOUS)


def _keep_previous(path: Path) -> None:
    """A second name for the old file: ``path`` itself is never missing, whenever the power fails."""
    if not path.exists():
        return
    spare = path.with_name(f"{path.name}.{os.getpid()}.old")
    spare.unlink(missing_ok=True)
    try:
        os.link(path, spare)
    except OSError:
        shutil.copy2(path, spare)
    spare.replace(previous_of(path))


def _settle_folder(folder: Path) -> None:
    """Make the new name itself durable, where folders can be synced at all."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
