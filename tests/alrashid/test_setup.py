"""The table before the first turn, and the tables printed on the board (rules 1-19, 64)."""

from typing import Any

import pytest

from game.alrashid.rules import ALRASHID
from game.alrashid.rules.board import (
    ARMS,
    BANK_WARES,
    GUILD_ROWS,
    GUILDS,
    LAND_ROWS,
    LANDS,
    MEMBER_ROWS,
    MEMBERS,
    NOTES,
    PALACES,
    SET_VALUES,
    SITES,
    STARTING_WARES,
    STRENGTHS,
    TURNS,
    WARES,
)
from game.alrashid.rules.cards import (
    CRISIS_ROWS,
    DOUBLED,
    GAME_CRISES,
    SETUP_CRISES,
    TITLE_ROWS,
    TITLES,
    TITLES_OF,
    Timing,
)
from game.alrashid.rules.changes import CHANGES, MercenaryDrawn, RaiderArrived
from game.alrashid.rules.payments import value
from game.alrashid.rules.table import OPEN, UNKNOWN, RashidTable, bit
from game.engine.play import asked, options, take
from game.engine.ruleset import SetupError
from game.engine.seats import Seat
from tests.alrashid.tables import do, menu, who

SEATS = list(ALRASHID.seats)


def dealt(seats: int, seed: int = 1, **settings: Any) -> RashidTable:
    table = ALRASHID.open(seats, seed, settings)
    assert isinstance(table, RashidTable)
    return table


def first_turn(seats: int, seed: int = 1) -> RashidTable:
    """The table when all have drawn their first mercenary."""
    table = dealt(seats, seed)
    while table.turn == 0:
        take(table, options(table)[0])
    return table


def test_two_to_five_families_play_five_turns() -> None:
    """Rule 1."""
    assert SEATS == [2, 3, 4, 5]
    assert TURNS == 5
    with pytest.raises(SetupError):
        ALRASHID.open(6, 1)


def test_there_are_thirteen_locations_seven_lands_and_six_palaces() -> None:
    """Rule 3."""
    assert (len(SITES), len(LANDS), len(PALACES), len(GUILDS)) == (13, 7, 6, 5)


def test_nothing_on_the_table_is_money() -> None:
    """Rule 4: a house holds wares, notes, people, tiles and tokens."""
    fields = dealt(2).houses[0].__struct_fields__
    assert set(fields) == set("wares notes supply reserve mercenaries titles used influence dishonor".split())


def test_members_add_six_three_or_one_and_score_three_two_or_one() -> None:
    """Rule 6, ruling 1: a Pasha counts 6."""
    assert [(row.dominance, row.points) for row in MEMBER_ROWS] == [(6, 3), (3, 2), (1, 1)]


@pytest.mark.parametrize("seats", SEATS)
def test_a_family_has_thirteen_members_three_of_them_recruited(seats: int) -> None:
    """Rules 7 and 8."""
    for house in dealt(seats).houses:
        assert house.supply == [1, 1, 1]
        assert house.reserve == [2, 3, 5]
    assert [row.count for row in MEMBER_ROWS] == [3, 4, 6]
    assert len(MEMBERS) == 3


@pytest.mark.parametrize("seats", SEATS)
def test_lands_are_filled_and_the_rest_of_the_wares_is_the_bank(seats: int) -> None:
    """Rules 10 and 11: 42 spaces, four credit notes."""
    table = dealt(seats)
    assert [tuple(table.stock(land)) for land in LANDS] == [row.wares for row in LAND_ROWS]
    assert sum(table.stalls) == 42
    assert table.land_notes == [1, 0, 1, 1, 1, 0, 0]
    assert table.notes == NOTES - 4
    for ware in WARES:
        held = sum(house.wares[ware] for house in table.houses)
        assert table.bank[ware] + held + sum(table.stalls[ware::5]) == BANK_WARES[ware]
    assert sum(BANK_WARES) == 140
    assert sum(BANK_WARES) - 42 == 98


def test_there_are_thirty_two_mercenaries_of_either_type() -> None:
    """Rule 12."""
    assert sum(STRENGTHS) == 32
    table = dealt(2)
    for arm in ARMS:
        about = [t for tiles in (*table.raiders, *[h.mercenaries for h in table.houses]) for t in tiles if t.arm is arm]
        assert len(table.pools[arm]) + len(about) == 32
    assert table.turn == 0


@pytest.mark.parametrize("seats", SEATS)
def test_second_copies_of_sixteen_titles_are_for_four_and_five(seats: int) -> None:
    """Rule 13."""
    table = dealt(seats)
    assert sum(table.titles) == (48 if seats >= 4 else 32)
    assert [table.titles[title] for title in DOUBLED] == [2 if seats >= 4 else 1] * 16
    assert [table.titles[title] for title in TITLES[16:]] == [1] * 16
    assert [len(TITLES_OF[site]) for site in PALACES] == [4, 4, 4, 4, 8, 8]
    assert not any(TITLES_OF[land] for land in LANDS)


