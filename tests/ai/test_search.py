"""The search: four trees of imagined tables, the same answer wherever they grow, and weakness that is never silly."""

from dataclasses import replace
from typing import Any

import pytest

from game.ai.beam import Effort
from game.ai.bot import think_through
from game.ai.search import SHARES, Craft, Searcher, Share, Weighed, merged
from game.ai.temperament import EVEN, TEMPERAMENTS
from game.engine.chance import Chance
from game.engine.insight import FULL, PLAIN
from game.engine.play import asked, finished, options, take
from game.engine.record import Done
from game.engine.ruleset import Ruleset
from game.engine.seats import Seat
from game.engine.step import Ask
from game.engine.table import Table, View
from tests.ai.test_greedy import Spender, at_play
from tests.engine.toy import TOY, Bid, ToyInsight, ToyTable

KEEN = Craft(40, Effort(4, 8, 2))


def question(table: Table, ruleset: Ruleset = TOY) -> tuple[View, Ask]:
    ask = asked(table)
    assert ask is not None
    return ruleset.conceal(table, ask.seat), ask


def searched(share: Share, view: View, ask: Ask) -> tuple[Weighed, ...]:
    thought = share.search(view, ask)
    while True:
        try:
            next(thought)
        except StopIteration as end:
            found: tuple[Weighed, ...] = end.value
            return found


def some_tables(seats: int, seed: int) -> list[ToyTable]:
    """A table before each decision of a random game."""
    table, chance, found = TOY.open(seats, seed), Chance(seed), []
    while not finished(table):
        found.append(TOY.imagine(TOY.conceal(table, Seat(0)), Seat(0), chance))
        take(table, chance.pick(options(table)))
    return found


def test_every_plausible_option_is_weighed_and_expected_between_nothing_and_everything() -> None:
    for table in some_tables(3, 5)[::5]:
        view, ask = question(table)
        plausible = TOY.insight.plausible(view)
        if len(plausible) > 1:
            found = searched(Searcher(TOY, KEEN, 1).shares[0], view, ask)
            assert [one.choice for one in found] == list(plausible)
            assert all(0.0 <= one.value <= 1.0 for one in found)
            assert sum(one.visits for one in found) == KEEN.budget // SHARES


def test_the_budget_is_spent_by_all_shares_together() -> None:
    view, ask = question(TOY.open(2, 3))
    bot = Searcher(TOY, KEEN, 1)
    think_through(bot.think(view, ask))
    assert sum(one.visits for one in bot.weighed) == KEEN.budget


def test_shares_grown_apart_and_merged_decide_as_one_bot_does() -> None:
    """Two bots stand for two processes: each grows two of the four trees, through a whole turn."""
    whole, here, there = (Searcher(TOY, KEEN, 7) for _ in range(3))
    table = at_play()
    while (ask := asked(table)) is not None and ask.seat == 0:
        view = TOY.conceal(table, ask.seat)
        expected = think_through(whole.think(view, ask))
        if len(TOY.insight.plausible(view)) > 1:
            grown = [here.shares[0], there.shares[1], here.shares[2], there.shares[3]]
            decided = here.decide(view, [searched(share, view, ask) for share in grown])
            assert decided == expected
            assert here.weighed == whole.weighed
        take(table, expected)


def test_shares_have_luck_of_their_own() -> None:
    view, ask = question(some_tables(3, 9)[3])
    found = [searched(share, view, ask) for share in Searcher(TOY, replace(KEEN, budget=200), 1).shares]
    assert len({tuple(one.value for one in each) for each in found}) > 1


def test_a_tree_is_used_again_for_the_next_question_of_the_turn() -> None:
    counted = Counting(Spending())
    ruleset = replace(TOY, insight=counted)
    bot, table = Searcher(ruleset, KEEN, 1), at_play()
    spent = []
    while (ask := asked(table)) is not None and ask.seat == 0:
        before = counted.judged
        take(table, think_through(bot.think(ruleset.conceal(table, ask.seat), ask)))
        spent.append(counted.judged - before)
    assert len(spent) > 1
    assert spent[1] < spent[0] / 2


