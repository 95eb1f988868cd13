"""The table: a match on its stage. Bots play, people choose, and everything that happens moves.

The scene owns no game facts: it shows the sitting's match through the director and can be thrown away at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.app.handover import HandoverScene
from game.app.hud import Acts, Hud
from game.app.program import Program
from game.app.results import ResultsScene
from game.app.ribbon import Notice, ribbon
from game.app.rulebook import RulebookScene
from game.app.scenes import Scene
from game.app.tablemenu import TableMenu
from game.app.theatre import STAGES, phase_scene
from game.app.zoom import ZoomLayer
from game.engine.record import Choice
from game.engine.seats import NOBODY, Seat
from game.engine.step import Change
from game.match import statistics
from game.match.match import Match, Stop
from game.match.match import Moment as Happened
from game.match.settings import Speed as SpeedSetting
from game.match.sitting import Sitting
from game.match.teller import Teller
from game.stage.beats import Speed, Tempo
from game.stage.dialogs import Popup
from game.stage.director import Director
from game.stage.layers import Layers, Panel, frame_of
from game.stage.painter import Painter
from game.stage.phase import Gate, Moment, PhaseScene, Target
from game.stage.places import topmost
from game.stage.widgets import Target as Spot

SPEEDS = {
    SpeedSetting.SLOW: Speed.SLOW,
    SpeedSetting.NORMAL: Speed.NORMAL,
    SpeedSetting.FAST: Speed.FAST,
    SpeedSetting.INSTANT: Speed.INSTANT,
}
THINKING_SHOWN = 0.2
"""Seconds of a bot's thought after which the ribbon says so."""


