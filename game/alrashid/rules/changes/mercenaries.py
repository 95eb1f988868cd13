"""Mercenaries: drawn, arriving, seen, committed, beaten, stolen."""

from typing import ClassVar, Self

import msgspec

from game.alrashid.rules.board import Arm, Site
from game.alrashid.rules.table import OPEN, UNKNOWN, Mercenary, RashidTable, bit
from game.engine.pile import Pile
from game.engine.seats import Seat
from game.engine.step import Change

Tiles = tuple[Mercenary, ...]


def shown(tile: Mercenary, strength: int | None, known: int) -> Mercenary:
    """The tile as somebody sees it to whom this strength is told, None telling nothing new."""
    return Mercenary(tile.arm, tile.strength if strength is None else strength, known, tile.lot)


def opened(tiles: Tiles, strengths: tuple[int, ...]) -> Tiles:
    """The tiles face up."""
    return tuple([shown(tile, strength, OPEN) for tile, strength in zip(tiles, strengths, strict=True)])


def without(tiles: Tiles, index: int) -> Tiles:
    """The tiles less one."""
    return tiles[:index] + tiles[index + 1 :]


class MercenaryDrawn(Change, frozen=True):
    """A seat drew a mercenary; only the seat sees its strength."""

    seat: Seat
    arm: Arm
    strength: int | None

    reveals: ClassVar[bool] = True

    def apply(self, table: RashidTable) -> None:
        table.pools[self.arm].remove(self.strength)
        lot = len(table.lots[self.arm]) - 1
        table.houses[self.seat].mercenaries += (Mercenary(self.arm, self.strength, bit(self.seat), lot),)

    def veil(self, seat: Seat) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, strength=None)


class RaiderArrived(Change, frozen=True):
    """A mercenary was put face down into a land; nobody sees its strength."""

    land: Site
    arm: Arm
    strength: int | None

    def apply(self, table: RashidTable) -> None:
        table.pools[self.arm].remove(self.strength)
        lot = len(table.lots[self.arm]) - 1
        table.raiders[self.land] += (Mercenary(self.arm, self.strength, UNKNOWN, lot),)

    def veil(self, seat: Seat) -> Self:
        return msgspec.structs.replace(self, strength=None)


class PoolRefilled(Change, frozen=True):
    """The discards of an arm were shuffled into its empty pool; the strengths are mixed and so unseen."""

    arm: Arm
    strengths: tuple[int | None, ...]

    def apply(self, table: RashidTable) -> None:
        gone = table.discards[self.arm]
        lots = [list(lot) for lot in table.lots[self.arm]]
        lots.append([0] * len(lots[0]))
        for tile in gone:
            assert tile.strength is not None, "discards lie face up"
            lots[tile.lot][tile.strength] -= 1
            lots[-1][tile.strength] += 1
        table.lots[self.arm] = tuple(map(tuple, lots))
        table.discards[self.arm] = ()
        table.pools[self.arm] = Pile([self.strengths])

    def veil(self, seat: Seat) -> Self:
        return msgspec.structs.replace(self, strengths=(None,) * len(self.strengths))


class RaidersRevealed(Change, frozen=True):
    """The mercenaries in a land were turned face up; their strengths as they lie."""

    land: Site
    strengths: tuple[int, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: RashidTable) -> None:
        table.raiders[self.land] = opened(table.raiders[self.land], self.strengths)


class RaidersSeen(Change, frozen=True):
    """A seat looked at the mercenaries of a land; their strengths as they lie, None to the others."""

    seat: Seat
    land: Site
    strengths: tuple[int | None, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: RashidTable) -> None:
        looker = bit(self.seat)
        tiles = zip(table.raiders[self.land], self.strengths, strict=True)
        table.raiders[self.land] = tuple([shown(tile, strength, tile.known | looker) for tile, strength in tiles])

    def veil(self, seat: Seat) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, strengths=(None,) * len(self.strengths))


class RaiderMoved(Change, frozen=True):
    """A seat moved a mercenary, the one at this place in its land, to another land."""

    seat: Seat
    source: Site
    index: int
    target: Site

    def apply(self, table: RashidTable) -> None:
        tile = table.raiders[self.source][self.index]
        table.raiders[self.source] = without(table.raiders[self.source], self.index)
        table.raiders[self.target] += (tile,)


