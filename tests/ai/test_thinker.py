"""The thinker: the same answer wherever a bot thinks; the game goes on whatever becomes of a bot or a worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Pipe
from pathlib import Path

import pytest

from game.ai import thinker as thinking
from game.ai.bot import Bot, Thought, think_through
from game.ai.levels import make as make_level
from game.ai.thinker import Thinker
from game.ai.workers import Called, Desk, Question, Word, Workers
from game.engine.play import asked, options, take
from game.engine.record import Choice, Pass
from game.engine.step import Ask
from game.engine.table import Table, View
from game.shelf import find
from tests.ai import fakes

CROWN = find("crown")
PATIENCE = 30.0


@pytest.fixture(scope="module")
def pair() -> Iterator[Workers]:
    """Two workers for all tests that do them no harm."""
    workers = hired(2)
    yield workers
    workers.close()


@pytest.fixture
def single() -> Iterator[Workers]:
    """One worker for a test that may cost its life."""
    workers = hired(1)
    yield workers
    workers.close()


def hired(count: int) -> Workers:
    workers = Workers(count)
    while not workers.ready:
        workers.hire()
    return workers


def table() -> Table:
    return CROWN.open(3, 5)


def fake(fault: str) -> Called:
    return Called(fault, CROWN, 1, fakes.make)


def put(thinker: Thinker, called: Called, position: Table) -> View:
    """Ask the bot what is asked on the table."""
    ask = asked(position)
    assert ask is not None
    view = CROWN.conceal(position, ask.seat)
    thinker.start(called, view, ask)
    return view


def answer(thinker: Thinker) -> Choice:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        choice = thinker.step()
        if choice is not None:
            return choice
    raise AssertionError("no answer came")


def course(workers: Workers | None, decisions: int = 14) -> list[str]:
    """What searching bots play from the deal."""
    thinker, position, played = Thinker(workers), table(), []
    for _ in range(decisions):
        ask = asked(position)
        assert ask is not None
        put(thinker, Called("adept/blocker:60", CROWN, 40 + ask.seat), position)
        choice = answer(thinker)
        played.append(str(choice))
        take(position, choice)
        position.journal.clear()
    return played


@pytest.fixture(scope="module")
def here() -> list[str]:
    """What they play without workers."""
    return course(None)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_answers_are_the_same_with_any_number_of_workers_and_with_none(count: int, here: list[str]) -> None:
    workers = hired(count)
    try:
        assert course(workers) == here
        assert not workers.lost
    finally:
        workers.close()


def test_without_workers_a_search_is_the_one_the_bot_does_by_itself(here: list[str]) -> None:
    bot, position = {seat: make_level("adept/blocker:60", CROWN, 40 + seat) for seat in range(3)}, table()
    for played in here:
        ask = asked(position)
        assert ask is not None
        choice = think_through(bot[ask.seat].think(CROWN.conceal(position, ask.seat), ask))
        assert str(choice) == played
        take(position, choice)
        position.journal.clear()


def test_a_dropped_answer_is_never_heard_and_does_not_mix_with_the_next(pair: Workers) -> None:
    thinker, position = Thinker(pair), table()
    put(thinker, fake("good"), position)
    thinker.step()
    time.sleep(0.3)
    thinker.drop()
    assert thinker.step() is None
    assert not thinker.busy
    last = options(position)[-1]
    take(position, last)
    view = put(thinker, fake("good"), position)
    assert answer(thinker) == options(view)[-1]


def test_a_bot_that_was_dropped_in_mid_thought_thinks_afresh(pair: Workers, here: list[str]) -> None:
    for workers in (pair, None):
        thinker, position = Thinker(workers), table()
        ask = asked(position)
        assert ask is not None
        called = Called("adept/blocker:60", CROWN, 40 + ask.seat)
        for _ in range(3):
            put(thinker, called, position)
            thinker.step(0.001)
            thinker.drop()
        put(thinker, called, position)
        assert str(answer(thinker)) == here[0]


@pytest.mark.parametrize("in_workers", [True, False])
def test_a_bot_keeps_its_trees_until_a_question_is_dropped(pair: Workers, in_workers: bool) -> None:
    thinker, times = Thinker(pair if in_workers else None), []
    pair.forget()
    for dropped in (False, False, True, False):
        if dropped:
            put(thinker, fake("good"), table())
            thinker.drop()
        put(thinker, fake("good"), table())
        answer(thinker)
        times.append(thinker.weighed[0].visits)
    assert times == [1, 2, 1, 2]


@pytest.mark.parametrize("in_workers", [True, False])
def test_move_now_takes_the_best_found_so_far(pair: Workers, in_workers: bool) -> None:
    thinker = Thinker(pair if in_workers else None)
    view = put(thinker, fake("endless"), table())
    until = time.monotonic() + 0.3
    while time.monotonic() < until:
        assert thinker.step() is None
    thinker.move_now()
    assert answer(thinker) == options(view)[-1]
    assert thinker.weighed, "what was weighed is known"


@pytest.mark.parametrize("in_workers", [True, False])
def test_move_now_before_anything_is_found_is_a_plausible_choice(pair: Workers, in_workers: bool) -> None:
    thinker = Thinker(pair if in_workers else None)
    view = put(thinker, fake("blank"), table())
    thinker.step()
    thinker.move_now()
    assert answer(thinker) == CROWN.insight.plausible(view)[0]
    assert not pair.lost


def test_move_now_before_the_workers_have_come_is_a_plausible_choice() -> None:
    thinker = Thinker(Workers(2))
    view = put(thinker, fake("good"), table())
    thinker.move_now()
    assert answer(thinker) == CROWN.insight.plausible(view)[0]


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "dies by itself"])
def test_when_a_worker_dies_the_bot_thinks_on_between_frames(
    single: Workers, killed: bool, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker(single)
    view = put(thinker, fake("busy" if killed else "dying"), table())
    thinker.step()
    if killed:
        pid = single.hired[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    assert answer(thinker) == options(view)[-1]
    assert single.lost
    assert "a worker has died" in caplog.text
    view = put(thinker, fake("good"), table())
    assert answer(thinker) == options(view)[-1]
    single.forget()
    single.hire()
    assert single.ready, "another evening, another worker"


def test_a_worker_that_does_not_answer_is_given_up(
    single: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.3)
    monkeypatch.setattr(thinking, "GRACE", 0.2)
    thinker = Thinker(single)
    view = put(thinker, fake("deaf"), table())
    assert answer(thinker) == CROWN.insight.plausible(view)[0]
    assert "does not answer" in caplog.text
    assert not single.hired


def test_whoever_thinks_too_long_has_to_say_what_is_found(monkeypatch: pytest.MonkeyPatch, pair: Workers) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.2)
    for workers in (pair, None):
        thinker = Thinker(workers)
        view = put(thinker, fake("endless"), table())
        assert answer(thinker) == options(view)[-1]
    assert not pair.lost


def test_a_new_evening_begins_with_fresh_trees(pair: Workers, here: list[str]) -> None:
    for _ in range(2):
        pair.forget()
        assert course(pair, 4) == here[:4]


PARENT = """
import sys, time
from game.ai.workers import Workers
if __name__ == "__main__":
    workers = Workers(2)
    while not workers.ready:
        workers.hire()
    print(*[worker.pid for worker in workers.hired], flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kill -9 is of Unix")
def test_workers_end_when_the_program_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    root = Path(thinking.__file__).parents[2]
    parent = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(root)}
    )
    assert parent.stdout is not None
    with parent.stdout:
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        parent.kill()
        parent.wait()
        until = time.monotonic() + PATIENCE
        while any(alive(pid) for pid in pids) and time.monotonic() < until:
            time.sleep(0.05)
    assert len(pids) == 2
    assert not [pid for pid in pids if alive(pid)]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not (state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z")


def test_a_worker_loads_nothing_that_draws() -> None:
    code = "import sys, game.ai.workers, game.shelf; sys.exit('pygame' in sys.modules or 'numpy' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", code], cwd=Path(thinking.__file__).parents[2], check=False).returncode
        == 0
    )


