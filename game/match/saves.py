"""Saved games: one autosave a match, written after every choice, and games saved under a name.

A save is a chronicle. A broken one is never overwritten or hidden: it is listed with the reason, and the file it was
before is offered in its place.
"""

import os
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from game.engine.chronicle import ENDING, BrokenChronicle, Chronicle, NoChronicle, parse, write
from game.engine.ruleset import SetupError
from game.match.folders import Folders, previous_of, write_safely
from game.match.match import Match
from game.shelf import find

AUTO, OVER = "auto-", "over-"
"""How the names of autosaves begin, while the game runs and when it is over."""
MOST_OVER = 20
"""Finished games kept to be looked at again; older ones go."""


class Save(msgspec.Struct, frozen=True):
    """A file in the saves folder as a list shows it: ``trouble`` is a sentence when it cannot be read."""

    path: Path
    changed: float
    chronicle: Chronicle | None
    trouble: str = ""

    @property
    def automatic(self) -> bool:
        return self.path.name.startswith((AUTO, OVER))

    @property
    def title(self) -> str:
        """The name a person gave it; empty for an autosave."""
        return "" if self.automatic else self.path.name.removesuffix(ENDING)


class Saves:
    """The saves folder. Every method that writes raises OSError when the disk refuses; nothing is lost then."""

    def __init__(self, folders: Folders) -> None:
        self.folder = folders.saves

    def fresh_autosave(self) -> Path:
        """A path for a new match that no other match or program writes to."""
        return (
            self.folder / f"{AUTO}{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{time.monotonic_ns() % 10**6}{ENDING}"
        )

    def keep(self, match: Match, path: Path) -> None:
        """Write the match to the path, atomically; the file it was before stays beside it."""
        write_safely(path, write(match.chronicle()))

    def autosave(self, match: Match, path: Path) -> Path:
        """Keep the match at its path, an autosave under the name that says whether it is over; where it lies now."""
        self.keep(match, path)
        here, there = (AUTO, OVER) if match.over else (OVER, AUTO)
        if not path.name.startswith(here):
            return path
        moved = path.with_name(there + path.name.removeprefix(here))
        path.replace(moved)
        previous_of(path).unlink(missing_ok=True)
        self._forget_old()
        return moved

    def _forget_old(self) -> None:
        finished = [save for save in self.listed() if save.path.name.startswith(OVER)]
        for save in finished[MOST_OVER:]:
            self.drop(save.path)

    def keep_as(self, match: Match, title: str) -> Path:
        """Save under a name of the player's; the same name again replaces the older save."""
        path = self.named(title)
        self.keep(match, path)
        return path

    def named(self, title: str) -> Path:
        """Where a game saved under this name lies, or would lie."""
        return self.folder / f"{_file_name(title)}{ENDING}"

    def drop(self, path: Path) -> None:
        """Delete a save and the file it was before."""
        path.unlink(missing_ok=True)
        previous_of(path).unlink(missing_ok=True)

    def listed(self) -> Sequence[Save]:
        """Every save, newest first; broken ones with their reason."""
        try:
            paths = [path for path in self.folder.iterdir() if path.name.endswith(ENDING)]
        except OSError:
            return []
        return sorted(map(_looked_at, paths), key=lambda save: save.changed, reverse=True)

    def newest_unfinished(self) -> Save | None:
        """The autosave that Continue opens: of the games that still run the newest at which a person has ever sat.

        Bots among themselves come after it, and what cannot be opened last of all.
        """
        running = [save for save in self.listed() if save.path.name.startswith(AUTO)]
        bots: Save | None = None
        broken: Save | None = None
        for save in running:
            match = _openable(save.path)
            if match is None:
                broken = broken or save
            elif not match.over:
                if match.screened:
                    return save
                bots = bots or save
        return bots or broken


def open_save(path: Path) -> tuple[Match, str]:
    """The match in the file, and a sentence to tell the player (empty when all is well).

    When the file is broken but the one it was before is not, that one is opened and the broken file is kept aside.
    Raises NoChronicle or BrokenChronicle, in words, when neither can be opened.
    """
    try:
        return _opened(path), ""
    except (NoChronicle, BrokenChronicle) as trouble:
        older = previous_of(path)
        if not older.exists():
            raise
        match = _opened(older)
        path.replace(path.with_name(path.name + ".broken"))
        return match, f"The newest save was damaged, so the one before it was opened. {trouble}"


def _opened(path: Path) -> Match:
    chronicle = read_chronicle(path)
    try:
        return Match.resumed(find(chronicle.box), chronicle)
    except SetupError as error:
        raise BrokenChronicle(str(error)) from error


def read_chronicle(path: Path) -> Chronicle:
    """The chronicle in the file. Raises NoChronicle, in words, when there is none."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise NoChronicle(f"“{path.name}” is not a chronicle of Caravanserai.") from error
    except OSError as error:
        raise NoChronicle(f"“{path.name}” cannot be read: {error.strerror or error}.") from error


def _looked_at(path: Path) -> Save:
    try:
        return Save(path, _changed(path), read_chronicle(path))
    except NoChronicle as trouble:
        return Save(path, _changed(path), None, str(trouble))


def _changed(path: Path) -> float:
    """When the file was last written; 0 when it has just gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _openable(path: Path) -> Match | None:
    """The match that ``open_save`` would open; None when it would open none."""
    for file in (path, previous_of(path)):
        try:
            return _opened(file)
        except (NoChronicle, BrokenChronicle):
            continue
    return None


def _file_name(title: str) -> str:
    """The title with what file systems refuse replaced; never empty and never an autosave's."""
    kept = "".join(letter if letter.isprintable() and letter not in '<>:"/\\|?*' else "_" for letter in title)
    kept = kept.strip(" .")[:80] or "game"
    return f"_{kept}" if kept.startswith((AUTO, OVER, ".")) else kept
