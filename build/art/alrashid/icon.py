"""Small signs of Al Rashid, in a box from −18 to 18: what happens, what it costs, when a title works."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from alrashid import token
from alrashid.paints import EDGE, GUILDS, LEAF_LIGHT, ZAYYAT, ivory_flat, lapis
from alrashid.people import FIGURES
from alrashid.signs import eye, land_sign, palace_sign, timing_sign
from alrashid.wares import any_ware
from palette import INK, LAPIS, VERMILION, coin, gold
from render import Sprite
from svg import bar, circle, document, group, line, path, rect, star

LANDS = ("frank", "rum", "ifriqiya", "arabia", "khorasan", "hind", "sin")
TIMINGS = ("start", "resolution", "before_check", "permanent", "once", "end")
LIGHT = "#fff4d6"


def dominance() -> str:
    """A turban over a balance of heads: who counts most."""
    bars = (
        rect(-14, 4, 7, 10, 1, "#c9a24a", EDGE, 1.6)
        + rect(-3.5, -3, 7, 17, 1, gold, EDGE, 1.6)
        + rect(7, 8, 7, 6, 1, "#a98352", EDGE, 1.6)
    )
    return bars + path("M-6-6L-8-14L-3-10L0-16L3-10L8-14L6-6Z", gold, EDGE, 1.6) + circle(0, -8, 1.5, VERMILION)


def fight() -> str:
    """Crossed sabres."""
    blades = "M-12-13C-4-8 6 3 10 12M12-13C4-8-6 3-10 12"
    return (
        line(blades, EDGE, 6) + line(blades, "#e9e6da", 3.2) + bar("M5 13L13 8M-5 13L-13 8", "#f0c552", 2.6, EDGE, 1.4)
    )


def run() -> str:
    """A slipper with wind behind it."""
    shoe = "M-6 2C-2 2 2-1 4-5C8-4 10 1 14 2C18 2 17-4 14-5C20-5 21 6 13 8H-8C-10 6-9 2-6 2Z"
    return (
        path(shoe, VERMILION, EDGE, 1.8)
        + line("M-4 5H10", "#f8dd8a", 1.6)
        + line("M-17-6H-5M-19 0H-11M-17 6H-12", EDGE, 2.2)
    )


def coin_face() -> str:
    """A coin: the fee."""
    return (
        circle(0, 0, 14, coin, EDGE, 2)
        + circle(0, 0, 10.4, "none", "#8a5a14", 1.3)
        + path(star(0, 0, 6, 3, 8), "#8a5a14")
    )


def swap() -> str:
    """Two arrows: trade one ware for another."""
    return bar("M-13-5H9M4-11L11-5L4 1", "#5f92e6", 3, EDGE, 1.5) + bar(
        "M13 7H-9M-4 1L-11 7L-4 13", "#f0c552", 3, EDGE, 1.5
    )


def spy() -> str:
    """An eye under a hood."""
    return path("M-15 12C-15-8-7-16 0-16S15-8 15 12C8 8-8 8-15 12Z", "#3b343c", EDGE, 2) + group(
        eye("#1c171d", "#c4341c"), 0, 0, 0.86
    )


def plus() -> str:
    """More."""
    return bar("M0-10V10M-10 0H10", "#f0c552", 4, EDGE, 1.7)


def minus() -> str:
    """Less."""
    return bar("M-10 0H10", "#ff9a7c", 4, EDGE, 1.7)


def arrow() -> str:
    """What is paid becomes what is got."""
    return path("M-14-4.6H2V-12L16 0L2 12V4.6H-14Z", gold, EDGE, 1.9) + line("M-11-1.8H4", "#fff3b8", 1.6)


def lock() -> str:
    """Not possible; the reason stands beside it."""
    return (
        bar("M-6.5-2V-7Q-6.5-14 0-14T6.5-7V-2", "#b9bbba", 3, EDGE, 1.7)
        + rect(-11, -3, 22, 17, 3, coin, EDGE, 2)
        + circle(0, 4, 2.4, EDGE)
        + line("M0 5V9", EDGE, 2.4)
    )


def home() -> str:
    """Members at home."""
    return (
        path("M-13 13V-1C-13-9-4-10 0-16C4-10 13-9 13-1V13Z", "#f6e0b4", EDGE, 2)
        + path("M-5 13V4C-5 0-2-1 0-4C2-1 5 0 5 4V13Z", "#5c2f10", EDGE, 1.2)
        + line("M-12-1H12", LAPIS, 2)
    )


def reserve() -> str:
    """Members not yet won."""
    return rect(-13, -13, 26, 26, 5, "none", EDGE, 2, stroke_dasharray="5 4") + group(
        FIGURES["sage"](ZAYYAT), 0, 10, 0.5, opacity=0.55
    )


def order() -> str:
    """The play order: three discs and an arrow."""
    discs = "".join(circle(x, 0, 4.6, c, EDGE, 1.6) for x, c in ((-12, "#0a6153"), (-1, "#e9a51d"), (10, "#c43a74")))
    return line("M-17 10H14", EDGE, 2) + path("M12 6L18 10L12 14Z", EDGE) + group(discs, 0, -3)


def share() -> str:
    """A hand takes wares from a land."""
    return group(any_ware(), 0, -5, 0.8) + path(
        "M-15 9C-10 5-4 6 0 9C6 8 12 5 15 3C17 5 15 9 8 14H-6L-15 15Z", "#f0c79a", EDGE, 1.7
    )


def crisis() -> str:
    """A beacon: a crisis."""
    return (
        path(star(0, 0, 17, 9.4, 8), "#2b1a10", "#e9c873", 1.8)
        + line("M0-8V2", "#ff8a66", 4.4)
        + circle(0, 7, 2.4, "#ff8a66")
    )


def unknown() -> str:
    """Nobody knows: three closed dots under a veil."""
    return path("M-15 12C-13-8-6-15 0-15S13-8 15 12Q0 6-15 12Z", "#8d7447", EDGE, 1.9) + "".join(
        circle(x, 2, 2.3, "#fff4d6") for x in (-7, 0, 7)
    )


def known() -> str:
    """Seen by you alone."""
    return eye(EDGE, LAPIS)


def ladder() -> str:
    """Barter: the more kinds, the more coins."""
    steps = "".join(
        rect(-16 + 7 * k, 10 - 5 * k, 6, 4 + 5 * k, 0.8, c, EDGE, 1.3)
        for k, c in enumerate(("#a9652f", "#7f3f9c", "#8d99a3", "#f08a1c", "#ffffff"))
    )
    return group(steps, 0, 0)


def rank(place: int) -> str:
    """A medal of gold, silver or bronze with one to three bars: the ranks that act."""
    fill, dark = (("#f6d071", "#8a5a14"), ("#dfe3e6", "#59646c"), ("#d99a62", "#6b3a16"))[place - 1]
    body = (
        path("M-8-16H8L4-5H-4Z", VERMILION, EDGE, 1.5)
        + circle(0, 4, 11.6, fill, EDGE, 2)
        + circle(0, 4, 8.6, "none", dark, 1.2)
    )
    return body + line("".join(f"M{(k - (place - 1) / 2) * 5} 0V8" for k in range(place)), dark, 2.8)


def outranked() -> str:
    """Too low to act."""
    return circle(0, 4, 11.6, "#d8cbb0", EDGE, 2) + line("M-5 4H5", "#6d5c42", 3)


def chronicle() -> str:
    """The log: a scroll."""
    return path("M-11-13H9Q13-13 13-9T9-5V13H-9Q-13 13-13 9H5V5", ivory_flat, EDGE, 1.8) + line(
        "M-7-7H5M-7-2H5M-7 3H3", "#8d7447", 1.6
    )


def service() -> str:
    """A palace's service: a bell."""
    bell = "M-12 9C-8 5-10-2-7-8C-5-13 5-13 7-8C10-2 8 5 12 9Z"
    body = circle(0, 11, 3, EDGE) + path(bell, gold, EDGE, 1.9) + circle(0, -13.4, 2.4, coin, EDGE, 1.4)
    return body + line("M-8 5H8", "#8a5a14", 1.5)


