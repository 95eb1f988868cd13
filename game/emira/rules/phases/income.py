"""Income: the base income and the caravans, which walk on as they pay (R6-R8)."""

from game.emira.rules.board import BASE_INCOME, BLACK_BONUS, CARAVAN_ROWS, Caravan, Sheik
from game.emira.rules.cards import Event
from game.emira.rules.changes import CaravansMoved, IncomeReceived
from game.emira.rules.table import EmiraTable, Household
from game.engine.flow import Begin
from game.engine.seats import Seat, clockwise
from game.engine.step import Step

BEGIN_INCOME = Begin("income")
GOLDEN, USUAL, HARD = 12, 10, 8
"""Tenths of the income that are paid."""


class Income(Step, frozen=True):
    """Every seat receives its income, and its caravans move on (R6, R7)."""

    def run(self, table: EmiraTable) -> None:
        storm = table.in_force(Event.SANDSTORM)
        for seat in clockwise(table.first, table.terms.seats):
            household = table.households[seat]
            base = base_income(household)
            spices = 0 if storm else spice_income(household)
            table.emit(IncomeReceived(seat, base, spices, (base + spices) * tenths(table) // USUAL))
            if not storm and household.has_caravans:
                table.emit(CaravansMoved(seat, _returned(table, seat)))


def base_income(household: Household) -> int:
    """What the household receives each turn without any caravan."""
    return BASE_INCOME.value + (BLACK_BONUS if household.sheik is Sheik.BLACK else 0)


def spice_income(household: Household) -> int:
    """What the household's caravans pay in a turn."""
    return sum([len(boxes) * row.pays for boxes, row in zip(household.caravans, CARAVAN_ROWS, strict=True)])


def tenths(table: EmiraTable) -> int:
    """How many tenths of every income are paid in this turn (R8)."""
    if not table.played:
        return USUAL
    return GOLDEN if table.in_force(Event.GOLDEN_TIMES) else HARD if table.in_force(Event.HARD_TIMES) else USUAL


def _returned(table: EmiraTable, seat: Seat) -> tuple[Caravan, ...]:
    """The caravans that leave the track: those that paid from the leftmost box, but for one on a long journey."""
    found = [track for track in Caravan for box in table.households[seat].caravans[track] if box == 1]
    journey = table.journey
    if journey is not None and journey.seat == seat and journey.box == 1:
        found.remove(journey.caravan)
    return tuple(found)
