"""Income: base income, caravans that pay and walk, golden and hard times (R6-R8, checklist 3 and 15)."""

import pytest

from game.emira.rules.board import CARAVAN_ROWS, Caravan, Sheik
from game.emira.rules.cards import Event
from game.emira.rules.changes import CaravansMoved, IncomeReceived
from game.emira.rules.phases.income import Income, base_income, spice_income
from game.emira.rules.table import NO_CARAVANS, EmiraTable, Journey, Played
from game.engine.seats import Seat
from tests.emira.tables import begin, golds, home, own, ready, told

SLOW, FAST = Caravan.SMALL_SLOW, Caravan.LARGE_FAST


def tracks(**boxes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(boxes.get(str(track), ()) for track in Caravan)


def pay(table: EmiraTable) -> list[str]:
    return told(begin(table, Income()), IncomeReceived, CaravansMoved)


def test_r6_everybody_receives_base_income_and_black_fifty_more() -> None:
    table = ready(5)
    assert home(table, 4).sheik is Sheik.BLACK
    pay(table)
    assert golds(table) == [1150, 1150, 1150, 1150, 1200]
    assert base_income(home(table, 4)) == 200


def test_r6_income_is_received_in_turn_order() -> None:
    table = ready(3)
    table.first = Seat(1)
    assert pay(table) == [f"income-received {seat} 150 0 150" for seat in (1, 2, 0)]


def test_r7_caravans_pay_and_move_one_box_on() -> None:
    table = ready(3)
    own(table, caravans=tracks(small_slow=(8, 3), large_fast=(2,)))
    assert pay(table)[:2] == ["income-received 0 150 800 950", "caravans-moved 0 -"]
    assert home(table).caravans == tracks(small_slow=(7, 2), large_fast=(1,))


def test_r7_a_caravan_that_pays_from_the_last_box_returns_to_the_supply() -> None:
    table = ready(3)
    own(table, caravans=tracks(small_fast=(4, 1)))
    supply = table.supply(CARAVAN_ROWS[SLOW].action)
    assert pay(table)[:2] == ["income-received 0 150 600 750", "caravans-moved 0 small_fast"]
    assert home(table).caravans == tracks(small_fast=(3,))
    assert table.supply(CARAVAN_ROWS[SLOW].action) == supply + 1


@pytest.mark.parametrize("caravan", list(Caravan))
def test_checklist_3_a_caravan_pays_once_a_box_and_no_more(caravan: Caravan) -> None:
    row = CARAVAN_ROWS[caravan]
    table = ready(3)
    own(table, caravans=tracks(**{str(caravan): (row.boxes,)}))
    for _ in range(row.boxes):
        assert home(table).has_caravans
        pay(table)
    assert home(table).caravans == NO_CARAVANS
    assert home(table).gold == 1000 + row.boxes * (150 + row.pays)
    assert row.boxes * row.pays in (1200, 2000)


@pytest.mark.parametrize(("event", "tenths"), [(Event.GOLDEN_TIMES, 12), (Event.HARD_TIMES, 8)])
def test_r8_checklist_15_golden_and_hard_times_change_every_income_by_a_fifth(event: Event, tenths: int) -> None:
    for slow in range(6):
        for fast in range(6):
            table = ready(5)
            table.played = (Played(Seat(2), event),)
            own(table, 4, caravans=tracks(small_slow=(8,) * slow, large_fast=(4,) * fast))
            usual = 200 + 150 * slow + 500 * fast
            assert spice_income(home(table, 4)) == usual - 200
            pay(table)
            gold = home(table, 4).gold - 1000
            assert gold * 10 == usual * tenths
            assert gold % 10 == 0
            assert home(table, 0).gold == 1000 + 15 * tenths


def test_sandstorm_no_caravan_pays_or_moves_but_base_income_is_paid() -> None:
    table = ready(3)
    own(table, caravans=tracks(small_slow=(8,)))
    table.played = (Played(Seat(1), Event.SANDSTORM),)
    assert pay(table)[0] == "income-received 0 150 0 150"
    assert home(table).caravans == tracks(small_slow=(8,))


def test_ruling_a55_a_caravan_on_a_long_journey_pays_once_more_also_from_the_last_box() -> None:
    table = ready(3)
    own(table, caravans=tracks(small_slow=(8, 1), large_fast=(1,)))
    table.played = (Played(Seat(0), Event.LONG_JOURNEY),)
    table.journey = Journey(Seat(0), FAST, 1)
    assert pay(table)[:2] == ["income-received 0 150 800 950", "caravans-moved 0 small_slow"]
    assert home(table).caravans == tracks(small_slow=(7,), large_fast=(1,))


def test_long_journey_keeps_one_of_two_caravans_in_a_box() -> None:
    table = ready(3)
    own(table, caravans=tracks(small_slow=(5, 5)))
    own(table, 1, caravans=tracks(small_slow=(5,)))
    table.journey = Journey(Seat(0), SLOW, 5)
    pay(table)
    assert home(table).caravans == tracks(small_slow=(5, 4))
    assert home(table, 1).caravans == tracks(small_slow=(4,))
