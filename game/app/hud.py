"""What lies round every table: Undo, Hint, Rules and Menu, and the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.engine.seats import Seat
from game.match.match import Stop
from game.stage.area import Area, Point, row
from game.stage.box import BoxStage
from game.stage.canvas import Canvas
from game.stage.lists import Entry, Reading
from game.stage.places import Frame
from game.stage.sheet import Sheet
from game.stage.widgets import Button
from game.stage.words import Words

LOG_PAD = 14.0
GAP = 8.0


NEED = (122.0, 46.0)
"""The room a button needs at UI scale 100 %."""
RIMS = 42.0
"""How much of it is rims and gap; where the words need the room of the sign, the sign goes."""
HURRY = 226.0
"""The width of the button that hurries a bot."""
WHY = (96.0, 34.0)
"""The button over the log."""
LARGEST_LOG = 1.4
"""The UI scale beyond which the log would show too few lines to follow."""


class HudButton(Button):
    """A button whose place is the same at every UI scale: its letters grow as far as they fit."""

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas.at_ui(canvas.capped(NEED, (self.area.w, self.area.h))))

    def fits(self, canvas: Canvas, wide: float) -> bool:
        """Whether its words, small if need be, and a sign beside them have room."""
        small, high = canvas.measure(self.text, "small")[0], canvas.measure(self.text, "button")[1]
        return small + self._icon_side(canvas, high) + canvas.u(RIMS) <= wide

    def _icon(self) -> str:
        """No lock either where the words need the room; the dashed edge and the tip are left."""
        return super()._icon() if self.icon else ""


class WhyButton(Button):
    """A low button in the head of the log."""

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas.at_ui(min(1.0, canvas.capped(WHY, (self.area.w, self.area.h)))))


class LogReading(Reading):
    """The log: its letters grow with the UI scale, within limits. `asked` is called by a right click on it."""

    def __init__(self, asked: Callable[[], None]) -> None:
        super().__init__(name="log", tail=True)
        self.asked = asked

    def look(self, at: Point) -> bool:
        self.asked()
        return True

    def lay(self, canvas: Canvas) -> None:
        super().lay(canvas.at_ui(min(canvas.ui, LARGEST_LOG)))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas.at_ui(min(canvas.ui, LARGEST_LOG)))

    def to_end(self) -> None:
        """Show the newest lines, as after a resize."""
        self.offset, self._laid = 0.0, ()


@dataclass(frozen=True)
class Acts:
    """What the buttons do."""

    undo: Callable[[], None]
    hint: Callable[[], None]
    rules: Callable[[], None]
    menu: Callable[[], None]
    move_now: Callable[[], None]
    why: Callable[[], None]


class Hud:
    """The buttons and the log of a table scene, in the places its box gives them."""

    def __init__(self, stage: BoxStage, words: Words, acts: Acts) -> None:
        self.stage = stage
        self.words = words
        self.undo = self._button("undo", acts.undo, pygame.K_z, ctrl=True)
        self.hint = self._button("hint", acts.hint, pygame.K_h)
        self.rules = self._button("rules", acts.rules, pygame.K_F1)
        self.menu = self._button("menu", acts.menu, 0)
        self.move_now = self._button("move_now", acts.move_now, pygame.K_n, icon="fast")
        self.why = WhyButton(
            words("app.why.ask"), acts.why, key=pygame.K_w, name="hud why", tip=words("app.why.ask_tip")
        )
        self.log = LogReading(acts.why)
        self.entries: list[Entry] = []

    def _button(self, name: str, act: Callable[[], None], key: int, ctrl: bool = False, icon: str = "") -> HudButton:
        words = self.words
        return HudButton(
            words(f"app.table.{name}"),
            act,
            icon=f"common/ui/{icon or name}",
            key=key,
            ctrl=ctrl,
            name=f"hud {name}",
            tip=words(f"app.table.{name}_tip"),
        )

    @property
    def buttons(self) -> dict[str, HudButton]:
        return {"undo": self.undo, "hint": self.hint, "rules": self.rules, "menu": self.menu}

    def place(self, canvas: Canvas, frame: Frame, seats: int, sheet: Sheet) -> None:
        """Lay the buttons and the log where the box wants them."""
        area = self.stage.buttons_area(frame)
        wide = (area.w - GAP * (len(self.buttons) - 1)) / len(self.buttons)
        places = row(area, [(wide, area.h)] * len(self.buttons), GAP)
        brush = canvas.at_ui(canvas.capped(NEED, (wide, area.h)))
        signed = all(button.fits(brush, wide) for button in self.buttons.values())
        for (name, button), place in zip(self.buttons.items(), places, strict=True):
            button.area = place
            button.icon = f"common/ui/{name}" if signed else ""
        page = self.stage.log_area(frame, seats)
        self.log.area = page.inset(LOG_PAD, LOG_PAD / 2)
        self.why.area = Area(page.right - WHY[0] - 6, page.y - WHY[1] - 2, *WHY)
        sheet.add(*self.buttons.values(), region="buttons", wraps=True)
        sheet.add(self.why, self.log, region="log")

    def place_move_now(self, frame: Frame, sheet: Sheet) -> None:
        """Lay the button that hurries a bot at the end of the ribbon."""
        self.move_now.area = self.stage.ribbon_area(frame).inset(8, 4).right_part(HURRY)
        sheet.add(self.move_now, region="ribbon")

    def allow(self, stop: Stop | None, may_take_back: bool, may_hint: bool) -> None:
        """Say which buttons work now, and why not."""
        blocked = stop is not None and not may_take_back
        self.undo.reason = self.words(f"app.undo_stop.{stop.value}") if stop and blocked else ""
        passing = stop is not None and stop is not Stop.NOTHING and may_take_back
        self.undo.tip = self.words("app.table.take_back_tip" if passing else "app.table.undo_tip")
        self.hint.reason = "" if may_hint else self.words("app.table.no_hint")

    def tell(self, seat: Seat, text: str, heading: bool = False) -> None:
        """Write a line at the end of the log, with the stripe of the seat it is about."""
        mark = self.stage.seat_colours[seat] if 0 <= seat < len(self.stage.seat_colours) else ""
        style, gap = ("label", 12.0) if heading else ("log", 4.0)
        self.entries.append(Entry(text, style, mark=mark, gap=gap))
        self.log.set(self.entries)

    def forget(self) -> None:
        """Begin the log anew."""
        self.entries = []
        self.log.set(self.entries)
