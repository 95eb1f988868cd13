"""Bonus actions: nobility, craftsmen, advisors (rules 27-29)."""

import pytest

from game.crown.rules.board import COUNTRYSIDE, CRAFTSMEN, HUTS, TOWN, Site
from game.crown.rules.cards import ADVISOR_ROWS, NOBLES, RANK_ROWS, RANKS, Action, Advisor
from game.crown.rules.changes import (
    AdvisorAppeared,
    AdvisorArrived,
    AdvisorRecruited,
    CraftsmanPlaced,
    GoodsPaid,
    RankRaised,
)
from game.crown.rules.table import CrownTable
from game.engine.pile import Pile
from game.engine.play import after, read, undoable
from game.engine.table import clone
from tests.crown.tables import (
    do,
    employ,
    ennobled,
    invite,
    menu,
    own,
    owned,
    play,
    points,
    ready,
    settle_in,
    stand,
    told,
)

RICH = {"wood": 9, "grain": 9, "stone": 9, "cloth": 9, "ring": 9, "coin": 9}


def hires(table: CrownTable) -> list[str]:
    return [text for text in menu(table) if text.startswith("hire")]


def recruits(table: CrownTable) -> list[str]:
    return [text for text in menu(table) if text.startswith("recruit")]


# Nobility


