"""The end of a turn: refill, ready, crisis, marker (rules 16, 18, 44, 59, 60; rulings 35, 43, 45)."""

from game.alrashid.rules.board import LAND, LAND_ROWS, LANDS, SEA, WARES, Site
from game.alrashid.rules.cards import CRISIS_ROWS, Crisis, Title
from game.alrashid.rules.changes import CrisisTurnedUp, GameEnded, LandRefilled, RaiderArrived
from game.alrashid.rules.phases.crisis import NextCrisis, Refill
from game.alrashid.rules.phases.turns import EndTurn
from game.engine.pile import Pile
from game.engine.play import finished
from tests.alrashid.tables import begin, entitle, lay_out, raid, ready, stack, strengths, told, who


def test_a_turn_ends_with_refill_ready_crisis_and_marker_in_this_order() -> None:
    """Rule 59."""
    table = ready(2)
    entitle(table, 0, Title.SMUGGLER)
    table.houses[0].used = (Title.SMUGGLER,)
    lay_out(table, Site.FRANK)
    stack(table, Crisis.W5, Crisis.W6)
    changes = [line.split()[0] for line in told(begin(table, EndTurn(1)))]
    assert changes == [
        "land-refilled", "titles-readied", "crisis-turned-up", *["raider-arrived"] * 3, "turn-began",
    ]  # fmt: skip
    assert (table.turn, who(table)) == (2, ("AskPlace", 0))
    assert not table.houses[0].used


def test_after_the_fifth_turn_the_game_ends_without_a_crisis() -> None:
    """Rules 2 and 59, ruling 35."""
    table = ready(2)
    table.crises = ()
    changes = begin(table, EndTurn(5))
    assert told(changes) == ["game-ended"]
    assert isinstance(changes[0], GameEnded)
    assert finished(table)


def test_lands_are_filled_up_to_what_is_printed() -> None:
    """Rules 10, 44 and 59."""
    table = ready(2)
    lay_out(table, Site.HIND, hardwood=1, spice=2)
    lay_out(table, Site.FRANK, hardwood=5, metal=1)
    changes = begin(table, Refill())
    assert told(changes, LandRefilled) == ["land-refilled frank 0,0,0,0,0 yes", "land-refilled hind 1,0,0,2,0 no"]
    assert [tuple(table.stock(land)) for land in LANDS] == [row.wares for row in LAND_ROWS]
    assert table.land_notes == [1, 0, 1, 1, 1, 0, 0]
    assert not begin(table, Refill())


def test_a_short_bank_fills_the_lands_in_table_order() -> None:
    """Rule 59, ruling 43: and so do the notes."""
    table = ready(2)
    for land in LANDS:
        lay_out(table, land)
    table.bank = [6, 0, 0, 0, 0]
    table.notes = 2
    changes = begin(table, Refill())
    assert told(changes, LandRefilled) == [
        "land-refilled frank 5,0,0,0,0 yes", "land-refilled ifriqiya 1,0,0,0,0 yes",
    ]  # fmt: skip
    assert (table.bank, table.notes) == ([0] * len(WARES), 0)


def test_a_crisis_brings_raiders_face_down_to_whatever_is_there() -> None:
    """Rules 18, 59 and 60."""
    table = ready(3)
    raid(table, Site.HIND, sea=(2,), up=True)
    stack(table, Crisis.W1)
    changes = begin(table, NextCrisis())
    assert told(changes, CrisisTurnedUp) == ["crisis-turned-up w1"]
    arrived = [(change.land, change.arm) for change in changes if isinstance(change, RaiderArrived)]
    assert arrived == [(Site.HIND, SEA), (Site.RUM, SEA), (Site.KHORASAN, LAND)]
    assert len(table.raiders[Site.HIND]) == 2
    assert table.past_crises[-1] is Crisis.W1
    assert not table.crises


def test_a_surplus_raider_is_not_drawn() -> None:
    """Ruling 45: three of a type at most."""
    table = ready(3)
    raid(table, Site.HIND, sea=(2, 2, 2), land=(1,))
    stack(table, Crisis.W1)
    left = len(table.pools[SEA])
    begin(table, NextCrisis())
    assert strengths(table.raiders[Site.HIND]) == ["land 1", "sea 2", "sea 2", "sea 2"]
    assert len(table.pools[SEA]) == left - 1


def test_no_raider_comes_from_an_exhausted_pool() -> None:
    table = ready(3)
    table.pools[SEA] = Pile([])
    stack(table, Crisis.W1)
    begin(table, NextCrisis())
    assert list(map(len, table.raiders)) == [0, 0, 0, 0, 1, 0, 0]


def test_with_two_seats_the_last_land_may_be_spared_if_so_agreed() -> None:
    """Flag ``two_player_skip_last_crisis_land``: the last name in the land column."""
    for seats, spared in ((2, 1), (3, 0)):
        table = ready(seats, two_player_skip_last_crisis_land=True)
        stack(table, Crisis.W3)
        changes = begin(table, NextCrisis())
        lands = [change.land for change in changes if isinstance(change, RaiderArrived)]
        assert lands == [Site.ARABIA, Site.SIN, Site.KHORASAN][: 3 - spared]


def test_the_set_up_is_never_spared() -> None:
    table = ready(2, two_player_skip_last_crisis_land=True)
    assert len(CRISIS_ROWS[table.past_crises[0]].land) == 2
