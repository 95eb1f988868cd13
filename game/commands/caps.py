"""``caravanserai arena BOX --caps``: whether any level ever gives away more than its cap, by the top level's values."""

import math
import sys
from argparse import Namespace
from functools import partial

import msgspec
from rich.table import Table

from game.ai.arena import spread
from game.ai.caps import Judged, judged
from game.ai.fairness import choices_to_make, positions
from game.ai.levels import OFFERED, find, make
from game.commands import setup
from game.commands.paper import paper
from game.commands.series import SEED, watched
from game.engine.ruleset import Ruleset

POSITIONS = 200


class Losses(msgspec.Struct):
    """What a level gave away, in expected share of the win; ``worst_at`` is the number of a position."""

    level: str
    cap: float
    positions: int
    mean: float
    percentile_95: float
    worst: float
    worst_at: int
    worst_choice: str
    unweighed: int
    within: bool


def main(wishes: Namespace) -> int:
    """Judge the levels at many positions; 1 when one of them gave away more than its cap."""
    ruleset, seed = setup.box(wishes.box), SEED if wishes.seed is None else wishes.seed
    count = wishes.games or POSITIONS
    found = positions(
        ruleset, count, seed, OFFERED, partial(make, ruleset=ruleset, scale=wishes.budget_scale), choices_to_make
    )
    judgements: list[Judged] = []
    for judgement in watched(
        spread(partial(judged, ruleset, seed, wishes.budget_scale), found, wishes.jobs), count, "positions"
    ):
        judgements += judgement
    losses = [_losses(ruleset, level, [one for one in judgements if one.level == level]) for level in OFFERED]
    if wishes.json:
        sys.stdout.write(msgspec.json.encode(losses).decode() + "\n")
    else:
        _show(losses)
    return 0 if all(one.within for one in losses) else 1


def _losses(ruleset: Ruleset, level: str, judgements: list[Judged]) -> Losses:
    cap = find(level).level.craft(ruleset.slug).cap
    weighed = sorted((one.loss, one.position, one.choice) for one in judgements if one.loss is not None)
    worst, at, choice = weighed[-1] if weighed else (0.0, 0, "")
    return Losses(
        level,
        cap,
        len(judgements),
        round(sum(loss for loss, _, _ in weighed) / max(1, len(weighed)), 4),
        round(weighed[math.ceil(0.95 * len(weighed)) - 1][0], 4) if weighed else 0.0,
        round(worst, 4),
        at,
        choice,
        len(judgements) - len(weighed),
        bool(weighed) and len(weighed) == len(judgements) and worst <= cap,
    )


def _show(losses: list[Losses]) -> None:
    title = "What a choice gives away, in expected share of the win"
    grid = Table("level", "positions", "mean", "95 % below", "worst", "worst at", "cap", "within", title=title)
    for one in losses:
        figures = (f"{figure:.4f}" for figure in (one.mean, one.percentile_95, one.worst))
        grid.add_row(
            one.level, str(one.positions), *figures, str(one.worst_at), f"{one.cap:.2f}", "yes" if one.within else "no"
        )
    paper().print(grid)
    unweighed = sum(one.unweighed for one in losses)
    if unweighed:
        paper().print(f"{unweighed} choices were never weighed by the top level.")
