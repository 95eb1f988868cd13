"""Bots are called by their level, optionally with a budget; anything else is refused in a sentence."""

import pytest

from game.ai.greedy import Greedy
from game.ai.levels import LEVELS, Called, UnknownBot, find, make
from game.ai.lucky import Lucky
from game.ai.search import Searcher
from game.ai.temperament import EVEN
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


def budget(name: str, scale: float = 1.0) -> int:
    bot = make(name, TOY, 1, scale)
    assert isinstance(bot, Searcher)
    return bot.planner.craft.budget


def test_a_budget_is_the_levels_own_unless_the_name_says_another() -> None:
    assert budget("master") == find("master").level.craft(TOY.slug).budget
    assert budget("master:7") == 7


def test_the_scale_multiplies_whichever_budget() -> None:
    assert budget("master:40", 0.1) == 4
    assert budget("master", 0.5) == round(budget("master") / 2)


def test_a_temperament_may_be_named_with_or_without_a_budget() -> None:
    assert find("master/blocker").temperament.name == "blocker"
    assert find("master/gambler:40") == Called(find("master").level, 40, find("adept/gambler").temperament)
    assert find("master").temperament == EVEN


def test_an_unknown_temperament_is_refused() -> None:
    with pytest.raises(UnknownBot, match="No bot is a poet; it can be even, builder, blocker, gambler"):
        find("master/poet")


def test_a_temperament_where_a_budget_belongs_is_told_its_place() -> None:
    with pytest.raises(UnknownBot, match="A temperament comes after a slash: “grandmaster/builder”"):
        find("grandmaster:builder")


@pytest.mark.parametrize(
    "name", ["master:", "master:0", "master:-3", "master:x", "master:1.5", "master:²", "master:5:5"]
)
def test_a_budget_that_is_no_number_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"The budget of “{name}” must be a whole number above 0"):
        find(name)
