"""A bot that is given a Table does not pass the type checker; one that is given a View does."""

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
PROGRAM = """
from game.ai.bot import Bot, Thought, think_through
from game.ai.lucky import Lucky
from game.engine.play import options
from game.engine.ruleset import Ruleset
from game.engine.step import Ask
from game.engine.table import Table, View

class First:
    def think(self, view: View, ask: Ask) -> Thought:
        yield
        return options(view)[0]

def play(box: Ruleset, bots: list[Bot], table: Table, ask: Ask) -> None:
    for bot in bots:
        think_through(bot.think(box.conceal(table, ask.seat), ask))
        think_through(bot.think(table, ask))

def sit_down(box: Ruleset, table: Table, ask: Ask) -> None:
    play(box, [First(), Lucky(1)], table, ask)
"""


def test_only_a_view_reaches_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MYPYPATH", str(ROOT))
    monkeypatch.chdir(tmp_path)
    said, failed, _ = api.run(["--config-file=", "--strict", "--follow-imports=silent", "-c", PROGRAM])
    assert not failed
    errors = [line for line in said.splitlines() if ": error: " in line]
    wrong = 1 + PROGRAM.splitlines().index("        think_through(bot.think(table, ask))")
    assert len(errors) == 1, said
    assert errors[0].startswith(f"<string>:{wrong}: ")
    assert 'has incompatible type "Table"; expected "View"' in errors[0]
