"""The four locations of the town as wide pictures: castle, cathedral, construction site, market.

Each is 568 by 361; what the place is known by lies in the middle (x 222–346, y 100–270), the rest still tells of it.
"""

from __future__ import annotations

from crown import buildings as built
from crown import scenery as land
from crown.works import construction_site, market
from palette import LINE, plaza, roof_blue, roof_red, wall
from svg import bar, circle, ellipse, group, line, linear, num, path, rect

W, H = 568, 361
MADDER, SEA, SUN = "#b02a2c", "#2f5fa6", "#e2b148"


def castle() -> str:
    """A keep and its towers on the hill, gatehouse and bridge over the moat, banners out."""
    out = (
        land.heaven(W, H, 21, sun=(110, 54))
        + land.ridge(W, 140, "#bccb92", 3)
        + built.far_town(W, 196, 21)
        + land.birds(420, 58)
    )
    out += path("M0 214Q70 176 150 170Q284 120 420 170Q500 176 568 212V361H0Z", linear("#b6c96a", "#7f9f48"), LINE, 1.8)
    out += (
        land.tufts(0, 226, W, 60, 40, 4)
        + land.bush(60, 226, 0.9)
        + land.bush(516, 226, 1.0)
        + land.oak_tree(40, 262, 0.9)
        + land.pine(536, 262, 1.1)
    )
    out += built.tower(372, 118, 30, 76, roof_blue, 5, SEA) + built.tower(166, 124, 30, 70, roof_blue, 6, SEA)
    out += built.tower(320, 84, 36, 116, roof_red, 2, MADDER) + built.tower(214, 92, 34, 108, roof_red, 4, MADDER)
    out += (
        rect(236, 124, 96, 86, 0, wall, LINE)
        + built.joints(240, 128, 88, 76, 5, 16)
        + built.battlement(234, 125, 100, 7)
    )
    out += (
        built.tower(262, 66, 44, 130, None, 3, SUN)
        + built.slit(284, 92, 1.1)
        + built.slit(274, 130)
        + built.slit(294, 130)
    )
    out += (
        built.slit(231, 122)
        + built.slit(338, 116)
        + built.slit(338, 150)
        + built.slit(231, 156)
        + built.slit(181, 150)
        + built.slit(387, 146)
    )
    out += _curtain_wall(132, 206, 304) + _gatehouse(284, 250)
    out += land.water(
        "M-4 300Q120 268 240 282Q284 288 330 282Q450 268 572 300V334Q440 306 330 318Q284 322 240 318Q120 306-4 334Z"
    )
    out += (
        line("M40 306h26M100 296h20M420 296h26M490 308h22M180 300h14", "#e4f5f6", 2, opacity=0.9)
        + _swan(146, 304, 1)
        + _swan(436, 306, -1)
    )
    out += (
        path("M262 250H306L318 330H250Z", "#a9713a", LINE, 2)
        + line("M260 262H308M258 275H310M256 288H312M254 302H314M252 316H316", "#5b3314", 1.6)
        + line("M262 250L272 196M306 250L296 196", LINE, 2)
    )
    out += path("M0 342Q140 318 250 330H318Q430 318 568 342V361H0Z", "#8fae50", LINE, 1.6) + path(
        "M250 330H318L336 361H232Z", "#ecd9a8"
    )
    out += (
        land.folk(226, 350, "#7a4a8a", "#f0cb6a", 1.05)
        + land.folk(352, 352, "#a8502e", "#2f5fa6", 1.1)
        + land.bush(96, 352, 1.1)
        + land.bush(470, 354, 1.2)
    )
    return out


def _curtain_wall(x: float, y: float, w: float) -> str:
    out = (
        rect(x, y, w, 46, 0, wall, LINE)
        + rect(x + w * 0.6, y + 1, w * 0.4, 44, 0, "#7a5a30", opacity=0.2)
        + built.joints(x, y + 4, w, 38, 7, 30)
    )
    out += built.battlement(x - 2, y + 1, w + 4, 19)
    return out + "".join(
        built.tower(tx, y - 14, 26, 64, None, k + 11) + built.slit(tx + 13, y + 12)
        for k, tx in enumerate((x - 14, x + w - 12))
    )


