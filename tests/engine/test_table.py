"""Tables: one door for changes, an agenda that reads forwards, a digest of everything but the journal."""

import subprocess
import sys
from pathlib import Path

from game.engine.flow import Begin, each, waiting
from game.engine.play import options, take
from game.engine.seats import Seat, all_seats, clockwise, left_of, others
from game.engine.table import PhaseBegan, clone, digest
from tests.engine.toy import TOY, AskBid, AskPlay, HarvestCame, NextRound


def test_emit_applies_and_journals() -> None:
    table = clone(TOY.open(2, 1))
    before = digest(table)
    table.emit(HarvestCame((1, 0, 0)))
    assert table.journal == [HarvestCame((1, 0, 0))]
    assert digest(table) != before


def test_steps_happen_in_the_order_they_are_named_before_what_waits() -> None:
    table = clone(TOY.open(2, 1))
    table.agenda[:] = [NextRound(2)]
    table.then(Begin("bidding"), AskBid(Seat(0)))
    assert table.agenda == [NextRound(2), AskBid(Seat(0)), Begin("bidding")]


def test_the_digest_ignores_the_journal_and_sees_the_rest() -> None:
    table = TOY.open(2, 1)
    assert digest(table) == digest(clone(table))
    for field in ("phase", "rounds", "high"):
        other = clone(table)
        setattr(other, field, "x" if field == "phase" else 99)
        assert digest(other) != digest(table)
    lucky = clone(table)
    lucky.chance.bits()
    assert digest(lucky) != digest(table)
    asked = clone(table)
    asked.agenda.pop()
    assert digest(asked) != digest(table)


def test_the_digest_is_the_same_in_every_process() -> None:
    program = "from game.engine.table import digest; from tests.engine.toy import TOY; print(digest(TOY.open(3, 9)))"
    root = Path(__file__).parents[2]
    found = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=root,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(root)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert found == {digest(TOY.open(3, 9))}


def test_a_phase_begins_once() -> None:
    table = clone(TOY.open(2, 1))
    assert table.phase == "bidding"
    Begin("bidding").run(table)
    assert table.journal == []
    Begin("playing").run(table)
    assert table.journal == [PhaseBegan("playing")]
    assert table.phase == "playing"


def test_waiting_looks_through_the_agenda() -> None:
    table = TOY.open(2, 1)
    assert waiting(table, AskPlay)
    assert not waiting(table, HarvestCame)


def test_seats_go_round_clockwise() -> None:
    assert all_seats(3) == (0, 1, 2)
    assert clockwise(Seat(2), 4) == (2, 3, 0, 1)
    assert left_of(Seat(3), 4) == 0
    assert list(others(Seat(1), 3)) == [2, 0]
    assert each(clockwise(Seat(1), 2), AskBid) == [AskBid(Seat(1)), AskBid(Seat(0))]


def test_a_bid_list_is_a_slice_of_one_tuple() -> None:
    table = TOY.open(2, 1, {"coins": 100})
    first = options(table)
    assert len(first) >= 100
    take(table, first[40])
    assert options(table)[1] is first[41]
