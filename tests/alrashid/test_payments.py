"""What wares are worth; the payment offered first is the best there is (rules 48, 64-68; rulings 41, 49, 53)."""

from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.alrashid.rules.board import SET_VALUES, WARES, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import FeePaid
from game.alrashid.rules.payments import AskPay, Charge, best_payment, means, means_less_a_ware, value
from game.engine.play import asked, finished
from tests.alrashid.tables import begin, do, entitle, menu, own, owned, ready, told

hands = st.lists(st.integers(0, 3), min_size=5, max_size=5)


@cache
def split(wares: tuple[int, ...]) -> int:
    """The best split of wares into sets, by trying each."""
    if not any(wares):
        return 0
    best = 0
    for picked in product((0, 1), repeat=5):
        if any(picked) and all(held >= one for held, one in zip(wares, picked, strict=True)):
            rest = tuple(held - one for held, one in zip(wares, picked, strict=True))
            best = max(best, SET_VALUES[sum(picked)] + split(rest))
    return best


@pytest.mark.parametrize("wares", list(product(range(3), repeat=5))[::5])
def test_the_value_is_that_of_the_best_split_into_sets(wares: tuple[int, ...]) -> None:
    """Rules 65 and 66."""
    assert value(wares) == split(wares)


def brute_force(wares: list[int], notes: int, fee: int, note: int, leave: int) -> tuple[tuple[int, ...], int] | None:
    """The best payment of rule 67 and ruling 41 among all there are."""
    best = None
    for paid in product(*[range(held + 1) for held in wares]):
        for count in range(notes + 1):
            worth = value(paid) + note * count
            rest = [held - gone for held, gone in zip(wares, paid, strict=True)]
            if worth >= fee and sum(rest) >= leave:
                merit = (value(rest) + note * (notes - count), fee - worth, sum(rest), rest[::-1])
                if best is None or merit > best[0]:
                    best = (merit, (paid, count))
    return best and best[1]


@settings(max_examples=60, deadline=None)
@given(
    wares=hands,
    notes=st.integers(0, 2),
    fee=st.integers(1, 26),
    note=st.sampled_from((3, 5)),
    leave=st.integers(0, 1),
)
def test_the_payment_offered_first_is_the_best_of_all(
    wares: list[int], notes: int, fee: int, note: int, leave: int
) -> None:
    """Rule 67, ruling 41: highest value left, then least overpaid, then most wares left, then the rarer ones."""
    assert best_payment(wares, notes, fee, note, leave) == brute_force(wares, notes, fee, note, leave)


@pytest.mark.parametrize(
    ("coins", "wares"),
    [(2, (2,)), (3, (1, 1)), (4, (2, 1)), (5, (3, 1)), (7, (2, 1, 1)), (8, (3, 1, 1)), (9, (2, 2, 1)),
     (10, (1, 1, 1, 1)), (11, (2, 1, 1, 1)), (12, (2, 2, 2)), (13, (2, 2, 1, 1)), (15, (1, 1, 1, 1, 1))],
)  # fmt: skip
def test_exact_payments(coins: int, wares: tuple[int, ...]) -> None:
    """Rule 68."""
    assert value([*wares, *[0] * (5 - len(wares))]) == coins


def test_the_best_payment_comes_first_then_ware_by_ware() -> None:
    """Rule 67."""
    table = ready(2)
    own(table, 0, hardwood=3, pottery=1, metal=1, notes=1)
    begin(table, Charge(table.order[0], Site.LORE, 5))
    assert menu(table) == ["pay hardwood,hardwood 1", "lay hardwood", "lay pottery", "lay metal", "lay-note"]
    do(table, "pay hardwood,hardwood 1")
    assert owned(table) == {"hardwood": 1, "pottery": 1, "metal": 1}


def test_paying_ware_by_ware_ends_as_soon_as_the_fee_is_reached() -> None:
    """Rules 48 and 67: no change is given."""
    table = ready(2)
    own(table, 0, hardwood=3, pottery=1, metal=1, notes=1)
    begin(table, Charge(table.order[0], Site.LORE, 5))
    do(table, "lay hardwood")
    assert menu(table) == ["lay hardwood", "lay pottery", "lay metal", "lay-note"]
    changes = do(table, "lay pottery", "lay metal")
    assert told(changes, FeePaid) == ["fee-paid 0 lore hardwood,pottery,metal 0 5 6"]
    assert finished(table)


