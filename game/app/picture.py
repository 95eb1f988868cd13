"""The picture of a table: its things through the director, its targets on the sheet, the ribbon and the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.app.hud import HURRY, Hud
from game.app.names import title_of
from game.app.program import Program
from game.app.ribbon import Notice, ribbon
from game.app.theatre import phase_scene
from game.engine.record import Choice
from game.engine.seats import NOBODY, Seat
from game.engine.step import Change
from game.match.match import Stop
from game.match.settings import Speed as SpeedSetting
from game.match.sitting import Sitting
from game.match.teller import Teller
from game.stage.area import Point
from game.stage.assets import PICTURES, names
from game.stage.beats import Speed, Tempo
from game.stage.box import BoxStage
from game.stage.director import Director
from game.stage.layers import Layers, Panel, frame_of
from game.stage.legend import Legend, under
from game.stage.painter import Painter
from game.stage.phase import Moment, PhaseScene, Target
from game.stage.sheet import Sheet
from game.stage.widget import Widget
from game.stage.widgets import Target as Spot

SPEEDS = {
    SpeedSetting.SLOW: Speed.SLOW,
    SpeedSetting.NORMAL: Speed.NORMAL,
    SpeedSetting.FAST: Speed.FAST,
    SpeedSetting.INSTANT: Speed.INSTANT,
}
THINKING_SHOWN, HURRY_OFFERED = 0.2, 1.0
"""Seconds of a bot's thought after which the ribbon says so, and after which people may hurry it."""


