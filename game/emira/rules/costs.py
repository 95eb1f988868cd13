"""What things cost a seat: actions, events, bids after the camels' discount, and upkeep (R14, R19-R23, R31)."""

from collections.abc import Iterable

from game.emira.rules.board import (
    BADRA_SECTION,
    CAMEL_COST,
    CAMEL_TRACK,
    CARAVAN_ROWS,
    COUNTER_COST,
    EVENT_COSTS,
    EVENTS_SEEN,
    FARAH_CAMEL,
    HAGGLED,
    HIGHEST_BID,
    JANAN_UPKEEP,
    MANY_PRINCESSES,
    NEWCOMER_FEE,
    POOR,
    RISING_COST,
    RISING_FARAH,
    SECTION_COST,
    UPKEEP,
    ZAINAB_COSTS,
    Action,
    Caravan,
)
from game.emira.rules.cards import STATUS_ROWS, Event, Princess
from game.emira.rules.table import EmiraTable, Household
from game.engine.seats import Seat


def caravan_cost(table: EmiraTable, seat: Seat, caravan: Caravan) -> int:
    """What a caravan on this track costs the seat."""
    row = CARAVAN_ROWS[caravan]
    adara = Princess.ADARA in table.households[seat].princesses
    return _haggled(table, seat, row.adara if adara else row.cost)


def cost(table: EmiraTable, seat: Seat, action: Action) -> int:
    """What the counter, the status card, the section or the camel on display costs the seat."""
    household, printed = table.households[seat], COUNTER_COST
    if action is Action.STATUS:
        assert table.market.status is not None, "no status card is on display"
        printed = STATUS_ROWS[table.market.status].cost
    elif action is Action.PALACE:
        printed = BADRA_SECTION if Princess.BADRA in household.princesses else SECTION_COST
    elif action is Action.CAMEL:
        printed = _camel_cost(table, household)
    return _haggled(table, seat, printed)


def _camel_cost(table: EmiraTable, household: Household) -> int:
    farah = Princess.FARAH in household.princesses
    if table.terms.rising_camels:
        return CAMEL_COST + RISING_COST.value * household.camels - (RISING_FARAH.value if farah else 0)
    return FARAH_CAMEL if farah else CAMEL_COST


def _haggled(table: EmiraTable, seat: Seat, printed: int) -> int:
    if table.played and table.has_played(seat, Event.HAGGLING):
        return max(0, printed - HAGGLED.value)
    return printed


def event_cost(table: EmiraTable, seat: Seat, count: int) -> int:
    """What looking at so many events costs the seat."""
    zainab = Princess.ZAINAB in table.households[seat].princesses
    return (ZAINAB_COSTS if zainab else EVENT_COSTS)[EVENTS_SEEN.index(count)]


def discount(household: Household) -> int:
    """What the camels take off a bid."""
    return household.camels * CAMEL_TRACK[household.breed]


def bid_price(table: EmiraTable, seat: Seat, bid: int) -> int:
    """What the seat would really pay for a winning bid; never below nothing (R20)."""
    off = discount(table.households[seat])
    if table.terms.tamed_camels:
        off = min(off, bid // 20 * 10)
    return max(0, bid - off)


def highest_bid(table: EmiraTable, seat: Seat) -> int:
    """The most the seat may bid: what it could pay (ruling A14)."""
    household = table.households[seat]
    most = household.gold + discount(household)
    if table.terms.tamed_camels:
        most = min(most, 2 * household.gold)
    return min(most, HIGHEST_BID.value)


def may_take_relief(household: Household) -> bool:
    """Whether relief gold may be taken: by the poor, and by many princesses without a caravan (R19)."""
    if household.gold < POOR:
        return True
    return len(household.princesses) >= MANY_PRINCESSES and not household.has_caravans


def ordinary_upkeep(table: EmiraTable, seat: Seat, princesses: Iterable[Princess]) -> int:
    """The upkeep of these princesses at the seat this turn; nothing with a Thrifty Vizier."""
    if table.played and table.has_played(seat, Event.THRIFTY_VIZIER):
        return 0
    return sum(UPKEEPS[princess] for princess in princesses)


UPKEEPS = tuple(
    JANAN_UPKEEP if princess is Princess.JANAN else 0 if princess is Princess.ZAFIRAH else UPKEEP
    for princess in Princess
)


def upkeep_due(table: EmiraTable, seat: Seat) -> int:
    """What the seat owes at upkeep, Suleika's fees included; Xenia's gift comes on top."""
    household = table.households[seat]
    if not household.princesses and not household.fees:
        return 0
    return ordinary_upkeep(table, seat, household.princesses) + NEWCOMER_FEE * len(household.fees)
