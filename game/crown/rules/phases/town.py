"""The town: Castle, Cathedral, Construction Site and Market, each in its parts (rules 20-24)."""

from game.crown.rules.board import (
    BOOK,
    BOOK_BUILDINGS,
    BREAD,
    COIN,
    DONATIONS,
    GIFTS,
    MARKET_BOOKS,
    MOST_BOOKS,
    MOST_BREADS,
    RESOURCES,
    RING,
    STONE,
    STONE_BUILDINGS,
    WOOD,
    WOOD_BUILDINGS,
    Marker,
    Site,
    Track,
)
from game.crown.rules.cards import Advisor, Event, Favor
from game.crown.rules.changes import GoodsPaid, GoodsTaken
from game.crown.rules.choices import (
    BuyCoin,
    DeliverBread,
    DeliverStone,
    DeliverWood,
    Donate,
    Give,
    SellBooks,
    SpendBook,
)
from game.crown.rules.gains import Score, TakeGoods, TurnMarker, build, please, turn_marker
from game.crown.rules.payments import charge, fixed
from game.crown.rules.phases.tokens import LookAtTokens
from game.crown.rules.table import CrownTable
from game.crown.rules.visit import AskVisit, Stay
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import Seat

GIVE = tuple(Give(good) for good in RESOURCES)
DONATE = tuple(Donate(good) for good in RESOURCES)
BUY_COIN = tuple(BuyCoin(good) for good in RESOURCES)
SELL_BOOKS = tuple(SellBooks(count) for count in range(1, MOST_BOOKS + 1))
DELIVER_BREAD = tuple(DeliverBread(count) for count in range(1, MOST_BREADS + 1))
SPEND_BOOK, DELIVER_STONE, DELIVER_WOOD, DELIVER_WOODS = SpendBook(), DeliverStone(), DeliverWood(1), DeliverWood(3)
ONE_STONE = fixed((STONE,))
BEGIN_TOWN = Begin("town")

MAYORESS_CITIZENS = 2
ABBESS_BOOKS = 1
BUILDERS_WEEK_BUILDINGS = 2
FEAST_DAY_CITIZENS = 1


def visit_town(table: CrownTable, seat: Seat, site: Site, tokens: tuple[Favor, ...]) -> None:
    """A visit to a location of the town begins, on foot or by envoy."""
    table.then(BEGIN_TOWN, Stay(town_visit(seat, site, tokens)))


def town_visit(seat: Seat, site: Site, tokens: tuple[Favor, ...]) -> AskVisit:
    """The question of a visit that begins, nothing done yet."""
    return _VISITS[site](seat, tokens)


class AskCastle(AskVisit, frozen=True):
    """Castle: a gift for a ring, a book for buildings (rule 21)?"""

    gift: bool = True
    book: bool = True

    def parts(self, table: CrownTable) -> list[Choice]:
        purse = table.estates[self.seat].purse
        found: list[Choice] = []
        if self.gift:
            for good in RESOURCES:
                if purse[good] + purse[COIN] >= table.shown(GIFTS[good]):
                    found.append(GIVE[good])
        if self.book and purse[BOOK]:
            found.append(SPEND_BOOK)
        return found

    def pays(self) -> bool:
        return self.gift or self.book

    def perform(self, table: CrownTable, choice: Choice) -> None:
        match choice:
            case Give(good):
                table.then(
                    TurnMarker(GIFTS[good]),
                    TakeGoods(self.seat, RING, 1, Site.CASTLE),
                    *_mayoress(table, self.seat),
                    Stay(AskCastle(self.seat, self.tokens, False, self.book)),
                )
                charge(table, self.seat, fixed((good,) * table.shown(GIFTS[good])), Site.CASTLE)
            case SpendBook():
                table.then(Stay(AskCastle(self.seat, self.tokens, self.gift, False)))
                table.emit(GoodsPaid(self.seat, (BOOK,), Site.CASTLE))
                build(table, self.seat, BOOK_BUILDINGS, Site.CASTLE)


class AskCathedral(AskVisit, frozen=True):
    """Cathedral: a donation for a book and a favor token (rule 20)?"""

    donation: bool = True

    def parts(self, table: CrownTable) -> list[Choice]:
        if not self.donation:
            return []
        purse = table.estates[self.seat].purse
        return [DONATE[good] for good in RESOURCES if purse[good] + purse[COIN] >= table.shown(DONATIONS[good])]

    def pays(self) -> bool:
        return self.donation

    def perform(self, table: CrownTable, choice: Choice) -> None:
        assert isinstance(choice, Donate)
        marker = DONATIONS[choice.good]
        abbess = ABBESS_BOOKS if Advisor.ABBESS in table.estates[self.seat].advisors else 0
        table.then(
            TurnMarker(marker),
            TakeGoods(self.seat, BOOK, 1 + abbess, Site.CATHEDRAL),
            LookAtTokens(self.seat),
            BEGIN_TOWN,
            Stay(AskCathedral(self.seat, self.tokens, False)),
        )
        charge(table, self.seat, fixed((choice.good,) * table.shown(marker)), Site.CATHEDRAL)