class Picture:
    """Shows a sitting on its stage. It owns no game facts: `show` makes it anew from the match at any moment.

    `act` is called with the targets of a place somebody chose, `look` with the one to be seen closely.
    """

    def __init__(
        self,
        program: Program,
        sitting: Sitting,
        stage: BoxStage,
        sheet: Sheet,
        hud: Hud,
        act: Callable[[Sequence[Target]], None],
        look: Callable[[Target], None],
    ) -> None:
        self.program = program
        self.sitting = sitting
        self.stage = stage
        self.sheet = sheet
        self.hud = hud
        self.words = program.words
        self.canvas = program.canvas
        self.teller = Teller(stage.slug, [sitter.name for sitter in sitting.match.sitters])
        self.director = Director(stage.layout, stage.beats, cue=program.sound.cue, heard=self._heard)
        self.layers = Layers(self.canvas, Painter(self.canvas, stage.draw))
        self.legend = Legend(self._under, look)
        self.targets: list[Target] = []
        self.picked: str | None = None
        self.hinted: Choice | None = None
        self.heard: list[Change] = []
        self.note: Widget | None = None
        self._seen_by = sitting.audience.looker
        self._act, self._look = act, look
        folders = [f"{stage.slug}/{folder}" for folder in stage.ahead]
        self._ahead = (name for folder in folders for name in names("sprites", folder, PICTURES))
        self._scene: PhaseScene | None = None
        self._request = ""
        self._shown = NOBODY
        self._laid: tuple[object, ...] = ()
        self._listed: tuple[object, Sequence[Target]] = None, ()
        self._drawn = 0
        self._sheets_drawn = 0
        self.adopt()

    # -- what is shown

    @property
    def looker(self) -> Seat:
        return self.sitting.audience.looker

    @property
    def mine(self) -> bool:
        """Whether the person looking is asked, and may answer now."""
        return self.sitting.match.to_move == self.looker != NOBODY and not self.director.busy

    @property
    def phase(self) -> PhaseScene:
        """The scene of the phase on the director's view."""
        phase = self.director.view.phase
        if self._scene is None or self._scene.phase != phase:
            self._scene = phase_scene(self.stage, phase)
        return self._scene

    def moment(self) -> Moment:
        """What the phase scene may look at now."""
        match, focus = self.sitting.match, self.sheet.focus
        hot = next((widget.name for widget in self.sheet.base.widgets() if widget.hot and widget.focusable), None)
        return Moment(
            self.director.view,
            self.looker,
            match.ask,
            match.options() if self.mine else (),
            self.words,
            self.director.frame,
            self.director.places,
            hot,
            focus.name if focus.visible else None,
            self.picked,
            [sitter.name for sitter in match.sitters],
            self.heard,
        )

    def _under(self, at: Point) -> Target | None:
        """What is to be told about a point; the list is made once for all that the mouse passes over."""
        now = self.moment()
        state = self.director.version, self.looker, *now.names
        if self._listed[0] != state:
            self._listed = state, self.stage.legend(now)
        return under(self.stage, now, at, self._listed[1])

    def _waits(self) -> int:
        """How long a bot has been thinking: 0 not worth a word, 1 worth a word, 2 may be hurried."""
        spent = self.sitting.thinker.spent
        return (spent > THINKING_SHOWN) + (spent > HURRY_OFFERED)

    def rename(self) -> None:
        """Somebody else sits on a seat, or is called otherwise."""
        self.teller.names[:] = [sitter.name for sitter in self.sitting.match.sitters]
        self.show()

    def show(self) -> None:
        """Show the match as it stands to whom it belongs, without motion."""
        self.director.show(self.sitting.match.view(self.looker), self.looker, frame_of(self.canvas))
        self.fresh()
        self._retell()

    def turn_back(self) -> None:
        """After an undo: everything moves to where it was."""
        self._shown = NOBODY
        self.director.turn_to(self.sitting.match.view(self.looker))
        self.fresh()
        self._retell()

    def play(self, changes: Sequence[Change], by_bot: bool) -> None:
        """Let the changes of the last choice move, as the looker may see them."""
        self._shown = self.sitting.match.moments[-1].seat
        self.director.play([change.veil(self.looker) for change in changes], by_bot)
        self.fresh()

    def pick(self, name: str | None) -> None:
        """Take something up, or put it back. A person at the keyboard is led to where it may go."""
        before = {target.name for target in self.targets}
        self.picked = name
        self._laid = ()
        self.lay()
        goal = next((target for target in self.targets if target.choice and target.name not in before), None)
        if name is not None and goal is not None and self.sheet.focus.visible:
            self.sheet.focus.to(goal.name)

    def hint(self, choice: Choice) -> Target | None:
        """Point at a choice; the target it is chosen by. What has to be taken up first is taken up."""
        self.hinted = choice
        wanted = self.phase.reach(self.moment(), choice)
        for picked in (wanted or self.picked, *(target.picks for target in self.targets if target.picks)):
            self.pick(picked)
            target = next((target for target in self.targets if target.choice == choice), None)
            if target is not None:
                self.sheet.focus.to(target.name, visible=True)
                return target
        self.pick(None)
        return None

    def fresh(self) -> None:
        """What was taken up or pointed at is of yesterday; what was told to one person is not for the next."""
        self.picked = self.hinted = self.note = None
        if self._seen_by != self.looker:
            self._seen_by = self.looker
            self._hide()
        self._laid = ()

    def _hide(self) -> None:
        """Take away what lies over the table and was told to whoever looked before."""
        self.sheet.hush()
        for layer in [layer for layer in self.sheet.stack if layer.confides]:
            self.sheet.close(layer)

    def put(self, note: Widget | None) -> None:
        """Lay a note on the table, until something happens there; None puts it away."""
        self.note = note
        self._laid = ()
        self.lay()

    def adopt(self) -> None:
        """Take over the settings and the size of the window."""
        chosen = self.program.settings
        self.director.tempo = Tempo(SPEEDS[chosen.speed], still=chosen.reduce_motion)
        if self.director.view is not None:
            self.director.resize(frame_of(self.canvas))
        self.layers.invalidate()
        self.hud.log.to_end()
        self._laid = ()
        self.sheet.stale = True

    # -- the log

    def _retell(self) -> None:
        self.hud.forget()
        self.heard.clear()
        for _, change in self.sitting.match.happened(self.looker):
            self._heard(change)

    def _heard(self, change: Change) -> None:
        """Tell of a change, with the stripe of the seat it names, whoever chose what led to it."""
        self.heard.append(change)
        text = self.teller.tell(change)
        if text:
            self.hud.tell(getattr(change, "seat", NOBODY), text, heading=self.teller.heads(change))

    # -- laying and drawing

    def lay(self) -> None:
        """Lay targets and buttons out anew when anything they depend on has changed."""
        moments = len(self.sitting.match.moments)
        state = (
            self.director.version,
            moments,
            self.mine,
            self.picked,
            self.hinted,
            self.looker,
            self._waits(),
            self.note,
        )
        if state == self._laid:
            return
        self._laid = state
        self.targets = self.phase.targets(self.moment())
        self.sheet.clear(self.legend)
        self.legend.area = self.director.frame.area
        self.sheet.add(self.legend, region="legend")
        for group in grouped(self.targets):
            self.sheet.add(self._spot(group), region=group[0].region)
        self.hud.place(self.canvas, self.director.frame, len(self.sitting.match.sitters), self.sheet)
        if self._waits() > 1:
            self.hud.place_move_now(self.director.frame, self.sheet)
        if self.note is not None:
            self.sheet.add(self.note, region="note")
        self._allow()
        self.sheet.lay()

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

    def _allow(self) -> None:
        match = self.sitting.match
        stop = Stop.NOTHING if match.over else self.sitting.undo_stop()
        self.hud.allow(stop, match.can_take_back() and not match.over, self.mine)

    @property
    def stale(self) -> bool:
        """Whether the window no longer shows what is so."""
        return self.sheet.stale or self.director.moving or self.director.version != self._drawn

    def draw(self) -> list[pygame.Rect]:
        """Bring the window up to date; the pixels that changed."""
        now, phase = self.moment(), self.phase
        self.director.lift(phase.lifts(now, self.targets) if self.mine else {})
        under = [*self.stage.ground(now), *phase.panels(now), self._ribbon(now, phase)]
        marks = phase.marks(now, self.targets) if self.mine else []
        stale, self.sheet.stale = self.sheet.stale, False
        self._drawn = self.director.version
        self._sheets_drawn += stale
        sheet = Panel("sheet", self.canvas.bleed, self._sheets_drawn, lambda canvas: self.sheet.draw())
        if self.director.moving:
            self._read_ahead()
        return self.layers.paint(self.director, under, [*marks, sheet])

    def _read_ahead(self) -> None:
        """Read one picture that will be wanted later, so that no frame has to wait for several."""
        name = next(self._ahead, None)
        if name is not None:
            self.canvas.sprites.master(name)

    def _mover(self) -> Seat:
        """Somebody else whose choice still moves, or who is asked."""
        moving = self.director.busy and self._shown not in (NOBODY, self.looker)
        return self._shown if moving else self.sitting.match.to_move

    def _ribbon(self, now: Moment, phase: PhaseScene) -> Panel:
        match, words = self.sitting.match, self.words
        gauges, seat = tuple(self.stage.gauges(now)), self._mover()
        if match.over:
            notice = Notice(gauges, NOBODY, "", words("app.table.over"), False)
        elif seat == self.looker:
            if self.mine:
                self._request = phase.request(now)
            notice = Notice(gauges, seat, words("app.table.your_turn"), self._request, self.mine)
        else:
            name = match.sitters[seat].name
            key = "app.table.thinks" if self._waits() else "app.table.plays"
            title = title_of(words, match.sitters[seat].who)
            kept = HURRY if self._waits() > 1 else 0.0
            notice = Notice(gauges, seat, name, words(key, name=name, level=title), False, kept)
        return ribbon(self.stage, self.stage.ribbon_area(now.frame), notice)


def grouped(targets: Sequence[Target]) -> list[list[Target]]:
    """Targets that share a place, in order; a barred one stands alone where nothing can be chosen."""
    groups: dict[tuple[float, float, float, float], list[Target]] = {}
    for target in targets:
        groups.setdefault(target.area, []).append(target)
    return [[target for target in group if not target.reason] or group[:1] for group in groups.values()]
