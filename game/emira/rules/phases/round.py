"""The turn: its phases in order, the victory check, and the end of the game (R34-R37, rulings A28, A48)."""

from game.emira.rules.board import LAST_TURN
from game.emira.rules.cards import Goal
from game.emira.rules.changes import FirstPassed, GameEnded, GameWon, GoalsRuledOut, TurnBegan
from game.emira.rules.goals import fulfils, goals_won_with
from game.emira.rules.phases.bidding import BEGIN_BIDDING, CleanUp, OpenRound
from game.emira.rules.phases.courtship import BEGIN_COURTSHIP, RECONSIDER, Court
from game.emira.rules.phases.event_cards import BEGIN_EVENT_CARDS, TurnToPlay
from game.emira.rules.phases.income import BEGIN_INCOME, Income
from game.emira.rules.phases.preparation import BEGIN_PREPARATION, Prepare
from game.emira.rules.phases.purchase import BEGIN_PURCHASE, TurnToBuy
from game.emira.rules.phases.upkeep import BEGIN_UPKEEP, ClosePurses, Gift, PayUpkeep
from game.emira.rules.table import EmiraTable
from game.engine.flow import Begin, each
from game.engine.seats import Seat, all_seats, clockwise, left_of
from game.engine.step import Step

BEGIN_ROUND = Begin("round")


class BeginTurn(Step, frozen=True):
    """A turn and its eight phases."""

    turn: int

    def run(self, table: EmiraTable) -> None:
        table.emit(TurnBegan(self.turn))
        order = clockwise(table.first, table.terms.seats)
        table.then(
            *_event_phase(table, order),
            BEGIN_INCOME,
            Income(),
            RECONSIDER,
            BEGIN_PREPARATION,
            Prepare(),
            BEGIN_BIDDING,
            OpenRound(table.first),
            *(() if table.pairs and not table.even else (CleanUp(),)),
            *_purchase_phase(table, order),
            BEGIN_COURTSHIP,
            Court(),
            BEGIN_UPKEEP,
            Gift(),
            ClosePurses(),
            *each(order, PayUpkeep),
            RECONSIDER,
            BEGIN_ROUND,
            EndTurn(),
        )


def _event_phase(table: EmiraTable, order: tuple[Seat, ...]) -> tuple[Step, ...]:
    """Not in the first turn of the basic game, nor in an even turn of three seats (R2)."""
    if table.even or (table.turn == 1 and not table.terms.advanced):
        return ()
    return BEGIN_EVENT_CARDS, *each(order, TurnToPlay)


def _purchase_phase(table: EmiraTable, order: tuple[Seat, ...]) -> tuple[Step, ...]:
    """Not in an odd turn of three seats."""
    return () if table.pairs and not table.even else (BEGIN_PURCHASE, *each(order, TurnToBuy))


class EndTurn(Step, frozen=True):
    """Who has won? If nobody has, the first player marker moves on and the next turn begins."""

    def run(self, table: EmiraTable) -> None:
        winners = winners_now(table)
        if winners:
            table.emit(GameWon(winners, _goals(table)))
            return
        _rule_out_goals(table)
        if table.turn == LAST_TURN.value or no_princess_left(table):
            table.emit(GameEnded(_goals(table)))
            return
        table.emit(FirstPassed(left_of(table.first, table.terms.seats)))
        table.then(BeginTurn(table.turn + 1))


def winners_now(table: EmiraTable) -> tuple[Seat, ...]:
    """Who has the household it needs; not those whose upkeep failed in this turn (R34, ruling A48)."""
    found = []
    for seat, household in enumerate(table.households):
        if len(household.princesses) < table.terms.least or seat in table.failed:
            continue
        assert household.goal is not None, "victory is examined with all goals face up"
        if fulfils(table, household, household.goal):
            found.append(Seat(seat))
    return tuple(found)


def no_princess_left(table: EmiraTable) -> bool:
    """Whether nobody is left who could still choose (ruling A28)."""
    return not (table.princesses or table.active or table.coming or table.undecided)


def _rule_out_goals(table: EmiraTable) -> None:
    """Everybody sees which goals a household does not have, or it would have won (ruling A40)."""
    for seat in all_seats(table.terms.seats):
        household = table.households[seat]
        goals = 0 if seat in table.failed else goals_won_with(table, household)
        if goals & ~household.ruled_out:
            table.emit(GoalsRuledOut(seat, goals))


def _goals(table: EmiraTable) -> tuple[Goal | None, ...]:
    return tuple([household.goal for household in table.households])
