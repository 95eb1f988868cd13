"""Raiders: revealed, fought or fled from, land before sea, tile against tile (rules 34-42; rulings 6-11, 46-48)."""

from itertools import combinations, permutations

from hypothesis import given
from hypothesis import strategies as st

from game.alrashid.rules.board import LAND, MERCHANT, PASHA, SAGE, SEA, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import (
    BattleFought,
    BattleLost,
    DishonorTaken,
    LineRevealed,
    RaiderFell,
    RaidersBeaten,
    RaidersRevealed,
    WentHome,
)
from game.alrashid.rules.phases.battle import beats
from game.alrashid.rules.table import OPEN, RashidTable, bit
from game.engine.play import finished
from game.engine.seats import Seat
from tests.alrashid.tables import arm, do, entitle, menu, owned, raid, ready, resolve, send, strengths, told, who

SIN = Site.SIN


def guarded(land: tuple[int, ...] = (), sea: tuple[int, ...] = (), seats: int = 2) -> RashidTable:
    """Seat 0 is first in a land with these raiders, seat 1 second."""
    table = ready(seats)
    send(table, 0, SIN, PASHA)
    send(table, 1, SIN, MERCHANT)
    raid(table, SIN, land=land, sea=sea)
    return table


def test_without_mercenaries_there_is_trade_at_once() -> None:
    """Rule 34."""
    table = guarded()
    changes = resolve(table, SIN)
    assert not told(changes, RaidersRevealed)
    assert who(table) == ("AskShare", 0)


def test_mercenaries_are_turned_up_first_even_for_one_who_has_to_run() -> None:
    """Rules 34 and 35, ruling 6: they stay face up."""
    table = guarded(sea=(3,))
    arm(table, 0, land=(5,))
    changes = resolve(table, SIN)
    assert told(changes, RaidersRevealed) == ["raiders-revealed sin 3"]
    assert told(changes, WentHome) == ["went-home 0 sin fled", "went-home 1 sin fled"]
    assert [tile.known for tile in table.raiders[SIN]] == [OPEN]
    assert finished(table)


def test_running_costs_two_dishonor() -> None:
    """Rule 36."""
    table = guarded(land=(3,))
    changes = resolve(table, SIN)
    assert told(changes, DishonorTaken) == ["dishonor-taken 0 2 flight", "dishonor-taken 1 2 flight"]
    assert table.houses[0].dishonor == 2


def test_who_could_fight_may_run() -> None:
    """Rule 35."""
    table = guarded(land=(3,))
    arm(table, 0, land=(4,))
    resolve(table, SIN)
    assert menu(table) == ["run", "commit land 4"]
    do(table, "run")
    assert table.houses[0].dishonor == 2
    assert strengths(table.houses[0].mercenaries) == ["land 4"]


def test_only_tiles_of_a_type_that_is_present_are_committed_and_one_at_least() -> None:
    """Rule 37, ruling 7."""
    table = guarded(land=(3,), sea=(2,))
    arm(table, 0, land=(4, 1), sea=(5,))
    resolve(table, SIN)
    assert menu(table) == ["run", "commit land 1", "commit land 4", "commit sea 5"]
    do(table, "commit land 4")
    assert menu(table) == ["fight", "commit land 1", "commit sea 5"]
    changes = do(table, "fight")
    assert told(changes, BattleFought) == ["battle-fought 0 sin land 4 3"]
    assert told(changes, BattleLost) == ["battle-lost 0 sin"]
    assert strengths(table.raiders[SIN]) == ["sea 2"]


def test_tiles_of_the_absent_type_stay_at_home() -> None:
    """Rule 37."""
    table = guarded(land=(3,))
    arm(table, 0, land=(4, 4), sea=(5,))
    resolve(table, SIN)
    assert menu(table) == ["run", "commit land 4"]


