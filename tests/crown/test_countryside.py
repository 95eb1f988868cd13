"""The countryside (rule 19)."""

import pytest

from game.crown.rules.board import COUNTRYSIDE, RESOURCES, Site
from game.crown.rules.cards import Action, Advisor, Favor
from tests.crown.tables import do, employ, favor, menu, own, owned, play, ready, settle_in, stand, told


@pytest.mark.parametrize(("site", "good"), list(zip(COUNTRYSIDE, RESOURCES, strict=True)), ids=str)
def test_each_location_gives_its_own_resource(site: Site, good: object) -> None:
    """Rules 1, 19."""
    table = ready()
    stand(table, COUNTRYSIDE[site - 1], Site.CASTLE)
    play(table, Action.TRADE)
    do(table, "move countryside")
    assert menu(table) == ["harvest", "done"]
    do(table, "harvest")
    assert owned(table) == {str(good): 1}
    assert "end-turn" in menu(table)


def test_each_own_craftsman_gives_one_more() -> None:
    """Rule 19: of other seats' craftsmen one has nothing."""
    table = ready()
    settle_in(table, Site.GRAINFIELD, 3, seat=1)
    settle_in(table, Site.GRAINFIELD, 2, seat=0)
    play(table, Action.TRADE)
    do(table, "move countryside", "harvest", "harvest", "harvest")
    assert owned(table) == {"grain": 3}
    assert "end-turn" in menu(table)


@pytest.mark.parametrize("site", COUNTRYSIDE, ids=str)
def test_a_craftsman_may_bake_a_bread_of_a_grain_instead_everywhere(site: Site) -> None:
    """Rule 19: at all four locations."""
    table = ready()
    settle_in(table, site, 1)
    own(table, grain=1)
    stand(table, COUNTRYSIDE[site - 1], Site.CASTLE)
    play(table, Action.RING)
    do(table, "move countryside", "harvest")
    assert menu(table) == ["harvest", "bake", "done"]
    changes = do(table, "bake")
    assert told(changes) == [f"goods-paid 0 grain {site}", f"goods-taken 0 bread 1 {site}"]


def test_the_grain_of_the_same_visit_may_be_baked() -> None:
    """Ruling 10: the base income first, then the craftsmen one by one."""
    table = ready()
    settle_in(table, Site.GRAINFIELD, 2)
    play(table, Action.RING)
    do(table, "move countryside")
    assert menu(table) == ["harvest", "done"]
    do(table, "harvest", "bake")
    assert menu(table) == ["harvest", "done"]
    do(table, "harvest")
    assert owned(table) == {"ring": 1, "bread": 1, "grain": 1}


def test_without_a_grain_nobody_bakes() -> None:
    """Rule 19."""
    table = ready()
    settle_in(table, Site.QUARRY, 1)
    stand(table, Site.GRAINFIELD, Site.CASTLE)
    play(table, Action.RING)
    do(table, "move countryside", "harvest")
    assert menu(table) == ["harvest", "done"]


def test_gold_bakes_too() -> None:
    """Rule 25; ruling 3."""
    table = ready()
    settle_in(table, Site.QUARRY, 2)
    stand(table, Site.GRAINFIELD, Site.CASTLE)
    own(table, coin=1, grain=1)
    play(table, Action.RING)
    do(table, "move countryside", "harvest", "bake")
    assert menu(table) == ["pay grain", "pay coin"]
    do(table, "pay coin", "bake")
    assert owned(table) == {"ring": 1, "stone": 1, "bread": 2}


def test_craftsmen_may_be_left_idle() -> None:
    """Rule 19: each may, none must."""
    table = ready()
    settle_in(table, Site.GRAINFIELD, 2)
    play(table, Action.RING)
    do(table, "move countryside", "harvest", "done")
    assert owned(table) == {"ring": 1, "grain": 1}


def test_with_nothing_to_pay_for_advisors_wait() -> None:
    """Ruling 8: a token alone is no payment."""
    table = ready()
    employ(table, Advisor.MERCHANT)
    favor(table, Favor.GRAINFIELD_GRAIN)
    play(table, Action.WOOD)
    do(table, "move countryside", "harvest")
    assert menu(table) == ["redeem grainfield_grain", "done"]


def test_advisors_help_while_a_craftsman_may_bake() -> None:
    """Ruling 8: at the moment of a payment, even inside an action; not before there is one."""
    table = ready()
    employ(table, Advisor.MERCHANT)
    settle_in(table, Site.QUARRY, 1)
    stand(table, Site.GRAINFIELD, Site.CASTLE)
    play(table, Action.WOOD)
    do(table, "move countryside")
    assert menu(table) == ["harvest", "done"]
    do(table, "harvest")
    assert menu(table) == ["harvest", "use merchant", "done"]
    do(table, "use merchant", "swap wood grain", "bake")
    assert owned(table) == {"stone": 1, "bread": 1}
