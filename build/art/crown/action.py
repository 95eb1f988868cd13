"""The nine action cards: wood, stone, cloth, grain, ring, trade, step, discount, envoy."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from crown import buildings as built
from crown import props
from crown import scenery as land
from crown.cardface import face, rays, small
from crown.goods import good
from crown.piece import councilor, craftsman
from palette import GOLD, LINE, roof_blue, roof_red, timber
from render import Sprite
from svg import bar, circle, ellipse, group, line, linear, path, rect


def _air(top: str, low: str, x: float = 73, y: float = 66) -> str:
    return rect(0, 0, 146, 130, 0, linear(top, low)) + rays(x, y)


def wood() -> str:
    """An axe in a stump before split logs, firs behind."""
    out = _air("#9fcfe0", "#eef1cf", 73, 50) + "".join(
        land.pine(x, 88, s, "#8db47a", "#5f8f4d", far=True)
        for x, s in ((20, 0.72), (44, 0.84), (102, 0.84), (128, 0.72))
    )
    out += path("M0 90Q70 78 146 92V130H0Z", "#86ab4e", LINE, 1.6) + land.tufts(6, 96, 134, 26, 16, 3)
    axe = (
        bar("M0 6L-18-54", "#c58a4c", 4.4)
        + path("M-22-54L-6-60Q8-52 6-36L-16-44Z", "#c9cac6", LINE, 2)
        + path("M-2-58Q8-50 6-36L1-38Q4-48-2-58Z", "#fff", LINE, 1.2)
    )
    return out + land.log_pile(20, 114, 2, 0.72) + land.stump(88, 104, 1.9) + group(axe, 92, 84)


def stone() -> str:
    """Squared blocks and a mason's hammer under the quarry's edge."""
    out = (
        _air("#b6d6df", "#f8ecc8", 73, 40)
        + path("M0 60L30 46L64 50L92 34L146 44V130H0Z", "#dccba6", LINE, 1.8)
        + path("M0 76L40 68L88 72L146 62V130H0Z", "#c9b48a", LINE, 1.6)
    )
    out += line("M20 56v16M46 52v14M74 48v18M104 44v16M128 46v14M24 80v12M60 78v14M112 72v16", "#8f774b", 1.6) + path(
        "M0 100Q70 90 146 100V130H0Z", "#e3d0a0", LINE, 1.6
    )
    blocks = good("stone", 40, 98, 1.05) + good("stone", 84, 100, 1.15) + good("stone", 62, 70, 1.2)
    hammer = group(
        bar("M0 10V-26", "#c58a4c", 3.6)
        + path("M-13-36H9L15-31L9-26H-13Z", "#a9aaa8", LINE, 2)
        + line("M-10-33.6H8", "#fff", 1.5),
        116,
        96,
        rotate=24,
    )
    return out + blocks + hammer


def cloth() -> str:
    """A great bolt of cloth before the loom, with yarn and shears."""
    out = _air("#e8c9b0", "#fdf0d4")
    loom = bar("M22 12V106M124 12V106M16 24H130", "#c58f5a", 4) + line(
        "".join(f"M{30 + 6.2 * k} 26V104" for k in range(15)), "#fdf6e4", 1.8
    )
    out += (
        group(loom, opacity=0.7) + rect(0, 100, 146, 30, 0, "#9a6a38", LINE, 1.8) + line("M0 108H146", "#d9a76a", 1.6)
    )
    yarn = ellipse(0, 0, 11, 9, "#c8423a", LINE, 2) + line("M-9-4Q0-8 9-4M-10 1Q0-3 10 1M-8 5Q0 2 8 5", "#ffd0c4", 1.3)
    return out + good("cloth", 72, 74, 1.8) + group(yarn, 28, 101) + group(props.shears(0.7), 121, 96, rotate=40)


def grain() -> str:
    """A sheaf in the sun, a sickle beside it."""
    out = (
        rect(0, 0, 146, 130, 0, linear("#a5d2e4", "#fdf0c4"))
        + rays(110, 34, "#fff3b0")
        + circle(110, 34, 13, "#fff3b8")
    )
    out += path("M0 78Q70 60 146 80V130H0Z", "#e6b83c", LINE, 1.6) + "".join(
        line(f"M{-20 + 26 * k} 130Q{30 + 14 * k} 96 {52 + 6 * k} 72", "#bd8820", 2.4, opacity=0.6) for k in range(8)
    )
    sickle = group(
        bar("M0 14V0", "#8a5a2e", 4) + path("M-2 0Q-26-6-20-30Q-16-10 2-6Z", "#d9d9d4", LINE, 1.8), 118, 100, rotate=30
    )
    return out + land.sheaf(26, 106, 0.94) + land.sheaf(118, 92, 0.74) + land.sheaf(68, 114, 1.9) + sickle


def signet() -> str:
    """A signet ring on a cushion."""
    out = (
        _air("#a9c48e", "#f4efcc")
        + path("M18 120Q14 92 42 94Q73 84 104 94Q132 92 128 120Z", "#8a2f5a", LINE)
        + path("M86 90Q132 88 128 120H92Q104 104 86 90Z", "#551636", opacity=0.6)
    )
    out += line("M30 105Q50 95 73 101T114 104", "#d286ab", 2.2) + "".join(
        circle(x, 114, 5, GOLD, LINE, 1.7) + line(f"M{x} 119v7", GOLD, 2.4) for x in (20, 126)
    )
    return out + ellipse(75, 96, 22, 5, "#3c0d24", opacity=0.5) + good("ring", 73, 66, 1.8)


def trade() -> str:
    """Balance with grain against coin on a counter under an awning."""
    out = _air("#f0c988", "#fff1cc") + "".join(
        path(
            f"M{-8 + 20 * k} 0H{12 + 20 * k}V26Q{2 + 20 * k} 40 {-8 + 20 * k} 26Z",
            "#c8423a" if k % 2 else "#fdf3d8",
            LINE,
            1.5,
        )
        for k in range(8)
    )
    out += rect(0, 104, 146, 30, 0, timber, LINE, 1.8) + line("M0 113H146", "#d9a76a", 1.6)
    stand = bar("M73 104V44", GOLD, 4) + path("M58 104Q73 92 88 104Z", GOLD, LINE, 2)
    load = good("grain", 0, -9, 0.56), group(props.coin_pile(3, 6.6), 0, -2)
    return (
        out
        + stand
        + group(props.balance(25, *load), 73, 46, 1.36)
        + good("cloth", 24, 94, 0.6)
        + good("wood", 122, 94, 0.62)
    )


def step() -> str:
    """A councilor on the cobbled ring road, footprints before him."""
    out = (
        _air("#a5d2e4", "#f6efcf", 40, 40)
        + path("M0 74Q60 56 146 70V130H0Z", "#a4bf62", LINE, 1.6)
        + group(built.tower(0, 0, 16, 36, roof_red, 3), 104, 40)
        + group(built.tower(0, 0, 14, 28, roof_blue, 4), 124, 48)
    )
    out += path("M-10 124Q40 84 150 88V112Q90 108 60 134H-10Z", "#dcc693", LINE, 1.8)
    stones = "".join(
        ellipse(x, y, 7, 4, "#efe0b8", "#a98a58", 1)
        for x, y in (
            (12, 122),
            (28, 112),
            (30, 124),
            (46, 104),
            (48, 117),
            (66, 98),
            (68, 110),
            (88, 95),
            (90, 106),
            (110, 93),
            (112, 103),
            (132, 93),
            (134, 102),
        )
    )
    feet = "".join(
        group(_footprint(), x, y, 0.9, r)
        for x, y, r in ((74, 112, 58), (86, 97, 66), (100, 106, 76), (112, 93, 80), (126, 101, 84))
    )
    return out + stones + feet + group(councilor(0), 44, 112, 1.26)


def _footprint() -> str:
    return path("M-4.4 5C-5.6 0-5-7 0-7S5.6 0 4.4 5ZM-3.6 7.6H3.6Q3.6 11.6 0 11.6T-3.6 7.6Z", "#ffd84a", "#2b190c", 1.9)


def discount() -> str:
    """Somebody is hired or called to court, and of three goods one need not be paid."""
    out = _air("#cfd9e6", "#fbefd4", 73, 54) + path("M0 92Q70 82 146 94V130H0Z", "#dcc690", LINE, 1.6)
    for k, ware in enumerate(("stone", "cloth", "wood")):
        x = 40 + 33 * k
        out += rect(x - 14, 37, 31, 32, 5, "#1c0e04", opacity=0.25) + rect(x - 15, 34, 30, 32, 5, "#fdf4dc", LINE, 2)
        out += group(good(ware, x, 50, 0.54), opacity=1 if k < 2 else 0.45)
    out += bar("M94 66L118 34", "#c8323a", 4.2, rim=1.7)
    out += built.hut(73, 110, 0.62) + group(craftsman(3), 36, 118, 1.24)
    return out + land.folk(112, 118, "#7a2a58", "#3d2a52", 1.15, load=group(props.scroll(16), 0, -10, 0.8, 60))


def envoy() -> str:
    """A sealed letter over the road to the town."""
    out = (
        _air("#a5d2e4", "#f8f0d0", 60, 60)
        + land.birds(28, 36)
        + path("M0 88Q50 70 146 84V130H0Z", "#8fae58", LINE, 1.6)
        + path("M20 132Q40 104 78 98Q96 94 98 84H110Q112 98 92 106Q66 114 62 132Z", "#ecd9a8", "#a57f45", 1.6)
    )
    town = (
        built.tower(76, 46, 16, 40, roof_red, 3, "#b02a2c")
        + built.tower(116, 50, 16, 38, roof_red, 4)
        + rect(92, 58, 24, 28, 0, "#f3e2b8", LINE, 1.9)
        + built.battlement(90, 59, 28, 4, 6)
        + path("M98 86V74Q104 66 110 74V86Z", "#4a3018", LINE, 1.5)
    )
    letter = (
        path("M-33-21H33V22H-33Z", "#1c0e04", opacity=0.28, transform="translate(3 5)")
        + rect(-33, -21, 66, 43, 3, "#fdf4dc", LINE, 2.2)
        + path("M-33 22L-6-1M33 22L6-1", "none", "#b79f6c", 1.6)
        + path("M-33-21L0 6L33-21", "#f4e3b4", LINE, 2)
        + path("M-5 8L-9 24L0 19L9 24L5 8Z", "#8f2320", LINE, 1.6)
        + circle(0, 4, 10, "#b3262e", LINE, 2)
        + path("M-5 7L-6-1L-2.6 2L0-3L2.6 2L6-1L5 7Z", "#f0a58c")
    )
    return out + town + group(letter, 60, 86, 1.0, -9)


PICTURES: dict[str, Callable[[], str]] = {
    "wood": wood,
    "stone": stone,
    "cloth": cloth,
    "grain": grain,
    "ring": signet,
    "trade": trade,
    "step": step,
    "discount": discount,
    "envoy": envoy,
}


def sprites() -> Iterator[Sprite]:
    """`crown/action/<id>` 146 × 210, the same large for the zoom, and `crown/action_small/<id>` 72 × 100 for slots."""
    for name, draw in PICTURES.items():
        picture = draw()
        yield Sprite(f"crown/action/{name}", face(picture), quality=88)
        yield Sprite(f"crown/zoom/action/{name}", face(picture), scale=4, quality=82)
        yield Sprite(f"crown/action_small/{name}", small(picture), quality=90)
