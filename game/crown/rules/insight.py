"""What a position is worth to a seat: both tracks as they are likely to grow, and what its goods may still become.

The weights come from trial games. In the last turn nothing is estimated: rule 33 decides.
"""

from collections.abc import Sequence
from itertools import islice
from typing import cast

from game.crown.rules.board import BOOK, BREAD, COIN, RING, SLOTS
from game.crown.rules.cards import CARDS_PER_RANK, RANK_ROWS, Advisor
from game.crown.rules.features import (
    BOOK_WORTH,
    BREAD_WORTH,
    BUILDINGS_PER_TURN,
    CITIZENS_PER_TURN,
    CRAFTSMAN_PER_TURN,
    ENOUGH,
    GROUPS,
    RESOURCE,
    RING_IN_COINS,
    SURPLUS_RESOURCE,
    TOKEN_WORTH,
    UNMOVED,
    features,
    progress,
)
from game.crown.rules.plausible import plausible
from game.crown.rules.reflex import reflex
from game.crown.rules.scoring import extras, final_score
from game.crown.rules.table import CrownTable, Estate
from game.crown.rules.weights import WEIGHTS
from game.engine.chance import Chance
from game.engine.insight import FULL, Judge, Term
from game.engine.record import Choice
from game.engine.seats import Seat, all_seats
from game.engine.table import View

STORED = tuple(RESOURCE * min(held, ENOUGH) + SURPLUS_RESOURCE * max(0, held - ENOUGH) for held in range(100))
"""What so many resources of one kind are worth: beyond ENOUGH they are surplus."""

RANK_WEIGHT = 1.0
SURPLUS_RING, SURPLUS_COIN = 2.0, 1.0

JUDGE = Judge(WEIGHTS)
ALONE = (9.2, 17.0)
"""The strength of a seat alone that is on its way to par, at the beginning and at the end."""

SECOND_TRACK = 0.01
"""Breaks ties on the last turn."""

ADVISOR_PER_TURN = {
    Advisor.BAKER: 0.2,
    Advisor.BAILIFF: 0.1,
    Advisor.LANDLORD: 0.2,
    Advisor.SCHOOLMARM: 0.1,
    Advisor.DRESSMAKER: 0.1,
    Advisor.MERCHANT: 0.1,
    Advisor.CHAMBERLAIN: 0.05,
    Advisor.SCHOLAR: 0.05,
    Advisor.MAYORESS: 0.15,
    Advisor.STEWARD: 0.1,
    Advisor.ABBESS: 0.2,
    Advisor.TOOLMAKER: 0.2,
}
"""What an advisor that goes on working adds each turn."""


class CrownInsight:
    """Advice for bots, from what a seat may see."""

    scale, par, horizon = 6.0, 70.0, 2

    def worth(self, view: View, seat: Seat) -> float:
        """How good the position is for the seat, about in points of its final score."""
        table = cast(CrownTable, view)
        estate = table.estates[seat]
        left = turns_ahead(table, seat)
        if not left:
            return _final(estate)
        citizens = estate.citizens + CITIZENS_PER_TURN * left
        buildings = estate.buildings + BUILDINGS_PER_TURN * left
        goods = _goods(table, estate) + left * _workers(table, seat)
        return min((citizens + buildings + goods) / 2, min(citizens, buildings) + goods)

    def plausible(self, view: View) -> Sequence[Choice]:
        """The options a sensible person would weigh, the likeliest first."""
        return plausible(cast(CrownTable, view))

    def reflex(self, view: View, chance: Chance) -> Choice:
        """What somebody in a hurry would choose."""
        return reflex(cast(CrownTable, view), chance)

    def strengths(self, view: View, sight: int = FULL) -> list[float]:
        """How strong each seat stands, as far as ``sight`` goes; alone, against a usual game."""
        table = cast(CrownTable, view)
        past = progress(table)
        strengths = [JUDGE.strength(features(table, seat), past, sight) for seat in all_seats(table.terms.seats)]
        return strengths if len(strengths) > 1 else [strengths[0] - ALONE[0] * (1 - past) - ALONE[1] * past]

    def terms(self, view: View, seat: Seat) -> tuple[Term, ...]:
        """What the seat's strength is made of, one term a group of features."""
        table = cast(CrownTable, view)
        parts = iter(JUDGE.parts(features(table, seat), progress(table)))
        return tuple(Term(name, sum(islice(parts, len(names)))) for name, names in GROUPS.items())

    def rounds(self, view: View) -> int:
        """How often every seat has had a turn."""
        table = cast(CrownTable, view)
        played = sum([SLOTS - estate.slots.count(None) for estate in table.estates[: table.terms.seats]])
        begun = table.turn.card is not None
        return (table.round - 1) * SLOTS + (played - begun) // table.terms.seats


def turns_ahead(table: CrownTable, seat: Seat) -> float:
    """How many turns the seat has still before it; the present one counts in part until the councilor has moved."""
    left, turn = table.turns_left(seat), table.turn
    moving = turn.seat == seat and turn.card is not None and not turn.moved
    return left + UNMOVED if left and moving else left


def _final(estate: Estate) -> float:
    extra = sum(extras(estate))
    total = final_score(estate.citizens, estate.buildings, extra)
    return total + SECOND_TRACK * (estate.citizens + estate.buildings + extra - total)


def _goods(table: CrownTable, estate: Estate) -> float:
    purse = estate.purse
    return (
        STORED[purse[0]]
        + STORED[purse[1]]
        + STORED[purse[2]]
        + STORED[purse[3]]
        + BREAD_WORTH * purse[BREAD]
        + BOOK_WORTH * purse[BOOK]
        + TOKEN_WORTH * len(estate.tokens)
        + _insignia(table, estate)
    )


def _insignia(table: CrownTable, estate: Estate) -> float:
    """Rings and coins by what the next rank still needs of them; the rest is surplus."""
    rings, coins = estate.purse[RING], estate.purse[COIN]
    surplus = SURPLUS_RING * rings + SURPLUS_COIN * coins
    rank = len(estate.nobles)
    if rank == len(RANK_ROWS) or table.nobles[rank] == CARDS_PER_RANK:
        return surplus
    need = len(RANK_ROWS[rank].units) // 2
    unit = RANK_WEIGHT * RANK_ROWS[rank].points[table.nobles[rank]] / (need * (RING_IN_COINS + 1))
    return surplus + (RING_IN_COINS * unit - SURPLUS_RING) * min(rings, need) + (unit - SURPLUS_COIN) * min(coins, need)


def _workers(table: CrownTable, seat: Seat) -> float:
    """What craftsmen and advisors add each turn."""
    value = CRAFTSMAN_PER_TURN * table.huts.count(seat)
    for advisor in table.estates[seat].advisors:
        value += ADVISOR_PER_TURN.get(advisor, 0.0)
    return value
