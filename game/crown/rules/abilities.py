"""Advisors at work: those that may be used once a turn, the Chamberlain, and those that pay once when recruited.

Abilities may be used between actions and, inside an action, before any of its payments (ruling 8).
"""

from collections.abc import Callable, Sequence

from game.crown.rules.board import BOOK, BREAD, CLOTH, COIN, GRAIN, RESOURCES, RING, Good, Track
from game.crown.rules.cards import ADVISORS, Advisor
from game.crown.rules.changes import AbilityUsed, GoodsSwapped, GoodsTaken
from game.crown.rules.choices import BakeBreads, Exchange, Swap, Use
from game.crown.rules.gains import Score, TakeGoods, build, lose_citizens, please
from game.crown.rules.payments import Cost, any_resources, can_pay, charge, fixed
from game.crown.rules.table import CrownTable, Estate
from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.step import Ask

ARCHIVIST_BOOKS = 2
CARPENTER_BUILDINGS = 10
ABILITY_BUILDINGS = 5
LANDLORD_CITIZENS = 1
DRESSMAKER_CITIZENS = 2
ELDER_CITIZENS = 2
HERALD_CITIZENS = 2

TWO_BREADS = fixed((GRAIN, GRAIN, CLOTH))
COSTS = {
    Advisor.BAKER: fixed((GRAIN, CLOTH)),
    Advisor.BAILIFF: Cost((RING,), gold=False),
    Advisor.LANDLORD: fixed((CLOTH,)),
    Advisor.SCHOOLMARM: any_resources(2),
    Advisor.DRESSMAKER: fixed((CLOTH,)),
    Advisor.MERCHANT: any_resources(1),
}
"""What the advisors that work once a turn cost at least, gold standing for resources (ruling 3)."""

USE = tuple(Use(advisor) for advisor in ADVISORS)
BAKE_BREADS = (BakeBreads(1), BakeBreads(2))
EXCHANGE_RING, EXCHANGE_COIN = Exchange(RING), Exchange(COIN)
SWAPS = {given: tuple(Swap(given, taken) for taken in RESOURCES if taken is not given) for given in (*RESOURCES, COIN)}
"""Every swap of one unit given; a coin may be given for any resource, never taken (ruling 36)."""


def ability_options(table: CrownTable, seat: Seat) -> list[Choice]:
    """The abilities the seat on turn may use now."""
    estate = table.estates[seat]
    found: list[Choice] = []
    for advisor in estate.advisors:
        if advisor in COSTS and advisor not in table.turn.used and can_use(estate, advisor):
            found.append(USE[advisor])
    if Advisor.CHAMBERLAIN in estate.advisors:
        given = table.turn.exchanged
        if estate.purse[RING] and given is not COIN:
            found.append(EXCHANGE_RING)
        if estate.purse[COIN] and given is not RING:
            found.append(EXCHANGE_COIN)
    return found


def can_use(estate: Estate, advisor: Advisor) -> bool:
    """Whether an advisor that works once a turn can be paid for; the Landlord wants a citizen point too (ruling 17)."""
    if advisor is Advisor.LANDLORD and estate.citizens < LANDLORD_CITIZENS:
        return False
    return can_pay(estate.purse, COSTS[advisor])


def use_ability(table: CrownTable, seat: Seat, choice: Use | Exchange) -> None:
    """Carry out one of ``ability_options``; it may ask further."""
    if isinstance(choice, Exchange):
        taken = COIN if choice.given is RING else RING
        table.emit(GoodsSwapped(seat, choice.given, taken, Advisor.CHAMBERLAIN))
        return
    table.emit(AbilityUsed(seat, choice.advisor))
    _USES[choice.advisor](table, seat)


def reward_once(table: CrownTable, seat: Seat, advisor: Advisor) -> None:
    """What an advisor gives at once when recruited, if it does."""
    reward = _REWARDS.get(advisor)
    if reward:
        reward(table, seat)


class AskBaker(Ask, frozen=True):
    """One bread, or two?"""

    def options(self, table: CrownTable) -> Sequence[BakeBreads]:
        return BAKE_BREADS

    def answer(self, table: CrownTable, choice: BakeBreads) -> None:
        _bake(table, self.seat, choice.count)


