"""The command line: ``caravanserai`` opens the program, ``caravanserai COMMAND`` does one thing and ends.

A command's module is imported when it is chosen, so that the arena and its workers never load what draws. Whatever
cannot be understood is answered with one sentence on stderr and exit code 2.
"""

import argparse
import io
import math
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from game import __version__
from game.commands.refusal import Refusal
from game.engine.chronicle import ENDING

PROGRAM = "caravanserai"
COMMANDS = ("play", "arena", "prove-fair", "replay", "bench", "shots", "doctor")
STEPS = ("adept", "master", "grandmaster", "greedy", "ranks", "full")
BOTS = (
    "A bot is one of the levels novice, adept, master and grandmaster, or a yardstick: lucky chooses at random, greedy "
    "thinks of nothing but its own turn. A level may have a temperament after a slash (master/builder, master/blocker, "
    "master/gambler, master/even), a budget of looks ahead for each choice after a colon (master:400), or both "
    "(master/blocker:400)."
)
LOG_LEVELS = ("debug", "info", "warning", "error")


class Parser(argparse.ArgumentParser):
    """Refuses in one sentence instead of a page."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{PROGRAM}: {message.rstrip('.')}; see {self.prog} --help.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say and return the exit code: 0 done, 1 it failed, 2 not understood."""
    _speak()
    wishes = parser().parse_args(spelt_out(sys.argv[1:] if arguments is None else arguments))
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        code: int = import_module(f"game.commands.{(wishes.command or 'play').replace('-', '_')}").main(wishes)
    except Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return refusal.code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output (head, a pager) has seen enough; Python would complain once more when it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _speak() -> None:
    """Give what is printed somewhere to go: a program without a console on Windows has no stdout and no stderr."""
    if sys.stdout is None:
        sys.stdout = io.TextIOWrapper(io.FileIO(os.devnull, "w"), encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = sys.stdout


def spelt_out(words: Sequence[str]) -> list[str]:
    """The words with `play` before a chronicle that was named alone, as a double click on it does."""
    for place, word in enumerate(words):
        if word in COMMANDS:
            break
        if word.endswith(ENDING):
            return [*words[:place], "play", *words[place:]]
    return list(words)


def parser() -> Parser:
    """Every command with its options."""
    look = _look()
    top = Parser(
        PROGRAM,
        usage="%(prog)s [OPTIONS] [FILE | COMMAND ...]",
        description="Board games of the caravan roads at one table. FILE is a saved game (*.caravan) to go on with.",
        parents=[look],
    )
    top.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", prog=PROGRAM, parser_class=Parser)
    _add_play(commands.add_parser("play", help="sit down at a table at once", epilog=BOTS, parents=[look]))
    _add_arena(commands.add_parser("arena", help="let bots play among themselves", epilog=BOTS))
    _add_prove_fair(
        commands.add_parser("prove-fair", help="show that what bots cannot see does not move them", epilog=BOTS)
    )
    _add_replay(commands.add_parser("replay", help="tell a game again from its chronicle"))
    _add_bench(commands.add_parser("bench", help="measure how fast rules and window run here"))
    _add_shots(commands.add_parser("shots", help="paint a picture of every screen"))
    commands.add_parser("doctor", help="say what this machine lets the program do", parents=[_place()])
    return top


def _look() -> Parser:
    """How the window looks and sounds: for the program and for a table alike."""
    look = Parser(add_help=False, argument_default=argparse.SUPPRESS, parents=[_place()])
    look.add_argument("--size", type=size, metavar="WIDTHxHEIGHT", help="the window in pixels")
    screen = look.add_mutually_exclusive_group()
    screen.add_argument("--fullscreen", action="store_true", help="use the whole screen")
    screen.add_argument("--windowed", action="store_false", dest="fullscreen", help="use a window")
    look.add_argument("--ui-scale", type=percent, metavar="PERCENT", help="size of letters and panels, 80 to 200")
    look.add_argument("--no-sound", action="store_true", help="play no sound")
    look.add_argument("--reduce-motion", action="store_true", help="things appear where they go")
    look.add_argument("--safe-mode", action="store_true", help="the usual settings, a plain window and no sound")
    look.add_argument("--log-level", choices=LOG_LEVELS, metavar="LEVEL", help=f"{', '.join(LOG_LEVELS)}")
    return look


def _place() -> Parser:
    """Where the player's files lie."""
    place = Parser(add_help=False, argument_default=argparse.SUPPRESS)
    either = place.add_mutually_exclusive_group()
    either.add_argument("--data-dir", metavar="DIR", help="keep settings and saves in this folder")
    either.add_argument("--portable", action="store_true", help="keep them beside the program")
    return place


def _add_table(command: argparse.ArgumentParser) -> None:
    """What a table is set up with."""
    command.add_argument("--seed", type=int, help="which luck; the same seed is the same luck")
    command.add_argument("--variant", metavar="NAME", action="append", default=[], help="play a variant of the box")
    command.add_argument("--set", metavar="KEY=VALUE", action="append", default=[], help="agree on a setting")


def _add_play(play: argparse.ArgumentParser) -> None:
    play.add_argument("what", nargs="?", metavar="BOX|FILE", help="a box on the shelf, or a chronicle to go on with")
    play.add_argument("--seats", metavar="WHO,WHO", help="human or a bot for each seat: human,master")
    play.add_argument("--names", metavar="NAME,NAME", help="what they are called")
    _add_table(play)


def _add_arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("box", metavar="BOX", help="a box on the shelf")
    what = arena.add_mutually_exclusive_group(required=True)
    what.add_argument("bots", metavar="BOT,BOT", nargs="?", help="a bot for each seat: greedy,lucky,lucky")
    what.add_argument("--round-robin", metavar="BOT,BOT", help="every bot against every other, with an Elo for each")
    what.add_argument("--ladder", action="store_true", help="whether each level is better than the one below it")
    what.add_argument("--caps", action="store_true", help="whether any level gives away more than its cap at a choice")
    arena.add_argument("-n", "--games", type=above_zero, help="games a table (100; ladder 120), or positions (200)")
    arena.add_argument("--budget-scale", type=factor, default=1.0, metavar="X", help="multiply every budget (1)")
    arena.add_argument(
        "--seats", type=above_zero, metavar="N", help="seats of a round-robin (4); only these of a ladder"
    )
    arena.add_argument("--step", choices=STEPS, metavar="STEP", help=f"only this of a ladder: {', '.join(STEPS)}")
    arena.add_argument("--markdown", metavar="FILE", help="write the ladder into this page between its two markers")
    arena.add_argument("--json", action="store_true", help="print the result as JSON")
    arena.add_argument("--keep", metavar="DIR", help="write the chronicle of each game into this folder")
    arena.add_argument("--keep-results", metavar="FILE", help="note each game here, and go on where FILE stops")
    arena.add_argument("--stats", action="store_true", help="print what happened, by bot and by seat")
    arena.add_argument("--jobs", type=above_zero, default=0, help="worker processes (one a core)")
    _add_table(arena)


def _add_prove_fair(prove: argparse.ArgumentParser) -> None:
    prove.add_argument("box", metavar="BOX", help="a box on the shelf")
    prove.add_argument("--level", metavar="BOT", default="grandmaster", help="the bot on trial (grandmaster)")
    prove.add_argument("-n", "--positions", type=above_zero, default=300, help="how many positions (300)")
    prove.add_argument("--only", type=counted, metavar="NUMBER", help="only the position with this number")
    prove.add_argument("--budget-scale", type=factor, default=0.1, metavar="X", help="multiply its budget (0.1)")
    prove.add_argument("--json", action="store_true", help="print the result as JSON")
    prove.add_argument("--jobs", type=above_zero, default=0, help="worker processes (one a core)")
    _add_table(prove)


def _add_replay(replay: argparse.ArgumentParser) -> None:
    replay.add_argument("file", metavar="FILE", help="a chronicle, *.caravan")
    replay.add_argument("--check", action="store_true", help="only say whether it reproduces its game")


def _add_bench(bench: argparse.ArgumentParser) -> None:
    bench.add_argument("--no-window", action="store_true", help="measure the rules only and open no window")
    bench.add_argument("--json", action="store_true", help="print the figures as JSON")
    bench.add_argument("--against", metavar="FILE", help="print ratios to figures kept earlier as JSON")


def _add_shots(shots: argparse.ArgumentParser) -> None:
    shots.add_argument("folder", metavar="DIR", help="where the pictures go")
    shots.add_argument("--size", type=size, default=(1280, 720), metavar="WIDTHxHEIGHT", help="in pixels (1280x720)")
    shots.add_argument("--box", help="only this box")
    shots.add_argument("--ui-scale", type=percent, default=100, metavar="PERCENT", help="size of letters and panels")


def above_zero(text: str) -> int:
    """A whole number of at least 1."""
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"“{text}” is no whole number above 0")
    return int(text)


def factor(text: str) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"“{text}” is no number above 0")
    return number


def counted(text: str) -> int:
    """A whole number, at least 0."""
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"“{text}” is no whole number")
    return int(text)


def size(text: str) -> tuple[int, int]:
    """A size like 1280x720, at least 960x540."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) >= 960 and int(height) >= 540):
        raise argparse.ArgumentTypeError(f"“{text}” is no size of at least 960x540")
    return int(width), int(height)


def percent(text: str) -> int:
    """A scale between 80 and 200 percent."""
    bare = text.removesuffix("%")
    if not (bare.isdecimal() and 80 <= int(bare) <= 200):
        raise argparse.ArgumentTypeError(f"“{text}” is no percentage from 80 to 200")
    return int(bare)
