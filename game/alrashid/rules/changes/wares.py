"""Wares and credit notes that come and go."""

from game.alrashid.rules.board import WARES, Site, Ware
from game.alrashid.rules.table import RashidTable
from game.engine.record import Id
from game.engine.seats import Seat
from game.engine.step import Change


class WaresTaken(Change, frozen=True):
    """A seat took wares from a land; ``source`` is the land or the title that allowed it."""

    seat: Seat
    land: Site
    ware: Ware
    count: int
    source: Id

    def apply(self, table: RashidTable) -> None:
        table.stalls[len(WARES) * self.land + self.ware] -= self.count
        table.houses[self.seat].wares[self.ware] += self.count


class LandNoteTaken(Change, frozen=True):
    """A seat took the credit note of a land."""

    seat: Seat
    land: Site

    def apply(self, table: RashidTable) -> None:
        table.land_notes[self.land] = 0
        table.houses[self.seat].notes += 1


class WareReceived(Change, frozen=True):
    """A seat took a ware from the bank; ``source`` is the palace or title that gave it."""

    seat: Seat
    ware: Ware
    source: Id

    def apply(self, table: RashidTable) -> None:
        table.bank[self.ware] -= 1
        table.houses[self.seat].wares[self.ware] += 1


class WareGiven(Change, frozen=True):
    """A seat gave a ware to the bank; ``purpose`` is the palace or title it was for."""

    seat: Seat
    ware: Ware
    purpose: Id

    def apply(self, table: RashidTable) -> None:
        table.bank[self.ware] += 1
        table.houses[self.seat].wares[self.ware] -= 1


class WareSwapped(Change, frozen=True):
    """A seat exchanged a ware for one in the bank; ``source`` is the palace or title that allowed it."""

    seat: Seat
    given: Ware
    taken: Ware
    source: Id

    def apply(self, table: RashidTable) -> None:
        wares, bank = table.houses[self.seat].wares, table.bank
        wares[self.given] -= 1
        bank[self.given] += 1
        bank[self.taken] -= 1
        wares[self.taken] += 1


class FeePaid(Change, frozen=True):
    """A seat paid wares and credit notes at a palace, worth ``value`` coins; no change is given."""

    seat: Seat
    site: Site
    wares: tuple[Ware, ...]
    notes: int
    fee: int
    value: int

    def apply(self, table: RashidTable) -> None:
        house = table.houses[self.seat]
        for ware in self.wares:
            house.wares[ware] -= 1
            table.bank[ware] += 1
        house.notes -= self.notes
        table.notes += self.notes


class NoteReceived(Change, frozen=True):
    """A seat took a credit note from the supply; ``source`` is the palace or title that gave it."""

    seat: Seat
    source: Id

    def apply(self, table: RashidTable) -> None:
        table.notes -= 1
        table.houses[self.seat].notes += 1


class WareStolen(Change, frozen=True):
    """A spy stole a ware."""

    seat: Seat
    victim: Seat
    ware: Ware

    def apply(self, table: RashidTable) -> None:
        table.houses[self.victim].wares[self.ware] -= 1
        table.houses[self.seat].wares[self.ware] += 1
        table.resolution.struck += ((self.seat, self.victim),)
