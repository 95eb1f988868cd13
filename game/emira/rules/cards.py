"""The cards, one line each: princesses, events, status cards and goals."""

from game.emira.rules.board import SKILLS, Preference, Skill
from game.engine.record import Id, Record

A, S, P, G = Preference.APPEARANCE, Preference.STATUS, Preference.PALACE, Preference.GOLD
INTELLIGENCE, HOUSEKEEPING, COOKING, ROMANCE = SKILLS


class Princess(Id):
    """A card of the princess deck; the last one is no princess."""

    ALBINA = 0
    HALIMAH = 1
    ASIMA = 2
    NOOR = 3
    RASHA = 4
    THARA = 5
    ZAINAB = 6
    SAMIRA = 7
    ZAHRAH = 8
    DALAL = 9
    LAYLA = 10
    NADIA = 11
    JAMILA = 12
    FIRYAL = 13
    HIND = 14
    FARAH = 15
    KARIMA = 16
    ADARA = 17
    SULEIKA = 18
    LATIFA = 19
    MUNIRA = 20
    JANAN = 21
    SALMA = 22
    ZAFIRAH = 23
    XENIA = 24
    BADRA = 25
    YASMIN = 26
    SIDI_SULEIMAN = 27


PRINCESSES = tuple(Princess)


class PrincessRow(Record, frozen=True):
    """Whom a princess prefers, first and second, and her skills; with two skills she uses one at a time (R35).

    ``house`` speaks of preferences and skills, ``house_name`` of a name we gave her.
    """

    first: Preference
    second: Preference | None
    skills: tuple[Skill, ...]
    ability: bool = False
    house: bool = False
    house_name: bool = False


PRINCESS_ROWS = (
    PrincessRow(A, S, (INTELLIGENCE,), ability=True),
    PrincessRow(A, S, (HOUSEKEEPING,), ability=True),
    PrincessRow(A, S, (COOKING,)),
    PrincessRow(A, P, (INTELLIGENCE, HOUSEKEEPING), ability=True),
    PrincessRow(A, P, (COOKING,), ability=True),
    PrincessRow(A, P, (ROMANCE,), house=True),
    PrincessRow(A, G, (ROMANCE,), ability=True, house=True),
    PrincessRow(S, A, (INTELLIGENCE,), ability=True, house=True),
    PrincessRow(S, A, (HOUSEKEEPING,), ability=True, house=True),
    PrincessRow(S, A, (ROMANCE,), house=True, house_name=True),
    PrincessRow(S, P, (COOKING,), ability=True, house=True),
    PrincessRow(S, P, (HOUSEKEEPING,), ability=True, house=True),
    PrincessRow(S, P, (INTELLIGENCE,), house=True, house_name=True),
    PrincessRow(S, G, (INTELLIGENCE,), ability=True, house=True),
    PrincessRow(P, A, (COOKING, ROMANCE), ability=True, house=True),
    PrincessRow(P, A, (HOUSEKEEPING,), ability=True, house=True),
    PrincessRow(P, A, (INTELLIGENCE,), house=True, house_name=True),
    PrincessRow(P, S, (HOUSEKEEPING,), ability=True, house=True),
    PrincessRow(P, S, (INTELLIGENCE,), ability=True, house=True),
    PrincessRow(P, S, (INTELLIGENCE,), house=True, house_name=True),
    PrincessRow(P, G, (COOKING,), house=True, house_name=True),
    PrincessRow(G, A, (HOUSEKEEPING, COOKING), ability=True, house=True),
    PrincessRow(G, A, (ROMANCE,), house=True, house_name=True),
    PrincessRow(G, S, (HOUSEKEEPING,), ability=True, house=True),
    PrincessRow(G, S, (INTELLIGENCE, ROMANCE), ability=True, house=True),
    PrincessRow(G, P, (COOKING,), ability=True, house=True),
    PrincessRow(G, P, (INTELLIGENCE,), house=True, house_name=True),
    PrincessRow(Preference.PRINCESSES, None, (), ability=True),
)


class Event(Id):
    """A kind of event card; there are three of each."""

    BAZAAR = 0
    BETTER_BREED = 1
    CAMEL_BREEDING = 2
    CAMEL_EPIDEMIC = 3
    CHANGING_HER_MIND = 4
    COURT_INFLUENCE = 5
    DOUBLE_TROUBLE = 6
    GOLDEN_TIMES = 7
    GOOD_LOOKING = 8
    QUIET_DAYS = 9
    RESTORATION = 10
    HAGGLING = 11
    HARD_TIMES = 12
    LONG_JOURNEY = 13
    PATRONAGE = 14
    RENOWN = 15
    SANDSTORM = 16
    THRIFTY_VIZIER = 17


EVENTS = tuple(Event)
COPIES = 3


class Symbol(Id):
    """What is printed on an event: of equal symbols only one can be played in a turn (R3)."""

    BAG = 0
    CAMEL = 1
    OMEN = 2
    ARRIVALS = 3
    INCOME = 4
    CARAVANS = 5
    STATUS = 6


class EventRow(Record, frozen=True):
    """An event's symbol and whether it stays before its owner; ``house`` speaks of the effect, symbols are all ours."""

    symbol: Symbol | None = None
    permanent: bool = False
    advanced: bool = False
    house: bool = False
    house_symbol: bool = True


