"""``caravanserai replay``: tells a game again from its chronicle, as somebody would tell it who saw no secrets."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from game.commands.refusal import Refusal
from game.engine.chronicle import BrokenChronicle, Chronicle, NoChronicle, parse, replay
from game.engine.play import finished
from game.engine.ruleset import Ruleset, SetupError
from game.engine.seats import NOBODY
from game.engine.table import Table
from game.match.match import reseated
from game.match.teller import Teller
from game.shelf import find

BROKEN = 1
"""Exit code for a chronicle that does not reproduce its game."""


def main(wishes: Namespace) -> int:
    """Tell the game, or with ``--check`` only play it; a chronicle that does not reproduce is a Refusal."""
    chronicle = _chronicle(Path(wishes.file))
    try:
        ruleset = find(chronicle.box)
        lines = _checked(ruleset, chronicle) if wishes.check else _told(ruleset, chronicle)
        for line in lines:
            sys.stdout.write(f"{line}\n")
    except (SetupError, BrokenChronicle) as error:
        sys.stdout.flush()
        raise Refusal(str(error), BROKEN) from error
    return 0


def _chronicle(path: Path) -> Chronicle:
    try:
        return parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refusal(f"“{path}” cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise Refusal("This file is not a chronicle of Caravanserai.") from error
    except NoChronicle as error:
        raise Refusal(str(error)) from error


def _checked(ruleset: Ruleset, chronicle: Chronicle) -> Iterator[str]:
    for _ in replay(ruleset, chronicle):
        pass
    yield f"This chronicle reproduces its game: {len(chronicle.choices)} choices, digest {chronicle.digest}."


def _told(ruleset: Ruleset, chronicle: Chronicle) -> Iterator[str]:
    """The log of the game, its notes, and its score when it is over."""
    sitters = list(chronicle.sitters)
    teller = Teller(ruleset.slug, [sitter.name for sitter in sitters])
    table: Table | None = None
    for table, entry in replay(ruleset, chronicle):
        if entry and entry.note:
            yield f"({entry.text})"
            teller.names[:] = [sitter.name for sitter in reseated(sitters, entry)]
        yield from _news(teller, table)
    if table and finished(table):
        yield ""
        for sheet in sorted(ruleset.scores(table), key=lambda sheet: sheet.place):
            yield f"{sheet.place}. {teller.names[sheet.seat]}: {sheet.total}"


def _news(teller: Teller, table: Table) -> Iterator[str]:
    """What has happened since the last time, as far as everybody may know it."""
    for change in table.journal:
        sentence = teller.tell(change.veil(NOBODY))
        if sentence:
            yield f"\n{sentence}" if teller.heads(change) else sentence
    table.journal.clear()
