"""``caravanserai bench``: how fast the rules run here, beside a calibration loop by which machines can be compared.

Figures are the best of a few rounds of processor time; nothing here passes or fails. What was printed as JSON may be
held against what is measured later, as ratios.
"""

import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from game.ai.bot import think_through
from game.ai.levels import OFFERED, make
from game.app import stagebench
from game.commands.paper import paper
from game.commands.refusal import Refusal
from game.engine.chance import Chance
from game.engine.play import asked, finished, options, take
from game.engine.ruleset import Ruleset
from game.engine.table import Table, clone, concealed
from game.shelf import SHELF

ROUNDS = 5
SEED = 7
TURNS = 500_000
"""Of the calibration loop."""

GAMES, COPIES, PLAYOUTS, SEARCHES = 20, 2000, 20, 400
"""In one round."""

BEST = OFFERED[-1]

PLAN = "Measuring how fast the rules run: some seconds a box.\n"
WINDOW_PLAN = "Then a window opens for half a minute, plays by itself and closes; --no-window leaves it out.\n"
TITLES = ("decisions/s", "calibrations each", "clone µs", "options µs", "playouts/s", "searches/s")
FIRST = 10
"""Letters of the first column; the others are as wide as their titles and two more."""


class Box(msgspec.Struct):
    """How fast a box runs with all its seats taken, at random."""

    decisions_per_s: float
    clone_us: float
    options_us: float
    playouts_per_s: float
    searches_per_s: float
    """Rounds through the trees of a grandmaster, whose first thoughts are included."""


class Figures(msgspec.Struct):
    """Everything the bench says; ``calibration_ns`` is the time of one turn of ``x=(x*31+i)&0xffff``."""

    calibration_ns: float
    boxes: dict[str, Box]
    stage: dict[str, float]


def main(wishes: Namespace) -> int:
    """Say what is going to happen, measure, and print each row as it comes."""
    earlier = _read(Path(wishes.against)) if wishes.against else None
    rows = not (earlier or wishes.json)
    sys.stderr.write(PLAN if wishes.no_window else f"{PLAN}{WINDOW_PLAN}")
    figures = Figures(_calibration(), {}, {})
    if rows:
        sys.stdout.write(f"One turn of the calibration loop takes {figures.calibration_ns:.1f} ns.\n{_head()}")
    for ruleset in SHELF:
        with _busy(ruleset.title):
            box = figures.boxes[ruleset.slug] = measure(ruleset)
        if rows:
            _print(_row(ruleset.slug, box, figures.calibration_ns))
    for name, figure in _stage(wishes):
        figures.stage[name] = figure
        if rows:
            _print(f"{name}: {figure:,.2f}\n")
    if earlier:
        _show_ratios(ratios(figures, earlier), wishes.json)
    elif wishes.json:
        sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
    return 0


def _stage(wishes: Namespace) -> Iterator[tuple[str, float]]:
    """The figures of the window, unless it is left out or cannot be had."""
    if wishes.no_window:
        return
    course = stagebench.measure()
    try:
        while True:
            with _busy("the window"):
                figure = next(course, None)
            if figure is None:
                return
            yield figure
    except stagebench.NoWindow as error:
        sys.stderr.write(f"The window is left out: {error}\n")


def _busy(what: str) -> AbstractContextManager[object]:
    """Tells people at a terminal what is being measured; their own rows are printed while it is away."""
    return Console(stderr=True).status(f"Measuring {what} …")


