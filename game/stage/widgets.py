"""Things to read and to press: Label, Button, Toggle, Target."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Literal

from game.stage.area import Area, Point, Size, anchor
from game.stage.canvas import Canvas
from game.stage.shapes import Colour
from game.stage.signs import draw_icon, draw_sign
from game.stage.sprites import Tone
from game.stage.text import Paint
from game.stage.widget import LEAST_TARGET, Widget

Act = Callable[[], None]
Kind = Literal["button", "asked", "paper_button"]


def nothing() -> None:
    """For a widget that only shows."""


class Label(Widget):
    """Text, plain or Markup. lines: at most that many, 0 for as many as it needs. shadow: a dark edge on pictures."""

    focusable = False

    def __init__(
        self,
        text: str,
        style: str = "body",
        colour: Paint | None = None,
        *,
        across: str = "left",
        down: str = "middle",
        lines: int = 0,
        strong: Colour | None = None,
        shadow: Colour | None = None,
        tip: str = "",
    ) -> None:
        super().__init__(tip=tip)
        self.text = text
        self.style = style
        self.colour = colour
        self.across, self.down_to = across, down
        self.lines = lines
        self.strong = strong
        self.shadow = shadow
        self.live = bool(tip)

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return canvas.measure(self.text, self.style, None if width == inf else width, self.lines)

    def draw(self, canvas: Canvas) -> None:
        canvas.write(
            self.text,
            self.area,
            self.style,
            self.colour,
            across=self.across,
            down=self.down_to,
            lines=self.lines,
            strong=self.strong,
            shadow=self.shadow,
        )


class Button(Widget):
    """A plate to press. It acts on release; moving away with the button held cancels.

    icon: a sign ("lock") or a sprite id. detail: a second text at the right end. key: pygame key code that presses it
    from anywhere on its layer, with `ctrl` when true. quick: may be pressed again at once (steppers). style: "menu"
    for the big ones of the title screen. least: smallest width, in logical units at 100 %. A disabled
    one has a dashed edge and a lock, and says its reason.
    """

    def __init__(
        self,
        text: str,
        act: Act = nothing,
        *,
        icon: str = "",
        detail: str = "",
        kind: Kind = "button",
        style: str = "button",
        key: int = 0,
        ctrl: bool = False,
        quick: bool = False,
        least: float = 0,
        name: str = "",
        tip: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(name or f"button {text or icon}", tip, reason)
        self.text = text
        self.icon = icon
        self.detail = detail
        self.kind = kind
        self.style = style
        self.hotkey = key
        self.ctrl = ctrl
        self.quick = quick
        self.least = least
        self._act = act

    def act(self) -> None:
        if self.host is not None:
            self.host.cue("press")
            if not self.quick:
                self.host.rest()
        self._act()

    @property
    def look_name(self) -> str:
        if not self.enabled:
            return f"{self.kind}_off"
        if self.down:
            return f"{self.kind}_down"
        return f"{self.kind}_hover" if self.hot else self.kind

    def colour(self, canvas: Canvas) -> Colour:
        if not self.enabled:
            return canvas.theme.off_text
        theme = canvas.theme
        return {"button": theme.cream, "asked": theme.asked_text, "paper_button": theme.ink}[self.kind]

    def soft_colour(self, canvas: Canvas) -> Colour:
        if not self.enabled:
            return canvas.theme.off_text
        theme = canvas.theme
        return {"button": theme.cream_soft, "asked": theme.asked_text, "paper_button": theme.ink_soft}[self.kind]

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        h = canvas.measure(self.text, self.style)[1]
        height = max(canvas.u(LEAST_TARGET + (26 if self.style == "menu" else 8)), h + canvas.u(14))
        if not self.text:
            return height, height
        wide = self._needs(canvas, self.detail) + 2 * canvas.u(20)
        return min(width, max(wide, canvas.u(self.least))), height

    def _needs(self, canvas: Canvas, detail: str) -> float:
        """The width of everything written on it; a detail that does not fit beside the text is left out."""
        w, h = canvas.measure(self.text, self.style)
        icon = self._icon_side(canvas, h) + canvas.u(10) if self._icon() else 0.0
        return w + icon + (canvas.measure(detail, "small")[0] + canvas.u(16) if detail else 0.0)

    def _icon(self) -> str:
        return self.icon if self.enabled else "lock"

    def _icon_side(self, canvas: Canvas, text_height: float) -> float:
        return max(canvas.u(24), text_height)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.look_name, self.area)
        room = self.area.inset(canvas.u(16), 0)
        if self.down and self.enabled:
            room = room.moved(0, max(1, canvas.u(1.5)))
        colour = self.colour(canvas)
        if not self.text:
            side = min(self.area.w, self.area.h) * 0.5
            draw_icon(canvas, self._icon(), anchor(room, (side, side)), colour)
            return
        if self.detail and self._needs(canvas, self.detail) <= room.w:
            soft = self.soft_colour(canvas)
            used = canvas.write(self.detail, room, "small", soft, across="right", down="middle")
            room = room.less(right=used.w + canvas.u(16))
        self._draw_text(canvas, room, colour)

    def _draw_text(self, canvas: Canvas, room: Area, colour: Colour) -> None:
        w, h = canvas.measure(self.text, self.style)
        icon, side = self._icon(), self._icon_side(canvas, h) if self._icon() else 0.0
        gap = canvas.u(10) if icon else 0.0
        centred = self.style != "menu" and not self.detail
        x = room.x + max(0.0, room.w - w - side - gap) / 2 if centred else room.x
        if icon:
            draw_icon(canvas, icon, Area(x, room.centre[1] - side / 2, side, side), colour)
        words = Area(x + side + gap, room.y, room.right - x - side - gap, room.h)
        canvas.write(self.text, words, self.style, colour, down="middle", shrink=True)


class Toggle(Widget):
    """A switch with words. Its state is told by the place of the knob, by a tick or a cross, and by colour."""

    def __init__(
        self,
        text: str,
        on: bool,
        change: Callable[[bool], None] = lambda on: None,
        *,
        name: str = "",
        tip: str = "",
        reason: str = "",
        colour: Colour | None = None,
    ) -> None:
        super().__init__(name or f"toggle {text}", tip, reason)
        self.text = text
        self.on = on
        self.colour = colour
        self._change = change

    def act(self) -> None:
        self.on = not self.on
        if self.host is not None:
            self.host.cue("press")
        self._change(self.on)

    def _tone(self) -> Tone:
        if not self.enabled:
            return "grey"
        return "light" if self.hot else ""

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        w, h = canvas.measure(self.text, "label") if self.text else (0, 0)
        return min(width, canvas.u(72) + (w + canvas.u(14) if self.text else 0)), max(canvas.u(LEAST_TARGET), h)

    def draw(self, canvas: Canvas) -> None:
        switch = Area(self.area.x, self.area.centre[1] - canvas.u(20), canvas.u(72), canvas.u(40))
        name = "toggle_on" if self.on else "toggle_off"
        canvas.sprite(canvas.theme.panels.get(name, f"common/panel/{name}"), switch, tone=self._tone())
        if not self.enabled:
            side = canvas.u(22)
            lock = Area(switch.x + canvas.u(9 if not self.on else 41), switch.centre[1] - side / 2, side, side)
            draw_sign(canvas, "lock", lock, canvas.theme.ink)
        words = self.area.less(left=canvas.u(84))
        canvas.write(self.text, words, "label", self.colour or canvas.theme.ink, down="middle", shrink=True)


class Target(Widget):
    """A place on the table that may be chosen: no look of its own, but focus, hover, tip and act like a button.

    paint: draws its frame; look: called on a right click or a long press.
    """

    def __init__(
        self,
        name: str,
        area: Area,
        act: Act = nothing,
        *,
        paint: Callable[[Canvas, Target], None] | None = None,
        look: Act | None = None,
        tip: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(name, tip, reason)
        self.area = area
        self._act = act
        self._paint = paint
        self._look = look

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return self.area.w, self.area.h

    def act(self) -> None:
        if self.host is not None:
            self.host.rest()
        self._act()

    def look(self, at: Point) -> bool:
        if self._look is not None:
            self._look()
        return self._look is not None

    def draw(self, canvas: Canvas) -> None:
        if self._paint is not None:
            self._paint(canvas, self)


def draw_legal(canvas: Canvas, area: Area) -> None:
    """The light frame around what may be chosen."""
    canvas.panel("legal", area.inset(-6))
