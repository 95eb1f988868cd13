"""What a visit to a place is worth at a glance, and what a seat needs most: rules of thumb for reflexes."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.crown.rules.board import (
    BOOK,
    BOOK_BUILDINGS,
    BREAD,
    COIN,
    DONATIONS,
    GIFTS,
    HUTS_PER_SITE,
    MARKET_BOOKS,
    MOST_BOOKS,
    MOST_BREADS,
    RESOURCES,
    STONE,
    STONE_BUILDINGS,
    WOOD,
    WOOD_BUILDINGS,
    Good,
    Marker,
    Site,
)
from game.crown.rules.cards import FAVOR_ROWS
from game.crown.rules.features import BUILDINGS_PER_TURN, CITIZENS_PER_TURN
from game.crown.rules.phases.bonus import (
    RANK_PRICES,
)
from game.crown.rules.table import CrownTable, Estate
from game.engine.seats import Seat

TOKEN_SITES = tuple(row.site for row in FAVOR_ROWS)
STORED = (0.3, 0.9, 1.4, 1.7, *(1.9 for _ in range(20)))
"""What a resource is worth by the turns that are left."""

LAG, LEAN = 0.04, 0.7
"""How much each point of a track counts less for each point it is ahead, and at most."""

RING_WORTH, BOOK_WORTH, BREAD_WORTH, TOKEN_WORTH = 2.0, 1.9, 1.7, 2.2
COIN_WORTH = 1.2
"""Against resources: how many of them a good is worth; a ring or coin when the next rank needs it."""


class Mood(NamedTuple):
    """What a citizen point, a building point and a resource are worth to a seat now, and the turns it has left."""

    citizen: float
    building: float
    resource: float
    left: int


def mood_of(table: CrownTable, seat: Seat) -> Mood:
    """How things stand for the seat."""
    estate, left = table.estates[seat], table.turns_left(seat)
    ahead = estate.citizens - estate.buildings + (CITIZENS_PER_TURN - BUILDINGS_PER_TURN) * left
    lean = max(-LEAN, min(LEAN, LAG * ahead))
    return Mood(1 - lean, 1 + lean, STORED[left], left)


def place(table: CrownTable, seat: Seat, estate: Estate, mood: Mood, site: Site) -> float:
    """About what a visit is worth."""
    worth = _PLACES[site](table, seat, estate, mood, site)
    for token in estate.tokens:
        if TOKEN_SITES[token] is site:
            worth += TOKEN_WORTH
    return worth


def _field_worth(table: CrownTable, seat: Seat, _estate: Estate, mood: Mood, site: Site) -> float:
    return mood.resource * (1 + table.huts[HUTS_PER_SITE * site : HUTS_PER_SITE * (site + 1)].count(seat))


def _castle_worth(table: CrownTable, _seat: Seat, estate: Estate, mood: Mood, _site: Site) -> float:
    worth = BOOK_BUILDINGS * mood.building - BOOK_WORTH * mood.resource if estate.purse[BOOK] else 0.0
    cost = cheapest(table, estate, GIFTS)[1]
    return worth + max(0.0, (RING_WORTH - cost) * mood.resource + 1) if cost else worth


def _cathedral_worth(table: CrownTable, _seat: Seat, estate: Estate, mood: Mood, _site: Site) -> float:
    cost = cheapest(table, estate, DONATIONS)[1]
    return max(0.0, (BOOK_WORTH - cost) * mood.resource + 2) if cost else 0.0


def _construction_worth(table: CrownTable, _seat: Seat, estate: Estate, mood: Mood, _site: Site) -> float:
    purse, worth = estate.purse, 0.0
    if purse[STONE]:
        citizens = table.shown(Marker.DELIVERY_STONE)
        worth += STONE_BUILDINGS * mood.building + citizens * mood.citizen - mood.resource
    if purse[BREAD]:
        breads = min(purse[BREAD], MOST_BREADS)
        worth += breads * (table.shown(Marker.DELIVERY_BREAD) * mood.citizen - BREAD_WORTH * mood.resource)
    if purse[WOOD]:
        count = 3 if purse[WOOD] > 2 else 1
        worth += max(0.0, WOOD_BUILDINGS[count] * mood.building - count * mood.resource)
    return worth


def _market_worth(_table: CrownTable, _seat: Seat, estate: Estate, mood: Mood, _site: Site) -> float:
    purse, worth = estate.purse, 0.0
    if purse[BOOK]:
        books = min(purse[BOOK], MOST_BOOKS)
        worth = max(0.0, MARKET_BOOKS[books].points * mood.citizen - books * BOOK_WORTH * mood.resource)
    if coins_wanted(estate) > 0 and (purse[0] or purse[1] or purse[2] or purse[3]):
        worth += COIN_WORTH
    return worth


def cheapest(table: CrownTable, estate: Estate, markers: Sequence[Marker]) -> tuple[Good | None, int]:
    """The resource a gift or donation costs least of, the most plentiful of those; none and 0 if none is held."""
    purse, best, most, found = estate.purse, 9, 0, None
    for good in RESOURCES:
        held = purse[good]
        if held:
            cost = table.shown(markers[good])
            if cost <= held and (cost < best or (cost == best and held > most)):
                best, most, found = cost, held, good
    return (found, best) if found is not None else (None, 0)


_PLACES: tuple[Callable[[CrownTable, Seat, Estate, Mood, Site], float], ...] = (
    _field_worth,
    _field_worth,
    _field_worth,
    _field_worth,
    _castle_worth,
    _cathedral_worth,
    _construction_worth,
    _market_worth,
)


def coins_wanted(estate: Estate) -> int:
    """How many coins the next rank still needs."""
    rank = len(estate.nobles)
    return RANK_PRICES[rank][1] - estate.purse[COIN] if rank < len(RANK_PRICES) else 0
