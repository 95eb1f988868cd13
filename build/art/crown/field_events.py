"""Events out of doors: harvest, caravan, scribe on the road, building, fair, mud, survey. Pictures of 280 by 196."""

from __future__ import annotations

import random

from crown import buildings as built
from crown import props
from crown import scenery as land
from crown.countryside import windmill
from crown.goods import good
from crown.piece import craftsman
from palette import LINE, plaza, roof_blue, roof_red, sky_warm, timber
from svg import bar, circle, ellipse, group, line, linear, num, path, rect

W, H = 280, 196


def early_harvest() -> str:
    """The sun is hardly up and the first sheaves stand already."""
    out = (
        rect(0, 0, W, H, 0, linear("#f0b27c", "#fbd99a", "#fff3cf"))
        + circle(72, 88, 46, "#fff3b8", opacity=0.4)
        + circle(72, 88, 28, "#fff6c8")
    )
    out += (
        land.ridge(W, 96, "#c9b45e", 3, 10)
        + group(windmill(), 222, 102, 0.62)
        + path("M0 110Q130 84 280 106V196H0Z", "#e8bb40", LINE, 1.6)
    )
    out += "".join(
        line(f"M{-120 + 44 * k} 196Q{60 + 16 * k} 144 {92 + 9 * k} 104", "#bd8820", 3, opacity=0.6) for k in range(12)
    )
    scythe = bar("M-10 30L8-34", "#c58a4c", 2.4, rim=1.4) + path(
        "M8-34Q-22-44-34-20Q-20-34 6-27Z", "#d9d9d4", LINE, 1.6
    )
    out += (
        land.sheaf(36, 160, 1.2)
        + land.sheaf(196, 150, 1.1)
        + land.sheaf(228, 172, 1.4)
        + land.sheaf(150, 132, 0.8)
        + land.sheaf(66, 134, 0.8)
    )
    return (
        out
        + land.worker(110, 172, "#4d6f8f", 1.6, scythe)
        + _basket(166, 184, ("grain", "grain", "grain"))
        + land.birds(180, 40)
    )


def _basket(x: float, y: float, wares: tuple[str, ...], s: float = 1.2) -> str:
    weave = path("M-18-14H18L13 4H-13Z", "#c58a4c", LINE, 1.9) + line(
        "M-16-9H16M-15-3H15M-9-14L-7 4M9-14L7 4M0-14V4", "#7d4f22", 1.3
    )
    load = "".join(good(ware, -10 + 10 * k, -21 - 3 * (k % 2), 0.6) for k, ware in enumerate(wares))
    return land.ground_shadow(x + 3, y + 5, 22, 4) + group(load + weave, x, y, s)


def caravan() -> str:
    """Laden camels come down the road to the town."""
    out = (
        land.heaven(W, H, 7, sky_warm, clouds=3)
        + land.ridge(W, 86, "#c9cf98", 4, 8)
        + built.far_town(96, 96, 5)
        + built.tower(18, 56, 16, 40, roof_red, 3, "#b02a2c")
        + built.tower(66, 62, 14, 34, roof_blue, 4)
    )
    out += (
        path("M0 104Q140 88 280 108V196H0Z", "#d9c27a", LINE, 1.6)
        + path("M0 140Q120 118 280 132V176Q120 160 0 190Z", "#efdfae", "#b08e56", 1.4)
        + land.tufts(10, 112, 260, 16, 14, 2, "#8a8a3e")
    )
    out += (
        _camel(196, 160, 0.62, "#2f5fa6")
        + _camel(112, 166, 0.7, "#b3262e")
        + land.folk(66, 180, "#1f6f78", "#e8a72e", 1.5, "#8a5632", bar("M12-2V-44", "#8a5a2e", 2, rim=1.2))
        + land.folk(252, 168, "#8e2f5a", "#fdf3d8", 1.2, "#b07646")
    )
    return out + land.bush(24, 196, 1.1, "#8a9a55", "#b9c480") + land.bush(270, 194, 0.9, "#8a9a55", "#b9c480")


