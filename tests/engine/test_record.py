"""Records are values whose text is their notation."""

import msgspec
import pytest

from game.engine.record import Choice, Done, Id, Pass, Record, verb, written


class Spice(Id):
    BLACK_PEPPER = 0
    SAFFRON = 1


class PlaceTwoJars(Choice, frozen=True):
    spice: Spice
    shelf: int


class Mix(Record, frozen=True):
    spices: tuple[Spice, ...]
    sweet: bool
    lid: Spice | None
    inner: PlaceTwoJars


def test_a_record_is_written_as_its_name_and_its_fields() -> None:
    assert str(PlaceTwoJars(Spice.BLACK_PEPPER, 3)) == "place-two-jars black_pepper 3"
    assert str(Pass()) == "pass"
    assert str(Done()) == "done"


def test_fields_of_every_kind_have_a_notation() -> None:
    jars = PlaceTwoJars(Spice.SAFFRON, 1)
    mix = Mix((Spice.SAFFRON, Spice.BLACK_PEPPER), True, None, jars)
    assert str(mix) == "mix saffron,black_pepper yes - (place-two-jars saffron 1)"
    assert str(Mix((), False, Spice.SAFFRON, jars)) == "mix - no saffron (place-two-jars saffron 1)"
    assert written(-4) == "-4"


def test_an_id_is_its_rule_id() -> None:
    assert [str(spice) for spice in Spice] == ["black_pepper", "saffron"]
    assert f"{Spice.SAFFRON}" == "saffron"
    assert [int(spice) for spice in Spice] == [0, 1]


def test_equal_fields_are_the_same_record_and_other_kinds_are_not() -> None:
    assert PlaceTwoJars(Spice.SAFFRON, 1) == PlaceTwoJars(Spice.SAFFRON, 1)
    assert hash(PlaceTwoJars(Spice.SAFFRON, 1)) == hash(PlaceTwoJars(Spice.SAFFRON, 1))
    assert len({Pass(), Done(), Pass()}) == 2


def test_a_record_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        PlaceTwoJars(Spice.SAFFRON, 1).shelf = 2  # type: ignore[misc]  # that is the point


def test_verbs_are_class_names_with_hyphens() -> None:
    assert verb(PlaceTwoJars) == "place-two-jars"
    assert verb(type("T2Go", (), {})) == "t2-go"


def test_records_go_to_json_and_back() -> None:
    jars = PlaceTwoJars(Spice.SAFFRON, 4)
    assert msgspec.json.decode(msgspec.json.encode(jars), type=PlaceTwoJars) == jars
