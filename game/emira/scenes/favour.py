"""Whom a princess would choose, as far as the looker knows: purses that lie closed are not looked into (ruling A5)."""

from __future__ import annotations

from typing import NamedTuple

from game.emira.rules.board import Preference
from game.emira.rules.cards import Princess
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import candidates, choice_of, preferences, rooms, shows_gold, standings, value
from game.engine.seats import Seat, all_seats


class Suit(NamedTuple):
    """How a household stands with a princess; a value the looker does not know is None. Palaces count in half points.

    ``room`` is how many more princesses could move in; ``welcome`` whether she would look at the household at all.
    """

    seat: Seat
    first: int | None
    second: int | None
    room: int
    welcome: bool
    leads: bool


def knows_purse(view: EmiraTable, looker: Seat, seat: Seat) -> bool:
    """Whether the looker may see how much gold the seat has."""
    return seat == looker or shows_gold(view, seat)


def suits(view: EmiraTable, looker: Seat, princess: Princess) -> list[Suit]:
    """All households as they stand with her, in seat order."""
    first, second = preferences(view, princess)
    leader = favourite(view, looker, princess)
    found = []
    for standing in standings(view, princess):
        home = view.households[standing.seat]
        known = knows_purse(view, looker, standing.seat)
        hidden = Preference.GOLD if not known else None
        found.append(
            Suit(
                standing.seat,
                None if first is hidden else standing.first,
                None if second is hidden or second is None else standing.second,
                rooms(home) - len(home.princesses),
                standing.room,
                standing.seat == leader,
            )
        )
    return found


def favourite(view: EmiraTable, looker: Seat, princess: Princess) -> Seat | None:
    """Whom she would choose now; NOBODY when she could not choose, None when the looker cannot know."""
    seats = candidates(view, princess)
    closed = [seat for seat in seats if not knows_purse(view, looker, seat)]
    first, second = preferences(view, princess)
    if not closed or Preference.GOLD not in (first, second) or len(seats) < 2:
        return choice_of(view, princess)
    if first is Preference.GOLD:
        return None
    offers = {seat: value(view.households[seat], first) for seat in seats}
    best = [seat for seat in seats if offers[seat] == max(offers.values())]
    if len(best) == 1:
        return best[0]
    return None if set(best) & set(closed) else choice_of(view, princess)


def rivals_tied(view: EmiraTable, princess: Princess) -> list[Seat]:
    """Of those with room, who is level at the top by her first preference."""
    first, second = preferences(view, princess)
    seats = all_seats(view.terms.seats) if second is None else tuple(candidates(view, princess))
    offers = {seat: value(view.households[seat], first) for seat in seats}
    most = max(offers.values(), default=0)
    return [seat for seat in seats if offers[seat] == most]
