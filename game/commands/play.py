"""``caravanserai`` and ``caravanserai play``: open the program, at its title or at a table."""

from argparse import Namespace

from game.app.window import run
from game.commands.request import request


def main(wishes: Namespace) -> int:
    """Open the window and stay until it is closed."""
    return run(request(wishes))
