"""Counters, coins, markers and marks of the table as sprites."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emira import folk, tokens
from emira.backdrop import full_moon
from emira.paints import AMBER, EDGE, GOLD_LINE, GOLD_PALE, SHADE, brass, lamplight, moonlight
from palette import gold
from render import Sprite
from svg import circle, document, ellipse, group, line, linear, path, star


def first_player() -> str:
    """The standard of the first player: a crescent on a staff with a banner; foot at the origin, 84 high."""
    cloth = path("M3-52H36L28-40L36-28H3Z", linear("#d9344e", "#7d1230", to=(1, 0.4)), EDGE, 2) + path(
        star(15, -40, 7, 3.4, 8), GOLD_PALE
    )
    staff = line("M0-2V-62", EDGE, 7) + line("M0-2V-62", GOLD_LINE, 3.8) + circle(0, -60, 5, brass, EDGE, 1.8)
    moon = path("M5-84A11.4 11.4 0 1 0 9-65A8.8 8.8 0 1 1 5-84Z", brass, EDGE, 2)
    return (
        ellipse(4, 1, 20, 5.4, SHADE, opacity=0.45)
        + cloth
        + staff
        + moon
        + path("M-16 2Q0 8 16 2L11-6H-11Z", brass, EDGE, 2.2)
    )


def _lantern(lit: bool) -> Callable[[], str]:
    return lambda: line("M0-14V4", "#d9a441" if lit else "#55629c", 2.2) + group(folk.lantern(lit, 0.8), 0, 0)


def income() -> str:
    """The black sheik's token: a coin that grows; 44 across."""
    arrow = line("M11 12V-8M4.6-1.6L11-8.4L17.4-1.6", EDGE, 7) + line(
        "M11 12V-8M4.6-1.6L11-8.4L17.4-1.6", "#8fe6a8", 3.6
    )
    return group(tokens.gold_coin(), -6, 2, 1.04) + arrow


def chevron() -> str:
    """Which way the caravans walk: a chevron of light."""
    return line("M6-12L-6 0L6 12", EDGE, 9) + line("M6-12L-6 0L6 12", AMBER, 5)


def crescent_star() -> str:
    """The sign of the box: crescent and star, 40 square."""
    return path("M3-16A16.4 16.4 0 1 0 14 9A13 13 0 1 1 3-16Z", gold, EDGE, 1.6) + path(
        star(9, -5, 7, 3, 8), GOLD_PALE, EDGE, 1
    )


def crown() -> str:
    """The crown over the highest bid, 32 × 24."""
    return path("M-12 9L-14.6-7L-6.4-1L0-12L6.4-1L14.6-7L12 9Z", AMBER, EDGE, 2.4) + "".join(
        circle(x, y, 2, GOLD_PALE, EDGE, 1) for x, y in ((-14.6, -8), (0, -13), (14.6, -8))
    )


def dot() -> str:
    """One point on a preference, for standing rows: rose, 14 square."""
    return circle(0, 0, 5.4, "#ef7fa3", EDGE, 1.8)


def dot_status() -> str:
    """The same for status, in a shield."""
    return path("M-5.6-5.6H5.6V0.6L0 6L-5.6 0.6Z", "#b48cf2", EDGE, 1.8)


def dot_palace() -> str:
    """The same for palace, in an arch."""
    return path("M-5.4 6V-1C-5.4-4-2-5 0-7.4C2-5 5.4-4 5.4-1V6Z", "#39c2b4", EDGE, 1.8)


def dot_gold() -> str:
    """The same for gold, in a hexagon."""
    return path("M-6.4 0L-3.2-5.6H3.2L6.4 0L3.2 5.6H-3.2Z", "#f0c552", EDGE, 1.8)


def ghost() -> str:
    """A point that would be gained, 14 square."""
    return circle(0, 0, 5, "none", AMBER, 2, stroke_dasharray="2.6 2.2")


Box = tuple[float, float, float, float]
MARKERS: dict[str, tuple[Callable[[], str], Box]] = {
    "first_player": (first_player, (-20, -90, 60, 100)),
    "gift": (tokens.gift, (-22, -22, 46, 48)),
    "lost_turn": (tokens.lost_turn, (-22, -22, 46, 48)),
    "income": (income, (-22, -18, 46, 40)),
    "trio": (tokens.trio, (-25, -26, 52, 52)),
    "bag": (tokens.bag, (-46, -48, 92, 100)),
}
COINS: dict[str, tuple[Callable[[], str], Box]] = {
    **{key: (draw, (-28, -28, 58, 60)) for key, draw in tokens.COINS.items()},
    "gold": (tokens.gold_coin, (-17, -17, 36, 38)),
    "pile": (tokens.pile, (-48, -38, 96, 72)),
    "purse": (tokens.purse, (-28, -28, 56, 56)),
    "purse_hidden": (lambda: tokens.purse(hidden=True), (-28, -28, 56, 56)),
}
MARKS: dict[str, tuple[Callable[[], str], Box]] = {
    "lantern_lit": (_lantern(lit=True), (-64, -30, 128, 128)),
    "lantern_dark": (_lantern(lit=False), (-64, -30, 128, 128)),
    "chevron": (chevron, (-12, -18, 24, 36)),
    "emira": (crescent_star, (-20, -20, 40, 40)),
    "crown": (crown, (-18, -17, 36, 29)),
    "dot_appearance": (dot, (-8, -8, 16, 16)),
    "dot_status": (dot_status, (-8, -8, 16, 16)),
    "dot_palace": (dot_palace, (-8, -8, 16, 16)),
    "dot_gold": (dot_gold, (-8, -8, 16, 16)),
    "dot_ghost": (ghost, (-8, -8, 16, 16)),
    "lamplight": (lambda: circle(0, 0, 100, lamplight), (-100, -100, 200, 200)),
    "moonlight": (lambda: circle(0, 0, 100, moonlight), (-100, -100, 200, 200)),
    "moon": (lambda: full_moon(0, 0, 60), (-116, -116, 232, 232)),
}


def sprites() -> Iterator[Sprite]:
    """`emira/counter`, `coin`, `marker`, `mark`."""
    for kind in tokens.COUNTERS:
        yield Sprite(
            f"emira/counter/{kind}", document(54, 54, tokens.counter(kind), (-26, -26, 54, 54)), scale=3, quality=92
        )
        yield Sprite(
            f"emira/counter/{kind}_ghost", document(54, 54, tokens.counter_ghost(kind), (-26, -26, 54, 54)), quality=92
        )
    yield Sprite("emira/counter/back", document(54, 54, tokens.counter_back(), (-26, -26, 54, 54)), quality=92)
    for family, pictures in (("coin", COINS), ("marker", MARKERS), ("mark", MARKS)):
        for key, (draw, (x, y, w, h)) in pictures.items():
            yield Sprite(f"emira/{family}/{key}", document(w, h, draw(), (x, y, w, h)), quality=90)
