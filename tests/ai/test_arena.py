"""The arena: the same games on any number of cores, fair chairs, honest intervals."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.ai import arena
from game.ai.arena import Meeting, Played, count, meet, play, seating, standings, wilson
from game.ai.bot import Bot
from game.ai.levels import make
from game.ai.search import Searcher
from game.engine.chronicle import load, parse
from game.engine.play import finished
from game.engine.ruleset import Ruleset
from tests.engine.toy import TOY

ROOT = Path(__file__).parents[2]
MEETING = Meeting(TOY, ("greedy", "lucky", "lucky"), 1, {})


def test_the_games_do_not_depend_on_the_number_of_workers() -> None:
    alone, together = list(meet(MEETING, 9, jobs=1)), list(meet(MEETING, 9, jobs=2))
    assert alone == together
    assert [played.number for played in together] == list(range(9))


def test_another_seed_is_another_meeting() -> None:
    assert list(meet(MEETING, 3, jobs=1)) != list(meet(replace(MEETING, seed=2), 3, jobs=1))


def test_every_bot_sits_once_on_every_chair_of_the_same_deal() -> None:
    assert [seating(3, number) for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    kept = replace(MEETING, keep=True)
    deals = [parse(play(kept, number).chronicle).seed for number in range(6)]
    assert len(set(deals[:3])) == len(set(deals[3:])) == 1
    assert deals[0] != deals[3]


def test_the_luck_of_the_bots_is_new_in_each_game_of_a_deal() -> None:
    same = replace(MEETING, bots=("lucky",) * 3, keep=True)
    courses = {tuple(parse(play(same, number).chronicle).choices) for number in range(3)}
    assert len(courses) == 3


def test_a_kept_chronicle_reproduces_its_game() -> None:
    played = play(replace(MEETING, keep=True, variant={"pace": "brisk"}), 4)
    chronicle = parse(played.chronicle)
    assert [sitter.who for sitter in chronicle.sitters] == [
        MEETING.bots[played.chairs.index(seat)] for seat in range(3)
    ]
    assert chronicle.variant["pace"] == "brisk"
    table = load(TOY, chronicle)
    assert finished(table)
    assert len(chronicle.choices) == played.decisions
    assert tuple(TOY.scores(table)[chair].total for chair in played.chairs) == played.totals


def test_the_scale_multiplies_every_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    scales: list[float] = []

    def noted(name: str, ruleset: Ruleset, seed: int, scale: float) -> Bot:
        scales.append(scale)
        return make(name, ruleset, seed, scale)

    monkeypatch.setattr(arena, "make", noted)
    play(replace(MEETING, scale=0.1), 0)
    assert scales == [0.1] * 3
    searcher = make("master:400", TOY, 1, 0.1)
    assert isinstance(searcher, Searcher)
    assert searcher.planner.craft.budget == 40


def test_a_game_not_asked_for_is_not_kept() -> None:
    assert play(MEETING, 0).chronicle == ""
    assert play(MEETING, 0).told == Counter()


def test_what_happened_is_counted_by_bot() -> None:
    played = play(replace(MEETING, tell=True), 0)
    assert played.told["=coins", 0] + played.told["=cards", 0] == played.totals[0]
    assert sum(played.told["card-played", bot] for bot in range(3)) > 0


def test_a_shared_first_place_is_a_fraction_of_a_win() -> None:
    standing = standings(("a", "b", "c"))
    count(standing, Played(0, True, 9, (0, 1, 2), (5, 5, 1), (1, 1, 3)))
    count(standing, Played(1, True, 9, (1, 2, 0), (7, 2, 3), (1, 3, 2)))
    assert [bot.wins for bot in standing] == [1.5, 0.5, 0.0]
    assert [bot.share for bot in standing] == [0.75, 0.25, 0.0]
    assert standing[0].mean_score == 6.0
    assert standing[2].mean_rank == 2.5


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (95, 200, 0.4069, 0.5441)],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_played_is_nothing_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    [bot] = standings(("a",))
    assert (bot.share, bot.mean_score, bot.mean_rank) == (0.0, 0.0, 0.0)


def test_a_meeting_can_be_left_early() -> None:
    games = meet(MEETING, 10_000, jobs=2)
    assert next(games).number == 0
    games.close()  # type: ignore[attr-defined]  # it is a generator


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is of Linux")
def test_no_worker_outlives_an_arena_that_is_killed() -> None:
    words = [sys.executable, "-m", "game", "arena", "crown", "lucky,lucky", "-n", "100000", "--jobs", "2"]
    arena = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    children = Path(f"/proc/{arena.pid}/task/{arena.pid}/children")
    _wait_until(lambda: len(_workers(children.read_text().split())) == 2)
    workers = _workers(children.read_text().split())
    arena.kill()
    arena.wait()
    _wait_until(lambda: not _workers(workers))


def _workers(numbers: list[str]) -> list[str]:
    """Those of the processes that live and play games."""
    found = []
    for number in numbers:
        try:
            words = Path(f"/proc/{number}/cmdline").read_bytes()
        except OSError:
            continue
        if b"spawn_main" in words:
            found.append(number)
    return found


def _wait_until(true: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_DECISIONS", 5)
    stuck = play(replace(MEETING, keep=True), 0)
    assert not stuck.finished
    assert stuck.decisions == 5
    assert not finished(load(TOY, parse(stuck.chronicle)))
