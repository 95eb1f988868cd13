"""Something to press in the decision panel, and where such things stand."""

from __future__ import annotations

from typing import NamedTuple

from game.emira.rules.board import RELIEF
from game.emira.rules.phases.actions import RELIEF_CHOICE
from game.emira.scenes.lexicon import label, said
from game.engine.record import Choice
from game.stage.area import Area, column
from game.stage.phase import Moment, Target

DECISION = "decision"
HEAD = 48.0
PAD = 16.0
BUTTON = 58.0


class Offer(NamedTuple):
    """Something to press: its target, how it is drawn, its words, and a second line."""

    target: Target
    form: str
    words: str
    sub: str = ""


def inner(area: Area) -> Area:
    """The decision panel below its heading."""
    return area.less(PAD, HEAD, PAD, PAD)


def button_areas(area: Area, count: int) -> list[Area]:
    """Buttons one above the other at the foot of the panel."""
    room = inner(area)
    high = min(BUTTON, (room.h - 10 * (count - 1)) / max(1, count))
    return column(room, [(room.w, high)] * count, 10, down="bottom")


def target_of(now: Moment, choice: Choice, place: Area) -> Target:
    return now.target(choice, place, label(choice), region=DECISION, radius=9)


def relief(now: Moment, place: Area) -> Offer:
    """Relief gold, or why it may not be taken."""
    words = said("table.relief", gold=RELIEF)
    if RELIEF_CHOICE in now.options:
        return Offer(target_of(now, RELIEF_CHOICE, place), "main", words, said("table.relief_sub"))
    return Offer(now.barred("relief", place, said("why.not_poor"), region=DECISION, radius=9), "off", words)