def test_both_battles_are_fought_land_first_with_tiles_committed_before() -> None:
    """Rule 37, ruling 8."""
    table = guarded(land=(3,), sea=(2,))
    arm(table, 0, land=(4,), sea=(3,))
    changes = resolve(table, SIN, "commit sea 3", "commit land 4")
    kinds = [line.split()[0] for line in told(changes)]
    assert kinds.index("line-revealed") < kinds.index("battle-fought")
    assert told(changes, BattleFought) == ["battle-fought 0 sin land 4 3", "battle-fought 0 sin sea 3 2"]
    assert who(table) == ("AskShare", 0)


def test_a_higher_total_discards_all_raiders_of_the_type() -> None:
    """Rule 38."""
    table = guarded(land=(3, 2))
    arm(table, 0, land=(3, 3))
    changes = resolve(table, SIN, "commit land 3", "commit land 3")
    assert told(changes, RaidersBeaten) == ["raiders-beaten 0 sin land"]
    assert not table.raiders[SIN]
    assert who(table) == ("AskShare", 0)


def test_an_equal_total_is_not_higher() -> None:
    """Rule 38, ruling 10: then tile is set against tile, and equal is not higher either."""
    table = guarded(land=(3,))
    arm(table, 0, land=(3,))
    changes = resolve(table, SIN, "commit land 3")
    assert not told(changes, RaidersBeaten, RaiderFell)
    assert told(changes, BattleLost) == ["battle-lost 0 sin"]


def test_each_own_tile_that_beats_one_removes_one_of_choice() -> None:
    """Rules 38 and 39, ruling 11: as many fall as can be paired, which ones is the player's choice."""
    table = guarded(land=(1, 2, 5))
    arm(table, 0, land=(4, 2))
    resolve(table, SIN, "commit land 4", "commit land 2")
    assert who(table) == ("AskStrike", 0)
    assert menu(table) == ["strike land 1", "strike land 2"]
    changes = do(table, "strike land 2")
    assert told(changes, RaiderFell) == ["raider-fell 0 sin land 2 1", "raider-fell 0 sin land 1 0"]
    assert strengths(table.raiders[SIN]) == ["land 5"]


def test_the_one_removed_need_not_be_the_strongest() -> None:
    """Rule 38."""
    table = guarded(land=(1, 2, 5))
    arm(table, 0, land=(4,))
    resolve(table, SIN, "commit land 4")
    assert menu(table) == ["strike land 1", "strike land 2"]
    do(table, "strike land 1")
    assert strengths(table.raiders[SIN]) == ["land 2", "land 5"]


def test_who_beats_no_tile_removes_none() -> None:
    """Rule 38."""
    table = guarded(land=(4, 4))
    arm(table, 0, land=(4, 1))
    changes = resolve(table, SIN, "commit land 4", "commit land 1")
    assert not told(changes, RaiderFell)
    assert len(table.raiders[SIN]) == 2


small = st.lists(st.integers(1, 5), max_size=3)


@given(own=small, raiders=small)
def test_pairing_is_one_to_one(own: list[int], raiders: list[int]) -> None:
    """Rule 39, against all ways to pair."""
    ways = (pairs for chosen in permutations(own, len(raiders)) for pairs in [list(zip(chosen, raiders, strict=True))])
    assert beats(own, raiders) == any(all(mine > theirs for mine, theirs in pairs) for pairs in ways)


@given(own=small.filter(bool), raiders=small.filter(bool))
def test_no_land_is_cleared_by_pairs_with_a_total_that_is_not_higher(own: list[int], raiders: list[int]) -> None:
    """Rule 39."""
    if sum(own) <= sum(raiders):
        assert not beats(own, raiders)


def test_committed_tiles_are_discarded_win_or_lose() -> None:
    """Rule 40."""
    for strength in (5, 1):
        table = guarded(land=(3,))
        arm(table, 0, land=(strength, strength))
        resolve(table, SIN, f"commit land {strength}", "fight")
        assert strengths(table.houses[0].mercenaries) == [f"land {strength}"]
        assert f"land {strength}" in strengths(table.discards[LAND])
        assert table.resolution.line == [(), ()]


