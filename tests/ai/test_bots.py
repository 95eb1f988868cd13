"""Every bot, on every box: its answers are options, follow from what it sees, and leave what it sees alone."""

from collections.abc import Iterator

import pytest

from game.ai.bot import Bot, glance, luck, think_through
from game.ai.levels import LEVELS, make
from game.engine.chance import Chance
from game.engine.play import asked, finished, options, take
from game.engine.record import Choice
from game.engine.ruleset import Ruleset
from game.engine.seats import Seat
from game.engine.step import Ask
from game.engine.table import Table, View, digest
from game.shelf import SHELF
from tests.engine.toy import TOY

SCALE = 0.01
"""Of the budgets: what is tested here does not depend on how long they think."""

LEVEL_NAMES = [level.name for level in LEVELS]
every_bot = pytest.mark.parametrize("level", LEVEL_NAMES)
every_box = pytest.mark.parametrize("ruleset", [TOY, *SHELF], ids=lambda ruleset: ruleset.slug)


def positions(ruleset: Ruleset, seed: int, every: int) -> Iterator[tuple[Table, View, Ask]]:
    """Some decisions of a random game, as the asked seat sees them."""
    table, chance = ruleset.open(ruleset.seats[-1], seed), Chance(seed)
    number = 0
    while not finished(table):
        ask = asked(table)
        assert ask is not None
        if number % every == 0:
            yield table, ruleset.conceal(table, ask.seat), ask
        take(table, chance.pick(options(table)))
        number += 1


def answer(bot: Bot, view: View, ask: Ask) -> Choice:
    return think_through(bot.think(view, ask))


@every_box
@every_bot
def test_the_answer_is_an_option_and_follows_from_view_and_seed(ruleset: Ruleset, level: str) -> None:
    for table, view, ask in positions(ruleset, seed=3, every=41):
        before = digest(view)
        choice = answer(make(level, ruleset, 5, SCALE), view, ask)
        assert choice in options(table)
        assert digest(view) == before, "thinking moved something on the view"
        assert choice == answer(make(level, ruleset, 5, SCALE), ruleset.conceal(table, ask.seat), ask)


@every_box
@every_bot
def test_what_the_seat_cannot_see_does_not_matter(ruleset: Ruleset, level: str) -> None:
    """Everything unseen is dealt anew; the bot answers the same."""
    for table, view, ask in positions(ruleset, seed=8, every=53):
        expected = answer(make(level, ruleset, 5, SCALE), view, ask)
        for share in range(2):
            other = ruleset.imagine(view, ask.seat, Chance(table.chance.state).fork(share))
            assert answer(make(level, ruleset, 5, SCALE), ruleset.conceal(other, ask.seat), ask) == expected


@every_box
@every_bot
def test_a_thought_can_be_dropped_at_any_time(ruleset: Ruleset, level: str) -> None:
    _, view, ask = next(positions(ruleset, seed=2, every=1))
    expected = answer(make(level, ruleset, 5, SCALE), view, ask)
    bot = make(level, ruleset, 5, SCALE)
    for steps in range(4):
        thought = bot.think(view, ask)
        for _ in range(steps):
            next(thought, None)
        thought.close()
    assert answer(bot, view, ask) == expected


def test_lucky_tries_everything() -> None:
    table = TOY.open(3, 2)
    ask = asked(table)
    assert ask is not None
    view = TOY.conceal(table, ask.seat)
    answers = {str(answer(make("lucky", TOY, seed), view, ask)) for seed in range(200)}
    assert answers == {str(choice) for choice in options(table)}


def test_the_luck_of_a_bot_follows_from_seed_and_view() -> None:
    table = TOY.open(3, 2)
    one, other = TOY.conceal(table, asked_seat(table)), TOY.conceal(TOY.open(3, 4), asked_seat(table))
    assert luck(one, 1) == luck(one, 1)
    assert len({luck(one, 1).state, luck(one, 2).state, luck(other, 1).state}) == 3
    assert glance(one) != glance(other)


def asked_seat(table: Table) -> Seat:
    ask = asked(table)
    assert ask is not None
    return ask.seat
