"""What is printed on the boards: sheiks, the six actions, spice tracks, camels, rooms and thresholds (R6-R24, R34)."""

from game.engine.record import Id, Record


class Sheik(Id):
    """The colour of a household and the advantage it begins with."""

    GREEN = 0
    WHITE = 1
    RED = 2
    BLUE = 3
    BLACK = 4


SHEIKS = tuple(Sheik)


class Action(Id):
    """One of the six spaces of the market; each can be taken by one seat a turn (R12)."""

    SMALL_CARAVAN = 0
    LARGE_CARAVAN = 1
    APPEARANCE = 2
    STATUS = 3
    PALACE = 4
    CAMEL = 5


ACTIONS = tuple(Action)
SMALL_CARAVAN, LARGE_CARAVAN, APPEARANCE, STATUS, PALACE, CAMEL = ACTIONS


class Caravan(Id):
    """A spice track of the player board: the size of the caravan and its pace."""

    SMALL_SLOW = 0
    SMALL_FAST = 1
    LARGE_SLOW = 2
    LARGE_FAST = 3


CARAVANS = tuple(Caravan)


class CaravanRow(Record, frozen=True):
    """A spice track: the market space its caravans come from, what they cost, pay each turn, and how often they pay."""

    action: Action
    cost: int
    adara: int
    pays: int
    boxes: int
    house: bool = False


CARAVAN_ROWS = (
    CaravanRow(SMALL_CARAVAN, cost=450, adara=400, pays=150, boxes=8),
    CaravanRow(SMALL_CARAVAN, cost=550, adara=500, pays=300, boxes=4),
    CaravanRow(LARGE_CARAVAN, cost=750, adara=650, pays=250, boxes=8),
    CaravanRow(LARGE_CARAVAN, cost=900, adara=800, pays=500, boxes=4),
)


class Counter(Id):
    """A kind of appearance counter; one of each makes a trio, worth one more (R26)."""

    BEAUTY = 0
    MANNERS = 1
    ATTIRE = 2


COUNTERS = tuple(Counter)


class Preference(Id):
    """What a princess looks for in a sheik; only Sidi Suleiman looks for princesses."""

    APPEARANCE = 0
    STATUS = 1
    PALACE = 2
    GOLD = 3
    PRINCESSES = 4


class Skill(Id):
    """What a princess brings to the household; goals ask for it."""

    INTELLIGENCE = 0
    HOUSEKEEPING = 1
    COOKING = 2
    ROMANCE = 3


SKILLS = tuple(Skill)


class SeatsRow(Record, frozen=True):
    """What changes with the number of seats: pieces in the box, the safe block of the status deck, thresholds (R34).

    ``counters`` is how many there are of each kind. A household wins with ``least`` princesses and its goal's skills,
    or with ``most`` whatever their skills.
    """

    camels: int
    sections: int
    caravans: int
    counters: int
    safe: int
    least: int
    most: int


SEATS_ROWS = {
    3: SeatsRow(camels=16, sections=20, caravans=8, counters=7, safe=3, least=6, most=8),
    4: SeatsRow(camels=23, sections=20, caravans=12, counters=9, safe=6, least=5, most=7),
    5: SeatsRow(camels=23, sections=20, caravans=12, counters=9, safe=6, least=4, most=6),
}

CAMEL_TRACK = (50, 70, 100, 150)
"""What each camel takes off a bid, by the place of the camel disc."""

START_GOLD = 750
START_ROOMS = 2
COUNTER_COST, SECTION_COST, CAMEL_COST = 350, 500, 150
BADRA_SECTION, FARAH_CAMEL = 400, 50
RELIEF, POOR, MANY_PRINCESSES = 150, 500, 4
"""Relief gold, and who may take it: with less gold than POOR, or with so many princesses and no caravan (R19)."""

BID_STEP = 10
UPKEEP, JANAN_UPKEEP, NEWCOMER_FEE = 50, 100, 100
GIFT, GIFT_MARKERS = 250, 2
EVENTS_SEEN = (2, 3)
"""How many events a buyer may look at; EVENT_COSTS and ZAINAB_COSTS are in the same order (R23)."""

EVENT_COSTS, ZAINAB_COSTS = (150, 250), (100, 200)
START_EVENTS = 3


class HouseValue(Record, frozen=True):
    """A number that no published text states."""

    value: int
    house: bool = True


BASE_INCOME = HouseValue(150)
BLACK_BONUS = 50
PALACE_TRACK_END = HouseValue(4)
"""How many half points the palace disc can go either way (advanced)."""

LAST_TURN = HouseValue(60)
HIGHEST_BID = HouseValue(10_000)
HAGGLED = HouseValue(150)
RISING_COST, RISING_FARAH = HouseValue(50), HouseValue(100)
"""Rising camels: so much dearer for each camel owned; and what Farah takes off then."""
