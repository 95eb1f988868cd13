"""Setting the table (rules 1-11)."""

import pytest

from game.crown.rules import CROWN
from game.crown.rules.board import (
    COUNTRYSIDE,
    CRAFTSMEN,
    FIRST_GAME_BUILDINGS,
    GOODS,
    HUTS,
    MARKER_ROWS,
    MARKERS,
    MARKET_BOOKS,
    RESOURCES,
    TOWN,
    Good,
    Marker,
    Site,
)
from game.crown.rules.cards import (
    ACTIONS,
    ADVISOR_ROWS,
    ADVISORS_A,
    ADVISORS_B,
    EVENT_ROWS,
    EVENTS,
    FAVOR_ROWS,
    FAVORS,
    NOBLES,
    RANK_ROWS,
    RANKS,
    Event,
)
from game.crown.rules.changes import CardsDrawn, EventTurnedUp, GoodsTaken
from game.crown.rules.table import CrownTable
from game.engine.ruleset import SetupError
from game.engine.seats import NOBODY, clockwise
from tests.crown.components import components
from tests.crown.tables import ready

SEEDS = range(40)


def dealt(seats: int = 3, seed: int = 1, **settings: object) -> CrownTable:
    table = CROWN.open(seats, seed, settings)  # type: ignore[arg-type]
    assert isinstance(table, CrownTable)
    return table


def test_two_rings_of_four_locations_lie_in_every_order() -> None:
    """Rule 1."""
    rings = [dealt(seed=seed).rings for seed in SEEDS]
    assert all(set(countryside) == set(COUNTRYSIDE) and set(town) == set(TOWN) for countryside, town in rings)
    assert len({countryside for countryside, _ in rings}) > 10
    assert len({town for _, town in rings}) > 10


def test_the_resources_are_wood_grain_stone_and_cloth() -> None:
    """Rule 2; ruling 4: bread, book and ring are none, so no gold may stand for them."""
    assert RESOURCES == (Good.WOOD, Good.GRAIN, Good.STONE, Good.CLOTH)
    assert GOODS[4:] == (Good.BREAD, Good.BOOK, Good.RING, Good.COIN)


@pytest.mark.parametrize(
    ("seats", "costs", "stone", "bread"),
    [
        (3, [1, 2, 3, 3], [4, 3, 2, 1], [6, 5, 4, 3]),
        (4, [1, 2, 2, 3, 3], [4, 3, 3, 2, 1], [6, 5, 5, 4, 3]),
    ],
)
def test_markers_show_their_numbers_by_the_number_of_seats(
    seats: int, costs: list[int], stone: list[int], bread: list[int]
) -> None:
    """Rules 3, 24: they start on the first number; the last value is printed on the board."""
    table = dealt(seats)
    for marker in MARKERS:
        expected = {Marker.DELIVERY_STONE: stone, Marker.DELIVERY_BREAD: bread}.get(marker, costs)
        shown = []
        for step in range(len(expected)):
            table.markers[marker] = step
            shown.append(table.shown(marker))
            assert table.gone(marker) == (step == len(expected) - 1)
        assert shown == expected
    assert dealt(seats).markers == [0] * len(MARKERS)


@pytest.mark.parametrize("seats", [1, 2])
def test_with_two_seats_and_alone_some_markers_start_a_step_further(seats: int) -> None:
    """Rule 4."""
    table = dealt(seats)
    shown = {str(marker): table.shown(marker) for marker in MARKERS}
    assert shown == {
        "gift_wood": 1,
        "gift_grain": 1,
        "gift_stone": 2,
        "gift_cloth": 2,
        "donation_wood": 2,
        "donation_grain": 2,
        "donation_stone": 1,
        "donation_cloth": 1,
        "delivery_stone": 3,
        "delivery_bread": 5,
    }


def test_favor_tokens_lie_face_down_in_no_known_order() -> None:
    """Rule 5."""
    assert dealt().favors.groups == [FAVORS]


def test_eight_of_the_sixteen_advisors_come_to_court_and_the_rest_leave() -> None:
    """Rule 6."""
    courts = [dealt(seed=seed).court for seed in SEEDS]
    assert all(len(set(court)) == 8 and set(court) <= set(ADVISORS_A) for court in courts)
    assert {advisor for court in courts for advisor in court} == set(ADVISORS_A)


def test_the_top_of_the_other_advisors_is_public() -> None:
    """Rule 6: face up; what lies under it nobody knows."""
    tables = [dealt(seed=seed) for seed in SEEDS]
    assert {table.next_advisor for table in tables} == set(ADVISORS_B)
    assert all({table.next_advisor, *table.advisors} == set(ADVISORS_B) for table in tables)
    assert all(len(table.advisors.groups) == 1 for table in tables)


def test_every_rank_has_four_cards_the_best_on_top_at_every_number_of_seats() -> None:
    """Rule 7."""
    assert [dealt(seats).nobles for seats in (1, 2, 3, 4)] == [[0] * len(RANKS)] * 4
    for rank in RANKS:
        stack = [noble.points for noble in NOBLES if noble.rank is rank]
        assert stack == sorted(stack, reverse=True)
        assert len(set(stack)) == 4


