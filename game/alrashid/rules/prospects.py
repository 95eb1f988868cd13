"""What members on the board may still bring in this turn: shares of lands, and what palaces sell.

Everything is in prestige points. The weights come from trial games.
"""

from collections.abc import Sequence
from functools import lru_cache

from game.alrashid.rules.board import (
    LANDS,
    MEMBER_ROWS,
    MEMBERS,
    MOST_ACTIONS,
    MOST_INFLUENCE,
    NOTE_VALUE,
    PALACES,
    RANKS,
    SHARES,
    TURNS,
    WARES,
    Member,
    Site,
    Ware,
)
from game.alrashid.rules.cards import TITLE_ROWS, Title
from game.alrashid.rules.dominance import ranked
from game.alrashid.rules.odds import clearing_chance
from game.alrashid.rules.payments import means, value
from game.alrashid.rules.table import RashidTable
from game.alrashid.rules.visits import guild_row, most_actions, service_fee, titles_on_sale
from game.engine.seats import Seat, all_seats

COIN, LAST_COIN = 0.39, 0.02
"""What a coin is worth, and what it is worth when no turn is to come."""

TILE = 0.38
SPY_OPERATION = 0.7
FIRST_IN_ORDER = 0.5
GIFT = 4.0
"""Coins that the gift of Al-Rashid adds to a hand."""

MEMBER_PER_TURN = (1.2, 0.65, 0.6)
"""What a member brings in each turn to come, beside its points."""

TITLE_PER_TURN = (
    1.7, 0.6, 0.1, 0.2, 0.4, 0.5, 0.3, 0.1,
    0.5, 0.4, 0.1, 1.8, 0.3, 0.7, 0.9, 0.9,
    0.9, 0.6, 0.0, 1.0, 0.4, 0.3, 1.4, 0.2,
    1.3, 0.2, 0.7, 1.2, 0.1, 0.4, 1.2, 0.0,
)  # fmt: skip
"""What a title brings in each turn to come, beside its points."""

EXPECTED = 0.75
"""The part of a land's share that can be counted on when a palace has to be paid."""

OVERTAKEN = 0.07
"""The chance that one rival member still to be placed comes to this very location."""

FORCED_RUN = 4.0

Deal = tuple[float, int]
"""What a visit to a palace is worth, its fee deducted, and the fee."""

NO_DEAL: Deal = (0.0, 0)


def turns_left(table: RashidTable) -> int:
    """How many turns follow this one."""
    return TURNS - max(1, table.turn)


def coin(left: int) -> float:
    """What a coin is worth."""
    return COIN if left else LAST_COIN


def tile(left: int) -> float:
    """What a mercenary is worth."""
    return TILE if left else 0.0


def title_worth(title: Title, left: int) -> float:
    """What a title is worth to its owner from now on."""
    return TITLE_ROWS[title].points + TITLE_PER_TURN[title] * left


def recruit_worth(member: Member, left: int) -> float:
    """What a new member is worth."""
    return MEMBER_ROWS[member].points + MEMBER_PER_TURN[member] * left


def prospects(table: RashidTable, seat: Seat, eyes: Seat) -> float:
    """What the seat may hope for from all its members on the board, to somebody who knows what ``eyes`` knows."""
    left = turns_left(table)
    hope = income = 0.0
    for land in LANDS:
        if table.delegations[land]:
            gain, coins = _land(table, seat, land, eyes)
            hope += gain
            income += coins
    return hope + _palaces(table, seat, left, income)


def _standing(table: RashidTable, seat: Seat, site: Site) -> tuple[int, float]:
    """The rank of the seat at a location, and the chance that it drops by one; no rank at all when it is not there."""
    for rank, (other, figure) in enumerate(ranked(table, site)):
        if other == seat:
            return rank, _threat(table, seat, figure) if table.phase == "placement" else 0.0
    return RANKS, 0.0


def _threat(table: RashidTable, seat: Seat, figure: int) -> float:
    """The chance that somebody stronger comes."""
    members = 0
    for rival in all_seats(table.terms.seats):
        if rival != seat:
            supply = table.houses[rival].supply
            members += sum(supply[member] for member in MEMBERS if MEMBER_ROWS[member].dominance > figure)
    return min(1.0, OVERTAKEN * members)


# Lands


def _land(table: RashidTable, seat: Seat, land: Site, eyes: Seat) -> tuple[float, float]:
    """What going to a land is worth, and the coins that can be counted on for the palaces."""
    rank, drop = _standing(table, seat, land)
    if rank >= RANKS:
        return 0.0, 0.0
    coins = (1 - drop) * share(table, seat, land, rank) + drop * share(table, seat, land, rank + 1)
    each = coin(turns_left(table))
    if not table.raiders[land]:
        return coins * each, EXPECTED * coins
    chance, cost = _battle(table, seat, land, eyes)
    return chance * coins * each - cost, EXPECTED * chance * coins


def _battle(table: RashidTable, seat: Seat, land: Site, eyes: Seat) -> tuple[float, float]:
    """The chance that the land is clear for the seat, by whomever, and what its own part in it costs."""
    cleared = 0.0
    for other, _ in ranked(table, land):
        if other == seat:
            break
        cleared += (1 - cleared) * clearing_chance(table, other, land, eyes)
    able = clearing_chance(table, seat, land, eyes)
    tiles, raiders = table.houses[seat].mercenaries, table.raiders[land]
    armed = any(own.arm is raider.arm for own in tiles for raider in raiders)
    spent = tile(turns_left(table)) * min(len(tiles), len(raiders)) if armed else FORCED_RUN
    return cleared + (1 - cleared) * able, (1 - cleared) * spent