def _print(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def measure(ruleset: Ruleset) -> Box:
    """The figures of one box."""
    middle = _middle(ruleset)
    return Box(
        decisions_per_s=round(1e6 / _best(lambda: _games(ruleset))),
        clone_us=round(_best(lambda: _repeated(COPIES, lambda: clone(middle))), 2),
        options_us=round(_best(lambda: _listing(ruleset)), 2),
        playouts_per_s=round(1e6 / _best(lambda: _playouts(ruleset, middle)), 1),
        searches_per_s=round(1e6 / _best(lambda: _searches(ruleset, middle)), 1),
    )


def _best(measured: Callable[[], float]) -> float:
    return min(measured() for _ in range(ROUNDS))


def _repeated(times: int, deed: Callable[[], object]) -> float:
    """Microseconds of one deed."""
    start = time.process_time()
    for _ in range(times):
        deed()
    return (time.process_time() - start) / times * 1e6


def _calibration() -> float:
    return round(_best(_loop), 2)


def _loop() -> float:
    """Nanoseconds of one turn."""
    x, start = 1, time.process_time()
    for i in range(TURNS):
        x = (x * 31 + i) & 0xFFFF
    return (time.process_time() - start) / TURNS * 1e9


def _games(ruleset: Ruleset) -> float:
    """Microseconds of one decision of random play, the deal included."""
    start, decisions = time.process_time(), 0
    for seed in range(GAMES):
        decisions += _play_out(ruleset.open(ruleset.seats[-1], seed), Chance(seed))
    return (time.process_time() - start) / decisions * 1e6


def _listing(ruleset: Ruleset) -> float:
    """Microseconds of listing the options, over every decision of a game."""
    table, luck, spent, decisions = ruleset.open(ruleset.seats[-1], SEED), Chance(SEED), 0.0, 0
    while not finished(table):
        spent += _repeated(10, lambda: options(table))
        take(table, luck.pick(options(table)))
        decisions += 1
    return spent / decisions


def _playouts(ruleset: Ruleset, middle: Table) -> float:
    """Microseconds of imagining the rest of the table and playing it to its end at random, from mid-game."""
    ask = asked(middle)
    assert ask is not None, "the middle of a game asks somebody"
    view, luck = ruleset.conceal(middle, ask.seat), Chance(SEED)
    start = time.process_time()
    for share in range(PLAYOUTS):
        _play_out(ruleset.imagine(view, ask.seat, luck.fork(share)), luck)
    return (time.process_time() - start) / PLAYOUTS * 1e6


def _searches(ruleset: Ruleset, middle: Table) -> float:
    """Microseconds of one round through the trees of a fresh grandmaster, from mid-game."""
    ask = asked(middle)
    assert ask is not None, "the middle of a game asks somebody"
    view, bot = ruleset.conceal(middle, ask.seat), make(f"{BEST}:{SEARCHES}", ruleset, SEED)
    start = time.process_time()
    think_through(bot.think(view, ask))
    return (time.process_time() - start) / SEARCHES * 1e6


def _play_out(table: Table, luck: Chance) -> int:
    """Play the table out at random; how many decisions that took."""
    decisions = 0
    while not finished(table):
        take(table, luck.pick(options(table)))
        decisions += 1
    return decisions


def _middle(ruleset: Ruleset) -> Table:
    """The table after half the decisions of a game, where there is something to think about."""
    length = _play_out(ruleset.open(ruleset.seats[-1], SEED), Chance(SEED))
    table, luck = ruleset.open(ruleset.seats[-1], SEED), Chance(SEED)
    for _ in range(length // 2):
        take(table, luck.pick(options(table)))
    while len(ruleset.insight.plausible(concealed(table))) < 2:
        take(table, luck.pick(options(table)))
    return table


def _read(path: Path) -> Figures:
    """What an earlier bench printed as JSON. Raises Refusal."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Figures)
    except OSError as error:
        raise Refusal(f"“{path}” cannot be read: {error.strerror}.") from error
    except msgspec.DecodeError as error:
        raise Refusal(f"“{path}” is no JSON of an earlier bench.") from error


def ratios(figures: Figures, earlier: Figures) -> dict[str, dict[str, float]]:
    """How many times as fast each box is as it was, the speed of the machine taken out by the calibration loop."""
    machine = figures.calibration_ns / earlier.calibration_ns
    found = {}
    for slug, box in figures.boxes.items():
        if slug in earlier.boxes:
            found[slug] = {what: _faster(what, box, earlier.boxes[slug], machine) for what in Box.__struct_fields__}
    return found


def _faster(what: str, box: Box, earlier: Box, machine: float) -> float:
    now: float = getattr(box, what)
    then: float = getattr(earlier, what)
    return round(now / then * machine if what.endswith("_per_s") else then / now * machine, 3)


def _show_ratios(found: dict[str, dict[str, float]], as_json: bool) -> None:
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    grid = Grid("times as fast", *found)
    for what in Box.__struct_fields__:
        grid.add_row(what, *(f"{box[what]:.2f}" for box in found.values()))
    paper().print(grid)


def _head() -> str:
    return _line("box", TITLES)


def _row(slug: str, box: Box, calibration_ns: float) -> str:
    """A line for one box, its figures under their titles."""
    cells = (
        f"{box.decisions_per_s:,.0f}",
        f"{1e9 / box.decisions_per_s / calibration_ns:,.0f}",
        f"{box.clone_us:.2f}",
        f"{box.options_us:.2f}",
        f"{box.playouts_per_s:,.1f}",
        f"{box.searches_per_s:,.1f}",
    )
    return _line(slug, cells)


def _line(first: str, cells: Sequence[str]) -> str:
    """The cells, each at the right end of its column."""
    columns = [cell.rjust(len(title) + 2) for title, cell in zip(TITLES, cells, strict=True)]
    return f"{first.ljust(FIRST)}{''.join(columns)}\n"