def test_a_battle_lost_costs_no_dishonor() -> None:
    """Rule 41."""
    table = guarded(land=(5,))
    arm(table, 0, land=(1,))
    changes = resolve(table, SIN, "commit land 1")
    assert told(changes, WentHome)[0] == "went-home 0 sin beaten"
    assert table.houses[0].dishonor == 0


def test_one_may_fight_without_a_chance() -> None:
    """Ruling 9: it saves the dishonor."""
    table = guarded(land=(5, 5, 5))
    arm(table, 0, land=(1,))
    resolve(table, SIN)
    assert "commit land 1" in menu(table)


def test_the_next_meets_what_is_left() -> None:
    """Rule 42: tiles stay face up, nothing is turned up again."""
    table = guarded(land=(2, 4))
    arm(table, 0, land=(3,))
    arm(table, 1, land=(5,))
    changes = resolve(table, SIN, "commit land 3")
    assert strengths(table.raiders[SIN]) == ["land 4"]
    assert who(table) == ("AskBattle", 1)
    assert told(changes, RaidersRevealed) == ["raiders-revealed sin 2,4"]
    changes = do(table, "commit land 5")
    assert not told(changes, RaidersRevealed)
    assert who(table) == ("AskShare", 1)


def test_after_a_clear_everyone_left_trades() -> None:
    """Rule 42."""
    table = guarded(land=(2,), seats=3)
    send(table, 2, SIN, SAGE)
    arm(table, 0, land=(3,))
    resolve(table, SIN, "commit land 3", "done", "done", "take silk")
    assert owned(table, 2) == {"silk": 1}


def test_raiders_stay_from_turn_to_turn_until_beaten() -> None:
    """Rule 60."""
    table = guarded(land=(2,), sea=(3,))
    arm(table, 0, land=(3,))
    resolve(table, SIN, "commit land 3")
    assert strengths(table.raiders[SIN]) == ["sea 3"]
    assert finished(table)


def test_tiles_lie_face_down_until_all_are_committed() -> None:
    """Rule 69: the line is turned up when the battle begins."""
    table = guarded(land=(2,))
    arm(table, 0, land=(1, 3))
    resolve(table, SIN, "commit land 3")
    assert [tile.known for tile in table.resolution.line[LAND]] == [bit(Seat(0))]
    changes = do(table, "fight")
    assert told(changes, LineRevealed) == ["line-revealed 0 sin 3 -"]


def test_of_equal_tiles_the_one_goes_that_rivals_know() -> None:
    table = guarded(land=(2,))
    arm(table, 0, land=(3, 3))
    first, second = table.houses[0].mercenaries
    table.houses[0].mercenaries = (first, type(second)(LAND, 3, second.known | bit(Seat(1)), 0))
    resolve(table, SIN, "commit land 3")
    assert list(table.houses[0].mercenaries) == [first]


def test_the_strategist_adds_two_to_each_battle_with_a_tile_in_it() -> None:
    """C005: the totals only, not tile against tile."""
    table = guarded(land=(3,), sea=(4,))
    entitle(table, 0, Title.STRATEGIST)
    arm(table, 0, land=(2,), sea=(2,))
    changes = resolve(table, SIN, "commit land 2", "commit sea 2")
    assert told(changes, BattleFought) == ["battle-fought 0 sin land 4 3", "battle-fought 0 sin sea 4 4"]
    assert not told(changes, RaiderFell)
    assert strengths(table.raiders[SIN]) == ["sea 4"]


def test_no_tile_no_strategist() -> None:
    """C005: an unopposed type is no battle."""
    table = guarded(land=(1,), sea=(1,))
    entitle(table, 0, Title.STRATEGIST)
    arm(table, 0, land=(2,))
    changes = resolve(table, SIN, "commit land 2")
    assert told(changes, BattleFought) == ["battle-fought 0 sin land 4 1"]
    assert strengths(table.raiders[SIN]) == ["sea 1"]


