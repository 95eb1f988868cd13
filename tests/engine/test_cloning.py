"""Copies made from types share what never changes and copy what does."""

from typing import Any

import msgspec
import pytest

from game.engine.chance import Chance
from game.engine.cloning import cloner
from game.engine.play import after, options
from game.engine.record import Pass
from game.engine.table import Table, clone
from tests.engine.toy import TOY, Held, ToyTable


class Inner(msgspec.Struct):
    numbers: list[int]


class Odd(msgspec.Struct):
    nested: list[list[list[int]]]
    inners: dict[str, Inner]
    plain: dict[str, int]
    maybe: Held | None
    pair: tuple[int, str]


class Strange(msgspec.Struct):
    numbers: set[int]


class Frozen(msgspec.Struct, frozen=True):
    numbers: list[int]


def test_a_clone_is_equal_and_shares_no_list() -> None:
    table = TOY.open(3, 1)
    assert isinstance(table, ToyTable)
    copy = clone(table)
    assert type(copy) is ToyTable
    table.journal.clear()
    assert copy == table
    for one, other in zip(_lists(table), _lists(copy), strict=True):
        assert one is not other


def test_the_journal_of_a_clone_is_empty() -> None:
    table = TOY.open(3, 1)
    assert table.journal
    assert clone(table).journal == []


def test_lists_in_lists_dicts_and_structs_are_copied_and_records_are_shared() -> None:
    odd = Odd([[[1], [2]], []], {"a": Inner([1])}, {"b": 2}, Held(None, 3), (1, "x"))
    copy = cloner(Odd)(odd)
    assert copy == odd
    copy.nested[0][1].append(5)
    copy.inners["a"].numbers.append(6)
    copy.plain["c"] = 7
    assert odd == Odd([[[1], [2]], []], {"a": Inner([1])}, {"b": 2}, Held(None, 3), (1, "x"))
    assert copy.maybe is odd.maybe
    assert copy.pair is odd.pair


def test_a_type_nobody_can_clone_is_refused_when_first_met() -> None:
    with pytest.raises(TypeError, match="no way to clone"):
        cloner(Strange)


def test_after_leaves_the_table_alone() -> None:
    table = TOY.open(2, 4)
    before = msgspec.json.encode(table)
    for choice in options(table):
        after(table, choice)
    assert msgspec.json.encode(table) == before


def test_luck_goes_its_own_way_on_a_clone() -> None:
    table = TOY.open(2, 4)
    clone(table).chance.bits()
    assert table.chance == clone(table).chance
    assert isinstance(clone(table).chance, Chance)
    assert Pass() in options(clone(table))


def _lists(value: Any) -> list[list[Any]]:
    """Every list reachable from a table, in the order of its fields."""
    if isinstance(value, msgspec.Struct) and not isinstance(value, Table) and value.__struct_config__.frozen:
        return []
    parts = [getattr(value, name) for name in value.__struct_fields__] if isinstance(value, msgspec.Struct) else value
    if not isinstance(value, (msgspec.Struct, list)):
        return []
    return ([value] if isinstance(value, list) else []) + [found for part in parts for found in _lists(part)]
