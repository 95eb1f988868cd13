"""What the twenty-two advisors do (rule 29; rulings 8, 9, 17, 18, 35, 36)."""

import pytest

from game.crown.rules.board import Site
from game.crown.rules.cards import ADVISOR_ROWS, ADVISORS, ADVISORS_A, Ability, Action, Advisor, Event
from game.crown.rules.changes import PointsScored
from game.crown.rules.scoring import scores
from game.crown.rules.table import CrownTable
from tests.crown.tables import (
    do,
    employ,
    end_round,
    ennobled,
    invite,
    menu,
    menu_after,
    own,
    owned,
    play,
    points,
    ready,
    settle_in,
    told,
)


def recruited(advisor: Advisor, table: CrownTable | None = None) -> CrownTable:
    """Seat 0 has just recruited this advisor with exactly its cost."""
    table = table or ready()
    invite(table, advisor)
    units = ADVISOR_ROWS[advisor].units
    own(table, **{str(unit): units.count(unit) for unit in units})
    do(table, f"recruit {advisor}")
    return table


def working(advisor: Advisor, **goods: int) -> CrownTable:
    """Seat 0 has this advisor and these goods, and has played its card."""
    table = ready()
    employ(table, advisor)
    play(table, Action.ENVOY)
    own(table, **goods)
    return table


# Once


@pytest.mark.parametrize(
    ("advisor", "goods", "buildings"),
    [
        (Advisor.MASTER_OF_COIN, {"coin": 1}, 0),
        (Advisor.ARCHIVIST, {"book": 2}, 0),
        (Advisor.GOLDSMITH, {"ring": 1}, 0),
        (Advisor.CARPENTER, {}, 10),
        (Advisor.TOWN_PLANNER, {}, 10),
        (Advisor.TREASURER, {"ring": 1, "coin": 1}, 0),
        (Advisor.CHANCELLOR, {}, 0),
    ],
    ids=str,
)
def test_some_advisors_pay_once_when_recruited(advisor: Advisor, goods: dict[str, int], buildings: int) -> None:
    """Rule 29: A1 to A4, B1 to B3."""
    table = recruited(advisor)
    assert owned(table) == goods
    assert points(table) == (ADVISOR_ROWS[advisor].points, 28 + buildings)


@pytest.mark.parametrize(("placed", "citizens"), [(0, 0), (1, 2), (3, 6)])
def test_the_guild_elder_scores_for_each_own_craftsman(placed: int, citizens: int) -> None:
    """B4."""
    table = ready()
    settle_in(table, Site.QUARRY, placed)
    settle_in(table, Site.FOREST, 1, seat=1)
    recruited(Advisor.GUILD_ELDER, table)
    assert points(table) == (3 + citizens, 28)


@pytest.mark.parametrize("ranks", [0, 1, 5])
def test_the_herald_scores_for_each_own_rank(ranks: int) -> None:
    """B5."""
    table = ready()
    ennobled(table, ranks)
    recruited(Advisor.HERALD, table)
    assert points(table) == (3 + 2 * ranks, 28)


# Each turn


def test_the_baker_bakes_one_bread_or_two() -> None:
    """A5."""
    table = working(Advisor.BAKER, cloth=1, grain=1)
    do(table, "use baker")
    assert owned(table) == {"bread": 1}
    table = working(Advisor.BAKER, cloth=1, grain=3)
    do(table, "use baker")
    assert menu(table) == ["bake-breads 1", "bake-breads 2"]
    do(table, "bake-breads 2")
    assert owned(table) == {"grain": 1, "bread": 2}


def test_gold_pays_the_baker() -> None:
    """Ruling 3: advisor abilities."""
    table = working(Advisor.BAKER, cloth=1, coin=1)
    do(table, "use baker")
    assert owned(table) == {"bread": 1}


def test_the_bailiff_takes_a_ring_for_buildings() -> None:
    """A6; ruling 4: gold is no ring."""
    table = working(Advisor.BAILIFF, ring=1)
    do(table, "use bailiff")
    assert (owned(table), points(table)) == ({}, (0, 33))
    assert "use bailiff" not in menu(working(Advisor.BAILIFF, coin=3))


