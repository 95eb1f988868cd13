"""What Caravanserai is, whose games these are, and who may use what."""

from __future__ import annotations

from game import __version__
from game.app.book import Book
from game.app.manual import blocks
from game.app.page import Page
from game.app.program import Program
from game.app.screen import Screen
from game.stage.widgets import Button


class AboutScene(Screen):
    """One page to read."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        words = self.words
        back = Button(words("app.back"), self.back, icon="common/ui/back", name="back")
        book = Book(blocks(words("app.about.text")), name="about")
        self.lay(Page(words("app.about.title", version=__version__), book, [back], width=1240), focus="about")
