"""Learn how strong a position is: weights for the features of a box, from games that bots played.

    python build/train.py BOX [--games FOLDER ...] [--played BOT=DEALS ...] [--curve]

The games are chronicles that ``caravanserai arena BOX … --keep FOLDER`` wrote, or are played on the spot at every
number of seats, by ``reflexes`` or by a bot without its search, each seat erring in its own measure. Of each game a
quarter of the positions is taken in which the turn to choose has passed on. The weights make the softmax over the
strengths of the seats as close as can be to what the finished game was worth to each (``ai/expectation.shares``), by
Newton's method with a ridge; the games of one deal in ten are kept out and only judged. Writes
``game/BOX/rules/weights.py``.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.ai.bot import think_through
from game.ai.expectation import shares
from game.ai.levels import make
from game.engine.chance import Chance
from game.engine.chronicle import ENDING, parse
from game.engine.play import asked, read, take
from game.engine.record import Choice
from game.engine.ruleset import Ruleset
from game.engine.seats import Seat, all_seats
from game.engine.step import Ask
from game.engine.table import Table, View
from game.shelf import find

Matrix = NDArray[np.float64]
Indices = NDArray[np.int64]

RIDGE = 30.0
"""How strongly weights are drawn to zero, where features have been brought to a spread of one."""

NEWTON = 8
EVERY = 4
CURVE = (0.05, 0.1, 0.2, 0.5, 1.0)

ERRING = (0, 2, 4, 10)
PLAYED = 1_000_000
"""Between the first deals of what is played on the spot."""

HELD_OUT = 10
"""One deal in so many is judged and not learned from."""


@dataclass(frozen=True)
class Position:
    """``features`` a row a seat; ``progress`` from 0 to 1; ``shares`` what the game came to be worth to each seat."""

    deal: int
    features: Matrix
    progress: float
    shares: Matrix


@dataclass(frozen=True)
class Fit:
    """``weights`` two rows: at the beginning and at the end; the losses are nats a position above the best possible."""

    weights: Matrix
    learned: float
    held_out: float


def main() -> int:
    """Read the games, fit, and write the table."""
    wishes = _parser().parse_args()
    box = import_module(f"game.{wishes.box}.rules.features")
    paths = [path for folder in wishes.games for path in sorted(folder.glob(f"*{ENDING}"))]
    positions = _positions(partial(_replayed, wishes.box), paths)
    for number, played in enumerate(wishes.played):
        bot, _, deals = played.partition("=")
        first = PLAYED * (number + 1)
        positions += _positions(partial(_played, wishes.box, bot), range(first, first + int(deals)))
    names: tuple[str, ...] = box.NAMES
    if wishes.curve:
        _curve(positions, names)
    plain = fit(positions, [name in box.PLAIN for name in names])
    full = fit(positions, [True] * len(names))
    recipe = f"{len(positions)} positions of {len({position.deal for position in positions})} deals"
    print(recipe)
    print(f"plain: {plain.learned:.4f} learned, {plain.held_out:.4f} held out")
    print(f"full:  {full.learned:.4f} learned, {full.held_out:.4f} held out (an even guess: {_even(positions):.4f})")
    target = Path(import_module(f"game.{wishes.box}.rules").__file__ or "").with_name("weights.py")
    target.write_text(_written(names, plain.weights, full.weights, recipe), "utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("box", choices=("crown", "emira", "alrashid"))
    parser.add_argument("--games", type=Path, action="append", default=[], help="a folder of chronicles")
    parser.add_argument("--played", action="append", default=[], metavar="BOT=DEALS", help="games played on the spot")
    parser.add_argument("--curve", action="store_true", help="print how the loss falls with the number of deals")
    return parser


# Games


def _positions(play: Callable[[Any], list[Position]], games: Sequence[Any]) -> list[Position]:
    """The positions of all games, played by two processes."""
    with ProcessPoolExecutor(2) as pool:
        played = pool.map(play, games, chunksize=8)
        return [position for game in track(played, "games", len(games)) for position in game]


def _played(slug: str, bot: str, deal: int) -> list[Position]:
    """A game on the spot; each seat takes any plausible option instead in none to ten of 64 choices."""
    ruleset = find(slug)
    luck, counts = Chance(deal), [count for count in ruleset.seats if count > 1]
    seats = all_seats(counts[-1] if luck.below(2) else luck.pick(counts))
    table = ruleset.open(len(seats), deal)
    errs = [luck.pick(ERRING) for _ in seats]
    answers = [_answering(ruleset, bot, luck.fork(seat)) for seat in seats]
    found, chosen = [], asked(table)
    while (ask := asked(table)) is not None:
        if chosen and ask.seat != chosen.seat and not luck.below(EVERY):
            found.append(_counted(slug, table, seats))
        view, chosen = ruleset.conceal(table, ask.seat), ask
        errs_now = luck.below(64) < errs[ask.seat]
        take(table, luck.pick(ruleset.insight.plausible(view)) if errs_now else answers[ask.seat](view, ask))
        table.journal.clear()
    return _worth(ruleset, table, deal, found)


def _answering(ruleset: Ruleset, bot: str, luck: Chance) -> Callable[[View, Ask], Choice]:
    """Somebody who plays: reflexes, or a bot that may not search."""
    if bot == "reflexes":
        return lambda view, ask: ruleset.insight.reflex(view, luck)
    player = make(bot, ruleset, luck.bits(), 0.0)
    return lambda view, ask: think_through(player.think(view, ask))


def _counted(slug: str, table: Table, seats: Sequence[Seat]) -> tuple[Matrix, float]:
    box = import_module(f"game.{slug}.rules.features")
    return np.array([box.features(table, seat) for seat in seats], dtype=float), box.progress(table)


def _worth(ruleset: Ruleset, table: Table, deal: int, found: Sequence[tuple[Matrix, float]]) -> list[Position]:
    """What was found, with what the finished game was worth."""
    worth = np.array(shares(ruleset.scores(table), ruleset.insight.scale, ruleset.insight.par))
    return [Position(deal, features, progress, worth) for features, progress in found]


def _replayed(slug: str, path: Path) -> list[Position]:
    """About one position in EVERY of those where another seat is to choose."""
    ruleset = find(slug)
    chronicle = parse(path.read_text("utf-8"))
    seats = all_seats(len(chronicle.sitters))
    table = ruleset.open(len(seats), chronicle.seed, chronicle.variant)
    luck, chosen, found = Chance(chronicle.seed).fork(len(chronicle.course)), asked(table), []
    for choice in chronicle.choices:
        take(table, read(table, choice))
        ask = asked(table)
        if ask and chosen and ask.seat != chosen.seat and not luck.below(EVERY):
            found.append(_counted(slug, table, seats))
        chosen = ask
    return _worth(ruleset, table, chronicle.seed, found)


# Fitting


def fit(positions: Sequence[Position], used: Sequence[bool]) -> Fit:
    """The weights that explain the positions best; features not used weigh nothing."""
    known = [position for position in positions if position.deal % HELD_OUT]
    unknown = [position for position in positions if not position.deal % HELD_OUT]
    columns = np.flatnonzero(np.tile(used, 2))
    stacks = _stacks(known, columns)
    spread = np.sqrt(np.mean(np.concatenate([(rows**2).reshape(-1, len(columns)) for rows, _ in stacks]), axis=0))
    spread[spread == 0.0] = 1.0
    stacks = [(rows / spread, worth) for rows, worth in stacks]
    theta = np.zeros(len(columns))
    for _ in range(NEWTON):
        theta -= np.linalg.solve(*_slopes(stacks, theta))
    weights = np.zeros(2 * len(used))
    weights[columns] = theta / spread
    return Fit(weights.reshape(2, -1), _loss(stacks, theta), _loss(_stacks(unknown, columns), theta / spread))


def _stacks(positions: Sequence[Position], columns: Indices) -> list[tuple[Matrix, Matrix]]:
    """Rows and shares of all positions, one stack for each number of seats; early features first, then late ones."""
    stacks = []
    for seats in sorted({len(position.shares) for position in positions}):
        same = [position for position in positions if len(position.shares) == seats]
        rows = np.array(
            [np.hstack([one.features * (1 - one.progress), one.features * one.progress])[:, columns] for one in same]
        )
        stacks.append((rows, np.array([one.shares for one in same])))
    return stacks


def _chances(rows: Matrix, theta: Matrix) -> Matrix:
    strengths = rows @ theta
    odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances: Matrix = odds / odds.sum(axis=1, keepdims=True)
    return chances


def _slopes(stacks: list[tuple[Matrix, Matrix]], theta: Matrix) -> tuple[Matrix, Matrix]:
    """Second and first derivative of the loss."""
    second, first = RIDGE * np.eye(len(theta)), RIDGE * theta
    for rows, worth in stacks:
        chance = _chances(rows, theta)
        first += np.einsum("nsf,ns->f", rows, chance - worth)
        mean = np.einsum("nsf,ns->nf", rows, chance)
        flat = rows.reshape(-1, len(theta))
        second += (flat * chance.reshape(-1, 1)).T @ flat - mean.T @ mean
    return second, first


def _loss(stacks: list[tuple[Matrix, Matrix]], theta: Matrix) -> float:
    """Nats a position that the guess is worse than knowing the shares."""
    nats, positions = 0.0, 0
    for rows, worth in stacks:
        known = worth.clip(1e-12)
        nats += float((worth * (np.log(known) - np.log(_chances(rows, theta).clip(1e-12)))).sum())
        positions += len(rows)
    return nats / max(1, positions)


def _curve(positions: Sequence[Position], names: Sequence[str]) -> None:
    """How far fewer deals would have come."""
    deals = sorted({position.deal for position in positions if position.deal % HELD_OUT})
    apart = [position for position in positions if not position.deal % HELD_OUT]
    for part in CURVE:
        some = set(deals[: max(1, round(len(deals) * part))])
        found = fit([one for one in positions if one.deal in some] + apart, [True] * len(names))
        print(f"{len(some)} deals: {found.learned:.4f} learned, {found.held_out:.4f} held out")


def _even(positions: Sequence[Position]) -> float:
    """The loss of a guess that knows nothing."""
    stacks = _stacks(positions, np.arange(1))
    return _loss(stacks, np.zeros(1))


# Writing


def _written(names: Sequence[str], plain: Matrix, full: Matrix, recipe: str) -> str:
    rows = [f"    {name!r}," for name in names]
    return "\n".join(
        [
            f'"""Weights learned by build/train.py from {recipe}; do not edit, learn again."""',
            "",
            "from game.engine.insight import Weights",
            "",
            "# fmt: off",
            "NAMES = (",
            *(row.replace("'", '"') for row in rows),
            ")",
            "PLAIN = (",
            *_pairs(plain, names),
            ")",
            "FULL = (",
            *_pairs(full, names),
            ")",
            "WEIGHTS = Weights(NAMES, PLAIN, FULL)",
            "",
        ]
    )


def _pairs(weights: Matrix, names: Sequence[str]) -> list[str]:
    return [f"    ({early:.5f}, {late:.5f}),  # {name}" for name, early, late in zip(names, *weights, strict=True)]


if __name__ == "__main__":
    sys.exit(main())