def test_the_card_on_top_gives_only_the_start_data() -> None:
    """Rule 8; ruling 24: it leaves before it could act; six others act, seven stay unseen."""
    for seed in SEEDS:
        table = dealt(seed=seed)
        (setup_card,) = table.past_events
        assert {estate.buildings for estate in table.estates} == {EVENT_ROWS[setup_card].buildings}
        assert table.event is not setup_card
        assert len(table.events) == len(EVENTS) - 2
        assert any(isinstance(change, EventTurnedUp) for change in table.journal)


def test_every_seat_begins_with_nothing_but_a_resource() -> None:
    """Rule 9."""
    table = next(table for seed in SEEDS if (table := dealt(seed=seed)).event >= Event.BUILDERS_WEEK)
    assert set(table.huts) == {NOBODY}
    for estate in table.estates:
        assert (estate.citizens, estate.nobles, estate.advisors, estate.tokens) == (0, (), (), ())
        assert sum(estate.purse) == 1
        assert estate.slots == (None, None, None)


@pytest.mark.parametrize(("start", "buildings"), [(35, FIRST_GAME_BUILDINGS), (28, 28), (15, 15), (40, 40)])
def test_a_start_value_can_be_agreed(start: int, buildings: int) -> None:
    """Rule 9; ruling 40: from 15 to 40, in a first game 35."""
    assert {estate.buildings for estate in dealt(start=start).estates} == {buildings}


@pytest.mark.parametrize("start", [14, 41, "28", True])
def test_other_start_values_are_refused_in_words(start: object) -> None:
    """Ruling 40: the limits are 15 and 40."""
    with pytest.raises(SetupError, match="can be card, 35, 28, 15"):
        dealt(start=start)


def test_the_event_card_is_the_usual_start() -> None:
    """Rule 9."""
    assert CROWN.agreed({}) == {"start": "card", "full_hand": False, "mixed_boards": False, "solo": "score"}


def test_councilors_begin_on_the_named_locations_and_clockwise_from_there() -> None:
    """Rule 10."""
    for seed in SEEDS:
        table = dealt(4, seed)
        row = EVENT_ROWS[table.past_events[0]]
        named = (row.countryside, row.town)
        for steps, seat in enumerate(clockwise(table.first, 4)):
            at = [table.ahead(board, site, steps) for board, site in enumerate(named)]  # type: ignore[arg-type]
            assert table.estates[seat].councilors == tuple(at)


def test_any_seat_may_begin() -> None:
    """Rule 10: at random."""
    assert {dealt(4, seed).first for seed in SEEDS} == {0, 1, 2, 3}


def test_everybody_takes_a_resource_of_the_own_location() -> None:
    """Rule 10: the start player included."""
    for seed in SEEDS:
        table = dealt(3, seed)
        start = [change for change in table.journal if isinstance(change, GoodsTaken) and type(change.source) is Site]
        assert [change.seat for change in start] == list(clockwise(table.first, 3))
        for change in start:
            assert change.source is table.estates[change.seat].councilors[0]
            assert change.good == RESOURCES[change.source]


def test_three_of_nine_action_cards_are_drawn() -> None:
    """Rule 11."""
    hands = set()
    for seed in SEEDS:
        table = dealt(2, seed)
        assert sum(isinstance(change, CardsDrawn) for change in table.journal) == 2
        for estate in table.estates:
            assert len(estate.hand) == 3
            assert sorted((*estate.hand, *estate.stack)) == list(ACTIONS)
            hands.add(estate.hand)
    assert len(hands) > 40


def test_the_box_is_complete_at_every_number_of_seats() -> None:
    for seats in CROWN.seats:
        for table in (dealt(seats), ready(seats)):
            pieces = components(table)
            craftsmen = {piece: count for piece, count in pieces.items() if count > 1}
            assert craftsmen == {f"('craftsman', {seat})": 4 for seat in range(seats)}
            assert sum("<Action." in piece for piece in pieces) == 9 * seats
            for kind, count in {"Event": 14, "Favor": 12, "Advisor": 14, "Noble": 20, "Site": 8}.items():
                assert sum(piece.startswith(f"<{kind}.") for piece in pieces) == count


def test_house_values_are_marked() -> None:
    """All numbers that no published text states; the first craftsman's point is known."""
    assert [row.house for row in CRAFTSMEN] == [False, True, True, True]
    assert [row.house for row in MARKET_BOOKS] == [False, True, True, True, True, True]
    for rows in (*MARKER_ROWS, HUTS, RANK_ROWS, ADVISOR_ROWS, EVENT_ROWS, FAVOR_ROWS):
        assert all(row.house for row in rows)


def test_costs_of_advisors_are_all_different() -> None:
    """The A cards cost three resources, the B cards four, none the same."""
    assert len({row.units for row in ADVISOR_ROWS}) == len(ADVISOR_ROWS)
    assert {len(ADVISOR_ROWS[advisor].units) for advisor in ADVISORS_A} == {3}
    assert {len(ADVISOR_ROWS[advisor].units) for advisor in ADVISORS_B} == {4}


def test_the_same_seed_deals_the_same_table() -> None:
    assert dealt(seed=5) == dealt(seed=5)
    assert dealt(seed=5) != dealt(seed=6)
