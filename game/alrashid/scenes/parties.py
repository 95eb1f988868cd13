"""Delegations at the locations: how members stand on a space, who is how strong, and who would rank where."""

from __future__ import annotations

from game.alrashid.rules.board import MERCHANT, PASHA, RANKS, SAGE, SITES, Member, Site
from game.alrashid.rules.dominance import dominance, ranked
from game.alrashid.rules.table import Delegation, RashidTable
from game.alrashid.scenes import ids
from game.alrashid.scenes.grid import Grid
from game.engine.seats import NOBODY, Seat
from game.stage.area import Area, Point
from game.stage.places import Place, Places

FIGURES: dict[Member, tuple[float, float, float, float]] = {
    PASHA: (56.0, 90.0, 26.0, 84.0),
    MERCHANT: (56.0, 64.0, 24.0, 58.0),
    SAGE: (44.0, 52.0, 20.0, 46.0),
}
"""Width and height of each figure's picture, and where in it the feet are."""

ON_LAND, IN_PALACE = 0.94, 0.72
SEAL = 30.0
CHIEF_LEFT, SAGE_RIGHT, SAGE_STEP = 8.0, 11.0, 5.0
FRONT = 30
DEPTH = 8
"""Every space lies before the one at its left: a leader, six Sages, a seal."""


def standing(member: Member, foot: Point, scale: float) -> Area:
    """A figure with its feet at a point."""
    w, h, x, y = FIGURES[member]
    return Area(foot[0] - x * scale, foot[1] - y * scale, w * scale, h * scale)


def party_places(view: RashidTable, lay: Grid, looker: Seat) -> Places:
    """All members on the board, their figures of dominance, and the looker's rank everywhere."""
    found: Places = {}
    for site in SITES:
        for space, party in enumerate(view.delegations[site]):
            point, depth = lay.space(site, space), FRONT + DEPTH * space
            _stand(found, party, site, point, depth)
            seal = Area(point[0] - SEAL / 2, point[1] + 13 - SEAL / 2, SEAL, SEAL)
            found[ids.seal(party.seat, site)] = Place.at(
                seal, f"seal/{party.seat}", depth + DEPTH - 1, count=dominance(view, party)
            )
        if looker != NOBODY and view.delegation(looker, site):
            rank = rank_of(view, looker, site)
            found[ids.rank(site)] = Place.at(lay.rank(site), f"rank/{looker}/{min(rank, RANKS)}", FRONT)
    return found


def _stand(found: Places, party: Delegation, site: Site, point: Point, depth: int) -> None:
    """The leader a little left, the Sages in front of him."""
    scale = IN_PALACE if site >= Site.INTRIGUE else ON_LAND
    x, y = point[0], point[1] + 3
    if party.chief is not None:
        foot = (x - (CHIEF_LEFT * scale if party.sages else 0), y)
        found[ids.member(party.seat, party.chief, site, 0)] = Place.at(
            standing(party.chief, foot, scale), f"member/{party.chief}/{party.seat}", depth
        )
    for number in range(party.sages):
        start = SAGE_RIGHT if party.chief is not None else 0.0
        foot = (x + (start + number * SAGE_STEP) * scale, y + number)
        found[ids.member(party.seat, SAGE, site, number)] = Place.at(
            standing(SAGE, foot, scale), f"member/{SAGE}/{party.seat}", depth + 1 + number
        )


def rank_of(view: RashidTable, seat: Seat, site: Site) -> int:
    """At which place of the dominance the seat is now, 0 the best; a ranking that is fixed counts."""
    fixed = view.resolution.ranking
    if view.resolution.site is site and seat in fixed:
        return fixed.index(seat)
    return [rival for rival, _ in ranked(view, site)].index(seat)


def state_of(view: RashidTable, site: Site) -> str:
    """How a location looks: "now" while it is resolved, "done" when nothing is left to do there, or "open"."""
    if view.resolution.site is site:
        return "now"
    return "done" if dimmed(view, site) else "open"


def dimmed(view: RashidTable, site: Site) -> bool:
    """Whether nothing is left to do here: members are being called home, and nobody stands here."""
    resolving = view.resolution.chooser != NOBODY
    return resolving and not view.delegations[site] and view.resolution.site is not site
