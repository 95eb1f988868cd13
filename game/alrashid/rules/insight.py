"""What a position is worth to a seat: its prestige, what its family and titles will still bring, and its hand.

The weights come from trial games.
"""

from collections.abc import Sequence
from typing import cast

from game.alrashid.rules.board import MEMBERS
from game.alrashid.rules.features import ENOUGH_TILES, NAMES, REASONS, features, progress, told
from game.alrashid.rules.outlook import placing, posts
from game.alrashid.rules.payments import note_value, value
from game.alrashid.rules.plausible import plausible
from game.alrashid.rules.prospects import (
    MEMBER_PER_TURN,
    TITLE_PER_TURN,
    coin,
    prospects,
    tile,
    turns_left,
)
from game.alrashid.rules.reflex import reflex
from game.alrashid.rules.scoring import family, prestige
from game.alrashid.rules.table import RashidTable
from game.alrashid.rules.weights import WEIGHTS
from game.engine.chance import Chance
from game.engine.insight import FULL, Judge, Term
from game.engine.record import Choice
from game.engine.seats import Seat, all_seats
from game.engine.table import View

COINS_PER_TURN = 24
"""Coins that a seat can well spend in a turn; what it has beyond that counts less."""

SURPLUS = 0.3
FIRST = 0.18
"""What each place nearer to the first in play order is worth while turns are to come."""

UNPLACED = (0.9, 1.3, 0.8)
"""What a member still to be placed in this turn will bring."""

RIVALRY = 0.32
"""How much the best rival's position counts against the own one."""


JUDGE = Judge(WEIGHTS)


class RashidInsight:
    """Advice for bots, from what a seat may see."""

    scale, par, horizon = 5.0, 0.0, 1

    def worth(self, view: View, seat: Seat) -> float:
        """How good the position is for the seat, about in points of its final score."""
        table = cast(RashidTable, view)
        left = turns_left(table)
        rivals = [(holdings(table, rival, left), rival) for rival in all_seats(table.terms.seats) if rival != seat]
        danger, rival = max(rivals)
        own = holdings(table, seat, left) + prospects(table, seat, seat)
        if table.phase == "placement":
            own += sum(count * worth for count, worth in zip(table.houses[seat].supply, UNPLACED, strict=True))
        else:
            danger += prospects(table, rival, seat)
        return own - RIVALRY * danger

    def plausible(self, view: View) -> Sequence[Choice]:
        """The options a sensible person would weigh, the likeliest first."""
        return plausible(cast(RashidTable, view))

    def reflex(self, view: View, chance: Chance) -> Choice:
        """What somebody in a hurry would choose."""
        return reflex(cast(RashidTable, view), chance)

    def strengths(self, view: View, sight: int = FULL) -> list[float]:
        """How strong each seat stands, as far as ``sight`` goes."""
        table = cast(RashidTable, view)
        far = progress(table)
        return [JUDGE.strength(told(table, Seat(seat), own), far, sight) for seat, own in enumerate(posts(table))]

    def terms(self, view: View, seat: Seat) -> tuple[Term, ...]:
        """What the seat's strength is made of."""
        table = cast(RashidTable, view)
        parts = dict.fromkeys(REASONS.values(), 0.0)
        for name, part in zip(NAMES, JUDGE.parts(features(table, seat), progress(table)), strict=True):
            parts[REASONS[name]] += part
        return tuple(Term(name, part) for name, part in parts.items())

    def rounds(self, view: View) -> int:
        """How many halves of turns have ended: members are placed, then locations resolved."""
        table = cast(RashidTable, view)
        return 2 * table.turn + (not placing(table))


def holdings(table: RashidTable, seat: Seat, left: int) -> float:
    """The prestige of a seat, and what all it has will still bring."""
    house = table.houses[seat]
    members = family(table, seat)
    found = float(prestige(house, members))
    hand = value(house.wares) + house.notes * note_value(table, seat)
    if not left:
        return found + coin(0) * hand
    found += left * sum(MEMBER_PER_TURN[member] * members[member] for member in MEMBERS)
    found += left * sum(TITLE_PER_TURN[title] for title in house.titles)
    enough = COINS_PER_TURN * left
    found += coin(left) * (min(hand, enough) + SURPLUS * max(0, hand - enough))
    found += tile(left) * min(ENOUGH_TILES, len(house.mercenaries))
    return found + FIRST * (len(table.order) - table.order.index(seat))
