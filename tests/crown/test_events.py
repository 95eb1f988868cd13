"""Event cards (rule 12): those of the start and of the end of a round; the others stand where they bend a rule."""

import pytest

from game.crown.rules.board import Site
from game.crown.rules.cards import EVENT_ROWS, EVENTS, Advisor, Event, When
from game.crown.rules.changes import EventTurnedUp, GoodsPaid, GoodsTaken, PointsLost, PointsScored
from game.crown.rules.phases.round import BeginRound
from game.crown.rules.table import CrownTable
from game.engine.pile import stacked
from game.engine.play import asked
from tests.crown.tables import begin, do, employ, end_round, menu, own, owned, points, ready, stand, told


def start_round(table: CrownTable, event: Event, round: int = 2) -> list[str]:
    """This event is turned up at the start of a round."""
    table.events = stacked([event])
    return told(begin(table, BeginRound(round)))


def asks_event(table: CrownTable) -> bool:
    return table.phase == "event_card" and asked(table) is not None


def test_the_top_card_leaves_and_the_next_one_counts() -> None:
    """Rule 12."""
    table = ready()
    old = table.event
    changes = start_round(table, Event.FEAST_DAY)
    assert "event-turned-up feast_day" in changes
    assert (table.event, table.past_events[-1]) == (Event.FEAST_DAY, old)
    assert EventTurnedUp.reveals


def test_there_are_five_five_and_four_events_and_all_start_places_differ() -> None:
    when = [EVENT_ROWS[event].when for event in EVENTS]
    assert [when.count(moment) for moment in When] == [5, 5, 4]
    assert len({(row.countryside, row.town) for row in EVENT_ROWS}) == len(EVENTS)
    assert sorted(row.buildings for row in EVENT_ROWS) == list(range(22, 36))
    assert all(row.house for row in EVENT_ROWS)


def test_an_event_of_the_end_does_nothing_at_the_start() -> None:
    """Rule 12."""
    table = ready()
    own(table, ring=1)
    start_round(table, Event.ROYAL_AUDIENCE)
    assert not asks_event(table)
    assert table.phase == "card"


@pytest.mark.parametrize("event", [event for event in EVENTS if EVENT_ROWS[event].when is When.ROUND], ids=str)
def test_an_event_of_the_round_asks_nothing_at_either_end(event: Event) -> None:
    """Rule 12: it lasts all round."""
    table = ready()
    own(table, ring=9, coin=9, wood=9)
    start_round(table, event)
    assert not asks_event(table)
    end_round(table, event)
    assert not asks_event(table)


def test_events_go_clockwise_from_the_statue_holder() -> None:
    """Ruling 23; rule 13."""
    table = ready(3)
    table.first = table.first + 1  # type: ignore[assignment]
    for seat in range(3):
        own(table, seat, ring=1)
    end_round(table, Event.ROYAL_AUDIENCE)
    order = []
    while asks_event(table):
        ask = asked(table)
        assert ask is not None
        order.append(ask.seat)
        do(table, "pass")
    assert order == [1, 2, 0]


# Start


def test_early_harvest_gives_a_resource_of_the_own_location() -> None:
    """Event 1."""
    changes = start_round(ready(2), Event.EARLY_HARVEST)
    assert [text for text in changes if text.startswith("goods-taken")] == [
        "goods-taken 0 wood 1 early_harvest",
        "goods-taken 1 grain 1 early_harvest",
    ]


def test_on_mixed_boards_early_harvest_lets_one_choose_between_two_fields() -> None:
    """Event 1; ruling 32: with both councilors in town it gives nothing."""
    table = ready(3, mixed_boards=True)
    table.rings = ((Site.FOREST, Site.CASTLE, Site.QUARRY, Site.MARKET), (*table.rings[1],))
    stand(table, Site.FOREST, Site.QUARRY, 0)
    stand(table, Site.CASTLE, Site.MARKET, 1)
    stand(table, Site.CATHEDRAL, Site.WEAVING_MILL, 2)
    start_round(table, Event.EARLY_HARVEST)
    assert menu(table) == ["take wood", "take stone"]
    changes = do(table, "take stone")
    assert told(changes, GoodsTaken) == ["goods-taken 0 stone 1 early_harvest", "goods-taken 2 cloth 1 early_harvest"]
    assert owned(table, 1) == {}


