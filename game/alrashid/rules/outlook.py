"""What members on the board will probably bring, reckoned quickly: who stands where, what shares and visits are worth.

The same reckoning as ``prospects``, made for searches that ask it many thousand times.
"""

from collections.abc import Sequence
from functools import lru_cache

from game.alrashid.rules.board import (
    GUILD_ROWS,
    MEMBER_ROWS,
    MERCHANT,
    MOST_ACTIONS,
    MOST_INFLUENCE,
    NOTE_VALUE,
    PASHA,
    RANKS,
    WARES,
    Arm,
    Site,
)
from game.alrashid.rules.cards import TITLE_ROWS, TITLES_OF, Title
from game.alrashid.rules.odds import win_chance
from game.alrashid.rules.phases.battle import STRATEGIST_STRENGTH
from game.alrashid.rules.prospects import (
    FIRST_IN_ORDER,
    OVERTAKEN,
    SPY_OPERATION,
    coin,
    recruit_worth,
    share_of,
    tile,
    title_worth,
)
from game.alrashid.rules.table import House, Mercenary, RashidTable
from game.alrashid.rules.visits import ECONOMIST_DISCOUNT, LORE_MASTER_DISCOUNT, STEWARD_ACTIONS
from game.engine.seats import NOBODY, Seat

FIRST_GUILD, CALIPH = Site.INTRIGUE, Site.CALIPH
KINDS = len(WARES)
POWER = {PASHA: MEMBER_ROWS[PASHA].dominance, MERCHANT: MEMBER_ROWS[MERCHANT].dominance, None: 0}
Post = tuple[int, int, float]
"""A location where a seat has members, its rank there, and the chance that it drops by one."""

Deal = tuple[float, int, int]
"""What something is worth beyond its fee, the fee, and the title if it is one, else NO_TITLE."""

NO_TITLE = -1


def placing(table: RashidTable) -> bool:
    """Whether members are still to be placed in this turn."""
    return table.resolution.chooser == NOBODY


def posts(table: RashidTable) -> list[list[Post]]:
    """Where each seat stands."""
    found: list[list[Post]] = [[] for _ in table.houses]
    rivals = waiting(table) if placing(table) else None
    resolution = table.resolution
    for site, parties in enumerate(table.delegations):
        if not parties:
            continue
        if site == resolution.site and resolution.ranking:
            for party in parties:
                found[party.seat].append((site, resolution.ranking.index(party.seat), 0.0))
            continue
        standing = [(POWER[party.chief] + party.sages, party.seat) for party in parties]
        if len(standing) > 1:
            standing.sort(key=_figure, reverse=True)
        for rank, (figure, seat) in enumerate(standing):
            found[seat].append((site, rank, drop(rivals[seat], figure) if rivals else 0.0))
    return found


def _figure(standing: tuple[int, Seat]) -> int:
    return standing[0]


def waiting(table: RashidTable) -> list[tuple[int, int]]:
    """For each seat the Pashas and the Pashas and Merchants together that its rivals have still to place."""
    pashas = merchants = 0
    for house in table.houses:
        pashas += house.supply[PASHA]
        merchants += house.supply[MERCHANT]
    return [
        (pashas - house.supply[PASHA], pashas + merchants - house.supply[PASHA] - house.supply[MERCHANT])
        for house in table.houses
    ]


def drop(rivals: tuple[int, int], figure: int) -> float:
    """The chance that somebody stronger comes."""
    if figure >= POWER[PASHA]:
        return 0.0
    return min(1.0, OVERTAKEN * rivals[figure < POWER[MERCHANT]])


# Lands


def land_coins(table: RashidTable, wares: tuple[int, ...], post: Post) -> float:
    """The coins that the share to be had in a land would add to a hand."""
    land, rank, drop = post
    stock = tuple(table.stalls[KINDS * land : KINDS * (land + 1)])
    coins = share_of(wares, stock, table.land_notes[land], rank)
    if drop:
        return coins + drop * (share_of(wares, stock, table.land_notes[land], rank + 1) - coins)
    return coins


def odds(table: RashidTable, seat: int, land: int) -> tuple[float, float, bool]:
    """The chance that a guarded land is clear for the seat, its chance to meet the raiders, and whether it can fight.

    Those who are stronger, or came before, fight first.
    """
    raiders, cleared = table.raiders[land], 0.0
    own = next(party for party in table.delegations[land] if party.seat == seat)
    figure, before = POWER[own.chief] + own.sages, True
    for party in table.delegations[land]:
        if party.seat == seat:
            before = False
            continue
        rival = POWER[party.chief] + party.sages
        if rival > figure or (before and rival == figure):
            cleared += (1 - cleared) * clearing(table.houses[party.seat], raiders, 2 << party.seat)
    house = table.houses[seat]
    able = clearing(house, raiders, 2 << seat)
    arms = {raider.arm for raider in raiders}
    armed = able > 0 or any(own_tile.arm in arms for own_tile in house.mercenaries)
    return cleared + (1 - cleared) * able, 1 - cleared, armed


