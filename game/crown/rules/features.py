"""What can be counted on a table of how a seat stands; ``weights.py`` says what each of it weighs.

Everything here is open to all: which cards a seat has still to play follows from those it has played.
"""

from game.crown.rules.board import BOOK, BREAD, COIN, HALF, HUTS_PER_SITE, MARKET_BOOKS, RING, ROUNDS, SLOTS, Marker
from game.crown.rules.cards import ACTIONS, ADVISORS, RANK_ROWS, Action, Advisor
from game.crown.rules.scoring import LIBRARIAN_BOOK
from game.crown.rules.table import CrownTable, Estate
from game.engine.seats import Seat

WORKING = (
    Advisor.BAKER,
    Advisor.BAILIFF,
    Advisor.LANDLORD,
    Advisor.SCHOOLMARM,
    Advisor.DRESSMAKER,
    Advisor.MERCHANT,
    Advisor.CHAMBERLAIN,
    Advisor.SCHOLAR,
    Advisor.MAYORESS,
    Advisor.STEWARD,
    Advisor.ABBESS,
    Advisor.TOOLMAKER,
    Advisor.LIBRARIAN,
)
"""Advisors that are worth something after the turn in which they came."""

CARDS = (Action.RING, Action.TRADE, Action.STEP, Action.DISCOUNT, Action.ENVOY)
"""Cards worth telling apart; the others take a resource."""

GROUPS: dict[str, tuple[str, ...]] = {
    "score": ("lower", "settled", "projected", "citizens_behind", "buildings_behind"),
    "tempo": ("turns", *(f"{card.name.lower()}_card" for card in CARDS)),
    "resources": ("wood", "grain", "stone", "cloth", "resources", "surplus", "kinds"),
    "wares": ("breads", "bread_sale", "books", "book_sale", "tokens"),
    "nobility": ("rings", "coins", "spare_rings", "spare_coins", "pairs", "rank", "rank_near", "rank_next"),
    "craftsmen": ("craftsmen", "craftsmen_together", "craftsmen_ahead"),
    "advisors": tuple(advisor.name.lower() for advisor in WORKING),
}
"""Features by what people would call them, in the order in which they are counted."""

NAMES = tuple(name for names in GROUPS.values() for name in names)
PLAIN = frozenset(
    {"lower", "settled", "turns", "resources", "breads", "books", "rings", "coins", "rank", "craftsmen", "tokens"}
)
"""What a beginner looks at."""

TURNS = ROUNDS * SLOTS
CITIZENS_PER_TURN, BUILDINGS_PER_TURN = 2.5, 1.5
"""How both tracks are likely to grow."""

RESOURCE, SURPLUS_RESOURCE, ENOUGH = 1.9, 1.0, 3
BREAD_WORTH, BOOK_WORTH, TOKEN_WORTH, CRAFTSMAN_PER_TURN = 3.0, 3.6, 1.8, 0.35
RING_IN_COINS = 1.6
"""The points of the next rank are spread over the rings and coins it needs, a ring counting so many coins."""

UNMOVED = 0.6
"""The part of a turn that is still to come while the councilor has not moved."""

