"""The dominance check: who is strongest at a location and who acts there (rules 31, 57; rulings 28, 29, 38, 39)."""

from game.alrashid.rules.board import GUILDS, MEMBER_ROWS, MERCHANT, RANKS, SAGE, Departure, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import DominanceChecked, WentHome
from game.alrashid.rules.table import Delegation, RashidTable
from game.engine.seats import Seat
from game.engine.step import Step

FIRST_PALACE = GUILDS[0]
MASKED = MEMBER_ROWS[MERCHANT].dominance - MEMBER_ROWS[SAGE].dominance
"""What a Sage gains that counts as a Merchant, and what a Merchant loses that counts as a Sage."""


class CheckDominance(Step, frozen=True):
    """The top three stay, in the order of their dominance; all others take their members back."""

    site: Site

    def run(self, table: RashidTable) -> None:
        standing = ranked(table, self.site)
        best = standing[:RANKS]
        ranking = tuple([seat for seat, _ in best])
        table.emit(DominanceChecked(self.site, ranking, tuple([figure for _, figure in best])))
        for seat, _ in standing[RANKS:]:
            table.emit(WentHome(seat, self.site, Departure.OUTRANKED))


def ranked(table: RashidTable, site: Site) -> list[tuple[Seat, int]]:
    """All seats at a location with their dominance, the most dominant first, if it were checked now.

    Ties go to the leftmost space; in palaces a Plotter wins them first (ruling 39).
    """
    parties = table.delegations[site]
    figures = [(party.seat, dominance(table, party)) for party in parties]
    if len(figures) == 1:
        return figures
    if site >= FIRST_PALACE:
        figures.sort(key=lambda figure: (figure[1], Title.PLOTTER in table.houses[figure[0]].titles), reverse=True)
    else:
        figures.sort(key=_figure, reverse=True)
    return figures


def dominance(table: RashidTable, party: Delegation) -> int:
    """What the delegation counts in the check to come."""
    found = party.dominance
    resolution = table.resolution
    if resolution.disguised and party.seat == resolution.chooser:
        found += MASKED
    if resolution.bewitched == party.seat:
        found -= MASKED
    return found


def _figure(figure: tuple[Seat, int]) -> int:
    return figure[1]
