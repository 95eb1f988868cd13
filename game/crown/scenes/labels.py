"""What a choice does and why it cannot be made, in the box's own sentences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.crown.rules.reasons import Reason, WhyNot, why_not
from game.crown.rules.table import CrownTable
from game.crown.scenes.lexicon import said
from game.engine.record import Choice
from game.engine.table import clone
from game.match.teller import Teller
from game.stage.phase import Moment


@cache
def teller() -> Teller:
    return Teller("crown", ())


def label(choice: Choice) -> str:
    """What choosing it would do."""
    return teller().choice(choice)


def asking(now: Moment) -> CrownTable:
    """The view with its question: the changes that brought the view here do not carry the agenda."""
    assert now.ask is not None, "somebody is asked"
    table: CrownTable = clone(now.view)
    table.agenda = [now.ask]
    return table


def reason(table: CrownTable, choice: Choice) -> str:
    """Why it cannot be chosen now; empty when it can."""
    why = why_not(table, choice)
    return sentence(why) if why else ""


def sentence(why: WhyNot) -> str:
    return said(f"why.{why.reason}", missing=why.missing)


def nearest(table: CrownTable, choices: Iterable[Choice]) -> str:
    """Of several things that cannot be chosen the reason of the one that comes nearest: what is only a little short."""
    whys = [why for choice in choices if (why := why_not(table, choice))]
    short = sorted((why for why in whys if why.reason is Reason.CANNOT_PAY), key=lambda why: why.missing)
    best = next(iter([*short, *whys]), None)
    return sentence(best) if best else ""