BOOK_POINTS = tuple(row.points for row in MARKET_BOOKS) + (MARKET_BOOKS[-1].points,) * 40
MOST_SOLD = 3
NO_ADVISORS = [0.0] * len(WORKING)
PLACES = tuple(WORKING.index(advisor) if advisor in WORKING else -1 for advisor in ADVISORS)
RANKS = tuple((len(row.units) // 2, (*row.points, 0)) for row in RANK_ROWS)
"""For each rank the rings (and as many coins) it costs and what its cards score, 0 when none is left."""


def progress(table: CrownTable) -> float:
    """How much of the game is over, from 0 to 1."""
    played = sum([SLOTS - estate.slots.count(None) for estate in table.estates[: table.terms.seats]])
    return (max(0, table.round - 1) * SLOTS + played / table.terms.seats) / TURNS


def features(table: CrownTable, seat: Seat) -> list[float]:
    """The numbers of NAMES for the seat."""
    estate, turn = table.estates[seat], table.turn
    unplayed = len(ACTIONS) - SLOTS - len(estate.played) + estate.slots.count(None)
    left: float = unplayed + len(ACTIONS) if table.round <= HALF else unplayed
    if turn.seat == seat and turn.card is not None and not turn.moved:
        left += UNMOVED
    wares = _wares(table, estate)
    nobility = _nobility(table, estate)
    craftsmen = _craftsmen(table, seat, estate)
    resources, store = _resources(estate)
    goods = (
        store
        + BREAD_WORTH * wares[0]
        + BOOK_WORTH * wares[2]
        + TOKEN_WORTH * wares[4]
        + nobility[6]
        + 2 * nobility[2]
        + nobility[3]
        + left * CRAFTSMAN_PER_TURN * craftsmen[0]
    )
    return [
        *_score(estate, left, goods),
        left,
        *_cards(estate),
        *resources,
        *wares,
        *nobility,
        *craftsmen,
        *(_advisors(estate) if estate.advisors else NO_ADVISORS),
    ]


def _score(estate: Estate, left: float, goods: float) -> tuple[float, ...]:
    """The lower track; the score if it all ended now; the score it may become; how far either track will lag."""
    citizens, buildings, purse = estate.citizens, estate.buildings, estate.purse
    book = LIBRARIAN_BOOK if Advisor.LIBRARIAN in estate.advisors else 1
    resources = purse[0] + purse[1] + purse[2] + purse[3]
    extra = 2 * purse[RING] + purse[COIN] + len(estate.tokens) + book * purse[BOOK] + purse[BREAD] + resources / 2
    lower = min(buildings, citizens)
    settled = min((citizens + buildings + extra) / 2, lower + extra)
    ahead, built = citizens + CITIZENS_PER_TURN * left, buildings + BUILDINGS_PER_TURN * left
    gap = built - ahead
    projected = min((ahead + built + goods) / 2, (ahead if gap > 0 else built) + goods)
    return lower, settled, projected, gap if gap > 0 else 0.0, 0.0 if gap > 0 else -gap


def _cards(estate: Estate) -> list[float]:
    """Which of CARDS the seat has still to play in this half of the game."""
    gone = estate.played + estate.slots
    return [0.0 if card in gone else 1.0 for card in CARDS]


def _resources(estate: Estate) -> tuple[tuple[float, ...], float]:
    """The resources by kind (two of each), together, beyond three of a kind, kinds; and about what they are worth."""
    wood, grain, stone, cloth = estate.purse[:4]
    together = wood + grain + stone + cloth
    surplus = 0
    if together > ENOUGH:
        surplus = sum([held - ENOUGH for held in (wood, grain, stone, cloth) if held > ENOUGH])
    store = RESOURCE * (together - surplus) + SURPLUS_RESOURCE * surplus
    kinds = (wood > 0) + (grain > 0) + (stone > 0) + (cloth > 0)
    two = (min(2, wood), min(2, grain), min(2, stone), min(2, cloth))
    return (*two, together, surplus, kinds), store


def _wares(table: CrownTable, estate: Estate) -> tuple[float, ...]:
    """Breads and what the next three would bring; books and what they would bring; tokens."""
    breads, books = estate.purse[BREAD], estate.purse[BOOK]
    sale = (min(MOST_SOLD, breads)) * table.shown(Marker.DELIVERY_BREAD) if breads else 0
    return breads, sale, books, BOOK_POINTS[books], len(estate.tokens)


def _nobility(table: CrownTable, estate: Estate) -> tuple[float, ...]:
    """Rings and coins for the next rank, to spare, in pairs; the rank, what of the next is there, what it scores."""
    rings, coins, rank = estate.purse[RING], estate.purse[COIN], len(estate.nobles)
    if rank == len(RANKS):
        return 0, 0, rings, coins, 0, rank, 0, 0
    need, scale = RANKS[rank]
    points = scale[table.nobles[rank]]
    if not points:
        return 0, 0, rings, coins, 0, rank, 0, 0
    ring, coin = min(need, rings), min(need, coins)
    near = points * (RING_IN_COINS * ring + coin) / ((RING_IN_COINS + 1) * need)
    return ring, coin, rings - ring, coins - coin, min(coin, ring), rank, near, points


def _craftsmen(table: CrownTable, seat: Seat, estate: Estate) -> tuple[float, ...]:
    """Craftsmen placed, the most at one place, and how many the councilor can reach with its free slots."""
    huts = table.huts
    count = huts.count(seat)
    if not count:
        return 0, 0, 0
    sites = [huts[at : at + HUTS_PER_SITE].count(seat) for at in range(0, len(huts), HUTS_PER_SITE)]
    ahead = 0
    ring = table.rings[0]
    here = ring.index(estate.councilors[0])
    for steps, card in enumerate(estate.slots, 1):
        site = ring[(here + steps) % len(ring)]
        if card is None and site < len(sites) and sites[site] > ahead:
            ahead = sites[site]
    return count, max(sites), ahead


def _advisors(estate: Estate) -> list[float]:
    """One for each of WORKING the seat has."""
    found = NO_ADVISORS[:]
    for advisor in estate.advisors:
        place = PLACES[advisor]
        if place >= 0:
            found[place] = 1.0
    return found
