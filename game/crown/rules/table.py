"""The table of Crown of Emara: the rings, the markers, the court, the cards, and what lies before each seat."""

import msgspec

from game.crown.rules.board import (
    CRAFTSMEN,
    HALF,
    HUTS_PER_SITE,
    MARKER_ROWS,
    SLOTS,
    SPACES_PER_SITE,
    Board,
    Good,
    Marker,
    MarkerRow,
    Site,
)
from game.crown.rules.cards import ACTIONS, Action, Advisor, Event, Favor, Noble
from game.engine.pile import Pile
from game.engine.record import Id, Record
from game.engine.seats import Seat
from game.engine.table import Table


class Solo(Id):
    """What a single seat plays against."""

    SCORE = 0
    RIVAL = 1
    RIVAL_HARD = 2


class Terms(Record, frozen=True):
    """What was agreed before the game; building markers start on ``buildings``, ``solo`` is None in company."""

    seats: int
    buildings: int
    full_hand: bool
    mixed_boards: bool
    solo: Solo | None

    @property
    def rival(self) -> bool:
        """Whether a rival plays along, its estate at RIVAL."""
        return self.solo in (Solo.RIVAL, Solo.RIVAL_HARD)


RIVAL = Seat(1)
"""Where the rival of a solo game has its estate and what marks its craftsman; it is asked nothing."""


EMPTY_SLOTS: tuple[Action | None, ...] = (None,) * SLOTS


class Estate(msgspec.Struct):
    """What lies before a seat, or before the rival of a solo game.

    ``purse`` counts goods by Good. ``hand`` holds None for a card face down; ``stack`` is the draw stack. ``slots`` are
    the three slots, None while empty; ``played`` the cards turned over earlier in this half of the game.
    ``councilors`` are the locations of the two councilors by Board.
    """

    purse: list[int]
    citizens: int
    buildings: int
    hand: tuple[Action | None, ...]
    stack: Pile[Action]
    slots: tuple[Action | None, ...]
    played: tuple[Action, ...]
    councilors: tuple[Site, ...]
    nobles: tuple[Noble, ...]
    advisors: tuple[Advisor, ...]
    tokens: tuple[Favor, ...]


class Turn(msgspec.Struct):
    """What the seat has done in its turn: the card and slot (1 to 3, 0 before) played, and what may be done only once.

    ``acted`` is set when the card action is done; ``used`` names advisors used; ``exchanged`` is the good the
    Chamberlain has been giving away in this turn (ruling 9).
    """

    seat: Seat
    card: Action | None
    slot: int
    acted: bool
    moved: bool
    raised: bool
    hired: bool
    recruited: bool
    used: tuple[Advisor, ...]
    exchanged: Good | None


def fresh_turn(seat: Seat) -> Turn:
    """A turn in which nothing has been done yet."""
    return Turn(seat, None, 0, False, False, False, False, False, (), None)


class CrownTable(Table):
    """Everything on the table.

    ``rings`` are the locations of the two boards in clockwise order. ``markers`` are steps by Marker. ``huts`` hold a
    seat or NOBODY, in the order of HUTS. ``nobles`` are the cards gone from each rank's stack. ``court`` is two advisor
    spaces a town location, castle first; ``next_advisor`` lies face up on ``advisors``,
    ``dismissed`` have left the game in solo 1. ``favors`` is the token stack,
    ``looked_at`` what the seat on turn is looking at. ``event`` is face up on ``events``; ``past_events`` are gone,
    the setup card first. ``first`` holds the statue. ``estates`` has one a seat, and the rival's last in solo 2.
    """

    terms: Terms
    rings: tuple[tuple[Site, ...], ...]
    round: int
    first: Seat
    turn: Turn
    estates: list[Estate]
    markers: list[int]
    huts: list[int]
    nobles: list[int]
    court: list[Advisor | None]
    next_advisor: Advisor | None
    advisors: Pile[Advisor]
    dismissed: tuple[Advisor, ...]
    favors: Pile[Favor]
    favor_discards: tuple[Favor, ...]
    looked_at: tuple[Favor | None, ...]
    event: Event
    events: Pile[Event]
    past_events: tuple[Event, ...]

    def marker_row(self, marker: Marker) -> MarkerRow:
        """What the marker shows at this number of seats."""
        return MARKER_ROWS[self.terms.seats - 1][marker]

    def shown(self, marker: Marker) -> int:
        """The value that counts for the marker now: its number, or the one printed under it when it is gone."""
        return MARKER_ROWS[self.terms.seats - 1][marker].shows[self.markers[marker]]

    def gone(self, marker: Marker) -> bool:
        """Whether the marker has left the game (rule 24)."""
        return self.markers[marker] == len(self.marker_row(marker).shows) - 1

    def craftsmen(self, seat: Seat, site: Site) -> int:
        """How many craftsmen the seat has on a location of the countryside."""
        return self.huts[HUTS_PER_SITE * site : HUTS_PER_SITE * (site + 1)].count(seat)

    def craftsmen_left(self, seat: Seat) -> int:
        """How many craftsmen still stand on the seat's own board."""
        return len(CRAFTSMEN) - self.huts.count(seat)

    def court_at(self, site: Site) -> list[Advisor | None]:
        """The two advisor spaces of a town location, the left one first."""
        space = SPACES_PER_SITE * (site - Site.CASTLE)
        return self.court[space : space + SPACES_PER_SITE]

    def turns_left(self, seat: Seat) -> int:
        """How many turns the seat has not yet begun by playing a card; one card is played a turn (rule 15)."""
        estate = self.estates[seat]
        unplayed = len(ACTIONS) - SLOTS - len(estate.played) + estate.slots.count(None)
        return unplayed + len(ACTIONS) if self.round <= HALF else unplayed

    def ahead(self, board: Board, site: Site, steps: int) -> Site:
        """The location so many steps clockwise on its board."""
        ring = self.rings[board]
        return ring[(ring.index(site) + steps) % len(ring)]
