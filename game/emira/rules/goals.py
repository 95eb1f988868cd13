"""Goals: which skills a household covers, each princess with one of hers (R34, R35)."""

from functools import lru_cache
from itertools import product

from game.emira.rules.board import SKILLS, Skill
from game.emira.rules.cards import GOAL_ROWS, GOALS_FOR, PRINCESS_ROWS, Goal, Princess
from game.emira.rules.table import EmiraTable, Household
from game.engine.record import Record

REMEMBERED = 1 << 16


class Fulfilment(Record, frozen=True):
    """The best way to fill a goal: who fills which skill, and which skills are still missing."""

    filled: tuple[tuple[Princess, Skill], ...]
    missing: tuple[Skill, ...]


@lru_cache(REMEMBERED)
def fulfilment(goal: Goal, princesses: tuple[Princess, ...]) -> Fulfilment:
    """The assignment of skills that leaves fewest open; of equal ones the first by way and by skills."""
    duals = [princess for princess in princesses if len(PRINCESS_ROWS[princess].skills) > 1]
    found = [
        _filled(way, princesses, dict(zip(duals, skills, strict=True)))
        for way in GOAL_ROWS[goal].ways
        for skills in product(*(PRINCESS_ROWS[princess].skills for princess in duals))
    ]
    return min(found, key=lambda one: len(one.missing))


def _filled(way: tuple[int, ...], princesses: tuple[Princess, ...], chosen: dict[Princess, Skill]) -> Fulfilment:
    """One way filled when those with two skills use the chosen one."""
    open_ = list(way)
    filled: list[tuple[Princess, Skill]] = []
    for princess in princesses:
        for skill in (chosen[princess],) if princess in chosen else PRINCESS_ROWS[princess].skills:
            if open_[skill]:
                open_[skill] -= 1
                filled.append((princess, skill))
    return Fulfilment(tuple(filled), tuple(skill for skill in SKILLS for _ in range(open_[skill])))


def missing(goal: Goal, princesses: tuple[Princess, ...]) -> int:
    """How many skills of the goal are still open at best."""
    return len(fulfilment(goal, princesses).missing)


def covers(goal: Goal, princesses: tuple[Princess, ...]) -> bool:
    """Whether the princesses cover all skills of the goal."""
    return not fulfilment(goal, princesses).missing


def fulfils(table: EmiraTable, household: Household, goal: Goal) -> bool:
    """Whether the household would win with this goal."""
    count = len(household.princesses)
    return count >= table.terms.most or (count >= table.terms.least and covers(goal, household.princesses))


def goals_won_with(table: EmiraTable, household: Household) -> int:
    """The goals, as bits, with which the household would win by its skills."""
    if len(household.princesses) < table.terms.least:
        return 0
    return sum(1 << goal for goal in GOALS_FOR[table.terms.seats] if covers(goal, household.princesses))


def possible_goals(table: EmiraTable, household: Household) -> list[Goal]:
    """The goals the household may have, as far as everybody knows."""
    return [goal for goal in GOALS_FOR[table.terms.seats] if not household.ruled_out >> goal & 1]
