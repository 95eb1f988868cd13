"""The cards and tokens, one line each: actions, nobility, advisors, events and favors (rules 5-8, 20, 27, 29)."""

from game.crown.rules.board import BOOK, CLOTH, COIN, GRAIN, RING, STONE, WOOD, Good, Site, Track
from game.engine.record import Id, Record


class Action(Id):
    """An action card; every seat has one of each. The first four are the resources of the same number."""

    WOOD = 0
    GRAIN = 1
    STONE = 2
    CLOTH = 3
    RING = 4
    TRADE = 5
    STEP = 6
    DISCOUNT = 7
    ENVOY = 8


ACTIONS = tuple(Action)
ACTION_GOODS: tuple[Good | None, ...] = (WOOD, GRAIN, STONE, CLOTH, RING, None, None, None, None)
"""The good each action card takes, if it takes one."""


class Rank(Id):
    """A noble rank, lowest first."""

    BARON = 0
    COUNT = 1
    PRINCE = 2
    MARQUESS = 3
    DUKE = 4


class Noble(Id):
    """A nobility card: its rank and its place in the stack, 1 on top."""

    BARON_1 = 0
    BARON_2 = 1
    BARON_3 = 2
    BARON_4 = 3
    COUNT_1 = 4
    COUNT_2 = 5
    COUNT_3 = 6
    COUNT_4 = 7
    PRINCE_1 = 8
    PRINCE_2 = 9
    PRINCE_3 = 10
    PRINCE_4 = 11
    MARQUESS_1 = 12
    MARQUESS_2 = 13
    MARQUESS_3 = 14
    MARQUESS_4 = 15
    DUKE_1 = 16
    DUKE_2 = 17
    DUKE_3 = 18
    DUKE_4 = 19

    @property
    def rank(self) -> Rank:
        return RANKS[self // CARDS_PER_RANK]

    @property
    def points(self) -> int:
        return RANK_ROWS[self // CARDS_PER_RANK].points[self % CARDS_PER_RANK]


RANKS = tuple(Rank)
NOBLES = tuple(Noble)
CARDS_PER_RANK = 4


class RankRow(Record, frozen=True):
    """What a rank costs and what its cards score, from the top of the stack down."""

    units: tuple[Good, ...]
    points: tuple[int, ...]
    house: bool


RANK_ROWS = (
    RankRow((RING, COIN), (7, 6, 5, 4), house=True),
    RankRow((RING, COIN), (9, 8, 7, 6), house=True),
    RankRow((RING, COIN), (11, 10, 9, 8), house=True),
    RankRow((RING, RING, COIN, COIN), (14, 13, 12, 11), house=True),
    RankRow((RING, RING, COIN, COIN), (18, 17, 16, 15), house=True),
)


class Advisor(Id):
    """An advisor; the first sixteen are the A cards, the others the B cards."""

    MASTER_OF_COIN = 0
    ARCHIVIST = 1
    GOLDSMITH = 2
    CARPENTER = 3
    BAKER = 4
    BAILIFF = 5
    LANDLORD = 6
    SCHOOLMARM = 7
    DRESSMAKER = 8
    MERCHANT = 9
    CHAMBERLAIN = 10
    SCHOLAR = 11
    MAYORESS = 12
    STEWARD = 13
    ABBESS = 14
    TOOLMAKER = 15
    CHANCELLOR = 16
    TOWN_PLANNER = 17
    TREASURER = 18
    GUILD_ELDER = 19
    HERALD = 20
    LIBRARIAN = 21


ADVISORS = tuple(Advisor)
ADVISORS_A = ADVISORS[:16]
ADVISORS_B = ADVISORS[16:]


class Ability(Id):
    """When an advisor's ability works."""

    NEVER = 0
    ONCE = 1
    EACH_TURN = 2
    ALWAYS = 3
    AT_THE_END = 4


class AdvisorRow(Record, frozen=True):
    """An advisor's ability kind, citizen points and cost; ``house`` speaks of the cost."""

    ability: Ability
    points: int
    units: tuple[Good, ...]
    house: bool = True
    house_points: bool = False


ADVISOR_ROWS = (
    AdvisorRow(Ability.ONCE, 6, (GRAIN, GRAIN, CLOTH)),
    AdvisorRow(Ability.ONCE, 2, (STONE, CLOTH, CLOTH)),
    AdvisorRow(Ability.ONCE, 5, (WOOD, STONE, STONE)),
    AdvisorRow(Ability.ONCE, 1, (WOOD, WOOD, STONE)),
    AdvisorRow(Ability.EACH_TURN, 3, (WOOD, GRAIN, GRAIN)),
    AdvisorRow(Ability.EACH_TURN, 5, (GRAIN, STONE, STONE)),
    AdvisorRow(Ability.EACH_TURN, 3, (WOOD, WOOD, CLOTH)),
    AdvisorRow(Ability.EACH_TURN, 3, (WOOD, GRAIN, CLOTH)),
    AdvisorRow(Ability.EACH_TURN, 5, (GRAIN, CLOTH, CLOTH)),
    AdvisorRow(Ability.EACH_TURN, 2, (WOOD, STONE, CLOTH)),
    AdvisorRow(Ability.ALWAYS, 6, (GRAIN, STONE, CLOTH)),
    AdvisorRow(Ability.ALWAYS, 3, (WOOD, GRAIN, STONE)),
    AdvisorRow(Ability.ALWAYS, 5, (STONE, STONE, CLOTH)),
    AdvisorRow(Ability.ALWAYS, 5, (WOOD, WOOD, GRAIN)),
    AdvisorRow(Ability.ALWAYS, 2, (GRAIN, GRAIN, STONE)),
    AdvisorRow(Ability.ALWAYS, 3, (WOOD, CLOTH, CLOTH), house_points=True),
    AdvisorRow(Ability.NEVER, 9, (WOOD, WOOD, GRAIN, GRAIN), house_points=True),
    AdvisorRow(Ability.ONCE, 4, (WOOD, WOOD, STONE, STONE), house_points=True),
    AdvisorRow(Ability.ONCE, 5, (GRAIN, GRAIN, CLOTH, CLOTH), house_points=True),
    AdvisorRow(Ability.ONCE, 3, (GRAIN, GRAIN, STONE, STONE), house_points=True),
    AdvisorRow(Ability.ONCE, 3, (WOOD, WOOD, CLOTH, CLOTH), house_points=True),
    AdvisorRow(Ability.AT_THE_END, 5, (STONE, STONE, CLOTH, CLOTH), house_points=True),
)


class Event(Id):
    """An event card."""

    EARLY_HARVEST = 0
    BAKING_DAY = 1
    CARAVAN = 2
    TRAVELLING_SCRIBE = 3
    SPOILED_STORES = 4
    BUILDERS_WEEK = 5
    FEAST_DAY = 6
    APPRENTICE_FAIR = 7
    COURT_SEASON = 8
    MUDDY_ROADS = 9
    ROYAL_AUDIENCE = 10
    TOWN_SURVEY = 11
    ALMS = 12
    CROWN_LEVY = 13


EVENTS = tuple(Event)


class When(Id):
    """When an event acts."""

    START = 0
    ROUND = 1
    END = 2


class EventRow(Record, frozen=True):
    """When an event acts, and its start data: the building value and where the first seat's councilors begin."""

    when: When
    buildings: int
    countryside: Site
    town: Site
    house: bool = True


EVENT_ROWS = (
    EventRow(When.START, 35, Site.FOREST, Site.MARKET),
    EventRow(When.START, 34, Site.GRAINFIELD, Site.CONSTRUCTION_SITE),
    EventRow(When.START, 33, Site.WEAVING_MILL, Site.MARKET),
    EventRow(When.START, 32, Site.QUARRY, Site.CATHEDRAL),
    EventRow(When.START, 31, Site.FOREST, Site.CASTLE),
    EventRow(When.ROUND, 30, Site.FOREST, Site.CONSTRUCTION_SITE),
    EventRow(When.ROUND, 29, Site.GRAINFIELD, Site.CATHEDRAL),
    EventRow(When.ROUND, 28, Site.QUARRY, Site.MARKET),
    EventRow(When.ROUND, 27, Site.WEAVING_MILL, Site.CASTLE),
    EventRow(When.ROUND, 26, Site.QUARRY, Site.CASTLE),
    EventRow(When.END, 25, Site.WEAVING_MILL, Site.CATHEDRAL),
    EventRow(When.END, 24, Site.FOREST, Site.CATHEDRAL),
    EventRow(When.END, 23, Site.GRAINFIELD, Site.CASTLE),
    EventRow(When.END, 22, Site.QUARRY, Site.CONSTRUCTION_SITE),
)


class Favor(Id):
    """A favor token."""

    FOREST_WOOD = 0
    GRAINFIELD_GRAIN = 1
    QUARRY_STONE = 2
    WEAVING_MILL_CLOTH = 3
    CASTLE_RING = 4
    CASTLE_CITIZENS = 5
    CATHEDRAL_BOOK = 6
    CATHEDRAL_CITIZENS = 7
    CONSTRUCTION_SITE_BUILDINGS = 8
    CONSTRUCTION_SITE_CITIZENS = 9
    MARKET_COINS = 10
    MARKET_CITIZENS = 11


FAVORS = tuple(Favor)


class FavorRow(Record, frozen=True):
    """Where a token is redeemed, and what for: ``count`` of a good, or that many points on a track."""

    site: Site
    count: int
    good: Good | None = None
    track: Track | None = None
    house: bool = True


FAVOR_ROWS = (
    FavorRow(Site.FOREST, 2, good=WOOD),
    FavorRow(Site.GRAINFIELD, 2, good=GRAIN),
    FavorRow(Site.QUARRY, 2, good=STONE),
    FavorRow(Site.WEAVING_MILL, 2, good=CLOTH),
    FavorRow(Site.CASTLE, 1, good=RING),
    FavorRow(Site.CASTLE, 3, track=Track.CITIZENS),
    FavorRow(Site.CATHEDRAL, 1, good=BOOK),
    FavorRow(Site.CATHEDRAL, 3, track=Track.CITIZENS),
    FavorRow(Site.CONSTRUCTION_SITE, 5, track=Track.BUILDINGS),
    FavorRow(Site.CONSTRUCTION_SITE, 3, track=Track.CITIZENS),
    FavorRow(Site.MARKET, 2, good=COIN),
    FavorRow(Site.MARKET, 3, track=Track.CITIZENS),
)
