"""A program on a dummy window with somebody at it: keys, clicks and frames as the loop of the window makes them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.app import window
from game.app.opening import first_scenes
from game.app.program import Program
from game.app.scenes import Scene
from game.app.screen import Screen
from game.app.table import TableScene
from game.engine.chance import Chance
from game.engine.chronicle import Sitter
from game.match.folders import Folders
from game.match.launch import LaunchRequest
from game.match.match import HUMAN, Match
from game.match.settings import Pace, Settings, Speed
from game.shelf import find
from game.stage.area import Area
from game.stage.sheet import Sheet
from game.stage.sound import Sound
from game.stage.widget import Widget, family
from game.stage.words import Words

FRAME = 0.02


class Desk:
    """`root` holds the player's files. Animations are off unless a test turns them on."""

    def __init__(
        self,
        root: Path,
        request: LaunchRequest | None = None,
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        sound: Sound | None = None,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.event.clear()
        chosen = settings or Settings(speed=Speed.INSTANT, pace=Pace.INSTANT, reduce_motion=True)
        chosen.width, chosen.height = size
        self.now = 1000.0
        self.program = Program(pygame.display.set_mode(size), Folders(root), chosen, sound or Sound())
        self.program.words = Words.load("app", "crown", strict=True)
        self.program.sprites.strict = True
        self.program.pointer.clock = lambda: self.now
        for scene in first_scenes(self.program, request or LaunchRequest()):
            self.program.scenes.push(scene)
        self.wait()

    # -- what is there

    @property
    def top(self) -> Scene:
        return self.program.scenes.top

    @property
    def sheet(self) -> Sheet:
        scene = self.top
        assert isinstance(scene, Screen | TableScene), "a scene with widgets"
        return scene.sheet

    @property
    def table(self) -> TableScene:
        scene = self.top
        assert isinstance(scene, TableScene), f"a table, not {type(scene).__name__}"
        return scene

    def at(self, kind: type[Scene]) -> bool:
        """Whether a scene of this kind lies on top."""
        return isinstance(self.top, kind)

    def widgets(self) -> dict[str, Widget]:
        """What can be used on the topmost layer, by name."""
        return {widget.name: widget for widget in family(self.sheet.top.widgets())}

    def told(self) -> list[str]:
        """The notices on the screen."""
        return [toast.text for toast in self.sheet.toasts]

    @property
    def focus(self) -> str | None:
        return self.sheet.focus.name

    def frame(self) -> bytes:
        """The pixels of a picture painted anew."""
        self.sheet.stale = True
        self.top.draw()
        return pygame.image.tobytes(self.program.canvas.surface, "RGB")

    def my_turn(self) -> None:
        """Wait until the person who looks has something to decide."""

        def asked() -> bool:
            scene = self.top
            return isinstance(scene, TableScene) and scene.picture.mine and asked_aloud(scene)

        self.until(asked)
        self.wait()

    # -- what people do

    def wait(self, seconds: float = FRAME, frames: int = 1) -> None:
        """Let frames pass as the window's loop does."""
        for _ in range(frames):
            for event in self.program.pointer.batch():
                window._read(self.program, event)
                if not self.program.scenes:
                    return
            self.now += seconds
            if self.program.scenes and self.top.tick(seconds) and self.program.scenes:
                self.top.draw()

    def until(self, true: Callable[[], bool], frames: int = 4000) -> None:
        """Let frames pass until something is so."""
        for _ in range(frames):
            if true():
                return
            self.wait()
        raise AssertionError("it never came to that")

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        self.now += 0.6
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))
        if text and not mod:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.wait()

    def keys(self, *keys: int) -> None:
        for key in keys:
            self.key(key)

    def type(self, text: str) -> None:
        for letter in text:
            self.key(ord(letter.lower()) if letter.isascii() else 0, text=letter)

    def click_at(self, area: Area, button: int = 1) -> None:
        """Move there, press and release in the middle."""
        at = self.program.canvas.at(area.centre)
        self.now += 0.6
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))
        self.wait()

    def click(self, name: str) -> None:
        """Click a widget of the topmost layer."""
        self.sheet.lay()
        self.click_at(self.widgets()[name].area)

    def move_away(self) -> None:
        """The pointer leaves the window."""
        pygame.event.post(pygame.event.Event(pygame.WINDOWLEAVE))
        self.wait()

    def close_window(self) -> None:
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        self.wait()


def a_match(people: int = 1, seats: int = 3, choices: int = 0, seed: int = 7) -> Match:
    """A game of Crown some random choices on, people on the first seats."""
    names = ("Ottilie", "Bertram", "Ysolde", "Wenzel")
    sitters = [Sitter(HUMAN if seat < people else "lucky", names[seat]) for seat in range(seats)]
    match, luck = Match(find("crown"), seed, {}, sitters), Chance(seed)
    for _ in range(choices):
        if match.over:
            break
        match.take(luck.pick(match.options()))
    return match


def played_out(people: int = 1, seats: int = 3, seed: int = 7) -> Match:
    return a_match(people, seats, 10_000, seed)


def table_for(people: int = 1, seats: int = 2, seed: int = 7) -> LaunchRequest:
    """A table of Crown, as a command line asks for it."""
    who = [HUMAN] * people + ["lucky"] * (seats - people)
    return LaunchRequest(box="crown", seats=tuple(who), seed=seed)


def asked_aloud(scene: TableScene) -> bool:
    """Whether the question at the table is one that people answer themselves."""
    options = scene.match.options()
    return len(options) > 1 or options[0].commits
