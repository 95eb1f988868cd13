"""Greedy plans its own turn to the end, follows the plan while it holds, and looks at several worlds where luck is."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.ai.beam import Effort
from game.ai.bot import think_through
from game.ai.greedy import Greedy
from game.engine.chance import Chance
from game.engine.play import asked, options, take
from game.engine.record import Choice
from game.engine.ruleset import Ruleset
from game.engine.seats import Seat
from game.engine.table import Table, View
from game.shelf import find
from tests.engine.toy import TOY, AskPlay, Held, ToyInsight, ToyTable
from tests.engine.toy import Card as Cards


class Counted:
    """A ruleset that counts how often a world is imagined."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.worlds = 0
        self._imagine = ruleset.imagine
        self.ruleset = replace(ruleset, imagine=self.imagine)

    def imagine(self, view: View, seat: Seat, chance: Chance) -> Any:
        self.worlds += 1
        return self._imagine(view, seat, chance)


class Spender(ToyInsight):
    """Sees no good in a card before another one lies beside it."""

    def worth(self, view: View, seat: Seat) -> float:
        assert isinstance(view, ToyTable)
        row = view.played[seat]
        return 10.0 if {Cards.ALMOND, Cards.BASIL} <= set(row) else -len(row)

    def plausible(self, view: View) -> Sequence[Choice]:
        return options(view)


def at_play() -> ToyTable:
    """Seat 0 may play three cards, and then the turn is over."""
    table = TOY.open(2, 1)
    assert isinstance(table, ToyTable)
    cards = (Cards.ALMOND, Cards.BASIL, Cards.CUMIN)
    others = iter([card for card in Cards if card not in cards])
    table.hands = [[Held(card, 1) for card in cards], [Held(next(others), 2)]]
    table.pile.groups = [tuple(others)]
    table.purses = [[5, 5, 5], [5, 5, 5]]
    table.agenda = [AskPlay(Seat(1)), AskPlay(Seat(0))]
    return table


def play_turn(bot: Greedy, table: Table, seat: Seat) -> list[str]:
    """What the bot answers until somebody else is asked."""
    answers = []
    while (ask := asked(table)) is not None and ask.seat == seat:
        choice = think_through(bot.think(bot.ruleset.conceal(table, seat), ask))
        answers.append(str(choice))
        take(table, choice)
    return answers


def test_it_sees_further_than_one_choice() -> None:
    """Either card alone loses a point; both together are worth ten."""
    bot = Greedy(replace(TOY, insight=Spender()), 1)
    answers = play_turn(bot, at_play(), Seat(0))
    assert {"play almond", "play basil"} <= set(answers)
    assert "play cumin" not in answers
    assert answers[-1] == "done"


def test_with_a_depth_of_one_it_does_not() -> None:
    bot = Greedy(replace(TOY, insight=Spender()), 1, Effort(depth=1))
    assert play_turn(bot, at_play(), Seat(0)) == ["done"]


def test_a_plan_without_luck_is_made_once_and_followed() -> None:
    counted = Counted(replace(TOY, insight=Spender()))
    play_turn(Greedy(counted.ruleset, 1), at_play(), Seat(0))
    assert counted.worlds == 1


def test_what_was_not_foreseen_is_thought_about_anew() -> None:
    counted = Counted(replace(TOY, insight=Spender()))
    bot, table = Greedy(counted.ruleset, 1), at_play()
    ask = asked(table)
    assert ask is not None
    take(table, think_through(bot.think(TOY.conceal(table, Seat(0)), ask)))
    table.purses[0][0] += 1
    play_turn(bot, table, Seat(0))
    assert counted.worlds == 2


def test_the_same_question_is_answered_the_same_again() -> None:
    bot, table = Greedy(TOY, 1), at_play()
    ask = asked(table)
    assert ask is not None
    view = TOY.conceal(table, Seat(0))
    assert think_through(bot.think(view, ask)) == think_through(bot.think(view, ask))


def test_where_luck_moves_in_the_turn_it_imagines_several_worlds() -> None:
    """Bidding alone against nobody brings a card nobody knows yet."""
    counted = Counted(TOY)
    table = TOY.open(1, 4)
    play_turn(Greedy(counted.ruleset, 1, Effort(worlds=5)), table, Seat(0))
    assert counted.worlds >= 5


def test_it_yields_often_enough_for_a_window() -> None:
    """Between two yields it looks at one line's continuations, never at a whole plan."""
    crown = find("crown")
    table = crown.open(3, 7)
    ask = asked(table)
    assert ask is not None
    thought = Greedy(crown, 1).think(crown.conceal(table, ask.seat), ask)
    assert sum(1 for _ in thought) > 50
