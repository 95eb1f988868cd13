"""`python build/art [family …]`: draw the sprites anew into sprites/; without a family, all of them.

A family is a box or a folder of it: `crown`, `crown/site`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import alrashid.families
import common.families
import crown.families
import emira.families
from render import Sprite, write

Families = dict[str, Callable[[], Iterator[Sprite]]]

FAMILIES: Families = {
    **common.families.FAMILIES,
    **alrashid.families.FAMILIES,
    **crown.families.FAMILIES,
    **emira.families.FAMILIES,
}


def chosen(wanted: list[str]) -> Families:
    """The families whose name is, or begins with the folder of, one of the wanted; all if none is wanted."""
    if not wanted:
        return FAMILIES
    return {name: make for name, make in FAMILIES.items() if any((name + "/").startswith(w + "/") for w in wanted)}


def main(arguments: list[str]) -> int:
    console = Console()
    families = chosen(arguments)
    if not families:
        console.print(f"No such family. There are: {', '.join(FAMILIES)}")
        return 2
    columns = (TextColumn("{task.description:28}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    total = 0
    with Progress(*columns, console=console) as progress:
        for name, make in families.items():
            sprites = list(make())
            sizes = [write(s).stat().st_size for s in progress.track(sprites, description=name)]
            total += sum(sizes)
    console.print(f"{total / 1024:.0f} KiB in {len(families)} families")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
