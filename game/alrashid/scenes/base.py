"""What the phase scenes of Al Rashid share: every choice has its target, and what cannot be chosen says why."""

from __future__ import annotations

from collections.abc import Sequence

from game.alrashid.rules.board import LANDS, MEMBERS, SITES, Member, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.choices import Beseech, MoveRaider, Place, Resolve, SecureTitle
from game.alrashid.rules.phases.guild import AskVisit
from game.alrashid.rules.phases.resolution import AskTurn
from game.alrashid.rules.table import RashidTable
from game.alrashid.scenes.desk import desk_panels, row_areas
from game.alrashid.scenes.grid import grid, own_seat
from game.alrashid.scenes.household import member_cells
from game.alrashid.scenes.labels import label
from game.alrashid.scenes.lexicon import name, said, text
from game.alrashid.scenes.marks import marks
from game.alrashid.scenes.raiders import moved
from game.alrashid.scenes.rows import Row, rows
from game.alrashid.scenes.spots import CITY, DESK, FAMILY, GOODS, LANDS_REGION, REGIONS, site_spot, spot, uncovered
from game.engine.record import Choice
from game.stage.area import Area
from game.stage.layers import Panel
from game.stage.phase import Moment, PhaseScene, Target


class RashidScene(PhaseScene):
    """A phase of Al Rashid."""

    slug = "alrashid"

    def panels(self, now: Moment) -> Sequence[Panel]:
        return desk_panels(now, rows_of(now))

    def target(self, now: Moment, choice: Choice) -> Target | None:
        if isinstance(choice, Place):
            return self._place(now, choice)
        if isinstance(choice, MoveRaider) and now.picked != raider_name(choice):
            return None
        found = spot(now, choice)
        if found is None:
            return None
        return now.target(choice, found.where, label(now, choice), region=found.region, radius=found.radius)

    def _place(self, now: Moment, choice: Place) -> Target | None:
        """At the location for the member taken up, or for the only one at home; on the member for a location chosen."""
        place = site_spot(now, choice.site)
        if now.picked == f"site {choice.site}":
            cell = member_cells(grid(now.view, now.frame))[choice.member].inset(8, 5)
            return now.target(choice, cell, label(now, choice), region=FAMILY)
        if now.picked == str(choice.member) or len(kinds(now)) == 1:
            return now.target(choice, place.where, label(now, choice), region=place.region, radius=place.radius)
        return None

    def targets(self, now: Moment) -> list[Target]:
        """In the order of the regions; within one the large ones first, so that a small one inside lies on top."""
        found = [*super().targets(now), *self._on_desk(now), *picks(now)]
        return sorted(found, key=lambda target: (REGIONS.index(target.region), -target.area.w * target.area.h))

    def _on_desk(self, now: Moment) -> list[Target]:
        lines = rows_of(now)
        areas = row_areas(grid(now.view, now.frame), lines)
        return [
            now.target(row.choice, area, told(now, row.choice), region=DESK, radius=6.0)
            for row, area in zip(lines, areas, strict=True)
        ]

    def barred(self, now: Moment) -> Sequence[Target]:
        """The locations that cannot be chosen, each with its reason; the desk tells of them all the same."""
        if not isinstance(now.ask, AskTurn) and not any(isinstance(choice, Place) for choice in now.options):
            return ()
        return [*barred_sites(now)] if now.options else ()

    def marks(self, now: Moment, targets: Sequence[Target]) -> list[Panel]:
        return marks(now, targets)


def rows_of(now: Moment) -> list[Row]:
    """The choices that stand on the desk."""
    return rows(now, [choice for choice in now.options if spot(now, choice) is None])


def told(now: Moment, choice: Choice) -> str:
    """What a choice of the desk does; of a title also what it is good for."""
    words = label(now, choice)
    if isinstance(choice, SecureTitle):
        return f"{words}. {text('title', choice.title)}"
    if isinstance(choice, Beseech) and alone(now):
        return f"{words} ({said('table.dishonor_for_favor')})"
    return words


