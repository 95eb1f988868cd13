"""``caravanserai arena BOX --ladder``: whether each level is better than the one below it, as a table."""

import sys
from argparse import Namespace

import msgspec
from rich.table import Table

from game.ai import ladder
from game.ai.arena import Meeting
from game.ai.ladder import Climb, Rung
from game.commands import ladder_page, setup
from game.commands.paper import paper
from game.commands.refusal import Refusal
from game.commands.series import SEED, played, tell_stopped
from game.engine.ruleset import Ruleset

GAMES = 120


def main(wishes: Namespace) -> int:
    """Play the rungs and say which are met; 1 when one is not, or not yet."""
    ruleset, rungs = _chosen(wishes)
    if wishes.markdown:
        ladder_page.check(wishes.markdown)
    climbs = [Climb(rung, wishes.budget_scale) for rung in rungs]
    try:
        _climb(wishes, ruleset, climbs)
    except KeyboardInterrupt:
        games = sum(climb.games for climb in climbs)
        tell_stopped(games)
        if not (games or wishes.json):
            return 1
    if wishes.markdown:
        ladder_page.write(wishes.markdown, ruleset, climbs)
    if wishes.json:
        sys.stdout.write(msgspec.json.encode([plain(ruleset, climb) for climb in climbs]).decode() + "\n")
    else:
        _show(ruleset, climbs)
    return 0 if all(climb.met for climb in climbs) else 1


def _chosen(wishes: Namespace) -> tuple[Ruleset, list[Rung]]:
    """The rungs asked for: one step or all but the long one, at all numbers of seats or one."""
    ruleset = setup.box(wishes.box)
    rungs = [
        rung
        for rung in ladder.rungs(ruleset, wishes.games or GAMES)
        if (rung.step == wishes.step if wishes.step else rung.step != ladder.FULL)
        and wishes.seats in (None, rung.seats)
    ]
    if not rungs:
        raise Refusal(f"The ladder of {ruleset.title} has no such step.")
    return ruleset, rungs


def _climb(wishes: Namespace, ruleset: Ruleset, climbs: list[Climb]) -> None:
    variant, seed = setup.variant(ruleset, wishes), SEED if wishes.seed is None else wishes.seed
    meetings: list[Meeting] = []
    where: list[tuple[Climb, int]] = []
    for climb in climbs:
        found = climb.meetings(ruleset, seed, variant)
        meetings += found
        where += [(climb, table) for table in range(len(found))]
    games = [climb.rung.games for climb, _ in where]
    for which, game in played(meetings, games, "ladder", wishes.keep_results, wishes.jobs):
        climb, table = where[which]
        climb.enter(table, game)


def plain(ruleset: Ruleset, climb: Climb) -> dict[str, object]:
    """A rung as the JSON says it."""
    low, high = climb.hero.interval
    return {
        "box": ruleset.slug,
        "step": climb.rung.step,
        "seats": climb.rung.seats,
        "tables": climb.rung.tables,
        "scale": climb.scale,
        "games": climb.games,
        "share": None if climb.rung.share is None else round(climb.hero.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "ranks": {} if climb.rung.share is not None else {who: round(rank, 3) for who, rank in climb.ranks.items()},
        "met": climb.met,
    }


def _show(ruleset: Ruleset, climbs: list[Climb]) -> None:
    grid = Table(title=f"The ladder of {ruleset.title}", title_justify="left")
    for column in ladder_page.COLUMNS[1:]:
        grid.add_column(column, no_wrap=column == ladder_page.COLUMNS[2])
    for climb in climbs:
        grid.add_row(*ladder_page.row_of(ruleset, climb)[1:])
    paper().print(grid)
