"""Prestige and ties (rules 5, 8, 61-63; rulings 33, 34)."""

from game.alrashid.rules import ALRASHID
from game.alrashid.rules.board import MERCHANT, SAGE, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.scoring import family, prestige
from game.alrashid.rules.table import RashidTable
from game.engine.seats import Seat
from tests.alrashid.tables import arm, entitle, own, people, ready, send


def sheet(table: RashidTable, seat: int = 0) -> dict[str, int]:
    found = ALRASHID.scores(table)[seat]
    assert found.total == sum(line.points for line in found.lines)
    assert found.total == prestige(table.houses[seat], family(table, Seat(seat)))
    return {line.label: line.points for line in found.lines}


def test_family_titles_influence_and_dishonor_make_prestige() -> None:
    """Rules 5 and 61."""
    table = ready(2)
    people(table, 0, pashas=2, merchants=3, sages=4)
    send(table, 0, Site.SIN, MERCHANT)
    entitle(table, 0, Title.ALCHEMIST, Title.SMUGGLER)
    table.houses[0].influence = 3
    table.houses[0].dishonor = 2
    assert sheet(table) == {"pasha": 6, "merchant": 6, "sage": 4, "titles": 7, "influence": 3, "dishonor": -4}


def test_members_in_reserve_score_nothing() -> None:
    """Rule 8."""
    table = ready(2)
    assert sheet(table) == {"pasha": 3, "merchant": 2, "sage": 1, "titles": 0, "influence": 0, "dishonor": 0}


def test_members_on_the_board_score_too() -> None:
    table = ready(2)
    send(table, 0, Site.SIN, MERCHANT, SAGE)
    assert sheet(table)["merchant"] == 2
    assert sheet(table)["sage"] == 1


def test_five_influence_tokens_score_at_most() -> None:
    """Rule 61, ruling 33."""
    table = ready(2)
    table.houses[0].influence = 24
    assert sheet(table)["influence"] == 5


def test_dishonor_has_no_limit() -> None:
    """Ruling 33."""
    table = ready(2)
    table.houses[0].dishonor = 15
    assert sheet(table)["dishonor"] == -30


def test_leftovers_score_nothing() -> None:
    """Rule 63."""
    table = ready(2)
    before = sheet(table)
    own(table, 0, silk=5, notes=4)
    arm(table, 0, land=(5, 5))
    assert sheet(table) == before


def test_the_warehouse_keeper_scores_a_point_for_two_wares() -> None:
    """C019: four at most."""
    table = ready(2)
    entitle(table, 0, Title.WAREHOUSE_KEEPER)
    own(table, 0, silk=2, metal=3, notes=2)
    assert sheet(table)["warehouse_keeper"] == 2
    own(table, 0, hardwood=12)
    assert sheet(table)["warehouse_keeper"] == 4


def test_the_dean_scores_a_point_for_each_sage() -> None:
    """C022: four at most."""
    table = ready(2)
    entitle(table, 0, Title.DEAN)
    people(table, 0, sages=3)
    assert sheet(table)["dean"] == 3
    people(table, 0, sages=6)
    assert sheet(table)["dean"] == 4


def test_a_tie_goes_to_the_dearer_wares_then_to_the_earlier_in_play_order() -> None:
    """Rule 62, ruling 34: notes do not count."""
    table = ready(3)
    table.order = (Seat(2), Seat(0), Seat(1))
    own(table, 0, silk=2, notes=3)
    own(table, 1, silk=1, metal=1)
    own(table, 2, silk=2)
    sheets = ALRASHID.scores(table)
    assert [found.total for found in sheets] == [6, 6, 6]
    assert [found.place for found in sheets] == [3, 1, 2]
    assert sheets[1].ties == (3, -3)
