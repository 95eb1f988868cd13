"""What may make a position strong: numbers a seat that weights are learned for.

In points or coins where that makes sense; what lasts is counted for each turn to come.
"""

from game.alrashid.rules.board import (
    ARMS,
    MERCHANT,
    PALACES,
    PASHA,
    RANKS,
    RUN_DISHONOR,
    SAGE,
    TURNS,
    WARES,
)
from game.alrashid.rules.cards import Title
from game.alrashid.rules.outlook import FIRST_GUILD, Post, Purse, land_coins, odds, owned, placing, posts
from game.alrashid.rules.payments import means
from game.alrashid.rules.prospects import EXPECTED, TITLE_PER_TURN, turns_left
from game.alrashid.rules.scoring import prestige
from game.alrashid.rules.table import House, RashidTable
from game.engine.seats import Seat

REASONS = {
    "prestige": "prestige",
    "prestige_last": "prestige",
    "pashas_to_come": "family",
    "merchants_to_come": "family",
    "sages_to_come": "family",
    "titles_to_come": "titles",
    "imports_to_come": "titles",
    "titles": "titles",
    "coins": "wares",
    "many_coins": "wares",
    "coins_last": "wares",
    "kinds": "wares",
    "notes": "wares",
    "tiles": "mercenaries",
    "both_arms": "mercenaries",
    "order": "order",
    "pashas_at_home": "family",
    "merchants_at_home": "family",
    "sages_at_home": "family",
    "income": "lands",
    "income_last": "lands",
    "shame": "lands",
    "tiles_risked": "mercenaries",
    "hope": "palaces",
    "hope_last": "palaces",
    "hope_now": "palaces",
    "fees": "palaces",
    "intrigue": "palaces",
    "military": "palaces",
    "lore": "palaces",
    "trade": "palaces",
    "politics": "palaces",
    "caliph": "palaces",
    "lands_led": "lands",
    "palaces_led": "palaces",
    "left_out": "rivals",
    "threatened": "rivals",
}
"""The features, and the reason of which each is a part."""

NAMES = tuple(REASONS)
PLAIN = frozenset(
    {
        "prestige",
        "pashas_to_come",
        "merchants_to_come",
        "sages_to_come",
        "titles",
        "coins",
        "tiles",
        "income",
        "intrigue",
        "military",
        "lore",
        "trade",
        "politics",
        "caliph",
        "left_out",
    }
)
"""What somebody looks at who plays for the first time."""

ENOUGH_COINS = 24
ENOUGH_TILES = 4
IMPORTS = sum(
    1 << title
    for title in (
        Title.HARDWOOD_IMPORTER,
        Title.POTTERY_IMPORTER,
        Title.METAL_IMPORTER,
        Title.BANKER,
        Title.SPICE_MONOPOLIST,
        Title.SILK_MONOPOLIST,
    )
)


def progress(table: RashidTable) -> float:
    """How far the game has come: 0 at its beginning, 1 at its end."""
    return (max(1, table.turn) - (1.0 if placing(table) else 0.5)) / TURNS


def features(table: RashidTable, seat: Seat) -> list[float]:
    """What is to be said for a seat, in the order of NAMES."""
    return told(table, seat, posts(table)[seat])


def told(table: RashidTable, seat: Seat, own: list[Post]) -> list[float]:
    """The features of a seat that stands so."""
    house = table.houses[seat]
    left = turns_left(table)
    members = _family(table, seat, house, own)
    points = prestige(house, members)
    coins = means(table, seat)
    arms = {each.arm for each in house.mercenaries}
    home: tuple[int, ...] | list[int] = house.supply if placing(table) else (0, 0, 0)
    last = not left
    found = [
        points,
        points if last else 0,
        members[PASHA] * left,
        members[MERCHANT] * left,
        members[SAGE] * left,
        left * sum([TITLE_PER_TURN[title] for title in house.titles]),
        left * (owned(house) & IMPORTS).bit_count(),
        len(house.titles),
        0 if last else min(coins, ENOUGH_COINS * left),
        0 if last else max(0, coins - ENOUGH_COINS),
        coins if last else 0,
        0 if last else len(WARES) - house.wares.count(0),
        0 if last else house.notes,
        0 if last else min(ENOUGH_TILES, len(house.mercenaries)),
        0 if last or len(arms) < len(ARMS) else 1,
        0 if last else len(table.order) - table.order.index(seat),
        home[PASHA],
        home[MERCHANT],
        home[SAGE],
    ]
    found += _outlook(table, seat, own, coins, left)
    return found


def _family(table: RashidTable, seat: Seat, house: House, own: list[Post]) -> list[int]:
    """The recruited members by Member."""
    found = house.supply[:]
    for site, _, _ in own:
        for party in table.delegations[site]:
            if party.seat == seat:
                found[SAGE] += party.sages
                if party.chief is not None:
                    found[party.chief] += 1
    return found


def _outlook(table: RashidTable, seat: Seat, own: list[Post], coins: int, left: int) -> list[float]:
    """What the members on the board will bring."""
    wares = tuple(table.houses[seat].wares)
    income = shame = risked = threat = 0.0
    led, palaces_led, out = 0, 0, 0
    visits = [0.0] * len(PALACES)
    palaces: list[Post] = []
    for post in own:
        site, rank, drop = post
        if rank >= RANKS:
            out += 1
            continue
        threat += drop
        if site >= FIRST_GUILD:
            palaces.append(post)
            visits[site - FIRST_GUILD] = 1.0
            palaces_led += not rank
            continue
        led += not rank
        gain = land_coins(table, wares, post)
        if table.raiders[site]:
            clear, meets, armed = odds(table, seat, site)
            income += clear * gain
            if armed:
                risked += meets * min(len(table.houses[seat].mercenaries), len(table.raiders[site]))
            else:
                shame += meets * RUN_DISHONOR
        else:
            income += gain
    hope = fees = now = 0.0
    if palaces:
        hope, fees, now, idle = _hopes(table, seat, palaces, coins, int(EXPECTED * income), left)
        shame += idle if table.terms.idle_dishonor else 0
    last = not left
    return [
        0.0 if last else income,
        income if last else 0.0,
        shame,
        0.0 if last else risked,
        0.0 if last else hope,
        hope if last else 0.0,
        now,
        fees,
        *visits,
        led,
        palaces_led,
        out,
        threat,
    ]


def _hopes(
    table: RashidTable, seat: Seat, palaces: list[Post], coins: int, income: int, left: int
) -> tuple[float, float, float, int]:
    """What the palaces visited will sell beyond the fees, the best deal first while there are coins; the fees; what
    they would sell at once; and how many will sell nothing.
    """
    purse = Purse(table, table.houses[seat], left, bytes(table.titles))
    here = table.resolution.site
    offers = []
    for site, rank, drop in palaces:
        budget = coins if site == here else coins + income
        offers.append((*purse.visit(site, rank, budget), site, rank, drop))
    offers.sort(reverse=True)
    hope, spent, idle = 0.0, 0, 0
    for net, fee, site, rank, drop in offers:
        if spent:
            budget = (coins if site == here else coins + income) - spent
            net, fee = purse.visit(site, rank, budget)
        if drop:
            net -= drop * (net - purse.visit(site, rank + 1, coins + income - spent)[0])
        idle += not net
        hope += net
        spent += fee
    now = hope
    if income:
        now = max([purse.visit(site, rank, coins)[0] for site, rank, _ in palaces])
    return hope, spent, now, idle
