"""Paints every widget in every state into pictures, to be looked at: python tests/stage/gallery.py FOLDER."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.stage.area import Area, column, grid
from game.stage.canvas import Canvas
from game.stage.dialogs import Answer, Dialog
from game.stage.field import TextField
from game.stage.lists import Entry, Reading, Scroll
from game.stage.panels import Panel, ProgressDots
from game.stage.pointer import Pointer
from game.stage.sheet import Sheet
from game.stage.sprites import Sprites
from game.stage.text import Scribe
from game.stage.values import Dropdown, Segments, Slider, Stepper, Tabs
from game.stage.widget import Column, Row, Widget
from game.stage.widgets import Button, Label, Toggle
from game.stage.words import Markup

SIZES = ((1280, 720), (1920, 1080))
SCALES = (0.8, 1.0, 1.5, 2.0)
STATES = ("still", "hover", "down", "off")


def canvas_of(size: tuple[int, int], ui: float) -> Canvas:
    pygame.display.init()
    pygame.font.init()
    sprites = Sprites()
    return Canvas(pygame.display.set_mode(size), sprites, Scribe(sprites), ui=ui)


def in_state(widget: Widget, state: str) -> Widget:
    widget.hot = state in ("hover", "down")
    widget.down = state == "down"
    widget.reason = "Only on your turn" if state == "off" else ""
    return widget


def button_page(sheet: Sheet) -> None:
    """Every kind of button in every state."""
    canvas = sheet.canvas
    makers: Sequence[Callable[[str], Widget]] = (
        lambda state: Button("New game", icon="diamond", detail="choose a box", style="menu", name=f"menu {state}"),
        lambda state: Button("Rules", icon="menu", name=f"rules {state}"),
        lambda state: Button("End turn", icon="tick", kind="asked", name=f"asked {state}"),
        lambda state: Button("Hire", detail="2 huts", kind="paper_button", name=f"hire {state}"),
        lambda state: Button("", icon="cross", name=f"cross {state}"),
    )
    cells = grid(canvas.area.inset(60, 60), len(STATES), 5, 30)
    for row, maker in enumerate(makers):
        for state, cell in zip(STATES, cells[row * 4 : row * 4 + 4], strict=True):
            widget = in_state(maker(state), state)
            w, h = widget.size(canvas)
            widget.area = Area(cell.x, cell.y, cell.w if row in (0, 3) else w, h)
            sheet.add(widget, region=f"row {row}")
    sheet.lay()
    sheet.focus.to("hire still", visible=True)


def setting_page(sheet: Sheet) -> None:
    """Every control with a value, in a panel of parchment."""
    canvas = sheet.canvas
    panel = Panel("paper", "Settings")
    panel.area = canvas.area.inset(60, 50)

    def line(words: str, control: Widget) -> Row:
        return Row(Label(words, "label"), control, grow=(0,))

    off = "There is no sound device."
    rows = [
        line("Master volume", Slider(0.8, name="master")),
        line("Music", Slider(0.0, name="music")),
        line("Effects", Slider(0.5, name="effects", reason=off)),
        line("Seats", Stepper(4, low=1, high=4, name="seats")),
        line("Start value", Stepper(28, low=20, high=40, name="start", reason="Fixed by the variant")),
        line("Speed", Segments([(1, "Slow"), (2, "Normal"), (3, "Fast"), (4, "Instant")], 2, name="speed")),
        line("Opponent", Dropdown([("g", "Greedy"), ("l", "Lucky")], "g", name="opponent")),
        line("Name", TextField("Ottilie", name="name")),
        line("Seed", TextField("", hint="any words or numbers", name="seed")),
        Row(Toggle("Reduce motion", False), Toggle("Mute when away", True), gap=40),
        Row(Toggle("Plain letters", True, reason="Not here"), ProgressDots(6, 3), gap=40),
    ]
    scroll = Scroll(*rows, gap=18, name="list")
    scroll.area = panel.inner(canvas)
    sheet.add(panel)
    sheet.add(scroll, region="list")
    sheet.lay()
    sheet.focus.to("speed", visible=True)


LOG = (
    "Bertram takes 2 grain.",
    "Ysolde plays Cloth on slot 2 and walks one councilor two steps to the Cathedral.",
    "You put Ring on slot 3.",
    "The Cathedral gives 1 book and 1 favor.",
)


RULE = (
    "Move *one* of your councilors clockwise by the number of the slot. _House value:_ the first step is free. "
    "Pay {wood} 2 and {grain} 1."
)
MORE = (
    "A second paragraph tells about huts, craftsmen and what they cost, long enough to be wrapped twice or thrice "
    "in this frame."
)


def reading_page(sheet: Sheet) -> None:
    """A log, a rulebook page, tabs, a tip and notices."""
    canvas = sheet.canvas
    left, right = grid(canvas.area.inset(60, 110), 2, 1, 40)
    for area, title, look in ((left, "Log", "dark"), (right, "Rulebook", "paper")):
        panel = Panel(look, title)
        panel.area = area
        sheet.add(panel, region=title)
    seats = ((176, 42, 44), (47, 95, 166), (241, 230, 205), (79, 122, 54))
    cream = canvas.theme.cream
    entries = [Entry(LOG[n % 4], colour=cream, mark=seats[n % 4]) for n in range(40)]
    log = Reading(entries, name="log", tail=True)
    log.area = left.inset(24, 22).less(top=canvas.u(76))
    rules = Reading(
        [
            Entry("The countryside", "heading", canvas.theme.heading),
            Entry(Markup(RULE), "rules", gap=10),
            Entry(MORE, "rules", gap=10),
        ],
        name="rules",
    )
    rules.area = right.inset(30, 22).less(top=canvas.u(76))
    tabs = Tabs([(n, n) for n in ("Overview", "Round", "Scoring")], "Round", name="tabs")
    tabs.area = Area(right.x, 40, min(right.w, tabs.size(canvas)[0]), tabs.size(canvas)[1])
    end = Button(
        "End turn", kind="asked", tip="Hand the table to the next seat.", reason="First move one councilor.", name="end"
    )
    end.area = Area(left.x + 500, 36, *end.size(canvas))
    sheet.add(log, region="log")
    sheet.add(rules, tabs, end, region="more")
    sheet.lay()
    sheet.focus.to("end", visible=True)
    sheet.tip.about(end)
    sheet.tip.hurry()
    sheet.toast("Saved.", "tick")
    sheet.toast("The save could not be written: the disk is full. The game goes on, but it is not saved.", "alarm")


def dialog_page(sheet: Sheet) -> None:
    """A question over a screen."""
    button_page(sheet)
    sheet.open(
        Dialog(
            "Leave the table?",
            Markup("Your game is *saved*. You find it under “Continue” on the title page."),
            [Answer("Stay"), Answer("Leave", kind="asked")],
            content=[Column(Toggle("Also end the music", False), Slider(0.5, name="volume"))],
        )
    )


def popup_page(sheet: Sheet) -> None:
    """A dropdown with its list open."""
    setting_page(sheet)
    names = [(n, n) for n in ("Human", "Lucky", "Greedy", "Steward", "Vizier", "Grandmaster", "Empty")]
    box = Dropdown(names, "Greedy", name="many")
    box.area = column(sheet.canvas.area.inset(300), [box.size(sheet.canvas)])[0]
    sheet.add(box, region="many")
    sheet.lay()
    box.act()


PAGES = (button_page, setting_page, reading_page, dialog_page, popup_page)


def paint(page: Callable[[Sheet], None], size: tuple[int, int], ui: float) -> pygame.Surface:
    canvas = canvas_of(size, ui)
    canvas.fill((96, 62, 38))
    sheet = Sheet(canvas, Pointer(canvas))
    page(sheet)
    sheet.draw()
    return canvas.surface


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        for ui in SCALES:
            for page in PAGES:
                picture = paint(page, size, ui)
                pygame.image.save(picture, folder / f"{page.__name__}_{size[1]}_{round(ui * 100)}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
