"""Quarry and weaving mill as wide pictures; see `countryside` for the measures."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

from crown import buildings as built
from crown import scenery as land
from crown.goods import good
from palette import LINE, roof_red, sky_warm
from svg import Point, bar, circle, ellipse, group, line, num, path, rect

W, H = 568, 361


def quarry() -> str:
    """Terraces cut into pale rock, a treadwheel crane swinging a block, masons at their benches."""
    out = land.heaven(W, H, 12, clouds=4) + land.ridge(W, 110, "#c9cf98", 8) + land.birds(120, 50)
    for k, x in enumerate((18, 70, 470, 520, 556)):
        out += land.pine(x, 122 + 4 * (k % 2), 0.6, "#9bb583", "#7f9c66", far=True)
    steps = (
        (
            [
                (0, 128),
                (70, 120),
                (120, 96),
                (210, 92),
                (240, 74),
                (330, 70),
                (352, 88),
                (430, 92),
                (470, 116),
                (568, 120),
            ],
            ("#f8edd2", "#dccba6", "#9a8255"),
            46,
        ),
        (
            [
                (0, 172),
                (60, 168),
                (96, 150),
                (200, 148),
                (220, 136),
                (352, 132),
                (384, 150),
                (460, 154),
                (500, 170),
                (568, 172),
            ],
            ("#f4e7c8", "#cfbc92", "#8f774b"),
            46,
        ),
        (
            [
                (0, 214),
                (48, 212),
                (70, 198),
                (190, 194),
                (214, 186),
                (372, 184),
                (398, 198),
                (510, 200),
                (534, 214),
                (568, 214),
            ],
            ("#f0e0bb", "#c3ae80", "#856d42"),
            40,
        ),
    )
    for k, (top, tones, face) in enumerate(steps):
        out += _terrace(top, tones, face, 3 + k)
    out += path("M0 256Q150 238 300 244T568 252V361H0Z", "#dcc89a", LINE, 1.8) + built.joints(0, 262, W, 90, 8, 46)
    out += built.ladder(176, 250, 184, 196) + built.ladder(420, 206, 414, 154)
    out += built.crane(250, 258, 1.06, good("stone", 0, 6, 1.0))
    for x, y, s in (
        (374, 250, 0.9),
        (396, 262, 1.1),
        (350, 276, 1.25),
        (150, 262, 1.0),
        (120, 284, 1.3),
        (172, 300, 1.1),
        (470, 270, 1.3),
        (502, 290, 1.5),
        (60, 262, 1.0),
    ):
        out += ellipse(x + 5, y + 16 * s, 24 * s, 6 * s, "#3a2813", opacity=0.28) + good("stone", x, y, s)
    pick = bar("M0 10V-10", "#c58a4c", 2, rim=1.2) + path("M-12-8Q0-16 12-8Q0-12-12-8Z", "#c9cac6", LINE, 1.4)
    out += (
        land.worker(316, 274, "#4d6f8f", 1.2, pick)
        + land.worker(438, 280, "#a8502e", 1.25, pick, -1)
        + land.worker(98, 262, "#5f7f43", 1.1, pick)
    )
    sled = (
        path("M-34-4H34L28 4H-26Q-36 4-40-6Z", "#a9713a", LINE, 2)
        + good("stone", -12, -16, 0.9)
        + good("stone", 14, -16, 0.9)
    )
    return (
        out
        + group(sled, 250, 326, 1.1)
        + land.cart(66, 334, 1.1, good("stone", 0, -8, 1.0))
        + land.bush(530, 340, 1.1, "#8a9a55", "#b9c480")
        + land.bush(392, 342, 0.8, "#8a9a55", "#b9c480")
    )


def _terrace(top: Sequence[Point], tones: tuple[str, str, str], face: float, seed: int) -> str:
    lit, front, joint = tones
    edge = "L".join(f"{num(x)} {num(y)}" for x, y in top)
    lip = "L".join(f"{num(x)} {num(y + 10)}" for x, y in top)
    out = path(f"M{edge}V361H0Z", lit, LINE, 1.9) + path(f"M{lip}V361H0Z", front) + path(f"M{lip}", "none", joint, 1.7)
    rnd, x = random.Random(seed), 10.0
    while x < W - 6:
        y = (
            next(
                y0 + (y1 - y0) * (x - x0) / (x1 - x0) for (x0, y0), (x1, y1) in itertools.pairwise(top) if x0 <= x <= x1
            )
            + 10
        )
        d = face * rnd.uniform(0.45, 0.95)
        out += line(f"M{num(x)} {num(y)}v{num(d)}", joint, 1.6) + line(
            f"M{num(x + 1.8)} {num(y + 1)}v{num(d * 0.6)}", "#fff6dc", 1.2, opacity=0.7
        )
        if rnd.random() < 0.8:
            out += line(f"M{num(x)} {num(y + d * 0.55)}h{num(rnd.uniform(14, 24))}", joint, 1.5)
        x += rnd.uniform(17, 30)
    return out


def weaving_mill() -> str:
    """A timbered mill by the stream, its wheel turning, dyed cloth on the lines, sheep above."""
    out = land.heaven(W, H, 15, sky_warm) + land.ridge(W, 146, "#bdd08e", 4) + land.ridge(W, 176, "#98b865", 7, 10)
    for x, y, s in (
        (52, 178, 0.62),
        (84, 186, 0.7),
        (120, 176, 0.6),
        (470, 176, 0.66),
        (500, 186, 0.74),
        (538, 178, 0.6),
    ):
        out += land.sheep(x, y, s)
    out += (
        land.pine(16, 182, 0.8, far=True)
        + land.pine(438, 172, 0.7, far=True)
        + land.pine(556, 184, 0.8, far=True)
        + land.meadow(W, 196, H)
    )
    out += land.tufts(0, 220, W, 130, 60, 3) + land.dots(20, 226, 180, 60, 14, 9, ("#fdf3d8", "#c9a0d0", "#f0c552"))
    out += land.water(
        "M352 206Q330 232 356 262Q396 300 330 330Q280 350 300 361H480Q440 330 452 296Q462 256 420 232Q392 214 400 204Z"
    )
    out += line(
        "M366 226Q380 244 376 262M396 280Q400 300 372 318M420 262Q432 284 424 310M340 344Q360 332 384 336",
        "#e4f5f6",
        2.2,
        opacity=0.9,
    )
    out += _weavers_house(284, 254)
    out += _cloth_line(100, 270, 5) + _cloth_line(18, 326, 6)
    out += (
        land.folk(214, 290, "#7a4a8a", "#fdf3d8", 1.1)
        + _dye_vat(250, 316, "#8a4c97")
        + _dye_vat(206, 330, "#c8423a")
        + _dye_vat(292, 336, "#e2a93a")
    )
    out += (
        land.oak_tree(500, 268, 1.1) + land.bush(460, 330, 1.1) + land.bush(546, 334, 1.3) + land.sheep(506, 312, 1.1)
    )
    return out


def _weavers_house(x: float, y: float) -> str:
    frame = "M-56-42H52M-56-84H52M-20-84V0M16-84V0M-56-42L-20-84M52-42L16-84M-56 0L-20-42M52 0L16-42"
    house = (
        rect(-56, -84, 108, 84, 1, "#f8e9c4", LINE)
        + rect(22, -84, 30, 84, 0, "#8a6a3e", opacity=0.25)
        + line(frame, "#7a4b25", 3.6)
        + path("M-70-80L-40-128H36L66-80Z", roof_red, LINE)
        + path("M20-128H36L66-80H40Z", "#54180c", opacity=0.4)
        + line("M-58-92H58M-52-103H50M-46-114H44", "#7d2a1c", 1.5, opacity=0.65)
        + rect(18, -142, 14, 22, 1, "#c9a873", LINE, 1.8)
        + "".join(
            rect(dx, -74, 18, 20, 1, "#5a7d8c", LINE, 1.6) + line(f"M{dx + 9}-74v20M{dx}-64h18", LINE, 1.2)
            for dx in (-48, -11, 24)
        )
        + path("M-10 0V-30Q-2-40 8-30V0Z", "#5b341a", LINE, 1.9)
        + rect(-48, -34, 18, 18, 1, "#5a7d8c", LINE, 1.6)
    )
    wheel = (
        circle(0, 0, 36, "none", LINE, 10)
        + circle(0, 0, 36, "none", "#a9713a", 5.4)
        + circle(0, 0, 24, "none", LINE, 4.4)
        + circle(0, 0, 24, "none", "#c58a4c", 2)
    )
    wheel += "".join(
        group(
            line("M0 0V-41", LINE, 4.6)
            + line("M0 0V-36", "#c58a4c", 1.8)
            + rect(-6, -45, 12, 6, 1, "#8a5a2e", LINE, 1.5),
            rotate=a,
        )
        for a in range(0, 360, 45)
    )
    return (
        land.ground_shadow(x + 14, y + 3, 84, 10)
        + land.smoke(x + 22, y - 142, 1.2)
        + group(house + group(wheel + circle(0, 0, 6.4, "#e6c48c", LINE, 2), 70, -18), x, y)
    )


def _cloth_line(x: float, y: float, n: int) -> str:
    colours = ("#8a4c97", "#e2a93a", "#b8392f", "#3f7f78", "#4d6fb0", "#fdf3d8")
    w = 26 * n + 12
    out = (
        land.ground_shadow(x + w / 2 + 8, y + 3, w / 2, 6)
        + bar(f"M{num(x)} {num(y)}v-66M{num(x + w)} {num(y)}v-66", "#b9793f", 2.8)
        + line(f"M{num(x)} {num(y - 62)}Q{num(x + w / 2)} {num(y - 54)} {num(x + w)} {num(y - 62)}", LINE, 2)
    )
    for k in range(n):
        cx, cy, c = x + 8 + 26 * k, y - 59 + 4 * (1 - abs(k - (n - 1) / 2) / n), colours[k % 6]
        out += path(f"M{num(cx)} {num(cy)}h23v42q-6-4-11.5 0t-11.5 0Z", c, LINE, 1.9) + line(
            f"M{num(cx + 6)} {num(cy + 3)}v33M{num(cx + 14)} {num(cy + 3)}v32", "#fff", 1.7, opacity=0.35
        )
        out += path(f"M{num(cx + 15)} {num(cy + 1)}h8v41q-4-3-8-2Z", "#1c0e04", opacity=0.2)
    return out


def _dye_vat(x: float, y: float, dye: str) -> str:
    tub = (
        path("M-16-20H16L13 0Q0 4-13 0Z", "#a9713a", LINE, 2)
        + line("M-15-13H15M-14-5H14", "#4f5052", 2)
        + ellipse(0, -20, 16, 5, dye, LINE, 1.9)
        + ellipse(-4, -21, 5, 1.4, "#fff", opacity=0.4)
    )
    return land.ground_shadow(x + 4, y + 2, 20, 4) + group(tub, x, y)
