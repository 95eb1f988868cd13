"""Rounds: the event, three turns a seat, and what happens between the rounds (rules 12-14)."""

from game.crown.rules.board import HALF, RESOURCES, ROUNDS, SLOTS
from game.crown.rules.cards import When
from game.crown.rules.changes import (
    CardsDrawn,
    EventTurnedUp,
    GameEnded,
    GoodsTaken,
    HandTakenBack,
    LastRoundBegan,
    RoundBegan,
    RoundEnded,
    StackShuffled,
    StatuePassed,
    TurnBegan,
)
from game.crown.rules.choices import Take
from game.crown.rules.draws import drawn
from game.crown.rules.phases.card import BEGIN_CARD, AskTurn
from game.crown.rules.phases.event_card import TAKE, begin_event
from game.crown.rules.phases.solo import BEGIN_SOLO, Pressure, RivalTurn
from game.crown.rules.table import CrownTable, Solo
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import Seat, all_seats, left_of
from game.engine.step import Ask, Step

BEGIN_ROUND = Begin("round")


class TakeStartGood(Step, frozen=True):
    """Take a resource of the own councilor's location before the first round (rule 10); mixed boards leave it open."""

    seat: Seat

    def run(self, table: CrownTable) -> None:
        site = table.estates[self.seat].councilors[0]
        if table.terms.mixed_boards:
            table.then(AskStartGood(self.seat))
        else:
            table.emit(GoodsTaken(self.seat, RESOURCES[site], 1, site))


class AskStartGood(Ask, frozen=True):
    """Mixed boards: which resource do you begin with?"""

    def options(self, table: CrownTable) -> tuple[Choice, ...]:
        return TAKE

    def answer(self, table: CrownTable, choice: Take) -> None:
        table.emit(GoodsTaken(self.seat, choice.good, 1, table.estates[self.seat].councilors[0]))


class FirstHands(Step, frozen=True):
    """Every seat draws its first three cards (rule 11)."""

    def run(self, table: CrownTable) -> None:
        for seat in all_seats(table.terms.seats):
            draw_hand(table, seat)


class BeginRound(Step, frozen=True):
    """A round begins with its event."""

    round: int

    def run(self, table: CrownTable) -> None:
        table.emit(RoundBegan(self.round))
        if self.round == ROUNDS:
            table.emit(LastRoundBegan())
        table.emit(EventTurnedUp(table.events.pick(table.chance)))
        table.then(NextTurn(0))
        begin_event(table, When.START)


class NextTurn(Step, frozen=True):
    """The next seat's turn; ``number`` counts the turns of the round so far."""

    number: int

    def run(self, table: CrownTable) -> None:
        seats = table.terms.seats
        if self.number == SLOTS * seats:
            table.then(EndRound())
            return
        seat = Seat((table.first + self.number) % seats)
        table.emit(TurnBegan(seat))
        table.then(BEGIN_CARD, AskTurn(seat), *_rival(table), NextTurn(self.number + 1))


class EndRound(Step, frozen=True):
    """The event acts if it is one of the end; alone, the score test presses."""

    def run(self, table: CrownTable) -> None:
        pressed = table.terms.solo is Solo.SCORE and table.round < ROUNDS
        table.then(*((BEGIN_SOLO, Pressure()) if pressed else ()), CloseRound())
        begin_event(table, When.END)


class CloseRound(Step, frozen=True):
    """The statue moves on, the cards are turned over and new ones drawn; or the game ends (rule 14)."""

    def run(self, table: CrownTable) -> None:
        table.then(BEGIN_ROUND, TurnOver(), *((Draw(), BeginRound(table.round + 1)) if table.round < ROUNDS else ()))


class TurnOver(Step, frozen=True):
    """The statue moves on and the played cards are turned over."""

    def run(self, table: CrownTable) -> None:
        table.emit(StatuePassed(left_of(table.first, table.terms.seats)))
        table.emit(RoundEnded(table.round))
        if table.round == ROUNDS:
            table.emit(GameEnded())


class Draw(Step, frozen=True):
    """Every seat draws three cards; after the first half from a new stack, with a full hand all nine come back."""

    def run(self, table: CrownTable) -> None:
        for seat in all_seats(table.terms.seats):
            if table.round == HALF:
                self._renew(table, seat)
            if not table.terms.full_hand:
                draw_hand(table, seat)

    def _renew(self, table: CrownTable, seat: Seat) -> None:
        if table.terms.full_hand:
            table.emit(HandTakenBack(seat))
        else:
            table.emit(StackShuffled(seat, table.estates[seat].played))


def draw_hand(table: CrownTable, seat: Seat) -> None:
    """Draw three cards from the seat's stack."""
    cards = drawn(table.chance, tuple(table.estates[seat].stack), SLOTS)
    table.emit(CardsDrawn(seat, tuple(sorted(cards))))


def _rival(table: CrownTable) -> tuple[Step, ...]:
    return (BEGIN_SOLO, RivalTurn()) if table.terms.rival else ()
