"""The colours of Crown of Emara: honey stone, leaf green, madder, and parchment under every text."""

from __future__ import annotations

from dataclasses import replace

from game.crown.rules.board import GOODS
from game.stage.shapes import Colour, Look
from game.stage.text import Fade
from game.stage.theme import HOUSE, Pair

INK: Colour = (43, 25, 12)
INK_SOFT: Colour = (91, 58, 30)
LINE: Colour = (58, 35, 19)
CREAM: Colour = (255, 246, 223)
HEADER: Colour = (251, 233, 189)
LABEL: Colour = (251, 227, 180)
GOLD: Colour = (226, 177, 72)
SUN: Colour = (255, 216, 74)
SUN_LIGHT: Colour = (255, 238, 176)
PAPER: Pair = ((253, 245, 224), (236, 217, 174))
PAPER_LOW: Pair = ((241, 224, 184), (217, 191, 136))
ROW: Pair = ((239, 223, 184), (231, 212, 166))
ROW_ODD: Pair = ((227, 204, 151), (219, 194, 138))
ROW_NEXT: Pair = ((255, 243, 201), (250, 228, 160))
LOCKED: Pair = ((176, 148, 106), (156, 128, 88))
OAK_DARK: Pair = ((90, 55, 28), (52, 29, 13))

SEAT_COLOURS: tuple[Colour, ...] = ((176, 42, 44), (47, 95, 166), (241, 230, 205), (79, 122, 54))
SEAT_INK: tuple[Colour, ...] = (CREAM, CREAM, INK, CREAM)

PLATE_LIT = Look(((255, 232, 128), SUN), 8, ((2.4, INK),))
TAB = Look((INK, (30, 16, 6)), 6, ((1.6, SUN),))
ROW_LOOKS = (Look(ROW, 6, ((1.0, (184, 150, 92)),)), Look(ROW_ODD, 6, ((1.0, (184, 150, 92)),)))
ROW_NEXT_LOOK = Look(ROW_NEXT, 6, ((2.4, (138, 92, 23)),))
EMPTY_FIELD = Look(((44, 74, 56), (34, 60, 46)), 42)
ACTION = Look(PAPER_LOW, 9, ((2.0, LINE),), shadow=4)
ACTION_OFF = Look(LOCKED, 9, ((2.0, (70, 46, 24)),))

CROWN_THEME = replace(
    HOUSE,
    name="crown",
    ink=INK,
    ink_soft=INK_SOFT,
    cream=CREAM,
    cream_soft=(236, 218, 176),
    heading=(125, 27, 30),
    gold=Fade((255, 243, 184), (197, 138, 34)),
    line=GOLD,
    rim=LINE,
    paper=PAPER,
    dark=OAK_DARK,
    button=((106, 67, 37), (65, 38, 18)),
    button_hover=((138, 90, 50), (86, 52, 26)),
    button_down=((65, 38, 18), (52, 29, 13)),
    asked=((178, 51, 45), (125, 27, 30)),
    legal=SUN,
    focus=(14, 90, 120),
    focus_ground=CREAM,
    warn=(148, 30, 26),
    good=(46, 96, 44),
    off=((92, 68, 44), (76, 54, 34)),
    off_text=(233, 214, 178),
    night=(28, 15, 6),
    icons={
        **{str(good): f"crown/good/{good}" for good in GOODS},
        "any": "crown/good/any",
        "favor": "crown/good/favor",
        "buildings": "crown/marker/building_points",
        "citizens": "crown/marker/citizen_points",
    },
    panels={"paper": "crown/panel/ribbon", "button": "crown/panel/button_dark"},
)
