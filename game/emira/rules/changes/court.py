"""Princesses who choose, join, bring and take; Xenia's gifts and Sidi Suleiman."""

from game.emira.rules.board import Counter
from game.emira.rules.cards import Princess, Status
from game.emira.rules.changes.auction import counted
from game.emira.rules.deck import PUBLIC
from game.emira.rules.table import FIRST_GIFT, EmiraTable
from game.engine.seats import Seat
from game.engine.step import Change


class PrincessJoined(Change, frozen=True):
    """A princess joined a household; her preferences are as printed again, and Suleika, if there, asks for a fee."""

    seat: Seat
    princess: Princess

    def apply(self, table: EmiraTable) -> None:
        household = table.households[self.seat]
        _leave_the_box(table, self.princess)
        if Princess.SULEIKA in household.princesses:
            household.fees += (self.princess,)
        household.princesses += (self.princess,)
        if self.princess is Princess.XENIA:
            table.gifts = FIRST_GIFT


class PrincessHesitated(Change, frozen=True):
    """A princess could not choose and lies in the box of the undecided."""

    princess: Princess

    def apply(self, table: EmiraTable) -> None:
        _leave_the_box(table, self.princess, keep_mind=True)
        table.undecided += (self.princess,)


class CounterGivenBack(Change, frozen=True):
    """Samira: a seat returned one of its counters to the bag."""

    seat: Seat
    counter: Counter

    def apply(self, table: EmiraTable) -> None:
        household = table.households[self.seat]
        household.counters = counted(household.counters, self.counter, -1)


class StatusGivenUp(Change, frozen=True):
    """Zahrah: a seat lost a status card; it went under its deck (ruling A30)."""

    seat: Seat
    status: Status

    def apply(self, table: EmiraTable) -> None:
        household = table.households[self.seat]
        household.statuses = tuple([card for card in household.statuses if card is not self.status])
        table.statuses.put_under((self.status,), PUBLIC)


class TurnForfeited(Change, frozen=True):
    """Hind: a seat will do nothing in this turn, the next one."""

    seat: Seat
    turn: int

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].idle = self.turn


class SidiCame(Change, frozen=True):
    """Sidi Suleiman came to a seat; he leaves the game with one of its princesses."""

    seat: Seat

    def apply(self, table: EmiraTable) -> None:
        _leave_the_box(table, Princess.SIDI_SULEIMAN)
        table.gone += (Princess.SIDI_SULEIMAN,)


class PrincessStolen(Change, frozen=True):
    """A princess left a household, and the game, with Sidi Suleiman."""

    seat: Seat
    princess: Princess

    def apply(self, table: EmiraTable) -> None:
        _leave_home(table, self.seat, self.princess)
        table.gone += (self.princess,)


class XeniaMarkerTaken(Change, frozen=True):
    """One of the markers was taken off Xenia; ``left`` are still on her."""

    seat: Seat
    left: int

    def apply(self, table: EmiraTable) -> None:
        table.gifts = self.left


class GiftGiven(Change, frozen=True):
    """A seat gave Xenia her gift; two markers lie on her."""

    seat: Seat
    gold: int
    markers: int

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].gold -= self.gold
        table.gifts = self.markers


class GiftRefused(Change, frozen=True):
    """A seat gave Xenia nothing; she left it and looks for the richest of the others, and all purses are open."""

    seat: Seat

    def apply(self, table: EmiraTable) -> None:
        _leave_home(table, self.seat, Princess.XENIA)
        table.undecided += (Princess.XENIA,)
        table.gifts = FIRST_GIFT
        table.refuser, table.wanders = self.seat, True


class XeniaLeft(Change, frozen=True):
    """Xenia could not be given her first gift and left the game."""

    seat: Seat

    def apply(self, table: EmiraTable) -> None:
        _leave_home(table, self.seat, Princess.XENIA)
        table.gone += (Princess.XENIA,)


class PursesClosed(Change, frozen=True):
    """Xenia has found a home or given up looking for one; purses are closed again (ruling A53)."""

    def apply(self, table: EmiraTable) -> None:
        table.wanders = False


def _leave_the_box(table: EmiraTable, princess: Princess, keep_mind: bool = False) -> None:
    table.active = tuple([other for other in table.active if other is not princess])
    table.undecided = tuple([other for other in table.undecided if other is not princess])
    if not keep_mind:
        table.swapped = tuple([other for other in table.swapped if other is not princess])


def _leave_home(table: EmiraTable, seat: Seat, princess: Princess) -> None:
    household = table.households[seat]
    household.princesses = tuple([other for other in household.princesses if other is not princess])
    if princess is Princess.XENIA:
        household.fees = tuple([other for other in household.fees if other is not princess])
