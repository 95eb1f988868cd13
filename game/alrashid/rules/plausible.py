"""Which options a sensible person would weigh: pure waste is left out, everything that could matter stays."""

from collections.abc import Callable, Sequence
from typing import Any

from game.alrashid.rules.board import ARMS, LANDS, MEMBER_ROWS, PALACES, RANKS, Site
from game.alrashid.rules.cards import TITLE_ROWS
from game.alrashid.rules.choices import (
    BuyOff,
    Commit,
    CommitAcross,
    Give,
    Look,
    MoveRaider,
    Place,
    SecureTitle,
    StealMercenary,
    StealWare,
    Swap,
    Take,
    TakeAll,
    TakeFrom,
    TakeNote,
)
from game.alrashid.rules.dominance import ranked
from game.alrashid.rules.draws import AskDraw, raiders_of
from game.alrashid.rules.musters import winning_line
from game.alrashid.rules.payments import AskPay, value
from game.alrashid.rules.phases.battle import FIGHT, RUN, AskBattle, AskKeep, AskStrike
from game.alrashid.rules.phases.caliph import AskCaliphTitle, AskGift
from game.alrashid.rules.phases.guild import AskGive, AskSwap, AskVisit
from game.alrashid.rules.phases.land import AskExtra, AskShare
from game.alrashid.rules.phases.placement import AskPlace
from game.alrashid.rules.phases.powers import AskBuyOff, AskExchange, AskRedirect, AskScout, AskSmuggle, AskToll
from game.alrashid.rules.phases.spying import AskSpy
from game.alrashid.rules.phases.titles import AskStart
from game.alrashid.rules.prospects import coin, title_worth, turns_left
from game.alrashid.rules.table import RashidTable
from game.engine.play import asked
from game.engine.record import Choice, Done
from game.engine.seats import Seat

TILES_PER_RAIDER = 2
FEW = 2
SOME = 4


def plausible(table: RashidTable) -> Sequence[Choice]:
    """The options of the asked seat that are worth a thought, the most promising first."""
    ask = asked(table)
    assert ask is not None, "nobody is asked anything"
    found = ask.options(table)
    prune = _PRUNES.get(type(ask))
    if prune is None or len(found) < FEW:
        return found
    return prune(table, ask, found) or found


# Placement


def _place(table: RashidTable, ask: AskPlace, found: Sequence[Place]) -> Sequence[Choice]:
    """Nowhere without a share, and to no raiders that nobody there can fight."""
    hopeless = [not _promising(table, ask.seat, site) for site in Site]
    kept = [place for place in found if not hopeless[place.site]]
    return [place for place in kept if _outranks(table, ask.seat, place)] or kept


def _promising(table: RashidTable, seat: Seat, site: Site) -> bool:
    """Whether the seat can fight what is in a land, or somebody there may fight it first."""
    if site in PALACES or not table.raiders[site]:
        return True
    arms = {tile.arm for tile in table.raiders[site]}
    parties = [seat, *[party.seat for party in table.delegations[site]]]
    return any(tile.arm in arms for party in parties for tile in table.houses[party].mercenaries)


def _outranks(table: RashidTable, seat: Seat, place: Place) -> bool:
    """Whether the member makes its delegation one of the first three."""
    own = table.delegation(seat, place.site)
    figure = MEMBER_ROWS[place.member].dominance + (own.dominance if own else 0)
    better = [rival for rival, rivals in ranked(table, place.site) if rival != seat and rivals >= figure]
    return len(better) < RANKS


# Wares


def gains(table: RashidTable, seat: Seat) -> list[int]:
    """By ware how many coins one more would add to the seat's hand."""
    wares = table.houses[seat].wares[:]
    before, found = value(wares), []
    for ware, held in enumerate(wares):
        wares[ware] = held + 1
        found.append(value(wares) - before)
        wares[ware] = held
    return found


def losses(table: RashidTable, seat: Seat) -> list[int]:
    """By ware how many coins one less would cost the seat's hand."""
    wares = table.houses[seat].wares[:]
    before, found = value(wares), []
    for ware, held in enumerate(wares):
        wares[ware] = max(0, held - 1)
        found.append(before - value(wares))
        wares[ware] = held
    return found


def _take(table: RashidTable, ask: Any, found: Sequence[Choice]) -> Sequence[Choice]:
    """The wares that add most to the hand; nobody leaves a share lying."""
    gain = gains(table, ask.seat)
    takes = [choice for choice in found if isinstance(choice, Take)]
    takes.sort(key=lambda take: (-gain[take.ware], -take.ware))
    return [*takes[:FEW], *[choice for choice in found if isinstance(choice, TakeAll | TakeNote)]]


def _smuggle(table: RashidTable, ask: AskSmuggle, found: Sequence[TakeFrom]) -> Sequence[Choice]:
    gain = gains(table, ask.seat)
    return sorted(found, key=lambda take: -gain[take.ware])[:SOME]


def _give(table: RashidTable, ask: AskGive | AskToll, found: Sequence[Give]) -> Sequence[Choice]:
    loss = losses(table, ask.seat)
    return sorted(found, key=lambda give: loss[give.ware])[:FEW]