_CAMEL = (
    "M30 96C24 84 30 70 46 64C60 58 70 54 78 38C84 26 100 22 110 34C118 44 122 58 134 64"
    "C144 68 150 62 154 50C158 36 160 26 168 20C170 12 174 9 176 17"
    "C186 16 196 22 206 32C212 38 210 46 202 47C194 48 188 47 183 49C180 62 178 78 168 92"
    "C162 100 158 106 156 114C155 128 155 142 156 154C160 156 163 160 163 165"
    "L142 165C142 150 141 136 138 124C120 130 96 130 78 122C72 130 70 142 71 154C75 156 78 160 78 165"
    "L56 165C55 148 52 136 48 126C42 116 36 108 30 96Z"
)


def _camel(x: float, y: float, s: float, blanket: str) -> str:
    far = (
        "M66 116C76 130 86 138 88 152L96 165H78C78 150 70 138 60 126ZM136 116C132 132 128 144 124 154"
        "L130 165H112C110 150 118 136 120 120Z"
    )
    packs = (
        rect(58, 62, 26, 34, 6, "#8a5a2e", LINE, 3)
        + rect(112, 62, 26, 34, 6, "#a9713a", LINE, 3)
        + line("M58 76H84M112 76H138", "#f3c955", 3)
        + group(good("cloth", 0, 0, 1.0), 98, 34)
    )
    animal = (
        path(far, "#8a5526", LINE, 3)
        + path(_CAMEL, linear("#e2b273", "#a8692f", to=(0.3, 1)), LINE, 3.4)
        + path("M66 52C78 62 112 62 128 54L134 104C112 114 84 114 64 104Z", blanket, LINE, 2.6)
        + line("M64 94C86 106 112 106 134 94", "#f3c955", 4)
        + packs
        + circle(184, 28, 2.8, LINE)
        + line("M174 20C178 28 180 40 178 50M178 34L202 42", blanket, 3)
    )
    return land.ground_shadow(x + 4, y + 1, 62 * s, 8 * s) + group(animal, x + 104 * s, y - 165 * s, (-s, s))


def travelling_scribe() -> str:
    """A scribe has set up his desk under an oak and writes for whoever brings paper."""
    out = (
        land.heaven(W, H, 11, clouds=3)
        + land.ridge(W, 92, "#b6cf8f", 5, 10)
        + land.meadow(W, 112, H)
        + path("M190 196Q214 150 250 128Q268 116 280 116V140Q250 160 240 196Z", "#e3cd93", "#a98a58", 1.3)
    )
    out += land.oak_tree(60, 140, 1.36) + land.tufts(10, 130, 250, 50, 22, 6)
    desk = path("M-44-30H44L50-22H-50Z", "#c58a4c", LINE, 2) + bar("M-38-22L-44 8M38-22L44 8M-40-6H40", "#8a5a2e", 2.8)
    out += (
        land.folk(128, 148, "#27506b", "#1f2f3d", 1.9, "#b07646")
        + land.ground_shadow(136, 174, 62, 7)
        + group(desk, 130, 164)
        + group(props.open_book(36), 124, 130)
        + group(props.quill(30), 146, 128)
        + group(props.scroll(26), 96, 128, 0.9, 76)
    )
    ink = path("M-6 0H6L4-9H-4Z", "#2b2733", LINE, 1.6)
    return (
        out
        + group(ink, 160, 133)
        + group(props.book_pile(("#8f2c28", "#2f6b5c", "#d9a93f"), 34), 206, 152)
        + land.folk(238, 182, "#8e2f5a", "#f0cb6a", 1.5, load=group(props.charter(16, 12), 0, -12))
    )


