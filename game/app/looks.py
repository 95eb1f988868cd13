"""Looks for one run: what a command line says about the window holds until it closes and is never stored."""

from __future__ import annotations

import copy
from dataclasses import dataclass

import msgspec

from game.match.launch import LaunchRequest
from game.match.settings import Settings

MEMORY = ("names", "who", "variants", "unknown")
"""What the program remembers rather than how it looks: safe mode keeps it."""


@dataclass(frozen=True)
class Lent:
    """Two sets of settings: as they are `kept` in the file, and as the run began with them (`shown`)."""

    kept: Settings
    shown: Settings

    def to_store(self, now: Settings) -> Settings:
        """The settings as they may be written: what nobody changed meanwhile goes back to what was kept."""
        names = [field.name for field in msgspec.structs.fields(Settings)]
        untouched = {
            name: getattr(self.kept, name) for name in names if getattr(now, name) == getattr(self.shown, name)
        }
        return msgspec.structs.replace(now, **untouched)


def lent(kept: Settings, request: LaunchRequest) -> tuple[Settings, Lent]:
    """The settings for this run, free to change, and the memory of what they were."""
    shown = _safe(kept) if request.safe_mode else copy.deepcopy(kept)
    if request.size is not None:
        shown.width, shown.height = request.size
    if request.fullscreen is not None:
        shown.fullscreen = request.fullscreen
    if request.ui_scale is not None:
        shown.ui_scale = request.ui_scale / 100
    if request.reduce_motion is not None:
        shown.reduce_motion = request.reduce_motion
    return shown, Lent(kept, copy.deepcopy(shown))


def _safe(kept: Settings) -> Settings:
    """The usual settings, with what the program remembers."""
    return msgspec.structs.replace(Settings(), **{name: copy.deepcopy(getattr(kept, name)) for name in MEMORY})