def test_asked_again_it_answers_the_same_without_looking_again() -> None:
    counted = Counting(ToyInsight())
    ruleset = replace(TOY, insight=counted)
    bot = Searcher(ruleset, KEEN, 1)
    view, ask = question(TOY.open(3, 2), ruleset)
    first, judged = think_through(bot.think(view, ask)), counted.judged
    assert think_through(bot.think(view, ask)) == first
    assert counted.judged == judged


def test_it_plans_further_than_one_choice() -> None:
    """Either card alone is worth nothing, both together nearly everything."""
    bot, table = Searcher(replace(TOY, insight=Spending()), KEEN, 1), at_play()
    played = set()
    while (ask := asked(table)) is not None and ask.seat == 0:
        choice = think_through(bot.think(TOY.conceal(table, ask.seat), ask))
        played.add(str(choice))
        take(table, choice)
    assert {"play almond", "play basil"} <= played


def weighed(*values: float) -> list[list[Weighed]]:
    """One share's opinion of bids worth so much."""
    return [[Weighed(Bid(coins), 10, value, value) for coins, value in enumerate(values)]]


def test_without_a_temper_the_best_is_chosen() -> None:
    view, _ = question(TOY.open(2, 1))
    assert Searcher(TOY, KEEN, 1).decide(view, weighed(0.2, 0.7, 0.4)) == Bid(1)


def test_with_a_temper_others_are_chosen_too_but_never_much_worse() -> None:
    craft = replace(KEEN, temper=0.2, slip=0.15)
    chosen = set()
    for seed in range(60):
        view, _ = question(TOY.open(2, seed))
        chosen.add(Searcher(TOY, craft, seed).decide(view, weighed(0.5, 0.4, 0.34, 0.1)))
    assert chosen == {Bid(0), Bid(1)}


def test_what_full_sight_thinks_silly_is_not_chosen_however_good_it_looks() -> None:
    craft = replace(KEEN, temper=0.2, slip=0.1, sight=PLAIN)
    looks = [[Weighed(Bid(0), 10, 0.6, 0.1), Weighed(Bid(1), 10, 0.55, 0.5)]]
    for seed in range(30):
        view, _ = question(TOY.open(2, seed))
        assert Searcher(TOY, craft, seed).decide(view, looks) == Bid(1)


def test_merging_weighs_shares_by_their_visits() -> None:
    one = Weighed(Done(), 0, 0.2, 0.2)
    much = Weighed(Done(), 1000, 0.8, 0.3)
    (both,) = merged([[one], [much]], 6.0)
    assert both.visits == 1000
    assert both.value == pytest.approx((0.2 * 6 + 0.8 * 1006) / 1012)
    assert both.worth == 0.3


def test_temperaments_make_something_else_of_the_same_chances() -> None:
    ahead, behind = [0.6, 0.3, 0.1], [0.6, 0.2, 0.2]
    assert EVEN.utility(ahead, 0) == EVEN.utility(behind, 0) == 0.6
    builder, blocker, gambler = TEMPERAMENTS[1:]
    assert blocker.utility(behind, 0) > blocker.utility(ahead, 0)
    sure, shot = 0.3, (0.1 + 0.5) / 2
    assert sure == pytest.approx(shot)
    long_shot = [(gambler.utility([0.1], 0) + gambler.utility([0.5], 0)) / 2, gambler.utility([0.3], 0)]
    assert long_shot[0] > long_shot[1]
    safe = [(builder.utility([0.1], 0) + builder.utility([0.5], 0)) / 2, builder.utility([0.3], 0)]
    assert safe[0] < safe[1]


class Spending(Spender):
    """As far as strengths go, too."""

    def strengths(self, view: View, sight: int = FULL) -> list[float]:
        assert isinstance(view, ToyTable)
        return [self.worth(view, Seat(seat)) / 10 for seat in range(len(view.purses))]


class Counting(ToyInsight):
    """Counts how often positions are judged."""

    def __init__(self, insight: ToyInsight) -> None:
        self.judged = 0
        self._insight = insight

    def strengths(self, view: View, sight: int = FULL) -> list[float]:
        self.judged += 1
        return self._insight.strengths(view, sight)

    def plausible(self, view: View) -> Any:
        return self._insight.plausible(view)
