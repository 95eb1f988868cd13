"""A seat's turn: a card onto a slot, its action, a councilor's walk, bonus actions, in any order (rules 16-18)."""

from collections.abc import Callable
from typing import Any

from game.crown.rules.abilities import ability_options, use_ability
from game.crown.rules.board import BOARDS, COIN, SLOTS, TOWN, Board, Site
from game.crown.rules.cards import ACTION_GOODS, ACTIONS, Action, Event
from game.crown.rules.changes import CardPlayed, CardUsed, CouncilorMoved, GoodsTaken
from game.crown.rules.choices import (
    EndTurn,
    Exchange,
    Hire,
    Move,
    Play,
    RaiseRank,
    Recruit,
    SendEnvoy,
    TakeStep,
    Trade,
    Use,
    UseDiscount,
)
from game.crown.rules.gains import TakeGoods
from game.crown.rules.payments import any_resources, charge
from game.crown.rules.phases.bonus import BEGIN_BONUS, AskDiscount, bonus_options, discount_options, perform_bonus
from game.crown.rules.phases.countryside import visit_field
from game.crown.rules.phases.tokens import matching
from game.crown.rules.phases.town import visit_town
from game.crown.rules.table import CrownTable
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.step import Ask

PLAY = tuple(tuple(Play(card, slot) for slot in range(1, SLOTS + 1)) for card in ACTIONS)
MOVES: tuple[Choice, ...] = tuple(Move(board) for board in BOARDS)
STEPS: tuple[Choice, ...] = tuple(TakeStep(board) for board in BOARDS)
ENVOYS: tuple[Choice, ...] = tuple(SendEnvoy(site) for site in TOWN)
USE_DISCOUNT, END_TURN = UseDiscount(), EndTurn()
TRADES = (Trade(1), Trade(3))
TRADE_COINS = {1: 1, 3: 2}
TRADE_COSTS = {count: any_resources(count, gold=False) for count in TRADE_COINS}
"""A coin never counts as a resource when coins are bought (ruling 5)."""

BEGIN_CARD = Begin("card")
MUDDY_STEPS = 2


class AskTurn(Ask, frozen=True):
    """What do you do? Comes back until the seat ends its turn."""

    def options(self, table: CrownTable) -> list[Choice]:
        turn = table.turn
        if turn.card is None:
            found = self._plays(table)
        else:
            found = [] if turn.acted else card_options(table, self.seat)
            if not turn.moved:
                found += MOVES
            elif turn.acted or turn.card is not Action.STEP:
                found.append(END_TURN)
        found += bonus_options(table, self.seat)
        if table.estates[self.seat].advisors:
            found += ability_options(table, self.seat)
        return found

    def answer(self, table: CrownTable, choice: Choice) -> None:
        if choice == END_TURN:
            return
        table.then(BEGIN_CARD, self)
        _ANSWERS[type(choice)](table, self.seat, choice)

    def _plays(self, table: CrownTable) -> list[Choice]:
        estate = table.estates[self.seat]
        slots = [slot for slot, card in enumerate(estate.slots) if card is None]
        return [PLAY[card][slot] for card in estate.hand if card is not None for slot in slots]


def card_options(table: CrownTable, seat: Seat) -> list[Choice]:
    """The ways to perform the action of the card the seat played."""
    card = table.turn.card
    if card is Action.STEP:
        return [*STEPS]
    if card is Action.ENVOY:
        return [*ENVOYS]
    if card is Action.DISCOUNT:
        return [USE_DISCOUNT] if discount_options(table, seat) else []
    purse = table.estates[seat].purse
    held = purse[0] + purse[1] + purse[2] + purse[3]
    return [trade for trade in TRADES if held >= trade.count]


def steps_of(table: CrownTable, slot: int) -> int:
    """How far the slot moves a councilor; on muddy roads three are two."""
    return MUDDY_STEPS if table.event is Event.MUDDY_ROADS and slot > MUDDY_STEPS else slot


def walk(table: CrownTable, seat: Seat, board: Board, steps: int, by_card: bool) -> None:
    """Move a councilor and visit the location it reaches (rules 17, 26)."""
    start = table.estates[seat].councilors[board]
    end = table.ahead(board, start, steps)
    table.emit(CouncilorMoved(seat, board, start, end, steps, by_card))
    visit(table, seat, end)


def visit(table: CrownTable, seat: Seat, site: Site) -> None:
    """Visit a location with the tokens that match it now."""
    begin = visit_field if site < Site.CASTLE else visit_town
    begin(table, seat, site, matching(table, seat, site))


def _play(table: CrownTable, seat: Seat, choice: Play) -> None:
    table.emit(CardPlayed(seat, choice.card, choice.slot))
    good = ACTION_GOODS[choice.card]
    if good is not None:
        table.emit(CardUsed(seat, choice.card))
        table.emit(GoodsTaken(seat, good, 1, choice.card))


def _move(table: CrownTable, seat: Seat, choice: Move) -> None:
    walk(table, seat, choice.board, steps_of(table, table.turn.slot), by_card=False)


def _take_step(table: CrownTable, seat: Seat, choice: TakeStep) -> None:
    table.emit(CardUsed(seat, Action.STEP))
    walk(table, seat, choice.board, 1, by_card=True)


def _trade(table: CrownTable, seat: Seat, choice: Trade) -> None:
    table.emit(CardUsed(seat, Action.TRADE))
    table.then(TakeGoods(seat, COIN, TRADE_COINS[choice.count], Action.TRADE))
    charge(table, seat, TRADE_COSTS[choice.count], Action.TRADE)


def _send_envoy(table: CrownTable, seat: Seat, choice: SendEnvoy) -> None:
    table.emit(CardUsed(seat, Action.ENVOY))
    visit(table, seat, choice.site)


def _use_discount(table: CrownTable, seat: Seat, choice: UseDiscount) -> None:
    table.emit(CardUsed(seat, Action.DISCOUNT))
    table.then(BEGIN_BONUS, AskDiscount(seat))


_ANSWERS: dict[type[Choice], Callable[[CrownTable, Seat, Any], None]] = {
    Play: _play,
    Move: _move,
    TakeStep: _take_step,
    Trade: _trade,
    SendEnvoy: _send_envoy,
    UseDiscount: _use_discount,
    RaiseRank: perform_bonus,
    Hire: perform_bonus,
    Recruit: perform_bonus,
    Use: use_ability,
    Exchange: use_ability,
}