def title() -> str:
    """A title: a writ with a hanging seal."""
    body = rect(-12, -15, 24, 20, 2, ivory_flat, EDGE, 1.9) + line("M-8-10H8M-8-5.6H8M-8-1H2", "#8d7447", 1.6)
    return body + path("M3 8L1 17L5 14L9 17L7 8Z", VERMILION, EDGE, 1.3) + circle(5, 6, 5.6, gold, EDGE, 1.7)


def favor() -> str:
    """A favor: a small gift with a bow."""
    body = rect(-13, -4, 26, 19, 2, "#0c7589", EDGE, 1.9) + line("M0-4V15M-13 4H13", LEAF_LIGHT, 3)
    return body + path("M0-4C-6-16-14-12-9-6ZM0-4C6-16 14-12 9-6Z", LEAF_LIGHT, EDGE, 1.6)


def beaten() -> str:
    """Beaten: a split shield."""
    left = path("M-14-15H-3L1-4L-4 3L0 15C-8 11-14 7-14-1Z", "#c9cac8", EDGE, 1.8)
    return left + group(path("M3-15H14V-1C14 7 9 11 3 14L0 3L5-4Z", "#9a9b98", EDGE, 1.8), 2, 1)


def crescent() -> str:
    """End of the turn."""
    return (
        circle(0, 0, 15, lapis, EDGE, 1.8)
        + path("M4-10A10.4 10.4 0 1 0 4 10A8 8 0 1 1 4-10Z", LEAF_LIGHT)
        + path(star(6, 0, 3.4, 1.5), LEAF_LIGHT)
    )


