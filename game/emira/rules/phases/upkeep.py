"""Upkeep: Xenia's gifts, then what every princess costs, and tumult where it cannot be paid (R31-R33, A19-A24)."""

from collections.abc import Sequence

from game.emira.rules.board import GIFT, GIFT_MARKERS, NEWCOMER_FEE
from game.emira.rules.cards import Princess
from game.emira.rules.changes import (
    GiftGiven,
    GiftRefused,
    PrincessesLeft,
    PrincessJoined,
    PursesClosed,
    TumultBroke,
    UpkeepPaid,
    XeniaLeft,
    XeniaMarkerTaken,
)
from game.emira.rules.choices import PayGift, RefuseGift
from game.emira.rules.costs import ordinary_upkeep, upkeep_due
from game.emira.rules.phases.courtship import RECONSIDER
from game.emira.rules.table import FIRST_GIFT, EmiraTable
from game.emira.rules.values import XENIA, choice_of
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import NOBODY, Seat
from game.engine.step import Ask, Step

BEGIN_UPKEEP = Begin("upkeep")
GIFT_OPTIONS: tuple[Choice, ...] = (PayGift(), RefuseGift())


class Gift(Step, frozen=True):
    """Xenia, if she lives somewhere: a marker less, or a gift (ruling A20)."""

    def run(self, table: EmiraTable) -> None:
        home = table.home_of(XENIA)
        if home == NOBODY:
            return
        if table.gifts > 0:
            table.emit(XeniaMarkerTaken(home, table.gifts - 1))
        elif table.gifts == FIRST_GIFT:
            _first_gift(table, home)
        elif table.households[home].gold >= GIFT:
            table.then(AskGift(home))
        else:
            _refuse(table, home)


class AskGift(Ask, frozen=True):
    """Do you give Xenia her gift? This is not her first one."""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return GIFT_OPTIONS

    def answer(self, table: EmiraTable, choice: Choice) -> None:
        if isinstance(choice, PayGift):
            table.emit(GiftGiven(self.seat, GIFT, GIFT_MARKERS))
        else:
            _refuse(table, self.seat)


def _first_gift(table: EmiraTable, home: Seat) -> None:
    """The first gift at a home is given, or she leaves the game: tested against all upkeep due (ruling A21)."""
    if table.households[home].gold >= GIFT + upkeep_due(table, home):
        table.emit(GiftGiven(home, GIFT, GIFT_MARKERS))
    else:
        table.emit(XeniaLeft(home))
        table.then(RECONSIDER)


def _refuse(table: EmiraTable, home: Seat) -> None:
    """She leaves for the richest of the others, who gives her a gift at once (rulings A23, A24, A46)."""
    table.emit(GiftRefused(home))
    seat = choice_of(table, XENIA)
    table.then(RECONSIDER)
    if seat != NOBODY:
        table.emit(PrincessJoined(seat, XENIA))
        _first_gift(table, seat)


class ClosePurses(Step, frozen=True):
    """Once Xenia has found a home, purses are closed again (ruling A53)."""

    def run(self, table: EmiraTable) -> None:
        if table.wanders:
            table.emit(PursesClosed())


class PayUpkeep(Step, frozen=True):
    """A seat pays what its princesses cost, or as much as it can (R31, R32)."""

    seat: Seat

    def run(self, table: EmiraTable) -> None:
        household, due = table.households[self.seat], upkeep_due(table, self.seat)
        if due > household.gold:
            _tumult(table, self.seat)
        elif due:
            table.emit(UpkeepPaid(self.seat, due))


def _tumult(table: EmiraTable, seat: Seat) -> None:
    """Everything is paid and one princess leaves; advanced, so many that the others can be paid (R32, ruling A22)."""
    household = table.households[seat]
    staying, leaving = list(household.princesses), list[Princess]()
    due = gold = household.gold
    while staying and (not leaving or (table.terms.advanced and due > gold)):
        leaving.append(staying.pop(table.chance.below(len(staying))))
        due = ordinary_upkeep(table, seat, staying) + NEWCOMER_FEE * len(household.fees)
    table.emit(TumultBroke(seat, min(due, gold) if table.terms.advanced else gold))
    if leaving:
        table.emit(PrincessesLeft(seat, tuple(leaving)))