class TableScene(Scene):
    """Plays a match at `path` (where it is saved; None for not at all)."""

    def __init__(self, program: Program, match: Match, path: Path | None) -> None:
        self.program = program
        self.stage = STAGES[match.ruleset.slug]
        self.music = self.stage.music[match.seed % len(self.stage.music)]
        self.sitting = Sitting(match, program.saves, path, program.cannot_write, program.settings.forced_choices)
        self.words = program.words
        self.teller = Teller(match.ruleset.slug, [sitter.name for sitter in match.sitters])
        self.canvas = program.canvas
        self.sheet = program.sheet(self)
        self.sheet.back = self._back
        self.hud = Hud(self.stage, self.words, Acts(self._undo, self._hint, self._rules, self._open_menu))
        self.director = Director(
            self.stage.layout, self.stage.beats, self._tempo(), cue=program.sound.cue, heard=self._heard
        )
        self.layers = Layers(self.canvas, Painter(self.canvas, self.stage.draw))
        self.gate = Gate(self.director)
        self.targets: list[Target] = []
        self.picked: str | None = None
        self.hinted: Choice | None = None
        self._scene: PhaseScene | None = None
        self._laid: tuple[object, ...] = ()
        self._drawn = 0
        self._sheets_drawn = 0
        self._recorded = match.over
        self._show()

    # -- what the scene shows

    @property
    def match(self) -> Match:
        return self.sitting.match

    @property
    def looker(self) -> Seat:
        return self.sitting.audience.looker

    @property
    def mine(self) -> bool:
        """Whether the person looking is asked, and may answer now."""
        return self.match.to_move == self.looker != NOBODY and not self.director.busy

    def moment(self) -> Moment:
        """What the phase scene may look at now."""
        hot = next((widget.name for widget in self.sheet.base.widgets() if widget.hot), None)
        focus = self.sheet.focus
        return Moment(
            self.director.view,
            self.looker,
            self.match.ask,
            self.match.options() if self.mine else (),
            self.words,
            self.director.frame,
            self.director.places,
            hot,
            focus.name if focus.visible else None,
            self.picked,
            [sitter.name for sitter in self.match.sitters],
        )

    def phase(self) -> PhaseScene:
        """The scene of the phase on the director's view."""
        phase = self.director.view.phase
        if self._scene is None or self._scene.phase != phase:
            self._scene = phase_scene(self.stage, phase)
        return self._scene

    def _show(self) -> None:
        """Show the match as it stands to whom it belongs, without motion."""
        self.sitting.audience.follow()
        self.director.show(self.match.view(self.looker), self.looker, frame_of(self.canvas))
        self.gate.reset()
        self.hinted = self.picked = None
        self._retell()

    def _retell(self) -> None:
        self.hud.forget()
        for seat, change in self.match.happened(self.looker):
            self._tell(seat, change)

    def _tell(self, seat: Seat, change: Change) -> None:
        text = self.teller.tell(change)
        if text:
            about = getattr(change, "seat", seat)
            self.hud.tell(about, text, heading=self.teller.heads(change))

    def _heard(self, change: Change) -> None:
        self._tell(NOBODY, change)

    def _tempo(self) -> Tempo:
        chosen = self.program.settings
        return Tempo(SPEEDS[chosen.speed], still=chosen.reduce_motion)

    # -- time

    def entered(self) -> None:
        self.program.wear(self.stage.theme)
        self.director.tempo = self._tempo()
        self.sitting.forced = self.program.settings.forced_choices
        self.resized()

    def resized(self) -> None:
        self.director.resize(frame_of(self.canvas))
        self.layers.invalidate()
        self._laid = ()
        self.sheet.stale = True

    def tick(self, seconds: float) -> bool:
        self.director.update(seconds)
        if not self.director.busy:
            self._go_on()
        self._say_trouble()
        self._lay()
        stale = self.sheet.tick(seconds)
        return stale or self.director.moving or self.director.version != self._drawn

    def _go_on(self) -> None:
        """The table rests: a curtain falls, a bot thinks, the game ends, or a person is waited for."""
        match, audience = self.match, self.sitting.audience
        if match.over:
            self._finish()
        elif audience.behind_curtain() is not None:
            self._hand_over()
        elif audience.follow():
            self._show()
        elif self.sitting.adviser.busy:
            self._advised(self.sitting.advise())
        else:
            happened = self.sitting.advance()
            if happened is not None:
                self._play(happened)

    def _play(self, happened: Happened) -> None:
        """Let the changes of a choice move, as the looker may see them."""
        by_bot = not self.match.is_human(happened.seat)
        self.director.play([change.veil(self.looker) for change in happened.changes], by_bot)
        self.hinted = self.picked = None
        self._laid = ()

    def _finish(self) -> None:
        if self._recorded:
            return
        self._recorded = True
        try:
            statistics.record(self.program.folders, self.match)
        except OSError as error:
            self.program.cannot_write(error)
        self.program.scenes.push(ResultsScene(self.program, self.match, self.stage))

    def _hand_over(self) -> None:
        audience = self.sitting.audience
        seat = audience.behind_curtain()
        assert seat is not None, "a curtain falls between two people"
        audience.draw_curtain()
        self._show()
        name = self.match.sitters[seat].name
        self.program.scenes.push(HandoverScene(self.program, self.stage, name, seat, self._open_curtain))

    def _open_curtain(self) -> None:
        self.sitting.audience.open_curtain()
        self._show()

    def _say_trouble(self) -> None:
        if self.program.trouble:
            self.sheet.toast(self.program.trouble, "alarm")
            self.program.trouble = ""

    # -- what people do

    def _answer(self, choice: Choice) -> None:
        """A person's choice, once and only while the gate is open."""
        if self.mine and self.gate.take(len(self.match.moments)):
            self._play(self.sitting.choose(choice))

    def _act(self, group: Sequence[Target]) -> None:
        """A click on a place: its one choice, or the person is asked which of several."""
        if len(group) > 1:
            labels = [target.label for target in group]
            self.sheet.open(Popup(group[0].area, labels, 0, lambda number: self._take_target(group[number])))
        else:
            self._take_target(group[0])

    def _take_target(self, target: Target) -> None:
        if target.picks is not None:
            self.picked = None if self.picked == target.picks else target.picks
            self.program.sound.cue("card_slide")
            self._laid = ()
        elif target.choice is not None:
            self._answer(target.choice)

    def _undo(self) -> None:
        if self.director.busy:
            self.director.finish()
        if self.sitting.undo_stop() is None:
            self.sitting.undo()
        elif self.match.can_take_back():
            self.sitting.take_back()
            self.sheet.toast(self.words("app.table.taken_back"))
        else:
            return
        self.program.sound.cue("undo")
        self._turn_back()

    def _redo(self) -> None:
        if self.mine and self.match.can_redo():
            self._play(self.sitting.redo())

    def _turn_back(self) -> None:
        """Everything moves to where it was."""
        self.sitting.audience.follow()
        self.director.turn_to(self.match.view(self.looker))
        self.gate.reset()
        self.hinted = self.picked = None
        self._laid = ()
        self._retell()

    def _hint(self) -> None:
        if self.mine and not self.sitting.adviser.busy:
            self.sitting.ask_hint()
            self.sheet.toast(self.words("app.table.hint_asked"))

    def _advised(self, choice: Choice | None) -> None:
        if choice is None:
            return
        self.hinted = choice
        self._laid = ()
        self._lay()
        target = next((target for target in self.targets if target.choice == choice), None)
        label = target.label if target and target.label else self.teller.choice(choice)
        self.sheet.toast(self.words("app.table.hint_is", choice=label))
        if target:
            self.sheet.focus.to(target.name, visible=True)

    def _rules(self) -> None:
        chapter = self.teller.chapter(self.director.view.phase)
        self.program.scenes.push(RulebookScene(self.program, self.match.ruleset.slug, chapter))

    def _open_rule(self, rule: str) -> None:
        self.program.scenes.push(RulebookScene(self.program, self.match.ruleset.slug, rule))

    def _open_menu(self) -> None:
        self.sheet.open(TableMenu(self.program, self.sitting))

    def _back(self) -> bool:
        """Esc: put back what was taken up, otherwise the menu."""
        if self.picked is not None:
            self.picked = None
            self._laid = ()
        else:
            self._open_menu()
        return True

    def _look(self, target: Target | None = None) -> None:
        """Look closely at a target, or at the thing under the pointer."""
        now = self.moment()
        thing = target or topmost(self.director.places, self.program.pointer.at)
        zoom = self.stage.zoom(now, thing) if thing is not None else None
        if zoom is not None:
            self.sheet.open(ZoomLayer(zoom, self.words, self._open_rule))

    # -- events

    def read(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and not self.sheet.stack and self._key(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and self.director.busy and not self.sheet.stack:
            self.director.finish()
            self.program.pointer.rest()
            return
        used = self.sheet.read(event)
        looks = event.type == pygame.MOUSEBUTTONUP and event.button == 3
        if looks and not used and not self.sheet.stack:
            self._look()

    def _key(self, event: pygame.event.Event) -> bool:
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        again = event.key == pygame.K_y or (event.key == pygame.K_z and event.mod & pygame.KMOD_SHIFT)
        if event.key == pygame.K_SPACE and self.director.busy:
            self.director.finish()
        elif ctrl and again:
            self._redo()
        elif event.key == pygame.K_z and not ctrl:
            self._look(self._focused())
        else:
            return False
        return True

    def _focused(self) -> Target | None:
        focus = self.sheet.focus
        return next((target for target in self.targets if focus.visible and target.name == focus.name), None)

    # -- laying and drawing

    def _lay(self) -> None:
        """Lay targets and buttons out anew when anything they depend on has changed."""
        state = (self.director.version, len(self.match.moments), self.mine, self.picked, self.hinted, self.looker)
        if state == self._laid:
            return
        self._laid = state
        self.targets = self.phase().targets(self.moment())
        self.sheet.clear()
        for group in grouped(self.targets):
            self.sheet.add(self._spot(group), region=group[0].region)
        self.hud.place(self.canvas, self.director.frame, len(self.match.sitters), self.sheet)
        self._allow()
        self.sheet.lay()

    def _allow(self) -> None:
        stop = self.sitting.undo_stop() if not self.match.over else Stop.NOTHING
        self.hud.allow(stop, self.match.can_take_back() and not self.match.over, self.mine)

    def _spot(self, group: Sequence[Target]) -> Spot:
        first = group[0]
        return Spot(
            first.name,
            first.area,
            lambda: self._act(group),
            look=lambda: self._look(first),
            tip=first.label if len(group) == 1 else "",
            reason=first.reason,
        )

    def draw(self) -> list[pygame.Rect] | None:
        now, phase = self.moment(), self.phase()
        self.director.lift(phase.lifts(now, self.targets) if self.mine else {})
        under = [*self.stage.ground(now), *phase.panels(now), self._ribbon(now, phase)]
        marks = phase.marks(now, self.targets) if self.mine else []
        stale, self.sheet.stale = self.sheet.stale, False
        self._drawn = self.director.version
        self._sheets_drawn += stale
        sheet = Panel("sheet", self.canvas.bleed, self._sheets_drawn, lambda canvas: self.sheet.draw())
        return self.layers.paint(self.director, under, [*marks, sheet])

    def _ribbon(self, now: Moment, phase: PhaseScene) -> Panel:
        match, words = self.match, self.words
        seat = match.to_move
        if match.over:
            notice = Notice(tuple(self.stage.gauges(now)), NOBODY, "", words("app.table.over"), False)
        elif seat == self.looker:
            pill = words("app.table.your_turn")
            notice = Notice(tuple(self.stage.gauges(now)), seat, pill, phase.request(now), self.mine)
        else:
            name = match.sitters[seat].name
            slow = self.sitting.thinker.spent > THINKING_SHOWN
            request = words("app.table.thinks" if slow else "app.table.plays", name=name)
            notice = Notice(tuple(self.stage.gauges(now)), seat, name, request, False)
        return ribbon(self.stage, self.stage.ribbon_area(now.frame), notice)


def grouped(targets: Sequence[Target]) -> list[list[Target]]:
    """Targets that share a place, in order; a barred one stands alone where nothing can be chosen."""
    groups: dict[tuple[float, float, float, float], list[Target]] = {}
    for target in targets:
        groups.setdefault(target.area, []).append(target)
    return [[target for target in group if not target.reason] or group[:1] for group in groups.values()]
