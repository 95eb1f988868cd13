"""Paying: gold as joker, units that fall away, kinds left open (rule 25)."""

import pytest

from game.crown.rules.board import CLOTH, COIN, GOODS, GRAIN, HUTS, RING, STONE, WOOD, Good, Site
from game.crown.rules.cards import Action, Advisor, Event
from game.crown.rules.payments import Cost, any_resources, can_pay, fixed, missing, ways_to_pay
from tests.crown.tables import do, employ, happen, invite, menu, own, owned, play, points, ready


def purse(**goods: int) -> list[int]:
    return [goods.get(str(good), 0) for good in GOODS]


def ways(cost: Cost, **goods: int) -> list[str]:
    return [str(way) for way in ways_to_pay(purse(**goods), cost)]


def test_every_way_is_listed_and_the_one_that_spares_coins_comes_first() -> None:
    """Rule 25."""
    assert ways(fixed((WOOD, WOOD, STONE)), wood=2, stone=1, coin=3) == [
        "pay wood,wood,stone",
        "pay wood,wood,coin",
        "pay wood,stone,coin",
        "pay wood,coin,coin",
        "pay stone,coin,coin",
        "pay coin,coin,coin",
    ]


def test_only_what_the_purse_holds_is_a_way() -> None:
    """Rule 25."""
    assert ways(fixed((WOOD, WOOD, STONE)), wood=1, stone=1, coin=1) == ["pay wood,stone,coin"]
    assert ways(fixed((WOOD, WOOD)), wood=1) == []


def test_a_unit_that_falls_away_is_the_payers_choice() -> None:
    """Ruling 2."""
    assert ways(fixed((GRAIN, CLOTH), less=1), grain=1, cloth=1) == ["pay grain", "pay cloth"]
    assert ways(fixed((GRAIN, GRAIN, CLOTH), less=1), grain=2, cloth=1) == ["pay grain,grain", "pay grain,cloth"]
    assert ways(fixed((GRAIN, CLOTH), less=2)) == ["pay -"]


def test_open_kinds_are_paid_with_whatever_there_is() -> None:
    assert ways(any_resources(2), wood=2, cloth=1) == ["pay wood,wood", "pay wood,cloth"]
    assert ways(any_resources(2), wood=1, coin=1) == ["pay wood,coin"]
    assert ways(any_resources(2, gold=False), wood=1, coin=5) == []


def test_a_ring_has_no_joker() -> None:
    """Ruling 4."""
    assert ways(Cost((RING,), gold=False), ring=1, coin=3) == ["pay ring"]
    assert ways(Cost((RING,), gold=False), coin=3) == []


@pytest.mark.parametrize(
    ("cost", "goods", "short"),
    [
        (fixed((WOOD, WOOD, STONE)), {"wood": 1}, 2),
        (fixed((WOOD, WOOD, STONE)), {"wood": 1, "coin": 1}, 1),
        (fixed((WOOD, WOOD, STONE), less=1), {"wood": 2}, 0),
        (any_resources(3), {"cloth": 1, "coin": 1}, 1),
        (any_resources(3, gold=False), {"cloth": 1, "coin": 1}, 2),
    ],
)
def test_what_is_missing_is_counted_in_units(cost: Cost, goods: dict[str, int], short: int) -> None:
    assert missing(purse(**goods), cost) == short
    assert can_pay(purse(**goods), cost) == (short <= 0) == bool(ways_to_pay(purse(**goods), cost))


def test_a_payment_is_asked_only_when_there_is_more_than_one_way() -> None:
    table = ready()
    own(table, cloth=2)
    play(table, Action.RING)
    do(table, "hire forest 1")
    assert table.huts[0] == 0
    table = ready()
    own(table, cloth=2, coin=1)
    play(table, Action.RING)
    do(table, "hire forest 1")
    assert menu(table) == ["pay cloth,cloth", "pay cloth,coin"]
    assert table.phase == "bonus"
    do(table, "pay cloth,coin")
    assert owned(table) == {"cloth": 1, "ring": 1}
    assert table.phase == "card"


def test_card_and_event_make_hiring_cheaper_together() -> None:
    """Ruling 2: they add up; with both a hut may cost nothing."""
    table = ready()
    happen(table, Event.APPRENTICE_FAIR)
    play(table, Action.DISCOUNT)
    do(table, "use-discount", "hire forest 1")
    assert table.huts[0] == 0
    assert owned(table) == {}
    assert points(table) == (1, 28)


def test_at_the_apprentice_fair_a_hut_costs_one_less_but_at_least_one() -> None:
    """Event 8; ruling 2."""
    table = ready()
    happen(table, Event.APPRENTICE_FAIR)
    play(table, Action.WOOD)
    assert not [text for text in menu(table) if text.startswith("hire")]
    own(table, cloth=1)
    assert [text for text in menu(table) if text.startswith("hire")] == ["hire forest 1", "hire forest 2"]
    do(table, "hire forest 2")
    assert owned(table) == {}


def test_in_the_court_season_advisors_cost_one_less() -> None:
    """Event 9; together with the card two less (ruling 2)."""
    table = ready()
    happen(table, Event.COURT_SEASON)
    own(table, grain=2)
    play(table, Action.DISCOUNT)
    assert "recruit master_of_coin" in menu(table)
    own(table, grain=1)
    assert "recruit master_of_coin" not in menu(table)
    do(table, "use-discount", "recruit master_of_coin")
    assert owned(table) == {"coin": 1}


def test_gold_stands_in_when_hiring_and_recruiting() -> None:
    """Rule 25; ruling 3: huts and advisors."""
    table = ready()
    own(table, coin=5)
    play(table, Action.TRADE)
    do(table, "hire forest 1", "recruit master_of_coin")
    assert owned(table) == {"coin": 1}


def test_the_scholar_pays_with_any_kinds_and_gold_counts() -> None:
    """Ruling 16; advisor A12."""
    table = ready()
    employ(table, Advisor.SCHOLAR)
    own(table, wood=1, coin=1)
    play(table, Action.TRADE)
    do(table, "hire forest 1")
    assert owned(table) == {}
    own(table, wood=2, stone=1, coin=1)
    do(table, "recruit master_of_coin")
    assert menu(table) == ["pay wood,wood,stone", "pay wood,wood,coin", "pay wood,stone,coin"]
    do(table, "pay wood,wood,coin")
    assert owned(table) == {"stone": 1, "coin": 1}


def test_the_scholar_pays_fewer_with_a_discount() -> None:
    """Rulings 2, 16."""
    table = ready()
    happen(table, Event.COURT_SEASON)
    employ(table, Advisor.SCHOLAR)
    invite(table, Advisor.CHANCELLOR)
    own(table, cloth=2)
    play(table, Action.DISCOUNT)
    do(table, "use-discount", "recruit chancellor")
    assert owned(table) == {}


def test_prices_are_what_is_printed() -> None:
    """The house values of huts: two resources, never the location's own kind, one pattern turned round."""
    for hut in HUTS:
        assert len(hut.units) == 2
        assert Good(hut.site) not in hut.units
        assert COIN not in hut.units
        assert hut.house
    assert (WOOD, WOOD) in [hut.units for hut in HUTS if hut.site is Site.QUARRY]
