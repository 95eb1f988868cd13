"""A pile is a sequence of groups; inside a group nobody knows the order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.chance import Chance
from game.engine.pile import Pile, grouped, shuffled, stacked


def test_a_shuffled_pile_is_one_group_in_the_canonical_order() -> None:
    assert shuffled([3, 1, 2]) == shuffled([2, 3, 1])
    assert shuffled([3, 1, 2]).groups == [(1, 2, 3)]
    assert shuffled([]).groups == []


def test_a_stacked_pile_keeps_its_order_and_needs_no_luck() -> None:
    pile, chance = stacked([3, 1, 2]), Chance(1)
    for expected in (3, 1, 2):
        assert pile.pick(chance) == expected
        pile.remove(expected)
    assert len(pile) == 0
    assert chance == Chance(1)


def test_picking_moves_nothing_and_every_card_of_the_first_group_may_come() -> None:
    pile, chance = Pile([(1, 2, 3), (4,)]), Chance(1)
    assert {pile.pick(chance) for _ in range(100)} == {1, 2, 3}
    assert pile.groups == [(1, 2, 3), (4,)]


@given(st.lists(st.integers(0, 30), unique=True), st.integers(0, 99))
def test_drawing_out_brings_everything_once(cards: list[int], seed: int) -> None:
    pile, chance = shuffled(cards), Chance(seed)
    drawn = []
    while len(pile):
        card = pile.pick(chance)
        pile.remove(card)
        drawn.append(card)
    assert sorted(drawn) == sorted(cards)


def test_cards_put_under_come_last_and_cards_put_on_top_come_first() -> None:
    pile = shuffled([1, 2])
    pile.put_under(8, 9)
    pile.put_on_top(6, 7)
    assert list(pile) == [7, 6, 1, 2, 8, 9]
    assert pile.groups == [(7,), (6,), (1, 2), (8,), (9,)]


def test_mixing_in_forgets_every_order() -> None:
    pile = stacked([5, 2, 4])
    pile.mix_in([3, 1])
    assert pile.groups == [(1, 2, 3, 4, 5)]


def test_a_card_face_down_stands_in_for_one_nobody_sees() -> None:
    pile: Pile[int] = Pile([(None, None), (7,)])
    pile.remove(3)
    assert pile.groups == [(None,), (7,)]
    pile.remove(7)
    assert pile.groups == [(7,)]


def test_removing_what_is_not_there_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="4 is not in this pile"):
        shuffled([1, 2]).remove(4)


def test_a_back_cannot_be_drawn_by_its_face() -> None:
    with pytest.raises(AssertionError, match="face down"):
        shuffled([1, 2]).face_down().pick(Chance(1))


def test_face_down_keeps_the_groups_and_hides_the_things() -> None:
    pile = Pile([(1, 2), (3,)])
    assert pile.face_down().groups == [(None, None), (None,)]
    assert pile.groups == [(1, 2), (3,)]


def test_backs_come_before_faces_in_the_canonical_order() -> None:
    assert grouped([2, None, 1]) == [(None, 1, 2)]
