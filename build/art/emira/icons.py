"""Small signs of the Emira table, 44 square, round their origin."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from common.house import keel
from emira.paints import AMBER, EDGE, GOLD_PALE
from emira.signs import (
    CAMEL_SIGN,
    IVORY,
    PREFERENCES,
    SKILLS,
    SYMBOLS,
    crown_sign,
    dome_sign,
    skill,
    skill_missing,
    skill_wanted,
    symbol,
)
from palette import gold
from render import Sprite
from svg import circle, document, group, line, path, rect, star


def _plain(d: str, fill: str = GOLD_PALE) -> str:
    return path(d, fill, EDGE, 2.2)


def _stroke(d: str, colour: str = GOLD_PALE, width: float = 3.6) -> str:
    return line(d, EDGE, width + 3.4) + line(d, colour, width)


def _person(fill: str = "#f3d2b0", robe: str = "#7a4fc0") -> str:
    return (
        path("M-11 16C-11 4-6 0-3 0H3C6 0 11 4 11 16Z", robe, EDGE, 2.2)
        + circle(0, -6, 7, fill, EDGE, 2.2)
        + path("M-8-6C-10-16-4-18 0-18S10-16 8-6Q0-12-8-6Z", robe, EDGE, 2.2)
    )


def camel_icon() -> str:
    return group(path(CAMEL_SIGN, "#e2a85c", EDGE, 1.7) + path("M-7-6Q-4-3 1-5L2 2Q-3 5-8 2Z", "#1f8f86"), 0, 1, 1.4)


def discount() -> str:
    """A camel and a falling arrow: off the bid."""
    return group(camel_icon(), -4, 2, 0.86) + _stroke("M14-15V5M8.6-1L14 5.6L19.4-1", "#8fe6a8", 3.4)


def upkeep() -> str:
    """A loaf and a coin: what the household eats."""
    loaf = path("M-18 6C-18-6-8-10-2-10S14-6 14 6Q14 10 10 10H-14Q-18 10-18 6Z", "#e2a85c", EDGE, 2.2) + line(
        "M-10-4L-6 4M-2-6L2 3M6-4L9 3", "#8a4a1a", 2
    )
    return loaf + circle(12, 10, 8, "#f0c552", EDGE, 2) + circle(12, 10, 4.6, "none", "#7a4a10", 1.5)


def relief() -> str:
    """A hand that receives coins."""
    hand = path(
        "M-18 6C-12 2-6 2-2 6H8Q11 8 8 11H0C6 12 10 10 16 5Q20 4 19 8C14 15 8 18 0 18C-6 18-12 15-18 15Z",
        "#e3b184",
        EDGE,
        2.2,
    )
    return hand + "".join(
        circle(x, y, 5.4, "#f0c552", EDGE, 1.9) + circle(x, y, 2.6, "none", "#7a4a10", 1.3)
        for x, y in ((-4, -4), (6, -8), (0, -15))
    )


def room() -> str:
    """A free arch with a cushion."""
    return path(keel(0, 17, 30, 36), "#16204f", gold, 2.8) + path(
        "M-10 12C-12 6-10 4-8 4H8C10 4 12 6 10 12Q0 15-10 12Z", "#c2486e", EDGE, 1.8
    )


def _card(fill: str, sign: str = "") -> str:
    return rect(-9, -13, 18, 26, 3, fill, EDGE, 2) + rect(-6, -10, 12, 20, 1.6, "none", GOLD_PALE, 1.3) + sign


def hand() -> str:
    """Event cards in hand."""
    return (
        group(_card("#15307a"), -8, 2, rotate=-18)
        + group(_card("#15307a"), 8, 2, rotate=18)
        + group(_card("#1d3f9a", path("M1.4-4.4A5 5 0 1 0 4 3A4 4 0 1 1 1.4-4.4Z", GOLD_PALE)), 0, -1)
    )


def goal() -> str:
    """The secret goal: a card with a star and a lock."""
    return (
        _card("#5b2f7a", path(star(0, -3, 5.6, 4.2, 8), GOLD_PALE))
        + rect(-1, 4, 14, 11, 2, GOLD_PALE, EDGE, 1.8)
        + path("M2 4V1a4 4 0 0 1 8 0V4", "none", EDGE, 4.6)
        + path("M2 4V1a4 4 0 0 1 8 0V4", "none", GOLD_PALE, 2)
    )


def leads() -> str:
    """Who she would choose now."""
    return group(crown_sign(AMBER).replace("/>", f' stroke="{EDGE}" stroke-width="2"/>'), 0, 1, 1.1)


def passed() -> str:
    """A palm turned away: passed in this round."""
    return path(
        "M-8 16C-10 8-9 2-9-4L-10-11Q-7-14-5.4-11L-4-4V-15Q-1-18 1-15V-4L3.4-14Q6.4-16 7.4-13"
        "L6.6-3L9.6-9Q12.6-10 12.4-7L9.6 6Q9 12 8 16Z",
        "#bcc7ec",
        EDGE,
        2.2,
    )


def acted() -> str:
    """A tick in a seal: has acted in this turn."""
    return (
        circle(0, 0, 16, "#2f6b4c", EDGE, 2.4)
        + circle(0, 0, 12.6, "none", "#8fe6a8", 1.3)
        + line("M-7 0L-2 6L8-6", IVORY, 4)
    )


def bid() -> str:
    """A raised purse: bids."""
    return (
        path("M-5-7C-15 0-15 12-11 15C-5 18 5 18 11 15C15 12 15 0 5-7Z", "#a8683c", EDGE, 2.2)
        + path("M-9-17L-6-8H6L9-17Q4-14 0-17Q-4-14-9-17Z", "#c98a5a", EDGE, 2)
        + line("M-6-7.4H6", "#f0c552", 3.4)
        + circle(0, 5, 5.6, "#f0c552", EDGE, 1.7)
    )


def lock() -> str:
    """A purse nobody else may see."""
    return (
        path("M-8-2V-8A8 8 0 0 1 8-8V-2", "none", EDGE, 7.4)
        + path("M-8-2V-8A8 8 0 0 1 8-8V-2", "none", "#bcc7ec", 3.4)
        + rect(-12, -3, 24, 19, 3.4, "#bcc7ec", EDGE, 2.4)
        + circle(0, 5, 2.8, EDGE)
        + line("M0 6V11", EDGE, 2.8)
    )


def permanent() -> str:
    """Stays before its owner: a nail with a ribbon."""
    return (
        _plain("M-3 4L0 19L3 4Z", "#c3cae6")
        + _plain("M-11 4C-11-2-7-3-6-6V-13H6V-6C7-3 11-2 11 4Z", "#e0483f")
        + _plain("M-9-17H9V-12H-9Z", "#ff9d86")
    )


def advanced() -> str:
    """Belongs to the advanced game: a dome with a step."""
    return group(dome_sign("#8fe0d6"), -4, -2, 0.9) + _stroke("M6 16H12V9H19", GOLD_PALE, 3)


def undecided() -> str:
    """Two equal pans: nobody leads."""
    beam = _stroke("M-15-8H15M0-14V12M-8 15H8", GOLD_PALE, 3)
    return beam + "".join(
        path(f"M{x - 7} 2H{x + 7}Q{x} 11 {x - 7} 2Z", "#f0c552", EDGE, 1.8)
        + line(f"M{x - 6} 2L{x}-8L{x + 6} 2", EDGE, 1.4)
        for x in (-13, 13)
    )


def swapped() -> str:
    """Her two preferences are the other way round."""
    return _stroke("M-13-6C-8-15 8-15 12-7M12-14V-6H4", "#ffdf9e", 3.4) + _stroke(
        "M13 6C8 15-8 15-12 7M-12 14V6H-4", "#9cc4ff", 3.4
    )


def tumult() -> str:
    """A princess leaves by the door."""
    return (
        path(keel(6, 17, 24, 34), "#4a2a12", "#d9a441", 2.4)
        + group(_person(), -8, 4, 0.8)
        + _stroke("M-4-15H-18M-13-19.4L-18.4-15L-13-10.6", "#ff9d86", 3)
    )


def gift() -> str:
    """Xenia waits for her gift."""
    return (
        rect(-14, -3, 28, 19, 2, "#7a4fc0", EDGE, 2.2)
        + rect(-16, -8, 32, 7, 2, "#9a6fd8", EDGE, 2.2)
        + line("M0-8V16", "#f0c552", 4.4)
        + path("M0-8C-12-20-16-8-3-7ZM0-8C12-20 16-8 3-7Z", "#f0c552", EDGE, 1.8)
    )


def fee() -> str:
    """Suleika's fee: a newcomer and a coin."""
    return group(_person(), -6, 0, 0.9) + circle(10, 9, 8.4, "#f0c552", EDGE, 2) + line("M10 5V13M6 9H14", EDGE, 2.6)


