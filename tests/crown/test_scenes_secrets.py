"""What a seat may not know is nowhere in its picture."""

from __future__ import annotations

import pytest

from game.crown.rules import CROWN
from game.crown.rules.board import Site
from game.crown.rules.cards import Action, Favor
from game.crown.rules.changes import TokensSeen
from game.crown.rules.table import CrownTable
from game.crown.scenes import CROWN_STAGE
from game.engine.seats import NOBODY, Seat
from game.engine.table import clone
from game.stage.director import Director
from game.stage.layers import Layers, frame_of
from game.stage.painter import Painter
from tests.crown.onstage import canvas_of, moment, opened, scene
from tests.stage.watching import pixels


def picture(table: CrownTable, looker: int) -> bytes:
    """The whole window as that seat sees it."""
    canvas = canvas_of()
    director = Director(CROWN_STAGE.layout, CROWN_STAGE.beats)
    director.show(CROWN.conceal(table, Seat(looker)), Seat(looker), frame_of(canvas))
    now = moment(table, looker, director.frame)
    phase = scene(now)
    under = [*CROWN_STAGE.ground(now), *phase.panels(now)]
    Layers(canvas, Painter(canvas, CROWN_STAGE.draw)).paint(director, under, phase.marks(now, phase.targets(now)))
    return pixels(canvas.surface)


def with_hand(table: CrownTable, seat: int, *hand: Action) -> CrownTable:
    """The same table, the seat holding other cards of its nine."""
    other = clone(table)
    estate = other.estates[seat]
    everything = [*estate.hand, *estate.stack]
    estate.hand = hand
    estate.stack.groups[:] = [tuple(sorted(card for card in everything if card is not None and card not in hand))]
    return other


def test_frames_differ_only_for_the_owner_of_a_hand() -> None:
    table = opened(3, 6)
    one = with_hand(table, 1, Action.WOOD, Action.RING, Action.ENVOY)
    two = with_hand(table, 1, Action.CLOTH, Action.STEP, Action.TRADE)
    for looker in (0, 2, NOBODY):
        assert picture(one, looker) == picture(two, looker)
    assert picture(one, 1) != picture(two, 1)


def test_tokens_looked_at_are_seen_by_the_seat_on_turn_only() -> None:
    def looking(*tokens: Favor) -> CrownTable:
        table = opened(3, 6)
        TokensSeen(table.turn.seat, tokens).apply(table)
        return table

    one = looking(Favor.FOREST_WOOD, Favor.CASTLE_RING, Favor.MARKET_COINS)
    two = looking(Favor.QUARRY_STONE, Favor.CASTLE_CITIZENS, Favor.CATHEDRAL_BOOK)
    mine, other = one.turn.seat, (one.turn.seat + 1) % 3
    assert picture(one, other) == picture(two, other)
    assert picture(one, mine) != picture(two, mine)


@pytest.mark.parametrize("looker", [0, 1, NOBODY])
def test_hidden_things_are_anonymous(looker: int) -> None:
    table = opened(3, 6)
    frame = moment(table).frame
    found = CROWN_STAGE.layout.places(CROWN.conceal(table, Seat(looker)), Seat(looker), frame)
    cards = [thing for thing in found if thing.startswith("action/") and "#" not in thing]
    assert all(thing.startswith(f"action/{looker}/") for thing in cards)
    assert len(cards) == (3 if looker >= 0 else 0)
    assert Site.FOREST in table.rings[0]
