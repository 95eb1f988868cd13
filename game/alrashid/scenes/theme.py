"""The colours of Al Rashid: ivory to read on, lapis and gold leaf around it, vermilion for what is asked of you."""

from __future__ import annotations

from dataclasses import replace

from game.alrashid.rules.board import WARES
from game.stage.shapes import Colour
from game.stage.text import Fade
from game.stage.theme import HOUSE, Pair

INK: Colour = (43, 26, 16)
QUIET: Colour = (93, 65, 40)
IVORY: Colour = (255, 244, 214)
VERMILION: Colour = (196, 52, 28)
DEEP: Colour = (134, 25, 15)
LAPIS: Colour = (29, 66, 155)
GOLD: Colour = (217, 164, 65)
LIGHT: Colour = (255, 210, 87)
STONE: Colour = (74, 52, 32)
MALACHITE: Colour = (10, 97, 83)
PAPER: Pair = ((253, 247, 232), (241, 228, 198))
LEATHER: Pair = ((106, 34, 27), (62, 17, 14))

SEAT_COLOURS: tuple[Colour, ...] = ((10, 97, 83), (29, 66, 155), (233, 165, 29), (196, 58, 116), (58, 48, 56))
SEAT_INK: tuple[Colour, ...] = ((255, 255, 255), (255, 255, 255), INK, (255, 255, 255), (255, 255, 255))

PALE_GOLD: Colour = (255, 236, 170)
RED_SHADOW: Colour = (74, 14, 4)
"""The edge of ivory letters on vermilion."""

SEAT_SHADOW: tuple[Colour | None, ...] = ((3, 40, 34), (8, 22, 60), None, (84, 14, 44), (16, 12, 16))
"""The edge of white letters on a family's cloth."""

ALRASHID_THEME = replace(
    HOUSE,
    name="alrashid",
    ink=INK,
    ink_soft=QUIET,
    cream=IVORY,
    cream_soft=(238, 222, 184),
    heading=DEEP,
    gold=Fade((255, 240, 180), (206, 142, 40)),
    line=GOLD,
    rim=(34, 17, 10),
    paper=PAPER,
    dark=((36, 75, 165), (18, 42, 110)),
    button=LEATHER,
    button_hover=((138, 50, 38), (90, 26, 20)),
    button_down=((62, 17, 14), (44, 12, 10)),
    asked=((218, 74, 42), (152, 32, 14)),
    asked_hover=((240, 96, 60), (168, 39, 15)),
    asked_down=((152, 32, 14), (120, 24, 10)),
    legal=LIGHT,
    focus=(14, 90, 120),
    focus_ground=IVORY,
    warn=DEEP,
    good=MALACHITE,
    off=((92, 62, 52), (72, 46, 38)),
    off_text=(233, 214, 178),
    night=(31, 7, 6),
    icons={
        **{str(ware): f"alrashid/ware/{ware}" for ware in WARES},
        "any": "alrashid/ware/any",
        "note": "alrashid/token/note",
        "influence": "alrashid/token/influence",
        "dishonor": "alrashid/token/dishonor",
        "prestige": "alrashid/token/prestige",
        "land": "alrashid/icon/land",
        "sea": "alrashid/icon/sea",
    },
    panels={},
)
