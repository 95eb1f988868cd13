"""What is printed on the board: wares, members, the seven lands, the six palaces and their fees (rules 3-12, 43-58)."""

from game.engine.record import Id, Record


class Ware(Id):
    """A ware, from the commonest to the rarest kind."""

    HARDWOOD = 0
    POTTERY = 1
    METAL = 2
    SPICE = 3
    SILK = 4


WARES = tuple(Ware)
HARDWOOD, POTTERY, METAL, SPICE, SILK = Ware
BANK_WARES = (35, 30, 30, 25, 20)
"""How many pieces of each ware the box holds."""

SET_VALUES = (0, 1, 3, 6, 10, 15)
"""Coins that a set of so many different wares is worth (rule 64)."""


class Member(Id):
    """A kind of family member (rule 6)."""

    PASHA = 0
    MERCHANT = 1
    SAGE = 2


MEMBERS = tuple(Member)
PASHA, MERCHANT, SAGE = Member


class MemberRow(Record, frozen=True):
    """A kind of member: what it adds to dominance, what it scores, and how many a family has in all (rules 6, 7)."""

    dominance: int
    points: int
    count: int


MEMBER_ROWS = (
    MemberRow(dominance=6, points=3, count=3),
    MemberRow(dominance=3, points=2, count=4),
    MemberRow(dominance=1, points=1, count=6),
)


class Arm(Id):
    """A type of mercenary: it fights on land or at sea."""

    LAND = 0
    SEA = 1


ARMS = tuple(Arm)
LAND, SEA = Arm


class Site(Id):
    """A location: the first seven are the lands, then five guild palaces and the palace of Al-Rashid (rule 3)."""

    FRANK = 0
    RUM = 1
    IFRIQIYA = 2
    ARABIA = 3
    KHORASAN = 4
    HIND = 5
    SIN = 6
    INTRIGUE = 7
    MILITARY = 8
    LORE = 9
    TRADE = 10
    POLITICS = 11
    CALIPH = 12


SITES = tuple(Site)
LANDS = SITES[:7]
PALACES = SITES[7:]
GUILDS = PALACES[:5]
SPACES = 5
"""Spaces in a row at each location, one a seat (rule 22)."""


class LandRow(Record, frozen=True):
    """A land: the wares its spaces show, by Ware, and whether a credit note belongs there."""

    wares: tuple[int, ...]
    note: bool
    house: bool


LAND_ROWS = (
    LandRow((5, 0, 1, 0, 0), note=True, house=True),
    LandRow((0, 3, 2, 0, 1), note=False, house=True),
    LandRow((2, 2, 2, 0, 0), note=True, house=True),
    LandRow((0, 2, 2, 2, 0), note=True, house=True),
    LandRow((2, 0, 4, 0, 0), note=True, house=True),
    LandRow((2, 0, 0, 4, 0), note=False, house=True),
    LandRow((0, 3, 0, 0, 3), note=False, house=True),
)


class GuildRow(Record, frozen=True):
    """A guild: its service's fee by rank, how much the service brings by rank, and its favor's fee (rules 50-55).

    ``recruits`` is the member the service adds; elsewhere it brings mercenaries or spy operations. ``ware`` tells
    whether the favor also takes a ware. ``house`` speaks of the service's fee; the other figures are printed.
    """

    service: tuple[int, int, int]
    brings: tuple[int, int, int]
    recruits: Member | None
    favor: int
    ware: bool
    house: bool


GUILD_ROWS = (
    GuildRow((3, 3, 3), (3, 2, 1), recruits=None, favor=1, ware=False, house=True),
    GuildRow((3, 3, 3), (3, 2, 1), recruits=None, favor=0, ware=True, house=True),
    GuildRow((5, 7, 9), (1, 1, 1), recruits=SAGE, favor=2, ware=False, house=False),
    GuildRow((8, 10, 12), (1, 1, 1), recruits=MERCHANT, favor=0, ware=True, house=False),
    GuildRow((11, 13, 15), (1, 1, 1), recruits=PASHA, favor=1, ware=False, house=False),
)
"""By guild, the Intrigue guild first."""


class Action(Id):
    """What a guild grants (rule 46)."""

    SERVICE = 0
    TITLE = 1
    FAVOR = 2


ACTIONS = tuple(Action)
MOST_ACTIONS = 2
RANKS = 3
"""So many delegations act at a location (rule 31)."""

SHARES = (3, 2, 1)
"""Wares a seat may take in a land by rank; the credit note counts as one of them (rule 43)."""

TURNS = 5
STARTING_WARES = ((1, 1, 1, 0, 0), (2, 1, 1, 0, 0), (3, 1, 1, 0, 0), (2, 2, 1, 0, 0), (1, 1, 1, 1, 0))
"""By place in the play order (rule 15)."""

NOTES = 16
NOTE_VALUE = 3
"""Coins a credit note counts in a payment: a house value."""

STRENGTHS = (0, 6, 8, 8, 6, 4)
"""Mercenaries of each strength in either pool, strength 0 first: house values (32 tiles are printed)."""

MOST_RAIDERS = 3
"""Mercenaries of one type that a land holds at most: a house value."""

RUN_DISHONOR = 2
FAVOR_DISHONOR = 1
EXPELLED_DISHONOR = 2
DISHONOR_POINTS = -2
MOST_INFLUENCE = 5
"""Influence tokens that score (rule 61)."""

SPY_ROUND = (0, 1, 2, 0, 1, 0)
"""The ranks whose spies set out, in this order, rank 1 being 0 (rule 52)."""

MOST_HITS = 2
"""How often one spymaster may rob the same rival in one resolution: a house value."""


class Departure(Id):
    """Why a delegation leaves a location."""

    SERVED = 0
    OUTRANKED = 1
    FLED = 2
    BEATEN = 3
    EXPELLED = 4


class Shame(Id):
    """What brings dishonor (rules 36, 47, 57; ruling 15)."""

    FLIGHT = 0
    FAVOR_ONLY = 1
    IDLE = 2
    EXPULSION = 3
