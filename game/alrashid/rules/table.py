"""The table of Al Rashid: lands and palaces, mercenaries, title tiles, crises, and what lies before each family."""

import msgspec

from game.alrashid.rules.board import MEMBER_ROWS, SAGE, WARES, Arm, Member, Site
from game.alrashid.rules.cards import Crisis, Title
from game.engine.pile import Pile
from game.engine.record import Record
from game.engine.seats import NOBODY, Seat
from game.engine.table import Table


class Terms(Record, frozen=True):
    """What was agreed before the game: the number of seats and the five switches (rulings 3, 13, 15, 18)."""

    seats: int
    distinct_wares: bool
    free_favor_first: bool
    idle_dishonor: bool
    intrigue_favor_adds_fee: bool
    two_player_skip_last_crisis_land: bool


OPEN = 0b111111
"""Known to all: the thing lies face up."""

UNKNOWN = 0


def bit(seat: Seat) -> int:
    """The bit that stands for what this seat knows; NOBODY has one too, set only where a thing lies face up."""
    return 1 << (seat + 1)


class Mercenary(Record, frozen=True):
    """A mercenary tile. ``strength`` is None where the looker does not know it; the back tells the arm.

    ``known`` has a bit for each seat that knows the strength. ``lot`` tells from which filling of its pool the tile
    was drawn, 0 the first: so much is public.
    """

    arm: Arm
    strength: int | None
    known: int
    lot: int


class Omen(Record, frozen=True):
    """A crisis tile on the stack, None where the looker does not know it, and a bit for each seat that does."""

    crisis: Crisis | None
    known: int


class Delegation(Record, frozen=True):
    """Members of one family at a location: at most one Pasha or Merchant, and any number of Sages (rule 24)."""

    seat: Seat
    chief: Member | None
    sages: int

    @property
    def dominance(self) -> int:
        """What the members add up to, before any title (rule 31)."""
        return self.sages * MEMBER_ROWS[SAGE].dominance + (
            MEMBER_ROWS[self.chief].dominance if self.chief is not None else 0
        )


class House(msgspec.Struct):
    """What lies before a seat. ``wares`` counts by Ware, ``supply`` and ``reserve`` by Member.

    ``supply`` are recruited members at home, ``reserve`` those not yet recruited. ``mercenaries`` lie in the order in
    which they came. ``titles`` are in the order bought; ``used`` names those exhausted, or used or let go at the start
    of this turn.
    """

    wares: list[int]
    notes: int
    supply: list[int]
    reserve: list[int]
    mercenaries: tuple[Mercenary, ...]
    titles: tuple[Title, ...]
    used: tuple[Title, ...]
    influence: int
    dishonor: int


class Resolution(msgspec.Struct):
    """What is going on in a resolution turn.

    ``chooser`` has the turn, NOBODY outside the phase; ``site`` is being resolved, None before and after.
    ``activated`` is set once the chooser has used its title of this turn; ``bought`` are titles it got in this turn
    (ruling 22). ``disguised`` and ``bewitched`` are the titles used before the check. ``ranking`` are the delegations
    that act, best first. ``line`` are the tiles committed to the land and to the sea battle, by Arm; ``victors`` have
    cleared the land by a battle of their own. ``spymasters`` bought spying; ``struck`` are pairs of spymaster and
    victim, one for each operation done.
    """

    chooser: Seat
    site: Site | None
    activated: bool
    bought: tuple[Title, ...]
    disguised: bool
    bewitched: Seat
    ranking: tuple[Seat, ...]
    line: list[tuple[Mercenary, ...]]
    victors: tuple[Seat, ...]
    spymasters: tuple[Seat, ...]
    struck: tuple[tuple[Seat, Seat], ...]


def no_resolution() -> Resolution:
    """Nobody is resolving anything."""
    return Resolution(NOBODY, None, False, (), False, NOBODY, (), [(), ()], (), (), ())


class RashidTable(Table):
    """Everything on the table.

    ``turn`` counts from 1. ``order`` is the play order; ``grace`` the seats that go to its front when the round of
    resolution turns is over (rule 58). ``houses`` has one a seat. ``bank`` counts wares, ``notes`` credit notes in the
    supply. ``stalls`` are the wares in the lands, five a land; ``land_notes`` the credit note of each land, 0 or 1.
    ``delegations`` are those at each Site, the leftmost space first. ``raiders`` are the mercenaries in each land.
    ``pools`` hold strengths by Arm, ``discards`` the tiles beside them. ``lots`` has for each Arm and lot how many
    tiles of each strength it held, less those that were shuffled into a later lot. ``titles`` counts the copies on
    sale by Title. ``crises`` is the stack, the top first; ``past_crises`` are gone, the setup tile first; ``dropped``
    left the game unseen.
    """

    terms: Terms
    turn: int
    order: tuple[Seat, ...]
    grace: tuple[Seat, ...]
    houses: list[House]
    bank: list[int]
    notes: int
    stalls: list[int]
    land_notes: list[int]
    delegations: list[tuple[Delegation, ...]]
    raiders: list[tuple[Mercenary, ...]]
    pools: list[Pile[int]]
    discards: list[tuple[Mercenary, ...]]
    lots: list[tuple[tuple[int, ...], ...]]
    titles: list[int]
    crises: tuple[Omen, ...]
    past_crises: tuple[Crisis, ...]
    dropped: tuple[Crisis | None, ...]
    resolution: Resolution

    def stock(self, land: Site) -> list[int]:
        """The wares that lie in a land, by Ware."""
        return self.stalls[len(WARES) * land : len(WARES) * (land + 1)]

    def delegation(self, seat: Seat, site: Site) -> Delegation | None:
        """The members a seat has at a location."""
        return next((party for party in self.delegations[site] if party.seat == seat), None)

    def away(self, seat: Seat) -> bool:
        """Whether the seat still has members on the board."""
        return any(party.seat == seat for parties in self.delegations for party in parties)

    def drawable(self, arm: Arm) -> bool:
        """Whether a mercenary of this type can be drawn: the discards are shuffled when the pool is empty."""
        return bool(self.pools[arm].groups or self.discards[arm])
