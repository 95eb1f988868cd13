"""What commands print on: as wide as the terminal, and as wide as it likes where there is none to see it."""

from rich.console import Console

WIDTH = 1000
"""Letters in a line that nobody's terminal ends."""


def paper() -> Console:
    """Standard output. Nothing is cut or broken when it goes to a file or to another program."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    return console
