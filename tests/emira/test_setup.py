"""Setting the table: pieces by number of seats, colours, the status deck, goals and the first events (chapter 3)."""

from collections import Counter
from itertools import chain

import pytest

from game.emira.rules import EMIRA
from game.emira.rules.board import CAMEL, LARGE_CARAVAN, PALACE, SEATS_ROWS, SMALL_CARAVAN, Preference, Sheik
from game.emira.rules.board import Counter as Kind
from game.emira.rules.cards import (
    COPIES,
    EVENT_ROWS,
    EVENTS,
    GOAL_ROWS,
    GOALS,
    GOALS_FOR,
    PRINCESS_ROWS,
    PRINCESSES,
    RED_STATUS,
    STATUS_ROWS,
    STATUSES,
    Event,
    Status,
)
from game.emira.rules.setup import _status_deck, events_in_box
from game.emira.rules.table import EmiraTable
from game.engine.chance import Chance
from game.engine.ruleset import SetupError
from tests.emira.components import components
from tests.emira.tables import asks, do, menu, told


def fresh(seats: int = 4, seed: int = 7, **settings: bool) -> EmiraTable:
    table: EmiraTable = EMIRA.open(seats, seed, settings)  # type: ignore[assignment]
    return table


def with_sheik(sheik: Sheik, seats: int, present: bool) -> EmiraTable:
    return next(
        table
        for table in (fresh(seats, seed) for seed in range(100))
        if (sheik in [home.sheik for home in table.households]) is present
    )


@pytest.mark.parametrize(
    ("seats", "camels", "caravans", "counters", "statuses"), [(3, 16, 8, 7, 14), (4, 23, 12, 9, 20), (5, 23, 12, 9, 20)]
)
def test_checklist_1_pieces_by_number_of_seats(
    seats: int, camels: int, caravans: int, counters: int, statuses: int
) -> None:
    for seed in range(30):
        count = components(fresh(seats, seed))
        assert count[repr(CAMEL)] == camels
        assert count[repr(PALACE)] == 20
        assert count[repr(SMALL_CARAVAN)] == count[repr(LARGE_CARAVAN)] == caravans
        assert all(count[repr(princess)] == 1 for princess in PRINCESSES)
        assert sum(count[repr(card)] for card in STATUSES) == statuses
        assert [count[repr(kind)] for kind in Kind] == [counters - 1, counters - 1, counters]


def test_checklist_1_the_attire_counter_is_in_the_bag_without_a_blue_sheik() -> None:
    def in_bag(table: EmiraTable) -> tuple[int, ...]:
        bag = list(table.bag())
        if table.market.counter is not None:
            bag[table.market.counter] += 1
        return tuple(bag)

    assert in_bag(with_sheik(Sheik.BLUE, 4, present=True)) == (8, 8, 8)
    assert in_bag(with_sheik(Sheik.BLUE, 4, present=False)) == (8, 8, 9)
    assert in_bag(with_sheik(Sheik.BLUE, 3, present=True)) == (6, 6, 6)
    assert in_bag(with_sheik(Sheik.BLUE, 3, present=False)) == (6, 6, 7)


@pytest.mark.parametrize(
    ("sheik", "camels", "sections", "statuses", "counters"),
    [
        (Sheik.GREEN, 1, 0, (), (0, 0, 0)),
        (Sheik.WHITE, 0, 1, (), (0, 0, 0)),
        (Sheik.RED, 0, 0, (RED_STATUS,), (0, 0, 0)),
        (Sheik.BLUE, 0, 0, (), (0, 0, 1)),
        (Sheik.BLACK, 0, 0, (), (0, 0, 0)),
    ],
)
def test_every_colour_begins_with_its_advantage(
    sheik: Sheik, camels: int, sections: int, statuses: tuple[Status, ...], counters: tuple[int, ...]
) -> None:
    table = fresh(5)
    home = next(home for home in table.households if home.sheik is sheik)
    assert (home.camels, home.sections, home.statuses, home.counters) == (camels, sections, statuses, counters)
    assert (home.gold, home.breed, home.track, home.princesses) == (750, 0, 0, ())


def test_colours_seats_and_goals_differ_from_game_to_game() -> None:
    tables = [fresh(4, seed) for seed in range(60)]
    assert {home.sheik for table in tables for home in table.households} == set(Sheik)
    assert {table.first for table in tables} == {0, 1, 2, 3}
    assert {home.goal for table in tables for home in table.households} == set(GOALS_FOR[4])
    assert all(len({home.goal for home in table.households}) == 4 for table in tables)