def alone(now: Moment) -> bool:
    """Whether a favor would be all that is sought, and bring dishonor."""
    view: RashidTable = now.view
    wish = now.ask.wish if isinstance(now.ask, AskVisit) else None
    free = {Title.DIPLOMAT, Title.LAW_EXPERT} & set(view.houses[now.looker].titles)
    return wish is not None and not wish.count and not free


def raider_name(choice: MoveRaider) -> str:
    """What a raider taken up is called."""
    return f"raider {choice.source} {choice.arm} {choice.strength}"


def kinds(now: Moment) -> set[Member]:
    """The members that can be placed."""
    return {choice.member for choice in now.options if isinstance(choice, Place)}


def picks(now: Moment) -> list[Target]:
    """What is taken up first: a member or a location in placement, a raider that is sent elsewhere."""
    placed = kinds(now)
    return [*(_members(now, placed) if placed else ()), *(_sites(now) if len(placed) > 1 else ()), *_raiders(now)]


def _members(now: Moment, placed: set[Member]) -> list[Target]:
    """The members of the family, but for those that are choices already."""
    view: RashidTable = now.view
    here = {
        choice.member for choice in now.options if isinstance(choice, Place) and now.picked == f"site {choice.site}"
    }
    found = []
    for member, cell in zip(MEMBERS, member_cells(grid(view, now.frame)), strict=True):
        if member in here:
            continue
        area = cell.inset(8, 5)
        if member in placed:
            words = said("table.take_up", member=name("member", member))
            found.append(Target(f"pick {member}", area, label=words, region=FAMILY, picks=str(member)))
            continue
        why = "nowhere" if view.houses[own_seat(now.looker)].supply[member] else "none_home"
        why = said(f"table.{why}", member=name("member", member))
        found.append(Target(f"pick {member}", area, reason=why, region=FAMILY))
    return found


def _sites(now: Moment) -> list[Target]:
    """The locations, while no member is taken up."""
    if now.picked is not None and not now.picked.startswith("site "):
        return []
    found = []
    for site in dict.fromkeys(choice.site for choice in now.options if isinstance(choice, Place)):
        place = site_spot(now, site)
        assert isinstance(place.where, Area), "a location is an area"
        words = said("table.choose_site", site=name("site", site))
        found.append(
            Target(
                f"site {site}", place.where, label=words, region=place.region, radius=place.radius, picks=f"site {site}"
            )
        )
    return found


def _raiders(now: Moment) -> list[Target]:
    """The raiders that may be sent elsewhere."""
    view: RashidTable = now.view
    found = []
    named = dict.fromkeys(raider_name(choice) for choice in now.options if isinstance(choice, MoveRaider))
    for choice in now.options:
        if isinstance(choice, MoveRaider) and raider_name(choice) in named:
            del named[raider_name(choice)]
            thing = moved(view, choice.source, choice.arm, choice.strength)
            words = said("table.take_raider", n=choice.strength, land=name("site", choice.source))
            area = uncovered(now, thing)
            found.append(
                Target(raider_name(choice), area, thing=thing, label=words, region=GOODS, picks=raider_name(choice))
            )
    return found


def barred_sites(now: Moment) -> list[Target]:
    """Locations nobody can resolve, or where the member taken up cannot go."""
    able = {choice.site for choice in now.options if isinstance(choice, Place | Resolve) and allowed(now, choice)}
    found = []
    for site in SITES:
        if site in able:
            continue
        place = site_spot(now, site)
        region = LANDS_REGION if site in LANDS else CITY
        found.append(now.barred(f"site {site}", place.where, why_not(now, site), name("site", site), region=region))
    return found


def allowed(now: Moment, choice: Place | Resolve) -> bool:
    """Whether a location can be chosen with what is taken up."""
    if not isinstance(choice, Place) or now.picked is None or now.picked.startswith("site "):
        return True
    return now.picked == str(choice.member)


def why_not(now: Moment, site: Site) -> str:
    """Why the location cannot be chosen."""
    if isinstance(now.ask, AskTurn):
        return said("table.nobody_there")
    if site is Site.CALIPH:
        return said("table.pasha_first")
    return said("table.led_already")