# -- at a worker's desk


def test_a_word_that_comes_too_late_changes_nothing() -> None:
    ours, theirs = Pipe()
    desk, position = Desk(theirs), table()
    ask = asked(position)
    assert ask is not None
    for number in (1, 2):
        desk.hear(Question(number, fake("good"), CROWN.conceal(position, ask.seat), ask, (0, 2)))
        desk.hear(Word.ENOUGH)
        said = [ours.recv() for _ in range(2)]
        assert [(count, share) for count, share, _ in said] == [(number, 0), (number, 2)]
    assert not ours.poll()


# -- bots that do not search


class Failing:
    def think(self, view: View, ask: Ask) -> Thought:
        yield
        raise RuntimeError("lost my head")


class Cheating:
    def think(self, view: View, ask: Ask) -> Thought:
        yield
        return Pass()


class Endless:
    def think(self, view: View, ask: Ask) -> Thought:
        while True:
            yield


def called(kind: Callable[[], Bot]) -> Called:
    return Called("odd", CROWN, 1, lambda who, ruleset, seed: kind())


def seconds() -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += 0.5


@pytest.mark.parametrize("kind", [Failing, Cheating, Endless])
def test_a_bot_that_fails_cheats_or_never_ends_is_answered_for(kind: Callable[[], Bot]) -> None:
    clock = seconds()
    thinker = Thinker(None, lambda: next(clock))
    view = put(thinker, called(kind), table())
    assert answer(thinker) == CROWN.insight.plausible(view)[0]
    assert not thinker.busy


def test_a_dropped_thought_never_answers() -> None:
    thinker = Thinker()
    put(thinker, called(Cheating), table())
    thinker.drop()
    assert thinker.step(1.0) is None
