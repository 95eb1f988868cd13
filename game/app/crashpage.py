"""What is shown after a crash: what happened, where the report lies, and the way back."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from game.app.crash import Report, at_home
from game.app.page import Page, heading
from game.app.program import Program
from game.app.screen import Screen
from game.stage.clipboard import Clipboard
from game.stage.lists import Scroll
from game.stage.theme import HOUSE
from game.stage.widgets import Button, Label


class CrashScene(Screen):
    """Lies alone on the stack, for the scenes before it cannot be trusted; `menu` makes a fresh title."""

    def __init__(self, program: Program, report: Report, menu: Callable[[], None]) -> None:
        super().__init__(program)
        program.wear(HOUSE)
        self.report = report
        self.menu = menu
        self.sheet.back = self._leave
        words, path = self.words, report.path
        kept = words("app.crash.kept", file=at_home(str(path))) if path else words("app.crash.not_kept")
        body = Scroll(
            Label(words("app.crash.body"), "body"),
            heading(words("app.crash.what")),
            Label(report.what, "body"),
            Label(kept, "small"),
            gap=18,
            name="what",
        )
        copies = Button(words("app.crash.copy"), self._copy, name="copy")
        shows = Button(words("app.crash.folder"), self._open_folder, name="folder")
        leaves = Button(words("app.crash.menu"), menu, kind="asked", icon="tick", name="menu")
        self.lay(Page(words("app.crash.title"), body, [copies, *([shows] if path else [])], [leaves], 1240), "menu")

    def _leave(self) -> bool:
        self.menu()
        return True

    def _copy(self) -> None:
        Clipboard().put(self.report.text)
        self.sheet.toast(self.words("app.crash.copied"), "tick")

    def _open_folder(self) -> None:
        assert self.report.path is not None, "the button is only there when there is a file"
        folder = self.report.path.parent
        if not open_folder(folder):
            self.sheet.toast(self.words("app.crash.no_folder", folder=str(folder)), "alarm")


def open_folder(folder: Path) -> bool:
    """Let the system show a folder; whether there was somebody to ask."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            subprocess.Popen(
                ["open" if sys.platform == "darwin" else "xdg-open", str(folder)],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
    except OSError:
        return False
    return True
