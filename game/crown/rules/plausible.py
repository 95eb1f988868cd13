"""Which options a sensible person would weigh: pure waste is left out, everything that could matter stays."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.crown.rules.abilities import AskSwap
from game.crown.rules.board import COIN, RESOURCES, Good
from game.crown.rules.cards import Advisor
from game.crown.rules.choices import (
    Bake,
    BuyCoin,
    DeliverBread,
    DeliverStone,
    DeliverWood,
    Discard,
    Donate,
    EndTurn,
    Exchange,
    Give,
    Harvest,
    Hire,
    Move,
    Pay,
    Play,
    RaiseRank,
    Recruit,
    Redeem,
    SellBooks,
    SendEnvoy,
    SpendBook,
    Swap,
    TakeStep,
    Trade,
    Use,
    UseDiscount,
)
from game.crown.rules.payments import AskPay
from game.crown.rules.phases.bonus import AskDiscount
from game.crown.rules.phases.card import AskTurn
from game.crown.rules.phases.countryside import AskField
from game.crown.rules.phases.event_card import AskAlms, AskCaravan, AskLevy, AskScribe, AskSpoiled
from game.crown.rules.phases.tokens import matching
from game.crown.rules.phases.town import AskCastle, AskCathedral, AskConstruction, AskMarket, town_visit
from game.crown.rules.table import CrownTable
from game.crown.rules.visit import AskVisit
from game.engine.play import asked
from game.engine.record import Choice, Done, Pass
from game.engine.seats import Seat

FEW = 2
"""How many of several like ways are weighed."""

UNIT_COST = {Good.COIN: 4, Good.RING: 5, Good.BREAD: 6}
"""What it hurts to pay a unit that is no resource."""

ORDER: tuple[type[Choice], ...] = (
    RaiseRank, Redeem, UseDiscount, Recruit, Hire, Harvest, DeliverBread, DeliverStone, DeliverWood, SpendBook, Donate,
    Give, SellBooks, Bake, SendEnvoy, TakeStep, Move, Play, Use, Trade, BuyCoin, Exchange, Pay, Swap, Discard, EndTurn,
    Done, Pass,
)  # fmt: skip
"""Choices from the most to the least promising kind."""

PROMISE = {kind: place for place, kind in enumerate(ORDER)}
LEADING_ON = (Advisor.BAKER, Advisor.SCHOOLMARM, Advisor.MERCHANT)
"""Advisors whose goods may pay for a part of a visit."""


def plausible(table: CrownTable) -> Sequence[Choice]:
    """The options of the asked seat that are worth a thought, the most promising kind first."""
    ask = asked(table)
    assert ask is not None, "nobody is asked anything"
    prune = _PRUNES.get(type(ask))
    found = ask.options(table)
    if prune is None or len(found) < FEW:
        return found
    return sorted(prune(table, ask, found), key=_promise)


def _promise(choice: Choice) -> int:
    return PROMISE[type(choice)]


def _turn(table: CrownTable, ask: AskTurn, found: Sequence[Choice]) -> Iterable[Choice]:
    """What can be done before the card is played can be done after it; an envoy goes where there is something to do."""
    if table.turn.card is None:
        return [choice for choice in found if isinstance(choice, Play)]
    return [choice for choice in found if not isinstance(choice, SendEnvoy) or _busy(table, ask.seat, choice)]


def _busy(table: CrownTable, seat: Seat, envoy: SendEnvoy) -> bool:
    visit = town_visit(seat, envoy.site, matching(table, seat, envoy.site))
    return bool(visit.tokens or visit.parts(table))


def _visit(table: CrownTable, ask: AskVisit, found: Sequence[Choice]) -> Iterable[Choice]:
    """Tokens first while the game goes on; of abilities those that may pay for a part; like goods by plenty."""
    if ask.tokens and table.turns_left(ask.seat):
        return [choice for choice in found if isinstance(choice, Redeem)][:1]
    kept = [choice for choice in found if not isinstance(choice, Use) or choice.advisor in LEADING_ON]
    return _largest(_plentiful(table, ask.seat, kept, BuyCoin))


def _field(table: CrownTable, ask: AskField, found: Sequence[Choice]) -> Iterable[Choice]:
    """Nobody leaves a resource lying."""
    return [choice for choice in _visit(table, ask, found) if not isinstance(choice, Done)]


def _largest(found: Sequence[Choice]) -> list[Choice]:
    """Of breads and books the largest deliveries."""
    kept = [choice for choice in found if not isinstance(choice, DeliverBread | SellBooks)]
    for kind in (DeliverBread, SellBooks):
        kept += [choice for choice in found if isinstance(choice, kind)][-FEW:]
    return kept


def _plentiful(table: CrownTable, seat: Seat, found: Sequence[Choice], kind: type[Any]) -> list[Choice]:
    """Of the choices of one kind, those that give away the most plentiful goods."""
    purse = table.estates[seat].purse
    alike = sorted((choice for choice in found if isinstance(choice, kind)), key=lambda choice: -purse[choice.good])
    return [*alike[:FEW], *(choice for choice in found if not isinstance(choice, kind))]


def _cheapest(table: CrownTable, ask: Any, found: Sequence[Choice]) -> Iterable[Choice]:
    """Of payments those that hurt least."""
    purse = table.estates[ask.seat].purse
    pays = sorted((choice for choice in found if isinstance(choice, Pay)), key=lambda pay: _pain(purse, pay.units))
    return [*pays[:FEW], *(choice for choice in found if not isinstance(choice, Pay))]


def _pain(purse: Sequence[int], units: Sequence[Good]) -> int:
    """How much a payment hurts: a resource the more, the fewer of its kind are left."""
    left = list(purse)
    for unit in units:
        left[unit] -= 1
    return sum(UNIT_COST[unit] if unit in UNIT_COST else max(0, 4 - left[unit]) for unit in units)


def _swaps(table: CrownTable, ask: AskSwap, found: Sequence[Choice]) -> Iterable[Choice]:
    """Give what is most plentiful; a coin only where there is nothing else."""
    purse = table.estates[ask.seat].purse
    given = sorted((good for good in (*RESOURCES, COIN) if purse[good]), key=lambda good: (good is COIN, -purse[good]))
    return [choice for choice in found if not isinstance(choice, Swap) or choice.given in given[:FEW]]


def _discount(_table: CrownTable, _ask: AskDiscount, found: Sequence[Choice]) -> Iterable[Choice]:
    return [choice for choice in found if not isinstance(choice, Done)] or found


def _spoiled(table: CrownTable, ask: AskSpoiled, found: Sequence[Choice]) -> Iterable[Choice]:
    return _plentiful(table, ask.seat, found, Discard)


_PRUNES: dict[type, Callable[[CrownTable, Any, Sequence[Choice]], Iterable[Choice]]] = {
    AskTurn: _turn,
    AskField: _field,
    AskCastle: _visit,
    AskCathedral: _visit,
    AskConstruction: _visit,
    AskMarket: _visit,
    AskPay: _cheapest,
    AskSwap: _swaps,
    AskDiscount: _discount,
    AskCaravan: _swaps,
    AskScribe: _cheapest,
    AskAlms: _cheapest,
    AskLevy: _cheapest,
    AskSpoiled: _spoiled,
}
