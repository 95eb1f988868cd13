"""Spies set out when all have acted: 1-2-3-1-2-1 (rule 52; rulings 25, 26, 52)."""

from game.alrashid.rules.board import LAND, MERCHANT, PASHA, SAGE, SEA, Site
from game.alrashid.rules.changes import MercenaryStolen, OperationLost, SpiesHired, WareStolen, WentHome
from game.alrashid.rules.phases.spying import SendSpies
from game.alrashid.rules.table import RashidTable, bit
from game.engine.play import finished
from game.engine.seats import Seat
from tests.alrashid.tables import arm, begin, do, menu, own, owned, ready, resolve, send, strengths, told, who


def spying(*spymasters: int, seats: int = 3) -> RashidTable:
    """Ranks 0, 1, 2 are seats 0, 1, 2; these have bought spying."""
    table = ready(seats)
    table.resolution.ranking = table.order[:3]
    table.resolution.spymasters = tuple(Seat(seat) for seat in spymasters)
    return table


def rob(table: RashidTable) -> list[int]:
    """All operations, each the first there is; who did them."""
    begin(table, SendSpies())
    seats = []
    while not finished(table):
        seats.append(who(table)[1])
        do(table, menu(table)[0])
    return seats


def plenty(table: RashidTable) -> None:
    for seat in range(table.terms.seats):
        own(table, seat, hardwood=5, pottery=5)


def test_operations_go_round_one_two_three_one_two_one() -> None:
    """Rule 52."""
    table = spying(0, 1, 2, seats=5)
    plenty(table)
    assert rob(table) == [0, 1, 2, 0, 1, 0]


def test_ranks_that_bought_none_are_left_out() -> None:
    """Rule 52: only 1 and 3 is 1-3-1-1."""
    table = spying(0, 2, seats=5)
    plenty(table)
    assert rob(table) == [0, 2, 0, 0]


def test_the_number_goes_by_rank_not_by_buyers() -> None:
    """Ruling 26: rank 2 keeps two."""
    table = spying(1, seats=5)
    plenty(table)
    assert rob(table) == [1, 1]


def test_nobody_bought_any() -> None:
    assert rob(spying()) == []


def test_spies_set_out_after_the_last_has_acted_at_the_guild() -> None:
    """Rule 52, ruling 25: ranks are remembered, members may be gone."""
    table = ready(3)
    for seat, members in enumerate(((PASHA,), (MERCHANT,), (SAGE,))):
        send(table, seat, Site.INTRIGUE, *members)
        own(table, seat, silk=1, spice=1, metal=1)
    resolve(table, Site.INTRIGUE, "secure-service", "done")
    changes = do(table, menu(table)[0], "done", "secure-service", "done")
    assert told(changes, SpiesHired) == ["spies-hired 0 3"]
    changes = do(table, menu(table)[0])
    assert told(changes, SpiesHired) == ["spies-hired 2 1"]
    assert told(changes, WentHome) == ["went-home 2 intrigue served"]
    assert table.phase == "spying"
    assert who(table) == ("AskSpy", 0)
    assert not table.delegations[Site.INTRIGUE]


def test_one_operation_takes_a_ware_of_choice_or_a_mercenary_at_random() -> None:
    table = spying(1)
    own(table, 0, silk=1, hardwood=2)
    arm(table, 0, land=(4,), sea=(2, 5))
    begin(table, SendSpies())
    assert menu(table) == [
        "steal-ware 0 hardwood",
        "steal-ware 0 silk",
        "steal-mercenary 0 land",
        "steal-mercenary 0 sea",
    ]
    changes = do(table, "steal-ware 0 silk")
    assert told(changes, WareStolen) == ["ware-stolen 1 0 silk"]
    assert owned(table, 1) == {"silk": 1}
    changes = do(table, "steal-mercenary 0 sea")
    (stolen,) = [change for change in changes if isinstance(change, MercenaryStolen)]
    (tile,) = table.houses[1].mercenaries
    assert tile.strength == stolen.strength
    assert tile.known == bit(Seat(0)) | bit(Seat(1))
    assert tile.arm is SEA
    assert len(table.houses[0].mercenaries) == 2


def test_every_mercenary_may_be_the_one() -> None:
    """Rule 70: a random theft."""
    found = set()
    for seed in range(20):
        table = ready(3, seed)
        table.resolution.ranking = table.order[:3]
        table.resolution.spymasters = (Seat(2),)
        arm(table, 0, land=(1, 3, 5))
        begin(table, SendSpies())
        do(table, "steal-mercenary 0 land")
        found.update(strengths(table.houses[2].mercenaries))
    assert found == {"land 1", "land 3", "land 5"}


def test_each_rival_once_before_anybody_twice_and_nobody_thrice() -> None:
    table = spying(0)
    own(table, 1, hardwood=5)
    own(table, 2, pottery=5)
    begin(table, SendSpies())
    assert menu(table) == ["steal-ware 1 hardwood", "steal-ware 2 pottery"]
    do(table, "steal-ware 1 hardwood")
    assert menu(table) == ["steal-ware 2 pottery"]
    do(table, "steal-ware 2 pottery")
    assert menu(table) == ["steal-ware 1 hardwood", "steal-ware 2 pottery"]


def test_with_two_seats_two_wares_at_most() -> None:
    """Ruling 52: the third operation finds nobody and is told as lost."""
    table = ready(2)
    table.resolution.ranking = table.order
    table.resolution.spymasters = (Seat(0),)
    own(table, 1, hardwood=5)
    begin(table, SendSpies())
    do(table, "steal-ware 1 hardwood")
    changes = do(table, "steal-ware 1 hardwood")
    assert told(changes, OperationLost) == ["operation-lost 0"]
    assert finished(table)


def test_who_has_nothing_left_need_not_be_hit_first() -> None:
    """Ruling 52: judged at each operation."""
    table = spying(0)
    own(table, 1, hardwood=5)
    arm(table, 2, land=(3,))
    begin(table, SendSpies())
    do(table, "steal-mercenary 2 land")
    do(table, "steal-ware 1 hardwood")
    assert menu(table) == ["steal-ware 1 hardwood"]


def test_spies_that_find_nothing_are_lost() -> None:
    """Ruling 52."""
    table = spying(0, 1)
    changes = begin(table, SendSpies())
    assert told(changes, OperationLost) == [f"operation-lost {seat}" for seat in (0, 1, 0, 1, 0)]
    assert finished(table)


def test_two_spymasters_count_their_own_hits() -> None:
    table = spying(0, 1)
    own(table, 2, hardwood=5)
    begin(table, SendSpies())
    do(table, "steal-ware 2 hardwood")
    assert who(table) == ("AskSpy", 1)
    assert menu(table)[-1] == "steal-ware 2 hardwood"
    assert LAND is not SEA