def test_on_baking_day_one_takes_a_grain_or_bakes_one() -> None:
    """Event 2."""
    table = ready()
    own(table, grain=1)
    own(table, 1, grain=1)
    start_round(table, Event.BAKING_DAY)
    assert menu(table) == ["take grain", "bake"]
    do(table, "bake", "take grain")
    assert (owned(table), owned(table, 1)) == ({"bread": 1}, {"grain": 2})


def test_on_baking_day_gold_bakes_and_without_payment_it_is_the_grain() -> None:
    """Ruling 37: one cannot take nothing; ruling 3: gold for a grain."""
    table = ready()
    own(table, coin=1, grain=1)
    changes = start_round(table, Event.BAKING_DAY)
    assert "goods-taken 1 grain 1 baking_day" not in changes
    told_after = told(do(table, "bake", "pay coin"))
    assert "goods-taken 1 grain 1 baking_day" in told_after
    assert owned(table) == {"grain": 1, "bread": 1}


def test_the_caravan_swaps_up_to_two_resources() -> None:
    """Event 3."""
    table = ready()
    own(table, wood=2, coin=1)
    start_round(table, Event.CARAVAN)
    assert menu(table) == ["swap wood grain", "swap wood stone", "swap wood cloth", "done"]
    do(table, "swap wood grain", "swap wood stone")
    assert owned(table) == {"grain": 1, "stone": 1, "coin": 1}
    assert not asks_event(table)


def test_the_caravan_may_go_with_one_swap_or_none() -> None:
    """Event 3: up to two."""
    table = ready()
    own(table, wood=2)
    own(table, 1, stone=2)
    start_round(table, Event.CARAVAN)
    do(table, "swap wood cloth", "done", "done")
    assert (owned(table), owned(table, 1)) == ({"wood": 1, "cloth": 1}, {"stone": 2})


def test_coins_stay_out_of_the_caravan() -> None:
    """Ruling 3: not for swaps."""
    table = ready()
    own(table, coin=3)
    start_round(table, Event.CARAVAN)
    assert not asks_event(table)


def test_the_travelling_scribe_sells_a_book_for_any_two_resources() -> None:
    """Event 4; ruling 3: gold counts."""
    table = ready()
    own(table, wood=1, coin=1)
    own(table, 1, wood=2)
    start_round(table, Event.TRAVELLING_SCRIBE)
    assert menu(table) == ["pay wood,coin", "pass"]
    do(table, "pay wood,coin", "pass")
    assert (owned(table), owned(table, 1)) == ({"book": 1}, {"wood": 2})


def test_the_scribe_passes_by_whoever_cannot_pay() -> None:
    """Event 4."""
    table = ready()
    own(table, wood=1)
    start_round(table, Event.TRAVELLING_SCRIBE)
    assert not asks_event(table)


def test_spoiled_stores_leave_five_resources_of_the_own_choice() -> None:
    """Event 5; ruling 3: other goods do not count and gold cannot stand in."""
    table = ready()
    own(table, wood=4, stone=3, coin=9, bread=3)
    start_round(table, Event.SPOILED_STORES)
    assert menu(table) == ["discard wood", "discard stone"]
    do(table, "discard wood", "discard stone")
    assert owned(table) == {"wood": 3, "stone": 2, "coin": 9, "bread": 3}
    assert not asks_event(table)


