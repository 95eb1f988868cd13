"""A seat's turn: card, movement and the action of the card, in any order (rules 16-18)."""

import pytest

from game.crown.rules.board import Site
from game.crown.rules.cards import Action, Advisor, Event
from game.crown.rules.changes import CardPlayed, CardUsed, CouncilorMoved, GoodsTaken
from game.crown.rules.phases.round import NextTurn
from tests.crown.tables import (
    begin,
    do,
    employ,
    hand,
    happen,
    lay,
    menu,
    own,
    owned,
    play,
    points,
    ready,
    stand,
    told,
)


def test_a_card_is_played_from_the_hand_onto_an_empty_slot() -> None:
    """Rule 16."""
    table = ready()
    hand(table, Action.RING, Action.STEP)
    lay(table, None, Action.WOOD, None)
    assert menu(table) == ["play ring 1", "play ring 3", "play step 1", "play step 3"]
    do(table, "play ring 3")
    assert table.estates[0].slots == (None, Action.WOOD, Action.RING)
    assert table.estates[0].hand == (Action.STEP,)


def test_only_one_card_is_played_in_a_turn() -> None:
    """Rules 15, 16."""
    table = ready()
    hand(table, Action.RING, Action.STEP)
    do(table, "play ring 3")
    assert menu(table) == ["move countryside", "move town"]


@pytest.mark.parametrize(
    ("card", "good"),
    [
        (Action.WOOD, "wood"),
        (Action.STONE, "stone"),
        (Action.CLOTH, "cloth"),
        (Action.GRAIN, "grain"),
        (Action.RING, "ring"),
    ],
)
def test_a_card_of_a_good_takes_it_at_once(card: Action, good: str) -> None:
    """Rule 16; ruling 6: taking goods happens always."""
    table = ready()
    changes = play(table, card)
    assert owned(table) == {good: 1}
    assert told(changes, CardPlayed, CardUsed, GoodsTaken) == [
        f"card-played 0 {card} 1",
        f"card-used 0 {card}",
        f"goods-taken 0 {good} 1 {card}",
    ]


@pytest.mark.parametrize(("slot", "end"), [(1, Site.GRAINFIELD), (2, Site.QUARRY), (3, Site.WEAVING_MILL)])
def test_a_councilor_moves_exactly_as_far_as_the_slot_says(slot: int, end: Site) -> None:
    """Rule 17."""
    table = ready()
    play(table, Action.RING, slot)
    changes = do(table, "move countryside")
    assert told(changes, CouncilorMoved) == [f"councilor-moved 0 countryside forest {end} {slot} no"]
    assert table.estates[0].councilors == (end, Site.CASTLE)


def test_either_councilor_may_move_but_each_stays_on_its_board() -> None:
    """Rule 17: past the last location of the ring comes the first."""
    table = ready()
    stand(table, Site.FOREST, Site.MARKET)
    play(table, Action.RING, 2)
    do(table, "move town")
    assert table.estates[0].councilors == (Site.FOREST, Site.CATHEDRAL)


def test_any_number_of_councilors_may_share_a_location() -> None:
    """Rule 17: seat 1 stands in the Grainfield already."""
    table = ready()
    play(table, Action.RING, 1)
    do(table, "move countryside")
    assert table.estates[0].councilors[0] == table.estates[1].councilors[0] == Site.GRAINFIELD


def test_movement_is_compulsory() -> None:
    """Rule 18; ruling 21: it cannot be waived."""
    table = ready()
    play(table, Action.RING)
    assert "end-turn" not in menu(table)
    do(table, "move town")
    assert menu(table) == ["end-turn"]


def test_the_action_of_the_location_is_optional() -> None:
    """Rule 18."""
    table = ready()
    play(table, Action.RING)
    do(table, "move countryside", "done")
    assert owned(table) == {"ring": 1}
    assert menu(table) == ["end-turn"]


def test_a_councilor_moves_only_once_by_the_slot() -> None:
    """Rule 17: one of the two."""
    table = ready()
    own(table, wood=1)
    play(table, Action.TRADE)
    do(table, "move countryside", "done")
    assert menu(table) == ["trade 1", "end-turn"]


