"""The end of a game: who won, the score sheets, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import pygame

from game.app.analysis import AnalysisScene, Study
from game.app.names import title_of
from game.app.page import Flow, Page, Sheets
from game.app.program import Program
from game.app.scoretable import ScoreTable
from game.app.screen import Screen
from game.app.seating import seed_of
from game.engine.ruleset import Sheet
from game.match import statistics
from game.match.match import Match
from game.stage.area import Area, Size, anchor
from game.stage.box import BoxStage
from game.stage.canvas import Canvas
from game.stage.widget import Column, Widget
from game.stage.widgets import Button, Label

LAUREL = (400.0, 376.0)
MIDDLE = Area(95, 55, 210, 230)
BANNER = 84.0
REST = 0.5
"""Seconds in which no press counts: the click that hurried the last animation must not begin a new game."""


class ResultsScene(Screen):
    """Lies over the table it tells of."""

    def __init__(self, program: Program, match: Match, stage: BoxStage) -> None:
        super().__init__(program)
        self.match = match
        self.stage = stage.at(match.table)
        self._study: Study | None = None
        self.sheets = sorted(match.scores(), key=lambda sheet: (sheet.place, sheet.seat))
        self.lay(self._page())
        self.sheet.focus.to("rematch")

    def _page(self) -> Page:
        words, doors = self.words, self.program.doors
        honour = Honour(self.stage, self.winners, self._verdict())
        table = ScoreTable(self.sheets, self.match.sitters, self.stage, words, self._title_of)
        study = Button(words("app.analysis.open"), self._analyse, icon="common/ui/statistics", name="analysis")
        study.tip = words("app.analysis.open_tip")
        notes = Column(honour, Column(study, across="middle"), *self._notes(), gap=12)
        body = Sheets(Flow(notes, table, weights=(0.62, 1.38), least=420), name="sheets")
        title = Button(words("app.results.title_screen"), doors.title, icon="common/ui/back", name="title")
        look = Button(words("app.results.look"), self.program.scenes.pop, icon="common/ui/eye", name="look")
        new = Button(words("app.results.new_game"), self._new_game, icon="common/ui/play", name="new")
        again = Button(
            words("app.results.rematch"), self._rematch, kind="asked", icon="common/ui/replay", name="rematch"
        )
        return Page(words("app.results.heading", box=self.match.ruleset.title), body, [title], [look, new, again], 1720)

    def entered(self) -> None:
        super().entered()
        self.program.pointer.rest(REST)
        people = self.match.humans
        won = not people or any(sheet.seat in people for sheet in self.winners)
        self.program.sound.cue("victory" if won else "defeat")

    def read(self, event: pygame.event.Event) -> None:
        """Space presses nothing here: it is what people hurry the last animation with."""
        if event.type != pygame.KEYDOWN or event.key != pygame.K_SPACE:
            super().read(event)

    # -- what is told

    @property
    def winners(self) -> list[Sheet]:
        return [sheet for sheet in self.sheets if sheet.place == 1]

    def _verdict(self) -> str:
        names = [self.match.sitters[sheet.seat].name for sheet in self.winners]
        if not names:
            return self.words("app.results.lost")
        if len(names) > 1:
            return self.words("app.results.shared", names=", ".join(names))
        return self.words("app.results.won", name=names[0])

    def _title_of(self, who: str) -> str:
        return title_of(self.words, who)

    def _notes(self) -> Sequence[Widget]:
        words, match = self.words, self.match
        lines = [words("app.results.seed", seed=match.seed)]
        if match.assisted:
            lines.append(words("app.results.assisted"))
        tally = statistics.tally(statistics.games(self.program.folders)).get(match.ruleset.slug)
        if tally and match.humans:
            box = match.ruleset.title
            lines.append(words("app.results.record", box=box, n=tally.games, won=tally.won, best=tally.best))
        return [Label(line, "body", across="middle") for line in lines]

    # -- what people do

    def _rematch(self) -> None:
        old = self.match
        match = Match(old.ruleset, seed_of("", self.words), old.variant, old.sitters)
        self.program.doors.table(match, self.program.saves.fresh_autosave())

    def _analyse(self) -> None:
        """Look back at the game; what was found before is kept."""
        self._study = self._study or Study(self.match)
        self.program.scenes.push(AnalysisScene(self.program, self.match, self.stage, self._study))

    def _new_game(self) -> None:
        self.program.doors.title()
        self.program.doors.new_game(self.match.ruleset.slug)


class Honour(Widget):
    """A laurel about the shield of the winner, and a banner with the verdict."""

    focusable = False
    live = False

    def __init__(self, stage: BoxStage, winners: Sequence[Sheet], verdict: str) -> None:
        super().__init__()
        self.stage = stage
        self.winners = winners
        self.verdict = verdict

    def _scale(self, canvas: Canvas, width: float) -> float:
        return min(0.86 / max(1.0, min(canvas.ui, 1.4)), width / LAUREL[0])

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return width, LAUREL[1] * self._scale(canvas, width) + self._banner(canvas) + 10

    def _banner(self, canvas: Canvas) -> float:
        return BANNER * min(1.5, max(1.0, canvas.ui))

    def draw(self, canvas: Canvas) -> None:
        scale = self._scale(canvas, self.area.w)
        laurel = anchor(self.area, (LAUREL[0] * scale, LAUREL[1] * scale), "middle", "top")
        canvas.sprite("common/results/laurel", laurel)
        middle = Area(laurel.x + MIDDLE.x * scale, laurel.y + MIDDLE.y * scale, MIDDLE.w * scale, MIDDLE.h * scale)
        if len(self.winners) == 1:
            side = middle.w * 0.8
            self.stage.seat_badge(canvas, anchor(middle, (side, side)), self.winners[0].seat)
        else:
            canvas.sprite("common/results/trophy", middle.inset(middle.w * 0.08), "contain")
        self._draw_banner(canvas)

    def _draw_banner(self, canvas: Canvas) -> None:
        high = self._banner(canvas)
        room = self.area.bottom_part(high)
        wide = min(room.w, max(canvas.measure(self.verdict, "name")[0] + high * 2.4, high * 4))
        banner = anchor(room, (wide, high))
        rect = canvas.rect(banner)
        picture = canvas.sprites.nine("common/results/banner", rect.size, canvas.scale * high / BANNER)
        canvas.surface.blit(picture, rect)
        words = banner.inset(high * 0.66, 0).less(top=high * 0.05, bottom=high * 0.22)
        canvas.write(self.verdict, words, "name", canvas.theme.cream, across="middle", down="middle", shrink=True)
