"""Places, ids and pairs: which thing is which after a change."""

from __future__ import annotations

import pytest

from game.stage.area import Area
from game.stage.flights import difference
from game.stage.places import Place, anonymous, arc, fan, in_order, name_of, on_ring, owner_of, pairs, topmost


def test_an_id_says_kind_owner_and_name() -> None:
    assert owner_of("good/2/wood/3") == "2"
    assert name_of("good/2/wood/3") == "wood"
    assert name_of("action/1/#0") == ""
    assert anonymous("action/1/#0")
    assert not anonymous("action/1/ring")


def test_ids_are_ordered_as_people_count() -> None:
    things = ["good/0/wood/10", "good/0/wood/9", "action/1/#11", "action/1/#2"]
    assert sorted(things, key=in_order) == ["action/1/#2", "action/1/#11", "good/0/wood/9", "good/0/wood/10"]


@pytest.mark.parametrize(
    ("gone", "come", "found"),
    [
        (["action/1/#2"], ["action/1/ring"], {"action/1/#2": "action/1/ring"}),
        (["action/1/ring"], ["action/1/#5"], {"action/1/ring": "action/1/#5"}),
        (["good/1/wood/4"], ["good/2/wood/0"], {"good/1/wood/4": "good/2/wood/0"}),
        (["good/2/wood/0"], ["good/2/grain/0"], {}),
        (["advisor/supply/abbess"], ["advisor/2/abbess"], {"advisor/supply/abbess": "advisor/2/abbess"}),
        (["noble/deck/#8"], ["noble/3/#0"], {"noble/deck/#8": "noble/3/#0"}),
        (["token/1/wood/0"], ["action/1/ring"], {}),
    ],
)
def test_what_only_seems_to_vanish_is_paired(gone: list[str], come: list[str], found: dict[str, str]) -> None:
    assert pairs(gone, come) == found


def test_a_name_goes_before_the_owner_and_each_id_is_used_once() -> None:
    gone = ["card/1/#0", "card/1/#1", "card/2/fox"]
    come = ["card/1/fox", "card/1/owl"]
    assert pairs(gone, come) == {"card/2/fox": "card/1/fox", "card/1/#0": "card/1/owl"}


def test_a_difference_names_what_moved_came_and_went() -> None:
    here, there = Place(0, 0, 10, 10, "a"), Place(50, 0, 10, 10, "a")
    found = difference(
        {"a/0": here, "b/0": here, "c/0": here, "d/0": here},
        {"a/0": there, "b/0": here.but(z=9, label="new"), "c/0": here, "e/0": here},
    )
    assert found.moved == (("a/0", "a/0"),)
    assert found.came == ("e/0",)
    assert found.went == ("d/0",)


def test_a_fan_overlaps_only_when_it_must() -> None:
    room = Area(100, 0, 400, 200)
    loose, tight = fan(room, 3, (100, 150)), fan(room, 9, (100, 150))
    assert [area.x for area in loose] == [100, 212, 324]
    assert tight[0].x == 100
    assert tight[-1].right == pytest.approx(500)
    assert fan(room, 2, (100, 150), across=0.5)[0].x == 194
    assert fan(room, 1, (100, 150), across=1)[0].right == 500
    assert fan(room, 0, (100, 150)) == []


def test_an_arc_ends_where_it_should() -> None:
    assert on_ring((0, 0), 10, 90) == pytest.approx((10, 0))
    leg = arc((0, 0), 10, 0, 90, points=3)
    assert len(leg) == 3
    assert leg[-1] == pytest.approx((10, 0))


def test_the_topmost_thing_is_the_one_under_the_pointer() -> None:
    low, high = Place(0, 0, 100, 100, "low", z=1), Place(50, 50, 100, 100, "high", z=2)
    assert topmost({"a/0": low, "b/0": high}, (60, 60)) == "b/0"
    assert topmost({"a/0": high.but(z=1), "b/0": low}, (60, 60)) == "b/0"
    assert topmost({"a/0": low}, (150, 20)) is None
