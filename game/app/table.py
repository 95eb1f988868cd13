"""The table: a match being played on its stage. Bots play, people choose, and everything that happens moves.

The scene owns no game facts: it shows the sitting's match and can be thrown away at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from game.ai.thinker import SLICE
from game.app.handover import HandoverScene
from game.app.hud import Acts, Hud
from game.app.picture import Picture
from game.app.players import PlayersDialog
from game.app.program import Program
from game.app.results import ResultsScene
from game.app.scenes import Scene
from game.app.screen import mutes, tell
from game.app.tablemenu import TableMenu, Turns, restart
from game.app.theatre import STAGES
from game.app.why import Whys
from game.app.zoom import ZoomLayer
from game.engine.record import Choice
from game.match import statistics
from game.match.match import Match, Stop
from game.match.match import Moment as Happened
from game.match.settings import Pace
from game.match.sitting import Sitting
from game.stage.dialogs import Answer, Dialog, Popup
from game.stage.phase import Gate, Target
from game.stage.places import topmost
from game.stage.sheet import Sheet

PACES = {Pace.INSTANT: 0.0, Pace.BRISK: 0.4, Pace.UNHURRIED: 1.4}
"""Seconds a bot's choice is shown at least before the next one is made."""
LONGEST_SLICE = 0.03
"""Seconds a bot without workers may think in one frame, when frames come slowly because nothing moves."""


