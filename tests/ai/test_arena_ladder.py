"""The ladder asks for what it says at every number of seats, and its page is written, never typed."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.ai.arena import Played
from game.ai.ladder import STEPS, Climb, Rung, rungs
from game.ai.levels import OFFERED
from game.ai.round_robin import pairings
from game.commands import ladder_page
from game.commands.refusal import Refusal
from game.shelf import SHELF, find
from tests.engine.toy import TOY

DUEL = Rung("adept", (("adept", "novice"),), 4, 0.65)


def game(number: int, *places: int) -> Played:
    return Played(number, True, 9, tuple(range(len(places))), (0,) * len(places), places)


def climbed(rung: Rung, *games: tuple[int, ...]) -> Climb:
    climb = Climb(rung, 0.1)
    for number, places in enumerate(games):
        climb.enter(0, game(number, *places))
    return climb


@pytest.mark.parametrize(("slug", "smallest"), [("crown", 2), ("alrashid", 2), ("emira", 3)])
def test_every_step_is_asked_for_at_four_seats_and_at_the_fewest(slug: str, smallest: int) -> None:
    found = rungs(find(slug), 120)
    for below, level in pairwise(OFFERED):
        four, few = (rung for rung in found if rung.step == level)
        assert four.tables == ((level, below, below, below),)
        assert (four.games, four.share, four.bound) == (120, 0.45, 0.33)
        assert few.tables == ((level, *(below,) * (smallest - 1)),)
        assert (few.games, few.share) == (60, 0.65 if smallest == 2 else 0.55)
    [top] = (rung for rung in found if rung.step == "greedy")
    assert (top.tables, top.share) == ((("grandmaster", "greedy", "greedy", "greedy"),), 0.55)


@pytest.mark.parametrize("ruleset", SHELF, ids=lambda ruleset: ruleset.slug)
def test_no_number_of_seats_is_left_out(ruleset: object) -> None:
    box = next(box for box in SHELF if box is ruleset)
    found = rungs(box, 120)
    assert {rung.seats for rung in found} == set(box.seats) - {1}
    assert {rung.step for rung in found} <= set(STEPS)
    for rung in found:
        assert len(rung.tables) * rung.games >= 40
        assert all(len(bots) == rung.seats for bots in rung.tables)
        if rung.share is None:
            assert {name for bots in rung.tables for name in bots} >= set(OFFERED)


def test_a_share_is_met_when_all_games_are_played_and_both_bounds_hold() -> None:
    won, lost = (1, 2), (2, 1)
    assert climbed(DUEL, won, won, won).met is None
    assert climbed(DUEL, won, won, won, lost).met is True
    assert climbed(DUEL, won, won, lost, lost).met is False
    bound = Rung("adept", DUEL.tables, 4, 0.65, bound=0.33)
    assert climbed(bound, won, won, won, lost).met is False, "four games show nothing for sure"


def test_mean_ranks_are_met_in_the_order_of_the_ladder() -> None:
    rung = Rung("ranks", (OFFERED,), 2)
    assert climbed(rung, (4, 3, 2, 1), (4, 3, 1, 2)).met is False
    assert climbed(rung, (4, 3, 2, 1), (3, 4, 2, 1)).met is False
    assert climbed(rung, (4, 3, 2, 1), (4, 2, 3, 1)).met is False, "a tie is no order"
    assert climbed(rung, (4, 3, 2, 1), (4, 2, 3, 1), (3, 4, 2, 1)).met is True


def test_the_page_keeps_what_stands_around_it_and_the_rows_of_others(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{ladder_page.BEGIN}\n{ladder_page.END}\nafter\n", encoding="utf-8")
    emira, crown = find("emira"), find("crown")
    three = Rung("adept", (("adept", "novice", "novice"),), 1, 0.55)
    ladder_page.write(str(page), emira, [climbed(three, (1, 2, 3))])
    ladder_page.write(str(page), crown, [climbed(DUEL, (2, 1))])
    ladder_page.write(str(page), crown, [climbed(DUEL, (1, 2), (1, 2), (1, 2), (2, 1))])
    lines = page.read_text(encoding="utf-8").splitlines()
    assert (lines[0], lines[-1]) == ("before", "after")
    rows = [line for line in lines if line.startswith("| ")][2:]
    assert rows == [
        "| Crown of Emara | 2 | adept against novice | × 0.1 | 4 | 75.0% | 30.1% – 95.4% | ≥ 65% | yes |",
        "| Emira | 3 | adept against two novice | × 0.1 | 1 | 100.0% | 20.7% – 100.0% | ≥ 55% | yes |",
    ]


def test_mean_ranks_stand_on_the_page_best_first(tmp_path: Path) -> None:
    page, alrashid = tmp_path / "page.md", find("alrashid")
    [rung] = (rung for rung in rungs(alrashid, 3) if rung.seats == 5)
    for _ in range(2):
        ladder_page.write(str(page), alrashid, [climbed(rung, (4, 3, 2, 1, 5))])
    [row] = page.read_text(encoding="utf-8").splitlines()[3:-1]
    cells = [cell.strip() for cell in row.split("|")][1:-1]
    assert cells[2:5] == ["all levels and greedy, mean ranks", "× 0.1", "1"]
    assert cells[5] == "grandmaster 1.00, master 2.00, adept 3.00, novice 4.00"
    assert cells[6:] == ["", "in this order", "yes"]


def test_a_page_without_a_place_for_it_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing\n", encoding="utf-8")
    with pytest.raises(Refusal, match="has no place for the ladder"):
        ladder_page.check(str(page))


def test_readme_has_a_place_for_it() -> None:
    ladder_page.check(str(Path(__file__).parents[2] / "README.md"))


def test_in_a_round_robin_each_is_once_alone_against_each_other_on_the_same_deals() -> None:
    found = pairings(TOY, ("a", "b", "c"), 3, 5, {}, 0.1)
    assert [meeting.bots for meeting in found] == [
        (one, other, other) for one in "abc" for other in "abc" if one != other
    ]
    assert {(meeting.seed, meeting.scale) for meeting in found} == {(5, 0.1)}
    assert [meeting.bots for meeting in pairings(TOY, ("a", "b", "c"), 2, 5, {}, 1)] == [
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
    ]