ICONS: dict[str, Callable[[], str]] = {
    f.__name__: f
    for f in (
        dominance, fight, run, swap, spy, plus, minus, arrow, lock, home, reserve, order, share, crisis, unknown, known,
        ladder, outranked, chronicle, crescent, service, title, favor,
        beaten,
    )
} | {
    "fee": coin_face,
    "land": lambda: group(token.land_back(), 0, 0, 0.94),
    "sea": lambda: group(token.sea_back(), 0, 0, 1),
    "free": lambda: coin_face() + bar("M-12 12L12-12", VERMILION, 3, EDGE, 1.4),
    "influence": token.influence,
    "dishonor": token.dishonor,
    "note": lambda: group(token.note(), 0, 0, 0.78),
    "battle": lambda: group(token.battle(), 0, 0, 0.84),
    "expelled": lambda: group(token.excommunication(), 0, 0, 0.88),
    "benevolence": lambda: group(token.benevolence(), 0, 0, 0.88),
    "prestige": token.prestige,
    "served": lambda: group(token.tick(), 0, 0, 1.3),
}  # fmt: skip
FEET = {"pasha": (0.42, 15), "merchant": (0.6, 15), "sage": (0.74, 15)}


def _signs() -> Iterator[tuple[str, str]]:
    for n in (1, 2, 3):
        yield f"rank_{n}", rank(n)
    for kind, (scale, y) in FEET.items():
        yield kind, group(FIGURES[kind](ZAYYAT), 0, y, scale)
    for tone, ink in (("", INK), ("_light", LIGHT)):
        yield from ((f"palace_{n}{tone}", group(palace_sign(n, ink), 0, 0, 1.12)) for n in GUILDS)
        yield from ((f"land_{n}{tone}", group(land_sign(n, ink), 0, 0, 1.15)) for n in LANDS)
        yield from ((f"timing_{n}{tone}", group(timing_sign(n, ink), 0, 0, 1.15)) for n in TIMINGS)


def sprites() -> Iterator[Sprite]:
    """`alrashid/icon/<id>`, 40 × 40; signs of palaces, lands and timings dark and `_light`."""
    for name, draw in ICONS.items():
        yield Sprite(f"alrashid/icon/{name}", document(40, 40, group(draw(), 20, 20)), quality=92)
    for name, body in _signs():
        yield Sprite(f"alrashid/icon/{name}", document(40, 40, group(body, 20, 20)), quality=92)