def _gatehouse(x: float, y: float) -> str:
    out = (
        built.tower(x - 44, y - 66, 24, 66, None, 8)
        + built.tower(x + 20, y - 66, 24, 66, None, 9)
        + rect(x - 22, y - 56, 44, 56, 0, wall, LINE)
        + built.battlement(x - 22, y - 55, 44, 4)
    )
    out += path(f"M{x - 15} {y}V{y - 24}Q{x - 15} {y - 40} {x} {y - 40}T{x + 15} {y - 24}V{y}Z", "#3c2210", LINE, 2)
    bars = (
        "".join(f"M{num(x - 10 + 5 * k)} {y - 36}V{y - 8}" for k in range(5))
        + f"M{x - 14} {y - 28}H{x + 14}M{x - 14} {y - 18}H{x + 14}"
    )
    out += line(bars, "#8a8d8f", 1.7) + path(f"M{x - 7} {y - 52}h14v6q0 6-7 9q-7-3-7-9Z", MADDER, LINE, 1.5)
    return out + built.slit(x - 32, y - 40) + built.slit(x + 32, y - 40)


def _swan(x: float, y: float, turn: int) -> str:
    bird = (
        path("M-10 0Q-14-8-4-8Q8-9 12-2Q8 4-2 4Q-8 4-10 0Z", "#fffaf0", LINE, 1.6)
        + bar("M-9-2Q-14-8-10-13Q-7-16-5-12", "#fffaf0", 2.2, rim=1.3)
        + path("M-5-13L-1-11L-5-10Z", "#e08a2e", LINE, 1)
    )
    return group(bird, x, y, (turn, 1))


def cathedral() -> str:
    """Two spires over a rose window, the long nave with its buttresses, a fountain on the square."""
    out = (
        land.heaven(W, H, 33, clouds=6)
        + land.ridge(W, 150, "#bccb92", 6)
        + built.far_town(W, 206, 33)
        + built.square(W, 226, H, 3, plaza)
    )
    out += (
        land.oak_tree(60, 250, 0.94)
        + land.oak_tree(524, 252, 0.9)
        + built.gable(104, 250, 52, 52, 4)
        + built.gable(452, 252, 46, 46, 9, roof_blue)
    )
    out += _nave(318, 254) + _front(284, 260)
    out += (
        path("M206 260H364L376 274H194Z", "#efe0bd", LINE, 1.9)
        + path("M194 274H376L388 288H182Z", "#dcc798", LINE, 1.9)
        + line("M202 266H368M190 281H380", "#fff8e2", 1.4)
    )
    out += built.fountain(118, 314, 1.05) + built.fountain(470, 318, 0.86)
    doves = "".join(
        group(path("M-6 0Q-4-5 2-4L7-8L6-1Q3 3-3 2Z", "#fffaf0", LINE, 1.2), x, y, s)
        for x, y, s in ((200, 122, 1), (186, 136, 0.8), (388, 118, 1), (178, 318, 1.1), (196, 326, 1), (212, 318, 0.9))
    )
    out += (
        land.folk(236, 318, "#3d3848", "#fdf8ec", 1.15)
        + land.folk(332, 322, "#b5602e", "#5b3216", 1.15)
        + land.folk(312, 326, "#5f7f43", "#fdf3d8", 0.86)
        + land.folk(398, 346, "#2f5f86", "#e8a72e", 1.2)
        + land.folk(70, 344, "#8e2f5a", "#f0cb6a", 1.2)
    )
    return out + doves


