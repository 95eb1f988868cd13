"""Construction site and market as wide pictures; see `town` for the measures."""

from __future__ import annotations

from crown import buildings as built
from crown import scenery as land
from crown.goods import good
from palette import LINE, plaza, roof_blue, roof_red, sky_warm, wall
from svg import bar, circle, ellipse, group, line, num, path, rect

W, H = 568, 361
MADDER = "#b02a2c"


def construction_site() -> str:
    """A great tower half built: arches and scaffolds, the treadwheel crane, masons, carpenters, mortar and stone."""
    out = (
        land.heaven(W, H, 44, sky_warm, sun=(470, 58))
        + land.ridge(W, 152, "#bccb92", 2)
        + built.far_town(W, 204, 44)
        + built.square(W, 230, H, 6, plaza)
    )
    out += (
        built.gable(14, 252, 50, 54, 3)
        + built.gable(516, 250, 46, 50, 12, roof_blue)
        + built.gable(470, 246, 42, 40, 5)
    )
    out += land.ground_shadow(306, 266, 150, 11) + _arcade(366, 262)
    hammer = bar("M0 8V-6", "#c58a4c", 1.8, rim=1.1) + rect(-5, -10, 10, 6, 1, "#9a9c9c", LINE, 1.3)
    brick = rect(-6, -8, 13, 8, 1, "#d8d6cf", LINE, 1.4)
    tower = _shell(230, 264) + built.scaffold(212, 266, 4, 3, 33, 42)
    tower += built.ladder(228, 264, 240, 222) + built.ladder(322, 222, 310, 180) + built.ladder(262, 180, 272, 138)
    tower += land.worker(300, 138, "#4d6f8f", 0.92, brick) + land.worker(252, 180, "#b5602e", 0.92, hammer)
    tower += land.worker(330, 222, "#5f7f43", 0.92, hammer, -1) + built.pennant(284, 118, MADDER, 0.9)
    out += group(tower, 284 * -0.2, 266 * -0.2, 1.2)
    out += built.crane(118, 276, 1.0, good("stone", 0, 6, 0.9)) + land.log_pile(32, 300, 2, 0.9)
    for x, y, s in (
        (196, 300, 1.0),
        (226, 306, 1.1),
        (208, 286, 0.95),
        (430, 286, 1.0),
        (458, 296, 1.15),
        (444, 274, 0.95),
    ):
        out += ellipse(x + 5, y + 15 * s, 23 * s, 5 * s, "#3a2813", opacity=0.26) + good("stone", x, y, s)
    out += (
        _saw_bench(372, 328)
        + _mortar(288, 318)
        + land.worker(
            262,
            326,
            "#8e2f5a",
            1.2,
            bar("M0 16V-12", "#c58a4c", 1.8, rim=1.1) + path("M-5-12h10l-2-8h-6Z", "#9a9c9c", LINE, 1.3),
        )
    )
    plan = group(
        path("M-16-10H16V10H-16Z", "#f4e7c2", LINE, 1.7) + line("M-10-4h8v8h-8ZM4-6v12M10-6v12", "#3f78a3", 1.4), 0, -12
    )
    out += (
        land.folk(140, 336, "#2f5f86", "#7b4a22", 1.25, load=plan)
        + land.cart(504, 330, 1.0, good("stone", -8, -8, 0.8) + good("stone", 12, -8, 0.8))
        + land.barrel(60, 346, 0.9)
    )
    return out


def _shell(x: float, y: float) -> str:
    """The tower's stump: a broken upper edge, a tall doorway, two windows."""
    d = (
        f"M{x} {y}V{y - 122}H{x + 14}V{y - 134}H{x + 30}V{y - 146}H{x + 52}V{y - 134}H{x + 66}"
        f"V{y - 118}H{x + 84}V{y - 106}H{x + 100}V{y}Z"
    )
    out = (
        path(d, wall, LINE, 2.2)
        + path(f"M{x + 62} {y}V{y - 134}H{x + 66}V{y - 118}H{x + 84}V{y - 106}H{x + 100}V{y}Z", "#7a5a30", opacity=0.26)
        + built.joints(x, y - 118, 100, 116, 5, 26)
    )
    out += (
        line(f"M{x} {y - 62}H{x + 100}", LINE, 1.8)
        + path(
            f"M{x + 30} {y}V{y - 30}Q{x + 32} {y - 48} {x + 50} {y - 54}Q{x + 68} {y - 48} {x + 70} {y - 30}V{y}Z",
            "#efd9a6",
            LINE,
            2,
        )
        + path(
            f"M{x + 37} {y}V{y - 28}Q{x + 38} {y - 42} {x + 50} {y - 46}Q{x + 62} {y - 42} {x + 63} {y - 28}V{y}Z",
            "#5b3f22",
            LINE,
            1.8,
        )
    )
    return out + "".join(
        path(f"M{x + wx} {y - 70}v-24q0-10 9-15q9 5 9 15v24Z", "#7fb7cf", LINE, 1.8) for wx in (18, 62)
    )


def _arcade(x: float, y: float) -> str:
    """Arches of the nave to come, open to the sky, the last one only a pillar."""
    out = ""
    for k in range(2):
        ax = x + 42 * k
        out += path(
            f"M{ax} {y}V{y - 84 + 18 * k}H{ax + 44}V{y}H{ax + 34}V{y - 44}"
            f"Q{ax + 32} {y - 62} {ax + 22} {y - 66}Q{ax + 12} {y - 62} {ax + 10} {y - 44}V{y}Z",
            wall,
            LINE,
            2,
        ) + built.joints(ax, y - 80, 40, 20, 4 + k, 4)
    return (
        out
        + path(f"M{x + 84} {y}V{y - 52}h8v8h6V{y}Z", wall, LINE, 2)
        + bar(f"M{x + 52} {y}L{x + 64} {y - 62}M{x + 76} {y}L{x + 64} {y - 62}", "#c98f52", 2)
    )


