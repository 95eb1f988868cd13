"""By its types alone no bot can cheat: one cannot be given a Table, and one that takes a Table is no Bot."""

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
PROGRAM = """
from game.ai.bot import Bot, Thought, think_through
from game.ai.greedy import Greedy
from game.ai.lucky import Lucky
from game.ai.search import Searcher
from game.crown.rules.table import CrownTable
from game.engine.play import options, take
from game.engine.ruleset import Ruleset
from game.engine.step import Ask
from game.engine.table import Spread, Table, View

class Honest:
    def think(self, view: View, ask: Ask) -> Thought:
        yield
        return options(view)[0]

class Peeking:
    def think(self, view: Table, ask: Ask) -> Thought:
        yield
        return options(view)[0]

class Knowing:
    def think(self, view: CrownTable, ask: Ask) -> Thought:
        yield
        return options(view)[view.estates[1].purse[0]]

class Dealing:
    def __init__(self, box: Ruleset) -> None:
        self.box = box

    def think(self, view: View, ask: Ask) -> Thought:
        yield
        self.box.conceal(view, ask.seat)
        return options(view)[0]

def sit_down(box: Ruleset, found: Searcher) -> list[Bot]:
    bots: list[Bot] = [Honest(), Dealing(box), Lucky(1), Greedy(box, 1), found]
    bots.append(Peeking())  # wrong
    bots.append(Knowing())  # wrong
    return bots

def play(box: Ruleset, bot: Bot, table: Table, spread: Spread, ask: Ask) -> None:
    think_through(bot.think(box.conceal(table, ask.seat), ask))
    think_through(bot.think(table, ask))  # wrong
    think_through(bot.think(spread, ask))  # wrong

def carry_on(view: View) -> None:
    take(view, options(view)[0])  # wrong
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What mypy has against the program, by the line it is about."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MYPYPATH", str(ROOT))
        patch.chdir(tmp_path_factory.mktemp("types"))
        out, failed, _ = api.run(["--config-file=", "--strict", "--follow-imports=silent", "-c", PROGRAM])
    assert not failed
    found = [line.split(":", 2) for line in out.splitlines() if ": error: " in line]
    return {PROGRAM.splitlines()[int(number) - 1].strip(): text for _, number, text in found}


def test_only_what_is_wrong_is_refused(said: dict[str, str]) -> None:
    assert list(said) == [line.strip() for line in PROGRAM.splitlines() if line.endswith("# wrong")]


def test_a_bot_that_takes_a_table_is_no_bot(said: dict[str, str]) -> None:
    assert 'has incompatible type "Peeking"; expected "Bot"' in said["bots.append(Peeking())  # wrong"]
    assert 'has incompatible type "Knowing"; expected "Bot"' in said["bots.append(Knowing())  # wrong"]


def test_only_a_view_reaches_a_bot(said: dict[str, str]) -> None:
    for given in ("table", "spread"):
        error = said[f"think_through(bot.think({given}, ask))  # wrong"]
        assert f'has incompatible type "{given.title()}"; expected "View"' in error


def test_a_view_is_not_played_on(said: dict[str, str]) -> None:
    """What has gaps in it cannot be carried on: a bot imagines a whole table first."""
    assert 'has incompatible type "View"; expected "Table"' in said["take(view, options(view)[0])  # wrong"]
