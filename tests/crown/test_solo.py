"""Playing alone: the score test and the rival."""

import pytest

from game.crown.rules.board import Marker, Site
from game.crown.rules.cards import ACTIONS, ADVISORS_B, EVENT_ROWS, Action, Advisor, Event
from game.crown.rules.changes import AdvisorAppeared, AdvisorLeft, MarkerTurned, NobleLeft, PointsScored
from game.crown.rules.phases.solo import Pressure, RivalTurn, first_advisor
from game.crown.rules.scoring import Rating, rated, scores
from game.crown.rules.table import RIVAL, CrownTable, Solo
from game.engine.pile import Pile, shuffled
from game.engine.play import finished, options, take
from tests.crown.tables import COURT, begin, do, end_round, happen, menu, own, play, points, ready, settle_in, told


def pressed(round: int = 1, event: Event = Event.FEAST_DAY) -> tuple[CrownTable, list[str]]:
    """What the end of this round does in the score test."""
    table = ready(1)
    happen(table, event)
    table.round = round
    return table, told(begin(table, Pressure()))


def rivalled(card: Action, round: int = 1, solo: str = "rival") -> tuple[CrownTable, list[str]]:
    """The rival turns up this card."""
    table = ready(1, solo=solo)
    table.round = round
    table.estates[RIVAL].stack = shuffled([card])
    table.estates[RIVAL].played = tuple(other for other in ACTIONS if other is not card)
    return table, told(begin(table, RivalTurn()))


# Solo 1: the score test


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


# Solo 2: the rival


def test_the_rival_begins_on_the_same_building_value_with_nine_cards() -> None:
    """Solo 2."""
    table = ready(1, solo="rival", start=30)
    assert table.terms.rival
    assert points(table, RIVAL) == (0, 30)
    assert set(table.estates[RIVAL].stack) == set(ACTIONS)


def test_the_hard_rival_begins_with_eight_citizens_more() -> None:
    """Solo 2."""
    assert points(ready(1, solo="rival_hard"), RIVAL) == (8, 28)


def test_the_rival_turns_up_a_card_after_each_of_the_seats_turns() -> None:
    """Solo 2."""
    table = ready(1, solo="rival")
    play(table, Action.RING)
    do(table, "move countryside", "done")
    assert table.estates[RIVAL].played == ()
    changes = told(do(table, "end-turn"))
    (card,) = table.estates[RIVAL].played
    assert f"rival-card-turned 1 {card}" in changes
    assert len(table.estates[RIVAL].stack) == 8
    assert "turn-began 0" in changes


def test_after_nine_cards_the_rival_shuffles() -> None:
    """Solo 2."""
    table = ready(1, solo="rival")
    rival = table.estates[RIVAL]
    rival.stack, rival.played = Pile([]), ACTIONS
    begin(table, RivalTurn())
    assert len(rival.stack) == 8
    assert len(rival.played) == 1


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("card", [Action.WOOD, Action.GRAIN, Action.STONE, Action.CLOTH], ids=str)
def test_a_resource_card_of_the_rival(card: Action, round: int) -> None:
    """Solo 2: citizens, for wood and stone buildings too; gift markers in odd rounds, donation markers in even ones."""
    table, changes = rivalled(card, round)
    buildings = 31 if card in (Action.WOOD, Action.STONE) else 28
    assert points(table, RIVAL) == (2, buildings)
    (turned,) = [text for text in changes if text.startswith("marker-turned")]
    assert f" {'gift' if round == 1 else 'donation'}_{card} " in turned


def test_the_ring_of_the_rival_raises_its_rank() -> None:
    """Solo 2: the seat's own turn is not touched by it."""
    table, changes = rivalled(Action.RING)
    assert points(table, RIVAL) == (7, 28)
    assert table.nobles[0] == 1
    assert not table.turn.raised
    assert "rank-raised 1 baron_1" in changes


def test_the_trade_of_the_rival() -> None:
    """Solo 2: buildings and the citizens of the stone marker, which turns."""
    table, changes = rivalled(Action.TRADE)
    assert points(table, RIVAL) == (3, 33)
    assert "marker-turned delivery_stone 2 no" in changes


def test_the_step_of_the_rival() -> None:
    """Solo 2: citizens as for one bread, and its marker turns."""
    table, changes = rivalled(Action.STEP)
    assert points(table, RIVAL) == (5, 28)
    assert "marker-turned delivery_bread 4 no" in changes


