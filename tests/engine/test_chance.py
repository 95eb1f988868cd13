"""Luck is splitmix64, the same everywhere and for ever."""

from collections import Counter

import pytest

from game.engine.chance import Chance


def test_the_published_numbers_come_out() -> None:
    chance = Chance(1234567)
    assert [chance.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_state_is_one_integer_of_64_bits() -> None:
    chance = Chance((1 << 64) - 1)
    for _ in range(100):
        chance.bits()
        assert 0 <= chance.state < 1 << 64
    twin = Chance(chance.state)
    assert [chance.below(6) for _ in range(50)] == [twin.below(6) for _ in range(50)]


def test_below_is_even_and_never_too_high() -> None:
    chance = Chance(3)
    rolls = Counter(chance.below(6) for _ in range(6000))
    assert sorted(rolls) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in rolls.values())
    assert {chance.below(1) for _ in range(9)} == {0}


def test_below_nothing_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="choose from"):
        Chance(1).below(0)


def test_shuffled_is_a_new_list_with_the_same_things() -> None:
    things = tuple(range(20))
    order = Chance(8).shuffled(things)
    assert order != list(things)
    assert sorted(order) == list(things)
    assert Chance(8).shuffled(things) == order


def test_every_order_is_as_likely() -> None:
    chance = Chance(5)
    orders = Counter(tuple(chance.shuffled((1, 2, 3))) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_pick_takes_one_of_the_things() -> None:
    chance = Chance(2)
    assert {chance.pick("abc") for _ in range(100)} == set("abc")


def test_forks_are_independent_and_leave_the_source_where_it_was() -> None:
    chance = Chance(77)
    forks = [chance.fork(share) for share in range(4)]
    assert chance.state == 77
    assert len({fork.state for fork in forks}) == 4
    assert len({fork.bits() for fork in forks} | {chance.bits()}) == 5
    assert Chance(77).fork(2) == Chance(77).fork(2)
