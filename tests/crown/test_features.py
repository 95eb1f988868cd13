"""What is counted of a position, and what it weighs."""

from math import isfinite
from pathlib import Path
from typing import cast

import pytest

from game.crown.rules import CROWN, weights
from game.crown.rules.board import Site
from game.crown.rules.cards import Action, Advisor
from game.crown.rules.features import GROUPS, NAMES, PLAIN, features, progress
from game.crown.rules.table import CrownTable
from game.engine.chance import Chance
from game.engine.play import asked, take
from game.engine.seats import Seat, all_seats
from tests.crown.tables import employ, ennobled, hand, own, play, ready, settle_in

ME = Seat(0)
GAMES: list[tuple[int, dict[str, bool | int | str]]] = [
    (1, {"solo": "score"}),
    (1, {"solo": "rival"}),
    (2, {}),
    (3, {"mixed_boards": True}),
    (4, {"full_hand": True}),
]


def counted(table: CrownTable, *names: str) -> list[float]:
    found = dict(zip(NAMES, features(table, ME), strict=True))
    return [found[name] for name in names]


@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_every_feature_is_a_number_throughout_a_game(seats: int, settings: dict[str, bool | int | str]) -> None:
    table, chance, past = CROWN.open(seats, 5, settings), Chance(5), 0.0
    while (ask := asked(table)) is not None:
        for seat in all_seats(seats):
            found = features(cast(CrownTable, table), seat)
            assert len(found) == len(NAMES)
            assert all(map(isfinite, found))
        assert past <= progress(cast(CrownTable, table)) <= 1
        past = progress(cast(CrownTable, table))
        take(table, chance.pick(CROWN.insight.plausible(CROWN.conceal(table, ask.seat))))


def test_features_are_open_to_all() -> None:
    """Backs change nothing: what a seat has still to play follows from what lies open."""
    table = ready(3)
    hand(table, Action.RING, Action.ENVOY, seat=1)
    own(table, 1, wood=2, book=1)
    seen = cast(CrownTable, CROWN.conceal(table, ME))
    assert [features(seen, seat) for seat in all_seats(3)] == [features(table, seat) for seat in all_seats(3)]


def test_the_weights_fit_the_features() -> None:
    table = weights.WEIGHTS
    assert table.names == NAMES
    assert len(table.full) == len(table.plain) == len(NAMES) == len(set(NAMES))
    assert {name for name, pair in zip(NAMES, table.plain, strict=True) if any(pair)} <= PLAIN <= set(NAMES)
    assert "def " not in Path(weights.__file__).read_text("utf-8")


def test_groups_hold_every_feature_once() -> None:
    assert sum(map(len, GROUPS.values())) == len(NAMES)


def test_a_played_card_is_gone_for_this_half() -> None:
    table = ready(2)
    hand(table, Action.RING)
    assert counted(table, "ring_card", "envoy_card") == [1, 1]
    play(table, Action.RING)
    assert counted(table, "ring_card", "envoy_card") == [0, 1]


def test_rings_and_coins_count_as_far_as_the_next_rank_needs_them() -> None:
    """Rule 27."""
    table = ready(2)
    own(table, ring=3, coin=1)
    assert counted(table, "rings", "coins", "spare_rings", "spare_coins", "pairs") == [1, 1, 2, 0, 1]
    ennobled(table, 3)
    assert counted(table, "rings", "coins", "spare_rings", "spare_coins", "rank_next") == [2, 1, 1, 0, 14]
    ennobled(table, 5)
    assert counted(table, "rings", "coins", "spare_rings", "spare_coins", "rank_next") == [0, 0, 3, 1, 0]


def test_craftsmen_count_together_and_where_the_councilor_can_get() -> None:
    table = ready(2)
    settle_in(table, Site.QUARRY, 1)
    settle_in(table, Site.QUARRY, 2)
    assert counted(table, "craftsmen", "craftsmen_together", "craftsmen_ahead") == [2, 2, 2]
    table.estates[0].slots = (None, Action.WOOD, None)
    assert counted(table, "craftsmen_ahead") == [0]


def test_working_advisors_count_and_spent_ones_do_not() -> None:
    table = ready(2)
    employ(table, Advisor.BAKER, Advisor.CARPENTER)
    assert counted(table, "baker", "scholar") == [1, 0]
    assert sum(features(table, ME)[-len(GROUPS["advisors"]) :]) == 1