def clearing(house: House, raiders: Sequence[Mercenary], eye: int) -> float:
    """The chance that a house clears a land with all its tiles, to somebody whose bit this is."""
    own, against = [0, 0, 0, 0], [0, 0, 0, 0]
    for counts, tiles in ((own, house.mercenaries), (against, raiders)):
        for each in tiles:
            if each.known & eye and each.strength is not None:
                counts[each.arm] += each.strength
            else:
                counts[each.arm + 2] += 1
    titles = house.titles
    if Title.AGHA in titles:
        own, against = (
            [own[0] + own[1], 0, own[2] + own[3], 0],
            [against[0] + against[1], 0, against[2] + against[3], 0],
        )
    bonus, chance = STRATEGIST_STRENGTH if Title.STRATEGIST in titles else 0, 1.0
    for arm in (Arm.LAND, Arm.SEA):
        if against[arm] or against[arm + 2]:
            if not (own[arm] or own[arm + 2]):
                return 0.0
            chance *= win_chance((own[arm] + bonus, own[arm + 2]), (against[arm], against[arm + 2]))
    return chance


# Palaces


def gift(wares: Sequence[int]) -> int:
    """The coins that the best further ware adds to a hand: a kind not held yet, if there is one."""
    kinds = KINDS - wares.count(0)
    return min(KINDS, kinds + 1)


def owned(house: House) -> int:
    """The titles of a house, a bit each."""
    mask = 0
    for title in house.titles:
        mask |= 1 << title
    return mask


@lru_cache(maxsize=1 << 15)
def title_deals(site: int, on_sale: bytes, own: int, left: int) -> tuple[Deal, ...]:
    """The titles a palace can sell: what each is worth beyond its fee, and the fee; the best first."""
    each = coin(left)
    deals = [
        (title_worth(title, left) - each * TITLE_ROWS[title].cost, TITLE_ROWS[title].cost, int(title))
        for title in TITLES_OF[site]
        if on_sale[title] and not own >> title & 1
    ]
    return tuple(sorted((deal for deal in deals if deal[0] > 0), reverse=True))


@lru_cache(maxsize=1 << 15)
def guild_extras(
    site: int, rank: int, left: int, served: bool, room: bool, less: int
) -> tuple[Deal | None, Deal | None]:
    """Service and favor of a guild, if they are worth their fee; ``room`` for influence, ``less`` to pay."""
    row = GUILD_ROWS[site - FIRST_GUILD]
    fee, each = row.service[rank] - less, coin(left)
    if row.recruits is not None:
        net = recruit_worth(row.recruits, left) if served else 0.0
    else:
        net = row.brings[rank] * (tile(left) if site == Site.MILITARY else SPY_OPERATION if left else 0.0)
    service = (net - each * fee, fee, NO_TITLE)
    match site:
        case Site.INTRIGUE | Site.POLITICS:
            favor = ((1.0 if room else 0.0) - each, 1, NO_TITLE)
        case Site.LORE:
            favor = ((NOTE_VALUE - 2) * each, 2, NO_TITLE)
        case Site.TRADE:
            favor = (each, 0, NO_TITLE)
        case _:
            favor = (tile(left) - each, 0, NO_TITLE)
    return service if service[0] > 0 else None, favor if favor[0] > 0 else None


@lru_cache(maxsize=1 << 16)
def best_visit(
    titles: tuple[Deal, ...], service: Deal | None, favor: Deal | None, most: int, saved: int, budget: int
) -> tuple[float, int]:
    """The best of what a guild grants for at most ``budget`` coins; ``saved`` is taken off every fee."""
    best: tuple[float, int] = (0.0, 0)
    for title in (None, *titles):
        for with_service in (False, True) if service else (False,):
            net, fee = title[:2] if title else (0.0, 0)
            if with_service and service:
                net, fee = net + service[0], fee + service[1]
            count = with_service + (title is not None)
            if not count or fee - saved > budget:
                continue
            if favor and count < most and fee + favor[1] - saved <= budget:
                net, fee = net + favor[0], fee + favor[1]
            if net > best[0]:
                best = (net, max(0, fee - saved))
    return best


class Purse:
    """What a seat can buy at palaces in this turn."""

    __slots__ = ("house", "left", "on_sale", "own", "room", "wares")

    def __init__(self, table: RashidTable, house: House, left: int, on_sale: bytes) -> None:
        self.house, self.left, self.on_sale = house, left, on_sale
        self.own = owned(house)
        self.room = house.influence < MOST_INFLUENCE
        self.wares = house.wares

    def visit(self, site: int, rank: int, budget: int) -> tuple[float, int]:
        """The best visit to a palace at this rank that can be paid, and its fee."""
        if rank >= RANKS:
            return 0.0, 0
        own, left = self.own, self.left
        titles = self.titles(site)
        saved = ECONOMIST_DISCOUNT if own >> Title.ECONOMIST & 1 else 0
        if site == CALIPH:
            more = gift(self.wares)
            net, fee = next(((net, fee) for net, fee, _ in titles if fee - saved <= budget + more), (0.0, 0))
            return net + more * coin(left) + (FIRST_IN_ORDER if left else 0.0), max(0, fee - saved)
        service, favor = self.extras(site, rank)
        most = STEWARD_ACTIONS if own >> Title.STEWARD & 1 else MOST_ACTIONS
        return best_visit(titles, service, favor, most, saved, budget)

    def titles(self, site: int) -> tuple[Deal, ...]:
        """The titles that are worth their fee, the best first."""
        return title_deals(site, self.on_sale, self.own, self.left)

    def extras(self, site: int, rank: int) -> tuple[Deal | None, Deal | None]:
        """Service and favor of a guild, if they are worth their fee."""
        recruits = GUILD_ROWS[site - FIRST_GUILD].recruits
        served = recruits is None or self.house.reserve[recruits] > 0
        less = LORE_MASTER_DISCOUNT if recruits is not None and self.own >> Title.LORE_MASTER & 1 else 0
        return guild_extras(site, rank, self.left, served, self.room, less)
