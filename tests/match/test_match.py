"""A match: undo by the undo law, redo, take-back, the log, and the record of it all (T17, T20, T21, T22)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.chance import Chance
from game.engine.chronicle import Sitter, parse, write
from game.engine.play import IllegalChoice
from game.engine.record import Choice
from game.engine.seats import NOBODY, Seat
from game.engine.table import clone, digest
from game.match.match import Match, Stop
from tests.match.tables import BOXES, match, walk, walk_until


def test_an_illegal_choice_is_refused_in_words_and_changes_nothing() -> None:
    game = match()
    before = digest(game.table)

    class Cheat(Choice, frozen=True):
        amount: int

    for choice in (Cheat(-1), Cheat(10**9)):
        with pytest.raises(IllegalChoice, match="not among the choices"):
            game.choose(choice)
    assert digest(game.table) == before
    assert not game.moments


@given(texts=st.lists(st.text(max_size=30), min_size=20, max_size=20), seed=st.integers(0, 10**6))
def test_random_choices_from_outside_never_change_a_table(texts: list[str], seed: int) -> None:
    """T22: whatever text arrives, it is an option or it is refused."""
    game = match(seed % 50)
    walk(game, seed % 40)
    legal = {str(option) for option in game.options()}
    before = digest(game.table)
    for text in texts:
        if text not in legal:
            with pytest.raises(IllegalChoice):
                game.choose(Spoken(text))
    assert digest(game.table) == before


class Spoken(Choice, frozen=True):
    """A choice of any notation at all."""

    text: str

    def __str__(self) -> str:
        return self.text


def test_a_fresh_match_has_nothing_to_undo() -> None:
    assert match().undo_stop() is Stop.NOTHING


def test_a_choice_without_luck_or_news_can_be_undone() -> None:
    game = match()
    before = digest(game.table)
    game.choose(Spoken(next(str(option) for option in game.options() if str(option).startswith("play "))))
    assert game.undo_stop() is None
    game.undo()
    assert digest(game.table) == before
    assert game.can_redo()


@pytest.mark.parametrize("kind", ["TokensSeen", "AdvisorAppeared"])
def test_undo_stops_where_somebody_learnt_something(kind: str) -> None:
    """T20: peek, undo, decide better is not possible; steps before it stay locked too."""
    for seed in range(200):
        game = match(seed, ("human", "bot"))
        try:
            walk_until(game, seed, kind)
        except AssertionError:
            continue
        if game.is_human(game.moments[-1].seat) and game.to_move == game.moments[-1].seat:
            assert game.undo_stop() in (Stop.LUCK, Stop.REVEALED)
            with pytest.raises(AssertionError):
                game.undo()
            return
    pytest.fail(f"no human caused {kind} in 200 games")


def test_undo_never_crosses_another_persons_choice() -> None:
    game = match()
    first = game.to_move
    luck = Chance(3)
    while game.to_move == first:
        game.take(luck.pick(game.options()))
    game.take(luck.pick(game.options()))
    second = game.to_move
    while game.undo_stop() is None:
        game.undo()
    assert game.to_move in (first, second)
    assert all(game.is_human(moment.seat) for moment in game.moments)
    assert game.undo_stop() is not Stop.NOTHING, "undo went back over both people"


def test_a_person_alone_may_take_back_past_bots_and_the_match_is_marked() -> None:
    game = match(5, ("human", "lucky", "lucky"))
    luck = Chance(9)
    human = Seat(0)
    while not game.can_take_back() or game.moments[-1].seat == human:
        game.take(luck.pick(game.options()))
    assert game.undo_stop() is not None
    game.take_back()
    assert game.to_move == human
    assert game.assisted


def own_turn(game: Match, choices: int, seed: int = 9) -> None:
    """Play on by luck until so many choices were taken and a person is asked."""
    luck = Chance(seed)
    while len(game.moments) < choices or not game.is_human(game.to_move):
        game.take(luck.pick(game.options()))


def test_what_was_taken_back_can_be_done_again_by_everybody() -> None:
    game = match(5, ("human", "lucky", "lucky"))
    own_turn(game, 40)
    while game.moments[-1].personal:
        own_turn(game, len(game.moments) + 1)
    whole = list(game.moments)
    game.take_back()
    first = len(game.moments)
    while game.can_redo():
        game.redo()
    assert [moment.changes for moment in game.moments] == [moment.changes for moment in whole]
    assert len(whole) - first > 1


def test_a_take_back_never_crosses_what_another_person_or_a_bot_chose_on_the_seat() -> None:
    """Two people; one seat is handed to a bot, which plays; the other may go back over what is their own only."""
    game = match(5, ("human", "human"))
    own_turn(game, 30)
    keeper = game.to_move
    handed = Seat(1 - keeper)
    game.reseat(handed, Sitter("lucky", "B"))
    before = len(game.moments)
    assert not game.can_take_back(), "what is there was chosen before the seat changed hands"
    assert game.undo_stop() is Stop.RESEATED
    again = Match.resumed(game.ruleset, game.chronicle())
    assert not again.can_take_back(), "a saved game knows it too"
    own_turn(game, before + 40)
    while game.can_take_back():
        game.take_back()
    assert len(game.moments) >= before
    assert game.to_move == keeper


def test_a_seat_taken_over_does_not_make_a_bots_choices_the_persons_own() -> None:
    game = match(5, ("human", "lucky", "lucky"))
    own_turn(game, 40)
    game.reseat(Seat(0), Sitter("lucky", "A"))
    luck = Chance(3)
    for _ in range(20):
        game.take(luck.pick(game.options()))
    played = len(game.moments)
    game.reseat(Seat(0), Sitter("human", "A"))
    assert game.undo_stop() is Stop.RESEATED
    assert not game.can_take_back()
    own_turn(game, played + 1)
    assert not any(moment.personal for moment in game.moments[played - 20 : played])


def test_a_bot_of_another_level_hinders_no_take_back_and_repeats_nothing() -> None:
    game = match(5, ("human", "lucky"))
    own_turn(game, 30)
    game.take_back()
    assert game.can_redo()
    game.reseat(Seat(1), Sitter("greedy", "B"))
    assert not game.can_redo()
    assert game.can_take_back()


def test_two_people_may_not_take_back_past_the_law() -> None:
    game = match()
    walk(game, 30)
    assert not game.can_take_back()


@given(steps=st.lists(st.integers(0, 10**6), min_size=5, max_size=60), seed=st.integers(0, 40))
def test_any_walk_of_undo_and_redo_equals_a_replay(steps: list[int], seed: int) -> None:
    """T21: table, log and chronicle are always those of the choices that survive."""
    game = match(seed, ("human", "human", "lucky"))
    for step in steps:
        if step % 4 == 0 and game.undo_stop() is None:
            game.undo()
        elif step % 4 == 1 and game.can_redo():
            game.redo()
        elif not game.over:
            options = game.options()
            game.take(options[step % len(options)])
    again = Match.resumed(game.ruleset, parse(write(game.chronicle())))
    assert again.table == clone(game.table)
    assert list(again.happened(NOBODY)) == list(game.happened(NOBODY))
    assert [m.undoable for m in again.moments] == [m.undoable for m in game.moments]


def test_redo_is_forgotten_when_something_else_is_chosen() -> None:
    game = match()
    plays = [option for option in game.options() if str(option).startswith("play ")]
    game.take(plays[0])
    game.undo()
    game.take(plays[1])
    game.undo()
    game.undo_stop()
    assert game.redo().choice == plays[1]


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seed", range(3))
def test_saving_at_every_decision_gives_the_same_table_and_the_same_questions(box: str, seed: int) -> None:
    """T17, in whole games, also in the middle of a turn."""
    game, luck = match(seed, ("human", "lucky"), box), Chance(seed)
    while not game.over:
        again = Match.resumed(game.ruleset, parse(write(game.chronicle())))
        assert again.table == clone(game.table)
        assert list(again.options()) == list(game.options())
        for _ in range(6):
            if not game.over:
                choice = luck.pick(game.options())
                assert again.take(choice).changes == game.take(choice).changes
        assert again.table == game.table


def test_somebody_else_may_sit_down_in_mid_game() -> None:
    game = match()
    walk(game, 10)
    game.reseat(Seat(0), Sitter("greedy", "Clara"))
    assert not game.is_human(Seat(0))
    again = Match.resumed(game.ruleset, parse(write(game.chronicle())))
    assert again.sitters[0] == Sitter("greedy", "Clara")
    assert again.table == clone(game.table)


def test_the_log_of_a_looker_hides_what_the_looker_may_not_know() -> None:
    game = match(3)
    drawn = [change for _, change in game.happened(Seat(1)) if type(change).__name__ == "CardsDrawn"]
    mine = [change for change in drawn if change.seat == 1]  # type: ignore[attr-defined]
    theirs = [change for change in drawn if change.seat == 0]  # type: ignore[attr-defined]
    assert all(None not in change.cards for change in mine)  # type: ignore[attr-defined]
    assert all(set(change.cards) == {None} for change in theirs)  # type: ignore[attr-defined]
