"""Event cards: what the face-up event does at the start or the end of its round (rule 12).

Events that last the round act where they bend a rule: movement, huts, advisors and the Construction Site.
"""

from collections.abc import Callable

from game.crown.rules.abilities import SWAPS
from game.crown.rules.board import BOOK, BREAD, COIN, GRAIN, RESOURCES, RING, Good, Site, Track
from game.crown.rules.cards import EVENT_ROWS, Event, When
from game.crown.rules.changes import GoodsPaid, GoodsSwapped, GoodsTaken
from game.crown.rules.choices import Bake, Discard, Pay, Swap, Take
from game.crown.rules.gains import Score, TakeGoods, lose_citizens, please
from game.crown.rules.payments import any_resources, charge, fixed, pay, ways_to_pay
from game.crown.rules.table import CrownTable
from game.crown.rules.visit import DONE
from game.engine.flow import Begin, each
from game.engine.record import Choice, Pass
from game.engine.seats import Seat, clockwise
from game.engine.step import Ask, Step

BEGIN_EVENT_CARD = Begin("event_card")
PASS, BAKE = Pass(), Bake()
TAKE = tuple(Take(good) for good in RESOURCES)
DISCARD = tuple(Discard(good) for good in Good)
PAY_BREAD, PAY_RING, PAY_COIN = pay((BREAD,)), pay((RING,)), pay((COIN,))
ONE_GRAIN = fixed((GRAIN,))
TWO_RESOURCES = any_resources(2)
TWO_IN_KIND = any_resources(2, gold=False)

CARAVAN_SWAPS = 2
STORES_LIMIT = 5
AUDIENCE_CITIZENS = 5
SURVEY_BUILDINGS = 6
ALMS_CITIZENS = 3
LEVY_CITIZENS = 3


def begin_event(table: CrownTable, when: When) -> None:
    """The face-up event acts now if it is one of this moment, from the statue holder clockwise (ruling 23)."""
    if EVENT_ROWS[table.event].when is when and table.event in _EFFECTS:
        order = clockwise(table.first, table.terms.seats)
        table.then(BEGIN_EVENT_CARD, *each(order, _EFFECTS[table.event]))


class EarlyHarvest(Step, frozen=True):
    """Take one resource of the own councilor's location; where there are two such locations, of one (ruling 32)."""

    seat: Seat

    def run(self, table: CrownTable) -> None:
        fields = [site for site in table.estates[self.seat].councilors if site < Site.CASTLE]
        if len(fields) == 1:
            table.emit(GoodsTaken(self.seat, RESOURCES[fields[0]], 1, Event.EARLY_HARVEST))
        elif fields:
            table.then(AskEarlyHarvest(self.seat))


class AskEarlyHarvest(Ask, frozen=True):
    """Mixed boards: which of your two councilors' resources do you take?"""

    def options(self, table: CrownTable) -> list[Choice]:
        return [TAKE[site] for site in table.estates[self.seat].councilors]

    def answer(self, table: CrownTable, choice: Take) -> None:
        table.emit(GoodsTaken(self.seat, choice.good, 1, Event.EARLY_HARVEST))


class BakingDay(Step, frozen=True):
    """Take a grain, or pay one for a bread; without payment it is the grain (ruling 37)."""

    seat: Seat

    def run(self, table: CrownTable) -> None:
        purse = table.estates[self.seat].purse
        if purse[GRAIN] or purse[COIN]:
            table.then(AskBakingDay(self.seat))
        else:
            table.emit(GoodsTaken(self.seat, GRAIN, 1, Event.BAKING_DAY))


class AskBakingDay(Ask, frozen=True):
    """A grain, or a bread for a grain?"""

    def options(self, table: CrownTable) -> list[Choice]:
        return [TAKE[GRAIN], BAKE]

    def answer(self, table: CrownTable, choice: Choice) -> None:
        if choice == BAKE:
            table.then(TakeGoods(self.seat, BREAD, 1, Event.BAKING_DAY))
            charge(table, self.seat, ONE_GRAIN, Event.BAKING_DAY)
        else:
            table.emit(GoodsTaken(self.seat, GRAIN, 1, Event.BAKING_DAY))


class Caravan(Step, frozen=True):
    """Swap up to ``left`` resources for as many of other kinds; coins stay out of it (ruling 3)."""

    seat: Seat
    left: int = CARAVAN_SWAPS

    def run(self, table: CrownTable) -> None:
        if self.left and any(table.estates[self.seat].purse[good] for good in RESOURCES):
            table.then(AskCaravan(self.seat, self.left))


class AskCaravan(Ask, frozen=True):
    """Which resource do you swap for which other one?"""

    left: int

    def options(self, table: CrownTable) -> list[Choice]:
        purse = table.estates[self.seat].purse
        return [*(swap for good in RESOURCES if purse[good] for swap in SWAPS[good]), DONE]

    def answer(self, table: CrownTable, choice: Choice) -> None:
        if isinstance(choice, Swap):
            table.then(Caravan(self.seat, self.left - 1))
            table.emit(GoodsSwapped(self.seat, choice.given, choice.taken, Event.CARAVAN))


class TravellingScribe(Step, frozen=True):
    """Pay any two resources for a book, if you like."""

    seat: Seat

    def run(self, table: CrownTable) -> None:
        if ways_to_pay(table.estates[self.seat].purse, TWO_RESOURCES):
            table.then(AskScribe(self.seat))


