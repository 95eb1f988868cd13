"""A sitting: a match with its bots, its audience and its autosave; the table scene drives it."""

from collections.abc import Callable
from pathlib import Path

from game.ai.levels import TOP, UnknownBot, find
from game.ai.thinker import SLICE, Thinker
from game.ai.workers import Called, Workers
from game.engine.chance import Chance
from game.engine.chronicle import Sitter
from game.engine.record import Choice
from game.engine.seats import Seat
from game.match.audience import Audience
from game.match.match import HUMAN, Match, Moment, Stop
from game.match.saves import Saves

HINT = TOP
"""The bot that is asked when a person wants a hint."""

PLAYED, ADVISED = 1000, 2000
"""Whose luck is that of a bot who plays, and of one who gives hints."""


class Sitting:
    """Everything that happens to a match from outside goes through here, and is saved before it is shown.

    ``path`` is where it is saved after every choice, None for not at all. ``refused`` is called with the error when the
    disk does not take it; the game goes on. ``forced`` answers questions with a single option for people. Searching
    bots think in the ``workers``, if there are any.
    """

    def __init__(
        self,
        match: Match,
        saves: Saves,
        path: Path | None,
        refused: Callable[[OSError], None] = lambda error: None,
        forced: bool = True,
        workers: Workers | None = None,
    ) -> None:
        self.match = match
        self.audience = Audience(match)
        self.thinker = Thinker(workers)
        self.adviser = Thinker(workers)
        self.path = path
        self.forced = forced
        self._saves = saves
        self._refused = refused
        self._workers = workers
        if workers:
            workers.forget()
        if not match.over:
            self.keep()

    # -- whose turn

    @property
    def waits_for_person(self) -> bool:
        return self.match.is_human(self.match.to_move)

    def ponder(self) -> None:
        """Let a bot that is asked begin to think, if it has not and does not know what it chose before."""
        match = self.match
        if match.over or self.waits_for_person or self.thinker.busy or match.can_redo():
            return
        seat, ask = match.to_move, match.ask
        assert ask is not None, "somebody is asked"
        self.thinker.start(self._called(seat, match.sitters[seat].who), match.view(seat), ask)

    def advance(self, seconds: float = SLICE) -> Moment | None:
        """Let a bot think on, or answer a question that has only one answer; what happened, if something did.

        Where a person went back and then chose the same again, bots do too.
        """
        if self.match.over:
            return None
        if self.waits_for_person:
            return self._only_option()
        if self.match.can_redo():
            return self.redo()
        self.ponder()
        choice = self.thinker.step(seconds)
        return None if choice is None else self.take(choice)

    def hire(self) -> None:
        """Let one more worker come, when some bot at the table will need them."""
        if self._workers and any(searches(sitter.who) for sitter in self.match.sitters):
            self._workers.hire()

    def move_now(self) -> None:
        """The bot that thinks takes the best it has found."""
        self.thinker.move_now()

    def _only_option(self) -> Moment | None:
        here = self.audience.behind_curtain() is None
        return self.take(self.match.options()[0]) if here and self._forced_here() else None

    def _forced_here(self) -> bool:
        """Whether the question has one answer, and not one that people say themselves."""
        options = self.match.options() if self.forced else ()
        return len(options) == 1 and not options[0].commits

    def _called(self, seat: Seat, who: str, luck: int = PLAYED) -> Called:
        """A bot for a seat: the same one all evening, with luck of its own."""
        return Called(who, self.match.ruleset, Chance(self.match.seed).fork(luck + seat).bits())

    # -- what people do

    def choose(self, choice: Choice) -> Moment:
        """Take a person's choice. Raises IllegalChoice, in words."""
        return self._done(self.match.choose(choice))

    def take(self, choice: Choice) -> Moment:
        """Take one of the options."""
        return self._done(self.match.take(choice))

    def undo(self) -> None:
        """Take back the last choice, and the forced ones before it that nobody chose."""
        match = self.match
        match.undo()
        while match.undo_stop() is None and self._forced_here():
            match.undo()
        self._changed()

    def redo(self) -> Moment:
        return self._done(self.match.redo())

    def take_back(self) -> None:
        """Return to the person's last decision, past luck and bots; the match is then assisted."""
        match = self.match
        match.take_back()
        while match.can_take_back() and self._forced_here():
            match.take_back()
        self._changed()

    def undo_stop(self) -> Stop | None:
        return self.match.undo_stop()

    def ask_hint(self) -> None:
        """Let a bot think about the person's question, from what the person may see; the match is then assisted."""
        seat, ask = self.match.to_move, self.match.ask
        assert ask is not None, "somebody is asked"
        self.adviser.start(self._called(seat, HINT, ADVISED), self.match.view(seat), ask)
        self.match.note(f"assisted: hint for seat {seat}")
        self.keep()

    def advise(self, seconds: float = SLICE) -> Choice | None:
        """Let the adviser think on; what it would choose, once it knows."""
        return self.adviser.step(seconds)

    def reseat(self, seat: Seat, sitter: Sitter) -> None:
        """Somebody else takes a seat, or the same under another name."""
        if sitter != self.match.sitters[seat]:
            self.match.reseat(seat, sitter)
            self._changed()

    # -- keeping

    def keep(self) -> None:
        """Save the match as it stands."""
        if self.path is None:
            return
        try:
            self.path = self._saves.autosave(self.match, self.path)
        except OSError as error:
            self._refused(error)

    def leave(self) -> None:
        """The evening is over: whoever still thinks need not."""
        self.thinker.drop()
        self.adviser.drop()

    def _done(self, moment: Moment) -> Moment:
        self._changed()
        return moment

    def _changed(self) -> None:
        self.leave()
        self.keep()


def searches(who: str) -> bool:
    """Whether somebody called so is a bot that searches."""
    try:
        return who != HUMAN and find(who).level.searches
    except UnknownBot:
        return False
