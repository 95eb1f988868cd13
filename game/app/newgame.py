"""Setting up a new game: which box, who sits where, what is agreed, which luck."""

from __future__ import annotations

from functools import partial

import pygame

from game.ai.levels import LEVELS
from game.ai.temperament import EVEN, TEMPERAMENTS
from game.app.names import LONGEST, joined, parted, tempered, usual_names
from game.app.page import Flow, Page, heading
from game.app.pieces import BoxCover, SeatBadge
from game.app.program import Program
from game.app.screen import Screen
from game.app.seating import EMPTY, manners, offered, remember, remembered
from game.app.switches import shown_switches, switch_rows
from game.app.theatre import STAGES
from game.engine.ruleset import Ruleset, SetupError
from game.match.match import HUMAN
from game.shelf import SHELF, find
from game.stage.field import TextField
from game.stage.lists import Scroll
from game.stage.values import Dropdown
from game.stage.widget import Column, Row, Widget
from game.stage.widgets import Button, Label


class NewGameScene(Screen):
    """One page; everything typed and chosen is kept in a Seating until the game begins."""

    def __init__(self, program: Program, slug: str = "") -> None:
        super().__init__(program)
        self.seating = remembered(program.settings, find(slug) if slug else SHELF[0])
        self._scroll = Scroll(gap=22)
        self._build()
        self.sheet.focus.to("begin")

    @property
    def ruleset(self) -> Ruleset:
        return self.seating.ruleset

    # -- the page

    def _build(self) -> None:
        """Lay the page anew, after something that decides what is on it."""
        words = self.words
        columns = Flow(self._box_column(), self._seat_column(), self._agreed_column(), weights=(0.7, 1.5, 0.9))
        offset, self._scroll = self._scroll.offset, Scroll(columns, name="wishes")
        self._scroll.offset = offset
        back = Button(words("app.back"), self.back, icon="common/ui/back", name="back")
        rules = Button(words("app.newgame.rules"), self._rules, icon="common/ui/rules", key=pygame.K_F1, name="rules")
        begin = Button(words("app.newgame.begin"), self._begin, kind="asked", icon="common/ui/play", name="begin")
        begin.least = 220
        begin.reason = self._trouble()
        self._begin_button = begin
        self.lay(Page(words("app.newgame.title"), self._scroll, [back, rules], [begin], width=1700))

    def _box_column(self) -> Widget:
        words, ruleset = self.words, self.ruleset
        parts: list[Widget] = [BoxCover(ruleset.slug)]
        if len(SHELF) > 1:
            boxes = [(box.slug, box.title) for box in SHELF]
            parts.append(Dropdown(boxes, ruleset.slug, self._take_box, name="box"))
        low, high = ruleset.seats[0], ruleset.seats[-1]
        parts.append(Label(ruleset.title, "name", across="middle", colour=self.canvas.theme.heading))
        parts.append(Label(words("app.newgame.players", low=low, high=high), "body", across="middle"))
        about = f"{ruleset.slug}.about"
        if about in words:
            parts.append(Label(words(about), "caption", across="middle"))
        return Column(*parts, gap=12)

    def _seat_column(self) -> Widget:
        words = self.words
        usual = usual_names(words, len(self.seating.who))
        rows = [self._seat_row(chair, usual[chair]) for chair in range(len(self.seating.who))]
        told = [*self._levels_told(), *self._manners_told(), words("app.newgame.seats_note")]
        notes = [Label(note, "small") for note in told]
        return Column(heading(words("app.newgame.seats")), *rows, Column(*notes, gap=6), gap=14)

    def _levels_told(self) -> list[str]:
        """One sentence for every kind of bot that plays."""
        words = self.words
        bots = {parted(who)[0].partition(":")[0] for who in self.seating.who if who not in (HUMAN, EMPTY)}
        told = [level.name for level in LEVELS if level.name in bots]
        return [
            words("app.newgame.level_told", name=words(f"app.level.{level}"), what=words(f"app.level.{level}_tip"))
            for level in told
        ]

    def _manners_told(self) -> list[str]:
        """What the temperaments are like, if anybody plays who may have one."""
        words = self.words
        if not any(tempered(parted(who)[0]) for who in self.seating.who):
            return []
        unusual = [temperament.name for temperament in TEMPERAMENTS if temperament is not EVEN]
        return [
            words("app.newgame.level_told", name=words(f"app.manner.{one}"), what=words(f"app.manner.{one}_tip"))
            for one in unusual
        ]

    def _seat_row(self, chair: int, usual: str) -> Widget:
        words, seating = self.words, self.seating
        level, manner = parted(seating.who[chair])
        who = [(who, words(f"app.level.{who.partition(':')[0] or 'empty'}")) for who in self._levels(level)]
        tip = words(f"app.level.{level.partition(':')[0] or 'empty'}_tip")
        sits = Dropdown(who, level, partial(self._seat, chair), name=f"who {chair}", tip=tip)
        style = Dropdown(manners(words, level), manner, partial(self._temper, chair), name=f"manner {chair}")
        style.tip = words("app.manner.tip")
        style.reason = "" if tempered(level) else words("app.manner.bots_only")
        name = TextField(
            seating.names[chair],
            partial(self._name, chair),
            entered=lambda _: self.sheet.focus.to("begin", visible=True),
            hint=usual,
            limit=LONGEST,
            name=f"name {chair}",
        )
        name.reason = "" if seating.who[chair] != EMPTY else words("app.newgame.empty_chair")
        badge = SeatBadge(STAGES[self.ruleset.slug], seating.seat_of(chair), 52)
        return Row(badge, sits, style, name, gap=12, grow=(1, 2, 3))

    def _levels(self, sits: str) -> list[str]:
        """Who may sit on a chair; what the settings remember is offered too."""
        return [*offered(), *([sits] if sits not in offered() else [])]

    def _agreed_column(self) -> Widget:
        words, seating = self.words, self.seating
        switches = shown_switches(self.ruleset, len(seating.chairs))
        rows = [switch_rows(words, self.ruleset.slug, switch, seating.variant) for switch in switches]
        hint = words("app.newgame.seed_hint")
        seed = TextField(seating.seed, self._seed, entered=lambda _: self._begin(), hint=hint, limit=19, name="seed")
        seed.tip, seed.tip_over = words("app.newgame.seed_tip"), True
        luck = Column(Label(words("app.newgame.seed"), "label"), seed, gap=6)
        return Column(heading(words("app.newgame.agreed")), *rows, luck, gap=16)

    # -- what people do

    def _take_box(self, slug: str) -> None:
        self.seating = remembered(self.program.settings, find(slug))
        self._build()

    def _seat(self, chair: int, who: str) -> None:
        _, manner = parted(self.seating.who[chair])
        self.seating.who[chair] = joined(who, manner)
        self._build()

    def _temper(self, chair: int, manner: str) -> None:
        level, _ = parted(self.seating.who[chair])
        self.seating.who[chair] = joined(level, manner)

    def _name(self, chair: int, name: str) -> None:
        self.seating.names[chair] = name

    def _seed(self, text: str) -> None:
        self.seating.seed = text

    def _rules(self) -> None:
        self.program.doors.rulebook(self.ruleset.slug, "")

    def _trouble(self) -> str:
        """Why the game cannot begin with so many people."""
        seats, allowed = len(self.seating.chairs), self.ruleset.seats
        if seats in allowed:
            return ""
        return self.words("app.newgame.wrong_seats", low=allowed[0], high=allowed[-1], n=seats)

    def _begin(self) -> None:
        try:
            match = self.seating.begin(self.words)
        except SetupError as error:
            self.sheet.toast(str(error), "alarm")
            self.sheet.cue("refuse")
            return
        remember(self.program.settings, self.seating)
        self.program.store()
        self.program.doors.table(match, self.program.saves.fresh_autosave())
