"""Actions: what each costs and brings, who pays less, what is left over (R12, R21, R22)."""

import pytest

from game.emira.rules.board import CARAVANS, PALACE, Caravan, Counter
from game.emira.rules.cards import Princess, Status
from game.emira.rules.changes import CounterReturned, StatusReturned
from game.emira.rules.deck import PUBLIC
from game.emira.rules.phases.bidding import CleanUp
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import appearance, rooms, status
from tests.emira.tables import asks, begin, bid, display, do, home, live, menu, own, ready

ALL = [
    "buy-caravan small_slow",
    "buy-caravan small_fast",
    "buy-caravan large_slow",
    "buy-caravan large_fast",
    "buy appearance",
    "buy status",
    "buy palace",
    "buy camel",
    "pass",
]


def winning(table: EmiraTable) -> EmiraTable:
    """Seat 0 may act."""
    bid(table)
    do(table, *["pass"] * table.terms.seats)
    assert asks(table) == "ask-action 0"
    return table


def market(**there: object) -> EmiraTable:
    table = ready()
    display(table, **there)  # type: ignore[arg-type]
    return table


def test_all_six_actions_and_none_can_be_chosen() -> None:
    assert menu(winning(market())) == ALL


def test_r12_what_one_seat_has_taken_no_other_can_take() -> None:
    table = winning(market())
    do(table, "buy-caravan small_fast", "pass", "pass", "pass")
    assert asks(table) == "ask-action 1"
    assert menu(table) == ALL[2:]
    do(table, "buy status", "pass", "pass")
    assert menu(table) == [*ALL[2:5], *ALL[6:]]


@pytest.mark.parametrize(
    ("caravan", "cost", "adara"),
    list(zip(CARAVANS, (450, 550, 750, 900), (400, 500, 650, 800), strict=True)),
)
def test_r22_a_caravan_is_bought_slow_or_fast_and_adara_makes_it_cheaper(
    caravan: Caravan, cost: int, adara: int
) -> None:
    table = winning(market())
    do(table, f"buy-caravan {caravan}")
    assert home(table).gold == 1000 - cost
    assert home(table).caravans[caravan] == ((8,) if "slow" in str(caravan) else (4,))
    table = market()
    live(table, 0, Princess.ADARA)
    do(winning(table), f"buy-caravan {caravan}")
    assert home(table).gold == 1000 - adara


def test_r22_any_number_of_caravans_may_share_a_track() -> None:
    table = market()
    own(table, caravans=((8, 5, 2), (), (), ()))
    do(winning(table), "buy-caravan small_slow")
    assert home(table).caravans == ((8, 8, 5, 2), (), (), ())


def test_a_counter_costs_350_and_a_trio_is_worth_one_more() -> None:
    table = market(counter=Counter.ATTIRE)
    own(table, counters=(1, 1, 0))
    assert appearance(home(table)) == 2
    do(winning(table), "buy appearance")
    assert home(table).counters == (1, 1, 1)
    assert appearance(home(table)) == 4
    assert home(table).gold == 650
    assert table.market.counter is None


@pytest.mark.parametrize(
    ("card", "cost", "points"), [(Status.INKSTAND, 300, 1), (Status.STALLION, 700, 2), (Status.AQUEDUCT, 1200, 3)]
)
def test_a_status_card_costs_what_is_printed(card: Status, cost: int, points: int) -> None:
    table = market(status=card)
    own(table, gold=1500)
    do(winning(table), "buy status")
    assert home(table).gold == 1500 - cost
    assert home(table).statuses == (card,)
    assert status(home(table)) == points


def test_a_palace_section_costs_500_and_adds_a_room_and_badra_makes_it_cheaper() -> None:
    table = winning(market())
    do(table, "buy palace")
    assert (home(table).gold, home(table).sections, rooms(home(table))) == (500, 1, 3)
    table = market()
    live(table, 0, Princess.BADRA)
    do(winning(table), "buy palace")
    assert home(table).gold == 600


def test_a_palace_may_have_more_than_eight_sections() -> None:
    table = market()
    own(table, sections=12)
    do(winning(table), "buy palace")
    assert rooms(home(table)) == 15
    assert table.supply(PALACE) == 7


def test_a_camel_costs_150_and_farah_makes_it_cheaper() -> None:
    table = winning(market())
    do(table, "buy camel")
    assert (home(table).gold, home(table).camels) == (850, 1)
    table = market()
    live(table, 0, Princess.FARAH)
    do(winning(table), "buy camel")
    assert home(table).gold == 950


def test_only_what_can_be_paid_can_be_chosen() -> None:
    table = market()
    own(table, gold=510)
    assert menu(winning(table)) == [ALL[0], *ALL[4:]]
    own(table, gold=140)
    assert menu(table) == ["take-relief", "pass"]


def test_an_empty_market_leaves_nothing_but_to_pass() -> None:
    table = market(counter=None, status=None, small=False, large=False, section=False, camel=False)
    assert menu(winning(table)) == ["pass"]


def test_r21_an_unsold_counter_goes_back_into_the_bag_and_a_status_card_under_its_deck() -> None:
    table = market(counter=Counter.MANNERS, status=Status.LUTE)
    bag = table.bag()[Counter.MANNERS]
    changes = begin(table, CleanUp())
    assert [type(change) for change in changes] == [CounterReturned, StatusReturned]
    assert table.bag()[Counter.MANNERS] == bag + 1
    assert table.statuses.layers[-1].cards == (Status.LUTE,)
    assert table.statuses.layers[-1].seen == PUBLIC


def test_r21_nothing_goes_back_when_all_was_sold() -> None:
    table = market(counter=None, status=None)
    assert begin(table, CleanUp()) == []