def _nave(x: float, y: float) -> str:
    out = (
        rect(x, y - 74, 132, 74, 0, wall, LINE)
        + path(f"M{x} {y - 72}L{x + 12} {y - 118}H{x + 126}L{x + 142} {y - 72}Z", roof_blue, LINE)
        + line("".join(f"M{x + 8} {y - 82 - 11 * k}H{x + 136 - 3 * k}" for k in range(3)), "#2f4a60", 1.4, opacity=0.7)
    )
    for k in range(3):
        wx = x + 40 + 36 * k
        out += path(
            f"M{wx - 9} {y - 12}V{y - 44}Q{wx - 9} {y - 56} {wx} {y - 62}"
            f"Q{wx + 9} {y - 56} {wx + 9} {y - 44}V{y - 12}Z",
            "#39618f",
            LINE,
            1.8,
        )
        out += line(f"M{wx} {y - 60}V{y - 12}M{wx - 9} {y - 40}h18M{wx - 9} {y - 26}h18", "#e9c96c", 1.3)
        out += path(f"M{wx + 14} {y}V{y - 60}L{wx + 22} {y - 50}V{y}Z", "#e6cf9d", LINE, 1.8)
    return out + group(built.spire(0, 0, 18, 40), x + 84, y - 118)


def _front(x: float, y: float) -> str:
    out = (
        land.ground_shadow(x + 16, y + 2, 92, 9)
        + rect(x - 44, y - 110, 88, 110, 0, wall, LINE)
        + path(f"M{x - 46} {y - 108}L{x} {y - 152}L{x + 46} {y - 108}Z", wall, LINE)
        + circle(x, y - 124, 7, "#39618f", LINE, 1.7)
    )
    for sx in (x - 74, x + 38):
        out += (
            rect(sx, y - 146, 36, 146, 0, wall, LINE)
            + rect(sx + 23, y - 145, 12, 144, 0, "#7a5a30", opacity=0.26)
            + built.joints(sx, y - 140, 36, 136, int(sx), 9)
        )
        out += (
            group(built.spire(0, 0, 36, 76), sx, y - 146)
            + "".join(built.slit(sx + dx, y - 122, 1.1) for dx in (11, 25))
            + built.slit(sx + 18, y - 74, 1.5, "#39618f")
        )
        out += line(f"M{sx} {y - 102}h36M{sx} {y - 50}h36", LINE, 1.8) + path(
            f"M{sx - 3} {y - 150}h42v5h-42Z", "#ecd6a6", LINE, 1.7
        )
    out += circle(x, y - 80, 25, "#f0d9a4", LINE) + circle(x, y - 80, 20.6, "#39618f", LINE, 1.8)
    out += "".join(
        group(ellipse(0, -12.4, 4.2, 7.4, ("#e2574c", "#f0c552")[k % 2], "#1d2f45", 1), x, y - 80, rotate=36 * k)
        for k in range(10)
    ) + circle(x, y - 80, 4.6, "#fff1c4", LINE, 1.2)
    out += path(
        f"M{x - 26} {y}V{y - 28}Q{x - 24} {y - 46} {x} {y - 54}Q{x + 24} {y - 46} {x + 26} {y - 28}V{y}Z",
        "#ecd29c",
        LINE,
        2,
    ) + path(
        f"M{x - 18} {y}V{y - 26}Q{x - 17} {y - 40} {x} {y - 46}Q{x + 17} {y - 40} {x + 18} {y - 26}V{y}Z",
        "#6e3f1b",
        LINE,
        1.9,
    )
    return (
        out
        + line(f"M{x} {y - 46}V{y}M{x - 18} {y - 20}h36", "#2b190c", 1.6)
        + circle(x - 4, y - 12, 1.6, "#f0c552")
        + circle(x + 4, y - 12, 1.6, "#f0c552")
        + group(path("M-2-9H2V-4H7V0H2V9H-2V0H-7V-4H-2Z", "#f0c552", LINE, 1.3), x, y - 157, 0.9)
    )


TOWN = {"castle": castle, "cathedral": cathedral, "construction_site": construction_site, "market": market}
