"""What all scenes share: the canvas, the words, the sound, the player's files, and the stack of scenes."""

from __future__ import annotations

import logging

import pygame

from game.ai.workers import Workers
from game.app.doors import Doors
from game.app.looks import Lent
from game.app.scenes import Scene, SceneManager
from game.app.wall import Wall
from game.match import settings as setting_file
from game.match.folders import Folders
from game.match.saves import Saves
from game.match.settings import Settings
from game.shelf import SHELF
from game.stage.canvas import Canvas
from game.stage.pointer import Pointer
from game.stage.sheet import Sheet
from game.stage.sound import Sound
from game.stage.sprites import Sprites
from game.stage.text import Scribe
from game.stage.theme import HOUSE, Theme
from game.stage.words import Words

log = logging.getLogger(__name__)


class Program:
    """One running program. Scenes get it when they are made and reach everything through it.

    `doors` are the ways to other screens; opening.py sets them before the first scene is made. `trouble` and `news`
    are sentences that the scene on top will tell. `by_keys`: the last thing done was a key, not a click. `lent`: the
    looks that hold for this run only; None when all are the player's own. `workers` think for searching bots; without
    them bots think between two frames.
    """

    doors: Doors
    lent: Lent | None = None
    workers: Workers | None = None

    def __init__(self, surface: pygame.Surface, folders: Folders, settings: Settings, sound: Sound) -> None:
        self.folders = folders
        self.settings = settings
        self.saves = Saves(folders)
        self.sound = sound
        self.sprites = Sprites()
        self.scribe = Scribe(self.sprites, plain=settings.plain_letters)
        self.canvas = Canvas(surface, self.sprites, self.scribe, HOUSE, settings.ui_scale)
        self.pointer = Pointer(self.canvas)
        self.words = Words.load("app", *(ruleset.slug for ruleset in SHELF))
        self.wall = Wall()
        self.scenes = SceneManager(self._on_top)
        self.trouble = self.news = ""
        self._told = ""
        self.by_keys = False
        self.adopt()

    def sheet(self, scene: Scene) -> Sheet:
        """A sheet of widgets for a scene; Esc on it goes back one scene."""
        return Sheet(self.canvas, self.pointer, back=self._back, cue=self._cue)

    def adopt(self) -> None:
        """Take over the settings: volumes, letters, UI scale."""
        chosen = self.settings
        self.sound.volumes(chosen.master, chosen.music, chosen.effects)
        self.sound.mute(chosen.mute)
        self.sound.quiet_when_away = chosen.mute_unfocused
        if self.scribe.plain != chosen.plain_letters:
            self.scribe.plain = chosen.plain_letters
            self.scribe.clear()
        self.canvas.ui = chosen.ui_scale

    def store(self) -> None:
        """Keep the settings; a disk that refuses is told once and changes nothing else."""
        try:
            setting_file.store(self.folders, self.lent.to_store(self.settings) if self.lent else self.settings)
        except OSError as error:
            self.cannot_write(error)

    def cannot_write(self, error: OSError) -> None:
        """Remember the one sentence that the scene on top shows; it is told once, not after every choice."""
        sentence = self.words("app.trouble.cannot_write", reason=error.strerror or str(error)).plain()
        if sentence != self._told:
            log.warning("Cannot write: %s", error)
            self.trouble = self._told = sentence

    def wear(self, theme: Theme) -> None:
        """Use a box's colours from now on."""
        self.canvas.theme = theme

    def _back(self) -> bool:
        self.scenes.pop()
        return True

    def _cue(self, name: str) -> None:
        self.sound.cue(CUES.get(name, name))

    def _on_top(self, scene: Scene) -> None:
        log.info("On top: %s", type(scene).__name__)
        self.pointer.fresh()
        if scene.music:
            self.sound.play(scene.music)


CUES = {"press": "button", "open": "page", "close": "page", "refuse": "error", "focus": "focus"}
"""What the sheets call their sounds, and the cues that are played for them."""
