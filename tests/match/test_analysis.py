"""Analysis: the course of a game, what was given away in it, and another try from there."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.ai.expectation import expectations
from game.ai.reasons import Story
from game.engine.chance import Chance
from game.engine.chronicle import Sitter, parse, write
from game.engine.play import options
from game.engine.record import Done
from game.engine.ruleset import Ruleset
from game.engine.seats import NOBODY, Seat
from game.engine.table import Table, clone, digest
from game.match import analysis as analysis_module
from game.match.analysis import LEAST_LOSS, MOST_LOSSES, Analysis, decisions, played_from, story_of
from game.match.match import HUMAN, Match, Moment
from game.shelf import SHELF
from tests.engine.toy import TOY, Play
from tests.slowly import through

every_box = pytest.mark.parametrize("ruleset", [TOY, *SHELF], ids=lambda ruleset: ruleset.slug)


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked at closer is looked at briefly."""
    monkeypatch.setattr(analysis_module, "FIRST_LOOK", 12)
    monkeypatch.setattr(analysis_module, "CLOSER_LOOK", 40)


def played(ruleset: Ruleset = TOY, who: Sequence[str] = (HUMAN, "lucky"), seed: int = 7) -> Match:
    """A game to its end, everybody choosing among the first few plausible things."""
    match = Match(ruleset, seed, {}, [Sitter(kind, f"P{seat}") for seat, kind in enumerate(who)])
    luck = Chance(seed)
    while not match.over:
        match.take(luck.pick(ruleset.insight.plausible(match.view(match.to_move))[:3]))
    return match


def analysed(match: Match) -> Analysis:
    found = Analysis(match)
    through(found.run())
    return found


# -- the curve


@every_box
def test_the_curve_begins_with_the_deal_ends_with_the_result_and_has_every_round_once(ruleset: Ruleset) -> None:
    match = played(ruleset, (HUMAN, *["lucky"] * (ruleset.seats[-1] - 1)))
    curve = Analysis(match).curve
    assert curve[0].moment == 0
    assert curve[-1].moment == len(match.moments)
    assert list(curve[-1].shares) == expectations(ruleset, match.table)
    assert all(sum(standing.shares) == pytest.approx(1) for standing in curve)
    rounds = [standing.round for standing in curve]
    assert rounds == sorted(set(rounds))
    assert len(rounds) > 3


# -- whose decisions count


def test_only_what_people_decided_counts() -> None:
    match = played(who=("lucky", HUMAN, "lucky"))
    found = decisions(match)
    assert {one.seat for one in found} == {1}
    assert all(len(options(match.moments[one.moment].before)) > 1 for one in found)
    forced = [moment for moment in match.moments if moment.seat == 1 and len(options(moment.before)) == 1]
    assert len(found) + len(forced) == sum(moment.seat == 1 for moment in match.moments)


def test_who_sat_there_then_counts_not_who_sits_there_in_the_end() -> None:
    match = Match(TOY, 7, {}, [Sitter("lucky", "A"), Sitter("lucky", "B")])
    luck = Chance(7)
    while not match.over:
        if len(match.moments) in (4, 12):
            match.reseat(Seat(0), Sitter(HUMAN if len(match.moments) == 4 else "novice", "C"))
        match.take(luck.pick(match.options()))
    found = [one.moment for one in decisions(match)]
    assert found
    assert all(4 <= moment < 12 for moment in found)


def test_without_people_there_is_only_the_curve() -> None:
    found = Analysis(played(who=("lucky", "lucky")))
    assert found.over
    assert not found.people
    through(found.run())
    assert not found.losses
    assert found.curve


# -- what was given away


def blundered() -> tuple[Match, int]:
    """A game in which a person did not play the best card when the game ended with that; and which choice it was."""
    for seed in range(50):
        match = played(seed=seed)
        for number in range(len(match.moments) - 3, len(match.moments)):
            moment = match.moments[number]
            best = options(moment.before)[-2] if len(options(moment.before)) > 1 else None
            if moment.seat == 0 and isinstance(best, Play) and best.card > 6 and isinstance(moment.choice, Done):
                return match, number
    raise AssertionError("nobody blundered")


def test_what_was_given_away_at_the_end_is_found() -> None:
    match, number = blundered()
    loss = next(loss for loss in analysed(match).losses if loss.moment == number)
    assert isinstance(loss.chosen, Done)
    assert isinstance(loss.better, Play)
    assert loss.lost > 0.05
    assert loss.case.reasons


def test_losses_are_few_the_largest_first_and_each_persons_own() -> None:
    match = played(who=(HUMAN, HUMAN, "lucky"))
    found = analysed(match)
    assert found.over
    for seat in (0, 1):
        lost = [loss.lost for loss in found.losses if loss.seat == seat]
        assert 1 <= len(lost) <= MOST_LOSSES
        assert lost == sorted(lost, reverse=True)
        assert min(lost) >= LEAST_LOSS
    assert all(match.moments[loss.moment].seat == loss.seat for loss in found.losses)
    assert all(loss.better in options(match.moments[loss.moment].before) for loss in found.losses)


