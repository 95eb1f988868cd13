"""What the program is asked to do when it starts: nothing, a table at once, or a saved game."""

from dataclasses import dataclass, field
from pathlib import Path

from game.engine.ruleset import Variant


@dataclass(frozen=True)
class LaunchRequest:
    """The wishes of a command line, already checked; None and empty mean that nothing was said.

    ``seats`` are ``human`` or bot names, one a seat; ``names`` are what the sitters are called, as many or fewer.
    ``file`` is a chronicle to go on with. ``size`` is the window in pixels, ``ui_scale`` is in percent. Looks and
    ``safe_mode`` (the usual settings, a plain window, no sound) hold for one run. ``log_level`` is a name that logging
    knows.
    """

    box: str | None = None
    seats: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    seed: int | None = None
    variant: Variant = field(default_factory=dict)
    file: Path | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool | None = None
    ui_scale: int | None = None
    sound: bool | None = None
    reduce_motion: bool | None = None
    data_dir: Path | None = None
    safe_mode: bool = False
    log_level: str = "info"
