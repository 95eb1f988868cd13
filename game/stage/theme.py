"""Colours with one meaning each, and the looks made of them. A box overrides what it needs with `_replace`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.stage.shapes import Colour, Look
from game.stage.text import Fade

Pair = tuple[Colour, Colour]


class Theme(NamedTuple):
    """The palette of the house or of a box.

    Text: ink on paper, cream on dark; soft and faint are weaker. Signals: `asked` is kept for "this is asked of you",
    `legal` for "you may choose this", `focus` for the keyboard, `warn` for "why not" and danger.
    Pairs are (top, bottom) of a gradient. `icons` maps names used in markup to sprite ids.
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
    icons: Mapping[str, str] = {}

    def palette(self) -> tuple[tuple[str, Colour], ...]:
        """The colours markup may name."""
        named = ("ink", "ink_soft", "cream", "heading", "warn", "good", "focus", "line")
        return tuple((name, getattr(self, name)) for name in named)


HOUSE = Theme(
    name="house",
    ink=(33, 20, 10),
    ink_soft=(91, 62, 34),
    cream=(255, 246, 223),
    cream_soft=(226, 214, 186),
    heading=(128, 28, 28),
    gold=Fade((255, 240, 176), (206, 142, 40)),
    line=(214, 168, 72),
    rim=(28, 16, 8),
    paper=((253, 246, 228), (240, 224, 188)),
    dark=((22, 74, 84), (10, 40, 50)),
    button=((20, 78, 88), (10, 44, 54)),
    button_hover=((30, 98, 108), (16, 62, 72)),
    button_down=((10, 50, 58), (6, 32, 40)),
    asked=((184, 52, 46), (130, 28, 30)),
    asked_text=(255, 246, 223),
    legal=(255, 216, 74),
    focus=(14, 90, 120),
    focus_ground=(255, 246, 223),
    warn=(156, 32, 28),
    good=(46, 96, 44),
    off=((86, 84, 76), (64, 62, 56)),
    off_text=(222, 212, 190),
    night=(24, 14, 10),
    veil=(16, 8, 4, 150),
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


def paper_look(theme: Theme, radius: float = 10) -> Look:
    rims = ((1.5, theme.rim), (3.0, theme.line), (1.5, theme.rim))
    return Look(theme.paper, radius, rims, ((9, 1.4, theme.line),), shadow=10)


def dark_look(theme: Theme, radius: float = 10) -> Look:
    rims = ((1.5, theme.rim), (2.5, theme.line), (1.5, theme.rim))
    return Look(theme.dark, radius, rims, ((8, 1.4, theme.line),), shadow=10)
