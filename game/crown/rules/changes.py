"""Everything that can change on the table, one small change each, told in the past tense."""

from typing import ClassVar, Self

import msgspec

from game.crown.rules.board import HUTS_PER_SITE, Board, Good, Marker, Site, Track
from game.crown.rules.cards import CARDS_PER_RANK, Action, Advisor, Event, Favor, Noble
from game.crown.rules.table import CrownTable, Turn
from game.engine.record import Id
from game.engine.seats import Seat
from game.engine.step import Change

EMPTY_SLOTS: tuple[Action | None, ...] = (None, None, None)


# Rounds and turns


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


# Action cards


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


# Goods and points


class GoodsTaken(Change, frozen=True):
    """A seat took goods from the supply; ``source`` is the place, card or token that gave them."""

    seat: Seat
    good: Good
    count: int
    source: Id

    def apply(self, table: CrownTable) -> None:
        table.estates[self.seat].purse[self.good] += self.count


class GoodsPaid(Change, frozen=True):
    """A seat paid or discarded goods, unit by unit; ``purpose`` is the place, card or event they were for."""

    seat: Seat
    units: tuple[Good, ...]
    purpose: Id

    def apply(self, table: CrownTable) -> None:
        purse = table.estates[self.seat].purse
        for unit in self.units:
            purse[unit] -= 1


class GoodsSwapped(Change, frozen=True):
    """A seat gave one unit for one of another kind; ``source`` is the Merchant, the Chamberlain or the Caravan."""

    seat: Seat
    given: Good
    taken: Good
    source: Id

    def apply(self, table: CrownTable) -> None:
        purse = table.estates[self.seat].purse
        purse[self.given] -= 1
        purse[self.taken] += 1
        if self.source is Advisor.CHAMBERLAIN:
            table.turn.exchanged = self.given


class PointsScored(Change, frozen=True):
    """A seat (or the rival) scored points on a track; ``reason`` is the place, card or token they are for."""

    seat: Seat
    track: Track
    points: int
    reason: Id

    def apply(self, table: CrownTable) -> None:
        _score(table, self.seat, self.track, self.points)


class PointsLost(Change, frozen=True):
    """A seat lost points on a track; ``points`` is how many, above zero."""

    seat: Seat
    track: Track
    points: int
    reason: Id

    def apply(self, table: CrownTable) -> None:
        _score(table, self.seat, self.track, -self.points)


class MarkerTurned(Change, frozen=True):
    """A marker was turned to its next number, ``shows``; ``left`` when it left the game instead (rule 24)."""

    marker: Marker
    shows: int
    left: bool

    def apply(self, table: CrownTable) -> None:
        table.markers[self.marker] += 1


# Craftsmen, advisors, nobility


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


# Favor tokens


class TokensSeen(Change, frozen=True):
    """A seat took tokens from the stack and looked at them."""

    seat: Seat
    tokens: tuple[Favor | None, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: CrownTable) -> None:
        for token in self.tokens:
            table.favors.remove(token)
        table.looked_at += self.tokens

    def veil(self, seat: Seat) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, tokens=(None,) * len(self.tokens))


class TokenKept(Change, frozen=True):
    """A seat kept one of the tokens face up and discarded the others face up."""

    seat: Seat
    token: Favor
    discarded: tuple[Favor, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: CrownTable) -> None:
        table.looked_at = ()
        table.estates[self.seat].tokens += (self.token,)
        table.favor_discards += self.discarded


class TokenRedeemed(Change, frozen=True):
    """A seat discarded one of its tokens for the reward that follows."""

    seat: Seat
    token: Favor

    def apply(self, table: CrownTable) -> None:
        estate = table.estates[self.seat]
        estate.tokens = tuple(token for token in estate.tokens if token is not self.token)
        table.favor_discards += (self.token,)


class TokensShuffled(Change, frozen=True):
    """The discarded tokens became the new stack (ruling 28)."""

    tokens: tuple[Favor | None, ...]

    def apply(self, table: CrownTable) -> None:
        table.favors.mix_in(self.tokens)
        table.favor_discards = ()

    def veil(self, seat: Seat) -> Self:
        return msgspec.structs.replace(self, tokens=(None,) * len(self.tokens))


# The rival


class RivalCardTurned(Change, frozen=True):
    """The rival turned up a card of its deck (solo 2)."""

    seat: Seat
    card: Action

    reveals: ClassVar[bool] = True

    def apply(self, table: CrownTable) -> None:
        rival = table.estates[self.seat]
        rival.stack.remove(self.card)
        rival.played += (self.card,)


def fresh_turn(seat: Seat) -> Turn:
    """A turn in which nothing has been done yet."""
    return Turn(seat, None, 0, False, False, False, False, False, (), None)


def _score(table: CrownTable, seat: Seat, track: Track, points: int) -> None:
    estate = table.estates[seat]
    if track is Track.CITIZENS:
        estate.citizens += points
    else:
        estate.buildings += points
