"""The town: Cathedral, Castle, Market and Construction Site (rules 20-24)."""

import pytest

from game.crown.rules.board import DONATIONS, GIFTS, MARKET_BOOKS, RESOURCES, Marker, Site
from game.crown.rules.cards import Action, Advisor, Event
from game.crown.rules.changes import MarkerTurned, PointsScored
from game.crown.rules.table import CrownTable
from game.crown.rules.visit import DONE, AskVisit
from game.engine.seats import Seat
from tests.crown.tables import do, employ, happen, menu, menu_after, own, owned, play, points, ready, told


def at(site: str, seats: int = 3, **goods: int) -> CrownTable:
    """Seat 0 owns these goods and has just sent its envoy to this town location."""
    table = ready(seats)
    own(table, **goods)
    play(table, Action.ENVOY)
    do(table, f"send-envoy {site}")
    return table


# Castle


def test_a_gift_costs_what_its_marker_shows_and_brings_a_ring() -> None:
    """Rule 21; the marker turns one step (rule 20)."""
    table = at("castle", wood=1, cloth=4)
    table.markers[Marker.GIFT_CLOTH] = 1
    assert menu(table) == ["give wood", "give cloth", "done"]
    changes = do(table, "give cloth")
    assert owned(table) == {"wood": 1, "cloth": 2, "ring": 1}
    assert told(changes, MarkerTurned) == ["marker-turned gift_cloth 3 no"]
    assert "move town" in menu(table)


def test_only_one_gift_is_made_on_a_visit() -> None:
    """Rule 21: each action once."""
    table = at("castle", wood=2, book=1)
    do(table, "give wood")
    assert menu(table) == ["spend-book", "done"]


def test_a_book_becomes_five_buildings_in_the_castle() -> None:
    """Rule 21, in any order with the gift; ruling 7."""
    table = at("castle", wood=1, book=2)
    do(table, "spend-book")
    assert points(table) == (0, 33)
    assert menu(table) == ["give wood", "done"]
    do(table, "give wood")
    assert owned(table) == {"book": 1, "ring": 1}


# Cathedral


def test_a_donation_brings_a_book_and_a_token() -> None:
    """Rule 20."""
    table = at("cathedral", grain=1)
    changes = do(table, "donate grain")
    assert owned(table) == {"book": 1}
    assert told(changes, MarkerTurned) == ["marker-turned donation_grain 2 no"]
    do(table, menu(table)[0])
    assert len(table.estates[0].tokens) == 1
    assert menu(table) == ["move countryside", "move town"]


def test_only_one_donation_is_made_on_a_visit() -> None:
    """Rule 20: at most one."""
    table = at("cathedral", grain=3)
    do(table, "donate grain", menu_after(table, "donate grain")[0])
    assert menu(table) == ["move countryside", "move town"]


@pytest.mark.parametrize("resource", RESOURCES, ids=str)
def test_gifts_and_donations_have_a_marker_for_each_resource(resource: int) -> None:
    """Rules 3, 20, 21."""
    table = at("castle", **{str(RESOURCES[resource]): 2})
    do(table, f"give {RESOURCES[resource]}")
    assert [table.markers[marker] for marker in GIFTS] == [int(good == resource) for good in RESOURCES]
    table = at("cathedral", **{str(RESOURCES[resource]): 2})
    do(table, f"donate {RESOURCES[resource]}")
    assert [table.markers[marker] for marker in DONATIONS] == [int(good == resource) for good in RESOURCES]


# Market


def test_one_resource_buys_a_coin_at_the_market() -> None:
    """Rule 22; ruling 5: a coin is no resource there."""
    table = at("market", stone=1, coin=2)
    assert menu(table) == ["buy-coin stone", "done"]
    do(table, "buy-coin stone")
    assert owned(table) == {"coin": 3}
    assert "move town" in menu(table)