def test_the_weapon_master_keeps_a_tile_of_each_battle_won() -> None:
    """C021: even if the other battle is lost."""
    table = guarded(land=(2,), sea=(5,))
    entitle(table, 0, Title.WEAPON_MASTER)
    arm(table, 0, land=(1, 4), sea=(1,))
    resolve(table, SIN, "commit land 4", "commit land 1", "commit sea 1")
    assert who(table) == ("AskKeep", 0)
    assert menu(table) == ["keep land 1", "keep land 4", "pass"]
    do(table, "keep land 4")
    assert strengths(table.houses[0].mercenaries) == ["land 4"]
    assert table.houses[0].mercenaries[0].known == OPEN
    assert table.houses[0].dishonor == 0
    assert [*strengths(table.discards[LAND]), *strengths(table.discards[SEA])] == ["land 2", "land 1", "sea 1"]


def test_the_weapon_master_may_decline() -> None:
    """C021."""
    table = guarded(land=(2,))
    entitle(table, 0, Title.WEAPON_MASTER)
    arm(table, 0, land=(4,))
    resolve(table, SIN, "commit land 4", "pass")
    assert not table.houses[0].mercenaries


def test_the_weapon_master_keeps_the_only_tile() -> None:
    """C021: then there is nothing to discard."""
    table = guarded(land=(2,))
    entitle(table, 0, Title.WEAPON_MASTER)
    arm(table, 0, land=(4,))
    changes = resolve(table, SIN, "commit land 4", "keep land 4")
    assert "line-discarded 0" not in told(changes)


def test_the_agha_sends_tiles_to_either_battle() -> None:
    """C026."""
    table = guarded(land=(2,))
    entitle(table, 0, Title.AGHA)
    arm(table, 0, sea=(4,))
    resolve(table, SIN)
    assert menu(table) == ["run", "commit-across sea 4"]
    changes = do(table, "commit-across sea 4")
    assert told(changes, BattleFought) == ["battle-fought 0 sin land 4 2"]


def test_with_both_types_present_the_agha_chooses_for_each_tile() -> None:
    """C026, ruling 48: a tile keeps its printed type and goes to the discards of that type."""
    table = guarded(land=(2,), sea=(1,))
    entitle(table, 0, Title.AGHA)
    arm(table, 0, land=(4,), sea=(3,))
    resolve(table, SIN)
    assert menu(table) == ["run", "commit land 4", "commit-across land 4", "commit sea 3", "commit-across sea 3"]
    do(table, "commit-across land 4", "commit-across sea 3")
    assert strengths(table.discards[LAND]) == ["land 2", "land 4"]
    assert strengths(table.discards[SEA]) == ["sea 1", "sea 3"]


def test_sea_mercenaries_may_lie_in_inland_lands() -> None:
    """Ruling 37."""
    table = ready(2)
    send(table, 0, Site.KHORASAN, SAGE)
    raid(table, Site.KHORASAN, sea=(1,))
    arm(table, 0, sea=(2,))
    resolve(table, Site.KHORASAN, "commit sea 2")
    assert who(table) == ("AskShare", 0)


def test_the_law_expert_runs_with_honor() -> None:
    """C030."""
    table = guarded(land=(5,))
    entitle(table, 0, Title.LAW_EXPERT)
    resolve(table, SIN)
    assert (table.houses[0].dishonor, table.houses[1].dishonor) == (0, 2)


def test_the_strike_options_always_reach_the_greatest_number() -> None:
    """Ruling 11: whichever is struck first, as many fall in the end."""
    for own in combinations((1, 2, 3, 4), 2):
        table = guarded(land=(1, 3, 5))
        arm(table, 0, land=own)
        most = max(n for n in range(3) for fallen in combinations((1, 3, 5), n) if beats(own, fallen))
        resolve(table, SIN, *[f"commit land {strength}" for strength in own])
        while not finished(table) and who(table) == ("AskStrike", 0):
            do(table, menu(table)[-1])
        assert len(table.raiders[SIN]) == 3 - most
