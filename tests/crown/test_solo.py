"""Playing alone: the score test (solo 1)."""

import pytest

from game.crown.rules.board import Marker, Site
from game.crown.rules.cards import EVENT_ROWS, Advisor, Event
from game.crown.rules.changes import AdvisorLeft, MarkerTurned, NobleLeft
from game.crown.rules.phases.solo import Pressure, first_advisor
from game.crown.rules.scoring import Rating, rated, scores
from game.crown.rules.table import CrownTable, Solo
from game.engine.pile import Pile
from game.engine.play import finished
from tests.crown.tables import begin, do, end_round, happen, menu, own, ready, told


def pressed(round: int = 1, event: Event = Event.FEAST_DAY) -> tuple[CrownTable, list[str]]:
    """What the end of this round does in the score test."""
    table = ready(1)
    happen(table, event)
    table.round = round
    return table, told(begin(table, Pressure()))


def test_one_plays_alone_with_the_markers_of_two_and_an_event_a_round() -> None:
    table = ready(1)
    assert table.terms.solo is Solo.SCORE
    assert table.shown(Marker.GIFT_CLOTH) == 2
    assert len(table.estates) == 1
    assert not table.terms.rival


def test_the_places_on_the_event_card_turn_markers_and_lose_an_advisor() -> None:
    """Solo 1: the gift and the donation marker of the resource, the left advisor of the town location."""
    table, changes = pressed(event=Event.FEAST_DAY)
    assert (EVENT_ROWS[table.event].countryside, EVENT_ROWS[table.event].town) == (Site.GRAINFIELD, Site.CATHEDRAL)
    assert changes[:4] == [
        "marker-turned gift_grain 2 no",
        "marker-turned donation_grain 3 no",
        "advisor-left goldsmith 2",
        "advisor-arrived chancellor 2",
    ]
    assert table.dismissed == (Advisor.GOLDSMITH,)


@pytest.mark.parametrize("round", range(1, 6))
def test_after_each_round_the_top_noble_of_the_next_rank_leaves(round: int) -> None:
    """Solo 1: round 1 a baron, round 5 a duke."""
    table, changes = pressed(round)
    noble = ["baron_1", "count_1", "prince_1", "marquess_1", "duke_1"][round - 1]
    assert f"noble-left {noble}" in changes
    assert table.nobles == [int(rank == round - 1) for rank in range(5)]


@pytest.mark.parametrize("round", range(1, 6))
def test_after_rounds_two_and_four_the_stone_and_bread_markers_turn(round: int) -> None:
    """Solo 1."""
    _, changes = pressed(round)
    turned = [text for text in changes if "delivery" in text]
    both = ["marker-turned delivery_stone 2 no", "marker-turned delivery_bread 4 no"]
    assert turned == (both if round in (2, 4) else [])


def test_the_noble_that_leaves_is_the_one_on_top() -> None:
    """Solo 1: after the own baron the second one."""
    table = ready(1)
    happen(table, Event.FEAST_DAY)
    table.round, table.nobles = 1, [1, 0, 0, 0, 0]
    assert told(begin(table, Pressure()), NobleLeft) == ["noble-left baron_2"]


def test_the_pressure_follows_the_event_of_the_end_and_comes_before_the_next_round() -> None:
    """Solo 1."""
    table = ready(1)
    own(table, ring=1)
    end_round(table, Event.ROYAL_AUDIENCE)
    assert menu(table) == ["discard ring", "pass"]
    changes = told(do(table, "pass"))
    assert "noble-left baron_1" in changes
    assert changes.index("noble-left baron_1") < changes.index("round-ended 1")


def test_after_the_last_round_nothing_presses() -> None:
    """Solo 1."""
    table = ready(1)
    changes = end_round(table, Event.FEAST_DAY, 6)
    assert told(changes, NobleLeft, AdvisorLeft, MarkerTurned) == []
    assert finished(table)


def test_without_a_left_advisor_the_right_one_leaves() -> None:
    """Solo 1; where nobody is left, nobody leaves."""
    table = ready(1)
    happen(table, Event.FEAST_DAY)
    table.round = 1
    table.court[2] = None
    assert "advisor-left carpenter 3" in told(begin(table, Pressure()))
    table.court[3] = None
    assert first_advisor(table, Site.CATHEDRAL) is None
    assert told(begin(table, Pressure()), AdvisorLeft) == []


def test_without_advisors_in_the_stack_nobody_comes() -> None:
    """Solo 1."""
    table = ready(1)
    happen(table, Event.FEAST_DAY)
    table.round = 1
    table.next_advisor, table.advisors = None, Pile([])
    begin(table, Pressure())
    assert table.court[2] is None


def test_a_marker_that_is_gone_is_not_turned() -> None:
    """Solo 1."""
    table = ready(1)
    happen(table, Event.FEAST_DAY)
    table.round = 2
    table.markers = [3] * 10
    assert told(begin(table, Pressure()), MarkerTurned) == []


def test_with_an_empty_stack_of_nobles_nothing_happens() -> None:
    """Ruling 38."""
    table = ready(1)
    happen(table, Event.FEAST_DAY)
    table.round = 1
    table.nobles = [4, 0, 0, 0, 0]
    assert told(begin(table, Pressure()), NobleLeft) == []
    assert table.nobles == [4, 0, 0, 0, 0]


def test_on_mixed_boards_the_named_places_count_wherever_they_lie() -> None:
    """Ruling 32."""
    table = ready(1, mixed_boards=True)
    happen(table, Event.FEAST_DAY)
    table.round = 1
    changes = told(begin(table, Pressure()))
    assert {"marker-turned gift_grain 2 no", "advisor-left goldsmith 2"} <= set(changes)


@pytest.mark.parametrize(
    ("score", "rating"),
    [
        (49, Rating.PAGE),
        (50, Rating.BARON),
        (57, Rating.BARON),
        (58, Rating.PRINCE),
        (64, Rating.PRINCE),
        (65, Rating.DUKE),
        (71, Rating.DUKE),
        (72, Rating.CROWNED),
    ],
)
def test_the_score_is_rated(score: int, rating: Rating) -> None:
    """Solo 1, at the start value the ratings are made for."""
    table = ready(1)
    assert rated(table, score) is rating
    table.estates[0].citizens = table.estates[0].buildings = score
    assert scores(table)[0].notes[-1].label == "rating"
    assert scores(table)[0].notes[-1].points == rating
    assert scores(table)[0].place == 1


@pytest.mark.parametrize(("start", "needed"), [(35, 54), (34, 53), (31, 52), (27, 50), (26, 49), (22, 47)])
def test_half_the_difference_of_the_start_value_counts_against_it(start: int, needed: int) -> None:
    """Solo 1: the rating rounds down."""
    table = ready(1, start=start)
    assert rated(table, needed) is Rating.BARON
    assert rated(table, needed - 1) is Rating.PAGE