def _swap(table: RashidTable, ask: AskSwap | AskExchange, found: Sequence[Choice]) -> Sequence[Choice]:
    """The exchanges that make the hand worth most, and none."""
    wares = table.houses[ask.seat].wares
    swaps = [choice for choice in found if isinstance(choice, Swap)]
    swaps.sort(key=lambda swap: -_swapped(wares, swap))
    return [*swaps[:FEW], *[choice for choice in found if isinstance(choice, Done)]]


def _swapped(wares: Sequence[int], swap: Swap) -> int:
    rest = list(wares)
    rest[swap.given] -= 1
    rest[swap.taken] += 1
    return value(rest)


def _pay(_table: RashidTable, _ask: AskPay, found: Sequence[Choice]) -> Sequence[Choice]:
    """The best payment; where somebody has begun to lay down wares, whatever comes next."""
    return found[:1]


# Palaces


def _visit(table: RashidTable, ask: AskVisit | AskCaliphTitle, found: Sequence[Choice]) -> Sequence[Choice]:
    """Of titles the few that are worth most."""
    left = turns_left(table)
    titles = [choice for choice in found if isinstance(choice, SecureTitle)]
    titles.sort(key=lambda choice: coin(left) * TITLE_ROWS[choice.title].cost - title_worth(choice.title, left))
    return [*titles[:SOME], *[choice for choice in found if not isinstance(choice, SecureTitle)]]


def _spy(table: RashidTable, ask: AskSpy, found: Sequence[Choice]) -> Sequence[Choice]:
    """The ware that helps most and hurts most; a mercenary of who has most."""
    gain = gains(table, ask.seat)
    wares = [choice for choice in found if isinstance(choice, StealWare)]
    wares.sort(key=lambda spy: -gain[spy.ware] - losses(table, spy.victim)[spy.ware] / 2)
    tiles = [choice for choice in found if isinstance(choice, StealMercenary)]
    return [*wares[:FEW], *tiles[:1]]


# Mercenaries


def _draw(table: RashidTable, ask: AskDraw, found: Sequence[Choice]) -> Sequence[Choice]:
    """The type of which most are on the map for each one the seat has."""
    hand = table.houses[ask.seat].mercenaries
    need = [
        sum(raiders_of(table, land, arm) for land in LANDS) - TILES_PER_RAIDER * sum(own.arm is arm for own in hand)
        for arm in ARMS
    ]
    return found[:1] if need[0] >= need[1] else found[1:]


def _battle(table: RashidTable, ask: AskBattle, found: Sequence[Choice]) -> Sequence[Choice]:
    """The cheapest line that surely wins; otherwise a single tile saves the honor."""
    line = winning_line(table, ask.seat, ask.site)
    if line:
        return [choice for choice in found if choice in line][:1]
    if found[0] == FIGHT:
        return found[:1]
    tiles = [choice for choice in found if isinstance(choice, Commit | CommitAcross)]
    return [*sorted(tiles, key=lambda commit: commit.strength)[:1], RUN]


def _last(_table: RashidTable, _ask: Any, found: Sequence[Choice]) -> Sequence[Choice]:
    """The strongest, which comes last but for passing."""
    strongest = [choice for choice in found if hasattr(choice, "strength")]
    return strongest[-1:]


def _scout(table: RashidTable, _ask: AskScout, found: Sequence[Choice]) -> Sequence[Choice]:
    looks = [choice for choice in found if isinstance(choice, Look)]
    looks.sort(key=lambda look: -len(table.raiders[look.land]))
    return looks[:1]


def _redirect(_table: RashidTable, _ask: AskRedirect, found: Sequence[Choice]) -> Sequence[Choice]:
    moves = [choice for choice in found if isinstance(choice, MoveRaider)]
    moves.sort(key=lambda move: -move.strength)
    return [*moves[:SOME], found[-1]]


def _buy_off(table: RashidTable, ask: AskBuyOff, found: Sequence[BuyOff]) -> Sequence[Choice]:
    """Where the seat has members."""
    return [choice for choice in found if table.delegation(ask.seat, choice.land)]


def _start(_table: RashidTable, _ask: AskStart, found: Sequence[Choice]) -> Sequence[Choice]:
    """All are used, one after the other."""
    return found[:1]


_PRUNES: dict[type, Callable[[RashidTable, Any, Any], Sequence[Choice]]] = {
    AskPlace: _place,
    AskShare: _take,
    AskGift: _take,
    AskExtra: _take,
    AskSmuggle: _smuggle,
    AskGive: _give,
    AskToll: _give,
    AskSwap: _swap,
    AskExchange: _swap,
    AskPay: _pay,
    AskVisit: _visit,
    AskCaliphTitle: _visit,
    AskSpy: _spy,
    AskDraw: _draw,
    AskBattle: _battle,
    AskStrike: _last,
    AskKeep: _last,
    AskScout: _scout,
    AskRedirect: _redirect,
    AskBuyOff: _buy_off,
    AskStart: _start,
}
