"""The table of Emira: the market, the princesses, the decks, the auction, and the household of each seat."""

import msgspec

from game.emira.rules.board import (
    CAMEL,
    CARAVAN_ROWS,
    LARGE_CARAVAN,
    PALACE,
    SEATS_ROWS,
    SMALL_CARAVAN,
    Action,
    Caravan,
    Counter,
    SeatsRow,
    Sheik,
)
from game.emira.rules.cards import Event, Goal, Princess, Status
from game.emira.rules.deck import Deck
from game.engine.record import Record
from game.engine.seats import NOBODY, Seat
from game.engine.table import Table


class Terms(Record, frozen=True):
    """What was agreed before the game."""

    seats: int
    advanced: bool
    tamed_camels: bool
    rising_camels: bool
    open_goals: bool
    short_game: bool
    score_tie_break: bool

    @property
    def row(self) -> SeatsRow:
        """What is in the box for this number of seats."""
        return SEATS_ROWS[self.seats]

    @property
    def least(self) -> int:
        """Princesses needed to win with the goal's skills; one less in the short game."""
        return SEATS_ROWS[self.seats].least - self.short_game

    @property
    def most(self) -> int:
        """Princesses needed to win with any skills; one less in the short game."""
        return SEATS_ROWS[self.seats].most - self.short_game


class Household(msgspec.Struct):
    """What lies before a seat.

    ``goal`` and cards of ``hand`` are None face down. ``breed`` is the place of the camel disc (0 to 3), ``sections``
    the palace sections bought, ``track`` the palace disc in half points. ``caravans`` has for each spice track the
    boxes its caravans stand in: the number of times they still pay. ``counters`` counts by Counter. ``statuses`` are
    bought cards. ``looks`` are the kinds chosen for Good Looking, ``renown`` tells of Renown. ``princesses`` stand in
    the order they came; ``fees`` are those for whom Suleika will ask a fee at the next upkeep. ``idle`` is the number
    of the turn Hind costs, 0 for none. ``ruled_out`` are the bits of goals it would have won with by now.
    """

    sheik: Sheik
    goal: Goal | None
    hand: tuple[Event | None, ...]
    gold: int
    camels: int
    breed: int
    sections: int
    track: int
    caravans: tuple[tuple[int, ...], ...]
    counters: tuple[int, ...]
    statuses: tuple[Status, ...]
    looks: tuple[Counter, ...]
    renown: bool
    princesses: tuple[Princess, ...]
    fees: tuple[Princess, ...]
    idle: int
    ruled_out: int

    @property
    def has_caravans(self) -> bool:
        """Whether any caravan is under way."""
        return self.caravans != NO_CARAVANS


NO_CARAVANS: tuple[tuple[int, ...], ...] = ((),) * len(CARAVAN_ROWS)
NO_COUNTERS = (0,) * len(Counter)


class Market(msgspec.Struct):
    """What is on display; an empty space cannot be chosen."""

    small: bool
    large: bool
    counter: Counter | None
    status: Status | None
    section: bool
    camel: bool

    def offers(self, action: Action) -> bool:
        """Whether the space of this action holds something."""
        there = (self.small, self.large, self.counter is not None, self.status is not None, self.section, self.camel)
        return there[action]


class Auction(msgspec.Struct):
    """The bidding of this turn: who opened the round, who holds the bid (NOBODY for none), who passed in the round.

    ``acted`` are those who are done for the turn, in order.
    """

    opener: Seat
    bid: int
    leader: Seat
    passed: tuple[Seat, ...]
    acted: tuple[Seat, ...]


class Played(Record, frozen=True):
    """An event in force in this turn, and who played it."""

    seat: Seat
    event: Event


class Journey(Record, frozen=True):
    """The caravan that pays without moving on (Long Journey); ``box`` is where it stands."""

    seat: Seat
    caravan: Caravan
    box: int


class EmiraTable(Table):
    """Everything on the table.

    ``turn`` counts from 1. ``played`` are this turn's events, ``spent`` all that were ever played. ``arrivals`` says
    how many princesses appear: one number a turn, with three seats one for the odd and one for the even turn.
    ``active`` choose in this turn, ``coming`` in the next (three seats); ``undecided`` wait, the oldest first; ``gone``
    have left the game. ``swapped`` are those of them whose preferences are swapped. ``gifts`` are the markers on Xenia,
    FIRST_GIFT before her first gift. ``refuser`` refused her in this turn, NOBODY if none did, and while she
    ``wanders`` all purses are open. ``failed`` could not pay their upkeep this turn. ``winners`` have won; when the
    game is ``over`` all goals are shown.
    """

    terms: Terms
    turn: int
    first: Seat
    households: list[Household]
    market: Market
    auction: Auction
    princesses: Deck[Princess]
    active: tuple[Princess, ...]
    coming: tuple[Princess, ...]
    undecided: tuple[Princess, ...]
    swapped: tuple[Princess, ...]
    gone: tuple[Princess, ...]
    gifts: int
    refuser: Seat
    wanders: bool
    statuses: Deck[Status]
    events: Deck[Event]
    spent: tuple[Event, ...]
    played: tuple[Played, ...]
    journey: Journey | None
    arrivals: tuple[int, ...]
    failed: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    over: bool

    @property
    def pairs(self) -> bool:
        """Whether turns come in pairs of an odd and an even one: with three seats."""
        return self.terms.seats == 3

    @property
    def even(self) -> bool:
        """Whether this is the even turn of a pair."""
        return self.terms.seats == 3 and self.turn % 2 == 0

    def is_idle(self, seat: Seat) -> bool:
        """Whether Hind costs the seat this turn."""
        return self.households[seat].idle == self.turn

    def in_force(self, event: Event) -> bool:
        """Whether somebody has played the event in this turn."""
        return any(played.event is event for played in self.played)

    def has_played(self, seat: Seat, event: Event) -> bool:
        """Whether the seat has played the event in this turn."""
        return any(played.event is event and played.seat == seat for played in self.played)

    def home_of(self, princess: Princess) -> Seat:
        """Where the princess lives; NOBODY when she lives nowhere."""
        for seat, household in enumerate(self.households):
            if princess in household.princesses:
                return Seat(seat)
        return NOBODY

    def supply(self, action: Action) -> int:
        """How many caravans of that size, sections or camels lie beside the board; cards and counters lie nowhere."""
        row, market = self.terms.row, self.market
        if action is CAMEL:
            return row.camels - market.camel - sum([household.camels for household in self.households])
        if action is PALACE:
            return row.sections - market.section - sum([household.sections for household in self.households])
        assert action in (SMALL_CARAVAN, LARGE_CARAVAN), f"{action} has no supply"
        tracks = [track for track in Caravan if CARAVAN_ROWS[track].action is action]
        on_the_way = sum([len(household.caravans[track]) for household in self.households for track in tracks])
        return row.caravans - (market.small if action is SMALL_CARAVAN else market.large) - on_the_way

    def bag(self) -> tuple[int, ...]:
        """How many counters of each kind are in the bag, by Counter; one of each lies apart, the attire's is blue's."""
        left = [self.terms.row.counters - 1] * len(NO_COUNTERS)
        left[Counter.ATTIRE] += 1
        for household in self.households:
            for kind, count in enumerate(household.counters):
                left[kind] -= count
        if self.market.counter is not None:
            left[self.market.counter] -= 1
        return tuple(left)


FIRST_GIFT = -1
"""The markers of a Xenia who has not had her first gift in this home."""
