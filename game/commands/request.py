"""What a command line asks of the program, checked before any window opens."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import game
from game.commands import setup
from game.commands.refusal import Refusal
from game.engine.chronicle import ENDING
from game.match.launch import LaunchRequest
from game.match.match import HUMAN

LOOKS = ("size", "fullscreen", "ui_scale", "reduce_motion", "safe_mode", "log_level")
PORTABLE = "caravanserai-files"
"""The folder beside the program that --portable keeps everything in."""


def place(wishes: Namespace) -> Path | None:
    """The folder all of a player's files shall lie in; None for the usual ones. Raises Refusal."""
    asked = vars(wishes)
    if asked.get("portable"):
        frozen = getattr(sys, "frozen", False)
        return (Path(sys.executable).parent if frozen else Path(game.__file__).parents[1]) / PORTABLE
    if "data_dir" not in asked:
        return None
    folder = Path(wishes.data_dir).absolute()
    if folder.exists() and not folder.is_dir():
        raise Refusal(f"“{wishes.data_dir}” is no folder.")
    return folder


def request(wishes: Namespace) -> LaunchRequest:
    """What the command line asks of the program. Raises Refusal where a table cannot be had so."""
    asked = vars(wishes)
    look: dict[str, Any] = {name: asked[name] for name in LOOKS if name in asked}
    if "no_sound" in asked:
        look["sound"] = False
    look["data_dir"] = place(wishes)
    what = asked.get("what")
    if what is not None and not what.endswith(ENDING):
        return _table(what, wishes, look)
    if any(asked.get(name) for name in ("seats", "names", "seed", "variant", "set")):
        raise Refusal("Say which box to play, for example: caravanserai play crown --seats human,greedy.")
    return LaunchRequest(file=_file(what) if what else None, **look)


def _table(slug: str, wishes: Namespace, look: dict[str, Any]) -> LaunchRequest:
    ruleset = setup.box(slug)
    seats = setup.bots(wishes.seats, besides=(HUMAN,)) if wishes.seats else ()
    variant = setup.variant(ruleset, wishes)
    if seats:
        setup.dealt(ruleset, len(seats), variant)
    names = _names(wishes.names, seats)
    return LaunchRequest(box=slug, seats=seats, names=names, seed=wishes.seed, variant=variant, **look)


def _file(name: str) -> Path:
    if not Path(name).is_file():
        raise Refusal(f"There is no file “{name}”.")
    return Path(name)


def _names(text: str | None, seats: tuple[str, ...]) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",")) if text else ()
    if len(names) > len(seats):
        raise Refusal(f"There are {len(names)} names for {len(seats)} seats.")
    return names
