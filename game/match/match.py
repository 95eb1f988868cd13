"""A match: one game being played, with its undo, its log and its chronicle.

The match owns the only true table. Screens and bots get views of it and the changes each choice brought.
"""

import re
from collections.abc import Iterator, Sequence
from enum import Enum

import msgspec

from game.engine.chronicle import Chronicle, Entry, Sitter, replay
from game.engine.play import asked, finished, options, read, take, undoable
from game.engine.record import Choice
from game.engine.ruleset import Ruleset, Sheet, Variant
from game.engine.seats import NOBODY, Seat
from game.engine.step import Ask, Change
from game.engine.table import Table, View, clone, digest

HUMAN = "human"

RESEATED = re.compile(r"seat (\d) is now (\S+) (.*)")
"""The note of a seat that changes hands."""


class Moment(msgspec.Struct, frozen=True):
    """One choice taken: the table before it, who chose what, and the changes it brought.

    ``personal``: a person sat on the seat then, whoever sits there now.
    """

    before: Table
    seat: Seat
    choice: Choice
    changes: tuple[Change, ...]
    undoable: bool
    at: int
    personal: bool


class Stop(Enum):
    """Why the last choice cannot simply be undone; the values are keys of the program's texts."""

    NOTHING = "nothing"
    LUCK = "luck"
    REVEALED = "revealed"
    OTHERS = "others"
    RESEATED = "reseated"


