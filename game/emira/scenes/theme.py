"""The colours of Emira: moon blue and gold, lantern light on what may be chosen, parchment only where names stand."""

from __future__ import annotations

from dataclasses import replace

from game.emira.rules.board import Preference, Sheik, Skill
from game.stage.shapes import Colour, Look
from game.stage.text import Fade
from game.stage.theme import HOUSE, Pair

IVORY: Colour = (246, 238, 219)
MIST: Colour = (188, 199, 236)
GOLD: Colour = (244, 207, 116)
AMBER: Colour = (255, 184, 74)
AMBER_PALE: Colour = (255, 223, 158)
WARN: Colour = (255, 157, 134)
GOOD: Colour = (130, 222, 170)
OFF_TEXT: Colour = (152, 165, 214)
INK: Colour = (51, 24, 12)
BROWN: Colour = (74, 42, 18)
PLUM: Colour = (44, 21, 84)
RIM: Colour = (5, 8, 32)
EDGE: Colour = (138, 113, 63)
SHUT: Colour = (85, 98, 156)
BUTTON_INK: Colour = (42, 20, 3)

PANEL: Pair = ((23, 34, 94), (11, 18, 54))
WELL: Pair = ((6, 11, 38), (13, 21, 64))
PLATE: Pair = ((253, 243, 220), (226, 201, 149))
WALNUT: Pair = ((107, 65, 48), (51, 32, 31))
BOX: Pair = ((27, 18, 48), (22, 14, 40))
BOX_PAYS: Pair = ((122, 76, 36), (92, 56, 28))
BUTTON: Pair = ((37, 51, 127), (22, 32, 92))
LIT: Pair = ((255, 240, 184), (208, 138, 38))
LIT_HOT: Pair = ((255, 248, 216), (232, 162, 58))
LIT_LOW: Pair = ((74, 52, 16), (54, 36, 10))

SHEIK_COLOURS: dict[Sheik, Colour] = {
    Sheik.GREEN: (47, 163, 107),
    Sheik.WHITE: (244, 239, 226),
    Sheik.RED: (224, 72, 63),
    Sheik.BLUE: (74, 141, 240),
    Sheik.BLACK: (112, 118, 150),
}
SKILL_INKS: dict[Skill, Colour] = {
    Skill.INTELLIGENCE: (23, 58, 134),
    Skill.HOUSEKEEPING: (20, 83, 47),
    Skill.COOKING: (125, 58, 12),
    Skill.ROMANCE: (124, 22, 64),
}
SEAT_COLOURS: tuple[Colour, ...] = (AMBER, (120, 200, 255), (239, 127, 163), (57, 194, 180), (180, 140, 242))
"""The stripes of the log by seat; what a seat's sheik looks like is only known at the table."""

PLAIN_LOOK = Look(((18, 28, 80), (12, 19, 58)), 10, ((1.2, (46, 58, 116)),))
WELL_LOOK = Look(WELL, 9, ((1.4, (58, 70, 134)),))
WELL_HOT = Look(((42, 35, 80), (28, 24, 66)), 9, ((2.2, AMBER),))
WELL_OWN = Look(((24, 64, 72), (16, 44, 62)), 9, ((2.0, (86, 190, 150)),))
WELL_SHUT = Look(WELL, 9, ((1.6, SHUT),), dash=6)
STRIP_LOOK = Look(((7, 12, 42), (7, 12, 42)), 8)
CARD_LOOK = Look(PLATE, 6, ((1.2, INK), (2.0, (217, 164, 65))), shadow=4)
WALNUT_LOOK = Look(WALNUT, 8, ((1.0, (28, 16, 14)), (1.6, (201, 153, 63))), shadow=4)
BOX_LOOK = Look(BOX, 5, ((1.2, (122, 82, 54)),))
PAYS_LOOK = Look(BOX_PAYS, 5, ((1.4, (240, 197, 82)),))
PAY_LOOK = Look(LIT_LOW, 9, ((1.8, AMBER),))
LEADS_LOOK = Look(((96, 72, 24), (80, 58, 20)), 6)

EMIRA_THEME = replace(
    HOUSE,
    name="emira",
    ink=IVORY,
    ink_soft=MIST,
    cream=IVORY,
    cream_soft=MIST,
    heading=GOLD,
    gold=Fade((255, 241, 181), (208, 146, 46)),
    line=(201, 153, 63),
    rim=RIM,
    paper=PANEL,
    dark=((16, 24, 70), (8, 13, 42)),
    button=BUTTON,
    button_hover=((54, 70, 158), (34, 46, 120)),
    button_down=((14, 21, 64), (10, 16, 50)),
    asked=LIT,
    asked_hover=LIT_HOT,
    asked_down=((208, 138, 38), (178, 112, 26)),
    asked_text=BUTTON_INK,
    legal=AMBER,
    focus=(150, 220, 255),
    focus_ground=RIM,
    warn=WARN,
    good=GOOD,
    off=((20, 28, 75), (18, 26, 69)),
    off_text=OFF_TEXT,
    night=(3, 5, 20),
    veil=(2, 4, 18, 170),
    icons={
        **{str(skill): f"emira/skill/{skill}" for skill in Skill},
        **{f"by_{preference}": f"emira/preference/{preference}" for preference in Preference},
        "coin": "emira/coin/gold",
    },
    panels={
        "paper": "emira/panel/night",
        "button": "emira/panel/button",
        "button_hover": "emira/panel/button_hover",
        "button_down": "emira/panel/button",
        "button_off": "emira/panel/button_off",
        "asked": "emira/panel/button_main",
        "asked_hover": "emira/panel/button_main_hover",
        "asked_down": "emira/panel/button_main",
        "asked_off": "emira/panel/button_off",
        "chip": "emira/panel/chip_mine",
    },
)
