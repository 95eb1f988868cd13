"""Actions: what the winner of a round, the opener nobody outbid and the last seat may do (R17-R22)."""

from collections.abc import Sequence

from game.emira.rules.board import (
    APPEARANCE,
    BID_STEP,
    CAMEL,
    CARAVAN_ROWS,
    CARAVANS,
    HIGHEST_BID,
    PALACE,
    RELIEF,
    STATUS,
    Action,
)
from game.emira.rules.changes import (
    ActionDeclined,
    BidPaid,
    CamelBought,
    CaravanBought,
    CounterBought,
    ReliefTaken,
    SectionBought,
    StatusBought,
)
from game.emira.rules.choices import Bid, Buy, BuyCaravan, TakeRelief
from game.emira.rules.costs import bid_price, caravan_cost, cost, highest_bid, may_take_relief
from game.emira.rules.table import EmiraTable
from game.engine.flow import Begin
from game.engine.record import Choice, Pass
from game.engine.seats import Seat
from game.engine.step import Ask

BEGIN_ACTIONS = Begin("actions")
BIDS: tuple[Choice, ...] = tuple(Bid(gold) for gold in range(BID_STEP, HIGHEST_BID.value + 1, BID_STEP))
BUY = tuple(Buy(action) for action in Action)
BUY_CARAVAN = tuple(BuyCaravan(caravan) for caravan in CARAVANS)
RELIEF_CHOICE, PASS = TakeRelief(), Pass()
PRICED = (APPEARANCE, STATUS, PALACE, CAMEL)


class AskAction(Ask, frozen=True):
    """Which action do you take? None is a possible answer (R18)."""

    def options(self, table: EmiraTable) -> list[Choice]:
        found = affordable(table, self.seat)
        if may_take_relief(table.households[self.seat]):
            found.append(RELIEF_CHOICE)
        found.append(PASS)
        return found

    def answer(self, table: EmiraTable, choice: Choice) -> None:
        perform(table, self.seat, choice)


class AskLastAction(Ask, frozen=True):
    """The last seat acts without bidding; it may pay a bid of its own will, to be poorer (R17, rulings A35, A56)."""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return [*AskAction(self.seat).options(table), *BIDS[: highest_bid(table, self.seat) // BID_STEP]]

    def answer(self, table: EmiraTable, choice: Choice) -> None:
        if isinstance(choice, Bid):
            table.emit(BidPaid(self.seat, choice.gold, bid_price(table, self.seat, choice.gold)))
            table.then(AskAction(self.seat))
        else:
            perform(table, self.seat, choice)


def affordable(table: EmiraTable, seat: Seat) -> list[Choice]:
    """The actions that are left and that the seat can pay."""
    market, gold = table.market, table.households[seat].gold
    found: list[Choice] = []
    for caravan in CARAVANS:
        if market.offers(CARAVAN_ROWS[caravan].action) and caravan_cost(table, seat, caravan) <= gold:
            found.append(BUY_CARAVAN[caravan])
    for action in PRICED:
        if market.offers(action) and cost(table, seat, action) <= gold:
            found.append(BUY[action])
    return found


def perform(table: EmiraTable, seat: Seat, choice: Choice) -> None:
    """Take an action, relief gold, or nothing."""
    match choice:
        case BuyCaravan(caravan):
            table.emit(CaravanBought(seat, caravan, caravan_cost(table, seat, caravan)))
        case Buy(action):
            _buy(table, seat, action)
        case TakeRelief():
            table.emit(ReliefTaken(seat, RELIEF))
        case _:
            table.emit(ActionDeclined(seat))


def _buy(table: EmiraTable, seat: Seat, action: Action) -> None:
    gold, market = cost(table, seat, action), table.market
    if action is PALACE:
        table.emit(SectionBought(seat, gold))
    elif action is CAMEL:
        table.emit(CamelBought(seat, gold))
    elif action is STATUS:
        assert market.status is not None, "no status card is on display"
        table.emit(StatusBought(seat, market.status, gold))
    else:
        assert market.counter is not None, "no counter is on display"
        table.emit(CounterBought(seat, market.counter, gold))
