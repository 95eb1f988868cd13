"""A ruleset refuses in words what it does not know."""

import pytest

from game.engine.ruleset import SetupError
from game.engine.table import digest
from tests.engine.toy import TOY


def test_switches_not_named_stand_at_their_usual_values() -> None:
    assert TOY.agreed({}) == {"coins": 12, "open": False, "pace": "calm"}
    assert TOY.agreed({"coins": 5}) == {"coins": 5, "open": False, "pace": "calm"}


def test_the_same_seed_deals_the_same_table() -> None:
    assert digest(TOY.open(3, 7)) == digest(TOY.open(3, 7, {"coins": 12}))
    assert digest(TOY.open(3, 7)) != digest(TOY.open(3, 8))


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(SetupError, match=r"The Toy Box is for 1 to 4 seats, not -?\d\."):
        TOY.open(seats, 1)


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(SetupError, match="has no setting “speed”; it has coins, open, pace"):
        TOY.agreed({"speed": 3})
    with pytest.raises(SetupError, match="“coins” of The Toy Box can be 12, 5, 100, not 6"):
        TOY.agreed({"coins": 6})
    with pytest.raises(SetupError, match="“open” of The Toy Box can be no, yes, not 1"):
        TOY.agreed({"open": 1})


def test_a_variant_is_called_by_its_name() -> None:
    assert TOY.named("open") == {"open": True}
    assert TOY.named("brisk") == {"pace": "brisk"}
    with pytest.raises(SetupError, match="has no variant “wild”"):
        TOY.named("wild")


def test_a_setting_is_read_from_key_and_value() -> None:
    assert TOY.setting("coins=5") == {"coins": 5}
    assert TOY.setting("open=yes") == {"open": True}
    assert TOY.setting("pace=brisk") == {"pace": "brisk"}


@pytest.mark.parametrize("text", ["coins=7", "coins", "speed=1", "=", "open=maybe"])
def test_a_setting_that_does_not_fit_is_refused_when_agreed(text: str) -> None:
    with pytest.raises(SetupError):
        TOY.agreed(TOY.setting(text))
