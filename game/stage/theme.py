"""Colours with one meaning each, and the looks made of them. A box overrides some with `dataclasses.replace`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from game.stage.shapes import Colour, Look
from game.stage.text import Fade

Pair = tuple[Colour, Colour]
ROUND = 999
NAMED = ("ink", "ink_soft", "cream", "cream_soft", "heading", "warn", "good", "focus", "line")


@dataclass(frozen=True, eq=False)
class Theme:
    """The palette of the house or of a box.

    Text: ink on paper, cream on dark; the soft ones are weaker. Signals: `asked` is kept for "this is asked of you",
    `legal` for "you may choose this", `focus` for the keyboard, `warn` for danger and "why not". Pairs are (top,
    bottom) of a gradient. `icons` maps names used in markup to sprite ids. `panels` maps names of panels to nine-slice
    sprites; a panel that has none is drawn in these colours (its `looks`), so a box that leaves out the buttons gets
    buttons in its own colours.
    """

    name: str
    ink: Colour
    ink_soft: Colour
    cream: Colour
    cream_soft: Colour
    heading: Colour
    gold: Fade
    line: Colour
    rim: Colour
    paper: Pair
    dark: Pair
    button: Pair
    button_hover: Pair
    button_down: Pair
    asked: Pair
    asked_hover: Pair
    asked_down: Pair
    asked_text: Colour
    legal: Colour
    focus: Colour
    focus_ground: Colour
    warn: Colour
    good: Colour
    off: Pair
    off_text: Colour
    night: Colour
    veil: Colour
    icons: Mapping[str, str] = field(default_factory=dict)
    panels: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def palette(self) -> tuple[tuple[str, Colour], ...]:
        """The colours markup may name."""
        return tuple((name, getattr(self, name)) for name in NAMED)

    @cached_property
    def icon_names(self) -> tuple[tuple[str, str], ...]:
        return tuple(self.icons.items())

    @cached_property
    def looks(self) -> dict[str, Look]:
        """Every drawn panel of the kit by name."""
        return {**surfaces(self), **buttons(self), **controls(self)}


def surfaces(theme: Theme) -> dict[str, Look]:
    edge = ((1.5, theme.rim), (2.6, theme.line), (1.3, theme.rim))
    return {
        "paper": Look(theme.paper, 10, edge, ((9, 1.3, theme.line),), shadow=12),
        "page": Look(theme.paper, 10, edge, ((9, 1.3, theme.line),), shadow=12),
        "page_hover": Look(theme.paper, 10, ((4, theme.legal), *edge), ((11, 1.3, theme.line),), shadow=12),
        "dialog": Look(theme.paper, 12, ((2, theme.rim), (30, theme.dark[0]), *edge), shadow=18),
        "badge": Look(theme.dark, ROUND, ((1.6, theme.rim), (1.6, theme.line))),
        "dark": Look(theme.dark, 10, edge, ((8, 1.3, theme.line),), shadow=12),
        "tip": Look(theme.paper, 8, ((1.5, theme.rim), (2, theme.line), (1, theme.rim)), shadow=14),
        "toast": Look(theme.dark, 22, ((1.5, theme.rim), (2, theme.line)), shadow=14),
        "chip": Look(theme.paper, 8, ((1.6, theme.rim),)),
        "popup": Look(theme.paper, 8, ((1.5, theme.rim), (2, theme.line)), shadow=14),
    }


def buttons(theme: Theme) -> dict[str, Look]:
    bright = theme.gold.top
    off = Look(theme.off, 9, ((2.2, theme.off_text),), dash=7)
    looks = {}
    for kind, still, hover, down in (
        ("button", theme.button, theme.button_hover, theme.button_down),
        ("asked", theme.asked, theme.asked_hover, theme.asked_down),
    ):
        looks[kind] = Look(still, 9, ((1.8, theme.rim),), ((4.5, 1.5, theme.line),), shadow=6)
        looks[f"{kind}_hover"] = Look(hover, 9, ((1.8, theme.rim),), ((4.5, 2.2, bright),), shadow=6)
        looks[f"{kind}_down"] = Look(down, 9, ((1.8, theme.rim),), ((4.5, 1.5, theme.line),))
        looks[f"{kind}_off"] = off
    pale, dim = theme.paper
    edge = ((1.5, theme.rim), (2.2, theme.line), (1, theme.rim))
    looks["paper_button"] = Look((pale, dim), 9, edge, shadow=5)
    looks["paper_button_hover"] = Look(
        (pale, pale), 9, ((1.5, theme.rim), (3.2, theme.legal), (1, theme.rim)), shadow=5
    )
    looks["paper_button_down"] = Look((dim, dim), 9, edge)
    looks["paper_button_off"] = off
    return looks


def controls(theme: Theme) -> dict[str, Look]:
    pale, dim = theme.paper
    bright, deep = theme.gold
    groove = Look(theme.button_down, ROUND, ((1.6, theme.rim),))
    return {
        "field": Look((pale, pale), 7, ((2, theme.ink_soft),)),
        "field_on": Look((pale, pale), 7, ((3, theme.focus),)),
        "field_off": Look((dim, dim), 7, ((2, theme.ink_soft),), dash=7),
        "groove": groove,
        "groove_on": Look((bright, deep), ROUND, ((1.6, theme.rim),)),
        "groove_off": Look(theme.off, ROUND, ((1.6, theme.rim),)),
        "knob": Look(theme.paper, ROUND, ((1.8, theme.rim), (2.4, theme.line), (1, theme.rim)), shadow=4),
        "knob_hover": Look((pale, pale), ROUND, ((1.8, theme.rim), (3.4, theme.legal), (1, theme.rim)), shadow=4),
        "tray": Look(theme.button_down, 9, ((1.6, theme.rim), (1.2, theme.line))),
        "choice_hover": Look(theme.button_hover, 7),
        "choice_on": Look(theme.paper, 7, ((1.4, theme.rim), (2, theme.line))),
        "row_hover": Look((dim, dim), 6, ((1.2, theme.line),)),
        "row_on": Look((pale, pale), 6, ((2.4, theme.asked[0]),)),
        "dropdown": Look((pale, pale), 7, ((2, theme.ink_soft),)),
        "dropdown_hover": Look((pale, pale), 7, ((3, theme.line),)),
        "field_wrong": Look((pale, pale), 7, ((3, theme.warn),)),
        "toggle_on": Look(theme.button, ROUND, ((1.6, theme.rim), (1.6, theme.line))),
        "toggle_off": groove,
        "tab": Look(theme.dark, 9, ((1.6, theme.rim), (1.4, theme.line))),
        "tab_on": Look(theme.paper, 9, ((1.6, theme.rim), (2, theme.line))),
        "legal": Look(((0, 0, 0, 0), (0, 0, 0, 0)), 10, ((2, theme.rim), (5, theme.legal), (2, theme.rim))),
        "bar": Look(((*theme.rim[:3], 80), (*theme.rim[:3], 80)), ROUND),
        "thumb": Look(theme.button_hover, ROUND, ((1.8, theme.rim), (1.6, theme.line))),
        "step": Look(theme.button, 8, ((1.8, theme.rim),), ((4, 1.3, theme.line),)),
        "step_down": Look(theme.button_down, 8, ((1.8, theme.rim),)),
        "step_off": Look(theme.off, 8, ((1.8, theme.rim),)),
    }


PANELS = {
    "paper": "parchment",
    "page": "page",
    "page_hover": "page_focus",
    "dialog": "dialog",
    "dark": "slab",
    "tip": "tooltip",
    "toast": "toast",
    "popup": "parchment",
    "badge": "badge",
    "button": "button_normal",
    "button_hover": "button_hover",
    "button_down": "button_pressed",
    "button_off": "button_disabled",
    "asked": "primary_normal",
    "asked_hover": "primary_hover",
    "asked_down": "primary_pressed",
    "asked_off": "button_disabled",
    "field": "field",
    "field_on": "field_focus",
    "field_wrong": "field_wrong",
    "dropdown": "dropdown",
    "dropdown_hover": "dropdown_open",
    "groove": "rail",
    "groove_on": "rail_fill",
    "knob": "knob",
    "knob_hover": "knob_hover",
    "toggle_on": "toggle_on",
    "toggle_off": "toggle_off",
    "tab": "tab_off",
    "tab_on": "tab_on",
    "row_hover": "row_hover",
    "row_on": "row_chosen",
    "bar": "scroll_rail",
    "legal": "target",
}

HOUSE = Theme(
    name="house",
    ink=(33, 20, 10),
    ink_soft=(91, 62, 34),
    cream=(255, 246, 223),
    cream_soft=(230, 219, 192),
    heading=(128, 28, 28),
    gold=Fade((255, 240, 176), (206, 142, 40)),
    line=(206, 160, 66),
    rim=(28, 16, 8),
    paper=((253, 246, 228), (240, 224, 188)),
    dark=((22, 74, 84), (10, 40, 50)),
    button=((20, 78, 88), (10, 44, 54)),
    button_hover=((32, 106, 116), (16, 66, 76)),
    button_down=((8, 42, 50), (6, 32, 40)),
    asked=((178, 48, 44), (128, 26, 30)),
    asked_hover=((196, 58, 50), (156, 36, 38)),
    asked_down=((118, 24, 28), (96, 18, 22)),
    asked_text=(255, 255, 250),
    legal=(255, 216, 74),
    focus=(14, 90, 120),
    focus_ground=(255, 246, 223),
    warn=(156, 32, 28),
    good=(46, 96, 44),
    off=((74, 64, 52), (60, 52, 42)),
    off_text=(222, 210, 184),
    night=(24, 14, 10),
    veil=(16, 8, 4, 150),
    panels={look: f"common/panel/{sprite}" for look, sprite in PANELS.items()},
)


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 black to 1 white (WCAG 2)."""
    red, green, blue = (_linear(part / 255) for part in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def contrast(a: Colour, b: Colour) -> float:
    """The contrast ratio of two opaque colours, 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
