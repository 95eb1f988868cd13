"""What is printed on the boards: goods, places, markers, huts and the tables beside them (rules 1-4, 19-24, 28)."""

from game.engine.record import Id, Record


class Good(Id):
    """What a seat may own; the first four are the resources (rule 2)."""

    WOOD = 0
    GRAIN = 1
    STONE = 2
    CLOTH = 3
    BREAD = 4
    BOOK = 5
    RING = 6
    COIN = 7


WOOD, GRAIN, STONE, CLOTH, BREAD, BOOK, RING, COIN = Good
GOODS = tuple(Good)
RESOURCES = GOODS[:4]


class Site(Id):
    """A location; the first four yield the resource of the same number, the others are the town (rule 1)."""

    FOREST = 0
    GRAINFIELD = 1
    QUARRY = 2
    WEAVING_MILL = 3
    CASTLE = 4
    CATHEDRAL = 5
    CONSTRUCTION_SITE = 6
    MARKET = 7


SITES = tuple(Site)
COUNTRYSIDE = SITES[:4]
TOWN = SITES[4:]


class Board(Id):
    """One of the two rings; each seat has one councilor on either. With mixed boards only the names remain."""

    COUNTRYSIDE = 0
    TOWN = 1


BOARDS = tuple(Board)


class Track(Id):
    """One of the two scores; the lower one counts (rule 31)."""

    CITIZENS = 0
    BUILDINGS = 1


class Marker(Id):
    """A marker that turns with use: gifts and donations by resource, stone and bread deliveries (rule 3)."""

    GIFT_WOOD = 0
    GIFT_GRAIN = 1
    GIFT_STONE = 2
    GIFT_CLOTH = 3
    DONATION_WOOD = 4
    DONATION_GRAIN = 5
    DONATION_STONE = 6
    DONATION_CLOTH = 7
    DELIVERY_STONE = 8
    DELIVERY_BREAD = 9


MARKERS = tuple(Marker)
GIFTS = MARKERS[:4]
DONATIONS = MARKERS[4:8]


class MarkerRow(Record, frozen=True):
    """What a marker shows step by step, the value printed under it last, and the step it starts on (rules 3, 4, 24)."""

    shows: tuple[int, ...]
    start: int
    house: bool


_FEW_COSTS = (1, 2, 3, 3)
_FEW_STONES = (4, 3, 2, 1)
_FEW_BREADS = (6, 5, 4, 3)

MARKERS_FOR_TWO = (
    MarkerRow(_FEW_COSTS, start=0, house=True),
    MarkerRow(_FEW_COSTS, start=0, house=True),
    MarkerRow(_FEW_COSTS, start=1, house=True),
    MarkerRow(_FEW_COSTS, start=1, house=True),
    MarkerRow(_FEW_COSTS, start=1, house=True),
    MarkerRow(_FEW_COSTS, start=1, house=True),
    MarkerRow(_FEW_COSTS, start=0, house=True),
    MarkerRow(_FEW_COSTS, start=0, house=True),
    MarkerRow(_FEW_STONES, start=1, house=True),
    MarkerRow(_FEW_BREADS, start=1, house=True),
)
MARKERS_FOR_THREE = (
    *(8 * (MarkerRow(_FEW_COSTS, start=0, house=True),)),
    MarkerRow(_FEW_STONES, start=0, house=True),
    MarkerRow(_FEW_BREADS, start=0, house=True),
)
MARKERS_FOR_FOUR = (
    *(8 * (MarkerRow((1, 2, 2, 3, 3), start=0, house=True),)),
    MarkerRow((4, 3, 3, 2, 1), start=0, house=True),
    MarkerRow((6, 5, 5, 4, 3), start=0, house=True),
)
MARKER_ROWS = (MARKERS_FOR_TWO, MARKERS_FOR_TWO, MARKERS_FOR_THREE, MARKERS_FOR_FOUR)
"""By number of seats less one; alone one plays with the markers of two."""


class HutRow(Record, frozen=True):
    """A hut: its location, its number there from the left (1 to 3) and the resources it costs (rule 28)."""

    site: Site
    number: int
    units: tuple[Good, ...]
    house: bool


HUTS = (
    HutRow(Site.FOREST, 1, (CLOTH, CLOTH), house=True),
    HutRow(Site.FOREST, 2, (GRAIN, CLOTH), house=True),
    HutRow(Site.FOREST, 3, (GRAIN, STONE), house=True),
    HutRow(Site.GRAINFIELD, 1, (STONE, STONE), house=True),
    HutRow(Site.GRAINFIELD, 2, (WOOD, STONE), house=True),
    HutRow(Site.GRAINFIELD, 3, (WOOD, CLOTH), house=True),
    HutRow(Site.QUARRY, 1, (WOOD, WOOD), house=True),
    HutRow(Site.QUARRY, 2, (WOOD, CLOTH), house=True),
    HutRow(Site.QUARRY, 3, (GRAIN, CLOTH), house=True),
    HutRow(Site.WEAVING_MILL, 1, (GRAIN, GRAIN), house=True),
    HutRow(Site.WEAVING_MILL, 2, (GRAIN, STONE), house=True),
    HutRow(Site.WEAVING_MILL, 3, (WOOD, STONE), house=True),
)
"""Three huts a location, in the order of the sites: hut ``number`` of ``site`` is ``HUTS[3 * site + number - 1]``."""

HUTS_PER_SITE = 3


class PointRow(Record, frozen=True):
    """A number of points in a printed table."""

    points: int
    house: bool


CRAFTSMEN = (
    PointRow(1, house=False),
    PointRow(2, house=True),
    PointRow(3, house=True),
    PointRow(4, house=True),
)
"""What the first to fourth craftsman scores when placed (rule 28)."""

MARKET_BOOKS = (
    PointRow(0, house=False),
    PointRow(2, house=True),
    PointRow(5, house=True),
    PointRow(9, house=True),
    PointRow(14, house=True),
    PointRow(20, house=True),
)
"""Citizen points for selling so many books at the Market (rule 22)."""

ROUNDS = 6
SLOTS = 3
HALF = 3
"""Rounds after which the nine action cards are shuffled anew (rule 14)."""

FIRST_GAME_BUILDINGS = 35
BOOK_BUILDINGS = 5
STONE_BUILDINGS = 5
WOOD_BUILDINGS = (0, 5, 0, 10)
"""Building points by pieces of wood delivered at once; two are not a delivery (rule 23)."""

MOST_BREADS = 3
MOST_BOOKS = 5
TOKENS_SEEN = 3
SPACES_PER_SITE = 2
"""Advisors on each location of the town (rule 6)."""

END_RING = 2
END_OTHER = 1
RESOURCES_PER_POINT = 2
"""Extra points at the end of the game (rule 30)."""
