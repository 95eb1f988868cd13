"""Settings: everything takes effect at once, and Cancel takes all of it back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from game.app.display import switch_fullscreen
from game.app.page import Flow, Page, heading
from game.app.program import Program
from game.app.samples import LetterSample, PaceSample
from game.app.screen import Screen
from game.match.settings import Pace, Settings, Speed
from game.stage.lists import Scroll
from game.stage.values import Segments, Slider, Stepper
from game.stage.widget import Column, Row, Widget
from game.stage.widgets import Button, Label, Toggle

SHOWN = (
    "master",
    "music",
    "effects",
    "mute",
    "mute_unfocused",
    "speed",
    "pace",
    "reduce_motion",
    "ui_scale",
    "fullscreen",
    "plain_letters",
    "forced_choices",
    "confirm_end_turn",
)
"""The settings of this page; the others are kept by the screens they belong to."""

CUE = "button"
"""What is heard when a volume changes."""


class SettingsScene(Screen):
    """Lies over the title or over a table."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.sheet.back = self._cancel
        self._before = msgspec.structs.replace(program.settings)
        self.pace = PaceSample(program.settings)
        self._scroll = Scroll(name="settings")
        self._build()
        self.sheet.focus.to("master")

    def _build(self) -> None:
        words = self.words
        left = Column(Column(*self._sound()), Column(*self._play()), gap=30)
        right = Column(Column(*self._letters()), Column(*self._motion()), gap=30)
        columns = Flow(left, right, gap=70, least=560)
        offset, self._scroll = self._scroll.offset, Scroll(columns, name="settings")
        self._scroll.offset = offset
        cancel = Button(words("app.cancel"), self.back, icon="common/ui/back", name="cancel")
        usual = Button(words("app.settings.usual"), self._take_usual, name="usual")
        done = Button(words("app.settings.done"), self._done, kind="asked", icon="tick", least=200, name="done")
        self.lay(Page(words("app.settings.title"), self._scroll, [cancel, usual], [done], width=1560))

    # -- the parts of the page

    def _sound(self) -> list[Widget]:
        words, sound = self.words, self.program.sound
        reason = words("app.settings.no_device").plain() if sound.problem else ""
        note = [Label(words("app.settings.no_device_note", reason=sound.problem), "small")] if sound.problem else []
        return [
            heading(words("app.settings.sound")),
            *note,
            *(self._volume(name, reason) for name in ("master", "music", "effects")),
            self._switch("mute", reason),
            self._switch("mute_unfocused", reason),
        ]

    def _volume(self, name: str, reason: str) -> Widget:
        slider = Slider(getattr(self.program.settings, name), partial(self._set_volume, name), name=name, reason=reason)
        return Row(Label(self.words(f"app.settings.{name}"), "label"), slider, grow=(0,))

    def _motion(self) -> list[Widget]:
        words = self.words
        speeds = [(speed, words(f"app.settings.speed_{speed}")) for speed in Speed]
        speed = Segments(speeds, self.program.settings.speed, partial(self._set, "speed"), name="speed")
        speed.tip = words("app.settings.speed_tip")
        return [heading(words("app.settings.motion")), speed, self._switch("reduce_motion"), self.pace]

    def _letters(self) -> list[Widget]:
        words = self.words
        scale = self._scale = Stepper(
            round(self.program.settings.ui_scale * 100),
            lambda percent: self._rescale(percent / 100),
            low=80,
            high=200,
            step=10,
            shown_as=lambda percent: f"{percent} %",
            name="ui_scale",
            tip=words("app.settings.ui_scale_tip"),
        )
        return [
            heading(words("app.settings.letters")),
            Row(Label(words("app.settings.ui_scale"), "label"), scale, grow=(0,)),
            self._switch("plain_letters"),
            LetterSample(words("app.settings.sample"), self.program.settings),
            self._switch("fullscreen"),
        ]

    def _play(self) -> list[Widget]:
        words = self.words
        paces = [(pace, words(f"app.settings.pace_{pace}")) for pace in Pace]
        pace = Segments(paces, self.program.settings.pace, partial(self._set, "pace"), name="pace")
        pace.tip = words("app.settings.pace_tip")
        return [
            heading(words("app.settings.play")),
            Label(words("app.settings.pace"), "label"),
            pace,
            self._switch("forced_choices"),
            self._switch("confirm_end_turn"),
        ]

    def _switch(self, name: str, reason: str = "") -> Widget:
        words = self.words
        tip = words(f"app.settings.{name}_tip") if f"app.settings.{name}_tip" in words else ""
        on = bool(getattr(self.program.settings, name))
        return Toggle(words(f"app.settings.{name}"), on, partial(self._set, name), name=name, tip=tip, reason=reason)

    # -- what people do

    def _set(self, name: str, value: object) -> None:
        """A setting changes and takes effect."""
        if name == "fullscreen":
            switch_fullscreen(self.program)
        else:
            setattr(self.program.settings, name, value)
        self.program.adopt()
        if name in ("speed", "reduce_motion"):
            self.pace.run()
        self.sheet.stale = True

    def _rescale(self, scale: float) -> None:
        """Another size of everything; under the pointer the buttons stay where they are until it leaves them."""
        self.program.settings.ui_scale = scale
        self.sheet.stale = True
        if not self._scale.hot:
            self.program.adopt()

    def tick(self, seconds: float) -> bool:
        if self.canvas.ui != self.program.settings.ui_scale and not self._scale.hot:
            self.program.adopt()
            self.sheet.stale = True
        return super().tick(seconds)

    def _set_volume(self, name: str, value: float) -> None:
        self._set(name, value)
        self.program.sound.cue(CUE)

    def _take(self, settings: Settings) -> None:
        """Take over what this page shows of other settings."""
        if settings.fullscreen != self.program.settings.fullscreen:
            switch_fullscreen(self.program)
        for name in SHOWN:
            setattr(self.program.settings, name, getattr(settings, name))
        self.program.adopt()

    def _take_usual(self) -> None:
        self._take(Settings())
        self._build()

    def _done(self) -> None:
        self.program.store()
        self.program.scenes.pop()

    def _cancel(self) -> bool:
        self._take(self._before)
        self.program.scenes.pop()
        return True

    def may_quit(self, leave: Callable[[], None]) -> None:
        self._take(self._before)
        leave()