def test_the_card_action_may_come_before_or_after_the_move() -> None:
    """Rule 16: any order."""
    for order in (["take-step town", "move countryside", "done"], ["move countryside", "done", "take-step town"]):
        table = ready()
        play(table, Action.STEP, 2)
        do(table, *order)
        assert table.estates[0].councilors == (Site.QUARRY, Site.CATHEDRAL)
        assert menu(table) == ["end-turn"]


def test_bonus_actions_may_be_taken_anywhere_in_the_turn() -> None:
    """Rules 16, 27: even before the card is played."""
    table = ready()
    own(table, ring=2, coin=2)
    hand(table, Action.RING)
    do(table, "raise-rank", "play ring 1")
    assert menu(table) == ["move countryside", "move town"]
    assert points(table) == (7, 28)


def test_the_step_card_moves_a_councilor_one_step_with_its_action() -> None:
    """Rule 16, card 7; both moves may be of the same councilor."""
    table = ready()
    play(table, Action.STEP, 3)
    changes = do(table, "take-step countryside", "harvest")
    assert told(changes, CouncilorMoved) == ["councilor-moved 0 countryside forest grainfield 1 yes"]
    assert owned(table) == {"grain": 1}
    do(table, "move countryside")
    assert table.estates[0].councilors[0] is Site.FOREST


def test_the_step_of_the_card_is_compulsory_like_a_move() -> None:
    """Ruling 6."""
    table = ready()
    play(table, Action.STEP)
    do(table, "move town")
    assert menu(table) == ["take-step countryside", "take-step town"]


def test_what_a_card_lets_one_pay_for_is_optional() -> None:
    """Ruling 6: trade, discount and envoy may be left alone."""
    for card, extra in ((Action.TRADE, ["trade 1"]), (Action.DISCOUNT, ["use-discount"]), (Action.ENVOY, 4)):
        table = ready()
        own(table, cloth=1)
        play(table, card)
        do(table, "move town")
        do(table, *(["done"] if "done" in menu(table) else []))
        open_still = [text for text in menu(table) if text.startswith(("trade", "use", "send"))]
        assert open_still == extra or len(open_still) == extra
        do(table, "end-turn")
        assert table.turn.seat == 1


def test_the_trade_card_buys_a_coin_for_one_resource_or_two_for_three() -> None:
    """Rule 16, card 6."""
    table = ready()
    own(table, wood=1, stone=2)
    play(table, Action.TRADE)
    assert menu(table)[:2] == ["trade 1", "trade 3"]
    do(table, "trade 3")
    assert owned(table) == {"coin": 2}
    table = ready()
    own(table, wood=1, stone=1)
    play(table, Action.TRADE)
    assert "trade 3" not in menu(table)
    do(table, "trade 1")
    assert menu(table) == ["pay wood", "pay stone"]
    do(table, "pay stone")
    assert owned(table) == {"wood": 1, "coin": 1}
    assert menu(table) == ["move countryside", "move town"]


def test_any_three_resources_are_three_of_whatever_kinds() -> None:
    table = ready()
    own(table, wood=3, grain=1)
    play(table, Action.TRADE)
    do(table, "trade 3")
    assert menu(table) == ["pay wood,wood,wood", "pay wood,wood,grain"]


def test_coins_buy_no_coins_by_the_trade_card() -> None:
    """Ruling 5: not even one of the three."""
    table = ready()
    own(table, wood=2, coin=3)
    play(table, Action.TRADE)
    assert [text for text in menu(table) if "trade" in text] == ["trade 1"]
    do(table, "trade 1")
    assert owned(table) == {"wood": 1, "coin": 4}


def test_the_discount_card_hires_for_one_resource_less() -> None:
    """Rule 16, card 8; ruling 2: which unit falls away is the seat's choice."""
    table = ready()
    own(table, grain=1, cloth=1)
    play(table, Action.DISCOUNT)
    do(table, "use-discount")
    assert menu(table) == ["hire forest 1", "hire forest 2", "hire forest 3", "recruit master_of_coin", "done"]
    do(table, "hire forest 2")
    assert menu(table) == ["pay grain", "pay cloth"]
    do(table, "pay grain")
    assert table.huts[1] == 0
    assert owned(table) == {"cloth": 1}


