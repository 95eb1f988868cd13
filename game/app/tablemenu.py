"""The menu of a table: what can be done with the game besides playing it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.app.program import Program
from game.match.match import Match
from game.match.sitting import Sitting
from game.stage.dialogs import Answer, Dialog
from game.stage.field import TextField
from game.stage.widget import Layer, Row
from game.stage.widgets import Act, Button, Label

LONGEST = 60
"""Letters of the name of a save."""


@dataclass(frozen=True)
class Turns:
    """Going back and forth, to the end, and to who plays, as the table shows it."""

    redo: Callable[[], None]
    restart: Callable[[], None]
    results: Callable[[], None]
    players: Callable[[], None]


class TableMenu(Dialog):
    """Closing it in any way changes nothing."""

    def __init__(self, program: Program, sitting: Sitting, turns: Turns) -> None:
        self.program = program
        self.sitting = sitting
        self.turns = turns
        words = program.words
        self.go_on = self._entry("continue", lambda: None, icon="play")
        results = [self._entry("results", turns.results, icon="trophy")] if sitting.match.over else []
        rows = [
            self.go_on,
            *results,
            Row(self._entry("save", self._ask_title), self._entry("load", program.doors.load), grow=(0, 1)),
            Row(
                self._entry("settings", program.doors.settings),
                self._entry("rules", self._rules),
                self._players(),
                grow=(0, 1, 2),
            ),
            Row(self._redo(), self._restart(), grow=(0, 1)),
            Row(
                self._entry("title", program.doors.title, icon="back"),
                self._entry("quit", program.scenes.clear),
                grow=(0, 1),
            ),
            Label(words("app.menu.luck", seed=sitting.match.seed), "small", across="middle"),
        ]
        super().__init__(words("app.menu.heading"), content=rows, width=760)
        self.wrapping.add("content")

    def first(self) -> str | None:
        return self.go_on.name

    def _entry(self, name: str, act: Act, icon: str = "", reason: str = "") -> Button:
        def pressed() -> None:
            self.close()
            act()

        text = self.program.words(f"app.menu.{name}")
        icon = f"common/ui/{icon or name}"
        return Button(text, pressed, icon=icon, name=f"menu {name}", reason=reason)

    # -- going back and forth

    def _redo(self) -> Button:
        words, match = self.program.words, self.sitting.match
        reason = "" if match.can_redo() and self._is_mine() else words("app.menu.nothing_undone")
        return self._entry("redo", self.turns.redo, reason=reason)

    def _restart(self) -> Button:
        reason = "" if may_restart(self.sitting) else self.program.words("app.menu.nothing_to_undo")
        return self._entry("restart", self.turns.restart, icon="undo", reason=reason)

    def _players(self) -> Button:
        reason = self.program.words("app.table.over") if self.sitting.match.over else ""
        return self._entry("players", self.turns.players, icon="human", reason=reason)

    def _is_mine(self) -> bool:
        return self.sitting.match.to_move == self.sitting.audience.looker

    def _rules(self) -> None:
        self.program.doors.rulebook(self.sitting.match.ruleset.slug, "")

    # -- saving

    def _ask_title(self) -> None:
        assert self.host is not None, "it was open a moment ago"
        self.host.open(SaveDialog(self.program, self.sitting.match))


class SaveDialog(Dialog):
    """Asks for a name to save a game under, and again before another save is written over."""

    def __init__(self, program: Program, match: Match, title: str = "") -> None:
        words = program.words
        self.program = program
        self.match = match
        people = ", ".join(sitter.name for sitter in match.sitters)
        self.field = TextField(
            title, entered=lambda text: self._save(), hint=people[:LONGEST], limit=LONGEST, name="save name"
        )
        self.usual = people[:LONGEST]
        answers = [
            Answer(words("app.menu.save_now"), self._save, "asked", stays=True),
            Answer(words("app.cancel")),
        ]
        super().__init__(words("app.menu.save_title"), words("app.menu.save_body"), answers, content=[self.field])

    def first(self) -> str | None:
        return self.field.name

    def _save(self) -> None:
        title = self.field.text.strip() or self.usual
        host = self.host
        assert host is not None, "it is open"
        self.close()
        if self.program.saves.named(title).exists():
            self._ask_to_replace(title, host.open)
        else:
            self._write(title)

    def _ask_to_replace(self, title: str, show: Callable[[Layer], None]) -> None:
        words = self.program.words
        answers = [
            Answer(words("app.menu.replace"), partial(self._write, title), "asked"),
            Answer(words("app.cancel")),
        ]
        show(Dialog(words("app.menu.replace_title"), words("app.menu.replace_body", title=title), answers, default=1))

    def _write(self, title: str) -> None:
        program = self.program
        try:
            program.saves.keep_as(self.match, title)
        except OSError as error:
            program.cannot_write(error)
        else:
            program.news = program.words("app.menu.saved", title=title)


def may_restart(sitting: Sitting) -> bool:
    """Whether the person who looks may go back inside the turn that is being played."""
    match = sitting.match
    return not match.over and sitting.undo_stop() is None and match.moments[-1].seat == sitting.audience.looker


def restart(sitting: Sitting) -> None:
    """Undo everything the person may undo and did in a row."""
    while may_restart(sitting):
        sitting.undo()