def test_play_order_is_drawn() -> None:
    """Rule 14."""
    orders = {dealt(3, seed).order for seed in range(60)}
    assert len(orders) == 6
    assert all(sorted(order) == [0, 1, 2] for order in orders)


@pytest.mark.parametrize("seats", SEATS)
def test_starting_wares_go_by_play_order_and_are_worth_one_more_each(seats: int) -> None:
    """Rules 15 and 65."""
    table = dealt(seats)
    for place, seat in enumerate(table.order):
        assert tuple(table.houses[seat].wares) == STARTING_WARES[place]
        assert value(table.houses[seat].wares) == 6 + place


@pytest.mark.parametrize("seed", range(12))
def test_the_setup_crisis_brings_one_mercenary_to_each_of_its_lands(seed: int) -> None:
    """Rules 16, 17 and 70."""
    table = dealt(3, seed)
    (setup,) = table.past_crises
    assert setup in SETUP_CRISES
    row = CRISIS_ROWS[setup]
    arrived = [change for change in table.journal if isinstance(change, RaiderArrived)]
    assert [(str(c.arm), c.land) for c in arrived] == [*[("sea", s) for s in row.sea], *[("land", s) for s in row.land]]
    assert all(tile.known == UNKNOWN for tiles in table.raiders for tile in tiles)
    assert sum(map(len, table.raiders)) == 4


def test_every_setup_crisis_comes_up() -> None:
    """Rule 16."""
    assert {dealt(2, seed).past_crises[0] for seed in range(30)} == set(SETUP_CRISES)


def test_four_of_eight_crises_are_stacked_and_four_leave_unseen() -> None:
    """Rule 18."""
    table = dealt(4)
    stacked = [omen.crisis for omen in table.crises]
    assert len(stacked) == len(table.dropped) == 4
    assert {*stacked, *table.dropped} == set(GAME_CRISES)
    assert len({tuple(omen.crisis for omen in dealt(4, seed).crises) for seed in range(50)}) > 45


@pytest.mark.parametrize("seats", SEATS)
def test_in_play_order_everybody_draws_a_mercenary_of_its_choice(seats: int) -> None:
    """Rule 19."""
    table = dealt(seats)
    for seat in table.order:
        assert who(table) == ("AskDraw", seat)
        assert menu(table) == ["draw land", "draw sea"]
        (drawn,) = [c for c in do(table, "draw sea") if isinstance(c, MercenaryDrawn)]
        (tile,) = table.houses[seat].mercenaries
        assert (tile.strength, tile.known) == (drawn.strength, bit(seat))
        assert tile.known != OPEN
    assert table.turn == 1
    assert who(table)[0] == "AskPlace"


def test_sets_of_wares_are_worth_a_triangle() -> None:
    """Rule 64."""
    assert SET_VALUES == (0, 1, 3, 6, 10, 15)
    for kinds in range(6):
        assert value([1] * kinds + [0] * (5 - kinds)) == SET_VALUES[kinds]


def test_fees_and_services_are_as_printed() -> None:
    """Rules 50, 51, 53 and 54."""
    rows = dict(zip(map(str, GUILDS), GUILD_ROWS, strict=True))
    assert rows["lore"].service == (5, 7, 9)
    assert rows["trade"].service == (8, 10, 12)
    assert rows["politics"].service == (11, 13, 15)
    assert rows["intrigue"].brings == rows["military"].brings == (3, 2, 1)
    assert [rows[guild].favor for guild in ("intrigue", "military", "lore", "trade", "politics")] == [1, 0, 2, 0, 1]
    assert [guild for guild in rows if rows[guild].ware] == ["military", "trade"]
    assert [str(row.recruits) for row in GUILD_ROWS] == ["None", "None", "sage", "merchant", "pasha"]


def test_house_values_are_marked() -> None:
    """Values nobody has published are ours, and say so."""
    assert all(row.house for row in (*LAND_ROWS, *TITLE_ROWS, *CRISIS_ROWS))
    assert [row.house for row in GUILD_ROWS] == [True, True, False, False, False]


def test_titles_have_six_timings() -> None:
    assert {timing for row in TITLE_ROWS for timing in row.timings} == set(Timing)
    assert len(TITLES) == 32


def test_no_luck_is_needed_but_for_order_crises_draws_and_theft() -> None:
    """Rule 70: from one placement to the next luck does not move."""
    table = first_turn(3)
    luck = table.chance.state
    for _ in range(9):
        assert who(table)[0] == "AskPlace"
        take(table, options(table)[0])
    assert table.chance.state == luck
    ask = asked(table)
    assert ask is not None
    assert ask.seat == table.order[0]


def test_every_change_is_listed_once() -> None:
    assert len(CHANGES) == len(set(CHANGES))
    assert Seat(0) in first_turn(2).order
