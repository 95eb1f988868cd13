"""Which tiles a seat should commit against raiders it sees: the cheapest that surely win."""

from itertools import combinations

from game.alrashid.rules.board import ARMS, Arm, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.phases.battle import (
    COMMIT,
    COMMIT_ACROSS,
    FIGHT,
    STRATEGIST_STRENGTH,
    raider_strengths,
    strengths,
)
from game.alrashid.rules.table import RashidTable
from game.engine.record import Choice
from game.engine.seats import Seat

Muster = tuple[int, ...]
"""Places of tiles in the order in which they lie before the seat."""


def winning_line(table: RashidTable, seat: Seat, land: Site) -> list[Choice]:
    """What is to be committed next so as to win with least; ``Fight`` when it is enough, nothing when none is."""
    tiles = table.houses[seat].mercenaries
    bonus = STRATEGIST_STRENGTH if Title.STRATEGIST in table.houses[seat].titles else 0
    agha = Title.AGHA in table.houses[seat].titles
    spent: set[int] = set()
    found: list[Choice] = []
    for front in ARMS:
        against = raider_strengths(table, land, front)
        if not against:
            continue
        committed = strengths(table.resolution.line[front])
        need = sum(against) + 1 - (sum(committed) + bonus)
        if need <= 0 and committed:
            continue
        usable = [at for at, tile in enumerate(tiles) if at not in spent and (agha or tile.arm is front)]
        muster = _cheapest(table, seat, usable, max(1, need))
        if not muster:
            return []
        spent.update(muster)
        found += [_commit(tiles[at].arm, tiles[at].strength or 0, front) for at in muster]
    return found or [FIGHT]


def _cheapest(table: RashidTable, seat: Seat, usable: list[int], need: int) -> Muster:
    """The fewest tiles, and of those the weakest, that together are as strong as that."""
    tiles = table.houses[seat].mercenaries
    if sum(tiles[at].strength or 0 for at in usable) < need:
        return ()
    count, strongest = 0, 0
    for strength in sorted((tiles[at].strength or 0 for at in usable), reverse=True):
        if strongest < need:
            count, strongest = count + 1, strongest + strength
    ways = [(sum(tiles[at].strength or 0 for at in way), way) for way in combinations(usable, count)]
    return min(way for way in ways if way[0] >= need)[1]


def _commit(arm: Arm, strength: int, front: Arm) -> Choice:
    return COMMIT[arm][strength] if arm is front else COMMIT_ACROSS[arm][strength]
