"""What a position is worth to a seat, in gold: its household as it will grow, its next action, and its rivals.

The weights come from trial games.
"""

from collections.abc import Sequence
from typing import cast

from game.emira.rules.appraisal import (
    LIVING_WITH,
    TUMULT,
    Outlook,
    attraction,
    camels,
    housing,
    progress,
    spices,
    wealth_worth,
)
from game.emira.rules.bargain import Bargain
from game.emira.rules.board import CARAVAN_ROWS
from game.emira.rules.cards import Event
from game.emira.rules.costs import UPKEEPS, bid_price, ordinary_upkeep, upkeep_due
from game.emira.rules.courting import UPKEEP_TURNS, court, suitors
from game.emira.rules.features import NAMES, REASONS, look
from game.emira.rules.phases.income import base_income, spice_income, tenths
from game.emira.rules.plausible import plausible
from game.emira.rules.reflex import reflex
from game.emira.rules.table import EmiraTable, Household
from game.emira.rules.weights import WEIGHTS
from game.engine.chance import Chance
from game.engine.insight import FULL, Judge, Term
from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.table import View

JUDGE = Judge(WEIGHTS)

WON = 100_000.0
RIVALRY = 0.25
"""How much a rival's gain hurts."""

AHEAD, MEANS = 0.04, 0.1
"""How much every rival's progress hurts, and its gold and camels."""

HAND = {
    Event.BETTER_BREED: 150.0,
    Event.GOLDEN_TIMES: 170.0,
    Event.GOOD_LOOKING: 190.0,
    Event.RENOWN: 170.0,
    Event.LONG_JOURNEY: 190.0,
    Event.HAGGLING: 140.0,
    Event.THRIFTY_VIZIER: 170.0,
    Event.RESTORATION: 150.0,
    Event.DOUBLE_TROUBLE: 180.0,
    Event.CHANGING_HER_MIND: 160.0,
    Event.COURT_INFLUENCE: 170.0,
}
USUAL_CARD = 110.0
"""What an event is worth in the hand."""

DELAY = 0.2
"""The part of a turn's spice income that is lost when it comes a turn later."""

IN_FORCE = {Event.HAGGLING: 140.0, Event.BAZAAR: 130.0, Event.PATRONAGE: 130.0}
"""What an event is worth that will act later in the turn."""


class EmiraInsight:
    """Advice for bots, from what a seat may see."""

    scale, par, horizon = 10.0, 0.0, 0

    def worth(self, view: View, seat: Seat) -> float:
        """How good the position is for the seat, about in gold; winning is worth WON."""
        table = cast(EmiraTable, view)
        if table.over:
            return WON / len(table.winners) if seat in table.winners else -WON * bool(table.winners)
        outlook = Outlook(table, seat)
        found = suitors(table, outlook)
        total = _household(table, outlook, seat) + court(table, outlook, seat, found, RIVALRY)
        if table.phase in ("bidding", "actions") and seat not in table.auction.acted and not table.is_idle(seat):
            price = bid_price(table, seat, table.auction.bid) if table.auction.leader == seat else 0
            total += Bargain(table, outlook, seat, found, price).expectation(table, seat)
        return total - _rivals(table, outlook, seat)

    def plausible(self, view: View) -> Sequence[Choice]:
        """The options a sensible person would weigh, the likeliest first."""
        return plausible(cast(EmiraTable, view))

    def reflex(self, view: View, chance: Chance) -> Choice:
        """What somebody in a hurry would choose."""
        return reflex(cast(EmiraTable, view), chance)

    def strengths(self, view: View, sight: int = FULL) -> list[float]:
        """How strong each seat stands, as far as ``sight`` goes."""
        found, progress = look(cast(EmiraTable, view))
        return [JUDGE.strength(row, progress, sight) for row in found]

    def terms(self, view: View, seat: Seat) -> tuple[Term, ...]:
        """What the seat's strength is made of."""
        found, progress = look(cast(EmiraTable, view))
        parts = dict(zip(NAMES, JUDGE.parts(found[seat], progress), strict=True))
        return tuple(Term(reason, sum([parts[name] for name in names])) for reason, names in REASONS.items())

    def rounds(self, view: View) -> int:
        """How many rounds have ended."""
        table = cast(EmiraTable, view)
        return table.turn


def _household(table: EmiraTable, outlook: Outlook, seat: Seat) -> float:
    home = table.households[seat]
    gold = home.gold + _pending(table, home, seat)
    total = wealth_worth(gold + spices(home, outlook.turns), outlook.turns) + camels(home, outlook.turns)
    total += progress(outlook.steps[seat], len(home.princesses), table.terms.least)
    total += attraction(outlook, seat) + housing(outlook, seat) + _hand(table, home, seat, outlook.turns)
    for princess in home.princesses:
        total += LIVING_WITH[princess] - UPKEEPS[princess] * min(outlook.turns, UPKEEP_TURNS)
    return total - _shortage(table, seat, gold)


def _pending(table: EmiraTable, home: Household, seat: Seat) -> float:
    """What this turn's income will add while it has not been paid, to the spice income reckoned with anyway."""
    if table.phase != "event_cards":
        return 0.0
    base, spices_now, part = base_income(home), spice_income(home), tenths(table) / 10
    if table.in_force(Event.SANDSTORM):
        return base - DELAY * spices_now
    journey = table.journey
    extra = CARAVAN_ROWS[journey.caravan].pays if journey is not None and journey.seat == seat else 0
    return base * part + spices_now * (part - 1.0) + extra


def _hand(table: EmiraTable, home: Household, seat: Seat, turns: float) -> float:
    """The events in hand, fewer when the end is near, and those that are going to act."""
    total = sum([HAND.get(event, USUAL_CARD) for event in home.hand if event is not None])
    total *= min(1.0, turns / 6.0)
    for played in table.played:
        if played.seat == seat and played.event in IN_FORCE and seat not in table.auction.acted:
            total += IN_FORCE[played.event]
    return total


def _shortage(table: EmiraTable, seat: Seat, gold: float) -> float:
    """What it costs that the upkeep of this turn, or the next one, cannot be paid."""
    home = table.households[seat]
    if not home.princesses:
        return 0.0
    due = upkeep_due(table, seat)
    if gold >= due:
        return 0.0
    later = table.phase in ("upkeep", "round")
    if later:
        due = ordinary_upkeep(table, seat, home.princesses)
        gold += base_income(home) + spice_income(home)
    return (0.4 if later else 1.0) * TUMULT * (gold < due)


def _rivals(table: EmiraTable, outlook: Outlook, seat: Seat) -> float:
    total, most = 0.0, 0.0
    for other, home in enumerate(table.households):
        if other != seat:
            ahead = progress(outlook.steps[other], len(home.princesses), table.terms.least)
            most = max(most, ahead)
            wealth = outlook.wealth[other] + _pending(table, home, Seat(other))
            total += AHEAD * ahead + MEANS * (wealth_worth(wealth, outlook.turns) + camels(home, outlook.turns))
    return total + RIVALRY * most
