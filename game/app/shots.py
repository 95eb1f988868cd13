"""Pictures of every screen and every phase, painted without a window from games that are the same every time."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.ai.bot import think_through
from game.ai.levels import make
from game.ai.reasons import MOST_OPTIONS
from game.ai.search import Searcher
from game.app.analysis import AnalysisScene, Study
from game.app.crash import Report
from game.app.crashpage import CrashScene
from game.app.names import usual_names
from game.app.opening import first_scenes
from game.app.program import Program
from game.app.results import ResultsScene
from game.app.table import TableScene
from game.app.theatre import STAGES
from game.app.why import WhyDialog
from game.engine.chronicle import Sitter
from game.engine.ruleset import Ruleset, Variant
from game.match import statistics
from game.match.analysis import FIRST_EFFORT, FIRST_LOOK, craft
from game.match.folders import Folders
from game.match.launch import LaunchRequest
from game.match.match import HUMAN, Match
from game.match.settings import Settings, Speed
from game.shelf import SHELF, find
from game.stage.sound import Sound

BOT = "greedy"
SEED = 7
EVENING = 1_714_762_800
"""When the games of the pictures were saved, in seconds since 1970."""

MOMENTS = 4
"""Ticks in which a screen comes to rest."""


def render(directory: Path, size: tuple[int, int] = (1280, 720), box: str | None = None, ui: float = 1.0) -> list[Path]:
    """Paint every screen, of all boxes or of one, as a PNG into a folder; the files written, in order.

    size: pixels. ui: the UI scale, 1.0 for 100 %. Raises OSError when the folder cannot be written, SetupError, in
    words, for an unknown box.
    """
    boxes = [find(box)] if box else list(SHELF)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    directory.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        studio = Studio(Folders(Path(folder)), directory, size, ui)
        for ruleset in boxes:
            studio.furnish(ruleset)
        studio.menus(boxes)
        for ruleset in boxes:
            studio.table(ruleset)
    return studio.taken


class Studio:
    """A program with nobody at it, and the folder its pictures go to."""

    def __init__(self, folders: Folders, directory: Path, size: tuple[int, int], ui: float) -> None:
        pygame.display.init()
        pygame.font.init()
        settings = Settings(width=size[0], height=size[1], ui_scale=ui, speed=Speed.INSTANT, reduce_motion=True)
        settings.forced_choices = False
        self.program = Program(pygame.display.set_mode(size), folders, settings, Sound())
        self.program.pointer.clock = partial(next, map(float, count()))
        self.directory = directory
        self.taken: list[Path] = []

    # -- the games

    def furnish(self, ruleset: Ruleset) -> None:
        """Saved and finished games of a box."""
        saves = self.program.saves
        match = self.dealt(ruleset, ruleset.seats[-1])
        play = Bots(match)
        for _ in range(60):
            play.one()
        for path in (saves.folder / f"auto-{ruleset.slug}.caravan", saves.keep_as(match, "A rainy Sunday")):
            saves.keep(match, path)
            os.utime(path, (EVENING, EVENING))

    def dealt(self, ruleset: Ruleset, seats: int, variant: Variant | None = None, people: int = 1) -> Match:
        """A new game, people on the first seats."""
        names = usual_names(self.program.words, seats)
        sitters = [Sitter(HUMAN if seat < people else BOT, name) for seat, name in enumerate(names)]
        return Match(ruleset, SEED, variant or {}, sitters)

    # -- the pictures

    def take(self, name: str) -> None:
        """Let what lies on top come to rest and keep what it shows."""
        for _ in range(MOMENTS):
            self.program.scenes.top.tick(0.05)
        scene = self.program.scenes.top
        self.program.canvas.surface.fill((0, 0, 0))
        scene.resized()
        scene.tick(0.05)
        scene.draw()
        path = self.directory / f"{len(self.taken):02}-{name}.png"
        pygame.image.save(self.program.canvas.surface, path)
        self.taken.append(path)

    def menus(self, boxes: list[Ruleset]) -> None:
        """The screens round the tables."""
        program = self.program
        for scene in first_scenes(program, LaunchRequest()):
            program.scenes.push(scene)
        doors = program.doors
        self.take("title")
        self.key(pygame.K_ESCAPE)
        self.take("title-quit")
        self.key(pygame.K_ESCAPE)
        shown: list[tuple[str, Callable[[], None]]] = [
            ("load", doors.load),
            ("settings", doors.settings),
            ("about", doors.about),
            ("crash", self._crash),
        ]
        for ruleset in boxes:
            shown.append((f"{ruleset.slug}-new-game", partial(doors.new_game, ruleset.slug)))
            shown.append((f"{ruleset.slug}-rulebook", partial(doors.rulebook, ruleset.slug, "")))
        for name, enter in shown:
            enter()
            self.take(name)
            program.scenes.home()

    def _crash(self) -> None:
        found = Report("IndexError: pop from empty list", "", Path("~/caravanserai/crash-20240503-190000.txt"))
        self.program.scenes.push(CrashScene(self.program, found, self.program.scenes.home))

    def table(self, ruleset: Ruleset) -> None:
        """Everything that is seen at the tables of a box."""
        slug, seats = ruleset.slug, ruleset.seats
        for phase, match in self.phases(ruleset):
            self.sit(match)
            self.take(f"{slug}-{phase}")
            self.ask_why(slug)
            self.look_closely(slug)
        for number in seats:
            self.sit(self.middle(self.dealt(ruleset, number)))
            self.take(f"{slug}-{number}-seats")
        self.key(pygame.K_ESCAPE)
        self.take(f"{slug}-menu")
        self.key(pygame.K_DOWN)
        self.key(pygame.K_RETURN)
        self.take(f"{slug}-save")
        self.sit(self.dealt(ruleset, max(2, seats[0]), people=2))
        self.take(f"{slug}-curtain")
        self.results(self.dealt(ruleset, seats[-1]))

    def look_closely(self, slug: str) -> None:
        """What Z shows of the first thing that has something to show, once a box."""
        name = f"{slug}-zoom"
        scene = self.program.scenes.top
        if not isinstance(scene, TableScene) or any(path.stem.endswith(name) for path in self.taken):
            return
        for target in scene.picture.targets:
            scene.sheet.focus.to(target.name, visible=True)
            self.key(pygame.K_z)
            if scene.sheet.stack:
                self.take(name)
                return

    def ask_why(self, slug: str) -> None:
        """A hint with its reason, and why a bot chose as it did, once a box."""
        name, scene = f"{slug}-why", self.program.scenes.top
        if not isinstance(scene, TableScene) or any(path.stem.endswith(name) for path in self.taken):
            return
        match, ask = scene.match, scene.match.ask
        assert ask is not None, "somebody is asked"
        if not scene.whys.there or len(match.ruleset.insight.plausible(match.view(ask.seat))) < MOST_OPTIONS:
            return
        bot = Searcher(match.ruleset, craft(match.ruleset.slug, FIRST_LOOK, FIRST_EFFORT), SEED)
        choice = think_through(bot.think(match.view(ask.seat), ask))
        scene.sitting.adviser.weighed = bot.weighed
        scene.picture.hint(choice)
        note = scene.whys.hinted(choice)
        self.until(lambda: note.pondered.over)
        self.take(f"{slug}-hint")
        scene.picture.put(None)
        self.key(pygame.K_w)
        dialog = scene.sheet.top
        assert isinstance(dialog, WhyDialog), "a bot has chosen something"
        self.until(lambda: dialog.pondered.over)
        self.take(name)
        scene.sheet.close(dialog)

    def until(self, true: Callable[[], bool]) -> None:
        """Let time pass on the screen on top until something is so."""
        while not true():
            self.program.scenes.top.tick(0.05)

    def results(self, match: Match) -> None:
        """The end of a game, and how it went."""
        play = Bots(match)
        while not match.over:
            play.one()
        statistics.record(self.program.folders, match)
        self.program.scenes.push(ResultsScene(self.program, match, STAGES[match.ruleset.slug]))
        self.take(f"{match.ruleset.slug}-results")
        study = Study(match)
        self.program.scenes.push(AnalysisScene(self.program, match, STAGES[match.ruleset.slug].at(match.table), study))
        self.until(lambda: study.slowly.over)
        self.take(f"{match.ruleset.slug}-analysis")
        self.program.scenes.home()

    def sit(self, match: Match) -> None:
        """Go to a table with the game as it stands; nothing of it is saved."""
        self.program.doors.table(match, None)

    def key(self, key: int) -> None:
        """Press a key."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        for event in self.program.pointer.batch():
            self.program.scenes.top.read(event)

    # -- looking for moments

    def phases(self, ruleset: Ruleset) -> Iterator[tuple[str, Match]]:
        """For every phase of a box the first decision of the first seat in it; where nobody is asked none is found."""
        left = list(STAGES[ruleset.slug].phases)
        for match in self.games(ruleset):
            play = Bots(match)
            while left and not match.over:
                phase = match.table.phase
                if phase in left and match.to_move == 0 and len(match.options()) > 1:
                    left.remove(phase)
                    yield phase, Match.resumed(ruleset, match.chronicle())
                play.one()

    def games(self, ruleset: Ruleset) -> Iterator[Match]:
        """The usual game, then each switch at its last value, with many seats and with few."""
        low, high = ruleset.seats[0], ruleset.seats[-1]
        yield self.dealt(ruleset, min(3, high))
        for switch in ruleset.switches:
            for seats in (high, low):
                yield self.dealt(ruleset, seats, {switch.key: switch.values[-1]})

    def middle(self, match: Match) -> Match:
        """Some way into a game, at a decision of the first seat."""
        play = Bots(match)
        while len(match.moments) < 30 * len(match.sitters) or match.to_move != 0 or len(match.options()) < 2:
            play.one()
        return match


class Bots:
    """Play a match in everybody's place."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.bots = [make(BOT, match.ruleset, match.seed + seat) for seat in range(len(match.sitters))]

    def one(self) -> None:
        """Answer one question."""
        ask = self.match.ask
        assert ask is not None, "the game still runs"
        self.match.take(think_through(self.bots[ask.seat].think(self.match.view(ask.seat), ask)))
