"""A file of results, so that a long arena can be taken up again: one game a line under a header.

The header is what has to agree before games of an earlier run may be counted. The last line may be broken, as it is
when the machine went off in the middle of it; it is dropped and its game played again.
"""

from collections import Counter
from pathlib import Path
from typing import BinaryIO

import msgspec

from game.ai.arena import Meeting, Played
from game.commands.refusal import Refusal
from game.engine.ruleset import Setting


class Header(msgspec.Struct, frozen=True):
    """What a file of results is about; ``levels`` stands for how the levels played then.

    ``plan`` is the table, the round-robin or the ladder it was kept for.
    """

    arena: str
    edition: int
    variant: dict[str, Setting]
    seed: int
    levels: str
    plan: str


class Kept(msgspec.Struct, frozen=True):
    """A game on file. ``meeting`` is the name of its meeting; ``told`` lists what, bot and count."""

    meeting: str
    number: int
    finished: bool
    decisions: int
    chairs: tuple[int, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    told: tuple[tuple[str, int, int], ...] = ()

    @property
    def played(self) -> Played:
        told = Counter({(what, bot): count for what, bot, count in self.told})
        return Played(
            self.number, self.finished, self.decisions, self.chairs, self.totals, self.places, "", told
        )  # a chronicle is kept in its own file


class Results:
    """Games of earlier runs, and where new ones go; with no file it remembers and writes nothing."""

    def __init__(self, name: str | None, header: Header) -> None:
        self.earlier: dict[tuple[str, int], Played] = {}
        self._file: BinaryIO | None = None
        if name is None:
            return
        try:
            self._file = self._opened(Path(name), header)
        except OSError as error:
            raise Refusal(f"“{name}” cannot be used for results: {error.strerror}.") from error

    def add(self, meeting: Meeting, played: Played) -> None:
        """Write one more game, so that it is there whatever happens next. Raises Refusal."""
        if self._file is None:
            return
        told = tuple((what, bot, count) for (what, bot), count in sorted(played.told.items()))
        line = Kept(
            meeting.name,
            played.number,
            played.finished,
            played.decisions,
            played.chairs,
            played.totals,
            played.places,
            told,
        )
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            raise Refusal(f"“{self._file.name}” cannot be written: {error.strerror}.", 1) from error

    def close(self) -> None:
        """No more games come."""
        if self._file is not None:
            self._file.close()

    def _opened(self, path: Path, header: Header) -> BinaryIO:
        written = path.read_bytes() if path.exists() else b""
        whole = written[: written.rfind(b"\n") + 1]
        if whole:
            self._read(path, whole.splitlines(), header)
        file = path.open("r+b" if path.exists() else "w+b")
        file.truncate(len(whole))
        file.seek(len(whole))
        if not whole:
            file.write(msgspec.json.encode(header) + b"\n")
            file.flush()
        return file

    def _read(self, path: Path, lines: list[bytes], header: Header) -> None:
        try:
            found = msgspec.json.decode(lines[0], type=Header)
        except msgspec.DecodeError as error:
            raise Refusal(f"“{path}” is no file of arena results.") from error
        if found != header:
            raise Refusal(f"“{path}” holds results of another meeting: {_differences(found, header)}.")
        for number, line in enumerate(lines[1:], 2):
            try:
                kept = msgspec.json.decode(line, type=Kept)
            except msgspec.DecodeError as error:
                raise Refusal(f"Line {number} of “{path}” is no result.") from error
            self.earlier[kept.meeting, kept.number] = kept.played


def _differences(found: Header, header: Header) -> str:
    pairs = ((field, getattr(found, field), getattr(header, field)) for field in Header.__struct_fields__)
    return "; ".join(f"{field} {theirs}, not {ours}" for field, theirs, ours in pairs if theirs != ours)
