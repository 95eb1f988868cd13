"""Shares of a land by rank, what is left for whom, and the wares that titles add (rules 33-45; rulings 2-5, 42, 47)."""

from game.alrashid.rules.board import MERCHANT, PASHA, SAGE, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import WaresTaken, WentHome
from game.alrashid.rules.table import RashidTable
from game.engine.play import finished
from tests.alrashid.tables import arm, do, entitle, lay_out, menu, owned, raid, ready, resolve, send, told, who


def ranked(seats: int = 3, site: Site = Site.ARABIA, **settings: bool) -> RashidTable:
    """Seat 0 is first in the land, seat 1 second, and so on."""
    table = ready(seats, **settings)
    parties = ((PASHA, SAGE), (PASHA,), (MERCHANT,), (SAGE,), (SAGE,))
    for seat in range(seats):
        send(table, seat, site, *parties[seat])
    return table


def test_the_first_takes_all_of_one_kind_or_three_wares_or_two_and_the_note() -> None:
    """Rule 43, rank 1."""
    table = ranked()
    resolve(table, Site.ARABIA)
    assert who(table) == ("AskShare", 0)
    assert menu(table) == [
        "take pottery", "take metal", "take spice", "take-note",
        "take-all pottery", "take-all metal", "take-all spice", "done",
    ]  # fmt: skip
    do(table, "take spice", "take spice", "take-note")
    assert who(table) == ("AskShare", 1)
    assert owned(table) == {"spice": 2}
    assert table.houses[0].notes == 1


def test_all_of_one_kind_ends_the_share() -> None:
    """Rule 43."""
    table = ranked(site=Site.HIND)
    resolve(table, Site.HIND, "take-all spice")
    assert who(table) == ("AskShare", 1)
    assert owned(table) == {"spice": 4}


def test_the_second_takes_two_and_the_third_one_the_note_counting_as_a_ware() -> None:
    """Rule 43, ranks 2 and 3."""
    table = ranked()
    resolve(table, Site.ARABIA, "done")
    assert "take-all pottery" not in menu(table)
    do(table, "take-note", "take metal")
    assert (owned(table, 1), table.houses[1].notes) == ({"metal": 1}, 1)
    assert who(table) == ("AskShare", 2)
    assert menu(table) == ["take pottery", "take metal", "take spice", "done"]
    do(table, "take spice")
    assert owned(table, 2) == {"spice": 1}
    assert finished(table)


def test_the_third_may_take_the_note_instead() -> None:
    """Rule 43, rank 3."""
    table = ranked()
    resolve(table, Site.ARABIA, "done", "done", "take-note")
    assert table.houses[2].notes == 1
    assert finished(table)


def test_fourth_and_fifth_get_nothing() -> None:
    """Rule 43."""
    table = ranked(5)
    changes = resolve(table, Site.ARABIA, "done", "done", "done")
    assert told(changes, WentHome)[:2] == ["went-home 3 arabia outranked", "went-home 4 arabia outranked"]
    assert finished(table)


def test_wares_taken_are_gone_for_those_who_follow() -> None:
    """Rule 44: members go home with their wares and nothing is refilled."""
    table = ranked()
    lay_out(table, Site.ARABIA, pottery=3, silk=1)
    changes = resolve(table, Site.ARABIA, "take pottery", "take pottery", "take silk", "take pottery")
    assert [owned(table, seat) for seat in range(3)] == [{"pottery": 2, "silk": 1}, {"pottery": 1}, {}]
    assert table.stock(Site.ARABIA) == [0] * 5
    assert told(changes, WentHome) == [
        "went-home 0 arabia served", "went-home 1 arabia served", "went-home 2 arabia served",
    ]  # fmt: skip
    assert finished(table)


def test_all_that_are_left_of_a_kind_are_all_of_a_kind() -> None:
    """Ruling 4."""
    table = ranked(site=Site.FRANK)
    lay_out(table, Site.FRANK, hardwood=2, metal=1)
    changes = resolve(table, Site.FRANK, "take-all hardwood")
    assert told(changes, WaresTaken) == ["wares-taken 0 frank hardwood 2 frank"]


def test_who_may_take_wares_may_take_fewer_or_none() -> None:
    """Ruling 5."""
    table = ranked()
    resolve(table, Site.ARABIA, "take metal", "done", "done", "done")
    assert [owned(table, seat) for seat in range(3)] == [{"metal": 1}, {}, {}]


def test_the_land_is_done_when_all_who_may_have_acted() -> None:
    """Rules 33 and 45."""
    table = ranked(2)
    changes = told(resolve(table, Site.ARABIA, "done", "done"))
    assert changes[1] == "dominance-checked arabia 0,1 7,6"
    assert changes[-2:] == ["site-resolved arabia", "resolution-ended"]


