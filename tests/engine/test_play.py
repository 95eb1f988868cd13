"""Playing: settle, ask, choose, count, and how far undo reaches."""

import pytest

from game.engine.chance import Chance
from game.engine.play import IllegalChoice, after, asked, finished, options, perft, read, take, undoable
from game.engine.record import Pass
from game.engine.seats import Seat
from game.engine.step import Ask, Change, Step
from game.engine.table import Table, clone
from tests.engine.toy import TOY, Bid, Take


def played_out(seats: int, seed: int) -> Table:
    table, luck = TOY.open(seats, seed), Chance(seed)
    while not finished(table):
        take(table, luck.pick(options(table)))
    return table


def test_a_dealt_table_waits_for_somebody() -> None:
    ask = asked(TOY.open(2, 3))
    assert isinstance(ask, Ask)
    assert ask.seat in (0, 1)


def test_a_finished_table_asks_nobody_and_offers_nothing() -> None:
    table = played_out(2, 3)
    assert asked(table) is None
    assert options(table) == ()
    with pytest.raises(IllegalChoice, match="The game is over"):
        read(table, "pass")


def test_a_choice_is_read_back_from_its_notation() -> None:
    table = TOY.open(2, 3)
    assert read(table, "bid 4") == Bid(4)
    assert read(table, "pass") == Pass()


@pytest.mark.parametrize("text", ["", "bid", "bid 0", "bid 4000", "take", "bid 4 ", "Bid 4", "\0"])
def test_what_is_not_among_the_options_is_refused_in_words(text: str) -> None:
    with pytest.raises(IllegalChoice, match="is not among the choices here"):
        read(TOY.open(2, 3), text)


def test_after_is_take_on_a_copy() -> None:
    table = TOY.open(3, 3)
    ahead = after(table, Bid(2))
    take(table, Bid(2))
    table.journal.clear()
    ahead.journal.clear()
    assert ahead == table


def test_perft_counts_the_lines() -> None:
    table = TOY.open(1, 3, {"coins": 5})
    width = len(options(table))
    assert perft(table, 0) == 1
    assert perft(table, 1) == width
    assert perft(table, 2) == sum(len(options(after(table, choice))) for choice in options(table))
    assert perft(played_out(1, 3), 4) == 1


def test_a_bid_may_be_undone() -> None:
    table = TOY.open(3, 3)
    later = after(table, Bid(2))
    assert undoable(table, later, later.journal)


def test_undo_stops_where_luck_moved() -> None:
    table = TOY.open(1, 3)
    later = after(table, Bid(2))
    assert later.chance != table.chance
    assert not undoable(table, later, later.journal)


def test_undo_stops_where_somebody_learnt_something_without_luck() -> None:
    table = after(after(TOY.open(1, 3), Bid(1)), Take())
    play = next(choice for choice in options(table) if str(choice).startswith("play"))
    later = after(table, play)
    assert later.chance == table.chance
    assert not undoable(table, later, later.journal)


def test_steps_asks_and_changes_left_empty_say_so() -> None:
    table = clone(TOY.open(1, 1))
    with pytest.raises(NotImplementedError):
        Change().apply(table)
    with pytest.raises(NotImplementedError):
        Step().run(table)
    with pytest.raises(NotImplementedError):
        Ask(Seat(0)).options(table)
    with pytest.raises(NotImplementedError):
        Ask(Seat(0)).answer(table, Pass())
