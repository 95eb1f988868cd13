"""Events of the road: camels, caravans, storms."""

from __future__ import annotations

import math
import random

from emira import camel as beasts
from emira import folk, scene, wares
from emira.folk import AMBER, PLUM, SAND, TEAL
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, SHADE, brass, glow, moon_face
from svg import circle, ellipse, group, line, linear, num, path, rect, star

TURQUOISE = beasts.Blanket("#1f8f86", "#0b4f5c", "lozenges", "#ffe9a8")
CRIMSON = beasts.Blanket("#b3264a", "#5c1030", "zigzag", "#ffd98a")
VIOLET = beasts.Blanket("#6a45bd", "#2b1a66", "stars", "#f4dc9a")


def better_breed() -> str:
    """A white racing camel in golden trappings, judged the best."""
    halo = "".join(group(path("M0-30L5-92H-5Z", "#ffe3a0", opacity=0.22), 80, 92, rotate=24 * k) for k in range(15))
    rosette = (
        path(star(0, 0, 15, 11.5, 12), "#e0483f", EDGE, 1.8)
        + circle(0, 0, 8, brass, EDGE, 1.6)
        + path(star(0, 0, 5.6, 2.4, 5), "#fff6da")
    )
    ribbons = path("M-6 10L-11 28L-4 24L0 32L4 12ZM6 10L11 28L4 24L0 32L-4 12Z", "#b3264a", EDGE, 1.6)
    return (
        scene.night("night", 12, moon=None)
        + halo
        + scene.sand(140)
        + path("M18 150H142L150 166H10Z", linear("#7a4fc0", "#3a2170"), EDGE, 2)
        + line("M20 153H140", GOLD_PALE, 2)
        + ellipse(80, 150, 62, 7, SHADE, opacity=0.35)
        + group(beasts.camel(beasts.Blanket("#e2b148", "#8a5c17", "knots", "#7a2450"), beasts.WHITE, 6), 76, 152, 0.68)
        + group(ribbons + rosette, 106, 104, 0.8)
        + group(folk.folk(PLUM, "turban"), 138, 162, 0.9)
    )


def camel_breeding() -> str:
    """A mare with her foal by the well, under palms."""
    foal = group(beasts.camel(TURQUOISE, beasts.WHITE, 4, tassels=False), 116, 160, (-0.36, 0.36))
    return (
        scene.night("teal", 14, moon=(118, 36, 13))
        + group(folk.palm(74, 8), 24, 142)
        + group(folk.palm(56, -6), 146, 138, 0.8)
        + path("M0 138Q60 124 160 136V176H0Z", "#2a6a5c")
        + path("M0 150Q70 138 160 150V176H0Z", linear("#3f8a5e", "#1c4a44"))
        + ellipse(70, 156, 56, 6, SHADE, opacity=0.35)
        + group(beasts.camel(CRIMSON, stride=4), 62, 156, 0.62)
        + foal
        + "".join(
            line(f"M{x} {y}l-2-6M{x} {y}l1-7M{x} {y}l4-5", "#8fd28a", 1.6)
            for x, y in ((18, 166), (52, 170), (142, 166), (88, 170))
        )
    )


def camel_epidemic() -> str:
    """A camel lying down, a cloth round its head; the healer brings a bowl."""
    lying = (
        path(
            "M-62 0C-66-22-52-36-30-36C-26-52-6-54 2-38C14-34 24-34 34-26C42-24 46-34 47-46"
            "C48-58 56-66 66-66C82-68 92-58 90-50C86-46 76-46 70-44C70-26 62-8 44 0Z",
            beasts.DUN.near,
            EDGE,
            2.4,
        )
        + path("M-20-36C-8-30 8-30 18-34L20-6C4 0-12 0-24-6Z", "#6a7f5c", EDGE, 1.8)
        + line("M-22-10Q-2-2 20-10", GOLD_LINE, 3)
        + path(
            "M-54 0C-54-8-44-10-36-8H-12C-6-8-6 0-12 0ZM18 0C18-8 26-9 34-8H52C58-8 58 0 52 0Z",
            beasts.DUN.near,
            EDGE,
            2,
        )
        + path("M50-60C56-74 78-74 84-62L80-54C74-62 60-62 54-52Z", "#fff6e4", EDGE, 1.8)
        + path("M54-56L46-66L58-62Z", "#fff6e4", EDGE, 1.6)
        + line("M68-55Q72-52 76-55", EDGE, 2)
        + line("M82-49Q86-48 89-50", EDGE, 1.6)
    )
    healer = group(
        folk.folk(
            SAND,
            "hood",
            left=True,
            arms=folk.arm("M8-26Q14-18 18-14", SAND, (19, -14)) + group(wares.cup("#3f9a5e"), 22, -9, 0.9),
        ),
        140,
        160,
        1.24,
    )
    dizzy = "".join(path(star(x, y, 4, 1.6, 4), "#c9f06a", EDGE, 1) for x, y in ((72, 92), (88, 84), (104, 92)))
    return (
        scene.night("teal", 16, moon=None)
        + circle(40, 40, 17, "#c9e08a", opacity=0.9)
        + rect(0, 0, 160, 176, 0, "#35521f", opacity=0.32)
        + scene.sand(140, ("#7c7a4a", "#45503f"), "#d9e0a0")
        + ellipse(54, 158, 54, 6, SHADE, opacity=0.4)
        + group(lying, 48, 158, 0.68)
        + dizzy
        + healer
    )


