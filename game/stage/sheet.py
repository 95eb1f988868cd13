"""A screen's widgets with everything that belongs to them: pointer, keyboard focus, dialogs, tips and notices."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.stage.area import Point
from game.stage.canvas import Canvas
from game.stage.focus import Focus, Region, draw_ring
from game.stage.lists import Scroll
from game.stage.notices import Notice, Tip, Toast, draw_toasts, toast_seconds
from game.stage.pointer import Gesture, Pointer, Sign
from game.stage.widget import Layer, Widget, chain, family
from game.stage.widgets import Button

ACTING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
REPEAT_MS = (380, 45)


class Sheet:
    """Passes events to the widgets of the topmost layer and draws all layers.

    base: the screen's own layer; fill it with `add`. stale: something looks different; the loop draws and clears it.
    back: called by Esc when no dialog is open. cue: plays a sound cue ("press", "open", "close", "refuse").
    """

    def __init__(
        self,
        canvas: Canvas,
        pointer: Pointer,
        *,
        back: Callable[[], bool] = lambda: False,
        cue: Callable[[str], None] = lambda name: None,
    ) -> None:
        self.canvas = canvas
        self.pointer = pointer
        self.focus = Focus()
        self.base = Layer()
        self.base.host = self
        self.stack: list[Layer] = []
        self.tip = Tip()
        self.toasts: list[Toast] = []
        self.stale = True
        self.back = back
        self._cue = cue
        self._clock = 0.0
        self._held: Widget | None = None
        self._focused: Widget | None = None

    # --- what widgets and screens ask for ---

    def add(self, *widgets: Widget, region: str = "main", wraps: bool = False) -> None:
        self.base.add(*widgets, region=region, wraps=wraps)

    def clear(self, kept: Widget | None = None) -> None:
        """Take all widgets off the base layer, to lay it out anew; focus and dialogs stay.

        `kept` will be added again: its tip stays too while it speaks of the same.
        """
        self.base.regions.clear()
        if self.tip.widget is not kept or kept is None or kept.hover(self.pointer.at):
            self.tip.about(None)
        self._held = None
        self.stale = True

    @property
    def top(self) -> Layer:
        return self.stack[-1] if self.stack else self.base

    @property
    def writing(self) -> bool:
        """Whether letters typed now go into a text."""
        return self._focused is not None and self._focused.writes

    def open(self, layer: Layer) -> None:
        """Put a dialog or popup on top."""
        self._release()
        layer.host = self
        self.lay()
        layer.lay(self.canvas)
        self.stack.append(layer)
        self.focus.push(self._regions(layer), layer.first())
        self._follow_focus()
        self.cue("open")
        self.stale = True

    def close(self, layer: Layer) -> None:
        """Take a layer off, with all that lie on it; the focus returns."""
        while layer in self.stack:
            self._release()
            self.stack.pop()
            self.focus.pop()
        self._tip_about(None)
        self._follow_focus()
        self.cue("close")
        self.rest()
        self.stale = True

    def toast(self, text: str, tone: Notice = "note", matter: str = "") -> None:
        """Say something for a few seconds, in place of the same or of what was said of the same matter before."""
        kept = [toast for toast in self.toasts if toast.text != text and not (matter and toast.matter == matter)]
        self.toasts = [*kept[-2:], Toast(text, tone, self._clock + toast_seconds(text), matter)]
        self.stale = True

    def hush(self) -> None:
        """Take back every notice and tip: somebody else looks from now on."""
        self.toasts = []
        self.tip.about(None)
        self.stale = True

    def wake(self) -> None:
        """Its screen lies on top now: keys repeat if they did here, whatever they did on the screen before."""
        self._repeat(self._focused is not None and self._focused.repeats)
        self.stale = True

    def rest(self) -> None:
        self.pointer.rest()

    def cue(self, name: str) -> None:
        self._cue(name)

    # --- layout ---

    def lay(self) -> None:
        """Lay out all layers; also done before every drawing and event."""
        for layer in (self.base, *self.stack):
            for widget in family(layer.widgets()):
                widget.host = self
            layer.lay(self.canvas)
        self.focus.lay(self._regions(self.top))
        self._follow_focus()

    def _regions(self, layer: Layer) -> list[Region]:
        return [
            Region(
                name,
                [widget for widget in family(widgets) if widget.focusable],
                name in layer.wrapping,
                name in layer.forms,
            )
            for name, widgets in layer.regions.items()
        ]

    # --- events ---

    def read(self, event: pygame.event.Event) -> bool:
        """Let the widgets have an event; whether it was used up (the table behind should then not see it)."""
        self.lay()
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._typed(event)
        used = [self._pointed(gesture) for gesture in self.pointer.read(event)]
        return any(used)

    def tick(self, seconds: float) -> bool:
        """Call once a frame; whether something must be drawn again."""
        self._clock += seconds
        for gesture in self.pointer.tick():
            self._pointed(gesture)
        due = [toast for toast in self.toasts if toast.until > self._clock]
        self.stale |= len(due) != len(self.toasts)
        self.toasts = due
        self.stale |= self.tip.tick(seconds)
        for layer in (self.base, *self.stack):
            for widget in family(layer.widgets()):
                self.stale |= widget.tick(seconds)
        return self.stale

    def draw(self) -> None:
        """All layers, the focus ring, the tip and the notices, over what is on the canvas."""
        self.lay()
        self.base.draw(self.canvas)
        for layer in self.stack:
            if layer.modal:
                self.canvas.fill(self.canvas.theme.veil)
            layer.draw(layer.brush(self.canvas))
        spot = self.focus.spot()
        if spot is not None and self.focus.visible:
            draw_ring(self.canvas, spot.area)
        room = self.canvas.area.inset(16)
        self.tip.draw(self.canvas, room)
        draw_toasts(self.canvas, self.toasts, room)

    # --- pointer ---

    def _pointed(self, gesture: Gesture) -> bool:
        hits = [widget for widget in chain(self.top.widgets(), gesture.at) if widget.live]
        under = hits[-1] if hits else None
        if gesture.sign is Sign.MOVE:
            self._moved(gesture.at, under)
        elif gesture.sign is Sign.PRESS:
            self._pressed(gesture.at, under)
        elif gesture.sign is Sign.CLICK:
            self._clicked(gesture, under)
        elif gesture.sign is Sign.CANCEL:
            self._release()
        elif gesture.sign is Sign.WHEEL:
            used = any(widget.wheel(gesture.turn) for widget in reversed(hits))
            self.stale |= used
            return used or bool(self.stack)
        elif under is not None and under.look(gesture.at):
            self.stale = True
            return True
        return under is not None or bool(self.stack)

    def _moved(self, at: Point, under: Widget | None) -> None:
        for widget in family(self.top.widgets()):
            hot = widget is under and self._held in (None, widget)
            down = widget is self._held and widget is under
            self.stale |= (widget.hot, widget.down) != (hot, down)
            widget.hot, widget.down = hot, down
        if self._held is not None:
            self._held.drag(at)
            self.stale = True
        if under is not None and under.hover(at):
            self._tip_about(None)
        if under is not None or not self.focus.visible:
            self._tip_about(under)

    def _tip_about(self, widget: Widget | None) -> None:
        self.stale |= self.tip.seen and widget is not self.tip.widget
        self.tip.about(widget)

    def _pressed(self, at: Point, under: Widget | None) -> None:
        self._moved(at, under)
        self.stale = True
        if under is not None:
            self.focus.visible = False
            self._held = under
            under.down = True
            if under.focusable:
                self.focus.to(under.name)
                self._follow_focus(show=False)
            under.press(at)

    def _clicked(self, gesture: Gesture, under: Widget | None) -> None:
        held = self._held
        beside = self.stack and not self.top.area.holds(gesture.start) and not self.top.area.holds(gesture.at)
        if held is not None and held is under and held.enabled:
            self._held = None
            held.down = False
            held.click(gesture.at)
        elif held is not None and held is under:
            self._refuse(held)
        elif held is None and beside:
            self.top.back()
        self._release()
        self.stale = True

    def _refuse(self, widget: Widget) -> None:
        self.tip.about(widget)
        self.tip.hurry()
        self.cue("refuse")

    def _release(self) -> None:
        if self._held is not None:
            self._held.down = False
            self._held.cancel()
            self._held = None
            self.stale = True

    # --- keyboard ---

    def _typed(self, event: pygame.event.Event) -> bool:
        widget = self._focused
        self.stale = True
        if widget is not None and widget.key(event):
            if widget.writes:
                self.tip.about(None)
            self.lay()
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_ESCAPE:
            return self.top.back() if self.stack else self.back()
        if event.key in ACTING and self._enter(event.key):
            return True
        if self.focus.key(event.key, bool(event.mod & pygame.KMOD_SHIFT)):
            self._follow_focus()
            return True
        return self._hot_key(event) or bool(self.stack)

    def _enter(self, key: int) -> bool:
        widget = self._focused
        if widget is None:
            return False
        if not self.focus.visible:
            self.focus.visible = True
        elif not widget.enabled:
            self._refuse(widget)
        elif not self.pointer.resting:
            widget.act()
        return True

    def _hot_key(self, event: pygame.event.Event) -> bool:
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        for widget in family(self.top.widgets()):
            if isinstance(widget, Button) and widget.hotkey == event.key and widget.ctrl == ctrl:
                if not widget.enabled:
                    self.toast(widget.reason, "alarm")
                    self.cue("refuse")
                elif not self.pointer.resting:
                    widget.act()
                return True
        return False

    def _follow_focus(self, show: bool = True) -> None:
        """Tell widgets about the focus, bring it into view, and let the tip speak of it."""
        spot = self.focus.spot()
        widget = spot if isinstance(spot, Widget) else None
        if widget is self._focused:
            return
        if self._focused is not None:
            self._focused.set_focus(False)
        self._focused = widget
        if widget is not None:
            widget.set_focus(True)
            if show:
                self._bring(widget)
            if self.focus.visible:
                self._tip_about(widget)
        self._repeat(widget is not None and widget.repeats)

    def _bring(self, widget: Widget) -> None:
        for outer in family(self.top.widgets()):
            if isinstance(outer, Scroll) and any(inner is widget for inner in family(outer.children())):
                outer.show(widget)

    def _repeat(self, wanted: bool) -> None:
        """Keys repeat only where that is of use, so that a held Enter is one deed."""
        if wanted:
            pygame.key.set_repeat(*REPEAT_MS)
        else:
            pygame.key.set_repeat(0)
