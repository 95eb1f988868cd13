"""Scores: two a princess, three for the goal's skills; they rank everybody and may break ties (chapter 8, A28, A31)."""

from game.emira.rules.goals import covers
from game.emira.rules.table import EmiraTable, Household
from game.emira.rules.values import appearance, status
from game.engine.ruleset import Line, Sheet
from game.engine.seats import Seat

PRINCESS_POINTS, GOAL_POINTS = 2, 3
WIN_POINTS = 30
"""A line of its own that puts winners before everybody else; more than any household can score."""


def scores(table: EmiraTable) -> tuple[Sheet, ...]:
    """One sheet a seat, as if the game ended now; on a view goals that lie face down count as not covered."""
    standings = [_standing(table, Seat(seat)) for seat in range(table.terms.seats)]
    return tuple(_sheet(table, Seat(seat), 1 + _beaten(standings, seat)) for seat in range(table.terms.seats))


def _points(household: Household) -> tuple[int, int]:
    goal = household.goal
    covered = goal is not None and covers(goal, household.princesses)
    return PRINCESS_POINTS * len(household.princesses), GOAL_POINTS * covered


def achievements(household: Household) -> int:
    """Appearance, status, sections, camels and the palace disc, in half points (ruling A32)."""
    return 2 * (appearance(household) + status(household) + household.sections + household.camels) + household.track


def _standing(table: EmiraTable, seat: Seat) -> tuple[int, ...]:
    """Who wins comes first; winners share the place unless the score is to part them (R36)."""
    household = table.households[seat]
    if seat in table.winners and not (table.terms.advanced or table.terms.score_tie_break):
        return (1,)
    return seat in table.winners, sum(_points(household)), achievements(household), household.gold


def _beaten(standings: list[tuple[int, ...]], seat: int) -> int:
    return sum(other > standings[seat] for other in standings)


def _sheet(table: EmiraTable, seat: Seat, place: int) -> Sheet:
    household = table.households[seat]
    princesses, goal = _points(household)
    lines = [Line("princesses", princesses), Line("goal", goal)]
    if seat in table.winners:
        lines.append(Line("win", WIN_POINTS))
    return Sheet(
        seat,
        lines=tuple(lines),
        total=sum(line.points for line in lines),
        place=place,
        ties=(achievements(household), household.gold),
        notes=(
            Line("appearance", appearance(household)),
            Line("status_points", status(household)),
            Line("sections", household.sections),
            Line("camels", household.camels),
            Line("palace_track", household.track),
            Line("gold", household.gold),
        ),
    )
