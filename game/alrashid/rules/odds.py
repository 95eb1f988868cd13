"""The chance to clear a land, from what a seat knows of its raiders and of the tiles that would fight them."""

from collections.abc import Iterable
from functools import cache

from game.alrashid.rules.board import ARMS, STRENGTHS, Arm, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.phases.battle import STRATEGIST_STRENGTH
from game.alrashid.rules.table import Mercenary, RashidTable, bit
from game.engine.seats import Seat

Side = tuple[int, int]
"""The sum of the strengths known, and how many tiles are unknown."""


@cache
def sums(count: int) -> tuple[float, ...]:
    """How likely each sum is of so many mercenaries drawn unseen from a full pool."""
    if not count:
        return (1.0,)
    tiles = sum(STRENGTHS)
    fewer = sums(count - 1)
    found = [0.0] * (len(fewer) + len(STRENGTHS) - 1)
    for total, likely in enumerate(fewer):
        for strength, copies in enumerate(STRENGTHS):
            found[total + strength] += likely * copies / tiles
    return tuple(found)


@cache
def win_chance(own: Side, against: Side) -> float:
    """The chance that the own total is higher."""
    lead, chance = own[0] - against[0], 0.0
    theirs = sums(against[1])
    for total, likely in enumerate(sums(own[1])):
        chance += likely * sum(theirs[: max(0, lead + total)])
    return chance


def side(tiles: Iterable[Mercenary], eye: int, arm: Arm) -> Side:
    """The tiles of one type to somebody whose bit this is."""
    known = hidden = 0
    for tile in tiles:
        if tile.arm is arm:
            if tile.known & eye and tile.strength is not None:
                known += tile.strength
            else:
                hidden += 1
    return known, hidden


def clearing_chance(table: RashidTable, seat: Seat, land: Site, eyes: Seat) -> float:
    """The chance that the seat clears the land with all its tiles, to somebody who knows what ``eyes`` knows.

    With the Agha all tiles count against all raiders, which is slightly hopeful.
    """
    raiders = table.raiders[land]
    if not raiders:
        return 1.0
    house, eye = table.houses[seat], bit(eyes)
    bonus = STRATEGIST_STRENGTH if Title.STRATEGIST in house.titles else 0
    sides = [(side(house.mercenaries, eye, arm), side(raiders, eye, arm)) for arm in ARMS]
    if Title.AGHA in house.titles:
        sides = [((sum(own[0] for own, _ in sides), sum(own[1] for own, _ in sides)), _joined(sides))]
    chance = 1.0
    for own, against in sides:
        if any(against):
            chance *= win_chance((own[0] + bonus, own[1]), against) if any(own) else 0.0
    return chance


def _joined(sides: list[tuple[Side, Side]]) -> Side:
    return sum(against[0] for _, against in sides), sum(against[1] for _, against in sides)
