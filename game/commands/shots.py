"""``caravanserai shots``: a picture of every screen and phase, painted without a window."""

import sys
from argparse import Namespace
from pathlib import Path

from game.app.shots import shoot
from game.commands import setup
from game.commands.refusal import Refusal


def main(wishes: Namespace) -> int:
    """Paint the pictures and print where each one lies."""
    boxes = [setup.box(wishes.box).slug] if wishes.box else []
    try:
        for path in shoot(Path(wishes.folder), wishes.size, boxes):
            sys.stdout.write(f"{path}\n")
    except OSError as error:
        raise Refusal(f"The pictures cannot be written: {error.strerror}.", 1) from error
    return 0