def builders_week() -> str:
    """The whole town builds: scaffolds, garlands, hods of stone."""
    out = land.heaven(W, H, 13, sky_warm, clouds=3) + built.far_town(W, 112, 9) + built.square(W, 122, H, 4, plaza)
    house = (
        rect(92, 62, 96, 92, 0, "#f3e2b8", LINE)
        + rect(150, 63, 37, 90, 0, "#7a5a30", opacity=0.22)
        + path("M84 66L116 30H140L128 66Z", roof_red, LINE)
        + bar("M140 64L140 32L196 66M160 64L160 44", "#c58a4c", 2.6)
    )
    house += (
        path("M128 154V126Q140 114 152 126V154Z", "#5b341a", LINE, 1.9)
        + "".join(rect(x, 82, 16, 20, 1, "#5a7d8c", LINE, 1.6) for x in (104, 160))
        + built.joints(94, 66, 90, 84, 3, 16)
    )
    hammer = bar("M0 8V-6", "#c58a4c", 1.8, rim=1.1) + rect(-5, -10, 10, 6, 1, "#9a9c9c", LINE, 1.3)
    out += (
        house
        + built.scaffold(80, 156, 4, 2, 30, 40)
        + built.ladder(216, 158, 202, 78)
        + land.worker(108, 74, "#b5602e", 1.0, hammer)
        + land.worker(170, 74, "#4d6f8f", 1.0, hammer, -1)
        + land.worker(188, 114, "#5f7f43", 1.0, rect(-6, -8, 13, 8, 1, "#d8d6cf", LINE, 1.4))
    )
    stones = good("stone", 26, 164, 1.1) + good("stone", 58, 170, 1.1) + good("stone", 42, 146, 1.0)
    return (
        out
        + bunting(0, 24, W, 16)
        + stones
        + land.log_pile(212, 190, 2, 0.9)
        + land.worker(140, 188, "#8e2f5a", 1.4, good("wood", 0, -8, 0.5))
    )


def bunting(x0: float, y0: float, x1: float, y1: float, n: int = 12, sag: float = 30) -> str:
    """A cord of flags from point to point."""
    colours, flags = ("#c8423a", "#f0c552", "#3f7f78", "#fdf3d8", "#8a4c97"), ""
    mid = max(y0, y1) + sag
    for k in range(1, n):
        t = k / n
        x, y = x0 + (x1 - x0) * t, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * mid + t * t * y1
        flags += path(f"M{num(x - 6)} {num(y)}h12l-6 13Z", colours[k % 5], LINE, 1.4)
    return line(f"M{num(x0)} {num(y0)}Q{num((x0 + x1) / 2)} {num(mid)} {num(x1)} {num(y1)}", LINE, 1.7) + flags


def apprentice_fair() -> str:
    """Young craftsmen show themselves on a stage; every master may take one home."""
    out = land.heaven(W, H, 17, clouds=3) + built.far_town(W, 104, 12) + built.square(W, 116, H, 9, plaza)
    out += (
        bar("M40 150V44M240 150V44", "#b9793f", 4)
        + path(
            "M28 48L140 18L252 48Q238 60 224 50Q210 60 196 50Q182 60 168 50Q154 60 140 50"
            "Q126 60 112 50Q98 60 84 50Q70 60 56 50Q42 60 28 48Z",
            "#3f7f78",
            LINE,
            2,
        )
        + path(
            "M84 50L140 18L112 50Q98 60 84 50ZM140 18L168 50Q154 60 140 50ZM196 50L140 18L224 50Q210 60 196 50Z",
            "#fdf3d8",
            LINE,
            1.6,
        )
    )
    out += rect(20, 128, 240, 34, 2, timber, LINE) + line(
        "M20 138H260M60 138V162M100 138V162M140 138V162M180 138V162M220 138V162", "#5b3314", 1.6
    )
    out += "".join(group(craftsman(seat), x, 130, 1.3) for seat, x in ((0, 66), (1, 116), (2, 164), (3, 212)))
    out += (
        land.folk(40, 192, "#7a2a58", "#3d2a52", 1.3)
        + land.folk(78, 194, "#2f5f86", "#8a5a2e", 1.3)
        + land.folk(200, 194, "#a8502e", "#fdf8ea", 1.3)
        + land.folk(240, 192, "#5f7f43", "#f0cb6a", 1.3)
    )
    return out + built.hut(140, 194, 0.76)


