"""The title and crisis tiles, one line each (rules 13, 16, 18; the effects are told in ``phases/titles.py``)."""

from game.alrashid.rules.board import Site
from game.engine.record import Id, Record


class Timing(Id):
    """When a title works."""

    START = 0
    RESOLUTION = 1
    BEFORE_CHECK = 2
    PERMANENT = 3
    ONCE = 4
    END = 5


START, RESOLUTION, BEFORE_CHECK, PERMANENT, ONCE, END = Timing


class Title(Id):
    """A title in the order of the tiles: SMUGGLER is C001, ALCHEMIST is C032."""

    SMUGGLER = 0
    PLOTTER = 1
    INFORMER = 2
    IMPOSTOR = 3
    STRATEGIST = 4
    RECRUITER = 5
    RAIDER = 6
    NEGOTIATOR = 7
    LORE_MASTER = 8
    ENCHANTER = 9
    DIPLOMAT = 10
    BANKER = 11
    TRADER = 12
    HARDWOOD_IMPORTER = 13
    POTTERY_IMPORTER = 14
    METAL_IMPORTER = 15
    AIDE = 16
    STEWARD = 17
    WAREHOUSE_KEEPER = 18
    MAIDEN = 19
    WEAPON_MASTER = 20
    DEAN = 21
    ECONOMIST = 22
    COUNSELOR = 23
    TREASURER = 24
    AGHA = 25
    SILK_MONOPOLIST = 26
    SPICE_MONOPOLIST = 27
    ASTROLOGIST = 28
    LAW_EXPERT = 29
    QUARTERMASTER = 30
    ALCHEMIST = 31


class TitleRow(Record, frozen=True):
    """A title: the palace that sells it, its fee in coins, its points, and when it works.

    A title with two timings works once when it is bought and always after.
    """

    palace: Site
    cost: int
    points: int
    timings: tuple[Timing, ...]
    house: bool


TITLES = tuple(Title)
DOUBLED = TITLES[:16]
"""Titles of which a second copy is on sale with four or five seats (rule 13)."""

MANY_SEATS = 4
TITLE_ROWS = (
    TitleRow(Site.INTRIGUE, 7, 1, (RESOLUTION,), house=True),
    TitleRow(Site.INTRIGUE, 5, 2, (PERMANENT,), house=True),
    TitleRow(Site.INTRIGUE, 4, 1, (START,), house=True),
    TitleRow(Site.INTRIGUE, 6, 2, (BEFORE_CHECK,), house=True),
    TitleRow(Site.MILITARY, 5, 2, (PERMANENT,), house=True),
    TitleRow(Site.MILITARY, 4, 1, (START,), house=True),
    TitleRow(Site.MILITARY, 5, 2, (PERMANENT,), house=True),
    TitleRow(Site.MILITARY, 5, 2, (RESOLUTION,), house=True),
    TitleRow(Site.LORE, 6, 2, (PERMANENT,), house=True),
    TitleRow(Site.LORE, 5, 2, (BEFORE_CHECK,), house=True),
    TitleRow(Site.LORE, 5, 2, (PERMANENT,), house=True),
    TitleRow(Site.LORE, 7, 1, (START,), house=True),
    TitleRow(Site.TRADE, 5, 2, (RESOLUTION,), house=True),
    TitleRow(Site.TRADE, 4, 1, (START,), house=True),
    TitleRow(Site.TRADE, 4, 1, (START,), house=True),
    TitleRow(Site.TRADE, 4, 1, (START,), house=True),
    TitleRow(Site.POLITICS, 9, 3, (RESOLUTION,), house=True),
    TitleRow(Site.POLITICS, 8, 3, (PERMANENT,), house=True),
    TitleRow(Site.POLITICS, 8, 3, (END,), house=True),
    TitleRow(Site.POLITICS, 9, 4, (PERMANENT,), house=True),
    TitleRow(Site.POLITICS, 8, 3, (PERMANENT,), house=True),
    TitleRow(Site.POLITICS, 10, 3, (END,), house=True),
    TitleRow(Site.POLITICS, 10, 3, (PERMANENT,), house=True),
    TitleRow(Site.POLITICS, 11, 4, (START,), house=True),
    TitleRow(Site.CALIPH, 12, 5, (ONCE, PERMANENT), house=True),
    TitleRow(Site.CALIPH, 10, 5, (PERMANENT,), house=True),
    TitleRow(Site.CALIPH, 11, 4, (START,), house=True),
    TitleRow(Site.CALIPH, 10, 4, (START,), house=True),
    TitleRow(Site.CALIPH, 10, 5, (START,), house=True),
    TitleRow(Site.CALIPH, 12, 5, (ONCE, PERMANENT), house=True),
    TitleRow(Site.CALIPH, 11, 4, (PERMANENT,), house=True),
    TitleRow(Site.CALIPH, 13, 6, (RESOLUTION,), house=True),
)
TITLES_OF = tuple(tuple(title for title in TITLES if TITLE_ROWS[title].palace is site) for site in Site)
"""The titles on sale at each location, by Site; none in lands."""


class Crisis(Id):
    """A crisis tile; the first three are for the set-up only."""

    X1 = 0
    X2 = 1
    X3 = 2
    W1 = 3
    W2 = 4
    W3 = 5
    W4 = 6
    W5 = 7
    W6 = 8
    W7 = 9
    W8 = 10


CRISES = tuple(Crisis)
SETUP_CRISES = CRISES[:3]
GAME_CRISES = CRISES[3:]
CRISES_PLAYED = 4


class CrisisRow(Record, frozen=True):
    """A crisis: the lands that get a sea mercenary and those that get a land mercenary, in the order printed."""

    sea: tuple[Site, ...]
    land: tuple[Site, ...]
    house: bool


CRISIS_ROWS = (
    CrisisRow((Site.RUM, Site.HIND), (Site.KHORASAN, Site.IFRIQIYA), house=True),
    CrisisRow((Site.FRANK, Site.SIN), (Site.ARABIA, Site.KHORASAN), house=True),
    CrisisRow((Site.RUM, Site.SIN), (Site.HIND, Site.ARABIA), house=True),
    CrisisRow((Site.HIND, Site.RUM), (Site.KHORASAN,), house=True),
    CrisisRow((Site.SIN, Site.IFRIQIYA), (Site.FRANK,), house=True),
    CrisisRow((Site.ARABIA,), (Site.SIN, Site.KHORASAN), house=True),
    CrisisRow((Site.HIND, Site.FRANK), (Site.ARABIA,), house=True),
    CrisisRow((Site.RUM,), (Site.HIND, Site.IFRIQIYA), house=True),
    CrisisRow((Site.SIN,), (Site.KHORASAN, Site.RUM), house=True),
    CrisisRow((Site.ARABIA, Site.IFRIQIYA), (Site.SIN,), house=True),
    CrisisRow((Site.SIN, Site.FRANK), (Site.HIND,), house=True),
)