def test_five_resources_do_not_spoil_and_one_kind_needs_no_question() -> None:
    """Event 5."""
    table = ready()
    own(table, wood=5)
    own(table, 1, cloth=8)
    changes = start_round(table, Event.SPOILED_STORES)
    assert owned(table) == {"wood": 5}
    assert "goods-paid 1 cloth,cloth,cloth spoiled_stores" in changes
    assert not asks_event(table)


# End


@pytest.mark.parametrize(
    ("event", "scored"),
    [(Event.ROYAL_AUDIENCE, (5, 28)), (Event.TOWN_SURVEY, (0, 34))],
    ids=str,
)
def test_a_ring_may_be_discarded_for_points(event: Event, scored: tuple[int, int]) -> None:
    """Events 11, 12: each may, once."""
    table = ready()
    own(table, ring=2)
    own(table, 1, ring=1)
    end_round(table, event)
    assert menu(table) == ["discard ring", "pass"]
    do(table, "discard ring", "pass")
    assert (owned(table), points(table)) == ({"ring": 1}, scored)
    assert (owned(table, 1), points(table, 1)) == ({"ring": 1}, (0, 28))
    assert not asks_event(table)


def test_who_has_no_ring_is_not_asked_for_one() -> None:
    """Ruling 4: gold is no ring."""
    table = ready()
    own(table, coin=2)
    end_round(table, Event.ROYAL_AUDIENCE)
    assert not asks_event(table)


def test_alms_are_a_bread_or_two_resources() -> None:
    """Event 13; ruling 3: gold counts."""
    table = ready()
    own(table, bread=1, wood=1, coin=1)
    own(table, 1, stone=2)
    end_round(table, Event.ALMS)
    assert menu(table) == ["pay bread", "pay wood,coin", "pass"]
    changes = do(table, "pay bread", "pay stone,stone")
    assert told(changes, PointsScored) == ["points-scored 0 citizens 3 alms", "points-scored 1 citizens 3 alms"]
    assert (owned(table), owned(table, 1)) == ({"wood": 1, "coin": 1}, {})


def test_alms_are_given_freely() -> None:
    """Event 13: each may; who has nothing is not asked."""
    table = ready()
    own(table, bread=1)
    own(table, 1, wood=1)
    end_round(table, Event.ALMS)
    do(table, "pass")
    assert (owned(table), points(table)) == ({"bread": 1}, (0, 28))
    assert not asks_event(table)


def test_who_can_pay_the_crown_must_and_chooses_what() -> None:
    """Event 14; ruling 31; ruling 3: a coin is a coin there, no resource."""
    table = ready()
    own(table, ring=1, coin=1, wood=2, stone=1)
    own(table, 1, wood=1, coin=1)
    end_round(table, Event.CROWN_LEVY)
    assert menu(table) == ["pay coin", "pay ring", "pay wood,wood", "pay wood,stone"]
    changes = do(table, "pay wood,stone")
    assert told(changes, GoodsPaid) == ["goods-paid 0 wood,stone crown_levy", "goods-paid 1 coin crown_levy"]
    assert told(changes, PointsLost) == []


def test_who_cannot_pay_the_crown_loses_citizens_but_never_below_zero() -> None:
    """Event 14."""
    table = ready(3)
    own(table, wood=1, bread=4, book=4)
    for seat, citizens in enumerate((10, 2, 0)):
        table.estates[seat].citizens = citizens
    changes = end_round(table, Event.CROWN_LEVY)
    assert told(changes, PointsLost) == ["points-lost 0 citizens 3 crown_levy", "points-lost 1 citizens 2 crown_levy"]
    assert [points(table, seat)[0] for seat in range(3)] == [7, 0, 0]


def test_advisors_are_not_used_while_an_event_acts() -> None:
    """Ruling 8: in the own turn only."""
    table = ready()
    employ(table, Advisor.SCHOOLMARM, Advisor.CHAMBERLAIN)
    own(table, ring=1, wood=2)
    end_round(table, Event.ROYAL_AUDIENCE)
    assert menu(table) == ["discard ring", "pass"]