def muddy_roads() -> str:
    """Rain, a bog of a road, and a cart that will not move."""
    rnd = random.Random(5)
    out = rect(0, 0, W, H, 0, linear("#7f93a0", "#b9c3bd")) + "".join(
        group(path(land.CLOUD, "#68767f"), x, y, s)
        for x, y, s in ((40, 26, 1.6), (120, 16, 1.9), (210, 30, 1.7), (262, 14, 1.3))
    )
    out += (
        land.ridge(W, 98, "#8a9c74", 6, 8)
        + path("M0 112Q140 96 280 114V196H0Z", "#74884e", LINE, 1.6)
        + land.pine(30, 128, 0.9, "#5d8450", "#2f5230")
        + land.pine(252, 130, 1.0, "#5d8450", "#2f5230")
    )
    out += path("M0 150Q70 128 140 132T280 140V184Q200 168 120 178T0 196Z", "#7a5a3a", LINE, 1.8) + "".join(
        ellipse(x, y, r, r * 0.3, "#a3b0ad", "#5b3f22", 1.4)
        for x, y, r in ((60, 170, 20), (210, 160, 22), (250, 174, 14), (112, 152, 10))
    )
    load = good("wood", -12, -8, 0.9) + good("cloth", 14, -10, 0.8)
    out += (
        group(land.cart(0, 0, 1.4, load), 168, 172, rotate=9)
        + path("M142 172Q166 156 198 168L204 184H138Z", "#6b4c2e", LINE, 1.6)
        + land.worker(96, 180, "#4d5a72", 1.5)
        + land.worker(232, 176, "#8a4a2e", 1.4, turn=-1)
    )
    drops = "".join(
        f"M{num(x)} {num(y)}l-4 11" for x, y in ((rnd.uniform(0, W), rnd.uniform(20, H)) for _ in range(70))
    )
    return out + line(drops, "#e4eef0", 1.5, opacity=0.75)


def town_survey() -> str:
    """Houses are counted and measured, line by line, upon a great plan."""
    out = land.heaven(W, H, 19, clouds=3) + land.ridge(W, 84, "#bccb92", 2, 8)
    for k, (x, w, h) in enumerate(
        ((4, 44, 54), (50, 40, 44), (92, 50, 62), (144, 40, 48), (186, 48, 58), (236, 42, 46))
    ):
        out += built.gable(x, 118, w, h, 80 + k, (roof_red, roof_blue)[k % 2])
    out += built.square(W, 116, H, 12, plaza)
    plan = path("M34 142H206V186Q120 194 34 186Z", "#f4e7c2", LINE, 2) + path(
        "M34 142a5 8 0 0 0 0 44M206 142a5 8 0 0 1 0 44", "#dcc48f", LINE, 1.9
    )
    plan += line(
        "M50 152h24v16H50ZM84 150v26M94 152h18v10H94ZM94 168h26M132 150h20v20h-20ZM162 152v22M172 156h22v14h-22Z",
        "#3f78a3",
        1.8,
    )
    out += land.ground_shadow(130, 190, 100, 6) + plan + group(props.compasses(15, 46), 124, 128, 1.15)
    rod = bar("M0 36V-40", "#c8423a", 2.6, rim=1.4) + line("M0 30V20M0 8V-2M0-14V-24", "#fdf3d8", 2.6)
    return (
        out
        + land.worker(226, 180, "#55702f", 1.6, rod)
        + land.folk(256, 186, "#27506b", "#7b4a22", 1.3, load=group(props.charter(14, 11), 0, -12))
        + group(built.pennant(0, 0, "#b02a2c", 0.9), 22, 150)
    )


FIELD_EVENTS = {
    "early_harvest": early_harvest,
    "caravan": caravan,
    "travelling_scribe": travelling_scribe,
    "builders_week": builders_week,
    "apprentice_fair": apprentice_fair,
    "muddy_roads": muddy_roads,
    "town_survey": town_survey,
}
