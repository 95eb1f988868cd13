"""Small signs of the Crown table, in a box from −22 to 22, and the card backs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from crown.cardface import back
from crown.crowns import crown
from crown.goods import good
from crown.piece import craftsman, hut, shield
from crown.token import building_points, citizen_points
from palette import CREAM, GOLD, INK, LINE, SEATS, coin, paper
from render import Sprite
from svg import bar, circle, document, group, line, path, rect, star


def foot() -> str:
    """A pair of soles: steps to go."""
    left = path("M-13 15C-16 4-13-6-7-7S1 2-1 8S-11 20-13 15Z", INK)
    right = path("M2 4C-1-7 2-18 8-19S16-10 14-4S4 9 2 4Z", INK)
    return left + right


def foot_light() -> str:
    """The same in the colour of light, for dark ground."""
    return foot().replace(INK, "#ffd84a")


def clock() -> str:
    """A clock: lasts the round."""
    return (
        circle(0, 0, 17, CREAM, LINE, 2.4)
        + circle(0, 0, 13.4, "none", GOLD, 1.4)
        + line("M0-9V0L7 5", INK, 2.8)
        + circle(0, 0, 1.8, INK)
    )


def sunrise() -> str:
    """Half a sun: at the start of the round."""
    beams = line("M-17-2L-20-4M17-2L20-4M-11-11L-13-15M11-11L13-15M0-14V-19", LINE, 2.6)
    return beams + path("M-12 6A12 12 0 0 1 12 6Z", "#ffd24a", LINE, 2.2) + line("M-19 6H19M-12 12H12", LINE, 2.6)


def hourglass() -> str:
    """An hourglass: at the end of the round."""
    return (
        path("M-10-16H10Q10-6 2 0Q10 6 10 16H-10Q-10 6-2 0Q-10-6-10-16Z", "#e4f0f2", LINE, 2)
        + path("M-6 13Q0 5 6 13ZM-5-8H5Q3-3 0-1Q-3-3-5-8Z", "#e2b148")
        + bar("M-13-17H13M-13 17H13", "#a9713a", 3, rim=1.6)
    )


def lock() -> str:
    """A padlock: not possible, with its reason beside it."""
    return (
        path("M-8-2V-9Q-8-17 0-17T8-9V-2", "none", LINE, 7)
        + path("M-8-2V-9Q-8-17 0-17T8-9V-2", "none", "#b9bbba", 3)
        + rect(-12, -3, 24, 19, 3, coin, LINE, 2.2)
        + circle(0, 5, 2.6, LINE)
        + line("M0 6V10", LINE, 2.6)
    )


def arrow() -> str:
    """What is paid becomes what is got."""
    return path("M-14-5H3V-13L17 0L3 13V5H-14Z", GOLD, LINE, 2.2) + line("M-11-2H4", "#fff3b8", 1.8)


def plus() -> str:
    """An empty place that may be filled."""
    return bar("M0-12V12M-12 0H12", "#f5d58d", 4.4)


def tick() -> str:
    """Done."""
    return bar("M-12 1L-4 10L13-10", "#5f9144", 5)


def hire() -> str:
    """A craftsman goes to a hut."""
    return group(hut(), -20, -20, 0.5) + group(craftsman(2).replace("#2b2523", "#7b4a22"), 6, 19, 0.72)


def recruit() -> str:
    """An advisor is called: a bust in a frame, and a hand-bell."""
    frame = rect(-16, -19, 32, 38, 5, "#93643a", LINE, 2.2) + path(
        "M-11 15V-4Q-11-14 0-14T11-4V15Z", "#cfe0e6", LINE, 1.8
    )
    bust = (
        path("M-11 15Q-10 3 0 3T11 15Z", "#7a2a58", LINE, 1.8)
        + circle(0, -3, 5.6, "#f0c797", LINE, 1.7)
        + path("M-8-5Q-8-12 1-12Q9-12 8-5Q0-8-8-5Z", "#2f6b5c", LINE, 1.7)
    )
    return frame + bust + circle(0, 9, 1.6, GOLD)


def rank() -> str:
    """The next crown."""
    return crown("count", 0, 8, 0.84)


def hand() -> str:
    """Cards in hand."""
    card = rect(-9, -14, 18, 26, 3, "#9c2a26", LINE, 2) + rect(-6, -11, 12, 20, 1.5, "none", GOLD, 1.2)
    return group(card, -8, 2, rotate=-20) + group(card, 8, 2, rotate=20) + group(card, 0, -1)


def deck() -> str:
    """A face-down stack."""
    layer = "".join(rect(-11 + 2 * k, -15 + 4 - 2 * k, 20, 27, 3, "#9c2a26", LINE, 1.8) for k in range(3))
    return layer + rect(-4, -12, 14, 21, 1.5, "none", GOLD, 1.2) + path("M3-6l4 4.5l-4 4.5l-4-4.5Z", GOLD)


def first_player() -> str:
    """A small crowned queen: who begins."""
    return (
        path("M-11 18H11V12H8L6-2H-6L-8 12H-11Z", coin, LINE, 2)
        + circle(0, -7, 6, coin, LINE, 2)
        + path("M-6-10L-8-19L-3-15L0-21L3-15L8-19L6-10Z", "#f0c552", LINE, 1.7)
    )


def _becomes(x: float) -> str:
    return path(f"M{x - 5}-6L{x + 5} 0L{x - 5} 6Z", INK)


def book_to_house() -> str:
    """Castle: a book becomes building points."""
    return good("book", -20, 0, 0.8) + _becomes(3) + group(building_points(), 23, 1, 0.7)


def books_to_citizen() -> str:
    """Market: books become citizen points."""
    return good("book", -26, -3, 0.7) + good("book", -17, 4, 0.7) + _becomes(5) + group(citizen_points(), 24, 1, 0.72)


def any_to_coin() -> str:
    """Market: any resource becomes a coin."""
    return good("any", -20, 0, 0.84) + _becomes(3) + good("coin", 22, 0, 0.8)


def favor_gain() -> str:
    """Cathedral: a book and a favor."""
    return good("book", -18, 0, 0.86) + good("favor", 18, 0, 0.86)


def lower() -> str:
    """The lower count is the score: two bars."""
    return (
        rect(-14, -8, 11, 24, 2, "#c8552f", LINE, 2)
        + rect(3, -16, 11, 32, 2, "#3f6b3d", LINE, 2)
        + line("M-18-8H18", INK, 2.2, stroke_dasharray="3 3.4")
    )


ICONS: dict[str, Callable[[], str]] = {
    "foot": foot,
    "foot_light": foot_light,
    "clock": clock,
    "sunrise": sunrise,
    "hourglass": hourglass,
    "lock": lock,
    "arrow": arrow,
    "plus": plus,
    "tick": tick,
    "hire": hire,
    "recruit": recruit,
    "rank": rank,
    "hand": hand,
    "deck": deck,
    "first_player": first_player,
    "lower": lower,
}

PAIRS: dict[str, Callable[[], str]] = {
    "book_to_house": book_to_house,
    "books_to_citizen": books_to_citizen,
    "any_to_coin": any_to_coin,
    "favor_gain": favor_gain,
}


def icons() -> Iterator[Sprite]:
    """`crown/icon/<id>`, 44 square; the pairs (what becomes what) 80 by 44."""
    for name, draw in ICONS.items():
        yield Sprite(f"crown/icon/{name}", document(44, 44, draw(), (-22, -22, 44, 44)), quality=94)
    for name, draw in PAIRS.items():
        yield Sprite(f"crown/icon/{name}", document(80, 44, draw(), (-40, -22, 80, 44)), quality=94)


def _favor_back() -> str:
    return document(
        66,
        66,
        circle(2, 3.4, 29, "#1c0e04", opacity=0.3)
        + circle(0, 0, 29, paper, LINE, 2.2)
        + circle(0, 0, 24, "none", GOLD, 1.8, stroke_dasharray="4 3")
        + path(star(0, 1, 17, 7.2), "#b3402e", LINE, 1.8),
        (-33, -33, 66, 66),
    )


def backs() -> Iterator[Sprite]:
    """`crown/back/action_<seat>`, `advisor`, `noble`, `event`, `favor`."""
    for seat, colours in enumerate(SEATS):
        yield Sprite(
            f"crown/back/action_{seat}", back(group(shield(seat), 0, 0, 1.06), colours.base, colours.dark), quality=86
        )
    bust = (
        path("M-24 26Q-22 2 0 2T24 26Z", "#efe0bf", LINE, 2)
        + circle(0, -8, 12, "#efe0bf", LINE, 2)
        + path("M-17-12Q-17-26 1-26Q19-26 17-12Q0-18-17-12Z", "#e2b148", LINE, 2)
    )
    yield Sprite("crown/back/advisor", back(bust, "#6a4325", "#412612"), quality=86)
    yield Sprite("crown/back/noble", back(crown("duke", 0, 18, 1.1), "#9c2a26", "#5c1214"), quality=86)
    yield Sprite("crown/back/event", back(sunrise_large(), "#2f5f86", "#16344f"), quality=86)
    yield Sprite("crown/back/favor", _favor_back(), scale=3, quality=90)


def sunrise_large() -> str:
    """The event's sign, large."""
    return group(sunrise(), 0, -2, 1.5)
