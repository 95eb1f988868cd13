"""``caravanserai shots``: a picture of every screen and phase, painted without a window."""

import sys
from argparse import Namespace
from pathlib import Path

from game.app.shots import render
from game.commands import setup
from game.commands.refusal import Refusal


def main(wishes: Namespace) -> int:
    """Paint the pictures and print where each one lies."""
    box = setup.box(wishes.box).slug if wishes.box else None
    try:
        for path in render(Path(wishes.folder), wishes.size, box, wishes.ui_scale / 100):
            sys.stdout.write(f"{path}\n")
    except OSError as error:
        raise Refusal(f"The pictures cannot be written: {error.strerror}.", 1) from error
    return 0
