"""``caravanserai prove-fair``: that what a seat cannot see moves neither what its bot sees nor what it chooses.

The other half of fairness is that bots imagine evenly what they cannot see; the figures say how evenly they do.
"""

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

import msgspec
from rich.table import Column, Table

from game.ai.arena import spread
from game.ai.bot import Bot
from game.ai.evenness import Evenness, measure
from game.ai.fairness import Position, Verdict, examine, positions
from game.ai.levels import make
from game.commands import setup
from game.commands.paper import paper
from game.commands.refusal import Refusal
from game.commands.series import SEED, watched
from game.engine.chance import Chance
from game.engine.ruleset import Ruleset, Variant
from game.engine.table import Table as GameTable

PLAYERS = ("lucky", "greedy", "novice")
"""Who plays the games that the positions are from."""

MEASURED = 25
"""Positions at which dealing is measured, drawn from all of them."""
DEALS = 200
"""Worlds imagined at each of these."""


@dataclass(frozen=True)
class Trial:
    """What is tried: a level of a box, its budget multiplied by ``scale``; one seed for games, worlds and bots."""

    ruleset: Ruleset
    level: str
    seed: int
    scale: float
    variant: Variant

    def bot(self, _table: GameTable) -> Bot:
        """A fresh bot on trial; where it plays is none of its business."""
        return make(self.level, self.ruleset, self.seed, self.scale)

    def positions(self, count: int) -> Iterator[Position]:
        bots = partial(make, ruleset=self.ruleset, scale=self.scale)
        return positions(self.ruleset, count, self.seed, PLAYERS, bots, variant=self.variant)


class Proof(msgspec.Struct):
    """The result as the JSON says it; ``hiding`` positions had something hidden, or the proof would be empty."""

    box: str
    level: str
    seed: int
    positions: int
    seats: dict[int, int]
    hiding: int
    worlds: int
    differing_views: int
    differing_choices: int
    unfair: list[int]
    dealt: list[dict[str, object]]

    @property
    def holds(self) -> bool:
        return bool(self.hiding) and not self.unfair and all(row["even"] for row in self.dealt)


def main(wishes: Namespace) -> int:
    """Try the positions, measure the deals, print both; 1 on any difference."""
    [level] = _one(setup.bots(wishes.level))
    ruleset, seed = setup.box(wishes.box), SEED if wishes.seed is None else wishes.seed
    trial = Trial(ruleset, level, seed, wishes.budget_scale, setup.variant(ruleset, wishes))
    first, last = (0, wishes.positions) if wishes.only is None else (wishes.only, wishes.only + 1)
    chosen = islice(trial.positions(last), first, None)
    verdicts = list(watched(spread(partial(_examined, trial), chosen, wishes.jobs), last - first, "positions"))
    proof = _proof(trial, verdicts, _evenness(trial, [verdict.position for verdict in verdicts]))
    if wishes.json:
        sys.stdout.write(msgspec.json.encode(proof).decode() + "\n")
    else:
        _show(trial, proof, verdicts)
    return 0 if proof.holds else 1


def _one(names: tuple[str, ...]) -> tuple[str, ...]:
    if len(names) != 1:
        raise Refusal("One bot at a time is on trial.")
    return names


def _examined(trial: Trial, position: Position) -> Verdict:
    return examine(trial.ruleset, position, trial.seed, trial.bot)


def _evenness(trial: Trial, tried: list[Position]) -> list[Evenness]:
    """How evenly bots imagine what is hidden, kind by kind, at some of the positions."""
    found: dict[str, Evenness] = {}
    box = trial.ruleset
    for position in Chance(trial.seed).shuffled(tried)[:MEASURED]:
        seat, chance = position.ask.seat, Chance(trial.seed).fork(1 + position.number)
        view = box.conceal(position.table, seat)
        measure(found, view, [box.imagine(view, seat, chance.fork(share)) for share in range(DEALS)])
    return [found[kind] for kind in sorted(found)]


def _proof(trial: Trial, verdicts: list[Verdict], evenness: Iterable[Evenness]) -> Proof:
    return Proof(
        trial.ruleset.slug,
        trial.level,
        trial.seed,
        len(verdicts),
        dict(sorted(Counter(verdict.position.seats for verdict in verdicts).items())),
        sum(verdict.hiding for verdict in verdicts),
        sum(verdict.worlds for verdict in verdicts),
        sum(verdict.views for verdict in verdicts),
        sum(verdict.choices for verdict in verdicts),
        [verdict.position.number for verdict in verdicts if not verdict.fair],
        [
            {
                "what": one.kind,
                "dealt": one.dealt,
                "figure": round(one.figure, 1),
                "expected": one.freedom,
                "deviations": round(one.deviations, 2),
                "even": one.even,
            }
            for one in evenness
        ],
    )


def _show(trial: Trial, proof: Proof, verdicts: list[Verdict]) -> None:
    console = paper()
    seats = ", ".join(f"{count} at {many}" for many, count in proof.seats.items())
    console.print(f"{proof.level} at {proof.positions} positions of {trial.ruleset.title} ({seats} seats).")
    console.print(
        f"At {proof.hiding} of them something was hidden; {proof.worlds} worlds differed from the true table. "
        f"The view was another one in {proof.differing_views} of them, the choice in {proof.differing_choices}."
    )
    for verdict in verdicts:
        if not verdict.fair:
            at = f"--seed {trial.seed} --budget-scale {trial.scale:g} --only {verdict.position.number}"
            console.print(f"Not fair: position {verdict.position.number}, where it chose “{verdict.choice}”; {at}")
    hidden = Column("hidden", overflow="fold")
    grid = Table(hidden, "things dealt", "χ²", "expected", "deviations", "even", title="How evenly it is imagined")
    for row in proof.dealt:
        still = not row["expected"]
        figures = ("–", "–", "–") if still else (str(row["figure"]), str(row["expected"]), str(row["deviations"]))
        grid.add_row(str(row["what"]), f"{row['dealt']:,}", *figures, "one whole pile" if still else _yes(row["even"]))
    console.print(grid)
    console.print("Fair." if proof.holds else "Not shown to be fair.")


def _yes(even: object) -> str:
    return "yes" if even else "no"
