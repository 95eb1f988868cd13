"""Make and measure every sound: `python build/music.py cues|music|all|report [NAME …]`.

The sounds are committed; run this after changing how one is made. OGG files differ in every run by their serial
number, so only what was asked for is written, and comparing is done on decoded samples.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.progress import track

from sound import ogg, report
from sound.cues import CUES, make
from sound.master import mastered, started_before
from sound.perform import play
from sound.pieces import PIECES

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"


def cue_path(name: str) -> Path:
    """Where a cue lies."""
    return SOUNDS / "cues" / f"{name}.ogg"


def piece_path(name: str) -> Path:
    """Where a piece lies."""
    return SOUNDS / "music" / f"{name}.ogg"


def make_cues(names: Iterable[str]) -> None:
    """Write cues."""
    for name in track(list(names), "cues"):
        ogg.write(cue_path(name), make(name), ogg.CUE_SQUEEZE)


def make_music(names: Iterable[str]) -> None:
    """Write pieces."""
    for name in track(list(names), "music"):
        ogg.write(piece_path(name), started_before(mastered(play(PIECES[name]))), ogg.MUSIC_SQUEEZE)


def print_report(names: list[str]) -> int:
    """Print the figures of every sound; the number of faults."""
    cues = [report.cue_findings(name, cue_path(name)) for name in names if name in CUES]
    pieces = [report.piece_findings(name, piece_path(name)) for name in names if name in PIECES]
    console = Console(width=max(150, Console().width))
    if cues:
        console.print(report.table("Cues", report.CUE_COLUMNS, cues))
    if pieces:
        console.print(report.table("Music", report.PIECE_COLUMNS, pieces))
    size = sum(path.stat().st_size for path in SOUNDS.rglob("*.ogg"))
    faults = sum(len(found.wrong) for found in cues + pieces) + (size > report.TOTAL_BYTES)
    console.print(f"{size / 1e6:.2f} MB in all, of {report.TOTAL_BYTES / 1e6:.0f}; {faults} faults")
    return faults


def main() -> int:
    """The command; exits 1 when the report finds faults."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=("cues", "music", "all", "report"))
    parser.add_argument("names", nargs="*", help="only these; unknown names are refused")
    asked = parser.parse_args()
    if unknown := set(asked.names) - set(CUES) - set(PIECES):
        parser.error(f"no such sound: {', '.join(sorted(unknown))}")
    names = asked.names or [*CUES, *PIECES]
    if asked.what == "report":
        return min(1, print_report(names))
    if asked.what in ("cues", "all"):
        make_cues(name for name in names if name in CUES)
    if asked.what in ("music", "all"):
        make_music(name for name in names if name in PIECES)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
