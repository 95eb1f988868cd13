"""Playing alone: the pressure of the score test, and the rival (both with the markers of two seats)."""

from collections.abc import Callable

from game.crown.rules.board import (
    DONATIONS,
    GIFTS,
    HUTS,
    SPACES_PER_SITE,
    TOWN,
    Marker,
    Site,
    Track,
)
from game.crown.rules.cards import CARDS_PER_RANK, EVENT_ROWS, NOBLES, RANK_ROWS, Action
from game.crown.rules.changes import (
    AdvisorLeft,
    AdvisorRecruited,
    CraftsmanPlaced,
    NobleLeft,
    PointsScored,
    RivalCardTurned,
    StackShuffled,
)
from game.crown.rules.gains import please, turn_marker
from game.crown.rules.phases.bonus import ennoble, refill
from game.crown.rules.table import RIVAL, CrownTable
from game.engine.flow import Begin
from game.engine.record import Id
from game.engine.seats import NOBODY
from game.engine.step import Step

BEGIN_SOLO = Begin("solo")

RESOURCE_CITIZENS = 2
BUILDING_CARDS = (Action.WOOD, Action.STONE)
RESOURCE_BUILDINGS = 3
TRADE_BUILDINGS = 5
DISCOUNT_CITIZENS = 2
ENVOY_BUILDINGS = 5
ENVOY_CITIZENS = 3


class Pressure(Step, frozen=True):
    """After rounds 1 to 5 of the score test: markers turn, an advisor and a noble leave."""

    def run(self, table: CrownTable) -> None:
        row = EVENT_ROWS[table.event]
        turn_marker(table, GIFTS[row.countryside])
        turn_marker(table, DONATIONS[row.countryside])
        _dismiss(table, row.town)
        _bury_noble(table, table.round - 1)
        if table.round % 2 == 0:
            turn_marker(table, Marker.DELIVERY_STONE)
            turn_marker(table, Marker.DELIVERY_BREAD)


class RivalTurn(Step, frozen=True):
    """The rival turns up a card after each of the seat's turns; events never touch it (ruling 33)."""

    def run(self, table: CrownTable) -> None:
        rival = table.estates[RIVAL]
        if not len(rival.stack):
            table.emit(StackShuffled(RIVAL, rival.played))
        card = rival.stack.pick(table.chance)
        table.emit(RivalCardTurned(RIVAL, card))
        _RIVAL_CARDS[card](table, card)


def first_advisor(table: CrownTable, site: Site) -> int | None:
    """The space of the left advisor of a town location, else of the right one."""
    start = SPACES_PER_SITE * (site - Site.CASTLE)
    spaces = range(start, start + SPACES_PER_SITE)
    return next((space for space in spaces if table.court[space] is not None), None)


def first_free_hut(table: CrownTable) -> int | None:
    """The first empty hut, from the Forest to the Weaving Mill and from left to right."""
    return next((hut for hut, holder in enumerate(table.huts) if holder == NOBODY), None)


def _dismiss(table: CrownTable, site: Site) -> None:
    space = first_advisor(table, site)
    if space is None:
        return
    advisor = table.court[space]
    assert advisor is not None, "first_advisor finds spaces that are taken"
    table.emit(AdvisorLeft(advisor, space))
    refill(table, space)


def _bury_noble(table: CrownTable, rank: int) -> None:
    gone = table.nobles[rank]
    if gone < CARDS_PER_RANK:
        table.emit(NobleLeft(NOBLES[CARDS_PER_RANK * rank + gone]))


def _resource(table: CrownTable, card: Action) -> None:
    please(table, RIVAL, RESOURCE_CITIZENS, card)
    if card in BUILDING_CARDS:
        _build(table, RESOURCE_BUILDINGS, card)
    turn_marker(table, (GIFTS if table.round % 2 else DONATIONS)[card])


def _ring(table: CrownTable, card: Action) -> None:
    rank = len(table.estates[RIVAL].nobles)
    if rank < len(RANK_ROWS) and table.nobles[rank] < CARDS_PER_RANK:
        ennoble(table, RIVAL)


def _trade(table: CrownTable, card: Action) -> None:
    _build(table, TRADE_BUILDINGS, card)
    please(table, RIVAL, table.shown(Marker.DELIVERY_STONE), card)
    turn_marker(table, Marker.DELIVERY_STONE)


def _step(table: CrownTable, card: Action) -> None:
    please(table, RIVAL, table.shown(Marker.DELIVERY_BREAD), card)
    turn_marker(table, Marker.DELIVERY_BREAD)


def _discount(table: CrownTable, card: Action) -> None:
    hut = first_free_hut(table)
    if hut is not None:
        table.emit(CraftsmanPlaced(RIVAL, HUTS[hut].site, HUTS[hut].number, bonus=False))
    please(table, RIVAL, DISCOUNT_CITIZENS, card)


def _envoy(table: CrownTable, card: Action) -> None:
    _build(table, ENVOY_BUILDINGS, card)
    space = first_advisor(table, table.chance.pick(TOWN))
    if space is not None:
        advisor = table.court[space]
        assert advisor is not None, "first_advisor finds spaces that are taken"
        table.emit(AdvisorRecruited(RIVAL, advisor, space, bonus=False))
        refill(table, space)
    please(table, RIVAL, ENVOY_CITIZENS, card)


def _build(table: CrownTable, points: int, reason: Id) -> None:
    table.emit(PointsScored(RIVAL, Track.BUILDINGS, points, reason))


_RIVAL_CARDS: dict[Action, Callable[[CrownTable, Action], None]] = {
    Action.WOOD: _resource,
    Action.GRAIN: _resource,
    Action.STONE: _resource,
    Action.CLOTH: _resource,
    Action.RING: _ring,
    Action.TRADE: _trade,
    Action.STEP: _step,
    Action.DISCOUNT: _discount,
    Action.ENVOY: _envoy,
}
