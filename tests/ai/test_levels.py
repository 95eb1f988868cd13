"""Bots are called by their level, optionally with a budget; anything else is refused in a sentence."""

import pytest

from game.ai.greedy import Greedy
from game.ai.levels import LEVELS, UnknownBot, find, make
from game.ai.lucky import Lucky
from tests.engine.toy import TOY


def test_a_bot_is_made_by_its_name() -> None:
    assert isinstance(make("lucky", TOY, 1), Lucky)
    assert isinstance(make("greedy", TOY, 1), Greedy)


def test_level_names_are_unique_and_fit_a_chronicle() -> None:
    names = [level.name for level in LEVELS]
    assert len(set(names)) == len(names)
    assert all(name.isalpha() and name.islower() and name != "human" for name in names)


@pytest.mark.parametrize("name", ["", "Greedy", "human", "greedy ", "deep thought", ":5"])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"no bot called “{name}”; there is lucky, greedy"):
        find(name)


def test_a_budget_for_a_bot_that_has_no_use_for_one_is_refused() -> None:
    with pytest.raises(UnknownBot, match="“greedy” takes no budget"):
        make("greedy:100", TOY, 1)