def test_the_same_game_is_always_judged_alike() -> None:
    match = played()
    again = Match.resumed(TOY, match.chronicle())
    assert analysed(match).losses == analysed(again).losses


def test_judging_stops_for_breath_and_tells_how_far_it_is() -> None:
    match = played()
    before = digest(match.table)
    found, seen = Analysis(match), []
    for _ in found.run():
        seen.append(found.done)
    assert seen == sorted(seen)
    assert set(range(found.total)) <= {*seen, 0}
    assert found.done == found.total
    assert digest(match.table) == before


def test_a_choice_no_search_thinks_of_is_judged_too(monkeypatch: pytest.MonkeyPatch) -> None:
    match, number = blundered()
    chosen = match.moments[number].choice
    plausible = TOY.insight.plausible

    def hiding(view: Table) -> Sequence[object]:
        return [choice for choice in plausible(view) if choice != chosen] or plausible(view)  # type: ignore[arg-type]

    monkeypatch.setattr(TOY.insight, "plausible", hiding)
    losses = {loss.moment: loss for loss in analysed(match).losses}
    assert losses[number].chosen == chosen
    assert losses[number].lost > 0.05


# -- another try


def test_a_game_is_played_from_a_choice_and_the_finished_one_stays_as_it_was() -> None:
    match = played(who=(HUMAN, "lucky", "lucky"))
    finished = write(match.chronicle())
    number = decisions(match)[3].moment
    begun = played_from(match, number)
    assert digest(begun.table) == digest(match.moments[number].before)
    assert begun.to_move == 0
    assert begun.sitters == match.sitters
    assert [moment.choice for moment in begun.moments] == [moment.choice for moment in match.moments[:number]]
    assert begun.assisted
    begun.take(begun.options()[0])
    assert write(match.chronicle()) == finished
    assert Match.resumed(TOY, parse(write(begun.chronicle()))).assisted


def test_who_sat_there_then_sits_there_again() -> None:
    match = Match(TOY, 7, {}, [Sitter(HUMAN, "A"), Sitter("lucky", "B")])
    luck = Chance(7)
    while not match.over:
        if len(match.moments) == 8:
            match.reseat(Seat(0), Sitter("novice", "N"))
        match.take(luck.pick(match.options()))
    assert played_from(match, 4).sitters[0] == Sitter(HUMAN, "A")
    assert played_from(match, 9).sitters[0] == Sitter("novice", "N")


# -- what everybody may know of a choice


def told(ruleset: Ruleset, table: Table, number: int) -> tuple[Moment, Table]:
    """Take an option and say what happened."""
    match = Match(ruleset, 0, {}, [Sitter("lucky", "A")] * ruleset.seats[-1])
    match.table = clone(table)
    moment = match.take(options(table)[number])
    return moment, match.table


def same_to_all(ruleset: Ruleset, one: tuple[Moment, Table], other: tuple[Moment, Table]) -> bool:
    return ruleset.conceal(one[1], NOBODY) == ruleset.conceal(other[1], NOBODY) and [
        change.veil(NOBODY) for change in one[0].changes
    ] == [change.veil(NOBODY) for change in other[0].changes]


@every_box
def test_what_is_told_of_a_choice_does_not_depend_on_what_only_some_know(ruleset: Ruleset) -> None:
    """Everything nobody sees is dealt anew; wherever the table still looks the same to all, the story is the same."""
    match = played(ruleset, ["lucky"] * ruleset.seats[-1], seed=3)
    luck, compared, secret = Chance(1), 0, 0
    for moment in match.moments[:: max(1, len(match.moments) // 16)]:
        swapped = ruleset.imagine(ruleset.conceal(moment.before, NOBODY), NOBODY, luck)
        one = told(ruleset, moment.before, list(options(moment.before)).index(moment.choice))
        for number in range(min(4, len(options(swapped)))):
            other = told(ruleset, swapped, number)
            if same_to_all(ruleset, one, other):
                compared += 1
                secret += digest(swapped) != digest(moment.before)
                assert story_told(ruleset, *one) == story_told(ruleset, *other)
    assert compared >= 5
    assert secret >= 5


def story_told(ruleset: Ruleset, moment: Moment, afterwards: Table) -> Story:
    return through(story_of(ruleset, moment, afterwards))


def test_a_choice_that_not_all_saw_whole_is_told_without_its_options() -> None:
    match = played(who=["lucky"] * 3, seed=3)
    tables = [*(moment.before for moment in match.moments[1:]), match.table]
    veiled = [
        (moment, table)
        for moment, table in zip(match.moments, tables, strict=True)
        if any(change.veil(NOBODY) != change for change in moment.changes)
    ]
    assert veiled
    assert not any(story_told(TOY, moment, table).options for moment, table in veiled)
