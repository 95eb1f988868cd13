"""What the phase scenes of Emira share: the decision panel, targets on the table, marks, and the keys of the bid."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.emira.rules.cards import Princess
from game.emira.rules.choices import Bid
from game.emira.rules.table import EmiraTable
from game.emira.scenes import ids
from game.emira.scenes.decision import decision_panel
from game.emira.scenes.grid import grid, rivals_of
from game.emira.scenes.lexicon import label, name, said
from game.emira.scenes.marks import marks
from game.emira.scenes.offer import DECISION
from game.emira.scenes.offers import offers
from game.emira.scenes.pictures import steadied
from game.emira.scenes.reasons import barred_cards, barred_niches
from game.emira.scenes.spots import HAND, HOME, MARKET, spot
from game.emira.scenes.standing import about
from game.emira.scenes.wish import STEP
from game.engine.record import Choice
from game.stage.layers import Panel
from game.stage.phase import Moment, PhaseScene, Target

COURT, RIVALS = "court", "rivals"
REGIONS = (DECISION, MARKET, HAND, HOME, COURT, RIVALS)
"""The order of Tab."""

HEAD_HIGH = 46.0


class EmiraScene(PhaseScene):
    """A phase of Emira."""

    slug = "emira"

    def panels(self, now: Moment) -> Sequence[Panel]:
        return steadied([decision_panel(now, grid(now.view, now.frame)["decision"])])

    def target(self, now: Moment, choice: Choice) -> Target | None:
        found = spot(now, choice)
        if found is None:
            return None
        more = {"thing": found.thing} if found.thing else {}
        return now.target(choice, found.area, label(choice), region=found.region, radius=found.radius, **more)

    def targets(self, now: Moment) -> list[Target]:
        """In the order of the regions; within one the large ones first, so that a small one inside lies on top."""
        area = grid(now.view, now.frame)["decision"]
        offered = [offer.target for offer in offers(now, area)]
        found = [*super().targets(now), *offered, *ladies(now), *neighbours(now)]
        return sorted(found, key=lambda target: REGIONS.index(target.region))

    def barred(self, now: Moment) -> Sequence[Target]:
        """Niches and cards that cannot be taken now, and why."""
        return [*barred_niches(now), *barred_cards(now)] if now.options else ()

    def marks(self, now: Moment, targets: Sequence[Target]) -> list[Panel]:
        return steadied(marks(now, targets))

    def reach(self, now: Moment, choice: Choice) -> str | None:
        """A bid has its button once its amount is in the field."""
        return f"{STEP} {choice.gold}" if isinstance(choice, Bid) else None

    def typed(self, now: Moment, event: pygame.event.Event) -> Target | None:
        return None


def ladies(now: Moment) -> list[Target]:
    """Princesses on display: pointing at one tells whom she would choose."""
    view: EmiraTable = now.view
    everybody: tuple[Princess, ...] = (*view.active, *view.undecided, *view.coming)
    if len(everybody) < 2:
        return []
    return [
        Target(
            about(princess),
            now.places[ids.princess(princess)].area,
            thing=ids.princess(princess),
            label=said("table.about", name=name("princess", princess)),
            region=COURT,
            radius=12,
            picks=about(princess),
        )
        for princess in everybody
        if ids.princess(princess) in now.places
    ]


def neighbours(now: Moment) -> list[Target]:
    """The heads of the rivals' panels: choosing one shows the whole household."""
    lay = grid(now.view, now.frame)
    return [
        Target(
            f"household {seat}",
            panel.top_part(HEAD_HIGH),
            thing=ids.tally(seat, "gold"),
            label=said("table.look_at", name=now.names[seat]),
            region=RIVALS,
            radius=12,
            looks=True,
        )
        for seat, panel in zip(rivals_of(now.view, now.looker), lay.rivals, strict=True)
    ]