class AskScribe(Ask, frozen=True):
    """Which two resources for a book, if any?"""

    def options(self, table: CrownTable) -> list[Choice]:
        return [*ways_to_pay(table.estates[self.seat].purse, TWO_RESOURCES), PASS]

    def answer(self, table: CrownTable, choice: Choice) -> None:
        if isinstance(choice, Pay):
            table.emit(GoodsPaid(self.seat, choice.units, Event.TRAVELLING_SCRIBE))
            table.emit(GoodsTaken(self.seat, BOOK, 1, Event.TRAVELLING_SCRIBE))


class SpoiledStores(Step, frozen=True):
    """Discard down to five resources, the own choice which."""

    seat: Seat

    def run(self, table: CrownTable) -> None:
        purse = table.estates[self.seat].purse
        kinds = [good for good in RESOURCES if purse[good]]
        excess = sum(purse[good] for good in kinds) - STORES_LIMIT
        if excess > 0 and len(kinds) > 1:
            table.then(AskSpoiled(self.seat))
        elif excess > 0:
            table.emit(GoodsPaid(self.seat, (kinds[0],) * excess, Event.SPOILED_STORES))


class AskSpoiled(Ask, frozen=True):
    """Which resource do you discard?"""

    def options(self, table: CrownTable) -> list[Choice]:
        purse = table.estates[self.seat].purse
        return [DISCARD[good] for good in RESOURCES if purse[good]]

    def answer(self, table: CrownTable, choice: Discard) -> None:
        table.emit(GoodsPaid(self.seat, (choice.good,), Event.SPOILED_STORES))
        table.then(SpoiledStores(self.seat))


class OfferRing(Step, frozen=True):
    """Royal Audience, Town Survey: discard a ring for points, if you like."""

    seat: Seat

    def run(self, table: CrownTable) -> None:
        if table.estates[self.seat].purse[RING]:
            table.then(AskRing(self.seat))


class AskRing(Ask, frozen=True):
    """Do you discard a ring for the points of this event?"""

    def options(self, table: CrownTable) -> list[Choice]:
        return [DISCARD[RING], PASS]

    def answer(self, table: CrownTable, choice: Choice) -> None:
        if isinstance(choice, Discard):
            track, points = _RING_POINTS[table.event]
            table.then(Score(self.seat, track, points, table.event))
            table.emit(GoodsPaid(self.seat, (RING,), table.event))


class Alms(Step, frozen=True):
    """Give a bread or two resources for citizen points, if you like."""

    seat: Seat

    def run(self, table: CrownTable) -> None:
        if alms(table, self.seat):
            table.then(AskAlms(self.seat))


class AskAlms(Ask, frozen=True):
    """What do you give to the poor, if anything?"""

    def options(self, table: CrownTable) -> list[Choice]:
        return [*alms(table, self.seat), PASS]

    def answer(self, table: CrownTable, choice: Choice) -> None:
        if isinstance(choice, Pay):
            table.emit(GoodsPaid(self.seat, choice.units, Event.ALMS))
            please(table, self.seat, ALMS_CITIZENS, Event.ALMS)


class CrownLevy(Step, frozen=True):
    """Whoever can pay must, choosing what; whoever cannot loses citizen points (ruling 31)."""

    seat: Seat

    def run(self, table: CrownTable) -> None:
        dues = levies(table, self.seat)
        if len(dues) > 1:
            table.then(AskLevy(self.seat))
        elif dues:
            table.emit(GoodsPaid(self.seat, dues[0].units, Event.CROWN_LEVY))
        else:
            lose_citizens(table, self.seat, LEVY_CITIZENS, Event.CROWN_LEVY)


class AskLevy(Ask, frozen=True):
    """What do you give to the crown?"""

    def options(self, table: CrownTable) -> list[Pay]:
        return levies(table, self.seat)

    def answer(self, table: CrownTable, choice: Pay) -> None:
        table.emit(GoodsPaid(self.seat, choice.units, Event.CROWN_LEVY))


def alms(table: CrownTable, seat: Seat) -> list[Pay]:
    """What the seat could give as alms."""
    purse = table.estates[seat].purse
    return [*([PAY_BREAD] if purse[BREAD] else []), *ways_to_pay(purse, TWO_RESOURCES)]


def levies(table: CrownTable, seat: Seat) -> list[Pay]:
    """What the seat could give to the crown: a coin is a coin here, no resource."""
    purse = table.estates[seat].purse
    found = [levy for levy, good in ((PAY_COIN, COIN), (PAY_RING, RING)) if purse[good]]
    return [*found, *ways_to_pay(purse, TWO_IN_KIND)]


_RING_POINTS = {
    Event.ROYAL_AUDIENCE: (Track.CITIZENS, AUDIENCE_CITIZENS),
    Event.TOWN_SURVEY: (Track.BUILDINGS, SURVEY_BUILDINGS),
}

_EFFECTS: dict[Event, Callable[[Seat], Step]] = {
    Event.EARLY_HARVEST: EarlyHarvest,
    Event.BAKING_DAY: BakingDay,
    Event.CARAVAN: Caravan,
    Event.TRAVELLING_SCRIBE: TravellingScribe,
    Event.SPOILED_STORES: SpoiledStores,
    Event.ROYAL_AUDIENCE: OfferRing,
    Event.TOWN_SURVEY: OfferRing,
    Event.ALMS: Alms,
    Event.CROWN_LEVY: CrownLevy,
}
"""What each seat does when an event of the start or the end acts."""
