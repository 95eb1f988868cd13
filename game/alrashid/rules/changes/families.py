"""Families: what is declared and granted in palaces, titles, honor and influence."""

from game.alrashid.rules.board import Member, Shame, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.table import RashidTable
from game.engine.record import Id
from game.engine.seats import Seat
from game.engine.step import Change


class VisitDeclared(Change, frozen=True):
    """A seat declared what it seeks at a guild: its service, a title, a favor (of this guild); and their fee."""

    seat: Seat
    site: Site
    service: bool
    title: Title | None
    favor: Site | None
    fee: int

    def apply(self, table: RashidTable) -> None:
        pass


class MemberRecruited(Change, frozen=True):
    """A seat took a member from its reserve into its supply."""

    seat: Seat
    member: Member

    def apply(self, table: RashidTable) -> None:
        house = table.houses[self.seat]
        house.reserve[self.member] -= 1
        house.supply[self.member] += 1


class TitleTaken(Change, frozen=True):
    """A seat took a title."""

    seat: Seat
    title: Title

    def apply(self, table: RashidTable) -> None:
        table.titles[self.title] -= 1
        table.houses[self.seat].titles += (self.title,)
        if table.resolution.chooser == self.seat:
            table.resolution.bought += (self.title,)


class TitleUsed(Change, frozen=True):
    """A seat used a title: it is exhausted for this turn."""

    seat: Seat
    title: Title

    def apply(self, table: RashidTable) -> None:
        table.houses[self.seat].used += (self.title,)
        if table.resolution.chooser == self.seat:
            table.resolution.activated = True


class SageDisguised(Change, frozen=True):
    """Impostor: one Sage of the seat counts as a Merchant in the check to come."""

    seat: Seat
    site: Site

    def apply(self, table: RashidTable) -> None:
        table.resolution.disguised = True


class MerchantBewitched(Change, frozen=True):
    """Enchanter: the Merchant of a rival counts as a Sage in the check to come."""

    seat: Seat
    rival: Seat
    site: Site

    def apply(self, table: RashidTable) -> None:
        table.resolution.bewitched = self.rival


class DishonorTaken(Change, frozen=True):
    """A seat took dishonor tokens."""

    seat: Seat
    count: int
    shame: Shame

    def apply(self, table: RashidTable) -> None:
        table.houses[self.seat].dishonor += self.count


class DishonorReturned(Change, frozen=True):
    """A seat returned dishonor tokens by a title."""

    seat: Seat
    count: int
    source: Title

    def apply(self, table: RashidTable) -> None:
        table.houses[self.seat].dishonor -= self.count


class InfluenceGained(Change, frozen=True):
    """A seat took an influence token; ``source`` is the palace or title that gave it."""

    seat: Seat
    source: Id

    def apply(self, table: RashidTable) -> None:
        table.houses[self.seat].influence += 1


class SpiesHired(Change, frozen=True):
    """A seat bought so many spy operations, to be done when all others have acted (rule 52)."""

    seat: Seat
    operations: int

    def apply(self, table: RashidTable) -> None:
        table.resolution.spymasters += (self.seat,)


class OperationLost(Change, frozen=True):
    """A spy found nothing to steal (ruling 52)."""

    seat: Seat

    def apply(self, table: RashidTable) -> None:
        pass