@pytest.mark.parametrize("rank", RANKS, ids=str)
def test_each_rank_costs_its_coins_and_rings_and_scores_the_top_card(rank: int) -> None:
    """Rule 27."""
    table = ready(3)
    ennobled(table, rank)
    units = RANK_ROWS[rank].units
    own(table, ring=len(units) // 2, coin=len(units) // 2)
    before = points(table)[0]
    play(table, Action.WOOD)
    changes = do(table, "raise-rank")
    noble = NOBLES[4 * rank]
    assert told(changes, GoodsPaid, RankRaised) == [
        f"goods-paid 0 {','.join(map(str, units))} {RANKS[rank]}",
        f"rank-raised 0 {noble}",
    ]
    assert points(table)[0] - before == RANK_ROWS[rank].points[0]
    assert owned(table) == {"wood": 1}


def test_ranks_are_raised_in_order_and_none_is_skipped() -> None:
    """Rule 27: each once; with the means for a duke one still becomes a baron first."""
    table = ready()
    own(table, **RICH)
    for rank in RANKS:
        play(table, Action.WOOD)
        table.turn.raised = False
        do(table, "raise-rank")
        assert table.estates[0].nobles[-1].rank is rank
        table.turn.card = None
        table.estates[0].slots = (None, None, None)
    assert "raise-rank" not in menu(table)


def test_a_rank_is_raised_only_once_a_turn() -> None:
    """Rule 27."""
    table = ready()
    own(table, **RICH)
    play(table, Action.WOOD)
    do(table, "raise-rank")
    assert "raise-rank" not in menu(table)


def test_later_comers_find_cards_of_fewer_points() -> None:
    """Rules 7, 27."""
    table = ready(4)
    table.nobles[0] = 2
    own(table, ring=1, coin=1)
    play(table, Action.WOOD)
    do(table, "raise-rank")
    assert points(table) == (5, 28)


def test_without_the_ring_or_the_coin_nobody_is_raised() -> None:
    """Rule 27; ruling 4: gold is no ring."""
    table = ready()
    play(table, Action.WOOD)
    for goods in ({"ring": 5}, {"coin": 5}):
        own(table, **goods)
        assert "raise-rank" not in menu(table)


def test_nobody_is_raised_from_an_empty_stack() -> None:
    """Rule 27."""
    table = ready()
    own(table, **RICH)
    table.nobles[0] = 4
    assert "raise-rank" not in menu(table)


# Craftsmen


@pytest.mark.parametrize("hut", range(len(HUTS)))
def test_each_hut_costs_what_it_shows(hut: int) -> None:
    """Rule 28."""
    row = HUTS[hut]
    table = ready()
    stand(table, row.site, Site.CASTLE)
    own(table, **{str(unit): row.units.count(unit) for unit in row.units})
    changes = do(table, f"hire {row.site} {row.number}")
    assert owned(table) == {}
    assert told(changes, CraftsmanPlaced) == [f"craftsman-placed 0 {row.site} {row.number} yes"]
    assert table.huts[hut] == 0


@pytest.mark.parametrize("placed", range(4))
def test_later_craftsmen_score_more(placed: int) -> None:
    """Rule 28: 1, 2, 3, 4 points."""
    table = ready()
    for site in COUNTRYSIDE[1 : placed + 1]:
        settle_in(table, site, 1)
    own(table, cloth=2)
    do(table, "hire forest 1")
    assert points(table) == (CRAFTSMEN[placed].points, 28) == (placed + 1, 28)


def test_one_hires_where_the_own_councilor_stands_in_an_empty_hut() -> None:
    """Rule 28."""
    table = ready()
    own(table, **RICH)
    table.huts[1] = 1
    assert hires(table) == ["hire forest 1", "hire forest 3"]


def test_three_own_craftsmen_may_work_on_one_location() -> None:
    """Rule 28."""
    table = ready()
    settle_in(table, Site.FOREST, 2)
    own(table, grain=1, stone=1)
    do(table, "hire forest 3")
    own(table, **RICH)
    assert table.craftsmen(table.turn.seat, Site.FOREST) == 3
    assert hires(table) == []


def test_four_craftsmen_are_all_there_are() -> None:
    """Rule 28."""
    table = ready()
    own(table, **RICH)
    for site in COUNTRYSIDE[1:]:
        settle_in(table, site, 1)
    assert hires(table) == ["hire forest 1", "hire forest 2", "hire forest 3"]
    table.huts[5] = 0
    assert hires(table) == []


def test_one_hires_only_once_a_turn() -> None:
    """Rule 28."""
    table = ready()
    own(table, **RICH)
    do(table, "hire forest 1", "pay cloth,cloth")
    assert hires(table) == []


# Advisors


@pytest.mark.parametrize("advisor", list(Advisor), ids=str)
def test_each_advisor_costs_and_scores_what_the_card_shows(advisor: Advisor) -> None:
    """Rule 29."""
    row = ADVISOR_ROWS[advisor]
    table = ready()
    invite(table, advisor)
    own(table, **{str(unit): row.units.count(unit) for unit in row.units})
    changes = do(table, f"recruit {advisor}")
    assert told(changes, AdvisorRecruited) == [f"advisor-recruited 0 {advisor} 0 yes"]
    assert f"points-scored 0 citizens {row.points} {advisor}" in told(changes)
    assert f"goods-paid 0 {','.join(map(str, row.units))} {advisor}" in told(changes)
    assert table.estates[0].advisors == (advisor,)


def test_one_recruits_where_the_own_councilor_stands_in_town() -> None:
    """Rule 29."""
    table = ready()
    own(table, **RICH)
    stand(table, Site.FOREST, Site.CONSTRUCTION_SITE)
    assert recruits(table) == ["recruit baker", "recruit bailiff"]


def test_the_space_is_refilled_and_the_next_one_comes_to_light() -> None:
    """Rule 29; ruling 42: that reveals, so undo stops there."""
    table = ready()
    own(table, grain=2, cloth=1)
    before = clone(table)
    changes = do(table, "recruit master_of_coin")
    assert table.court[0] is Advisor.CHANCELLOR
    assert told(changes, AdvisorArrived) == ["advisor-arrived chancellor 0"]
    (appeared,) = [change for change in changes if isinstance(change, AdvisorAppeared)]
    assert table.next_advisor is appeared.advisor
    assert len(table.advisors) == 4
    assert not undoable(before, table, changes)


def test_the_last_advisor_of_the_stack_reveals_nothing() -> None:
    """Ruling 42."""
    table = ready()
    own(table, grain=2, cloth=1)
    table.advisors = Pile([])
    before = clone(table)
    changes = do(table, "recruit master_of_coin")
    assert table.court[0] is Advisor.CHANCELLOR
    assert table.next_advisor is None
    assert undoable(before, table, changes)


def test_when_the_stack_is_used_up_the_space_stays_empty() -> None:
    """Rule 29: while it lasts."""
    table = ready()
    own(table, grain=2, cloth=1)
    table.advisors, table.next_advisor = Pile([]), None
    do(table, "recruit master_of_coin")
    assert table.court[0] is None
    own(table, **RICH)
    table.turn.recruited = False
    assert recruits(table) == ["recruit archivist"]


def test_one_recruits_only_once_a_turn() -> None:
    """Rule 29."""
    table = ready()
    own(table, **RICH)
    do(table, "recruit archivist", "pay stone,cloth,cloth")
    assert recruits(table) == []


def test_there_is_no_limit_to_advisors() -> None:
    """Ruling 22."""
    table = ready()
    employ(table, *list(Advisor)[2:16])
    own(table, **RICH)
    assert "recruit archivist" in recruits(table)
    do(table, "recruit archivist")
    assert len(recruits(table)) == 0
    do(table, menu(table)[0])
    assert len(table.estates[0].advisors) == 15


def test_the_three_bonus_actions_are_apart_from_each_other() -> None:
    """Rules 16, 27-29: each at most once."""
    table = ready()
    own(table, wood=2, grain=2, stone=2, cloth=4, ring=1, coin=1)
    do(table, "raise-rank", "hire forest 1", "recruit archivist")
    assert owned(table) == {"wood": 2, "grain": 2, "stone": 1, "book": 2}
    own(table, **RICH)
    assert not [text for text in menu(table) if not text.startswith("play")]


def test_the_steward_hires_and_recruits_anywhere() -> None:
    """Advisor A14; ruling 15: with the Discount card too."""
    table = ready()
    employ(table, Advisor.STEWARD)
    own(table, **RICH)
    assert len(hires(table)) == len(HUTS)
    assert len(recruits(table)) == 2 * len(TOWN)
    own(table, stone=1)
    play(table, Action.DISCOUNT)
    do(table, "use-discount")
    assert [text for text in hires(table) if "grainfield" in text] == ["hire grainfield 1", "hire grainfield 2"]


def test_the_steward_lets_the_envoys_location_be_recruited_from() -> None:
    """Ruling 14: nobody else recruits there, and even so only when the visit is over."""
    table = ready()
    employ(table, Advisor.STEWARD)
    own(table, wood=1, stone=2)
    play(table, Action.ENVOY)
    do(table, "send-envoy cathedral")
    assert recruits(table) == []
    do(table, "done")
    assert recruits(table) == ["recruit goldsmith"]


def test_undo_takes_a_craftsman_back() -> None:
    """No luck and no knowledge in it: undo is free."""
    table = ready()
    own(table, cloth=2)
    later = after(table, read(table, "hire forest 1"))
    assert later.huts[0] == 0
    assert undoable(table, later, later.journal)
