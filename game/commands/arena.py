"""``caravanserai arena``: bots play among themselves; who wins how often, and how sure that is.

One table is played here; a round-robin, the ladder and the caps of the levels have modules of their own.
"""

import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec
from rich.table import Table

from game.ai.arena import Meeting, Played, Standing, count, standings
from game.commands import caps, ladder, round_robin, setup
from game.commands.paper import paper
from game.commands.refusal import Refusal
from game.commands.series import SEED, played, tell_stopped
from game.engine.chronicle import ENDING

GAMES = 100


class Tally:
    """Everything the arena says at the end, counted as the games come in."""

    def __init__(self, meeting: Meeting) -> None:
        self.meeting = meeting
        self.bots = standings(meeting.bots)
        self.chairs = standings(f"seat {chair + 1}" for chair in range(len(meeting.bots)))
        self.told: Counter[tuple[str, int]] = Counter()
        self.games = self.finished = self.decisions = 0
        self.seconds = 0.0

    def enter(self, played: Played) -> None:
        """One more game."""
        self.games += 1
        self.decisions += played.decisions
        self.told.update(played.told)
        if played.finished:
            self.finished += 1
            count(self.bots, played)
            count([self.chairs[chair] for chair in played.chairs], played)

    def plain(self) -> dict[str, object]:
        """The result as the JSON says it."""
        return {
            "box": self.meeting.ruleset.slug,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "bots": [plain(bot) for bot in self.bots],
        }


def main(wishes: Namespace) -> int:
    """What the arena was asked for: one table, a round-robin, the ladder, or the caps of the levels."""
    _check(wishes)
    if wishes.round_robin:
        return round_robin.main(wishes)
    if wishes.ladder:
        return ladder.main(wishes)
    if wishes.caps:
        return caps.main(wishes)
    return _table(wishes)


def _check(wishes: Namespace) -> None:
    """Refuse what would be passed over in silence."""
    for name, wished, fits, where in (
        ("--step", wishes.step, wishes.ladder, "--ladder"),
        ("--markdown", wishes.markdown, wishes.ladder, "--ladder"),
        ("--seats", wishes.seats, wishes.ladder or wishes.round_robin, "--ladder and --round-robin"),
        ("--keep-results", wishes.keep_results, not wishes.caps, "games"),
        ("--keep", wishes.keep, wishes.bots, "one table"),
        ("--stats", wishes.stats, wishes.bots, "one table"),
    ):
        if wished and not fits:
            raise Refusal(f"{name} is for {where} only.")


def _table(wishes: Namespace) -> int:
    """Play the games, keep them if asked to, and print the result."""
    tally = Tally(_meeting(wishes))
    folder = _folder(wishes.keep)
    plan = f"table {tally.meeting.name}" + (" with stats" if wishes.stats else "")
    games, start = wishes.games or GAMES, time.perf_counter()
    try:
        for _, game in played((tally.meeting,), (games,), plan, wishes.keep_results, wishes.jobs):
            if folder and game.chronicle:
                _keep(folder, tally.meeting, game)
            tally.enter(game)
    except KeyboardInterrupt:
        tell_stopped(tally.games)
        if not (tally.games or wishes.json):
            return 1
    tally.seconds = time.perf_counter() - start
    if wishes.json:
        sys.stdout.write(msgspec.json.encode(tally.plain()).decode() + "\n")
    else:
        _show(tally, wishes.stats)
    return 0 if tally.finished == games else 1


def _meeting(wishes: Namespace) -> Meeting:
    ruleset, bots = setup.box(wishes.box), setup.bots(wishes.bots)
    variant = setup.variant(ruleset, wishes)
    setup.dealt(ruleset, len(bots), variant)
    seed = SEED if wishes.seed is None else wishes.seed
    return Meeting(ruleset, bots, seed, variant, bool(wishes.keep), wishes.stats, wishes.budget_scale)


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(f"The folder “{name}” cannot be made: {error.strerror}.") from error
    return Path(name)


def _keep(folder: Path, meeting: Meeting, played: Played) -> None:
    path = folder / f"{meeting.ruleset.slug}-{played.number + 1:05}{ENDING}"
    try:
        path.write_text(played.chronicle, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Refusal(f"“{path}” cannot be written: {error.strerror}.", 1) from error


def plain(bot: Standing) -> dict[str, object]:
    low, high = bot.interval
    return {
        "bot": bot.name,
        "games": bot.games,
        "wins": round(bot.wins, 4),
        "share": round(bot.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_score": round(bot.mean_score, 3),
        "mean_rank": round(bot.mean_rank, 3),
    }


def _show(tally: Tally, stats: bool) -> None:
    console = paper()
    console.print(_standing("bot", tally.bots))
    games, each = max(tally.games, 1), tally.decisions / max(tally.games, 1)
    console.print(
        f"{tally.finished} of {tally.games} games of {tally.meeting.ruleset.title} came to their end; {each:.0f} "
        f"decisions a game; {tally.seconds:.1f} s, {tally.decisions / max(tally.seconds, 1e-9):,.0f} decisions/s.",
        soft_wrap=True,
    )
    if stats:
        console.print(_standing("seat", tally.chairs))
        console.print(_balance(tally, games))


def _standing(what: str, standing: Iterable[Standing]) -> Table:
    table = Table(what, *("wins", "share", "95 %", "score", "rank"), title=f"By {what}", title_justify="left")
    for one in standing:
        low, high = (f"{bound:.1%}" for bound in one.interval)
        score, rank = f"{one.mean_score:.1f}", f"{one.mean_rank:.2f}"
        table.add_row(one.name, f"{one.wins:.1f}", f"{one.share:.1%}", f"{low} – {high}", score, rank)
    return table


def _balance(tally: Tally, games: int) -> Table:
    """Means a game: how often each change happened to each bot, and the lines of its score sheet."""
    table = Table("a game", *tally.meeting.bots, title="What happened", title_justify="left")
    for what in sorted({what for what, _ in tally.told}, key=lambda what: (what.startswith("="), what)):
        means = (tally.told[what, bot] / games for bot in range(len(tally.meeting.bots)))
        table.add_row(what.removeprefix("="), *(f"{mean:.2f}" for mean in means))
    return table