def test_the_three_wares_may_be_alike() -> None:
    """Ruling 3: the kinds are the taker's own choice."""
    table = ranked(site=Site.HIND)
    resolve(table, Site.HIND, "take spice", "take spice", "take spice")
    assert owned(table) == {"spice": 3}


def test_distinct_wares_if_so_agreed() -> None:
    """Ruling 3, flag ``distinct_wares``: three or two different kinds, but all of one kind is still open."""
    table = ranked(distinct_wares=True)
    resolve(table, Site.ARABIA)
    assert "take-all metal" in menu(table)
    do(table, "take metal")
    assert menu(table) == ["take pottery", "take spice", "take-note", "done"]
    do(table, "take spice", "take pottery")
    assert who(table) == ("AskShare", 1)
    do(table, "take metal")
    assert menu(table) == ["take pottery", "take spice", "take-note", "done"]


def test_under_distinct_wares_a_share_ends_when_no_other_kind_is_left() -> None:
    """Ruling 3."""
    table = ranked(site=Site.HIND, distinct_wares=True)
    lay_out(table, Site.HIND, spice=3)
    resolve(table, Site.HIND, "take spice")
    assert who(table) == ("AskShare", 1)


def test_rank_stays_when_the_first_runs() -> None:
    """Ruling 2: rank 2 does not move up, it takes two wares."""
    table = ranked(2)
    raid(table, Site.ARABIA, land=(1,))
    arm(table, 1, land=(2,))
    resolve(table, Site.ARABIA, "commit land 2")
    assert who(table) == ("AskShare", 1)
    do(table, "take spice", "take spice")
    assert owned(table, 1) == {"spice": 2}
    assert finished(table)


def test_the_quartermaster_takes_a_further_ware() -> None:
    """C031, ruling 47: once a share was taken."""
    table = ranked(2)
    entitle(table, 0, Title.QUARTERMASTER)
    changes = resolve(table, Site.ARABIA, "take-all spice")
    assert who(table) == ("AskExtra", 0)
    assert menu(table) == ["take pottery", "take metal", "pass"]
    changes = do(table, "take metal")
    assert told(changes, WaresTaken) == ["wares-taken 0 arabia metal 1 quartermaster"]
    assert who(table) == ("AskShare", 1)


def test_the_quartermaster_may_decline() -> None:
    """C031: titles are never a duty."""
    table = ranked(2)
    entitle(table, 0, Title.QUARTERMASTER)
    resolve(table, Site.ARABIA, "take-note", "done", "pass")
    assert owned(table) == {}
    assert who(table) == ("AskShare", 1)


def test_no_share_no_further_ware() -> None:
    """Ruling 47."""
    table = ranked(2)
    entitle(table, 0, Title.QUARTERMASTER)
    resolve(table, Site.ARABIA, "done")
    assert who(table) == ("AskShare", 1)


def test_no_ware_left_for_the_quartermaster() -> None:
    """C031."""
    table = ranked(2)
    entitle(table, 0, Title.QUARTERMASTER)
    lay_out(table, Site.ARABIA, spice=3)
    resolve(table, Site.ARABIA, "take spice", "take spice", "take spice")
    assert finished(table)


def test_the_further_ware_may_repeat_a_kind() -> None:
    """Ruling 47: also under ``distinct_wares``."""
    table = ranked(2, site=Site.HIND, distinct_wares=True)
    entitle(table, 0, Title.QUARTERMASTER)
    resolve(table, Site.HIND, "take spice", "take hardwood")
    assert menu(table) == ["take hardwood", "take spice", "pass"]


def test_the_raider_takes_a_ware_for_a_battle_of_its_own() -> None:
    """C007, ruling 42: not where the last enemies went by a rival."""
    table = ranked(2)
    entitle(table, 0, Title.RAIDER)
    entitle(table, 1, Title.RAIDER)
    raid(table, Site.ARABIA, sea=(1,))
    arm(table, 0, sea=(3,))
    resolve(table, Site.ARABIA, "commit sea 3", "take spice", "done")
    assert who(table) == ("AskExtra", 0)
    do(table, "take spice", "take metal", "done")
    assert owned(table) == {"spice": 2}
    assert owned(table, 1) == {"metal": 1}
    assert finished(table)


def test_raider_and_quartermaster_add_a_ware_each() -> None:
    """C007 and C031."""
    table = ranked(2)
    entitle(table, 0, Title.RAIDER, Title.QUARTERMASTER)
    raid(table, Site.ARABIA, land=(1,))
    arm(table, 0, land=(2,))
    changes = resolve(table, Site.ARABIA, "commit land 2", "take-all metal", "take spice", "take spice")
    assert told(changes, WaresTaken)[1:] == [
        "wares-taken 0 arabia spice 1 quartermaster", "wares-taken 0 arabia spice 1 raider",
    ]  # fmt: skip