def share(table: RashidTable, seat: Seat, land: Site, rank: int) -> int:
    """The coins that a share of this rank would add to the seat's hand."""
    return share_of(tuple(table.houses[seat].wares), tuple(table.stock(land)), table.land_notes[land], rank)


@lru_cache(maxsize=1 << 16)
def share_of(hand: tuple[int, ...], stall: tuple[int, ...], notes: int, rank: int) -> int:
    """The coins that a share of this rank in a land with these wares and notes would add to a hand."""
    if rank >= RANKS:
        return 0
    wares, stock = list(hand), _left_over(list(stall), rank)
    before, whole = value(wares), 0
    if not rank:
        whole = max(_with_all(wares, ware, stock[ware]) for ware in WARES) - before
    note = bool(notes)
    for _ in range(SHARES[rank]):
        gain, ware = _best_ware(wares, stock)
        if note and gain < NOTE_VALUE:
            before -= NOTE_VALUE
            note = False
        elif gain:
            wares[ware] += 1
            stock[ware] -= 1
    return max(whole, value(wares) - before)


def _left_over(stock: list[int], rank: int) -> list[int]:
    """What those before may leave: they take of what there is most."""
    for _ in range(sum(SHARES[:rank])):
        stock[stock.index(max(stock))] -= 1
    return [max(0, count) for count in stock]


def _with_all(wares: Sequence[int], ware: Ware, count: int) -> int:
    return value([held + count * (kind == ware) for kind, held in enumerate(wares)]) if count > SHARES[0] else 0


def _best_ware(wares: list[int], stock: Sequence[int]) -> tuple[int, int]:
    """Of the wares in stock the one that adds most, and how much that is."""
    before, best, found = value(wares), 0, 0
    for ware, count in enumerate(stock):
        if count:
            wares[ware] += 1
            gain = value(wares) - before
            wares[ware] -= 1
            if gain > best:
                best, found = gain, ware
    return best, found


# Palaces


def _palaces(table: RashidTable, seat: Seat, left: int, income: float) -> float:
    """What the palaces visited may sell, the best deal first, while there are coins.

    Where a palace is being resolved, only the hand can pay.
    """
    hand, hope, spent = means(table, seat), 0.0, 0
    offers = []
    for site in PALACES:
        if table.delegations[site]:
            rank, drop = _standing(table, seat, site)
            if rank < RANKS:
                budget = hand if table.resolution.site is site else hand + income
                offers.append((_deal(table, seat, site, rank, left, budget), site, rank, drop, budget))
    offers.sort(key=lambda offer: -offer[0][0])
    for deal, site, rank, drop, budget in offers:
        net, fee = _deal(table, seat, site, rank, left, budget - spent) if spent else deal
        if drop:
            net += drop * (_deal(table, seat, site, rank + 1, left, budget - spent)[0] - net)
        hope += net
        spent += fee
    return hope


def _deal(table: RashidTable, seat: Seat, site: Site, rank: int, left: int, budget: float) -> Deal:
    """The best visit that can be paid."""
    if rank >= RANKS:
        return NO_DEAL
    if site is Site.CALIPH:
        net, fee = _title(table, seat, site, left, budget + GIFT)
        return net + GIFT * coin(left) + (FIRST_IN_ORDER if left else 0.0), fee
    return _guild(table, seat, site, rank, left, budget)


def _guild(table: RashidTable, seat: Seat, site: Site, rank: int, left: int, budget: float) -> Deal:
    """The best of what a guild grants, one by one until the number of actions is reached."""
    service = _paid(_service(table, seat, site, rank, left), budget)
    title = _title(table, seat, site, left, budget)
    favor = _paid(_favor(table, seat, site, left), budget)
    if most_actions(table, seat) > MOST_ACTIONS:
        return _both(_both(service, _title(table, seat, site, left, budget - service[1]), budget), favor, budget)
    ways = [_both(service, _title(table, seat, site, left, budget - service[1]), budget)]
    for one in (service, title):
        if one[0] > 0.0:
            ways.append(_both(one, favor, budget))
    return max(ways)


def _both(one: Deal, other: Deal, budget: float) -> Deal:
    """Both deals if they can be paid together, else the first."""
    return (one[0] + other[0], one[1] + other[1]) if one[1] + other[1] <= budget else one


def _paid(deal: Deal, budget: float) -> Deal:
    return deal if deal[0] > 0.0 and deal[1] <= budget else NO_DEAL


def _title(table: RashidTable, seat: Seat, site: Site, left: int, budget: float) -> Deal:
    """The title that is worth most beyond its fee."""
    best, each = NO_DEAL, coin(left)
    for title in titles_on_sale(table, seat, site):
        cost = TITLE_ROWS[title].cost
        if cost <= budget:
            best = max(best, (title_worth(title, left) - each * cost, cost))
    return best


def _service(table: RashidTable, seat: Seat, site: Site, rank: int, left: int) -> Deal:
    row, fee = guild_row(site), service_fee(table, seat, site, rank)
    if row.recruits is None:
        each = tile(left) if site is Site.MILITARY else SPY_OPERATION if left else 0.0
        return row.brings[rank] * each - coin(left) * fee, fee
    if not table.houses[seat].reserve[row.recruits]:
        return NO_DEAL
    return recruit_worth(row.recruits, left) - coin(left) * fee, fee


def _favor(table: RashidTable, seat: Seat, site: Site, left: int) -> Deal:
    match site:
        case Site.INTRIGUE | Site.POLITICS:
            return (1.0 if table.houses[seat].influence < MOST_INFLUENCE else 0.0) - coin(left), 1
        case Site.LORE:
            return (NOTE_VALUE - 2) * coin(left), 2
        case Site.TRADE:
            return coin(left), 0
        case _:
            return tile(left) - coin(left), 0
