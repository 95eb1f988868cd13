"""Bots are called by their level, optionally with a budget; anything else is refused in a sentence."""

import pytest

from game.ai import levels
from game.ai.greedy import Effort, Greedy
from game.ai.levels import LEVELS, Level, UnknownBot, find, make
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


@pytest.fixture
def master(monkeypatch: pytest.MonkeyPatch) -> Level:
    """A level that thinks as long as its budget says."""
    level = Level("master", lambda ruleset, seed, budget: Greedy(ruleset, seed, Effort(width=budget)), budget=30)
    monkeypatch.setattr(levels, "LEVELS", (*LEVELS, level))
    return level


def test_a_budget_is_the_levels_own_unless_the_name_says_another(master: Level) -> None:
    assert find("master") == (master, 30)
    assert find("master:400") == (master, 400)
    bot = make("master:7", TOY, 1)
    assert isinstance(bot, Greedy)
    assert bot.effort.width == 7


@pytest.mark.parametrize(
    "name", ["master:", "master:0", "master:-3", "master:x", "master:1.5", "master:²", "master:5:5"]
)
def test_a_budget_that_is_no_number_is_refused(name: str, master: Level) -> None:
    with pytest.raises(UnknownBot, match=f"The budget of “{name}” must be a whole number above 0"):
        find(name)
