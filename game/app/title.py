"""The title: continue, the menu, and the boxes on their shelf."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game import __version__
from game.app.glance import glance
from game.app.program import Program
from game.app.resume import resume
from game.app.screen import Screen
from game.app.shelf import BAYS, BoxOnShelf
from game.app.titlepage import ContinueCard, TitlePage
from game.engine.ruleset import Ruleset
from game.match.saves import Save
from game.shelf import SHELF
from game.stage.canvas import Canvas
from game.stage.dialogs import Answer, Dialog
from game.stage.theme import HOUSE
from game.stage.widgets import Act, Button

ICONS = {"new_game": "play", "load": "load", "rulebook": "rules", "settings": "settings", "quit": "quit"}
FLICKER = 0.1
"""Seconds between two pictures of the lanterns."""

AWAKE = 30.0
"""Seconds after the last key or click for which the lanterns breathe; then the picture rests."""


class TitleScene(Screen):
    """Lies below all other scenes; what it tells of saved games is looked up whenever it comes to light."""

    music = "title"

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.sheet.back = self._ask_to_quit
        self.page = TitlePage([], [], None)
        self._save: Save | None = None
        self._fit: tuple[object, ...] = ()
        self._ground = program.canvas
        self._clock = self._shown = 0.0
        self._awake = AWAKE

    # -- what it offers

    def entered(self) -> None:
        self.program.wear(HOUSE)
        self._awake = AWAKE
        saves = self.program.saves.listed()
        self._save = self.program.saves.newest_unfinished()
        card = self._card()
        self.page = TitlePage(self._menu(len(saves)), [self._box(ruleset, saves) for ruleset in SHELF], card)
        version = self.words("app.title.version", version=__version__)
        about = Button(self.words("app.title.about"), self.program.doors.about, icon="common/ui/info", name="about")
        self.page.sign(self.words("app.title.subtitle"), self.words("app.title.keys"), version, about)
        self._fit = ()
        self.lay(self.page)
        if card or self.sheet.focus.spot() is None:
            self.sheet.focus.to("continue" if card else "menu new_game", visible=True)

    def _card(self) -> ContinueCard | None:
        if self._save is None:
            return None
        return ContinueCard(glance(self._save, self.words), self.words("app.title.continue"), self._continue)

    def _menu(self, saves: int) -> list[Button]:
        doors = self.program.doors
        acts: dict[str, Act] = {
            "new_game": partial(doors.new_game, ""),
            "load": doors.load,
            "rulebook": partial(doors.rulebook, SHELF[0].slug, ""),
            "settings": doors.settings,
            "quit": self.program.scenes.clear,
        }
        return [self._entry(name, act, saves) for name, act in acts.items()]

    def _entry(self, name: str, act: Act, saves: int) -> Button:
        words = self.words
        note = f"app.title.{name}_note" if saves or name != "load" else "app.title.nothing_saved"
        detail = words(note, n=saves) if note in words else ""
        key = pygame.K_F1 if name == "rulebook" else 0
        text = words(f"app.title.{name}")
        return Button(
            text, act, icon=f"common/ui/{ICONS[name]}", detail=detail, style="menu", key=key, name=f"menu {name}"
        )

    def _box(self, ruleset: Ruleset, saves: Sequence[Save]) -> BoxOnShelf:
        kept = sum(save.chronicle is not None and save.chronicle.box == ruleset.slug for save in saves)
        key = "app.title.box_saved" if kept else "app.title.box"
        note = self.words(key, low=ruleset.seats[0], high=ruleset.seats[-1], n=kept)
        last = self._save.chronicle if self._save else None
        act = partial(self.program.doors.new_game, ruleset.slug)
        tip = self.words("app.title.box_tip", box=ruleset.title)
        return BoxOnShelf(ruleset, note, last is not None and last.box == ruleset.slug, act, tip)

    def _continue(self) -> None:
        assert self._save is not None, "there is a card for a save only"
        resume(self.program, self._save.path)

    def _ask_to_quit(self) -> bool:
        words = self.words
        answers = [
            Answer(words("app.title.quit"), self.program.scenes.clear, "asked"),
            Answer(words("app.title.stay")),
        ]
        self.sheet.open(Dialog(words("app.title.quit_title"), answers=answers, width=560, default=1))
        return True

    # -- time and picture

    def resized(self) -> None:
        super().resized()
        self._fit = ()

    def read(self, event: pygame.event.Event) -> None:
        self._awake = AWAKE
        super().read(event)

    def tick(self, seconds: float) -> bool:
        self._awake -= seconds
        if self.breathing:
            self._clock += seconds
        return super().tick(seconds) or self._clock - self._shown >= FLICKER

    @property
    def breathing(self) -> bool:
        """Whether the lanterns move: while somebody is there, wants motion, and nothing lies over them."""
        sheet = self.sheet
        covered = sheet.stack or sheet.toasts or sheet.tip.seen
        return self._awake > 0 and not covered and not self.program.settings.reduce_motion

    def draw(self) -> list[pygame.Rect] | None:
        self._shown = self._clock
        if self.sheet.stale or self._fit != self._wanted_fit():
            return super().draw()
        if any(box.lit for box in self.page.boxes):
            # The light about a box reaches into that of its lantern.
            return super().draw()
        glows = [self.page.arcade.glow(bay) for bay in range(BAYS)]
        for glow in glows:
            with self.canvas.clip(glow):
                self.backdrop()
        return [self.canvas.rect(glow) for glow in glows]

    def backdrop(self) -> None:
        if self._fit != self._wanted_fit():
            self._fit = self._wanted_fit()
            self._ground = self._painted_ground()
        self.canvas.surface.blit(self._ground.surface, (0, 0))
        self._paint_lanterns()

    def _wanted_fit(self) -> tuple[object, ...]:
        canvas = self.canvas
        return canvas.surface.get_size(), canvas.ui, canvas.scribe.plain

    def _painted_ground(self) -> Canvas:
        self.sheet.lay()
        ground = self.canvas.layer()
        ground.surface.blit(self.program.wall.picture(self.canvas), (0, 0))
        self.page.paint_ground(ground)
        return ground

    def _paint_lanterns(self) -> None:
        for bay in range(BAYS):
            self.page.arcade.paint_lantern(self.canvas, bay, self._clock)