class RaiderBoughtOff(Change, frozen=True):
    """A seat had a mercenary, the one at this place in its land, discarded face up."""

    seat: Seat
    land: Site
    index: int
    strength: int

    reveals: ClassVar[bool] = True

    def apply(self, table: RashidTable) -> None:
        tile = table.raiders[self.land][self.index]
        table.raiders[self.land] = without(table.raiders[self.land], self.index)
        table.discards[tile.arm] += (shown(tile, self.strength, OPEN),)


class TileCommitted(Change, frozen=True):
    """A seat committed a tile, the one at this place before it, to the battle of ``front``; face down for now."""

    seat: Seat
    arm: Arm
    strength: int | None
    index: int
    front: Arm

    def apply(self, table: RashidTable) -> None:
        house = table.houses[self.seat]
        table.resolution.line[self.front] += (house.mercenaries[self.index],)
        house.mercenaries = without(house.mercenaries, self.index)

    def veil(self, seat: Seat) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, strength=None)


class LineRevealed(Change, frozen=True):
    """The committed tiles were turned face up: strengths on the land side and on the sea side."""

    seat: Seat
    site: Site
    land: tuple[int, ...]
    sea: tuple[int, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: RashidTable) -> None:
        line = table.resolution.line
        line[Arm.LAND] = opened(line[Arm.LAND], self.land)
        line[Arm.SEA] = opened(line[Arm.SEA], self.sea)


class BattleFought(Change, frozen=True):
    """A battle was fought: the total of the seat, any Strategist included, against that of the mercenaries."""

    seat: Seat
    site: Site
    front: Arm
    total: int
    against: int

    def apply(self, table: RashidTable) -> None:
        pass


class RaidersBeaten(Change, frozen=True):
    """All mercenaries of an arm in a land were discarded."""

    seat: Seat
    land: Site
    arm: Arm

    def apply(self, table: RashidTable) -> None:
        tiles = table.raiders[self.land]
        table.raiders[self.land] = tuple([tile for tile in tiles if tile.arm is not self.arm])
        table.discards[self.arm] += tuple([tile for tile in tiles if tile.arm is self.arm])


class RaiderFell(Change, frozen=True):
    """One mercenary in a land, the one at this place, was discarded in a battle not won."""

    seat: Seat
    land: Site
    arm: Arm
    strength: int
    index: int

    def apply(self, table: RashidTable) -> None:
        tiles = table.raiders[self.land]
        table.discards[self.arm] += (tiles[self.index],)
        table.raiders[self.land] = without(tiles, self.index)


class TileKept(Change, frozen=True):
    """Weapon Master: a seat kept a committed tile, the one at this place in the line."""

    seat: Seat
    arm: Arm
    strength: int
    front: Arm
    index: int

    def apply(self, table: RashidTable) -> None:
        line = table.resolution.line
        table.houses[self.seat].mercenaries += (line[self.front][self.index],)
        line[self.front] = without(line[self.front], self.index)


class LineDiscarded(Change, frozen=True):
    """The committed tiles were discarded (rule 40)."""

    seat: Seat

    def apply(self, table: RashidTable) -> None:
        line = table.resolution.line
        for tile in (*line[Arm.LAND], *line[Arm.SEA]):
            table.discards[tile.arm] += (tile,)
        line[:] = [(), ()]


class LandCleared(Change, frozen=True):
    """A seat's own battle left no mercenary in the land."""

    seat: Seat
    land: Site

    def apply(self, table: RashidTable) -> None:
        table.resolution.victors += (self.seat,)


class BattleLost(Change, frozen=True):
    """A seat fought and mercenaries are left: it goes home with its honor."""

    seat: Seat
    land: Site

    def apply(self, table: RashidTable) -> None:
        pass


class MercenaryStolen(Change, frozen=True):
    """A spy stole a mercenary, the one at this place before the victim; only the two see its strength."""

    seat: Seat
    victim: Seat
    arm: Arm
    index: int
    strength: int | None

    reveals: ClassVar[bool] = True

    def apply(self, table: RashidTable) -> None:
        house = table.houses[self.victim]
        tile = house.mercenaries[self.index]
        house.mercenaries = without(house.mercenaries, self.index)
        table.houses[self.seat].mercenaries += (shown(tile, self.strength, tile.known | bit(self.seat)),)
        table.resolution.struck += ((self.seat, self.victim),)

    def veil(self, seat: Seat) -> Self:
        return self if seat in (self.seat, self.victim) else msgspec.structs.replace(self, strength=None)
