"""The advanced game and the optional variants (chapters 8 and 13, checklist 17)."""

from game.emira.rules import EMIRA
from game.emira.rules.board import CAMEL
from game.emira.rules.cards import Goal, Princess, Status
from game.emira.rules.changes import PrincessJoined
from game.emira.rules.costs import bid_price, cost, highest_bid
from game.emira.rules.hidden import conceal
from game.emira.rules.phases.round import winners_now
from game.emira.rules.scoring import scores
from game.emira.rules.table import EmiraTable
from game.engine.seats import NOBODY, Seat
from tests.emira.tables import bid, court, display, do, home, live, menu, own, ready, show, told

IIIIII = (
    Princess.JAMILA,
    Princess.KARIMA,
    Princess.LATIFA,
    Princess.YASMIN,
    Princess.FIRYAL,
    Princess.SULEIKA,
    Princess.ALBINA,
)
REST = (
    Princess.HALIMAH,
    Princess.ASIMA,
    Princess.THARA,
    Princess.DALAL,
    Princess.SALMA,
    Princess.MUNIRA,
    Princess.BADRA,
)


def test_all_variants_are_off_unless_asked_for() -> None:
    assert EMIRA.agreed({}) == dict.fromkeys(
        ("advanced", "tamed_camels", "rising_camels", "open_goals", "short_game", "score_tie_break"), False
    )


def test_checklist_17_half_a_point_of_the_palace_track_decides() -> None:
    table = ready(advanced=True)
    own(table, 1, sections=3)
    own(table, 2, sections=3, track=1)
    show(table, Princess.KARIMA)
    assert told(court(table), PrincessJoined) == ["princess-joined 2 karima"]


def two_winners(**settings: bool) -> EmiraTable:
    table = ready(**settings)
    live(table, 0, *IIIIII)
    live(table, 2, *REST)
    own(table, 0, goal=Goal.FOUR_2)
    own(table, 2, goal=Goal.FOUR_5)
    table.winners, table.over = (Seat(0), Seat(2)), True
    return table


def test_checklist_17_r36_the_score_parts_winners_in_the_advanced_game() -> None:
    table = two_winners(advanced=True)
    sheets = scores(table)
    assert [sheet.place for sheet in sheets] == [2, 3, 1, 3]
    assert [(line.label, line.points) for line in sheets[2].lines] == [("princesses", 14), ("goal", 3), ("win", 30)]
    assert [(line.label, line.points) for line in sheets[1].lines] == [("princesses", 0), ("goal", 0)]


def test_checklist_17_ruling_a32_first_tie_break_is_what_was_achieved() -> None:
    table = two_winners(advanced=True)
    own(table, 0, goal=Goal.FOUR_5, camels=3)
    own(table, 2, goal=Goal.FOUR_2, counters=(1, 1, 1))
    own(table, 0, sections=5)
    own(table, 2, sections=5)
    live(table, 2, *IIIIII)
    live(table, 0, *(princess for princess in REST if princess is not Princess.HALIMAH), Princess.HIND)
    own(table, 2, goal=Goal.FOUR_1)
    own(table, 0, goal=Goal.FOUR_1)
    sheets = scores(table)
    assert sheets[0].total == sheets[2].total
    assert (sheets[0].ties[0], sheets[2].ties[0]) == (2 * (5 + 3), 2 * (5 + 4))
    assert (sheets[0].place, sheets[2].place) == (2, 1)
    own(table, 2, track=-3)
    sheets = scores(table)
    assert sheets[2].ties[0] == 2 * (5 + 4) - 3
    assert (sheets[0].place, sheets[2].place) == (1, 2)


def test_checklist_17_last_tie_break_is_gold() -> None:
    table = ready(advanced=True)
    own(table, 1, gold=1010)
    assert [sheet.place for sheet in scores(table)] == [2, 1, 2, 2]


def test_ruling_a31_shared_wins_may_be_parted_by_the_score_in_the_basic_game() -> None:
    assert [sheet.place for sheet in scores(two_winners())] == [1, 3, 1, 3]
    assert [sheet.place for sheet in scores(two_winners(score_tie_break=True))] == [2, 3, 1, 3]


def test_the_score_is_two_a_princess_and_three_for_the_goal() -> None:
    table = ready()
    own(table, goal=Goal.FOUR_1, statuses=(Status.LUTE,), camels=2, counters=(1, 1, 1), sections=2, track=1)
    live(table, 0, Princess.ALBINA, Princess.HALIMAH, Princess.ASIMA, Princess.THARA)
    (sheet, *_) = scores(table)
    assert sheet.total == 4 * 2 + 3
    assert sheet.ties == (2 * (4 + 2 + 2 + 2) + 1, 1000)
    notes = {line.label: line.points for line in sheet.notes}
    assert notes == {"appearance": 4, "status_points": 2, "sections": 2, "camels": 2, "palace_track": 1, "gold": 1000}


def test_tamed_camels_take_off_half_a_bid_at_most() -> None:
    table = ready(tamed_camels=True)
    own(table, camels=4)
    assert [bid_price(table, Seat(0), gold) for gold in (10, 20, 30, 100, 400, 500)] == [10, 10, 20, 50, 200, 300]
    own(table, gold=100)
    assert highest_bid(table, Seat(0)) == 200
    own(table, gold=1000)
    assert highest_bid(table, Seat(0)) == 1200
    display(table)
    bid(table)
    do(table, "bid 300", "pass", "pass", "pass")
    assert home(table).gold == 850


def test_tamed_camels_let_nobody_bid_more_than_the_purse_can_pay() -> None:
    table = ready(tamed_camels=True)
    for gold in range(0, 400, 10):
        for camels in range(6):
            own(table, gold=gold, camels=camels)
            most = highest_bid(table, Seat(0))
            assert bid_price(table, Seat(0), most) <= gold
            assert bid_price(table, Seat(0), most + 10) > gold


def test_rising_camels_cost_fifty_more_for_each_camel_owned() -> None:
    table = ready(rising_camels=True)
    display(table)
    assert [_camel(table, camels) for camels in range(4)] == [150, 200, 250, 300]
    live(table, 0, Princess.FARAH)
    assert [_camel(table, camels) for camels in range(4)] == [50, 100, 150, 200]


def _camel(table: EmiraTable, camels: int) -> int:
    own(table, camels=camels)
    return cost(table, Seat(0), CAMEL)


def test_open_goals_lie_face_up_for_all() -> None:
    for open_goals in (True, False):
        table = ready(open_goals=open_goals)
        view: EmiraTable = conceal(table, NOBODY)  # type: ignore[assignment]
        assert [household.goal is not None for household in view.households] == [open_goals] * 4


def test_the_short_game_needs_one_princess_less() -> None:
    table = ready(short_game=True)
    assert (table.terms.least, table.terms.most) == (4, 6)
    own(table, goal=Goal.FOUR_1)
    live(table, 0, Princess.ALBINA, Princess.HALIMAH, Princess.ASIMA, Princess.THARA)
    assert winners_now(table) == (0,)
    live(table, 0, *IIIIII[:6])
    assert winners_now(table) == (0,)
    assert menu(table) == []