def test_the_landlord_takes_a_cloth_and_a_citizen_for_buildings() -> None:
    """A7."""
    table = working(Advisor.LANDLORD, cloth=1)
    table.estates[0].citizens = 4
    changes = do(table, "use landlord")
    assert (owned(table), points(table)) == ({}, (3, 33))
    assert "points-lost 0 citizens 1 landlord" in told(changes)


def test_without_a_citizen_the_landlord_is_of_no_use() -> None:
    """Ruling 17."""
    table = working(Advisor.LANDLORD, cloth=1)
    assert "use landlord" not in menu(table)
    table.estates[0].citizens = 1
    assert "use landlord" in menu(table)
    own(table)
    assert "use landlord" not in menu(table)


def test_the_schoolmarm_takes_any_two_resources_for_a_book() -> None:
    """A8; gold counts (ruling 3)."""
    table = working(Advisor.SCHOOLMARM, wood=1, stone=1, coin=1)
    do(table, "use schoolmarm")
    assert menu(table) == ["pay wood,stone", "pay wood,coin", "pay stone,coin"]
    do(table, "pay wood,stone")
    assert owned(table) == {"coin": 1, "book": 1}


def test_the_dressmaker_takes_a_cloth_for_citizens() -> None:
    """A9."""
    table = working(Advisor.DRESSMAKER, cloth=1)
    do(table, "use dressmaker")
    assert (owned(table), points(table)) == ({}, (2, 28))


def test_the_merchant_swaps_a_resource_for_another() -> None:
    """A10."""
    table = working(Advisor.MERCHANT, wood=1)
    do(table, "use merchant")
    assert menu(table) == ["swap wood grain", "swap wood stone", "swap wood cloth"]
    do(table, "swap wood stone")
    assert owned(table) == {"stone": 1}


def test_the_merchant_takes_a_coin_for_any_resource_once_a_turn() -> None:
    """Ruling 36."""
    table = working(Advisor.MERCHANT, coin=2)
    do(table, "use merchant")
    assert menu(table) == ["swap coin wood", "swap coin grain", "swap coin stone", "swap coin cloth"]
    do(table, "swap coin wood")
    assert owned(table) == {"wood": 1, "coin": 1}
    assert "use merchant" not in menu(table)


@pytest.mark.parametrize("advisor", [a for a in ADVISORS if ADVISOR_ROWS[a].ability is Ability.EACH_TURN], ids=str)
def test_abilities_of_a_turn_work_once_a_turn_and_only_if_one_likes(advisor: Advisor) -> None:
    """Rulings 6, 8: optional; again in the next turn."""
    table = working(advisor, wood=9, cloth=9, grain=9, ring=9)
    table.estates[0].citizens = 9
    assert f"use {advisor}" in menu(table)
    do(table, f"use {advisor}")
    while not [text for text in menu(table) if text.startswith("move")]:
        do(table, menu(table)[0])
    assert f"use {advisor}" not in menu(table)
    do(table, "move town", *leave(table), "end-turn")
    play(table, Action.RING)
    do(table, "move town", *leave(table), "end-turn")
    assert table.turn.seat == 0
    assert f"use {advisor}" in menu(table)


def leave(table: CrownTable) -> list[str]:
    """How to leave the town location reached next: with ``done`` if anything can be done there."""
    return ["done"] if "done" in menu_after(table, "move town") else []


def test_an_ability_works_from_the_turn_of_recruiting_on() -> None:
    """Rule 29."""
    table = recruited(Advisor.DRESSMAKER)
    own(table, cloth=1)
    assert "use dressmaker" in menu(table)


@pytest.mark.parametrize("advisor", [a for a in ADVISORS if ADVISOR_ROWS[a].ability is not Ability.EACH_TURN], ids=str)
def test_the_others_are_not_used_by_a_choice(advisor: Advisor) -> None:
    table = working(advisor, wood=9, cloth=9, grain=9, ring=9)
    assert not [text for text in menu(table) if text.startswith("use")]


# Always


def test_the_chamberlain_changes_rings_and_coins_any_number_of_times() -> None:
    """A11; ruling 9."""
    table = working(Advisor.CHAMBERLAIN, ring=3)
    do(table, "exchange ring", "exchange ring")
    assert owned(table) == {"ring": 1, "coin": 2}