def _saw_bench(x: float, y: float) -> str:
    beam = path("M-46-24H46V-13H-46Z", "#c58a4c", LINE, 2) + path(
        "M-46-24L-42-29H50L46-24ZM46-24L50-29V-18L46-13Z", "#e6b978", LINE, 1.7
    )
    legs = bar("M-30-13L-38 6M-30-13L-22 6M30-13L22 6M30-13L38 6", "#8a5a2e", 2.6)
    blade = path("M-6-40L18-6L14-4L-10-38Z", "#d9d9d4", LINE, 1.5)
    return (
        land.ground_shadow(x + 4, y + 8, 52, 5)
        + group(legs + beam, x, y)
        + land.worker(x - 14, y - 2, "#b98a55", 1.2)
        + group(blade, x + 6, y)
    )


def _mortar(x: float, y: float) -> str:
    trough = (
        path("M-26-10H26L20 4H-20Z", "#a9713a", LINE, 2)
        + path("M-22-10Q-10-20 2-14Q12-20 22-10Z", "#efe6d2", LINE, 1.7)
        + line("M-14-12Q-8-15-2-12", "#b9ac90", 1.4)
    )
    return land.ground_shadow(x + 4, y + 5, 30, 5) + group(trough, x, y)


def market() -> str:
    """Striped stalls round the market cross, garlands from house to house, barrels and buyers."""
    out = land.heaven(W, H, 55, clouds=4) + land.ridge(W, 140, "#bccb92", 2) + built.far_town(W, 190, 55)
    x = -12.0
    for k, (w, h) in enumerate(
        ((64, 92), (54, 80), (70, 104), (56, 84), (72, 108), (58, 86), (66, 98), (56, 82), (68, 100), (60, 90))
    ):
        out += built.gable(x, 224, w, h, 60 + k, (roof_red, roof_blue, roof_red)[k % 3])
        x += w + 1
    out += built.square(W, 222, H, 8, plaza) + _garland(20, 128, 284, 120) + _garland(284, 120, 556, 132)
    out += (
        _market_cross(284, 240)
        + built.stall(172, 256, "#3f7f78", ("grain", "bread", "bread"), 0.96)
        + built.stall(322, 254, "#c8423a", ("cloth", "ring", "cloth"), 0.96)
    )
    out += built.stall(40, 268, "#8a4c97", ("wood", "book", "wood"), 1.0) + built.stall(
        448, 270, "#d9962e", ("stone", "bread", "coin"), 1.0
    )
    out += (
        built.stall(226, 312, "#2f5fa6", ("bread", "book", "coin"), 1.18)
        + land.barrel(356, 316, 1.1)
        + land.barrel(378, 308, 0.95)
        + _basket(206, 312, "grain")
        + _basket(184, 322, "bread")
    )
    out += land.cart(
        118, 336, 1.05, group(good("grain", -14, -10, 0.8) + good("grain", 6, -12, 0.9) + good("grain", 22, -8, 0.7))
    )
    for fx, fy, cloak, hat, s in (
        (430, 326, "#6f7f4a", "#8a5a2e", 1.2),
        (462, 334, "#b98a55", "#fdf3d8", 1.2),
        (60, 312, "#7a2a58", "#fdf8ea", 1.15),
        (300, 346, "#1f6f78", "#e8a72e", 1.25),
        (340, 350, "#a8502e", "#3f6b3d", 1.2),
        (152, 286, "#4d5a72", "#c8a05a", 1.0),
        (420, 286, "#8e2f5a", "#5b3216", 1.0),
        (520, 318, "#2f5f86", "#b2332d", 1.15),
    ):
        out += land.folk(fx, fy, cloak, hat, s)
    return out


def _garland(x0: float, y0: float, x1: float, y1: float) -> str:
    colours, n = ("#c8423a", "#f0c552", "#3f7f78", "#fdf3d8", "#8a4c97"), 13
    mid = max(y0, y1) + 26
    flags = ""
    for k in range(1, n):
        t = k / n
        x = x0 + (x1 - x0) * t
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * mid + t * t * y1
        flags += path(f"M{num(x - 6)} {num(y)}h12l-6 12Z", colours[k % 5], LINE, 1.4)
    return line(f"M{x0} {y0}Q{num((x0 + x1) / 2)} {mid} {x1} {y1}", LINE, 1.7) + flags


def _market_cross(x: float, y: float) -> str:
    shape = (
        path("M-30 0L-24-8H24L30 0ZM-22-8L-17-15H17L22-8Z", "#e6cf9d", LINE, 1.9)
        + path("M-5-15L-4-86H4L5-15Z", wall, LINE, 2)
        + path("M-10-86H10L7-95H-7Z", "#ecd6a6", LINE, 1.8)
        + circle(0, -103, 8, "#e6b443", LINE, 1.9)
        + path("M-4.4-100L-5.4-106L-2.4-103.4L0-108L2.4-103.4L5.4-106L4.4-100Z", "#8d5a14")
    )
    return land.ground_shadow(x + 6, y + 1, 36, 6) + group(shape, x, y)


def _basket(x: float, y: float, ware: str) -> str:
    weave = path("M-15-14H15L11 4H-11Z", "#c58a4c", LINE, 1.9) + line(
        "M-14-9H14M-13-3H13M-7-14L-5 4M7-14L5 4M0-14V4", "#7d4f22", 1.3
    )
    return land.ground_shadow(x + 3, y + 5, 17, 4) + group(
        good(ware, -4, -20, 0.6) + good(ware, 6, -18, 0.5) + weave, x, y
    )