def test_notes_count_three_and_go_back_to_the_supply() -> None:
    """Rule 67."""
    table = ready(2)
    own(table, 0, silk=1, notes=2)
    supply = table.notes
    begin(table, Charge(table.order[0], Site.LORE, 6))
    changes = do(table, "lay-note", "lay-note")
    assert told(changes, FeePaid) == ["fee-paid 0 lore - 2 6 6"]
    assert table.notes == supply + 2


def test_the_treasurers_notes_count_five() -> None:
    """C025."""
    table = ready(2)
    entitle(table, 0, Title.TREASURER)
    own(table, 0, silk=2, notes=1)
    assert means(table, table.order[0]) == 7
    begin(table, Charge(table.order[0], Site.LORE, 5))
    assert menu(table)[0] == "pay - 1"


def test_who_has_to_give_everything_is_not_asked() -> None:
    table = ready(2)
    own(table, 0, silk=1, spice=1, notes=1)
    changes = begin(table, Charge(table.order[0], Site.LORE, 5))
    assert told(changes, FeePaid) == ["fee-paid 0 lore spice,silk 1 5 6"]
    assert finished(table)


def test_who_pays_with_notes_alone_is_not_asked_either() -> None:
    table = ready(2)
    own(table, 0, notes=1)
    assert told(begin(table, Charge(table.order[0], Site.LORE, 3)), FeePaid) == ["fee-paid 0 lore - 1 3 3"]


def test_a_spare_note_leaves_a_choice() -> None:
    table = ready(2)
    own(table, 0, silk=1, notes=1)
    begin(table, Charge(table.order[0], Site.LORE, 1))
    assert menu(table) == ["pay silk 0", "lay silk", "lay-note"]


def test_nothing_is_asked_where_nothing_is_due() -> None:
    table = ready(2)
    own(table, 0, silk=1)
    assert begin(table, Charge(table.order[0], Site.LORE, 0)) == []


def test_payments_that_leave_no_ware_are_not_offered_where_a_favor_takes_one() -> None:
    """Ruling 49."""
    table = ready(2)
    own(table, 0, hardwood=1, pottery=1, silk=1, notes=1)
    assert means_less_a_ware(table, table.order[0]) == 6
    begin(table, Charge(table.order[0], Site.MILITARY, 6, leave=1))
    assert menu(table)[0] == "pay hardwood,pottery 1"
    do(table, "lay silk")
    assert menu(table) == ["lay hardwood", "lay pottery", "lay-note"]
    do(table, "lay pottery")
    assert menu(table) == ["lay-note"]
    do(table, "lay-note")
    assert owned(table) == {"hardwood": 1}


def test_the_last_ware_stays_even_if_notes_could_be_spared() -> None:
    """Ruling 49."""
    table = ready(2)
    own(table, 0, silk=1, notes=2)
    begin(table, Charge(table.order[0], Site.MILITARY, 3, leave=1))
    assert menu(table) == ["pay - 1", "lay-note"]
    assert means_less_a_ware(table, table.order[1]) < 0


@given(
    wares=hands,
    notes=st.integers(0, 2),
    fee=st.integers(1, 20),
    leave=st.integers(0, 1),
    picks=st.lists(st.integers(0, 9)),
)
def test_however_one_lays_down_one_pays_enough_and_keeps_what_must_stay(
    wares: list[int], notes: int, fee: int, leave: int, picks: list[int]
) -> None:
    """Rule 67, ruling 49."""
    table = ready(2)
    own(table, 0, notes=notes, **{str(ware): count for ware, count in zip(WARES, wares, strict=True)})
    most = means_less_a_ware(table, table.order[0]) if leave else means(table, table.order[0])
    if fee > most:
        return
    changes = begin(table, Charge(table.order[0], Site.MILITARY, fee, leave))
    for number in range(40):
        if finished(table):
            break
        assert isinstance(asked(table), AskPay)
        found = menu(table)
        lays = [choice for choice in found if choice.startswith("lay")]
        changes = do(table, lays[(picks[number] if number < len(picks) else 0) % len(lays)])
    (paid,) = [change for change in changes if isinstance(change, FeePaid)]
    assert paid.value >= fee
    assert sum(table.houses[0].wares) >= leave
    assert finished(table)
