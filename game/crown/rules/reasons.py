"""Why something cannot be chosen now: what the screen says when somebody points at it."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.crown.rules.abilities import COSTS, LANDLORD_CITIZENS
from game.crown.rules.board import (
    BOOK,
    BREAD,
    COIN,
    DONATIONS,
    GIFTS,
    GRAIN,
    HUTS_PER_SITE,
    STONE,
    WOOD,
)
from game.crown.rules.cards import CARDS_PER_RANK, RANK_ROWS, Action, Advisor
from game.crown.rules.choices import (
    Bake,
    BuyCoin,
    DeliverBread,
    DeliverStone,
    DeliverWood,
    Donate,
    EndTurn,
    Exchange,
    Give,
    Harvest,
    Hire,
    Move,
    Play,
    RaiseRank,
    Recruit,
    Redeem,
    SellBooks,
    SendEnvoy,
    SpendBook,
    TakeStep,
    Trade,
    Use,
    UseDiscount,
)
from game.crown.rules.payments import Cost, any_resources, due, missing
from game.crown.rules.phases.bonus import AskDiscount, advisor_cost, hire_sites, hut_cost, recruit_sites
from game.crown.rules.phases.card import AskTurn
from game.crown.rules.phases.countryside import AskField
from game.crown.rules.phases.town import AskCastle, AskCathedral, AskConstruction, AskMarket
from game.crown.rules.table import CrownTable
from game.crown.rules.visit import AskVisit
from game.engine.play import asked, options
from game.engine.record import Choice, Id, Record
from game.engine.seats import NOBODY, Seat


class Reason(Id):
    """A sentence of the box's texts."""

    GAME_OVER = 0
    FINISH_FIRST = 1
    PLAY_FIRST = 2
    MOVE_FIRST = 3
    STEP_FIRST = 4
    CARD_PLAYED = 5
    NOT_IN_HAND = 6
    SLOT_TAKEN = 7
    ALREADY_MOVED = 8
    OTHER_CARD = 9
    ALREADY_DONE = 10
    ONCE_A_TURN = 11
    COUNCILOR_ELSEWHERE = 12
    CANNOT_PAY = 13
    NOBODY_TO_HIRE = 14
    HUT_TAKEN = 15
    NO_CRAFTSMAN_LEFT = 16
    NOT_AT_COURT = 17
    NOT_YOUR_ADVISOR = 18
    NOT_TO_BE_USED = 19
    ONE_DIRECTION = 20
    HIGHEST_RANK = 21
    NO_CARD_LEFT = 22
    NOT_THIS_VISIT = 23


class WhyNot(Record, frozen=True):
    """Why not; ``missing`` is how many units are short when something cannot be paid, else 0."""

    reason: Reason
    missing: int = 0


def why_not(table: CrownTable, choice: Choice) -> WhyNot | None:
    """Why the asked seat cannot choose this now; None when it can.

    Meant for the choices of a turn and of a visit. Where another question waits, that one has to be answered first.
    """
    ask = asked(table)
    if ask is None:
        return WhyNot(Reason.GAME_OVER)
    if choice in options(table):
        return None
    if isinstance(ask, AskTurn):
        return _IN_TURN.get(type(choice), _elsewhere)(table, ask.seat, choice)
    if isinstance(ask, AskVisit):
        return _in_visit(table, ask, choice)
    if isinstance(ask, AskDiscount) and isinstance(choice, Hire | Recruit):
        return _engage(table, ask.seat, choice, 1)
    return WhyNot(Reason.FINISH_FIRST)


# A turn


def _play(table: CrownTable, seat: Seat, choice: Play) -> WhyNot:
    estate = table.estates[seat]
    if table.turn.card is not None:
        return WhyNot(Reason.CARD_PLAYED)
    return WhyNot(Reason.NOT_IN_HAND if choice.card not in estate.hand else Reason.SLOT_TAKEN)


def _move(table: CrownTable, _seat: Seat, _choice: Move) -> WhyNot:
    return WhyNot(Reason.ALREADY_MOVED if table.turn.moved else Reason.PLAY_FIRST)