def test_the_discount_of_the_rival_takes_the_first_free_hut() -> None:
    """Solo 2: from the Forest to the Weaving Mill, left to right."""
    table, changes = rivalled(Action.DISCOUNT)
    assert table.huts[0] == RIVAL
    assert "craftsman-placed 1 forest 1 no" in changes
    assert points(table, RIVAL) == (2, 28)
    settle_in(table, Site.FOREST, 3)
    table.estates[RIVAL].stack = shuffled([Action.DISCOUNT])
    begin(table, RivalTurn())
    assert table.huts[3] == RIVAL


def test_the_envoy_of_the_rival_takes_an_advisor_somewhere() -> None:
    """Solo 2: the left one of a random town location; the space is refilled."""
    taken = set()
    for seed in range(40):
        table = ready(1, seed, solo="rival")
        table.estates[RIVAL].stack = shuffled([Action.ENVOY])
        begin(table, RivalTurn())
        taken.add(table.estates[RIVAL].advisors)
        assert points(table, RIVAL) == (3, 33)
        assert Advisor.CHANCELLOR in table.court
        assert not table.turn.recruited
    assert taken == {(pair[0],) for pair in COURT}


def test_the_rival_scores_even_where_there_is_nothing_to_take() -> None:
    """Ruling 34: no advisor, no hut, no card of its rank."""
    for card, scored in ((Action.ENVOY, (3, 33)), (Action.DISCOUNT, (2, 28)), (Action.RING, (0, 28))):
        table = ready(1, solo="rival")
        table.court, table.huts, table.nobles = [None] * 8, [0] * 12, [4] * 5
        table.estates[RIVAL].stack = shuffled([card])
        begin(table, RivalTurn())
        assert points(table, RIVAL) == scored
        assert not table.estates[RIVAL].advisors
        assert not table.estates[RIVAL].nobles
        assert table.huts == [0] * 12


def test_events_do_not_touch_the_rival() -> None:
    """Ruling 33."""
    table, _ = rivalled(Action.STEP)
    plain = points(table, RIVAL)
    table = ready(1, solo="rival")
    happen(table, Event.FEAST_DAY)
    table.estates[RIVAL].stack = shuffled([Action.STEP])
    begin(table, RivalTurn())
    assert points(table, RIVAL) == plain
    changes = end_round(table, Event.CROWN_LEVY)
    assert points(table, RIVAL) == plain
    assert "noble-left baron_1" not in told(changes)
    table = ready(1, solo="rival")
    happen(table, Event.BUILDERS_WEEK)
    table.estates[RIVAL].stack = shuffled([Action.TRADE])
    begin(table, RivalTurn())
    assert points(table, RIVAL) == (3, 33)


def test_one_wins_only_with_the_strictly_higher_score() -> None:
    """Solo 2: the rival's score is its lower track."""
    table = ready(1, solo="rival")
    table.estates[RIVAL].citizens, table.estates[RIVAL].buildings = 50, 45
    for score, place in ((44, 2), (45, 2), (46, 1)):
        table.estates[0].citizens = table.estates[0].buildings = score
        (sheet,) = scores(table)
        assert (sheet.place, sheet.total) == (place, score)
        assert (sheet.notes[-1].label, sheet.notes[-1].points) == ("rival", 45)


def test_the_rival_reaches_at_most_fifty_six_citizens_and_sixty_buildings() -> None:
    """Solo 2, start 28: when nobody else turns a marker."""
    table = ready(1, solo="rival")
    for turn in range(18):
        table.round = 1 + turn // 3
        begin(table, RivalTurn())
    assert points(table, RIVAL) == (56, 60)


def test_the_rival_plays_eighteen_cards_in_a_game() -> None:
    """Solo 2: after the last turn too."""
    table = ready(1, solo="rival")
    table.round = 1
    while not finished(table):
        take(table, options(table)[0])
    rival = table.estates[RIVAL]
    assert len(rival.nobles) == 2
    assert set(rival.played) == set(ACTIONS)
    assert {c.seat for c in table.journal if isinstance(c, PointsScored)} == {0, 1}
    assert all(c.advisor in ADVISORS_B for c in table.journal if isinstance(c, AdvisorAppeared))
