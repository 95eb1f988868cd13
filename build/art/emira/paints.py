"""Paints of Emira: night, moonlight, lamplight, lacquer, walnut and parchment plates.

Two lights: the cool moon stands upper left, and lanterns glow warm. Every outline is EDGE, a very dark aubergine.
"""

from __future__ import annotations

from svg import circle, linear, radial

EDGE, SHADE = "#1b0f2e", "#070420"
MOON, MOON_RIM, STAR = "#fff3cf", "#cfdcff", "#fff6d8"
GOLD_LINE, GOLD_QUIET, GOLD_PALE = "#d9a441", "#8a713f", "#ffe9a8"
AMBER, AMBER_PALE = "#ffb84a", "#ffdf9e"
QUIET, QUIET_DARK = "#55629c", "#141c4b"
INK_PLATE, BROWN_PLATE = "#33180c", "#4a2a12"

brass = linear("#fff0bd", (0.35, "#e9b44a"), (0.7, "#b0741f"), "#7d4a10", to=(0.9, 0.6))
brass_down = linear("#fff1b5", (0.45, "#e4b34a"), "#9a6518")
silver = linear("#f6f8ff", (0.4, "#c3cae6"), "#6d769f", to=(0.8, 0.7))
plate = linear("#fdf3dc", "#e2c995")
panel = linear("#17225e", (0.5, "#101a49"), "#0b1236")
panel_hot = linear("#2a2a63", (0.4, "#191f55"), "#0d1440")
well = linear("#060b26", "#0d1540")
walnut = linear("#6b4130", (0.5, "#4a2b26"), "#33201f")
walnut_light = linear("#9a6746", (0.4, "#7a4c36"), "#523128")
button = linear("#fff0b8", (0.5, "#f5bd4a"), "#d08a26")
glass_lit = linear("#fff6cf", "#ffcf5f", "#f08a24")
glass_dark = linear("#33417c", "#1a2455")
palace_wall = linear("#b9afe2", (0.3, "#efeafc"), "#7d76b4", to=(1, 0))
palace_shade = linear("#8c84c0", "#5d5796", to=(1, 0))
dome = linear("#12707f", (0.3, "#9af0e2"), (0.6, "#2a9aa0"), "#0b4a68", to=(1, 0.3))
dome_gold = linear("#a8701c", (0.3, "#fff3b8"), (0.6, "#e3ab3c"), "#8a5212", to=(1, 0.3))
dome_violet = linear("#43307f", (0.3, "#c9b4ff"), (0.6, "#7a5ac0"), "#2c1b62", to=(1, 0.3))
dome_rose = linear("#7d2450", (0.3, "#ffc0d4"), (0.6, "#d0567f"), "#5c1238", to=(1, 0.3))
camel_hide = linear("#f2cf98", "#d39a55", "#a2652c", to=(0.35, 1))

lamplight = radial((0, "#ffe3a0", 0.95), (0.35, "#ffb347", 0.5), (1, "#ff9a2e", 0), centre=(0.5, 0.5), radius=0.5)
moonlight = radial((0, "#fff3cf", 0.8), (0.4, "#cdd6ff", 0.3), (1, "#9fb2ff", 0), centre=(0.5, 0.5), radius=0.5)
moon_face = linear("#fff8e2", "#f3e0b4", "#d3b9c4", to=(0.8, 1))

SKIES = {
    "night": linear("#070b30", (0.5, "#1d2873"), (0.8, "#4b3c8e"), "#7a4f96"),
    "deep": linear("#050a2b", (0.5, "#12306e"), (0.85, "#2c6a9c"), "#5a9ab2"),
    "rose": linear("#130838", (0.45, "#43206f"), (0.78, "#a24a80"), "#e8896a"),
    "dusk": linear("#0a0c3a", (0.45, "#33256f"), (0.75, "#8f4a6c"), "#e69a5c"),
    "teal": linear("#061433", (0.5, "#0f4a66"), (0.85, "#2a8a8c"), "#7cc4a8"),
    "violet": linear("#0c0833", (0.5, "#35206f"), (0.85, "#6a45a8"), "#a07ad0"),
}


def glow(x: float, y: float, r: float, strength: float = 1) -> str:
    """Warm light of a lamp round (x, y)."""
    return circle(x, y, r, lamplight, opacity=strength)


def moonglow(x: float, y: float, r: float, strength: float = 1) -> str:
    """Cool light of the moon round (x, y)."""
    return circle(x, y, r, moonlight, opacity=strength)
