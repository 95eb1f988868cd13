"""Reasons: the differences that speak most are named, and what is told of others lies open to all."""

from __future__ import annotations

import pytest

from game.ai.bot import think_through
from game.ai.levels import make
from game.ai.reasons import (
    BEHIND,
    LATER,
    NEAR,
    OUTCOME,
    RIVALS,
    Advice,
    Case,
    Outlook,
    Prospect,
    Story,
    _among,
    advice,
    case_for,
    story,
)
from game.ai.search import Searcher, Weighed
from game.engine.chance import Chance
from game.engine.play import after, asked, finished, options, take
from game.engine.record import Choice
from game.engine.ruleset import Ruleset
from game.engine.seats import NOBODY
from game.engine.table import Table, clone, digest
from game.shelf import SHELF
from tests.engine.toy import BIDS, TOY
from tests.slowly import through

every_box = pytest.mark.parametrize("ruleset", [TOY, *SHELF], ids=lambda ruleset: ruleset.slug)


def stands(rival: float = 0.0, over: bool = False, **terms: float) -> Outlook:
    return Outlook(terms, rival, 0.5, over)


def positions(ruleset: Ruleset, every: int) -> list[Table]:
    """Tables of a random game at which several things can be chosen."""
    table, luck, found = ruleset.open(ruleset.seats[-1], 3), Chance(3), []
    while not finished(table):
        if len(options(table)) > 1:
            found.append(clone(table))
        take(table, luck.pick(options(table)))
    return found[::every]


# -- the words


def test_the_one_thing_that_speaks_most_is_named() -> None:
    assert case_for(stands(goods=0.9, track=0.2), stands(goods=0.1, track=0.1)) == Case(("goods",))


def test_a_second_thing_is_named_if_it_weighs_nearly_as_much_but_never_a_third() -> None:
    best, second = stands(goods=0.9, track=0.6, rank=0.7, house=0.1), stands(goods=0, track=0, rank=0, house=0)
    assert case_for(best, second) == Case(("goods", "rank"))


def test_what_is_given_up_is_named_if_it_is_much() -> None:
    assert case_for(stands(goods=0.5, track=0.0), stands(goods=0.0, track=0.4)) == Case(("goods",), ("track",))
    assert case_for(stands(goods=0.5, track=0.0), stands(goods=0.0, track=0.1)) == Case(("goods",))


def test_a_thing_only_one_side_has_counts_in_full() -> None:
    assert case_for(stands(), stands(goods=-1.0)) == Case(("goods",))


def test_holding_the_best_rival_back_is_a_reason() -> None:
    assert case_for(stands(rival=0.1, goods=0.3), stands(rival=0.6, goods=0.3)) == Case((RIVALS,))


def test_what_shows_no_gain_by_the_end_of_the_turn_pays_later() -> None:
    assert case_for(stands(goods=0.1), stands(goods=0.5)) == Case((LATER,))


def test_the_end_of_the_game_needs_no_other_reason() -> None:
    assert case_for(stands(over=True), stands(goods=0.5)) == Case((OUTCOME,))


def test_where_nothing_speaks_for_the_first_and_the_second_is_as_good_that_is_said() -> None:
    def among(second: float, case: Case) -> Case:
        return _among((Prospect(BIDS[0], 0.5), Prospect(BIDS[1], second)), case, BEHIND)

    assert among(0.499, Case((LATER,))) == Case((NEAR,))
    assert among(0.45, Case((LATER,))) == Case((LATER,))
    assert among(0.499, Case(("goods",))) == Case(("goods",))


def test_where_another_promises_more_no_reason_is_made_up() -> None:
    prospects = Prospect(BIDS[0], 0.19), Prospect(BIDS[1], 0.21)
    assert _among(prospects, Case((LATER,)), BEHIND) == Case((BEHIND,))
    assert _among(prospects, Case(("goods",), ("track",)), BEHIND) == Case((BEHIND,))


# -- for the own decision


def advised(ruleset: Ruleset, table: Table) -> tuple[Advice, tuple[Weighed, ...], Choice]:
    ask = asked(table)
    assert ask is not None
    view, bot = ruleset.conceal(table, ask.seat), make("grandmaster:8", ruleset, 1)
    assert isinstance(bot, Searcher)
    choice = think_through(bot.think(view, ask))
    return through(advice(ruleset, view, ask.seat, bot.weighed, choice)), bot.weighed, choice


@every_box
def test_advice_names_what_was_found_best_first_and_at_most_two_others(ruleset: Ruleset) -> None:
    several = 0
    for table in positions(ruleset, 40)[:4]:
        told, weighed, choice = advised(ruleset, table)
        if told.options:
            several += len(told.options) > 1
            assert told.options[0].choice == choice
            assert [one.choice for one in told.options] == [one.choice for one in weighed[: len(told.options)]]
            assert len(told.options) <= 3
            assert len(told.options) < 2 or 1 <= len(told.case.reasons) <= 2
    assert several


def test_without_a_search_there_is_no_advice() -> None:
    table = positions(TOY, 1)[0]
    ask = asked(table)
    assert ask is not None
    view = TOY.conceal(table, ask.seat)
    assert through(advice(TOY, view, ask.seat, (), options(view)[0])) == Advice((), Case(()))


# -- for everybody


def told(ruleset: Ruleset, table: Table, choice: Choice) -> Story:
    """A choice as it is told when it is open to all."""
    ask = asked(table)
    assert ask is not None
    before, now = ruleset.conceal(table, NOBODY), ruleset.conceal(after(table, choice), NOBODY)
    return through(story(ruleset, before, now, ask.seat, choice))


def test_a_choice_all_could_foretell_is_told_among_the_others() -> None:
    table = TOY.open(3, 1)
    story_told = told(TOY, table, options(table)[1])
    assert story_told.options[0].choice == options(table)[1]
    assert len(story_told.options) == 3
    assert story_told.case.reasons


def test_a_choice_out_of_a_hidden_hand_is_told_alone() -> None:
    table = TOY.open(2, 1)
    while table.phase != "playing":
        take(table, options(table)[0])
    play = options(table)[0]
    assert str(play).startswith("play")
    story_told = told(TOY, table, play)
    assert not story_told.options
    assert story_told.afterwards > story_told.before


def test_a_choice_beside_which_nothing_is_worth_a_thought_is_told_alone_but_as_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = TOY.open(3, 1)
    choice = options(table)[0]
    monkeypatch.setattr("game.ai.reasons._known", lambda ruleset, worlds: [choice])
    alone = told(TOY, table, choice)
    assert [one.choice for one in alone.options] == [choice]
    assert not alone.case.reasons


@every_box
def test_telling_changes_nothing_and_always_tells_the_same(ruleset: Ruleset) -> None:
    for table in positions(ruleset, 25)[:8]:
        before = digest(table)
        choice = options(table)[0]
        first = told(ruleset, table, choice)
        assert told(ruleset, table, choice) == first
        assert digest(table) == before
        assert 0 <= first.before <= 1
        assert 0 <= first.afterwards <= 1