class TableScene(Scene):
    """Plays a match at `path` (where it is saved; None for not at all)."""

    def __init__(self, program: Program, match: Match, path: Path | None) -> None:
        self.program = program
        self.words = program.words
        self.stage = STAGES[match.ruleset.slug].at(match.table)
        self.music = self.stage.music[match.seed % len(self.stage.music)]
        forced = program.settings.forced_choices
        self.sitting = Sitting(match, program.saves, path, program.cannot_write, forced, program.workers)
        self.sheet = program.sheet(self)
        self.sheet.back = self._back
        hud = Hud(self.stage, self.words, self._acts())
        self.picture = Picture(program, self.sitting, self.stage, self.sheet, hud, self._act, self._look)
        self.director = self.picture.director
        self.whys = Whys(program, self.sitting, self.stage, self.picture)
        self.gate = Gate(self.director)
        self._recorded = match.over
        self._shown = 0.0
        self._drawn = False
        self._show()

    def _acts(self) -> Acts:
        return Acts(self._undo, self._hint, self._rules, self._open_menu, self.sitting.move_now, self._why)

    @property
    def match(self) -> Match:
        return self.sitting.match

    def _show(self) -> None:
        self.sitting.audience.follow()
        self.picture.show()
        self.gate.reset()

    # -- time

    def entered(self) -> None:
        self.program.wear(self.stage.theme)
        self.sheet.wake()
        self.sitting.forced = self.program.settings.forced_choices
        self.picture.adopt()

    def left(self) -> None:
        if self not in self.program.scenes:
            self.sitting.leave()

    def resized(self) -> None:
        self.picture.adopt()

    def tick(self, seconds: float) -> bool:
        self.director.update(seconds)
        self._shown -= seconds
        if self._drawn:
            self.sitting.hire()
        if not self.director.busy:
            self._go_on(min(max(SLICE, seconds / 2), LONGEST_SLICE))
        tell(self.program, self.sheet)
        self.picture.lay()
        self.sheet.tick(seconds)
        return self.picture.stale

    def draw(self) -> list[pygame.Rect] | None:
        self._drawn = True
        return self.picture.draw()

    def _go_on(self, span: float) -> None:
        """The table rests: a curtain falls, a bot thinks for a span, the game ends, or a person is waited for.

        While a menu is open everybody waits, and nobody looks at what is not theirs.
        """
        audience = self.sitting.audience
        if self.sheet.stack:
            if audience.follow():
                self._show()
        elif self.match.over:
            self._finish()
        elif audience.behind_curtain() is not None:
            self._hand_over()
        elif audience.follow():
            self._show()
        elif self.sitting.adviser.busy:
            self._advised(self.sitting.advise(span))
        elif self._shown > 0 and not self.sitting.waits_for_person:
            self.sitting.ponder()
        else:
            happened = self.sitting.advance(span)
            if happened is not None:
                self._play(happened)

    def _play(self, happened: Happened) -> None:
        by_bot = not self.match.is_human(happened.seat)
        self._shown = PACES[self.program.settings.pace] if by_bot else 0.0
        self.picture.play(happened.changes, by_bot)

    def _hurry(self) -> None:
        """Nobody wants to look at this any longer."""
        self.director.finish()
        self._shown = 0.0

    def _finish(self) -> None:
        if self._recorded:
            return
        self._recorded = True
        try:
            statistics.record(self.program.folders, self.match)
        except OSError as error:
            self.program.cannot_write(error)
        self._results()

    def _results(self) -> None:
        self.program.scenes.push(ResultsScene(self.program, self.match, self.stage))

    def _hand_over(self) -> None:
        audience = self.sitting.audience
        seat = audience.behind_curtain()
        assert seat is not None, "a curtain falls between two people"
        audience.draw_curtain()
        self._show()
        sitter = self.match.sitters[seat]

        def needed() -> bool:
            return audience.behind_curtain() == seat and self.match.sitters[seat] == sitter

        scene = HandoverScene(self.program, self.stage, sitter.name, seat, self._open_curtain, self._menu_on, needed)
        self.program.scenes.push(scene)

    def _open_curtain(self) -> None:
        if self.sitting.audience.behind_curtain() is not None:
            self.sitting.audience.open_curtain()
        self._show()

    # -- what people do

    def _answer(self, choice: Choice) -> None:
        """A person's choice, once and only while the gate is open."""
        if self.picture.mine and self.gate.take(len(self.match.moments)):
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
            self.picture.pick(None if self.picture.picked == target.picks else target.picks)
            self.program.sound.cue("card_slide")
        elif target.choice is not None:
            self._consider(target.choice)
        elif target.looks:
            self._look(target)

    def _consider(self, choice: Choice) -> None:
        """Answer, but ask once more before something is given up for nothing."""
        words, answer = self.words, partial(self._answer, choice)
        lost = self.picture.phase.forfeits(self.picture.moment(), choice) if self.picture.mine else ""
        if not lost or not self.program.settings.confirm_end_turn:
            answer()
            return
        answers = [Answer(words("app.table.stay"), kind="asked"), Answer(words("app.table.leave"), answer)]
        self.sheet.open(Dialog(words("app.table.leave_title"), lost, answers))

    def _undo(self) -> None:
        self.director.finish()
        stop = self.sitting.undo_stop()
        if stop is None:
            self.sitting.undo()
            self._turn_back()
        elif self.match.can_take_back():
            self._ask_to_take_back(stop)

    def _ask_to_take_back(self, stop: Stop) -> None:
        """Going back past luck and others is help, and never happens by a slip."""
        words = self.words
        body = f"{words(f'app.undo_stop.{stop.value}')} {words('app.table.take_back_body')}"
        answers = [
            Answer(words("app.table.stay_here"), kind="asked"),
            Answer(words("app.table.take_back"), self._take_back),
        ]
        self.sheet.open(Dialog(words("app.table.take_back_title"), body, answers))

    def _take_back(self) -> None:
        self.sitting.take_back()
        self.sheet.toast(self.words("app.table.taken_back"))
        self._turn_back()

    def _restart(self) -> None:
        restart(self.sitting)
        self._turn_back()

    def _turn_back(self) -> None:
        """Show what was undone."""
        self.program.sound.cue("undo")
        self.sitting.audience.follow()
        self.picture.turn_back()
        self.gate.reset()

    def _redo(self) -> None:
        if self.picture.mine and self.match.can_redo():
            self._play(self.sitting.redo())

    def _hint(self) -> None:
        if self.picture.mine and not self.sitting.adviser.busy:
            self.sitting.ask_hint()
            self.sheet.toast(self.words("app.table.hint_asked"), matter="hint")

    def _advised(self, choice: Choice | None) -> None:
        if choice is not None:
            target = self.picture.hint(choice)
            label = target.label if target and target.label else self.picture.teller.choice(choice)
            self.sheet.toast(self.words("app.table.hint_is", choice=label), matter="hint")
            self.whys.hinted(choice)

    def _why(self) -> None:
        self._hurry()
        if self.sitting.audience.follow():
            self._show()
        self.whys.ask()

    def _rules(self) -> None:
        self._open_rule(self.picture.teller.chapter(self.director.view.phase))

    def _open_rule(self, rule: str) -> None:
        self.program.doors.rulebook(self.match.ruleset.slug, rule)

    def _open_menu(self) -> None:
        self._menu_on(self.sheet)

    def _menu_on(self, sheet: Sheet) -> None:
        def players() -> None:
            sheet.open(PlayersDialog(self.program, self.sitting, self.stage, self._reseated))

        turns = Turns(self._redo, self._restart, self._results, players)
        sheet.open(TableMenu(self.program, self.sitting, turns))

    def _reseated(self) -> None:
        """Somebody else sits at the table: the screen is shown to whom it belongs now."""
        self.sitting.audience.follow()
        self.picture.rename()
        self.gate.reset()

    def _back(self) -> bool:
        """Esc: put away a note, put back what was taken up, otherwise the menu."""
        if self.picture.note is not None:
            self.picture.put(None)
        elif self.picture.picked is not None:
            self.picture.pick(None)
        else:
            self._open_menu()
        return True

    def _look(self, target: Target | None = None) -> None:
        """Look closely at a target, or at the thing under the pointer."""
        thing = target or topmost(self.director.places, self.program.pointer.at)
        zoom = self.stage.zoom(self.picture.moment(), thing) if thing is not None else None
        if zoom is not None:
            self.sheet.open(ZoomLayer(zoom, self.words, self._open_rule))

    # -- events

    def read(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and not self.sheet.stack and self._key(event):
            return
        if mutes(self.program, self.sheet, event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and self._hurries(event):
            self._hurry()
            self.program.pointer.rest()
            return
        used = self.sheet.read(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 3 and not self.sheet.stack:
            if self.stage.ribbon_area(self.director.frame).holds(self.program.canvas.logical(event.pos)):
                self._why()
            elif not used:
                self._look()

    def _hurries(self, event: pygame.event.Event) -> bool:
        """Whether a press on the table finishes what moves; the buttons round it always work."""
        at = self.program.canvas.logical(event.pos)
        buttons = (*self.picture.hud.buttons.values(), self.picture.hud.why)
        return self.director.busy and not self.sheet.stack and not any(button.area.holds(at) for button in buttons)

    def _key(self, event: pygame.event.Event) -> bool:
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        again = event.key == pygame.K_y or (event.key == pygame.K_z and event.mod & pygame.KMOD_SHIFT)
        if event.key == pygame.K_SPACE and self.director.busy:
            self._hurry()
        elif ctrl and again:
            self._redo()
        elif event.key == pygame.K_z and not ctrl:
            self._look(self._focused())
        else:
            return self._type(event)
        return True

    def _type(self, event: pygame.event.Event) -> bool:
        """A key with a meaning of its own in this phase, such as a digit of a bid."""
        target = self.picture.phase.typed(self.picture.moment(), event) if self.picture.mine else None
        if target is None:
            return False
        if target.open:
            self._take_target(target)
        elif target.reason:
            self.sheet.toast(target.reason, "alarm")
        return True

    def _focused(self) -> Target | None:
        focus = self.sheet.focus
        return next((target for target in self.picture.targets if focus.visible and target.name == focus.name), None)