def _card(action: Action) -> Callable[[CrownTable, Seat, Any], WhyNot]:
    """Why this card action is not open."""

    def why(table: CrownTable, seat: Seat, choice: Choice) -> WhyNot:
        turn = table.turn
        if turn.card is None:
            return WhyNot(Reason.PLAY_FIRST)
        if turn.card is not action:
            return WhyNot(Reason.OTHER_CARD)
        if turn.acted:
            return WhyNot(Reason.ALREADY_DONE)
        if isinstance(choice, Trade):
            return _unpaid(table, seat, any_resources(choice.count, gold=False))
        return WhyNot(Reason.NOBODY_TO_HIRE)

    return why


def _end_turn(table: CrownTable, _seat: Seat, _choice: EndTurn) -> WhyNot:
    turn = table.turn
    if turn.card is None:
        return WhyNot(Reason.PLAY_FIRST)
    return WhyNot(Reason.STEP_FIRST if turn.moved else Reason.MOVE_FIRST)


def _raise_rank(table: CrownTable, seat: Seat, _choice: RaiseRank) -> WhyNot:
    estate = table.estates[seat]
    rank = len(estate.nobles)
    if table.turn.raised:
        return WhyNot(Reason.ONCE_A_TURN)
    if rank == len(RANK_ROWS):
        return WhyNot(Reason.HIGHEST_RANK)
    if table.nobles[rank] == CARDS_PER_RANK:
        return WhyNot(Reason.NO_CARD_LEFT)
    short = sum(max(0, count - estate.purse[kind]) for kind, count in due(RANK_ROWS[rank].units))
    return WhyNot(Reason.CANNOT_PAY, short)


def _bonus(table: CrownTable, seat: Seat, choice: Hire | Recruit) -> WhyNot:
    done = table.turn.hired if isinstance(choice, Hire) else table.turn.recruited
    return WhyNot(Reason.ONCE_A_TURN) if done else _engage(table, seat, choice, 0)


def _engage(table: CrownTable, seat: Seat, choice: Hire | Recruit, less: int) -> WhyNot:
    """Why this hut or this advisor cannot be had, ``less`` resources cheaper by the card."""
    return _hire(table, seat, choice, less) if isinstance(choice, Hire) else _recruit(table, seat, choice, less)


def _hire(table: CrownTable, seat: Seat, choice: Hire, less: int) -> WhyNot:
    hut = HUTS_PER_SITE * choice.site + choice.number - 1
    if table.huts[hut] != NOBODY:
        return WhyNot(Reason.HUT_TAKEN)
    if not table.craftsmen_left(seat):
        return WhyNot(Reason.NO_CRAFTSMAN_LEFT)
    if choice.site not in hire_sites(table, seat):
        return WhyNot(Reason.COUNCILOR_ELSEWHERE)
    return _unpaid(table, seat, hut_cost(table, seat, hut, less))


def _recruit(table: CrownTable, seat: Seat, choice: Recruit, less: int) -> WhyNot:
    if choice.advisor not in table.court:
        return WhyNot(Reason.NOT_AT_COURT)
    if not any(choice.advisor in table.court_at(site) for site in recruit_sites(table, seat)):
        return WhyNot(Reason.COUNCILOR_ELSEWHERE)
    return _unpaid(table, seat, advisor_cost(table, seat, choice.advisor, less))


def _use(table: CrownTable, seat: Seat, choice: Use) -> WhyNot:
    estate = table.estates[seat]
    if choice.advisor not in estate.advisors:
        return WhyNot(Reason.NOT_YOUR_ADVISOR)
    if choice.advisor in table.turn.used:
        return WhyNot(Reason.ONCE_A_TURN)
    if choice.advisor not in COSTS:
        return WhyNot(Reason.NOT_TO_BE_USED)
    no_citizens = choice.advisor is Advisor.LANDLORD and estate.citizens < LANDLORD_CITIZENS
    return WhyNot(Reason.CANNOT_PAY, max(0, missing(estate.purse, COSTS[choice.advisor])) + no_citizens)


