"""Purses, prices and every way to pay with a joker."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.goods import Price, covers, gain, payments, spend

JOKER = 2
purses = st.tuples(*[st.integers(0, 4)] * 4)
prices = st.tuples(*[st.integers(0, 3)] * 4)


def by_brute_force(purse: tuple[int, ...], price: Price) -> set[Price]:
    """Every payment the purse holds in which jokers replace missing units one for one."""
    found = set()
    for way in product(*(range(held + 1) for held in purse)):
        replaced = [due - paid for kind, (due, paid) in enumerate(zip(price, way, strict=True)) if kind != JOKER]
        if min(replaced) >= 0 and way[JOKER] == price[JOKER] + sum(replaced):
            found.add(way)
    return found


@given(purses, prices)
def test_payments_are_all_there_are(purse: tuple[int, ...], price: Price) -> None:
    ways = payments(purse, price, JOKER)
    assert len(ways) == len(set(ways))
    assert set(ways) == by_brute_force(purse, price)


@given(purses, prices)
def test_the_way_that_spares_the_joker_comes_first(purse: tuple[int, ...], price: Price) -> None:
    jokers = [way[JOKER] for way in payments(purse, price, JOKER)]
    assert jokers == sorted(jokers)


def test_what_costs_nothing_is_paid_with_nothing() -> None:
    assert payments((0, 0, 0), (0, 0, 0), JOKER) == [(0, 0, 0)]


def test_who_cannot_pay_has_no_way() -> None:
    assert payments((1, 0, 0), (1, 1, 0), JOKER) == []


@given(purses, prices)
def test_spending_undoes_gaining(purse: tuple[int, ...], price: Price) -> None:
    held = list(purse)
    gain(held, price)
    assert covers(held, price)
    spend(held, price)
    assert held == list(purse)


def test_nobody_spends_what_is_not_there() -> None:
    with pytest.raises(AssertionError, match="cannot pay"):
        spend([1, 0], (0, 1))
