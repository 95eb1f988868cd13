"""What Caravanserai is, whose games these are, and who may use what."""

from __future__ import annotations

from game import __version__
from game.app.page import Page, heading
from game.app.program import Program
from game.app.screen import Screen
from game.stage.lists import Scroll
from game.stage.widget import Column, Widget
from game.stage.widgets import Button, Label

PARTS = ("what", "games", "unofficial", "fair", "easy", "licences")


class AboutScene(Screen):
    """One page to read."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        words = self.words
        back = Button(words("app.back"), self.back, icon="common/ui/back", name="back")
        scroll = Scroll(*map(self._part, PARTS), gap=24, name="about")
        self.lay(Page(words("app.about.title", version=__version__), scroll, [back], width=1240), focus="back")

    def _part(self, name: str) -> Widget:
        words = self.words
        return Column(heading(words(f"app.about.{name}_head")), Label(words(f"app.about.{name}"), "body"), gap=6)