def _exchange(table: CrownTable, seat: Seat, choice: Exchange) -> WhyNot:
    estate = table.estates[seat]
    if Advisor.CHAMBERLAIN not in estate.advisors:
        return WhyNot(Reason.NOT_YOUR_ADVISOR)
    if table.turn.exchanged not in (None, choice.given):
        return WhyNot(Reason.ONE_DIRECTION)
    return WhyNot(Reason.CANNOT_PAY, 1)


def _elsewhere(_table: CrownTable, _seat: Seat, _choice: Choice) -> WhyNot:
    return WhyNot(Reason.COUNCILOR_ELSEWHERE)


def _unpaid(table: CrownTable, seat: Seat, cost: Cost) -> WhyNot:
    return WhyNot(Reason.CANNOT_PAY, missing(table.estates[seat].purse, cost))


_IN_TURN: dict[type[Choice], Callable[[CrownTable, Seat, Any], WhyNot]] = {
    Play: _play,
    Move: _move,
    TakeStep: _card(Action.STEP),
    Trade: _card(Action.TRADE),
    SendEnvoy: _card(Action.ENVOY),
    UseDiscount: _card(Action.DISCOUNT),
    EndTurn: _end_turn,
    RaiseRank: _raise_rank,
    Hire: _bonus,
    Recruit: _bonus,
    Use: _use,
    Exchange: _exchange,
}


# A visit


def _in_visit(table: CrownTable, visit: AskVisit, choice: Choice) -> WhyNot:
    if isinstance(choice, Redeem):
        return WhyNot(Reason.NOT_THIS_VISIT)
    if isinstance(choice, Use | Exchange):
        return _IN_TURN[type(choice)](table, visit.seat, choice) if visit.pays() else WhyNot(Reason.FINISH_FIRST)
    part = _PARTS.get(type(choice))
    if part is None:
        return WhyNot(Reason.FINISH_FIRST)
    if not isinstance(visit, part.place):
        return WhyNot(Reason.COUNCILOR_ELSEWHERE)
    if not part.still_open(visit):
        return WhyNot(Reason.ALREADY_DONE)
    return WhyNot(Reason.CANNOT_PAY, part.short(table, table.estates[visit.seat].purse, choice))


class Part(NamedTuple):
    """A part of a visit: which visit it belongs to, whether it is still to be done, how many units it is short."""

    place: type[AskVisit]
    still_open: Callable[[Any], bool]
    short: Callable[[CrownTable, Sequence[int], Any], int]


_PARTS: dict[type[Choice], Part] = {
    Harvest: Part(AskField, lambda visit: visit.arriving or visit.craftsmen, lambda *_: 0),
    Bake: Part(
        AskField,
        lambda visit: visit.craftsmen and not visit.arriving,
        lambda _table, purse, _choice: 1 - purse[GRAIN] - purse[COIN],
    ),
    Give: Part(
        AskCastle,
        lambda visit: visit.gift,
        lambda table, purse, choice: table.shown(GIFTS[choice.good]) - purse[choice.good] - purse[COIN],
    ),
    SpendBook: Part(AskCastle, lambda visit: visit.book, lambda *_: 1),
    Donate: Part(
        AskCathedral,
        lambda visit: visit.donation,
        lambda table, purse, choice: table.shown(DONATIONS[choice.good]) - purse[choice.good] - purse[COIN],
    ),
    BuyCoin: Part(AskMarket, lambda visit: visit.coin, lambda _table, purse, choice: 1 - purse[choice.good]),
    SellBooks: Part(AskMarket, lambda visit: visit.books, lambda _table, purse, choice: choice.count - purse[BOOK]),
    DeliverStone: Part(
        AskConstruction, lambda visit: visit.stone, lambda _table, purse, _choice: 1 - purse[STONE] - purse[COIN]
    ),
    DeliverBread: Part(
        AskConstruction, lambda visit: visit.bread, lambda _table, purse, choice: choice.count - purse[BREAD]
    ),
    DeliverWood: Part(
        AskConstruction,
        lambda visit: visit.wood,
        lambda _table, purse, choice: choice.count - purse[WOOD] - purse[COIN],
    ),
}
