"""The five crowns of rank. Base line at y 0, 36 wide at scale 1, rising with the rank; each has a shape of its own."""

from __future__ import annotations

from palette import GOLD, LINE, coin
from svg import bar, circle, group, line, linear, num, path

RANKS = ("baron", "count", "prince", "marquess", "duke")

_GOLD = linear("#f9df8c", (0.5, "#dca537"), "#9d6318", to=(1, 0.3))
RUBY, SAPPHIRE, EMERALD, PEARL = "#c8323a", "#2f5fa6", "#2f8a5c", "#fffaf0"


def _band(jewels: tuple[str, ...]) -> str:
    gems = "".join(
        path(f"M{num(x)} {num(y - 3)}l3 3l-3 3l-3-3Z", colour, LINE, 1.2)
        for k, colour in enumerate(jewels)
        for x, y in [
            (
                (k - (len(jewels) - 1) / 2) * 28 / max(1, len(jewels) - 1),
                3.4 - 2.6 * ((k / max(1, len(jewels) - 1)) * 2 - 1) ** 2,
            )
        ]
    )
    return (
        path("M-18-4Q0 4 18-4V4Q0 12-18 4Z", _GOLD, LINE, 2) + line("M-16.4-2.2Q0 5.4 16.4-2.2", "#fff3b8", 1.3) + gems
    )


def _pearl(x: float, y: float, r: float = 3.2) -> str:
    return circle(x, y, r, PEARL, LINE, 1.5) + circle(x - 0.8, y - 0.9, r * 0.3, "#fff")


def _leaf(x: float, y: float, s: float = 1.0) -> str:
    blade = path(
        "M-2.4 8Q-3 3-8 3.6Q-11 0-7.4-3Q-6.4-5-4.4-4.4Q-5-10 0-13Q5-10 4.4-4.4Q6.4-5 7.4-3Q11 0 8 3.6Q3 3 2.4 8Z",
        _GOLD,
        LINE,
        1.7,
    ) + line("M0-8V5M-4.6 0Q-1 1 0 5M4.6 0Q1 1 0 5", "#8a5c17", 1.2)
    return group(blade, x, y, s)


def _lily(x: float, y: float, s: float = 1.0) -> str:
    flower = (
        path("M-2 8Q-2 4-7 5Q-12 3-10-3Q-7-5-4.6-2Q-6-9 0-16Q6-9 4.6-2Q7-5 10-3Q12 3 7 5Q2 4 2 8Z", _GOLD, LINE, 1.7)
        + line("M0-11V0", "#fff3b8", 1.3)
        + bar("M-4.4 5H4.4", GOLD, 1.6, rim=1.2)
    )
    return group(flower, x, y, s)


def baron() -> str:
    """A plain circlet set with six pearls."""
    pearls = "".join(
        _pearl(x, y - 2) for x, y in ((-16.4, -4), (-10, -2.4), (-3.3, -1.2), (3.3, -1.2), (10, -2.4), (16.4, -4))
    )
    return pearls + _band(()) + line("M-12 4.6Q0 8.6 12 4.6", "#8a5c17", 1.4)


def count() -> str:
    """Seven sharp points, a pearl on each."""
    xs = (-18, -12, -6, 0, 6, 12, 18)
    tips = [(x * 1.14, -17 + (x / 18) ** 2 * 2.4) for x in xs]
    d = "M-18 0"
    for k, (x, y) in enumerate(tips):
        d += f"L{num(x)} {num(y)}"
        if k < 6:
            d += f"L{num((xs[k] + xs[k + 1]) / 2)} -2"
    spikes = path(d + "L18 0Z", _GOLD, LINE, 1.8)
    return spikes + _band((RUBY, SAPPHIRE, RUBY)) + "".join(_pearl(x, y - 1.6, 2.9) for x, y in tips)


def prince() -> str:
    """Four lilies round a high red cap with a golden button."""
    cap = (
        path("M-15-2Q-19-26 0-29Q19-26 15-2Q0 5-15-2Z", "#9c2a26", LINE, 2)
        + path("M5-28Q19-24 15-2Q11 0 7 1Q14-14 5-28Z", "#54100f", opacity=0.6)
        + line("M-11-12Q-11-21-4-24", "#d9705c", 2)
        + circle(0, -30, 3.4, coin, LINE, 1.6)
    )
    lilies = "".join(_lily(x, y, 0.74) for x, y in ((-17, -8), (17, -8), (-6, -6), (6, -6)))
    return cap + lilies + _band((RUBY, EMERALD, RUBY))


def marquess() -> str:
    """Three broad leaves, between them triple pearls on stalks."""
    stalks = path("M-13 0L-9-8L-5 1ZM13 0L9-8L5 1Z", _GOLD, LINE, 1.7)
    clusters = "".join(_pearl(x - 3, -9.4, 2.8) + _pearl(x + 3, -9.4, 2.8) + _pearl(x, -14, 2.8) for x in (-9, 9))
    leaves = _leaf(-19, -9, 0.94) + _leaf(19, -9, 0.94) + _leaf(0, -12, 1.3)
    return leaves + stalks + clusters + _band((SAPPHIRE, RUBY, SAPPHIRE))


def duke() -> str:
    """A closed crown: five leaves, pearled arches over red velvet, an orb on top, ermine below."""
    velvet = path("M-17-4Q-22-26 0-30Q22-26 17-4Q0 4-17-4Z", "#9c2a26", LINE, 2) + path(
        "M6-28Q22-24 17-4Q12-1 6 0Q14-14 6-28Z", "#54100f", opacity=0.6
    )
    arches = bar("M-17-4Q-22-26 0-30Q22-26 17-4M0-30Q-5-16 0-2", GOLD, 2.8, rim=1.5)
    beads = "".join(
        circle(x, y, 1.7, PEARL, LINE, 1)
        for x, y in ((-18.6, -12), (-16, -20), (-9, -27), (9, -27), (16, -20), (18.6, -12), (-2.6, -20), (-2.4, -13))
    )
    top = circle(0, -34, 4.4, coin, LINE, 1.7) + bar("M0-38V-44M-2.8-41.4H2.8", GOLD, 1.7, rim=1.2)
    leaves = (
        _leaf(-18, -7, 0.62) + _leaf(18, -7, 0.62) + _leaf(-9.4, -4.6, 0.7) + _leaf(9.4, -4.6, 0.7) + _leaf(0, -4, 0.84)
    )
    ermine = path("M-19 3Q0 11 19 3Q21 7 19 10Q0 18-19 10Q-21 7-19 3Z", "#fbf3de", LINE, 1.8) + "".join(
        path(f"M{x} {y}l1.2 3.4h-2.4Z", "#2b190c") for x, y in ((-12, 8), (-4, 10), (4, 10), (12, 8))
    )
    return velvet + arches + beads + top + leaves + _band((RUBY, SAPPHIRE, RUBY, SAPPHIRE, RUBY)) + ermine


SHAPES = {"baron": baron, "count": count, "prince": prince, "marquess": marquess, "duke": duke}


def crown(rank: str, x: float = 0, y: float = 0, scale: float = 1.0) -> str:
    """The crown of a rank standing on (x, y)."""
    return group(SHAPES[rank](), x, y, scale)
