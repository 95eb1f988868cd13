"""Placement: one member at a time, stacked on the own space, at most one leader (rules 20-26)."""

import pytest

from game.alrashid.rules.board import MERCHANT, PASHA, SAGE, SITES, SPACES, Site
from game.alrashid.rules.changes import MemberPlaced
from game.alrashid.rules.dominance import ranked
from game.alrashid.rules.phases.placement import PlacementRound
from game.alrashid.rules.phases.turns import BeginTurn
from game.engine.play import finished
from tests.alrashid.tables import begin, do, menu, people, ready, told, who


def test_a_turn_is_placement_then_resolution_then_its_end() -> None:
    """Rule 2."""
    table = ready(2)
    people(table, 0, sages=1, pashas=0, merchants=0)
    people(table, 1, sages=1, pashas=0, merchants=0)
    begin(table, BeginTurn(1))
    assert table.phase == "placement"
    do(table, "place sage frank", "place sage rum")
    assert table.phase == "resolution"
    do(table, "resolve frank", "take-all hardwood", "resolve rum", "done")
    assert table.turn == 2
    assert who(table)[0] == "AskPlace"


def test_each_round_everybody_places_exactly_one_member_in_play_order() -> None:
    """Rule 21: no passing; who has nobody left is passed over."""
    table = ready(3)
    people(table, 1, sages=0, merchants=0)
    begin(table, PlacementRound())
    seen = []
    while not finished(table):
        seen.append(who(table)[1])
        assert all(choice.startswith("place ") for choice in menu(table))
        do(table, menu(table)[0])
    assert seen == [0, 1, 2, 0, 2, 0, 2]
    assert not any(any(house.supply) for house in table.houses)


def test_all_members_must_be_placed() -> None:
    """Rule 21."""
    table = ready(2)
    people(table, 0, pashas=3, merchants=4, sages=6)
    begin(table, PlacementRound())
    placed = 0
    while not finished(table):
        placed += who(table)[1] == 0
        do(table, menu(table)[-1])
    assert placed == 13


def test_five_families_find_room_at_one_location() -> None:
    """Rule 22."""
    table = ready(SPACES)
    begin(table, PlacementRound())
    do(table, *["place pasha caliph"] * 5)
    assert [party.seat for party in table.delegations[Site.CALIPH]] == [0, 1, 2, 3, 4]


def test_the_first_member_takes_the_leftmost_free_space_and_others_stack_on_it() -> None:
    """Rule 23: the space is kept."""
    table = ready(2)
    begin(table, PlacementRound())
    do(table, "place sage sin", "place sage sin", "place merchant sin", "place pasha sin")
    first, second = table.delegations[Site.SIN]
    assert (first.seat, first.chief, first.sages, first.dominance) == (0, MERCHANT, 1, 4)
    assert (second.seat, second.chief, second.sages, second.dominance) == (1, PASHA, 1, 7)
    assert ranked(table, Site.SIN) == [(1, 7), (0, 4)]


def test_one_pasha_or_merchant_a_location_and_any_number_of_sages() -> None:
    """Rule 24."""
    table = ready(2)
    people(table, 0, pashas=2, merchants=2, sages=6)
    people(table, 1, pashas=0, merchants=0, sages=6)
    begin(table, PlacementRound())
    do(table, "place merchant lore", "place sage lore")
    assert not {"place merchant lore", "place pasha lore"} & set(menu(table))
    for _ in range(4):
        do(table, "place sage lore", "place sage lore")
    assert "place sage lore" in menu(table)
    assert "place pasha trade" in menu(table)
    assert "place merchant trade" in menu(table)


def test_dominance_is_six_and_the_own_sages_at_most() -> None:
    """Rule 24."""
    table = ready(2)
    people(table, 0, pashas=1, merchants=0, sages=6)
    people(table, 1, pashas=0, merchants=0, sages=0)
    begin(table, PlacementRound())
    do(table, "place pasha rum", *["place sage rum"] * 6)
    assert ranked(table, Site.RUM) == [(0, 12)]


def test_a_pasha_opens_al_rashids_palace_to_the_sages() -> None:
    """Rule 25."""
    table = ready(2)
    people(table, 0, pashas=2, merchants=1, sages=2)
    begin(table, PlacementRound())
    court = [choice for choice in menu(table) if choice.endswith("caliph")]
    assert court == ["place pasha caliph"]
    do(table, "place pasha caliph", "place pasha caliph")
    assert [choice for choice in menu(table) if choice.endswith("caliph")] == ["place sage caliph"]


@pytest.mark.parametrize("chief", [PASHA, MERCHANT])
def test_somewhere_is_always_room(chief: str) -> None:
    """Rule 26: seven leaders and thirteen locations; a Merchant cannot go to court."""
    table = ready(2)
    people(table, 0, pashas=3, merchants=4, sages=0)
    people(table, 1, pashas=0, merchants=0, sages=0)
    begin(table, PlacementRound())
    placed = 0
    while not finished(table):
        found = [choice for choice in menu(table) if choice.split()[1] == str(chief)] or menu(table)
        do(table, found[0])
        placed += 1
    assert placed == 7


def test_everything_open_is_offered() -> None:
    table = ready(2)
    begin(table, PlacementRound())
    assert len(menu(table)) == 3 * len(SITES) - 2
    assert told(do(table, "place sage hind"), MemberPlaced) == ["member-placed 0 sage hind"]
    assert table.houses[0].supply[SAGE] == 0
