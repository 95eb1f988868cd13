"""What a seat may not see: mercenaries it has not seen, the order of the pools, and the crises to come (rule 69)."""

from typing import cast

from game.alrashid.rules.board import ARMS, Arm
from game.alrashid.rules.cards import GAME_CRISES
from game.alrashid.rules.table import Mercenary, Omen, RashidTable, bit
from game.engine.chance import Chance
from game.engine.pile import Pile
from game.engine.seats import Seat
from game.engine.table import View, clone, concealed

Tiles = tuple[Mercenary, ...]


def conceal(table: RashidTable, seat: Seat) -> View:
    """The table as the seat sees it: tiles face down unless it knows them."""
    view = clone(table)
    view.chance = Chance(0)
    eye = bit(seat)
    for house in view.houses:
        house.mercenaries = _backs(house.mercenaries, eye)
    view.raiders = [_backs(tiles, eye) for tiles in view.raiders]
    view.resolution.line = [_backs(tiles, eye) for tiles in view.resolution.line]
    view.pools = [pool.face_down() for pool in view.pools]
    view.crises = tuple([omen if omen.known & eye else Omen(None, omen.known) for omen in view.crises])
    view.dropped = (None,) * len(view.dropped)
    return concealed(view)


def _backs(tiles: Tiles, eye: int) -> Tiles:
    return tuple([tile if tile.known & eye else Mercenary(tile.arm, None, tile.known, tile.lot) for tile in tiles])


def imagine(view: View, seat: Seat, chance: Chance) -> RashidTable:
    """A whole table that looks like this to the seat, every possible one as likely as any other.

    Each lot of mercenaries is dealt by itself: what was drawn before a pool was refilled cannot be in it.
    """
    table = clone(cast(RashidTable, view))
    table.chance = Chance(chance.bits())
    unseen = [_unseen(table, arm) for arm in ARMS]
    for house in table.houses:
        house.mercenaries = _faces(house.mercenaries, unseen, chance)
    table.raiders = [_faces(tiles, unseen, chance) for tiles in table.raiders]
    table.resolution.line = [_faces(tiles, unseen, chance) for tiles in table.resolution.line]
    table.pools = [Pile([tuple(lots[-1])] if lots[-1] else []) for lots in unseen]
    _deal_crises(table, chance)
    return table


def tiles_about(table: RashidTable) -> list[Mercenary]:
    """All tiles that are in no pool."""
    found = [tile for house in table.houses for tile in house.mercenaries]
    for tiles in (*table.raiders, *table.resolution.line, *table.discards):
        found += tiles
    return found


def _unseen(table: RashidTable, arm: Arm) -> list[list[int]]:
    """For each lot the strengths of the tiles nobody shows, in order; those of the last lot are also the pool."""
    counts = [list(lot) for lot in table.lots[arm]]
    for tile in tiles_about(table):
        if tile.arm is arm and tile.strength is not None:
            counts[tile.lot][tile.strength] -= 1
    return [[strength for strength, count in enumerate(lot) for _ in range(count)] for lot in counts]


def _faces(tiles: Tiles, unseen: list[list[list[int]]], chance: Chance) -> Tiles:
    """Every tile that is not shown becomes one of those unseen."""
    return tuple([tile if tile.strength is not None else _face(tile, unseen, chance) for tile in tiles])


def _face(tile: Mercenary, unseen: list[list[list[int]]], chance: Chance) -> Mercenary:
    lot = unseen[tile.arm][tile.lot]
    return Mercenary(tile.arm, lot.pop(chance.below(len(lot))), tile.known, tile.lot)


def _deal_crises(table: RashidTable, chance: Chance) -> None:
    seen = [*table.past_crises, *[omen.crisis for omen in table.crises]]
    unseen = chance.shuffled([crisis for crisis in GAME_CRISES if crisis not in seen])
    table.crises = tuple([omen if omen.crisis is not None else Omen(unseen.pop(), omen.known) for omen in table.crises])
    table.dropped = tuple(sorted(unseen))
