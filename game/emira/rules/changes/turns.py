"""Turns, income, upkeep and the end of the game."""

from typing import ClassVar

from game.emira.rules.board import CARAVANS, Caravan
from game.emira.rules.cards import Goal, Princess
from game.emira.rules.deck import PUBLIC, Layer
from game.emira.rules.table import FIRST_GIFT, Auction, EmiraTable
from game.engine.seats import NOBODY, Seat
from game.engine.step import Change


class TurnBegan(Change, frozen=True):
    """A turn began; nobody has done anything in it yet."""

    turn: int

    def apply(self, table: EmiraTable) -> None:
        table.turn = self.turn
        table.auction = Auction(NOBODY, 0, NOBODY, (), ())
        table.played, table.journey, table.failed, table.refuser = (), None, (), NOBODY
        if not table.even:
            table.arrivals = (1, 1) if table.pairs else (1,)


class IncomeReceived(Change, frozen=True):
    """A seat received ``gold``: the base income and what its caravans paid, more or less in golden or hard times."""

    seat: Seat
    base: int
    spices: int
    gold: int

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].gold += self.gold


class CaravansMoved(Change, frozen=True):
    """A seat's caravans moved on by one box, those in ``returned`` back to the supply; one may be on a long journey."""

    seat: Seat
    returned: tuple[Caravan, ...]

    def apply(self, table: EmiraTable) -> None:
        household, journey = table.households[self.seat], table.journey
        moved = [[box - 1 for box in boxes if box > 1] for boxes in household.caravans]
        if journey is not None and journey.seat == self.seat:
            track = moved[journey.caravan]
            if journey.box > 1:
                track.remove(journey.box - 1)
            track.append(journey.box)
            track.sort(reverse=True)
        household.caravans = tuple([tuple(moved[track]) for track in CARAVANS])


class UpkeepPaid(Change, frozen=True):
    """A seat paid the upkeep of its household, fees to Suleika included."""

    seat: Seat
    gold: int

    def apply(self, table: EmiraTable) -> None:
        household = table.households[self.seat]
        household.gold -= self.gold
        household.fees = ()


class TumultBroke(Change, frozen=True):
    """A seat could not pay its upkeep: it paid what it could, and princesses leave (R32)."""

    seat: Seat
    gold: int

    def apply(self, table: EmiraTable) -> None:
        household = table.households[self.seat]
        household.gold -= self.gold
        household.fees = ()
        table.failed += (self.seat,)


class PrincessesLeft(Change, frozen=True):
    """Princesses left a household in a tumult and went under the deck; several in an order nobody knows."""

    seat: Seat
    princesses: tuple[Princess, ...]

    def apply(self, table: EmiraTable) -> None:
        household = table.households[self.seat]
        household.princesses = tuple([here for here in household.princesses if here not in self.princesses])
        table.princesses.layers.append(Layer(tuple(sorted(self.princesses)), PUBLIC))
        if Princess.XENIA in self.princesses:
            table.gifts = FIRST_GIFT


class GoalsRuledOut(Change, frozen=True):
    """A seat had princesses enough and did not win, so it does not have these goals; ``goals`` are bits by Goal."""

    seat: Seat
    goals: int

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].ruled_out |= self.goals


class FirstPassed(Change, frozen=True):
    """The first player marker went to the next seat."""

    seat: Seat

    def apply(self, table: EmiraTable) -> None:
        table.first = self.seat


class GameWon(Change, frozen=True):
    """These seats have the households they need; everybody shows its goal, in seat order."""

    seats: tuple[Seat, ...]
    goals: tuple[Goal | None, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: EmiraTable) -> None:
        table.winners = self.seats
        _show_goals(table, self.goals)


class GameEnded(Change, frozen=True):
    """Nobody has won, but no princess is left to come or the last turn is over: scores decide, goals are shown."""

    goals: tuple[Goal | None, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: EmiraTable) -> None:
        _show_goals(table, self.goals)


def _show_goals(table: EmiraTable, goals: tuple[Goal | None, ...]) -> None:
    table.over = True
    for household, goal in zip(table.households, goals, strict=True):
        household.goal = goal
