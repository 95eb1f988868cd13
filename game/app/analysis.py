"""After the game: how everybody stood from round to round, and the choices that gave most away."""

from __future__ import annotations

import re
from functools import partial
from itertools import pairwise

from game.app.because import because, evenly, percent
from game.app.curve import Curve
from game.app.page import Flow, Page, Sheets, heading
from game.app.pieces import SeatBadge
from game.app.program import Program
from game.app.screen import Screen
from game.app.slowly import Slowly
from game.engine.play import asked
from game.engine.seats import NOBODY, Seat
from game.engine.table import Table
from game.match.analysis import Analysis, Loss, played_from
from game.match.match import Match
from game.match.teller import Teller
from game.stage.box import BoxStage
from game.stage.phase import Moment
from game.stage.places import Frame
from game.stage.widget import Column, Row, Widget
from game.stage.widgets import Button, Label

BADGE = 40.0
NUMBER = re.compile(r"\d+")


class Study:
    """The analysis of a match, as far as it has come; it goes on where it was left."""

    def __init__(self, match: Match) -> None:
        self.analysis = Analysis(match)
        self.slowly = Slowly(self.analysis.run())


class AnalysisScene(Screen):
    """Lies over the results; it looks on for losses while it is on top."""

    def __init__(self, program: Program, match: Match, stage: BoxStage, study: Study) -> None:
        super().__init__(program)
        self.match = match
        self.stage = stage
        self.study = study
        self.teller = Teller(match.ruleset.slug, [sitter.name for sitter in match.sitters])
        self._done = -1
        self.progress = Label("", "body")
        self._build()

    def _when(self, table: Table) -> str:
        """How far the game was on this table, as the ribbon told it."""
        view = self.match.ruleset.conceal(table, NOBODY)
        gauges = self.stage.gauges(Moment(view, NOBODY, asked(view), (), self.words, Frame(), {}))
        return gauges[0].text if gauges else ""

    def _ticks(self) -> list[str]:
        """For each standing but the last the number of its round or turn, where that is another than before."""
        numbers = [
            next(iter(NUMBER.findall(self._when(self.match.moments[standing.moment].before))), "")
            for standing in self.study.analysis.curve[:-1]
        ]
        return [number if number != before else "" for before, number in pairwise(["", *numbers])]

    def _build(self) -> None:
        words = self.words
        names = [sitter.name for sitter in self.match.sitters]
        curve = Column(
            heading(words("app.analysis.course")),
            Curve(self.study.analysis.curve, self._ticks(), names, self.stage, words),
            Label(words("app.analysis.course_note", even=evenly(words, len(names))), "small"),
            gap=12,
        )
        losses = Column(heading(words("app.analysis.losses")), *self._losses(), gap=26)
        back = Button(words("app.back"), self.back, icon="common/ui/back", name="back")
        body = Sheets(Flow(curve, losses, weights=(1.15, 0.85), least=520), name="study")
        self.lay(Page(words("app.analysis.title", box=self.match.ruleset.title), body, [back], width=1760), "back")

    def tick(self, seconds: float) -> bool:
        analysis = self.study.analysis
        if self.study.slowly.go_on():
            self._build()
        elif analysis.done != self._done and not self.study.slowly.over:
            self._done = analysis.done
            self.progress.text = self.words("app.analysis.looking", done=analysis.done, total=analysis.total)
            self.sheet.stale = True
        return super().tick(seconds)

    # -- the losses

    def _losses(self) -> list[Widget]:
        analysis, words = self.study.analysis, self.words
        if not analysis.people:
            return [Label(words("app.analysis.nobody"), "body")]
        if not self.study.slowly.over:
            return [self.progress]
        rows: list[Widget] = []
        for seat in analysis.people:
            rows += self._losses_of(seat)
        return rows

    def _losses_of(self, seat: Seat) -> list[Widget]:
        words, analysis = self.words, self.study.analysis
        rows: list[Widget] = []
        if len(analysis.people) > 1:
            name = Label(self.match.sitters[seat].name, "name")
            rows.append(Row(SeatBadge(self.stage, seat, BADGE), name, gap=12, grow=(1,)))
        found = [loss for loss in analysis.losses if loss.seat == seat]
        if not found:
            return [*rows, Label(words("app.analysis.none"), "body")]
        for loss in found:
            rows.append(self._loss(loss))
        return rows

    def _loss(self, loss: Loss) -> Widget:
        words, teller = self.words, self.teller
        before = self.match.moments[loss.moment].before
        phase, begun = teller.chapter(before.phase), self._when(before)
        lost = percent(words, loss.lost)
        again = Button(
            words("app.analysis.play"),
            partial(self._play_from, loss.moment),
            icon="common/ui/replay",
            name=f"play from {loss.moment}",
            tip=words("app.analysis.play_tip"),
        )
        whose = [self.match.sitters[loss.seat].name] if len(self.study.analysis.people) > 1 else []
        when = "  ·  ".join([f"−{lost}", *whose, begun, *([] if phase in begun else [phase])])
        return Column(
            Row(Label(when, "label", self.program.canvas.theme.warn), again, gap=12, grow=(0,)),
            Label(words("app.analysis.chose", choice=teller.choice(loss.chosen)), "body"),
            Label(words("app.analysis.better", choice=teller.choice(loss.better)), "body"),
            Label(because(words, self.match.ruleset.slug, loss.case), "small"),
            gap=6,
        )

    def _play_from(self, moment: int) -> None:
        """Another try, in a game of its own."""
        begun = played_from(self.match, moment)
        self.program.news = self.words("app.analysis.begun")
        self.program.doors.table(begun, self.program.saves.fresh_autosave())