@pytest.mark.parametrize(("books", "citizens"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_books_are_sold_at_the_market_for_rising_prices(books: int, citizens: int) -> None:
    """Rule 22: one to five at once, once."""
    table = at("market", book=6)
    assert menu(table) == [*(f"sell-books {count}" for count in range(1, 6)), "done"]
    do(table, f"sell-books {books}")
    assert points(table) == (citizens, 28)
    assert MARKET_BOOKS[books].points == citizens
    assert owned(table) == {"book": 6 - books}
    assert menu(table) == ["move countryside", "move town"]


def test_the_market_never_changes() -> None:
    """Rule 22."""
    table = at("market", book=5, wood=1)
    before = list(table.markers)
    do(table, "sell-books 2", "buy-coin wood")
    assert table.markers == before


# Construction Site


def test_a_stone_brings_buildings_and_the_citizens_of_its_marker() -> None:
    """Rule 23."""
    table = at("construction_site", stone=2)
    changes = do(table, "deliver-stone")
    assert points(table) == (4, 33)
    assert told(changes, MarkerTurned) == ["marker-turned delivery_stone 3 no"]
    assert menu(table) == ["move countryside", "move town"]


@pytest.mark.parametrize(("count", "citizens"), [(1, 6), (2, 12), (3, 18)])
def test_breads_bring_citizens_each_and_turn_their_marker_once(count: int, citizens: int) -> None:
    """Rule 23: whatever the number of breads."""
    table = at("construction_site", bread=4)
    assert menu(table) == ["deliver-bread 1", "deliver-bread 2", "deliver-bread 3", "done"]
    changes = do(table, f"deliver-bread {count}")
    assert points(table) == (citizens, 28)
    assert told(changes, MarkerTurned) == ["marker-turned delivery_bread 5 no"]


def test_wood_is_delivered_by_one_or_by_three() -> None:
    """Rule 23: two are no option."""
    table = at("construction_site", wood=2)
    assert menu(table) == ["deliver-wood 1", "done"]
    do(table, "deliver-wood 1")
    assert points(table) == (0, 33)
    table = at("construction_site", wood=4)
    assert menu(table) == ["deliver-wood 1", "deliver-wood 3", "done"]
    do(table, "deliver-wood 3")
    assert points(table) == (0, 38)
    assert owned(table) == {"wood": 1}
    assert menu(table) == ["move countryside", "move town"]


def test_the_three_deliveries_are_made_once_each_in_any_order() -> None:
    """Rule 23."""
    table = at("construction_site", wood=1, stone=1, bread=1)
    do(table, "deliver-bread 1", "deliver-wood 1")
    assert menu(table) == ["deliver-stone", "done"]
    do(table, "deliver-stone")
    assert points(table) == (10, 38)


# Markers


def test_a_marker_leaves_the_game_where_it_would_come_round_again() -> None:
    """Rule 24: from then on the printed value counts for good."""
    table = at("construction_site", seats=3, stone=1)
    shown = []
    for _ in range(6):
        own(table, stone=1)
        shown.append(table.shown(Marker.DELIVERY_STONE))
        changes = do(table, "deliver-stone")
        play_again(table)
        shown_left = [change.left for change in changes if isinstance(change, MarkerTurned)]
        assert shown_left == ([len(shown) == 3] if len(shown) <= 3 else [])
    assert shown == [4, 3, 2, 1, 1, 1]


def play_again(table: CrownTable) -> None:
    """Seat 0 sends another envoy to the Construction Site."""
    fresh = at("construction_site", stone=1)
    table.agenda, table.turn = fresh.agenda, fresh.turn


def test_a_gift_without_marker_costs_the_printed_value() -> None:
    """Rule 24."""
    table = at("castle", wood=5)
    table.markers[Marker.GIFT_WOOD] = 3
    do(table, "give wood")
    assert owned(table) == {"wood": 2, "ring": 1}
    assert table.markers[Marker.GIFT_WOOD] == 3


def test_with_four_seats_a_marker_has_one_step_more() -> None:
    """Rules 3, 24."""
    table = at("castle", seats=4, wood=9)
    assert [table.marker_row(Marker.GIFT_WOOD).shows[step] for step in range(5)] == [1, 2, 2, 3, 3]
    table.markers[Marker.GIFT_WOOD] = 3
    changes = do(table, "give wood")
    assert told(changes, MarkerTurned) == ["marker-turned gift_wood 3 yes"]


# Gold, events and advisors in town


def test_gold_stands_for_any_resource_unit_by_unit() -> None:
    """Rule 25; ruling 3: one coin a unit, also for gifts and donations."""
    table = at("castle", wood=1, coin=2)
    table.markers[Marker.GIFT_WOOD] = 1
    do(table, "give wood")
    assert menu(table) == ["pay wood,coin", "pay coin,coin"]
    do(table, "pay wood,coin")
    assert owned(table) == {"coin": 1, "ring": 1}


def test_gold_delivers_stone_and_wood_but_no_bread() -> None:
    """Rule 25; ruling 4: bread is no resource."""
    table = at("construction_site", coin=3)
    assert menu(table) == ["deliver-stone", "deliver-wood 1", "deliver-wood 3", "done"]
    do(table, "deliver-wood 3")
    assert points(table) == (0, 38)


def test_gold_pays_neither_books_nor_rings() -> None:
    """Ruling 4."""
    table = at("castle", coin=9)
    assert "spend-book" not in menu(table)
    table = at("market", coin=9)
    assert "move town" in menu(table)
    assert "raise-rank" not in menu(table)


def test_in_the_builders_week_stone_and_wood_build_more() -> None:
    """Event 6; ruling 41: part of the same award, so the Toolmaker adds once."""
    table = ready(3)
    happen(table, Event.BUILDERS_WEEK)
    employ(table, Advisor.TOOLMAKER)
    own(table, stone=1, wood=3)
    play(table, Action.ENVOY)
    do(table, "send-envoy construction_site")
    changes = do(table, "deliver-wood 3", "deliver-stone")
    assert told(changes, PointsScored) == [
        "points-scored 0 buildings 12 construction_site",
        "points-scored 0 buildings 1 toolmaker",
        "points-scored 0 buildings 7 construction_site",
        "points-scored 0 buildings 1 toolmaker",
        "points-scored 0 citizens 4 construction_site",
    ]


def test_on_feast_day_each_bread_pleases_one_citizen_more() -> None:
    """Event 7."""
    table = ready(3)
    happen(table, Event.FEAST_DAY)
    own(table, bread=2)
    play(table, Action.ENVOY)
    do(table, "send-envoy construction_site", "deliver-bread 2")
    assert points(table) == (14, 28)


def test_advisors_help_at_the_moment_of_a_payment_inside_a_visit() -> None:
    """Ruling 8: and only while something may still be paid there."""
    table = ready(3)
    employ(table, Advisor.SCHOOLMARM, Advisor.CHAMBERLAIN)
    own(table, wood=2, ring=1)
    play(table, Action.ENVOY)
    do(table, "send-envoy castle")
    assert menu(table) == ["give wood", "use schoolmarm", "exchange ring", "done"]
    do(table, "use schoolmarm", "spend-book", "exchange ring")
    assert points(table) == (0, 33)
    assert menu(table) == ["give wood", "give grain", "give stone", "give cloth", "done"]


def test_a_visit_is_over_when_nothing_is_left_to_do() -> None:
    table = at("cathedral")
    assert menu(table) == ["move countryside", "move town"]


def test_a_visit_is_always_one_to_some_place() -> None:
    visit, table = AskVisit(Seat(0), ()), ready()
    for question in (visit.pays, lambda: visit.parts(table), lambda: visit.perform(table, DONE)):
        with pytest.raises(NotImplementedError):
            question()


def test_moving_to_a_town_location_visits_it() -> None:
    """Rule 17."""
    table = ready(3)
    own(table, wood=1)
    play(table, Action.RING, 1)
    do(table, "move town")
    assert table.estates[0].councilors[1] is Site.CATHEDRAL
    assert menu(table) == ["donate wood", "done"]