class AskMarket(AskVisit, frozen=True):
    """Market: a resource for a coin, books for citizens (rule 22)? A coin buys no coin (ruling 5)."""

    coin: bool = True
    books: bool = True

    def parts(self, table: CrownTable) -> list[Choice]:
        purse = table.estates[self.seat].purse
        found: list[Choice] = []
        if self.coin:
            for good in RESOURCES:
                if purse[good]:
                    found.append(BUY_COIN[good])
        if self.books and purse[BOOK]:
            found += SELL_BOOKS[: purse[BOOK]]
        return found

    def pays(self) -> bool:
        return self.coin or self.books

    def perform(self, table: CrownTable, choice: Choice) -> None:
        match choice:
            case BuyCoin(good):
                table.then(Stay(AskMarket(self.seat, self.tokens, False, self.books)))
                table.emit(GoodsPaid(self.seat, (good,), Site.MARKET))
                table.emit(GoodsTaken(self.seat, COIN, 1, Site.MARKET))
            case SellBooks(count):
                table.then(Stay(AskMarket(self.seat, self.tokens, self.coin, False)))
                table.emit(GoodsPaid(self.seat, (BOOK,) * count, Site.MARKET))
                please(table, self.seat, MARKET_BOOKS[count].points, Site.MARKET)


class AskConstruction(AskVisit, frozen=True):
    """Construction Site: a stone, breads, wood (rule 23)?"""

    stone: bool = True
    bread: bool = True
    wood: bool = True

    def parts(self, table: CrownTable) -> list[Choice]:
        purse = table.estates[self.seat].purse
        coins = purse[COIN]
        found: list[Choice] = []
        if self.stone and purse[STONE] + coins:
            found.append(DELIVER_STONE)
        if self.bread and purse[BREAD]:
            found += DELIVER_BREAD[: purse[BREAD]]
        if self.wood and purse[WOOD] + coins:
            found.append(DELIVER_WOOD)
            if purse[WOOD] + coins >= DELIVER_WOODS.count:
                found.append(DELIVER_WOODS)
        return found

    def pays(self) -> bool:
        return self.stone or self.bread or self.wood

    def perform(self, table: CrownTable, choice: Choice) -> None:
        seat = self.seat
        match choice:
            case DeliverStone():
                marker = Marker.DELIVERY_STONE
                table.then(
                    Score(seat, Track.BUILDINGS, STONE_BUILDINGS + _builders(table), Site.CONSTRUCTION_SITE),
                    Score(seat, Track.CITIZENS, table.shown(marker), Site.CONSTRUCTION_SITE),
                    TurnMarker(marker),
                    Stay(AskConstruction(seat, self.tokens, False, self.bread, self.wood)),
                )
                charge(table, seat, ONE_STONE, Site.CONSTRUCTION_SITE)
            case DeliverBread(count):
                table.then(Stay(AskConstruction(seat, self.tokens, self.stone, False, self.wood)))
                self._deliver_bread(table, count)
            case DeliverWood(count):
                points = WOOD_BUILDINGS[count] + _builders(table)
                table.then(
                    Score(seat, Track.BUILDINGS, points, Site.CONSTRUCTION_SITE),
                    Stay(AskConstruction(seat, self.tokens, self.stone, self.bread, False)),
                )
                charge(table, seat, fixed((WOOD,) * count), Site.CONSTRUCTION_SITE)

    def _deliver_bread(self, table: CrownTable, count: int) -> None:
        each = table.shown(Marker.DELIVERY_BREAD) + (FEAST_DAY_CITIZENS if table.event is Event.FEAST_DAY else 0)
        table.emit(GoodsPaid(self.seat, (BREAD,) * count, Site.CONSTRUCTION_SITE))
        please(table, self.seat, count * each, Site.CONSTRUCTION_SITE)
        turn_marker(table, Marker.DELIVERY_BREAD)


_VISITS: dict[Site, type[AskCastle] | type[AskCathedral] | type[AskConstruction] | type[AskMarket]] = {
    Site.CASTLE: AskCastle,
    Site.CATHEDRAL: AskCathedral,
    Site.CONSTRUCTION_SITE: AskConstruction,
    Site.MARKET: AskMarket,
}


def _mayoress(table: CrownTable, seat: Seat) -> tuple[Score, ...]:
    if Advisor.MAYORESS not in table.estates[seat].advisors:
        return ()
    return (Score(seat, Track.CITIZENS, MAYORESS_CITIZENS, Advisor.MAYORESS),)


def _builders(table: CrownTable) -> int:
    return BUILDERS_WEEK_BUILDINGS if table.event is Event.BUILDERS_WEEK else 0
