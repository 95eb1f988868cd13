"""``caravanserai arena BOX --round-robin A,B,C``: every level against every other, and one Elo for each."""

import sys
import time
from argparse import Namespace

import msgspec
from rich.table import Table

from game.ai.arena import Meeting
from game.ai.elo import Rating, Ratings
from game.ai.round_robin import pairings
from game.commands import setup
from game.commands.paper import paper
from game.commands.refusal import Refusal
from game.commands.series import SEED, played, tell_stopped

GAMES, SEATS = 100, 4


def main(wishes: Namespace) -> int:
    """Play the meetings, as many games of each, and rate the levels by all of them."""
    names, meetings = _meetings(wishes)
    ratings, finished, start = Ratings(names), 0, time.perf_counter()
    games, seats = wishes.games or GAMES, len(meetings[0].bots)
    plan = f"round-robin {','.join(names)} at {seats} seats, scale {wishes.budget_scale:g}"
    try:
        for which, game in played(meetings, [games] * len(meetings), plan, wishes.keep_results, wishes.jobs):
            if game.finished:
                finished += 1
                ratings.enter(game.number // seats, meetings[which].bots, game.places)
    except KeyboardInterrupt:
        tell_stopped(finished)
        if not (finished or wishes.json):
            return 1
    rated = sorted(ratings.rate(), key=lambda rating: -rating.elo)
    if wishes.json:
        result = {
            "box": wishes.box,
            "seats": seats,
            "games": finished,
            "seconds": round(time.perf_counter() - start, 3),
            "levels": [_plain(rating) for rating in rated],
        }
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    else:
        _show(rated, finished)
    return 0 if finished == games * len(meetings) else 1


def _meetings(wishes: Namespace) -> tuple[tuple[str, ...], tuple[Meeting, ...]]:
    ruleset, names = setup.box(wishes.box), setup.bots(wishes.round_robin)
    if len(set(names)) != len(names) or len(names) < 2:
        raise Refusal("A round-robin needs two or more different bots.")
    seats = wishes.seats or SEATS
    if seats < 2:
        raise Refusal("A round-robin needs at least two seats.")
    variant = setup.variant(ruleset, wishes)
    setup.dealt(ruleset, seats, variant)
    seed = SEED if wishes.seed is None else wishes.seed
    return names, pairings(ruleset, names, seats, seed, variant, wishes.budget_scale)


def _plain(rating: Rating) -> dict[str, object]:
    return {
        "level": rating.name,
        "elo": round(rating.elo, 1),
        "low": round(rating.low, 1),
        "high": round(rating.high, 1),
    }


def _show(rated: list[Rating], games: int) -> None:
    grid = Table("level", "Elo", "95 %", title=f"Elo after {games} games", title_justify="left")
    for rating in rated:
        grid.add_row(rating.name, f"{rating.elo:.0f}", f"{rating.low:.0f} – {rating.high:.0f}")
    paper().print(grid)
