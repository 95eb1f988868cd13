"""The four locations of the countryside as wide pictures: forest, grainfield, quarry, weaving mill.

Each is 568 by 361; what the place is known by lies in the middle (x 222–346, y 100–270), the rest still tells of it.
"""

from __future__ import annotations

import random

from crown import buildings as built
from crown import scenery as land
from crown.workplaces import quarry, weaving_mill
from palette import LINE, roof_red, sky_warm, wall
from svg import bar, circle, group, line, num, path, rect

W, H = 568, 361


def forest() -> str:
    """Firs to the horizon, a great oak, the woodcutter's pile, his axe and his hut."""
    rnd = random.Random(3)
    out = land.heaven(W, H, 5, sun=(96, 52)) + land.ridge(W, 150, "#b6cfa0", 4) + land.birds(360, 60)
    for k in range(17):
        out += land.pine(
            8 + 35 * k + rnd.uniform(-8, 8),
            172 + rnd.uniform(-6, 5),
            rnd.uniform(0.62, 0.86),
            "#9bbd86",
            "#7ea56a",
            far=True,
        )
    out += land.ridge(W, 176, "#8db35f", 9, 6)
    for k in range(13):
        out += land.pine(
            20 + 45 * k + rnd.uniform(-12, 12),
            200 + rnd.uniform(-6, 6),
            rnd.uniform(0.84, 1.08),
            "#7aa861",
            "#4c7f3c",
            far=True,
        )
    out += land.meadow(W, 200, H) + path(
        "M250 361Q300 300 262 262Q236 232 282 206L300 206Q262 236 296 262Q350 306 330 361Z", "#d9c184", opacity=0.85
    )
    out += (
        land.tufts(0, 222, W, 120, 60, 8)
        + land.dots(10, 250, 200, 90, 14, 5, ("#fdf3d8", "#f0c552"))
        + land.dots(370, 250, 190, 90, 12, 6, ("#fdf3d8", "#e77f6a"))
    )
    for x, y, s in ((36, 240, 1.3), (112, 226, 1.08), (402, 222, 1.1), (470, 236, 1.35), (546, 226, 1.15)):
        out += land.pine(x, y, s)
    out += built.hut(434, 262, 0.92) + land.smoke(448, 208) + land.oak_tree(282, 232, 1.34)
    out += land.log_pile(196, 278, 3, 0.86) + land.stump(322, 270, 1.15)
    out += group(
        bar("M0 0L16-34", "#c58a4c", 2.8, rim=1.5)
        + path("M8-36L20-44Q28-38 26-30L17-27Z", "#c9cac6", LINE, 1.8)
        + path("M24-40Q28-38 26-30L22-29Q26-34 24-40Z", "#fff"),
        320,
        262,
    )
    out += (
        land.pine(64, 318, 1.5)
        + land.pine(512, 322, 1.55)
        + land.bush(150, 330, 1.2)
        + land.bush(384, 318, 1.1)
        + land.stump(240, 324, 0.9)
    )
    mushrooms = "".join(
        group(
            path("M-3 0V-7H3V0Z", "#fdf3d8", LINE, 1.4)
            + path("M-8-6Q0-18 8-6Q0-3-8-6Z", "#c8323a", LINE, 1.6)
            + circle(-2, -9, 1.2, "#fff")
            + circle(3, -8, 1.1, "#fff"),
            x,
            y,
            s,
        )
        for x, y, s in ((186, 322, 1), (196, 328, 0.8), (420, 300, 0.9))
    )
    return out + mushrooms


def grainfield() -> str:
    """A post mill on its rise, ripe rows running to it, sheaves and a laden cart."""
    out = (
        land.heaven(W, H, 9, sky_warm, sun=(468, 60))
        + land.ridge(W, 152, "#c6d184", 6, 10)
        + land.bush(60, 158, 0.7)
        + land.bush(120, 156, 0.6)
        + land.bush(520, 158, 0.8)
    )
    out += land.ridge(W, 172, "#dcc05c", 8, 8) + path("M0 190Q150 150 300 172T568 184V361H0Z", "#e8bb40")
    rows = ""
    for k in range(18):
        x0, x1 = -330 + 70 * k, 196 + 11.6 * k
        rows += line(f"M{x0} 361Q{num((x0 + x1) / 2 + 26)} 244 {num(x1)} 176", "#bd8820", 3.6, opacity=0.65) + line(
            f"M{x0 + 16} 361Q{num((x0 + x1) / 2 + 34)} 244 {num(x1 + 3)} 176", "#fbe08a", 3, opacity=0.85
        )
    out += rows + path("M0 190Q150 150 300 172T568 184", "none", "#a9782a", 1.6)
    out += group(path("M-60 10Q0-18 60 10Z", "#c79c34") + windmill(), 282, 196)
    for x, y, s in (
        (196, 216, 0.9),
        (226, 238, 1.15),
        (352, 232, 1.1),
        (388, 214, 0.85),
        (150, 246, 1.2),
        (430, 250, 1.3),
        (96, 226, 0.95),
        (476, 222, 0.9),
        (60, 268, 1.4),
        (524, 272, 1.4),
    ):
        out += land.sheaf(x, y, s)
    load = path("M-34 2Q-38-26-16-24Q-10-38 6-30Q26-36 30-18Q40-8 32 2Z", "#f2c64c", LINE, 2) + line(
        "M-22-4L-26-16M-8-4L-12-22M6-4L8-24M20-4L24-14", "#b47f1e", 1.6
    )
    out += land.cart(330, 310, 1.1, load) + land.folk(
        238,
        312,
        "#4d6f8f",
        "#f0cb6a",
        1.15,
        load=bar("M10-16L24-42", "#c58a4c", 2) + path("M24-42Q12-50 4-44Q14-46 22-38Z", "#c9cac6", LINE, 1.4),
    )
    out += land.dots(0, 318, W, 40, 40, 4, ("#d8432f", "#d8432f", "#fdf3d8", "#4d6fb0"), 2.8) + land.tufts(
        0, 330, W, 30, 40, 2, "#9a7a1e"
    )
    return out + land.birds(190, 70, 4)


def windmill() -> str:
    """A mill with four sails, foot at the origin, 150 high."""
    body = (
        path("M-30 0L-21-64H21L30 0Z", wall, LINE)
        + path("M8-64H21L30 0H12Z", "#8a6a3e", opacity=0.32)
        + line("M-24-20H26M-22-42H24", "#b08e5c", 1.4, opacity=0.8)
        + path("M-26-60Q-22-92 0-93T26-60Q0-54-26-60Z", roof_red, LINE)
        + path("M6-92Q24-88 26-60Q18-57 12-57Q18-78 6-92Z", "#54180c", opacity=0.5)
        + path("M-8 0V-18Q0-26 8-18V0Z", "#5b341a", LINE, 1.8)
        + rect(-5, -48, 10, 11, 2, "#5b341a", LINE, 1.6)
    )
    sails = ""
    for a in (22, 112, 202, 292):
        blade = (
            line("M0 0V-64", LINE, 3.4)
            + path("M2-14H18V-64H2Z", "#fdf3d8", LINE, 1.8)
            + line("M2-27H18M2-40H18M2-52H18M10-14V-64", "#a58a5a", 1.3)
        )
        sails += group(blade, -4, -70, rotate=a)
    return land.ground_shadow(14, 1, 44, 8) + body + sails + circle(-4, -70, 5.4, "#5b341a", LINE, 1.8)


COUNTRYSIDE = {"forest": forest, "grainfield": grainfield, "quarry": quarry, "weaving_mill": weaving_mill}
