"""Goals and skills: matching dual skills against brute force, and what is known of other goals (checklist 13)."""

from itertools import permutations, product

import pytest

from game.emira.rules.board import Skill
from game.emira.rules.cards import GOAL_ROWS, GOALS, PRINCESS_ROWS, Goal, Princess
from game.emira.rules.goals import covers, fulfilment, goals_won_with, missing, possible_goals
from game.engine.chance import Chance
from tests.emira.tables import home, live, own, ready

HOUSEHOLDS = 10_000
DUALS = (Princess.NOOR, Princess.HIND, Princess.JANAN, Princess.XENIA)


def by_hand(goal: Goal, princesses: tuple[Princess, ...]) -> int:
    """Skills left open at best: every way, every order of handing princesses to open places."""
    least = 99
    for way in GOAL_ROWS[goal].ways:
        places = [skill for skill in Skill for _ in range(way[skill])]
        least = min(least, len(places) - _most(places, princesses))
    return least


def _most(places: list[Skill], princesses: tuple[Princess, ...]) -> int:
    """The most places that can be filled, by augmenting paths."""
    taken: dict[int, int] = {}

    def find(place: int, seen: set[int]) -> bool:
        for at, princess in enumerate(princesses):
            if places[place] in PRINCESS_ROWS[princess].skills and at not in seen:
                seen.add(at)
                if at not in taken or find(taken[at], seen):
                    taken[at] = place
                    return True
        return False

    return sum(find(place, set()) for place in range(len(places)))


def test_checklist_13_matching_equals_another_algorithm_on_many_random_households() -> None:
    chance = Chance(13)
    for _ in range(HOUSEHOLDS):
        princesses = tuple(chance.shuffled(list(Princess))[: chance.below(9)])
        for goal in (chance.pick(GOALS), chance.pick(GOALS)):
            left = by_hand(goal, princesses)
            assert missing(goal, princesses) == left
            assert covers(goal, princesses) == (left == 0)


@pytest.mark.parametrize("goal", GOALS)
def test_checklist_13_matching_equals_brute_force_with_all_dual_princesses(goal: Goal) -> None:
    chance = Chance(int(goal))
    for _ in range(8):
        others = [princess for princess in Princess if princess not in DUALS]
        princesses = (*DUALS, *chance.shuffled(others)[:2])
        best = 99
        for skills in product(*(PRINCESS_ROWS[princess].skills or (None,) for princess in princesses)):
            for way in GOAL_ROWS[goal].ways:
                best = min(best, sum(max(0, way[skill] - skills.count(skill)) for skill in Skill))
        assert missing(goal, princesses) == best


def test_r35_each_princess_fills_one_place_only() -> None:
    assert not covers(Goal.FIVE_1, (Princess.NOOR, Princess.HIND))
    assert covers(Goal.FIVE_1, (Princess.NOOR, Princess.JANAN, Princess.THARA))
    assert covers(Goal.FIVE_5, (Princess.NOOR, Princess.XENIA, Princess.HIND))


def test_the_best_assignment_says_who_fills_what_and_what_is_missing() -> None:
    found = fulfilment(Goal.FOUR_1, (Princess.NOOR, Princess.HALIMAH, Princess.HIND, Princess.SIDI_SULEIMAN))
    assert dict(found.filled) == {
        Princess.NOOR: Skill.INTELLIGENCE,
        Princess.HALIMAH: Skill.HOUSEKEEPING,
        Princess.HIND: Skill.COOKING,
    }
    assert found.missing == (Skill.ROMANCE,)


def test_the_order_of_princesses_does_not_matter() -> None:
    household = (Princess.NOOR, Princess.HIND, Princess.JANAN, Princess.THARA)
    assert {missing(goal, order) for goal in GOALS[7:8] for order in permutations(household)} == {0}


def test_goals_a_household_may_have_are_those_not_ruled_out() -> None:
    table = ready()
    live(table, 0, Princess.ALBINA, Princess.HALIMAH, Princess.ASIMA, Princess.THARA)
    assert goals_won_with(table, home(table)) == 0
    live(table, 0, Princess.ALBINA, Princess.HALIMAH, Princess.ASIMA, Princess.THARA, Princess.SALMA)
    won = goals_won_with(table, home(table))
    own(table, ruled_out=won)
    assert possible_goals(table, home(table)) == [Goal.FOUR_2, Goal.FOUR_4]
