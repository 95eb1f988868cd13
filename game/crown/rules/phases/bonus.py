"""Bonus actions: raise the noble rank, hire a craftsman, recruit an advisor (rules 27-29).

The Discount card hires or recruits too, for one resource less and without using up the bonus action (ruling 1).
"""

from collections.abc import Sequence

from game.crown.rules.abilities import reward_once
from game.crown.rules.board import (
    COIN,
    COUNTRYSIDE,
    CRAFTSMEN,
    HUTS,
    HUTS_PER_SITE,
    RING,
    TOWN,
    Site,
)
from game.crown.rules.cards import ADVISOR_ROWS, ADVISORS, CARDS_PER_RANK, NOBLES, RANK_ROWS, RANKS, Advisor, Event
from game.crown.rules.changes import (
    AdvisorAppeared,
    AdvisorArrived,
    AdvisorRecruited,
    CraftsmanPlaced,
    GoodsPaid,
    RankRaised,
)
from game.crown.rules.choices import Hire, RaiseRank, Recruit
from game.crown.rules.gains import please
from game.crown.rules.payments import Cost, can_pay, charge, fixed
from game.crown.rules.table import CrownTable
from game.crown.rules.visit import DONE
from game.engine.flow import Begin
from game.engine.record import Choice, Done
from game.engine.seats import NOBODY, Seat
from game.engine.step import Ask, Step

RAISE_RANK = RaiseRank()
HIRE = tuple(Hire(hut.site, hut.number) for hut in HUTS)
RECRUIT = tuple(Recruit(advisor) for advisor in ADVISORS)
BEGIN_BONUS = Begin("bonus")
RANK_PRICES = tuple((row.units.count(RING), row.units.count(COIN)) for row in RANK_ROWS)


def bonus_options(table: CrownTable, seat: Seat) -> list[Choice]:
    """The bonus actions still open to the seat on turn."""
    turn = table.turn
    found: list[Choice] = []
    if not turn.raised and can_raise(table, seat):
        found.append(RAISE_RANK)
    if not turn.hired:
        found += hire_options(table, seat, 0)
    if not turn.recruited:
        found += recruit_options(table, seat, 0)
    return found


def perform_bonus(table: CrownTable, seat: Seat, choice: Choice) -> None:
    """Carry out one of ``bonus_options``."""
    table.then(BEGIN_BONUS, Carry(seat, choice, less=0, bonus=True))


class Carry(Step, frozen=True):
    """Raise, hire or recruit as chosen, ``less`` resources cheaper."""

    seat: Seat
    choice: Choice
    less: int
    bonus: bool

    def run(self, table: CrownTable) -> None:
        match self.choice:
            case RaiseRank():
                raise_rank(table, self.seat)
            case Hire(site, number):
                table.then(PlaceCraftsman(self.seat, site, number, self.bonus))
                charge(table, self.seat, hut_cost(table, self.seat, HUTS_PER_SITE * site + number - 1, self.less), site)
            case Recruit(advisor):
                table.then(Welcome(self.seat, advisor, self.bonus))
                charge(table, self.seat, advisor_cost(table, self.seat, advisor, self.less), advisor)


class AskDiscount(Ask, frozen=True):
    """Discount card: hire or recruit whom, for one resource less?"""

    def options(self, table: CrownTable) -> list[Choice]:
        return [*discount_options(table, self.seat), DONE]

    def answer(self, table: CrownTable, choice: Choice) -> None:
        if not isinstance(choice, Done):
            table.then(Carry(self.seat, choice, less=1, bonus=False))


def discount_options(table: CrownTable, seat: Seat) -> list[Choice]:
    """Whom the seat may hire or recruit with the Discount card."""
    return [*hire_options(table, seat, 1), *recruit_options(table, seat, 1)]


# Nobility


def can_raise(table: CrownTable, seat: Seat) -> bool:
    """Whether the seat can pay for its next rank and a card of it is left."""
    estate = table.estates[seat]
    rank = len(estate.nobles)
    if rank == len(RANK_ROWS) or table.nobles[rank] == CARDS_PER_RANK:
        return False
    rings, coins = RANK_PRICES[rank]
    return estate.purse[RING] >= rings and estate.purse[COIN] >= coins