class Match:
    """A chronicle being played. ``sitters`` may change in mid-game; everything else follows from the choices.

    The chronicle tells who sat down first, and by notes who took over. ``screened`` are the seats at which a person has
    ever sat, and whose secrets a person at the screen may know.
    """

    def __init__(self, ruleset: Ruleset, seed: int, variant: Variant, sitters: Sequence[Sitter]) -> None:
        """Deal a new game. Raises SetupError, in words, when the box cannot be set up so."""
        self.ruleset = ruleset
        self.seed = seed
        self.variant = ruleset.agreed(variant)
        self.sitters = list(sitters)
        self._first = list(sitters)
        self.screened: set[Seat] = set(self.humans)
        self.table = ruleset.open(len(self.sitters), seed, self.variant)
        self.opening: tuple[Change, ...] = tuple(self.table.journal)
        self.table.journal.clear()
        self.moments: list[Moment] = []
        self.course: list[Entry] = []
        self._undone: list[Choice] = []
        self._settled = 0

    @classmethod
    def resumed(cls, ruleset: Ruleset, chronicle: Chronicle) -> "Match":
        """Play a chronicle up to its end. Raises BrokenChronicle, in words, when it does not reproduce."""
        for _ in replay(ruleset, chronicle):
            pass
        match = cls(ruleset, chronicle.seed, chronicle.variant, chronicle.sitters)
        for entry in chronicle.course:
            if entry.note:
                match.course.append(entry)
                before = list(match.sitters)
                reseated(match.sitters, entry)
                match._resettle(before)
            else:
                match.take(read(match.table, entry.text))
        return match

    # -- asking and choosing

    @property
    def ask(self) -> Ask | None:
        """The question that waits; None when the game is over."""
        return asked(self.table)

    @property
    def over(self) -> bool:
        return finished(self.table)

    @property
    def to_move(self) -> Seat:
        """The asked seat; NOBODY when the game is over."""
        ask = self.ask
        return ask.seat if ask else NOBODY

    def is_human(self, seat: Seat) -> bool:
        return seat != NOBODY and self.sitters[seat].who == HUMAN

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, sitter in enumerate(self.sitters) if sitter.who == HUMAN)

    def options(self) -> Sequence[Choice]:
        return options(self.table)

    def view(self, seat: Seat) -> View:
        """What that seat may see now."""
        return self.ruleset.conceal(self.table, seat)

    def choose(self, choice: Choice) -> Moment:
        """Take a choice from outside. Raises IllegalChoice, in words, when it is not among the options."""
        return self.take(read(self.table, str(choice)))

    def take(self, choice: Choice) -> Moment:
        """Take one of the options and return what happened; forgets what had been undone unless it is the same."""
        again = bool(self._undone) and self._undone[-1] == choice
        self._undone = self._undone[:-1] if again else []
        before, seat = clone(self.table), self.to_move
        take(self.table, choice)
        changes = tuple(self.table.journal)
        self.table.journal.clear()
        free = undoable(before, self.table, changes)
        moment = Moment(before, seat, choice, changes, free, len(self.course), self.is_human(seat))
        self.moments.append(moment)
        self.course.append(Entry(str(choice)))
        return moment

    # -- taking back

    def undo_stop(self) -> Stop | None:
        """Why the last choice cannot be undone freely; None when it can."""
        if not self.moments:
            return Stop.NOTHING
        if len(self.moments) <= self._settled:
            return Stop.RESEATED
        last = self.moments[-1]
        if not last.personal or (last.seat != self.to_move and self.is_human(self.to_move)):
            return Stop.OTHERS
        if not last.undoable:
            return Stop.LUCK if last.before.chance != self.table.chance else Stop.REVEALED
        return None

    def undo(self) -> Moment:
        """Take the last choice back. Only while ``undo_stop`` is None."""
        assert self.undo_stop() is None, "the last choice cannot be undone"
        return self._back()

    def can_redo(self) -> bool:
        return bool(self._undone) and self._undone[-1] in self.options()

    def redo(self) -> Moment:
        """Take again what was undone last."""
        return self.take(self._undone[-1])

    def can_take_back(self) -> bool:
        """Whether the one human of this match may return to the own last decision, past luck and bots.

        Never past the last time a person sat down, got up or was called otherwise: what was chosen before may be
        somebody else's.
        """
        return len(self.humans) == 1 and any(moment.personal for moment in self.moments[self._settled :])

    def take_back(self) -> None:
        """Return to the human's last decision and mark the match as assisted; what is undone can be done again."""
        assert self.can_take_back(), "there is no own decision to return to"
        while not self._back().personal:
            pass
        self.note(f"assisted: took back a choice, seat {self.humans[0]}")

    def _back(self) -> Moment:
        moment = self.moments.pop()
        self.table = clone(moment.before)
        del self.course[moment.at]
        self._undone.append(moment.choice)
        return moment

    # -- notes, seats and the chronicle

    def note(self, text: str) -> None:
        """Write a note into the chronicle; notes change nothing on the table."""
        self.course.append(Entry(text, note=True))

    @property
    def assisted(self) -> bool:
        """Whether hints or take-backs were used."""
        return any(entry.note and entry.text.startswith("assisted") for entry in self.course)

    def reseat(self, seat: Seat, sitter: Sitter) -> None:
        """Somebody else sits down on the seat, in mid-game. A person who goes on from a bot's choices was helped."""
        sitters, before = list(self.sitters), self.sitters[seat]
        self.sitters[seat] = sitter
        self._resettle(sitters)
        self.note(f"seat {seat} is now {sitter.who} {sitter.name}")
        taken_over = before.who != HUMAN and sitter.who == HUMAN
        if taken_over and any(moment.seat == seat for moment in self.moments):
            self.note(f"assisted: {before.who} has played for seat {seat}")

    def _resettle(self, before: Sequence[Sitter]) -> None:
        """Take note of who has sat at the table; where people come, go or are others nothing before is undone."""
        self.screened.update(self.humans)
        changed = [pair for pair in zip(before, self.sitters, strict=True) if pair[0] != pair[1]]
        if any(HUMAN in (old.who, new.who) for old, new in changed):
            self._settled = len(self.moments)
        if changed:
            self._undone.clear()

    def chronicle(self) -> Chronicle:
        """The game so far, ready to be written."""
        return Chronicle(
            self.ruleset.slug,
            self.ruleset.edition,
            self.seed,
            dict(self.variant),
            list(self._first),
            list(self.course),
            digest(self.table),
        )

    def happened(self, looker: Seat) -> Iterator[tuple[Seat, Change]]:
        """Everything that happened so far as that seat may know it: who chose, and the veiled change."""
        for change in self.opening:
            yield NOBODY, change.veil(looker)
        for moment in self.moments:
            for change in moment.changes:
                yield moment.seat, change.veil(looker)

    def scores(self) -> tuple[Sheet, ...]:
        return self.ruleset.scores(self.table)


def seating(chronicle: Chronicle) -> list[Sitter]:
    """Who sits on each seat at the end of a chronicle."""
    sitters = list(chronicle.sitters)
    for entry in chronicle.course:
        reseated(sitters, entry)
    return sitters


def reseated(sitters: list[Sitter], entry: Entry) -> list[Sitter]:
    """The sitters, changed as a note of a seat changing hands says."""
    told = RESEATED.fullmatch(entry.text) if entry.note else None
    if told and int(told[1]) < len(sitters):
        sitters[int(told[1])] = Sitter(told[2], told[3])
    return sitters
