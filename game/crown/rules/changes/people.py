"""Craftsmen, advisors and nobles, and the cards of the rival."""

from typing import ClassVar

from game.crown.rules.board import HUTS_PER_SITE, Site
from game.crown.rules.cards import CARDS_PER_RANK, Action, Advisor, Noble
from game.crown.rules.table import CrownTable
from game.engine.seats import Seat
from game.engine.step import Change


class CraftsmanPlaced(Change, frozen=True):
    """A seat (or the rival) placed a craftsman in a hut (numbered 1 to 3); ``bonus`` when it was the bonus action."""

    seat: Seat
    site: Site
    number: int
    bonus: bool

    def apply(self, table: CrownTable) -> None:
        table.huts[HUTS_PER_SITE * self.site + self.number - 1] = self.seat
        if self.bonus:
            table.turn.hired = True


class AdvisorRecruited(Change, frozen=True):
    """A seat (or the rival) took an advisor from a space of the court; ``bonus`` when it was the bonus action."""

    seat: Seat
    advisor: Advisor
    space: int
    bonus: bool

    def apply(self, table: CrownTable) -> None:
        table.court[self.space] = None
        table.estates[self.seat].advisors += (self.advisor,)
        if self.bonus:
            table.turn.recruited = True


class AdvisorLeft(Change, frozen=True):
    """An advisor left the game from a space of the court (solo 1)."""

    advisor: Advisor
    space: int

    def apply(self, table: CrownTable) -> None:
        table.court[self.space] = None
        table.dismissed += (self.advisor,)


class AdvisorArrived(Change, frozen=True):
    """The face-up advisor of the stack filled a space of the court."""

    advisor: Advisor
    space: int

    def apply(self, table: CrownTable) -> None:
        table.court[self.space] = self.advisor
        table.next_advisor = None


class AdvisorAppeared(Change, frozen=True):
    """The next advisor of the stack came to light (ruling 42)."""

    advisor: Advisor

    reveals: ClassVar[bool] = True

    def apply(self, table: CrownTable) -> None:
        table.advisors.remove(self.advisor)
        table.next_advisor = self.advisor


class AbilityUsed(Change, frozen=True):
    """A seat used an advisor that works once a turn."""

    seat: Seat
    advisor: Advisor

    def apply(self, table: CrownTable) -> None:
        table.turn.used += (self.advisor,)


class RankRaised(Change, frozen=True):
    """A seat (or the rival) took the top card of its next rank."""

    seat: Seat
    noble: Noble

    def apply(self, table: CrownTable) -> None:
        table.nobles[self.noble // CARDS_PER_RANK] += 1
        table.estates[self.seat].nobles += (self.noble,)
        if self.seat == table.turn.seat:
            table.turn.raised = True


class NobleLeft(Change, frozen=True):
    """The top card of a rank's stack left the game (solo 1)."""

    noble: Noble

    def apply(self, table: CrownTable) -> None:
        table.nobles[self.noble // CARDS_PER_RANK] += 1


class RivalCardTurned(Change, frozen=True):
    """The rival turned up a card of its deck (solo 2)."""

    seat: Seat
    card: Action

    reveals: ClassVar[bool] = True

    def apply(self, table: CrownTable) -> None:
        rival = table.estates[self.seat]
        rival.stack.remove(self.card)
        rival.played += (self.card,)
