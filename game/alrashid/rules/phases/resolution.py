"""Resolution: in turn each seat with members on the board resolves one location, anybody's (rules 27-32)."""

from game.alrashid.rules.board import LANDS, SITES, Site
from game.alrashid.rules.changes import (
    OrderChanged,
    ResolutionEnded,
    ResolutionTurnBegan,
    SiteChosen,
    SiteResolved,
)
from game.alrashid.rules.choices import Activate, Resolve
from game.alrashid.rules.dominance import CheckDominance
from game.alrashid.rules.phases.battle import MeetRaiders
from game.alrashid.rules.phases.caliph import BEGIN_CALIPH, Audience, Excommunicate, Grace
from game.alrashid.rules.phases.guild import BEGIN_GUILD, Visit
from game.alrashid.rules.phases.land import BEGIN_LAND
from game.alrashid.rules.phases.spying import SendSpies
from game.alrashid.rules.phases.titles import AskActivate, BeforeCheck, activate, activations
from game.alrashid.rules.table import RashidTable
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.step import Ask, Step

BEGIN_RESOLUTION = Begin("resolution")
RESOLVE = tuple(Resolve(site) for site in SITES)
LAST_LAND = LANDS[-1]


class ResolutionRound(Step, frozen=True):
    """A turn for everybody in play order, as long as there are members on the board (rule 30)."""

    def run(self, table: RashidTable) -> None:
        if any(table.delegations):
            table.then(*[ResolutionTurn(seat) for seat in table.order], EndRound(), self)
        else:
            table.emit(ResolutionEnded())


class ResolutionTurn(Step, frozen=True):
    """The turn of a seat; who has no members left on the board has none (rule 29)."""

    seat: Seat

    def run(self, table: RashidTable) -> None:
        if table.away(self.seat):
            table.emit(ResolutionTurnBegan(self.seat))
            table.then(BEGIN_RESOLUTION, AskTurn(self.seat))


class EndRound(Step, frozen=True):
    """What Al-Rashid granted in this round takes effect now (rule 58, ruling 27)."""

    def run(self, table: RashidTable) -> None:
        if table.grace:
            others = [seat for seat in table.order if seat not in table.grace]
            table.emit(OrderChanged((*table.grace, *others), Site.CALIPH))


class AskTurn(Ask, frozen=True):
    """Which location do you resolve? A title may be used before it."""

    def options(self, table: RashidTable) -> list[Choice]:
        found: list[Choice] = [RESOLVE[site] for site, parties in enumerate(table.delegations) if parties]
        if table.houses[self.seat].titles:
            found += activations(table, self.seat)
        return found

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Activate(title):
                table.then(BEGIN_RESOLUTION, self)
                activate(table, self.seat, title)
            case Resolve(site):
                table.emit(SiteChosen(self.seat, site))
                table.then(BeforeCheck(self.seat, site), *_check(site), Act(site), EndTurn(self.seat, site))


def _check(site: Site) -> tuple[Step, ...]:
    if site is Site.CALIPH:
        return BEGIN_CALIPH, Excommunicate(), CheckDominance(site)
    return BEGIN_LAND if site <= LAST_LAND else BEGIN_GUILD, CheckDominance(site)


class Act(Step, frozen=True):
    """Those who stayed act in the order of their dominance."""

    site: Site

    def run(self, table: RashidTable) -> None:
        site, ranking = self.site, table.resolution.ranking
        if site is Site.CALIPH:
            table.then(*[Audience(seat) for seat in ranking], Grace())
        elif site <= LAST_LAND:
            table.then(*[MeetRaiders(seat, site, rank) for rank, seat in enumerate(ranking)])
        else:
            table.then(*[Visit(seat, site, rank) for rank, seat in enumerate(ranking)], SendSpies())


class EndTurn(Step, frozen=True):
    """The location is empty; a title may still be used by a seat with members on the board (ruling 31)."""

    seat: Seat
    site: Site

    def run(self, table: RashidTable) -> None:
        table.emit(SiteResolved(self.site))
        if table.houses[self.seat].titles and table.away(self.seat) and activations(table, self.seat):
            table.then(BEGIN_RESOLUTION, AskActivate(self.seat))