def princess() -> str:
    """Princesses of a household."""
    return _person("#e3b184", "#c2486e") + path("M0-22L2.6-17L0-13L-2.6-17Z", "#f0c552", EDGE, 1.3)


def deck() -> str:
    """A face-down stack."""
    return "".join(group(_card("#6a3aa0"), -3 + 3 * k, 3 - 3 * k) for k in range(3))


def turn() -> str:
    """The turn: the moon's face in a ring of stars."""
    return circle(0, 0, 16, "#16204f", gold, 2.4) + path("M3-10A10.6 10.6 0 1 0 10 6A8.4 8.4 0 1 1 3-10Z", "#fff3cf")


def first_player() -> str:
    """Who begins: the golden standard with its crescent."""
    return (
        _stroke("M0 18V-4", "#d9a441", 3.2)
        + path("M4-18A9.6 9.6 0 1 0 4-1A7.4 7.4 0 1 1 4-18Z", "#f0c552", EDGE, 2)
        + _plain("M-9 17H9L6 21H-6Z", "#d9a441")
        + path("M1 2L14 6L1 11Z", "#e0483f", EDGE, 1.6)
    )


def trio() -> str:
    """One more for beauty, manners and attire together."""
    return "".join(
        circle(9 * math.cos(math.radians(t)), 1 + 9 * math.sin(math.radians(t)), 8.4, c, EDGE, 2)
        for t, c in ((-90, "#ef7fa3"), (30, "#3fcabb"), (150, "#8fb4ff"))
    ) + _stroke("M0-4V6M-5 1H5", IVORY, 2.8)


