"""The log: what happened, in Coordinated Universal Time, in a few files that never grow large."""

from __future__ import annotations

import logging
import platform
import sys
import time
from collections import deque
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pygame

from game import __version__

MOST_BYTES, FILES = 1_000_000, 5
LAST_LINES = 200
FORMAT = "%(asctime)sZ %(levelname)s %(name)s: %(message)s"

log = logging.getLogger(__name__)


class Recent(logging.Handler):
    """Remembers the last lines, for a crash report, also where no file can be written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: deque[str] = deque(maxlen=LAST_LINES)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(self.format(record))


RECENT = Recent()


def open_log(path: Path, level: str = "info") -> None:
    """Write what the game logs to this file, warnings to stderr as well; without a writable folder only there."""
    logging.raiseExceptions = False
    writer = logging.Formatter(FORMAT, "%Y-%m-%dT%H:%M:%S")
    writer.converter = time.gmtime
    root = logging.getLogger("game")
    close_log()
    root.setLevel(level.upper())
    for handler in (RECENT, *_spoken(), *_written(path)):
        handler.setFormatter(writer)
        root.addHandler(handler)
    log.info("Caravanserai %s begins; %s", __version__, "; ".join(versions()))


def close_log() -> None:
    """Let go of the log's files."""
    root = logging.getLogger("game")
    for handler in list(root.handlers):
        root.removeHandler(handler)
        handler.close()


def versions() -> list[str]:
    """What the program runs on, a fact a line."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return [f"Python {platform.python_version()}", f"pygame {pygame.version.ver}, SDL {sdl}", platform.platform()]


def _spoken() -> list[logging.Handler]:
    """Warnings on stderr; a program without a console has none."""
    if sys.stderr is None:
        return []
    spoken = logging.StreamHandler()
    spoken.setLevel(logging.WARNING)
    return [spoken]


def _written(path: Path) -> list[logging.Handler]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return [RotatingFileHandler(path, maxBytes=MOST_BYTES, backupCount=FILES - 1, encoding="utf-8")]
    except OSError:
        return []