def raise_rank(table: CrownTable, seat: Seat) -> None:
    """Pay for the next rank, take the top card and score it (rule 27)."""
    rank = len(table.estates[seat].nobles)
    table.emit(GoodsPaid(seat, RANK_ROWS[rank].units, RANKS[rank]))
    ennoble(table, seat)


def ennoble(table: CrownTable, seat: Seat) -> None:
    """Take the top card of the next rank's stack and score it."""
    rank = len(table.estates[seat].nobles)
    noble = NOBLES[CARDS_PER_RANK * rank + table.nobles[rank]]
    table.emit(RankRaised(seat, noble))
    please(table, seat, noble.points, noble)


# Craftsmen


def hire_sites(table: CrownTable, seat: Seat) -> Sequence[Site]:
    """Where the seat may hire: where a councilor of its stands, with the Steward anywhere."""
    estate = table.estates[seat]
    if Advisor.STEWARD in estate.advisors:
        return COUNTRYSIDE
    return [site for site in estate.councilors if site < Site.CASTLE]


def hut_cost(table: CrownTable, seat: Seat, hut: int, less: int) -> Cost:
    """What this hut (an index of HUTS) costs the seat now."""
    less += table.event is Event.APPRENTICE_FAIR
    return fixed(HUTS[hut].units, less, Advisor.SCHOLAR in table.estates[seat].advisors)


def hire_options(table: CrownTable, seat: Seat, less: int) -> list[Choice]:
    """Every hut the seat may take now, ``less`` resources cheaper by its card."""
    if not table.craftsmen_left(seat):
        return []
    purse = table.estates[seat].purse
    found: list[Choice] = []
    for site in hire_sites(table, seat):
        for hut in range(HUTS_PER_SITE * site, HUTS_PER_SITE * (site + 1)):
            if table.huts[hut] == NOBODY and can_pay(purse, hut_cost(table, seat, hut, less)):
                found.append(HIRE[hut])
    return found


class PlaceCraftsman(Step, frozen=True):
    """Place the leftmost craftsman in the hut that was paid, and score it."""

    seat: Seat
    site: Site
    number: int
    bonus: bool

    def run(self, table: CrownTable) -> None:
        placed = table.huts.count(self.seat)
        table.emit(CraftsmanPlaced(self.seat, self.site, self.number, self.bonus))
        please(table, self.seat, CRAFTSMEN[placed].points, self.site)


# Advisors


def recruit_sites(table: CrownTable, seat: Seat) -> Sequence[Site]:
    """Where the seat may recruit: where a councilor of its stands, with the Steward anywhere."""
    estate = table.estates[seat]
    if Advisor.STEWARD in estate.advisors:
        return TOWN
    return [site for site in estate.councilors if site >= Site.CASTLE]


def advisor_cost(table: CrownTable, seat: Seat, advisor: Advisor, less: int) -> Cost:
    """What this advisor costs the seat now."""
    less += table.event is Event.COURT_SEASON
    return fixed(ADVISOR_ROWS[advisor].units, less, Advisor.SCHOLAR in table.estates[seat].advisors)


def recruit_options(table: CrownTable, seat: Seat, less: int) -> list[Choice]:
    """Every advisor the seat may take now, ``less`` resources cheaper by its card."""
    purse = table.estates[seat].purse
    found: list[Choice] = []
    for site in recruit_sites(table, seat):
        for advisor in table.court_at(site):
            if advisor is not None and can_pay(purse, advisor_cost(table, seat, advisor, less)):
                found.append(RECRUIT[advisor])
    return found


class Welcome(Step, frozen=True):
    """Take the advisor that was paid, fill its space, score it and receive what it gives at once."""

    seat: Seat
    advisor: Advisor
    bonus: bool

    def run(self, table: CrownTable) -> None:
        space = table.court.index(self.advisor)
        table.emit(AdvisorRecruited(self.seat, self.advisor, space, self.bonus))
        refill(table, space)
        please(table, self.seat, ADVISOR_ROWS[self.advisor].points, self.advisor)
        reward_once(table, self.seat, self.advisor)


def refill(table: CrownTable, space: int) -> None:
    """Fill a space of the court from the B stack while it lasts (rule 29)."""
    if table.next_advisor is None:
        return
    table.emit(AdvisorArrived(table.next_advisor, space))
    if len(table.advisors):
        table.emit(AdvisorAppeared(table.advisors.pick(table.chance)))
