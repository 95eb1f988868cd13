"""Paints of Al Rashid: five families told apart by pattern and shape, six palaces by dome and sign, and the grounds.

Family colours are those of palette.FAMILIES; none is vermilion, which means "asked of you" and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from common.buildings import Dome
from palette import FAMILIES, INK
from svg import line, linear, radial, tile

EDGE, EDGE_SOFT = "#22110a", "#5c3608"
IVORY_HIGH, IVORY_LOW, QUIET = "#fffaf0", "#eee0c0", "#5d4128"
LEAF_LINE, LEAF_LIGHT = "#ffd257", "#f8dd8a"
SKIN = "#e3b083"

ivory_flat = linear("#fbf4e3", "#f5ead0")
stone_tablet = linear("#e7dcc4", "#cdbd9b")
vermilion = linear("#dc4a2c", "#a3240f")
vermilion_button = linear("#da4a2a", "#c2331a", "#98200e")
lapis = linear("#2a56b8", "#142f78")
sea = linear("#2d62c2", "#163f96", to=(0.5, 1))
leaf_sky = linear("#f6d680", (0.35, "#e3b24c"), (0.6, "#f2cc70"), "#cf9432", to=(1, 0.6))
binding = radial("#6a221b", (0.55, "#431210"), "#1f0706", centre=(0.35, 0.25), radius=1)


@dataclass(frozen=True)
class Family:
    """A family's cloth: base, light, dark; ink that reads on it; colour of its pattern; the pattern; skin and beard."""

    id: str
    base: str
    light: str
    dark: str
    ink: str
    device: str
    pattern: str
    size: tuple[float, float]
    skin: str
    beard: str

    def cloth(self) -> str:
        """The lit cloth, without its pattern."""
        return linear(self.light, (0.45, self.base), self.dark, to=(1, 0.55))

    def weave(self, opacity: float = 1) -> str:
        """The pattern alone, to lie over the cloth."""
        return tile(*self.size, f'<g opacity="{opacity}">{self.pattern}</g>')


def _strokes(d: str, width: float, colour: str, opacity: float) -> str:
    return line(d, colour, width, opacity=opacity)


_PALE = "#fff4d6"
_DOTS = "".join(f'<circle cx="{c}" cy="{c}" r="1.75" fill="{_PALE}" opacity=".85"/>' for c in (2.4, 6.9))

SAHL = Family(
    "sahl",
    FAMILIES["sahl"],
    "#37a68f",
    "#053a32",
    "#ffffff",
    _PALE,
    _strokes("M-2 12L12-2M3 17L17 3M-7 7L7-7", 2.3, _PALE, 0.62),
    (10, 10),
    "#e3b083",
    "#4a2d1a",
)
TAHIR = Family("tahir", FAMILIES["tahir"], "#4f7cd6", "#0f2360", "#ffffff", _PALE, _DOTS, (9, 9), "#c98d5c", "#2a1a12")
FURAT = Family(
    "furat",
    FAMILIES["furat"],
    "#ffd566",
    "#8f5a06",
    INK,
    "#7a3306",
    _strokes("M0 4L5 9L10 4M0-6L5-1L10-6M0 14L5 19L10 14", 2, "#7a3306", 0.75),
    (10, 10),
    "#b87a4a",
    "#3a2a20",
)
WAHB = Family(
    "wahb",
    FAMILIES["wahb"],
    "#ef86ae",
    "#7c1440",
    "#ffffff",
    _PALE,
    _strokes("M0 3H10", 2.3, _PALE, 0.62),
    (10, 8),
    "#eec096",
    "#7a3f1c",
)
ZAYYAT = Family(
    "zayyat",
    FAMILIES["zayyat"],
    "#6d5f6b",
    "#1a1418",
    "#ffffff",
    _PALE,
    _strokes("M5 0V10M0 5H10", 1.3, _PALE, 0.62),
    (10, 10),
    "#9a6238",
    "#1c1412",
)
HOUSES = (SAHL, TAHIR, FURAT, WAHB, ZAYYAT)
"""By seat colour 0 to 4."""


@dataclass(frozen=True)
class Guild:
    """A palace's colours: base, light, dark."""

    base: str
    light: str
    dark: str

    def tile(self) -> str:
        """The enamel of its title tiles."""
        return linear(self.light, (0.28, self.base), self.dark, to=(0.5, 1))

    def dome(self) -> Dome:
        """The glaze of its domes."""
        return Dome(self.dark, self.light, self.base)


GUILDS = {
    "intrigue": Guild("#3b343c", "#7a6f7c", "#1c171d"),
    "military": Guild("#a82a1c", "#e06a4e", "#5f110a"),
    "lore": Guild("#6b3b8e", "#a878cc", "#3b1a55"),
    "trade": Guild("#1f4da8", "#5f92e6", "#10295f"),
    "politics": Guild("#0c7589", "#4fbccd", "#063f4f"),
    "caliph": Guild("#18754a", "#56b786", "#083f26"),
}
