"""What the phase scenes of Crown share: every choice has its target, and what cannot be chosen says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.crown.rules.choices import EndTurn, Play, Redeem, SendEnvoy, TakeStep, Trade, Use, UseDiscount
from game.crown.rules.phases.bonus import HIRE, RAISE_RANK, RECRUIT, AskDiscount
from game.crown.rules.phases.card import AskTurn
from game.crown.rules.visit import AskVisit
from game.crown.scenes.actions import action_panels
from game.crown.scenes.grid import grid, own_seat
from game.crown.scenes.hand import hand_targets, lifts
from game.crown.scenes.labels import asking, label, nearest, reason
from game.crown.scenes.lexicon import said
from game.crown.scenes.marks import marks
from game.crown.scenes.spots import ACTIONS, DECISION, REGIONS, SLOTS, spot
from game.crown.scenes.strip import strip_areas
from game.engine.record import Choice
from game.stage.layers import Panel
from game.stage.phase import Moment, PhaseScene, Target
from game.stage.places import Place, ThingId

END_TURN = EndTurn()
CARD_ACTIONS: set[type[Choice]] = {TakeStep, Trade, SendEnvoy, UseDiscount}
"""The actions of the cards that do more than take a good."""


class CrownScene(PhaseScene):
    """A phase of Crown."""

    slug = "crown"

    def panels(self, now: Moment) -> Sequence[Panel]:
        return action_panels(now)

    def target(self, now: Moment, choice: Choice) -> Target | None:
        if isinstance(choice, Play):
            return self._play(now, choice)
        found = spot(now, choice)
        if found is None:
            return None
        return now.target(choice, found.where, label(choice), region=found.region, radius=found.radius)

    def _play(self, now: Moment, choice: Play) -> Target | None:
        found = spot(now, choice)
        return now.target(choice, found.where, label(choice), region=SLOTS, radius=11) if found else None

    def targets(self, now: Moment) -> list[Target]:
        """In the order of the regions; within one the large ones first, so that a small one inside lies on top."""
        found = [*super().targets(now), *self._on_strip(now), *hand_targets(now)]
        return sorted(found, key=lambda target: (REGIONS.index(target.region), -target.area.w * target.area.h))

    def _on_strip(self, now: Moment) -> list[Target]:
        choices = strip_choices(now)
        areas = strip_areas(grid(now.view, now.frame), choices)
        return [
            now.target(choice, area, label(choice), region=DECISION, radius=9)
            for choice, area in zip(choices, areas, strict=True)
        ]

    def barred(self, now: Moment) -> Sequence[Target]:
        """The bonus actions, huts and advisors that cannot be had, and the end of the turn."""
        if not now.options:
            return ()
        return [*barred_actions(now), *barred_things(now)]

    def lifts(self, now: Moment, targets: Sequence[Target]) -> Mapping[ThingId, Place]:
        """Cards of the hand taken up or pointed at."""
        return lifts(now, targets)

    def marks(self, now: Moment, targets: Sequence[Target]) -> list[Panel]:
        return marks(now, targets)


def strip_choices(now: Moment) -> list[Choice]:
    """The options that have no place on the table."""
    return [choice for choice in now.options if not isinstance(choice, Play) and spot(now, choice) is None]


def barred_actions(now: Moment) -> list[Target]:
    """The rows of the bonus actions and the end of the turn, each with its reason."""
    table = asking(now)
    lay = grid(table, now.frame)
    found = []
    rank, end = lay["action/rank"], lay["action/end"]
    if RAISE_RANK not in now.options:
        found.append(now.barred("rank", rank, reason(table, RAISE_RANK), region=ACTIONS))
    for name, choices in (("hire", HIRE), ("recruit", RECRUIT)):
        able = [choice for choice in choices if choice in now.options]
        area = lay[f"action/{name}"]
        if able:
            words = said(f"table.show_{name}")
            found.append(Target(f"show {name}", area, label=words, region=ACTIONS, picks=name, radius=9))
        else:
            found.append(now.barred(name, area, nearest(table, choices), region=ACTIONS))
    if not any(spot(now, choice) == (end, ACTIONS, 9.0) for choice in now.options):
        found.append(now.barred("end", end, reason(table, END_TURN), region=ACTIONS))
    return found


def barred_things(now: Moment) -> list[Target]:
    """Huts and advisors that cannot be had in this turn, and what the own ones and the own tokens do."""
    if not isinstance(now.ask, AskTurn | AskDiscount | AskVisit):
        return []
    table = asking(now)
    estate = table.estates[own_seat(now.looker)]
    mine = [*(Use(advisor) for advisor in estate.advisors), *(Redeem(token) for token in estate.tokens)]
    visiting = isinstance(now.ask, AskVisit)
    found = []
    for choice in (*(() if visiting else (*HIRE, *RECRUIT)), *mine):
        place = spot(now, choice) if choice not in now.options else None
        if place is not None:
            why = reason(table, choice)
            found.append(now.barred(f"no {choice}", place.where, why, label(choice), region=place.region))
    return found
