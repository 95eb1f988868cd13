"""Colours of the house and of the three boxes, with the paints made from them.

The light comes from the upper left in every picture; one outline colour, LINE, holds them together. Colours with one
meaning (SUN, FOCUS and each box's signal) are used for nothing else. Contrast figures stand in README.md.
"""

from __future__ import annotations

from dataclasses import dataclass

from svg import linear, radial, tile

# ------------------------------------------------------------------------------------------------------- the house
INK, INK2 = "#2b190c", "#5b3a1e"
LINE, LINE_DEEP = "#3a2313", "#2b170a"
SHADE = "#1c0e04"
PAPER, PAPER_LOW, CREAM, WHITE = "#f7ebcf", "#e9d5a9", "#fff6df", "#fffaf0"
GOLD, GOLD_DARK, GOLD_LIGHT = "#e2b148", "#8a5c17", "#fbe39a"
FOCUS = "#0e5a78"

gold = linear("#fff3b8", (0.28, "#f0c552"), (0.62, "#c58a22"), "#7a4a10")
gold_bar = linear("#c58a22", (0.2, "#fbe08a"), (0.5, "#dba63a"), (0.8, "#fbe08a"), "#a86f1c", to=(1, 0))
coin = radial("#fdeca6", (0.55, "#e0aa3a"), "#9d6318")
steel = linear("#f2f1ec", "#a9aaa8", (1, "#7f807e"), to=(0.7, 1))
paper = linear("#fdf5e0", "#ecd9ae", to=(0.4, 1))
paper_low = linear("#f1e0b8", "#d9bf88", to=(0.3, 1))

# --------------------------------------------------------------------------------------------------- Crown of Emara
SUN = "#ffd84a"
OAK, OAK_DARK, OAK_LIGHT = "#6a4325", "#412612", "#93643a"
STONE, STONE_DARK, STONE_LIGHT = "#d9c49c", "#a98f66", "#efe0bf"
CLOTH, CLOTH_DARK = "#35543c", "#23392a"
MADDER, LEAF = "#9c2a26", "#4f7a36"

oak = linear("#83552f", OAK, "#4b2c15")
oak_dark = linear("#5a371c", "#341d0c")
timber = linear("#b9793f", "#6e3f1b")
stone = linear("#f3e6c8", STONE, "#b49a6e", to=(0.3, 1))
stone_level = linear("#efe0bd", "#bda47a")
wall = linear("#fff0cf", (0.55, "#e8cf9f"), "#b9935f", to=(1, 0.15))
wall_shade = linear("#d9bd8b", "#9a774a", to=(1, 0))
roof_red = linear("#d97045", "#8f3523", to=(0.6, 1))
roof_blue = linear("#6f97b5", "#3a5873", to=(0.6, 1))
thatch = linear("#f4d27a", "#b17f2c", to=(0.5, 1))
grass = linear("#a9bf55", "#5f8436")
plaza = linear("#f3e1b4", "#dcbf85")
madder = linear("#b2332d", "#7d1b1e")
sky = linear("#8fc7dd", (0.55, "#cfe6de"), "#fdf0cf")
sky_warm = linear("#9ccbe0", (0.6, "#e3ecd6"), "#fff0c8")
sunbeam = linear((0, "#fff2c0", 0.34), (0.5, "#fff2c0", 0.07), (1, "#fff2c0", 0), to=(0.7, 1))


@dataclass(frozen=True)
class SeatColours:
    """A seat's colours: cloth, its shade and light, ink that reads on it, and the colour of its device."""

    base: str
    dark: str
    light: str
    ink: str
    device: str
    pattern: str


SEATS = (
    SeatColours(
        "#b02a2c",
        "#6e1518",
        "#dd6a58",
        CREAM,
        "#ffe9b8",
        '<path d="M-1 9L6 3L13 9" fill="none" stroke="#ffe9b8" stroke-width="2.6"/>',
    ),
    SeatColours(
        "#2f5fa6",
        "#173869",
        "#6b98d6",
        CREAM,
        "#e9f1ff",
        '<path d="M6-1V13M-1 6H13" stroke="#e9f1ff" stroke-width="2.4"/>',
    ),
    SeatColours("#f1e6cd", "#a58f6a", "#fffdf4", INK, "#2b2523", '<path d="M6 1.5L10 6L6 10.5L2 6Z" fill="#2b2523"/>'),
    SeatColours(
        "#4f7a36",
        "#29471b",
        "#8db56a",
        CREAM,
        "#fff1b8",
        '<path d="M-3-3L15 15M-3 9L3 15M9-3L15 3" stroke="#fff1b8" stroke-width="2.6"/>',
    ),
)


def seat_cloth(seat: int, size: float = 12) -> str:
    """The seat's patterned cloth as a paint: chevrons, crosses, lozenges or bends."""
    colours = SEATS[seat]
    ground = f'<rect width="12" height="12" fill="{colours.base}"/>{colours.pattern}'
    return tile(size, size, f'<g transform="scale({size / 12:.4g})">{ground}</g>')


# ----------------------------------------------------------------------------------------------------------- Emira
NIGHT_DEEP, NIGHT, NIGHT_LIGHT = "#060a22", "#0c1338", "#16205a"
LANTERN, MIST, IVORY_COOL = "#ffb84a", "#bcc7ec", "#f6eedb"
TURQUOISE, ROSE, VIOLET = "#39c2b4", "#ef7fa3", "#b48cf2"
SHEIKS = {"green": "#2fa36b", "blue": "#4a8df0", "red": "#e0483f", "black": "#4b4f63", "white": "#f4efe2"}

night_panel = linear("#17225e", "#101a49", "#0b1236")
night_sky = linear("#050820", "#0d1547", "#232a78", "#4a3a86")

# -------------------------------------------------------------------------------------------------------- Al Rashid
IVORY, IVORY_DARK = "#f8f0dd", "#d9c496"
LAPIS, LAPIS_DARK, LAPIS_LIGHT = "#1d429b", "#10245c", "#4a78d0"
VERMILION, VERMILION_DARK, VERMILION_LIGHT = "#c4341c", "#86190f", "#e8694a"
LEATHER, LEATHER_DARK = "#4a1613", "#210807"
FAMILIES = {"sahl": "#0a6153", "tahir": "#1d429b", "furat": "#e9a51d", "wahb": "#c43a74", "zayyat": "#3a3038"}

ivory_panel = linear("#fdf7e8", "#f1e4c6")
lapis_sea = linear("#2d62c2", "#163f96")
leather = linear("#6a221b", "#1f0706")
