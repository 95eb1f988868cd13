"""The report of a crash: what happened, where the program runs, and the game as far as it came. Nothing is sent."""

from __future__ import annotations

import logging
import re
import time
import traceback
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pygame

from game import __version__
from game.app.logbook import RECENT, versions
from game.app.program import Program
from game.engine.chronicle import ENDING, write
from game.match.folders import Folders, write_safely
from game.match.match import Match

log = logging.getLogger(__name__)

PRIVATE = ("names", "unknown")
"""Settings that a report leaves out."""

NAMED = re.compile(r"^(seat \S+|# seat \d+ is now \S+) .*$", re.MULTILINE)
"""The lines of a chronicle that name a person; who sits there, a bot or a person, is no secret."""


@dataclass(frozen=True)
class Report:
    """`what` is the last line of the error, `text` all of the report, `path` its file; None when none could be kept."""

    what: str
    text: str
    path: Path | None


def report(error: Exception, folders: Folders, program: Program | None = None) -> Report:
    """Write down what is known, and the game beside it as a chronicle that can be opened."""
    chronicle = _chronicle(program) if program else ""
    parts = [
        f"Caravanserai {__version__}, {time.strftime('%Y-%m-%dT%H:%M:%SZ', time.gmtime())}",
        "\n".join([*versions(), *(_surroundings(program) if program else [])]),
        "".join(traceback.format_exception(error)).rstrip(),
        "Settings\n" + (_settings(program) if program else "not read yet"),
        "The last lines of the log\n" + "\n".join(RECENT.lines),
        "The game\n" + (nameless(chronicle) or "none"),
    ]
    text = at_home("\n\n".join(parts)) + "\n"
    what = at_home("".join(traceback.format_exception_only(error)).strip().splitlines()[-1])
    return Report(what, text, _kept(folders.log.parent, text, chronicle))


def at_home(text: str) -> str:
    """The text with the player's home as ~: its path may hold a person's name."""
    home = str(Path("~").expanduser())
    return text.replace(home, "~") if len(home) > 1 else text


def nameless(chronicle: str) -> str:
    """The chronicle without the names of those who sit at the table."""
    return NAMED.sub(r"\1 (somebody)", chronicle)


def _kept(folder: Path, text: str, chronicle: str) -> Path | None:
    path = folder / f"crash-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.txt"
    try:
        write_safely(path, text)
        if chronicle:
            write_safely(path.with_suffix(ENDING), chronicle)
    except OSError as trouble:
        log.warning("No crash report: %s", trouble)
        return None
    return path


def _chronicle(program: Program) -> str:
    """The game on the table, its seed and choices; empty when there is none."""
    matches = (getattr(scene, "match", None) for scene in program.scenes)
    match = next((match for match in matches if isinstance(match, Match)), None)
    if match is None:
        return ""
    try:
        return write(match.chronicle())
    except Exception:
        # The match itself may be what is broken; the autosave has the choices before.
        log.exception("The game cannot be written down.")
        return ""


def _surroundings(program: Program) -> list[str]:
    w, h = program.canvas.surface.get_size()
    scenes = " on ".join(type(scene).__name__ for scene in program.scenes)
    return [f"{pygame.display.get_driver()}, {w}x{h}, {program.sound.problem or 'with sound'}", f"Scenes: {scenes}"]


def _settings(program: Program) -> str:
    values = {name: value for name, value in msgspec.to_builtins(program.settings).items() if name not in PRIVATE}
    return "\n".join(f"{name} {value}" for name, value in values.items())