@pytest.mark.parametrize(("seats", "goals"), [(3, 4), (4, 5), (5, 7)])
def test_there_are_goals_for_each_number_of_seats(seats: int, goals: int) -> None:
    assert len(GOALS_FOR[seats]) == goals


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("red", [True, False])
def test_checklist_2_the_top_of_the_status_deck_has_no_card_of_three_points(seats: int, red: bool) -> None:
    chance = Chance(1)
    safe = SEATS_ROWS[seats].safe
    for _ in range(10_000 // 6):
        deck = _status_deck(chance, seats, red)
        first = deck.upper(safe, chance)
        assert len(first) == safe
        assert all(STATUS_ROWS[card].points < 3 for card in first)


def test_below_the_safe_block_lie_all_the_others() -> None:
    table = with_sheik(Sheik.RED, 4, present=True)
    assert [len(layer.cards) for layer in table.statuses.layers] == [6, 13]
    table = with_sheik(Sheik.RED, 4, present=False)
    assert [len(layer.cards) for layer in table.statuses.layers] == [6, 14]
    assert RED_STATUS in table.statuses
    table = with_sheik(Sheik.RED, 3, present=True)
    assert [len(layer.cards) for layer in table.statuses.layers] == [3, 10]


def test_the_status_cards_of_three_seats_are_fewer() -> None:
    removed = sorted(STATUS_ROWS[card].cost for card in STATUSES if not STATUS_ROWS[card].three_seats)
    assert removed == [300, 350, 400, 800, 800, 1400]


def test_each_seat_keeps_one_of_three_events_and_the_others_are_shuffled_back() -> None:
    table = fresh(4)
    assert [len(home.hand) for home in table.households] == [3, 3, 3, 3]
    assert len(table.events) == 51 - 12
    seat = table.first
    hand = table.households[seat].hand
    assert asks(table) == f"ask-start {seat}"
    assert menu(table) == [f"keep {event}" for event in dict.fromkeys(hand)]
    changes = do(table, menu(table)[0])
    assert told(changes)[0].startswith(f"start-event-kept {seat} {hand[0]} ")
    assert table.households[seat].hand == (hand[0],)
    assert len(table.events) == 51 - 10
    assert len(table.events.layers) == 1
    for _ in range(3):
        do(table, menu(table)[0])
    assert [len(home.hand) for home in table.households] == [1, 1, 1, 1]
    assert len(table.events) == 51 - 4
    assert table.turn == 1


def test_restoration_is_only_in_the_advanced_game() -> None:
    assert Counter(events_in_box(advanced=False)) == {
        event: COPIES for event in EVENTS if event is not Event.RESTORATION
    }
    assert len(events_in_box(advanced=True)) == 54
    assert [event for event in EVENTS if EVENT_ROWS[event].advanced] == [Event.RESTORATION]


def test_emira_is_for_three_to_five_seats() -> None:
    with pytest.raises(SetupError, match="3 to 5 seats, not 2"):
        EMIRA.open(2, 1)


def test_the_cards_are_as_many_as_there_should_be() -> None:
    rows = PRINCESS_ROWS[:-1]
    assert len(PRINCESS_ROWS) == len(PRINCESSES) == 28
    assert len(GOAL_ROWS) == len(GOALS) == 16
    assert len(EVENT_ROWS) == len(EVENTS) == 18
    assert len(STATUS_ROWS) == len(Status) == 22
    assert Counter(row.first for row in rows) == {0: 7, 1: 7, 2: 7, 3: 6}
    assert [sum(skill in row.skills for row in rows) for skill in range(4)] == [10, 8, 7, 6]
    assert sum(len(row.skills) == 2 for row in rows) == 4
    assert sum(row.ability for row in PRINCESS_ROWS) == 19
    for goal in GOALS:
        seats = GOAL_ROWS[goal].seats
        assert {sum(way) for way in GOAL_ROWS[goal].ways} == {SEATS_ROWS[seats].least - 1}


def test_costs_and_points_of_status_cards() -> None:
    costs = {
        points: sorted(row.cost for row in STATUS_ROWS if row.cost and row.points == points) for points in (1, 2, 3)
    }
    assert costs[1] == [300] * 3 + [350] * 4 + [400] * 3
    assert costs[2] == [700, 750, 800, 800, 850, 900]
    assert costs[3] == [1200, 1300, 1400, 1500]
    assert STATUS_ROWS[RED_STATUS].cost == 350


def test_every_princess_but_sidi_has_two_different_preferences() -> None:
    pairs = Counter((row.first, row.second) for row in PRINCESS_ROWS[:-1])
    assert all(first != second for first, second in pairs)
    named = [*chain.from_iterable(pairs.elements())]
    assert [named.count(kind) for kind in list(Preference)[:4]] == [15, 15, 15, 9]
