"""The end of the game (rules 30-33)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.crown.rules.board import GOODS
from game.crown.rules.cards import NOBLES, Favor, Noble
from game.crown.rules.changes import PointsScored
from game.crown.rules.gains import please
from game.crown.rules.scoring import EXTRAS, extras, final_score, scores
from game.crown.rules.table import CrownTable
from game.engine.ruleset import Line
from game.engine.seats import Seat
from tests.crown.tables import favor, own, ready


def standing(*tracks: tuple[int, int]) -> CrownTable:
    """A table at which the seats have reached these citizens and buildings."""
    table = ready(len(tracks))
    for estate, (citizens, buildings) in zip(table.estates, tracks, strict=True):
        estate.citizens, estate.buildings = citizens, buildings
    return table


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"ring": 3}, 6),
        ({"coin": 3}, 3),
        ({"book": 3}, 3),
        ({"bread": 3}, 3),
        ({"wood": 4}, 2),
        ({"wood": 1, "grain": 1, "stone": 1, "cloth": 2}, 2),
    ],
)
def test_what_is_left_gives_extra_points(goods: dict[str, int], points: int) -> None:
    """Rule 30; ruling 25: leftover resources are pooled and rounded down."""
    table = standing((20, 60))
    own(table, **goods)
    assert sum(extras(table.estates[0])) == points
    assert scores(table)[0].total == 20 + points


def test_a_token_that_was_kept_gives_a_point() -> None:
    """Rule 30."""
    table = standing((20, 60))
    favor(table, Favor.CASTLE_RING, Favor.MARKET_COINS)
    assert scores(table)[0].total == 22


def test_the_lower_track_counts() -> None:
    """Rule 31."""
    assert [sheet.total for sheet in scores(standing((50, 40), (30, 60)))] == [40, 30]
    assert [sheet.place for sheet in scores(standing((50, 40), (30, 60)))] == [1, 2]


@given(st.integers(0, 120), st.integers(0, 120), st.integers(0, 60))
def test_extra_points_are_split_in_the_best_way(citizens: int, buildings: int, extra: int) -> None:
    """Rules 30, 33: the formula finds what trying every split finds."""
    tried = max(min(citizens + part, buildings + extra - part) for part in range(extra + 1))
    assert final_score(citizens, buildings, extra) == tried


def test_the_sheet_shows_where_the_points_come_from() -> None:
    """Rules 30-33: two lines add up to the total, the rest is told beside it."""
    table = standing((41, 38))
    own(table, ring=2, coin=1, wood=3)
    (sheet,) = scores(table)
    assert sheet.lines == (Line("buildings", 38), Line("extra", 4))
    assert sheet.total == 42
    assert sheet.notes[:2] == (Line("all_citizens", 41), Line("all_buildings", 38))
    assert sheet.notes[2:8] == tuple(map(Line, EXTRAS, (4, 1, 0, 0, 0, 1)))


def test_equal_scores_are_parted_by_the_second_track() -> None:
    """Rule 32, first."""
    sheets = scores(standing((40, 44), (45, 40), (40, 44)))
    assert [sheet.place for sheet in sheets] == [2, 1, 2]
    assert [sheet.ties[0] for sheet in sheets] == [44, 45, 44]


def test_extra_points_left_over_stand_on_the_second_track() -> None:
    """Rules 32, 33: what the lower track does not need counts for the tie."""
    table = standing((40, 60), (40, 60), (40, 61))
    own(table, coin=2)
    own(table, 1, coin=2)
    assert [sheet.ties[0] for sheet in scores(table)] == [60, 60, 61]
    table = standing((40, 41), (44, 40))
    own(table, coin=9)
    own(table, 1, coin=6)
    assert [(sheet.total, sheet.ties[0]) for sheet in scores(table)] == [(45, 45), (45, 45)]


def test_then_by_the_higher_rank() -> None:
    """Rule 32, second: the rank counts, not its points."""
    table = standing((40, 44), (40, 44))
    table.estates[0].nobles = (Noble.BARON_1,)
    table.estates[1].nobles = (Noble.BARON_4, Noble.COUNT_4)
    assert [sheet.place for sheet in scores(table)] == [2, 1]


def test_then_by_the_points_on_the_card_of_the_highest_rank() -> None:
    """Rules 7, 32, third."""
    table = standing((40, 44), (40, 44))
    table.estates[0].nobles = (Noble.BARON_1, Noble.COUNT_3)
    table.estates[1].nobles = (Noble.BARON_2, Noble.COUNT_1)
    assert [sheet.place for sheet in scores(table)] == [2, 1]
    assert scores(table)[0].ties == (44, 2, 7)


def test_else_the_place_is_shared() -> None:
    """Rule 32."""
    assert [sheet.place for sheet in scores(standing((40, 44), (44, 40), (30, 30)))] == [1, 1, 3]


def test_tracks_count_on_beyond_their_last_space() -> None:
    """Ruling 20."""
    table = standing((103, 200))
    please(table, Seat(0), 7, NOBLES[0])
    assert table.estates[0].citizens == 110
    assert isinstance(table.journal[-1], PointsScored)
    assert scores(table)[0].total == 110


def test_goods_are_without_number() -> None:
    """Ruling 19; rule 30."""
    table = standing((0, 900))
    own(table, **{str(good): 60 for good in GOODS})
    assert scores(table)[0].total == 120 + 60 + 60 + 60 + 120