class AskSwap(Ask, frozen=True):
    """Merchant: which resource for which other one?"""

    def options(self, table: CrownTable) -> list[Swap]:
        purse = table.estates[self.seat].purse
        return [swap for given, swaps in SWAPS.items() if purse[given] for swap in swaps]

    def answer(self, table: CrownTable, choice: Swap) -> None:
        table.emit(GoodsSwapped(self.seat, choice.given, choice.taken, Advisor.MERCHANT))


def _use_baker(table: CrownTable, seat: Seat) -> None:
    if can_pay(table.estates[seat].purse, TWO_BREADS):
        table.then(AskBaker(seat))
    else:
        _bake(table, seat, 1)


def _bake(table: CrownTable, seat: Seat, count: int) -> None:
    table.then(TakeGoods(seat, BREAD, count, Advisor.BAKER))
    charge(table, seat, COSTS[Advisor.BAKER] if count == 1 else TWO_BREADS, Advisor.BAKER)


def _use_bailiff(table: CrownTable, seat: Seat) -> None:
    table.then(Score(seat, Track.BUILDINGS, ABILITY_BUILDINGS, Advisor.BAILIFF))
    charge(table, seat, COSTS[Advisor.BAILIFF], Advisor.BAILIFF)


def _use_landlord(table: CrownTable, seat: Seat) -> None:
    table.then(Score(seat, Track.BUILDINGS, ABILITY_BUILDINGS, Advisor.LANDLORD))
    lose_citizens(table, seat, LANDLORD_CITIZENS, Advisor.LANDLORD)
    charge(table, seat, COSTS[Advisor.LANDLORD], Advisor.LANDLORD)


def _use_schoolmarm(table: CrownTable, seat: Seat) -> None:
    table.then(TakeGoods(seat, BOOK, 1, Advisor.SCHOOLMARM))
    charge(table, seat, COSTS[Advisor.SCHOOLMARM], Advisor.SCHOOLMARM)


def _use_dressmaker(table: CrownTable, seat: Seat) -> None:
    table.then(Score(seat, Track.CITIZENS, DRESSMAKER_CITIZENS, Advisor.DRESSMAKER))
    charge(table, seat, COSTS[Advisor.DRESSMAKER], Advisor.DRESSMAKER)


def _use_merchant(table: CrownTable, seat: Seat) -> None:
    table.then(AskSwap(seat))


def _take(good: Good, count: int, advisor: Advisor) -> Callable[[CrownTable, Seat], None]:
    return lambda table, seat: table.emit(GoodsTaken(seat, good, count, advisor))


def _reward_treasurer(table: CrownTable, seat: Seat) -> None:
    table.emit(GoodsTaken(seat, COIN, 1, Advisor.TREASURER))
    table.emit(GoodsTaken(seat, RING, 1, Advisor.TREASURER))


def _reward_elder(table: CrownTable, seat: Seat) -> None:
    placed = table.huts.count(seat)
    if placed:
        please(table, seat, ELDER_CITIZENS * placed, Advisor.GUILD_ELDER)


def _reward_herald(table: CrownTable, seat: Seat) -> None:
    ranks = len(table.estates[seat].nobles)
    if ranks:
        please(table, seat, HERALD_CITIZENS * ranks, Advisor.HERALD)


_USES: dict[Advisor, Callable[[CrownTable, Seat], None]] = {
    Advisor.BAKER: _use_baker,
    Advisor.BAILIFF: _use_bailiff,
    Advisor.LANDLORD: _use_landlord,
    Advisor.SCHOOLMARM: _use_schoolmarm,
    Advisor.DRESSMAKER: _use_dressmaker,
    Advisor.MERCHANT: _use_merchant,
}

_REWARDS: dict[Advisor, Callable[[CrownTable, Seat], None]] = {
    Advisor.MASTER_OF_COIN: _take(COIN, 1, Advisor.MASTER_OF_COIN),
    Advisor.ARCHIVIST: _take(BOOK, ARCHIVIST_BOOKS, Advisor.ARCHIVIST),
    Advisor.GOLDSMITH: _take(RING, 1, Advisor.GOLDSMITH),
    Advisor.CARPENTER: lambda table, seat: build(table, seat, CARPENTER_BUILDINGS, Advisor.CARPENTER),
    Advisor.TOWN_PLANNER: lambda table, seat: build(table, seat, CARPENTER_BUILDINGS, Advisor.TOWN_PLANNER),
    Advisor.TREASURER: _reward_treasurer,
    Advisor.GUILD_ELDER: _reward_elder,
    Advisor.HERALD: _reward_herald,
}