def hard_times() -> str:
    """Cracked ground, a bare palm, a beggar's empty bowl."""
    cracks = (
        "M10 150L34 156L28 168M34 156L60 150L76 164L70 176M60 150L66 140M76 164L104 158"
        "L120 170M104 158L112 146M140 152L128 160L146 172"
    )
    trunk = "M36 150Q30 104 44 66"
    dead = (
        line(trunk, EDGE, 9)
        + line(trunk, "#7a6a6c", 5.4)
        + "".join(
            group(path("M0 0C6 8 8 22 2 34C-4 22-6 10 0 0Z", "#7a6a4a", EDGE, 1.8), 44, 66, rotate=t)
            for t in (20, 54, -22, -58, 84)
        )
    )
    beggar = group(
        folk.folk(
            folk.Garb("#6f6f92", "#3a3a5c", "#8a86a8", "#9a94b8", "#a5673d"),
            "hood",
            "#c9c6d6",
            arms=folk.arm("M9-28Q18-20 24-20", folk.Garb("#6f6f92", "#3a3a5c"), (26, -20)),
        ),
        98,
        162,
        1.3,
    )
    bowl = path("M120 134H144Q142 148 132 148Q122 148 120 134Z", "#8a5430", EDGE, 2) + ellipse(
        132, 134, 12, 3.4, "#3a2014", EDGE, 1.8
    )
    return (
        scene.night("night", 23, 20, moon=(120, 38, 13))
        + rect(0, 0, 160, 176, 0, "#2a2a3c", opacity=0.4)
        + path("M0 140Q80 128 160 140V176H0Z", linear("#7d6a6c", "#423a52"))
        + line(cracks, "#241c34", 2, opacity=0.8)
        + dead
        + beggar
        + bowl
        + line("M16 60q6-6 12 0q6-6 12 0M70 50q5-5 10 0q5-5 10 0", "#15122c", 2)
    )


def long_journey() -> str:
    """Rest at an oasis far out: one caravan, one more day."""
    tent = (
        path("M96 142L124 92L152 142Z", linear("#b3264a", "#5c1030"), EDGE, 2)
        + path("M124 92L116 142H132Z", "#1b0f2e")
        + path("M124 92L106 142M124 92L142 142", "none", "#ffd98a", 2)
        + line("M124 92V82", EDGE, 2.4)
        + path("M124 82L136 86L124 90Z", GOLD_LINE, EDGE, 1.2)
    )
    trail = "".join(
        ellipse(10 + 11 * k, 168 - 2.2 * k - 7 * math.sin(k * 0.7), 2.6, 1.3, "#43285a", opacity=0.8) for k in range(9)
    )
    return (
        scene.night("rose", 26, moon=(36, 40, 14))
        + "".join(path(star(x, y, r, r * 0.28, 4), "#fff6d8") for x, y, r in ((104, 46, 8), (128, 62, 5), (84, 62, 4)))
        + scene.sand(136, ("#b3705a", "#6b3f62"))
        + tent
        + group(folk.palm(62, -6), 92, 144, 0.8)
        + trail
        + ellipse(52, 160, 44, 5, SHADE, opacity=0.35)
        + group(beasts.camel(CRIMSON, stride=10, load=beasts.packs()), 48, 160, 0.5)
        + group(folk.folk(TEAL, "keffiyeh"), 104, 164, 0.8)
        + glow(124, 150, 34, 0.9)
        + path("M116 158q8-22 9-8q5-4 2 8Z", "#ffcf5f", "#d9692a", 1.4)
        + line("M112 160H134", "#5a2f12", 4)
    )


def sandstorm() -> str:
    """Whirling sand; drover and camel turn their backs to it."""
    swirls = "".join(
        line(
            f"M{num(-20 + 6 * (k % 3))} {num(18 + 12.4 * k)}C36 {num(4 + 12.4 * k)} 70 {num(34 + 12.4 * k)}"
            f" {num(112)} {num(16 + 12.4 * k)}S{num(160)} {num(24 + 12.4 * k)} 190 {num(10 + 12.4 * k)}",
            c,
            w,
            opacity=0.62,
        )
        for k, (c, w) in enumerate(
            (
                ("#e2b078", 5),
                ("#c98a5a", 9),
                ("#f2d09a", 4),
                ("#d9a06a", 12),
                ("#f2d09a", 4),
                ("#b87850", 10),
                ("#e2b078", 5),
                ("#c98a5a", 12),
                ("#f2d09a", 4),
                ("#d9a06a", 10),
                ("#e2b078", 4),
            )
        )
    )
    luck = random.Random(4)
    grains = "".join(
        circle(luck.uniform(0, 160), luck.uniform(20, 160), luck.uniform(0.8, 1.8), "#fff0cc", opacity=0.8)
        for _ in range(60)
    )
    return (
        rect(0, 0, 160, 176, 0, linear("#3a2350", "#8a5252", "#c98a5a"))
        + circle(112, 46, 20, moon_face, opacity=0.5)
        + scene.sand(142, ("#d9a06a", "#a8704f"))
        + group(swirls, opacity=0.8)
        + group(beasts.camel(VIOLET, stride=12), 92, 160, (-0.56, 0.56))
        + group(folk.folk(AMBER, "hood"), 36, 164, 1.1, -9)
        + line(
            "M-6 120C36 108 60 132 100 118S150 124 176 112M-6 152C40 140 70 160 120 146S160 152 176 144",
            "#f2d09a",
            6,
            opacity=0.55,
        )
        + grains
    )


ROAD_EVENTS = {
    f.__name__: f for f in (better_breed, camel_breeding, camel_epidemic, long_journey, sandstorm, hard_times)
}