def income() -> str:
    """What comes in each turn."""
    return (
        circle(-5, 3, 10, "#f0c552", EDGE, 2)
        + circle(-5, 3, 5.6, "none", "#7a4a10", 1.7)
        + _stroke("M12 13V-9M6-3L12-9.6L18-3", "#8fe6a8", 3.4)
    )


def back_in_bag() -> str:
    """Goes back where it came from."""
    return (
        _stroke("M14-10C8-18-10-17-13-3M-18-8L-13-1L-6-6", "#9cc4ff", 3.4)
        + path("M-2 0C-10 4-10 14-7 17C-2 19 10 19 15 17C18 14 18 4 10 0Z", "#7a4fc0", EDGE, 2.2)
        + line("M-2 0H10", GOLD_PALE, 3)
    )


ICONS: dict[str, Callable[[], str]] = {
    f.__name__: f
    for f in (
        discount,
        upkeep,
        relief,
        room,
        hand,
        goal,
        leads,
        passed,
        acted,
        bid,
        lock,
        permanent,
        advanced,
        undecided,
        swapped,
        tumult,
        gift,
        fee,
        princess,
        deck,
        turn,
        first_player,
        trio,
        back_in_bag,
        income,
    )
} | {"camel": camel_icon}


def _square(body: str, side: float) -> str:
    return document(side, side, body, (-side / 2, -side / 2, side, side))


def sprites() -> Iterator[Sprite]:
    """`emira/preference`, `skill` 58 square, `symbol` 48, `icon` 44.

    A skill that is not there is `<id>_missing` on night, `<id>_wanted` on parchment.
    """
    for name, draw in PREFERENCES.items():
        yield Sprite(f"emira/preference/{name}", _square(draw(), 58), quality=94)
    for name in SKILLS:
        yield Sprite(f"emira/skill/{name}", _square(skill(name), 58), quality=94)
        yield Sprite(f"emira/skill/{name}_missing", _square(skill_missing(name), 58), quality=94)
        yield Sprite(f"emira/skill/{name}_wanted", _square(skill_wanted(name), 58), quality=94)
    for name in SYMBOLS:
        yield Sprite(f"emira/symbol/{name}", _square(symbol(name), 48), quality=94)
    for name, draw in ICONS.items():
        yield Sprite(f"emira/icon/{name}", _square(draw(), 44), quality=94)