def test_the_chamberlain_goes_in_one_direction_within_a_turn() -> None:
    """Ruling 9: so that a turn ends."""
    table = working(Advisor.CHAMBERLAIN, ring=2, coin=1)
    do(table, "exchange coin")
    assert "exchange ring" not in menu(table)
    table = working(Advisor.CHAMBERLAIN, ring=2, coin=1)
    do(table, "exchange ring")
    assert "exchange coin" not in menu(table)
    do(table, "move countryside", "done", "end-turn")
    play(table, Action.RING)
    do(table, "move countryside", "done", "end-turn")
    assert {"exchange ring", "exchange coin"} <= set(menu(table))


def test_the_chamberlain_works_in_the_own_turn_only() -> None:
    """Ruling 9: neither for an event nor in the final count."""
    table = ready()
    employ(table, Advisor.CHAMBERLAIN)
    own(table, coin=1)
    end_round(table, Event.ROYAL_AUDIENCE)
    assert table.phase != "event_card"
    assert scores(table)[0].notes[3].points == 1


def test_the_scholar_leaves_kinds_open() -> None:
    """A12; ruling 16."""
    table = working(Advisor.SCHOLAR, wood=2)
    assert "hire forest 1" in menu(table)


def test_the_mayoress_adds_citizens_to_each_gift() -> None:
    """A13."""
    table = working(Advisor.MAYORESS, wood=1)
    do(table, "send-envoy castle", "give wood")
    assert points(table) == (2, 28)


def test_the_steward_reaches_everywhere() -> None:
    """A14."""
    table = working(Advisor.STEWARD, wood=2)
    assert [text for text in menu(table) if text.startswith("hire")] == ["hire quarry 1"]


def test_the_abbess_adds_a_book_to_each_donation() -> None:
    """A15."""
    table = working(Advisor.ABBESS, stone=1)
    do(table, "send-envoy cathedral", "donate stone")
    assert owned(table) == {"book": 2}


def test_the_toolmaker_adds_a_building_to_each_award() -> None:
    """A16; ruling 18: per award, three wood are one."""
    table = working(Advisor.TOOLMAKER, wood=3, stone=1)
    do(table, "send-envoy construction_site", "deliver-wood 3")
    assert points(table)[1] == 28 + 10 + 1
    do(table, "deliver-stone")
    assert points(table)[1] == 28 + 11 + 5 + 1


def test_the_toolmaker_adds_to_advisors_and_books_too() -> None:
    """Ruling 18."""
    table = ready()
    employ(table, Advisor.TOOLMAKER, Advisor.BAILIFF)
    recruited(Advisor.CARPENTER, table)
    assert points(table)[1] == 28 + 11
    own(table, ring=1, book=1)
    play(table, Action.ENVOY)
    do(table, "use bailiff", "send-envoy castle", "spend-book")
    assert points(table)[1] == 39 + 6 + 6


def test_the_toolmaker_works_with_the_survey_but_not_with_end_points() -> None:
    """Ruling 35."""
    table = ready()
    employ(table, Advisor.TOOLMAKER)
    own(table, ring=2)
    end_round(table, Event.TOWN_SURVEY)
    changes = do(table, "discard ring")
    assert told(changes, PointsScored) == [
        "points-scored 0 buildings 6 town_survey",
        "points-scored 0 buildings 1 toolmaker",
    ]
    table.estates[0].citizens = 50
    assert scores(table)[0].total == 28 + 7 + 2


def test_the_librarian_makes_left_books_worth_three() -> None:
    """B6."""
    table = working(Advisor.LIBRARIAN, book=2)
    table.estates[0].citizens = 50
    assert scores(table)[0].total == 28 + 6
    employ(table)
    assert scores(table)[0].total == 28 + 2


def test_known_points_are_told_apart_from_house_values() -> None:
    """All costs are house values; of the points only the Toolmaker's and the B cards'."""
    assert all(row.house for row in ADVISOR_ROWS)
    known = [advisor for advisor in ADVISORS if not ADVISOR_ROWS[advisor].house_points]
    assert known == [advisor for advisor in ADVISORS_A if advisor is not Advisor.TOOLMAKER]
