"""Rounds, turns, and the action cards in them."""

from typing import ClassVar, Self

import msgspec

from game.crown.rules.board import Board, Site
from game.crown.rules.cards import Action, Event
from game.crown.rules.table import EMPTY_SLOTS, CrownTable, fresh_turn
from game.engine.seats import Seat
from game.engine.step import Change


class RoundBegan(Change, frozen=True):
    """A round began (1 to 6)."""

    round: int

    def apply(self, table: CrownTable) -> None:
        table.round = self.round


class EventTurnedUp(Change, frozen=True):
    """The top event left the game and the next one came to light (rule 12)."""

    event: Event

    reveals: ClassVar[bool] = True

    def apply(self, table: CrownTable) -> None:
        table.past_events += (table.event,)
        table.events.remove(self.event)
        table.event = self.event


class LastRoundBegan(Change, frozen=True):
    """The round that just began is the last one."""

    def apply(self, table: CrownTable) -> None:
        """Nothing moves; it is told."""


class TurnBegan(Change, frozen=True):
    """A seat's turn began."""

    seat: Seat

    def apply(self, table: CrownTable) -> None:
        table.turn = fresh_turn(self.seat)


class RoundEnded(Change, frozen=True):
    """Every seat's three played cards were turned over (rule 14)."""

    round: int

    def apply(self, table: CrownTable) -> None:
        for estate in table.estates:
            estate.played += tuple(card for card in estate.slots if card is not None)
            estate.slots = EMPTY_SLOTS


class StatuePassed(Change, frozen=True):
    """The statue went to the next seat."""

    seat: Seat

    def apply(self, table: CrownTable) -> None:
        table.first = self.seat


class GameEnded(Change, frozen=True):
    """The sixth round was over; the tracks are compared."""

    def apply(self, table: CrownTable) -> None:
        """Nothing moves; the score sheets follow from the table."""


class StackShuffled(Change, frozen=True):
    """A seat's played cards became its new stack; what order they lie in is nobody's knowledge."""

    seat: Seat
    cards: tuple[Action | None, ...]

    def apply(self, table: CrownTable) -> None:
        estate = table.estates[self.seat]
        estate.stack.mix_in(self.cards)
        estate.played = ()

    def veil(self, seat: Seat) -> Self:
        return msgspec.structs.replace(self, cards=(None,) * len(self.cards))


class CardsDrawn(Change, frozen=True):
    """A seat drew its hand from its stack, in the order of the cards."""

    seat: Seat
    cards: tuple[Action | None, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: CrownTable) -> None:
        estate = table.estates[self.seat]
        for card in self.cards:
            estate.stack.remove(card)
        estate.hand = self.cards

    def veil(self, seat: Seat) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=(None,) * len(self.cards))


class HandTakenBack(Change, frozen=True):
    """A seat took all its played cards back into its hand (full hand)."""

    seat: Seat

    def apply(self, table: CrownTable) -> None:
        estate = table.estates[self.seat]
        estate.hand = tuple(sorted(estate.played))
        estate.played = ()


class CardPlayed(Change, frozen=True):
    """A seat played a card onto a slot (1 to 3)."""

    seat: Seat
    card: Action
    slot: int

    def apply(self, table: CrownTable) -> None:
        estate, turn = table.estates[self.seat], table.turn
        hand, slots = list(estate.hand), list(estate.slots)
        hand.remove(self.card if self.card in hand else None)
        slots[self.slot - 1] = self.card
        estate.hand, estate.slots = tuple(hand), tuple(slots)
        turn.card, turn.slot = self.card, self.slot


class CardUsed(Change, frozen=True):
    """A seat performed the action of the card it played."""

    seat: Seat
    card: Action

    def apply(self, table: CrownTable) -> None:
        table.turn.acted = True


class CouncilorMoved(Change, frozen=True):
    """A councilor walked clockwise; ``by_card`` when the Step card moved it and not the slot."""

    seat: Seat
    board: Board
    start: Site
    end: Site
    steps: int
    by_card: bool

    def apply(self, table: CrownTable) -> None:
        estate = table.estates[self.seat]
        estate.councilors = tuple(self.end if board == self.board else at for board, at in enumerate(estate.councilors))
        if not self.by_card:
            table.turn.moved = True
