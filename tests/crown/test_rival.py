"""Playing alone: the rival (solo 2)."""

import pytest

from game.crown.rules.board import Site
from game.crown.rules.cards import ACTIONS, ADVISORS_B, Action, Advisor, Event
from game.crown.rules.changes import AdvisorAppeared, PointsScored
from game.crown.rules.phases.solo import RivalTurn
from game.crown.rules.scoring import scores
from game.crown.rules.table import RIVAL, CrownTable
from game.engine.pile import Pile, shuffled
from game.engine.play import finished, options, take
from tests.crown.tables import COURT, begin, do, end_round, happen, play, points, ready, settle_in, told


def rivalled(card: Action, round: int = 1, solo: str = "rival") -> tuple[CrownTable, list[str]]:
    """The rival turns up this card."""
    table = ready(1, solo=solo)
    table.round = round
    table.estates[RIVAL].stack = shuffled([card])
    table.estates[RIVAL].played = tuple(other for other in ACTIONS if other is not card)
    return table, told(begin(table, RivalTurn()))


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