EVENT_ROWS = (
    EventRow(Symbol.BAG),
    EventRow(),
    EventRow(Symbol.CAMEL),
    EventRow(Symbol.CAMEL),
    EventRow(Symbol.OMEN),
    EventRow(Symbol.OMEN),
    EventRow(Symbol.ARRIVALS),
    EventRow(Symbol.INCOME),
    EventRow(permanent=True),
    EventRow(Symbol.ARRIVALS),
    EventRow(advanced=True),
    EventRow(house=True),
    EventRow(Symbol.INCOME, house=True),
    EventRow(Symbol.CARAVANS, house=True),
    EventRow(Symbol.STATUS, house=True),
    EventRow(permanent=True, house=True),
    EventRow(Symbol.CARAVANS, house=True),
    EventRow(house=True),
)


class Status(Id):
    """A status card; the last two cannot be bought, Halimah and Rasha bring them. All names but those two are ours."""

    INKSTAND = 0
    LANTERNS = 1
    PERFUMES = 2
    CHESS_SET = 3
    LUTE = 4
    CARPET = 5
    FALCON = 6
    PEACOCKS = 7
    FOUNTAIN = 8
    SILKS = 9
    STALLION = 10
    BATH_HOUSE = 11
    ROSE_GARDEN = 12
    MENAGERIE = 13
    LIBRARY = 14
    OBSERVATORY = 15
    AQUEDUCT = 16
    ACADEMY = 17
    HOSPITAL = 18
    SUMMER_PALACE = 19
    SINGING = 20
    ACTING = 21


class StatusRow(Record, frozen=True):
    """What a status card costs and how many points it is worth; ``three_seats`` when it stays in with three seats."""

    cost: int
    points: int
    three_seats: bool = True
    house: bool = False


STATUS_ROWS = (
    StatusRow(300, 1),
    StatusRow(300, 1),
    StatusRow(300, 1, three_seats=False),
    StatusRow(350, 1),
    StatusRow(350, 1),
    StatusRow(350, 1),
    StatusRow(350, 1, three_seats=False),
    StatusRow(400, 1),
    StatusRow(400, 1),
    StatusRow(400, 1, three_seats=False),
    StatusRow(700, 2),
    StatusRow(750, 2),
    StatusRow(800, 2, three_seats=False),
    StatusRow(800, 2, three_seats=False),
    StatusRow(850, 2),
    StatusRow(900, 2),
    StatusRow(1200, 3),
    StatusRow(1300, 3),
    StatusRow(1400, 3, three_seats=False),
    StatusRow(1500, 3),
    StatusRow(0, 1),
    StatusRow(0, 1),
)
STATUSES = tuple(status for status in Status if STATUS_ROWS[status].cost)
"""The status cards that can be bought."""

RED_STATUS = Status.CHESS_SET
"""The card the red sheik begins with; without him it is one of the deck."""

TOP_POINTS = 3
"""Status cards of so many points never lie in the safe block on top of the deck."""


class Goal(Id):
    """A goal card, by the number of seats it is for."""

    FIVE_1 = 0
    FIVE_2 = 1
    FIVE_3 = 2
    FIVE_4 = 3
    FIVE_5 = 4
    FIVE_6 = 5
    FIVE_7 = 6
    FOUR_1 = 7
    FOUR_2 = 8
    FOUR_3 = 9
    FOUR_4 = 10
    FOUR_5 = 11
    THREE_1 = 12
    THREE_2 = 13
    THREE_3 = 14
    THREE_4 = 15


GOALS = tuple(Goal)


class GoalRow(Record, frozen=True):
    """For how many seats the goal is, and the ways to fill it: how many of each skill, in the order of SKILLS (R34)."""

    seats: int
    ways: tuple[tuple[int, ...], ...]


GOAL_ROWS = (
    GoalRow(5, ((1, 1, 0, 1),)),
    GoalRow(5, ((1, 0, 1, 1),)),
    GoalRow(5, ((0, 1, 1, 1),)),
    GoalRow(5, ((2, 1, 0, 0),)),
    GoalRow(5, ((2, 0, 1, 0),)),
    GoalRow(5, ((2, 0, 0, 1), (1, 0, 0, 2))),
    GoalRow(5, ((0, 2, 1, 0), (0, 1, 2, 0))),
    GoalRow(4, ((1, 1, 1, 1),)),
    GoalRow(4, ((2, 1, 1, 0),)),
    GoalRow(4, ((1, 2, 0, 1), (1, 1, 0, 2))),
    GoalRow(4, ((2, 0, 1, 1), (1, 0, 2, 1))),
    GoalRow(4, ((0, 2, 1, 1), (0, 1, 2, 1), (0, 1, 1, 2))),
    GoalRow(3, ((2, 1, 1, 1),)),
    GoalRow(3, ((2, 2, 1, 0), (1, 2, 2, 0))),
    GoalRow(3, ((2, 2, 0, 1), (2, 1, 0, 2))),
    GoalRow(3, ((2, 0, 2, 1), (2, 0, 1, 2), (1, 0, 2, 2))),
)
GOALS_FOR = {seats: tuple(goal for goal in GOALS if GOAL_ROWS[goal].seats == seats) for seats in (3, 4, 5)}
