"""The ladder as a table of Markdown between two marker comments, so that no page ever has a figure that was typed."""

from collections.abc import Sequence
from pathlib import Path

from game.ai.ladder import YARDSTICK, Climb, Rung, rungs
from game.commands.refusal import Refusal
from game.engine.ruleset import Ruleset
from game.shelf import SHELF

BEGIN, END = "<!-- ladder:begin -->", "<!-- ladder:end -->"
COLUMNS = ("box", "seats", "who against whom", "budgets", "games", "result", "95 %", "asked for", "met")
MET = {True: "yes", False: "no", None: "not yet"}
ONCE = {2: "two", 3: "three", 4: "four"}


def check(name: str) -> None:
    """Make sure, before hours are spent, that there is a place for the table. Raises Refusal."""
    _split(Path(name))


def write(name: str, ruleset: Ruleset, climbs: Sequence[Climb]) -> None:
    """Put the rows of the box into the table of the page; rows of other boxes, and other rows of this one, stay."""
    path = Path(name)
    before, rows, after = _split(path)
    fresh = {_key(row): row for row in (row_of(ruleset, climb) for climb in climbs)}
    kept = {_key(row): row for row in rows} | fresh
    order = [(box.title, str(rung.seats), _table(rung)) for box in SHELF for rung in rungs(box, 1)]
    lines = [_line(COLUMNS), _line(["---"] * len(COLUMNS)), *(_line(kept[key]) for key in order if key in kept)]
    try:
        path.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}", encoding="utf-8", newline="\n")
    except OSError as error:
        raise Refusal(f"“{path}” cannot be written: {error.strerror}.", 1) from error


def row_of(ruleset: Ruleset, climb: Climb) -> tuple[str, ...]:
    """The cells of a rung, in the order of COLUMNS."""
    low, high = climb.hero.interval
    rung = climb.rung
    if rung.share is None:
        result, bounds, wanted = _ranks(climb), "", "in this order"
    else:
        result, bounds, wanted = f"{climb.hero.share:.1%}", f"{low:.1%} – {high:.1%}", f"≥ {rung.share:.0%}"
        wanted += f", bound > {rung.bound:.0%}" if rung.bound else ""
    met = MET[climb.met]
    return (
        ruleset.title,
        str(rung.seats),
        _table(rung),
        f"× {climb.scale:g}",
        str(climb.games),
        result,
        bounds,
        wanted,
        met,
    )


def _ranks(climb: Climb) -> str:
    return ", ".join(f"{who} {rank:.2f}" for who, rank in reversed(climb.ranks.items()))


def _table(rung: Rung) -> str:
    if rung.share is None:
        who = "all levels and greedy" if YARDSTICK in rung.tables[0] else "all levels"
        return f"{who}, mean ranks" + ("" if rung.scale is None else ", full budget")
    one, *others = rung.tables[0]
    return f"{one} against " + (others[0] if len(others) == 1 else f"{ONCE[len(others)]} {others[0]}")


def _split(path: Path) -> tuple[str, list[tuple[str, ...]], str]:
    """What stands before the table, its rows, and what stands after it; a page that is not there yet is empty."""
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else f"{BEGIN}\n{END}\n"
    except OSError as error:
        raise Refusal(f"“{path}” cannot be read: {error.strerror}.") from error
    before, begin, rest = text.partition(BEGIN)
    table, end, after = rest.partition(END)
    if not (begin and end):
        raise Refusal(f"“{path}” has no place for the ladder between {BEGIN} and {END}.")
    lines = [line for line in table.splitlines() if line.startswith("|")]
    return before, [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines[2:]], after


def _key(row: Sequence[str]) -> tuple[str, ...]:
    """Which rung a row is about."""
    return tuple(row[:3])


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
