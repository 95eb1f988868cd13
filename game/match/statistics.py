"""Statistics: one line a finished game, appended to a file of the player's."""

import json
import time
from collections.abc import Iterable

import msgspec

from game.match.folders import Folders
from game.match.match import HUMAN, Match


class Finished(msgspec.Struct, frozen=True):
    """A finished game: who sat where, with what score and place; ``assisted`` when hints or take-backs were used."""

    box: str
    seed: int
    sitters: list[str]
    totals: list[int]
    places: list[int]
    assisted: bool
    ended: float


class Tally(msgspec.Struct):
    """What a box's games add up to, for the people who played them here."""

    games: int = 0
    won: int = 0
    best: int = 0


def record(folders: Folders, match: Match) -> None:
    """Append the finished match. Raises OSError when the file cannot be written."""
    sheets = match.scores()
    finished = Finished(
        match.ruleset.slug,
        match.seed,
        [sitter.who for sitter in match.sitters],
        [sheet.total for sheet in sheets],
        [sheet.place for sheet in sheets],
        match.assisted,
        time.time(),
    )
    folders.statistics.parent.mkdir(parents=True, exist_ok=True)
    with folders.statistics.open("a", encoding="utf-8") as file:
        file.write(json.dumps(msgspec.to_builtins(finished)) + "\n")


def games(folders: Folders) -> Iterable[Finished]:
    """Every finished game on record; lines that cannot be read are passed over."""
    try:
        lines = folders.statistics.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return
    for line in lines:
        try:
            yield msgspec.json.decode(line, type=Finished)
        except msgspec.MsgspecError:
            continue


def tally(finished: Iterable[Finished]) -> dict[str, Tally]:
    """Games, wins and best score of the human seats, by box; assisted games do not count as won."""
    found: dict[str, Tally] = {}
    for game in finished:
        people = [seat for seat, who in enumerate(game.sitters) if who == HUMAN]
        if not people:
            continue
        entry = found.setdefault(game.box, Tally())
        entry.games += 1
        entry.best = max([entry.best, *(game.totals[seat] for seat in people)])
        entry.won += not game.assisted and any(game.places[seat] == 1 for seat in people)
    return found
