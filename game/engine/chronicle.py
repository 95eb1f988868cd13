"""Chronicles: a game as its seed and its choices, in a text file people can read.

    caravanserai chronicle 1
    box crown
    edition 1
    seed 7
    set start 28
    seat human Ottilie
    seat greedy Bertram
    begin
    play ring 2
    # hint asked by seat 0
    digest 0f3a…

Load = deal from the seed, take the choices, compare the digest. A file that does not reproduce is refused in words.
"""

from collections.abc import Callable, Iterator

import msgspec

from game.engine.play import IllegalChoice, read, take
from game.engine.ruleset import Ruleset, Setting, SetupError
from game.engine.table import Table, digest

MAGIC = "caravanserai chronicle"
FORMAT = 1
ENDING = ".caravan"


class NoChronicle(ValueError):
    """A text that is no chronicle; says why in a sentence."""


class BrokenChronicle(ValueError):
    """A chronicle that does not reproduce its game; says why in a sentence."""


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a seat: ``who`` is ``human`` or a bot as the arena names it (``greedy``, ``master:400``)."""

    who: str
    name: str


class Entry(msgspec.Struct, frozen=True):
    """One line of the course of the game: a choice in notation, or a note that changes nothing."""

    text: str
    note: bool = False


class Chronicle(msgspec.Struct):
    """Box, set-up, seats and course of a game; ``digest`` stands for the table at the end of the course."""

    box: str
    edition: int
    seed: int
    variant: dict[str, Setting]
    sitters: list[Sitter]
    course: list[Entry]
    digest: str

    @property
    def choices(self) -> list[str]:
        """The choices in order, in notation."""
        return [entry.text for entry in self.course if not entry.note]


def write(chronicle: Chronicle) -> str:
    """The chronicle as text, line ends ``\\n``."""
    lines = [f"{MAGIC} {FORMAT}", f"box {chronicle.box}", f"edition {chronicle.edition}", f"seed {chronicle.seed}"]
    lines += [f"set {key} {_setting(value)}" for key, value in chronicle.variant.items()]
    lines += [f"seat {sitter.who} {sitter.name}" for sitter in chronicle.sitters]
    lines.append("begin")
    lines += [f"# {entry.text}" if entry.note else entry.text for entry in chronicle.course]
    lines.append(f"digest {chronicle.digest}")
    return "\n".join(lines) + "\n"


def parse(text: str) -> Chronicle:
    """Read a chronicle's text. Raises NoChronicle when it is none, is cut off, or comes from a later format."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    _check_magic(lines)
    chronicle = Chronicle("", 0, 0, {}, [], [], "")
    if "begin" not in lines:
        raise NoChronicle("This chronicle is cut off before the game begins.")
    begin = lines.index("begin")
    for line in lines[1:begin]:
        _read_header(chronicle, line)
    if not lines[-1].startswith("digest ") or len(lines) - 1 == begin:
        raise NoChronicle("This chronicle is cut off: its last line is missing.")
    chronicle.digest = lines[-1].removeprefix("digest ")
    chronicle.course = [_entry(line) for line in lines[begin + 1 : -1]]
    if not chronicle.box or not chronicle.sitters:
        raise NoChronicle("This chronicle does not say which box is played, or by whom.")
    return chronicle


def replay(ruleset: Ruleset, chronicle: Chronicle) -> Iterator[tuple[Table, Entry | None]]:
    """The table after the deal (with None) and after each entry; the same table object, played on in place.

    Raises BrokenChronicle, in words, where a line is no legal choice or the digest differs at the end.
    """
    table = _dealt(ruleset, chronicle)
    yield table, None
    for number, entry in enumerate(chronicle.course, start=1):
        if not entry.note:
            _take_line(table, entry.text, number)
        yield table, entry
    if digest(table) != chronicle.digest:
        raise BrokenChronicle("This chronicle ends on a different table than it says; it cannot be trusted.")


def load(ruleset: Ruleset, chronicle: Chronicle) -> Table:
    """The table at the end of the chronicle. Raises BrokenChronicle as ``replay`` does."""
    table: Table | None = None
    for table, _ in replay(ruleset, chronicle):  # noqa: B007
        pass
    assert table is not None
    return table


def _dealt(ruleset: Ruleset, chronicle: Chronicle) -> Table:
    if chronicle.edition != ruleset.edition:
        raise BrokenChronicle(
            f"This game was played by edition {chronicle.edition} of {ruleset.title}; "
            f"this program plays edition {ruleset.edition}."
        )
    try:
        return ruleset.open(len(chronicle.sitters), chronicle.seed, chronicle.variant)
    except SetupError as error:
        raise BrokenChronicle(f"This chronicle cannot be set up: {error}") from error


def _take_line(table: Table, text: str, number: int) -> None:
    try:
        choice = read(table, text)
    except IllegalChoice as error:
        raise BrokenChronicle(f"Line {number} of the game cannot be played: {error}") from error
    take(table, choice)


def _check_magic(lines: list[str]) -> None:
    if not lines[0].startswith(MAGIC):
        raise NoChronicle("This file is not a chronicle of Caravanserai.")
    version = lines[0].removeprefix(MAGIC).strip()
    if version != str(FORMAT):
        raise NoChronicle(f"This chronicle is written in format {version or '?'}; this program reads format {FORMAT}.")


def _read_header(chronicle: Chronicle, line: str) -> None:
    word, _, rest = line.partition(" ")
    reader = _HEADERS.get(word)
    if reader is None:
        raise NoChronicle(f"The line “{line}” has no place at the head of a chronicle.")
    try:
        reader(chronicle, rest)
    except ValueError as error:
        raise NoChronicle(f"The line “{line}” of this chronicle cannot be read.") from error


def _read_box(chronicle: Chronicle, rest: str) -> None:
    chronicle.box = rest


def _read_edition(chronicle: Chronicle, rest: str) -> None:
    chronicle.edition = int(rest)


def _read_seed(chronicle: Chronicle, rest: str) -> None:
    chronicle.seed = int(rest)


def _read_set(chronicle: Chronicle, rest: str) -> None:
    key, value = rest.split(" ", 1)
    chronicle.variant[key] = {"yes": True, "no": False}.get(value, int(value) if value.lstrip("-").isdigit() else value)


def _read_seat(chronicle: Chronicle, rest: str) -> None:
    who, name = rest.split(" ", 1)
    chronicle.sitters.append(Sitter(who, name))


_HEADERS: dict[str, Callable[[Chronicle, str], None]] = {
    "box": _read_box,
    "edition": _read_edition,
    "seed": _read_seed,
    "set": _read_set,
    "seat": _read_seat,
}


def _entry(line: str) -> Entry:
    return Entry(line[2:], note=True) if line.startswith("# ") else Entry(line)


def _setting(value: Setting) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