def test_the_discount_card_recruits_for_one_resource_less() -> None:
    """Rule 16, card 8."""
    table = ready()
    own(table, grain=2)
    play(table, Action.DISCOUNT)
    do(table, "use-discount")
    assert "recruit master_of_coin" in menu(table)
    do(table, "recruit master_of_coin")
    assert table.estates[0].advisors == (Advisor.MASTER_OF_COIN,)
    assert owned(table) == {"coin": 1}


def test_the_discount_card_leaves_the_bonus_action_open() -> None:
    """Ruling 1."""
    table = ready()
    own(table, grain=1, cloth=3)
    play(table, Action.DISCOUNT)
    do(table, "use-discount", "hire forest 2", "pay grain", "hire forest 1")
    assert table.huts[:2] == [0, 0]
    assert points(table) == (1 + 2, 28)
    assert "use-discount" not in menu(table)


def test_the_discount_card_may_be_laid_aside_again_without_effect() -> None:
    """Ruling 6: paying is optional; the card action is used up all the same."""
    table = ready()
    own(table, cloth=2)
    play(table, Action.DISCOUNT)
    do(table, "use-discount", "done")
    assert owned(table) == {"cloth": 2}
    assert menu(table) == ["move countryside", "move town", "hire forest 1"]


def test_the_discount_card_is_not_offered_where_there_is_nobody_to_pay_for() -> None:
    table = ready()
    play(table, Action.DISCOUNT)
    assert menu(table) == ["move countryside", "move town"]


def test_the_envoy_acts_at_any_town_location_wherever_councilors_are() -> None:
    """Rule 16, card 9."""
    table = ready()
    own(table, stone=1)
    play(table, Action.ENVOY)
    assert menu(table)[:4] == [f"send-envoy {site}" for site in ("castle", "cathedral", "construction_site", "market")]
    do(table, "send-envoy construction_site", "deliver-stone")
    assert points(table) == (3, 33)
    assert table.estates[0].councilors == (Site.FOREST, Site.CASTLE)
    assert menu(table) == ["move countryside", "move town"]


def test_the_envoy_may_go_where_there_is_nothing_to_do() -> None:
    """Ruling 6: optional, also where the own councilor stands."""
    table = ready()
    play(table, Action.ENVOY)
    do(table, "send-envoy castle")
    assert menu(table) == ["move countryside", "move town"]


def test_the_envoy_recruits_nobody() -> None:
    """Ruling 14: the councilor is not there."""
    table = ready()
    own(table, wood=2, stone=2, grain=2, cloth=2)
    stand(table, Site.FOREST, Site.MARKET)
    play(table, Action.ENVOY)
    do(table, "send-envoy cathedral")
    assert not [text for text in menu(table) if text.startswith("recruit")]
    do(table, "done")
    assert [text for text in menu(table) if text.startswith("recruit")] == ["recruit landlord", "recruit schoolmarm"]


def test_parts_of_a_location_are_not_mixed_with_bonus_actions() -> None:
    """Ruling 7: the location's action is finished first."""
    table = ready()
    own(table, ring=1, coin=2, stone=1)
    play(table, Action.TRADE)
    do(table, "move town")
    assert menu(table) == ["donate wood", "donate grain", "donate stone", "donate cloth", "done"]
    do(table, "done")
    assert "raise-rank" in menu(table)


def test_on_muddy_roads_the_third_slot_counts_as_two() -> None:
    """Event 10; the other slots and the Step card are as ever."""
    ends = []
    for slot in (1, 2, 3):
        table = ready()
        happen(table, Event.MUDDY_ROADS)
        play(table, Action.STEP, slot)
        do(table, "move countryside", "done", "take-step town")
        ends.append(table.estates[0].councilors)
    assert ends == [(Site.GRAINFIELD, Site.CATHEDRAL), (Site.QUARRY, Site.CATHEDRAL), (Site.QUARRY, Site.CATHEDRAL)]


def test_the_next_seat_begins_with_a_turn_of_its_own() -> None:
    table = ready(3)
    employ(table, Advisor.BAILIFF)
    own(table, ring=2, coin=1)
    play(table, Action.RING)
    do(table, "use bailiff", "raise-rank", "move town", "end-turn")
    turn = table.turn
    assert (turn.seat, turn.card, turn.moved, turn.acted, turn.raised, turn.used) == (1, None, False, False, False, ())
    begin(table, NextTurn(0))
    own(table, ring=1)
    assert "use bailiff" in menu(table)
