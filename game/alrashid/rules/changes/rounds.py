"""Turns and rounds: the marker, the play order, members placed, locations resolved, crises."""

from typing import ClassVar, Self

from game.alrashid.rules.board import SAGE, WARES, Departure, Member, Site
from game.alrashid.rules.cards import Crisis
from game.alrashid.rules.table import Delegation, Omen, RashidTable, bit, no_resolution
from game.engine.record import Id
from game.engine.seats import Seat
from game.engine.step import Change


class TurnBegan(Change, frozen=True):
    """The turn marker moved to the space of a turn, 1 to 5."""

    turn: int

    def apply(self, table: RashidTable) -> None:
        table.turn = self.turn


class OrderChanged(Change, frozen=True):
    """The play order changed; ``source`` is Al-Rashid's palace or the Counselor."""

    order: tuple[Seat, ...]
    source: Id

    def apply(self, table: RashidTable) -> None:
        table.order = self.order
        if self.source is Site.CALIPH:
            table.grace = ()


class GraceGranted(Change, frozen=True):
    """Al-Rashid's grace: these seats will be the first in play order when the round is over (rule 58)."""

    seats: tuple[Seat, ...]

    def apply(self, table: RashidTable) -> None:
        table.grace = self.seats


class MemberPlaced(Change, frozen=True):
    """A seat placed a member at a location, on its own space there or the leftmost free one (rule 23)."""

    seat: Seat
    member: Member
    site: Site

    def apply(self, table: RashidTable) -> None:
        table.houses[self.seat].supply[self.member] -= 1
        parties = table.delegations[self.site]
        for space, party in enumerate(parties):
            if party.seat == self.seat:
                table.delegations[self.site] = (*parties[:space], self._joined(party), *parties[space + 1 :])
                return
        table.delegations[self.site] = (*parties, self._joined(Delegation(self.seat, None, 0)))

    def _joined(self, party: Delegation) -> Delegation:
        if self.member is SAGE:
            return Delegation(party.seat, party.chief, party.sages + 1)
        return Delegation(party.seat, self.member, party.sages)


class ResolutionTurnBegan(Change, frozen=True):
    """A seat's turn to resolve a location."""

    seat: Seat

    def apply(self, table: RashidTable) -> None:
        table.resolution = no_resolution()
        table.resolution.chooser = self.seat


class SiteChosen(Change, frozen=True):
    """The seat chose the location to resolve."""

    seat: Seat
    site: Site

    def apply(self, table: RashidTable) -> None:
        table.resolution.site = self.site


class DominanceChecked(Change, frozen=True):
    """The delegations were compared: those that act, best first, and their dominance (rule 31)."""

    site: Site
    ranking: tuple[Seat, ...]
    figures: tuple[int, ...]

    def apply(self, table: RashidTable) -> None:
        table.resolution.ranking = self.ranking


class WentHome(Change, frozen=True):
    """A delegation went home."""

    seat: Seat
    site: Site
    departure: Departure

    def apply(self, table: RashidTable) -> None:
        parties = table.delegations[self.site]
        supply = table.houses[self.seat].supply
        for party in parties:
            if party.seat == self.seat:
                supply[SAGE] += party.sages
                if party.chief is not None:
                    supply[party.chief] += 1
        table.delegations[self.site] = tuple([party for party in parties if party.seat != self.seat])


class SiteResolved(Change, frozen=True):
    """A location is empty: it is resolved for this turn."""

    site: Site

    def apply(self, table: RashidTable) -> None:
        table.resolution.site = None


class ResolutionEnded(Change, frozen=True):
    """No location holds members any more (rule 30)."""

    def apply(self, table: RashidTable) -> None:
        table.resolution = no_resolution()


class LandRefilled(Change, frozen=True):
    """Wares, by Ware, and perhaps a credit note came to a land."""

    land: Site
    wares: tuple[int, ...]
    note: bool

    def apply(self, table: RashidTable) -> None:
        first = len(WARES) * self.land
        for ware, count in enumerate(self.wares):
            table.bank[ware] -= count
            table.stalls[first + ware] += count
        if self.note:
            table.notes -= 1
            table.land_notes[self.land] = 1


class TitlesReadied(Change, frozen=True):
    """All exhausted titles are ready again."""

    def apply(self, table: RashidTable) -> None:
        for house in table.houses:
            house.used = ()


class CrisisTurnedUp(Change, frozen=True):
    """The top crisis was turned up and leaves the game when it is carried out."""

    crisis: Crisis

    reveals: ClassVar[bool] = True

    def apply(self, table: RashidTable) -> None:
        table.crises = table.crises[1:]
        table.past_crises += (self.crisis,)


class CrisisSeen(Change, frozen=True):
    """A seat looked at the top crisis; what it is, None to the others."""

    seat: Seat
    crisis: Crisis | None

    reveals: ClassVar[bool] = True

    def apply(self, table: RashidTable) -> None:
        top, *rest = table.crises
        crisis = top.crisis if self.crisis is None else self.crisis
        table.crises = (Omen(crisis, top.known | bit(self.seat)), *rest)

    def veil(self, seat: Seat) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None)


class CrisisPutUnder(Change, frozen=True):
    """A seat put the top crisis under the stack."""

    seat: Seat

    def apply(self, table: RashidTable) -> None:
        table.crises = (*table.crises[1:], table.crises[0])


class GameEnded(Change, frozen=True):
    """The last turn is over."""

    def apply(self, table: RashidTable) -> None:
        pass
