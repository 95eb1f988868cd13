"""Placement: round by round in play order, each seat sends one member to a location (rules 21-26)."""

from game.alrashid.rules.board import MEMBERS, MERCHANT, PASHA, SAGE, SITES, Site
from game.alrashid.rules.changes import MemberPlaced
from game.alrashid.rules.choices import Place
from game.alrashid.rules.table import RashidTable
from game.engine.flow import Begin
from game.engine.step import Ask, Step

BEGIN_PLACEMENT = Begin("placement")

PLACE = tuple(tuple(Place(member, site) for site in SITES) for member in MEMBERS)
OUTSIDE_COURT = tuple(tuple(place for place in row if place.site is not Site.CALIPH) for row in PLACE)


class PlacementRound(Step, frozen=True):
    """Everybody who has a member left places one; another round follows until nobody has any."""

    def run(self, table: RashidTable) -> None:
        able = [seat for seat in table.order if any(table.houses[seat].supply)]
        if able:
            table.then(*[AskPlace(seat) for seat in able], self)


class AskPlace(Ask, frozen=True):
    """Whom do you send where? At most one Pasha or Merchant a location; a Pasha opens Al-Rashid's palace."""

    def options(self, table: RashidTable) -> list[Place]:
        supply = table.houses[self.seat].supply
        led, at_court = self._posts(table)
        found: list[Place] = []
        if supply[PASHA]:
            found += [place for place in PLACE[PASHA] if place.site not in led]
        if supply[MERCHANT]:
            found += [place for place in OUTSIDE_COURT[MERCHANT] if place.site not in led]
        if supply[SAGE]:
            found += PLACE[SAGE] if at_court else OUTSIDE_COURT[SAGE]
        return found

    def _posts(self, table: RashidTable) -> tuple[list[int], bool]:
        """The locations where the seat has a Pasha or Merchant, and whether Al-Rashid's palace is one."""
        led = []
        for site, parties in enumerate(table.delegations):
            for party in parties:
                if party.seat == self.seat and party.chief is not None:
                    led.append(site)
        return led, bool(led) and led[-1] == Site.CALIPH

    def answer(self, table: RashidTable, choice: Place) -> None:
        table.emit(MemberPlaced(self.seat, choice.member, choice.site))
