"""The report: every sound measured, and a word where a figure is out of bounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from rich.table import Table

from sound import ogg
from sound.cues import CUES
from sound.harmony import density, rubs
from sound.measure import balance, centroid, loudest, loudness, loudness_range, seam, true_peak
from sound.pieces import PIECES
from sound.wave import RATE, Wave

TOTAL_BYTES = 20_000_000
PEAK = -1.0


@dataclass
class Findings:
    """The figures of one file and what is wrong with it."""

    name: str
    cells: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def put(self, text: str, *, good: bool, fault: str) -> None:
        """Add a figure, and the fault when it is not good."""
        self.cells.append(text if good else f"[red]{text}[/]")
        if not good:
            self.wrong.append(fault)


def _common(wave: Wave, found: Findings, shortest: float, longest: float) -> None:
    seconds = len(wave) / RATE
    found.put(f"{seconds:.2f}", good=shortest <= seconds <= longest, fault="length")
    peak = true_peak(wave)
    found.put(f"{peak:.1f}", good=peak <= PEAK, fault="true peak")
    clipped = int((np.abs(wave) >= 0.9999).sum())
    found.put(str(clipped), good=clipped == 0, fault="clipping")
    offset = float(np.abs(wave.mean(axis=0)).max())
    found.put(f"{offset:.5f}", good=offset < 0.001, fault="DC")


def _spectrum(wave: Wave, found: Findings) -> None:
    found.cells.append(f"{centroid(wave):.0f}")
    found.cells.append(" ".join(f"{share:.0f}" for share in balance(wave).values()))


def cue_findings(name: str, path: Path) -> Findings:
    """The figures of a cue's file."""
    wave, found = ogg.read(path), Findings(name)
    _common(wave, found, 0.08, 2.5)
    level = loudest(wave)
    found.put(f"{level:.1f}", good=abs(level - CUES[name].level) < 0.7, fault="loudness")
    ends = float(max(np.abs(wave[0]).max(), np.abs(wave[-1]).max()))
    found.put(f"{ends:.4f}", good=ends < 0.005, fault="click at an end")
    _spectrum(wave, found)
    found.cells.append(f"{path.stat().st_size / 1000:.1f}")
    return found


def piece_findings(name: str, path: Path) -> Findings:
    """The figures of a piece's file and of its score."""
    wave, found, piece = ogg.read(path), Findings(name), PIECES[name]
    _common(wave, found, 90, 150)
    level = loudness(wave)
    found.put(f"{level:.2f}", good=abs(level + 18) < 0.5, fault="loudness")
    found.cells.append(f"{loudness_range(wave):.1f}")
    joint = seam(wave)
    found.put(f"{joint.jump:.0f} ({joint.ratio:.1f}×)", good=joint.jump < -45 or joint.ratio < 1.5, fault="seam")
    _spectrum(wave, found)
    clashes = rubs(piece)
    found.put(str(len(clashes)), good=not clashes, fault="rubbing voices")
    found.cells.append(f"{density(piece):.1f}")
    found.cells.append(f"{path.stat().st_size / 1000:.0f}")
    return found


COMMON_COLUMNS = ("name", "s", "dBTP", "clip", "DC")
CUE_COLUMNS = (*COMMON_COLUMNS, "LUFS 0.2 s", "ends", "centre Hz", "% low body mid pres air", "kB", "wrong")
SCORE_COLUMNS = ("LUFS", "LRA", "seam dB (× usual)", "centre Hz", "% low body mid pres air", "rubs", "notes/s", "kB")
PIECE_COLUMNS = (*COMMON_COLUMNS, *SCORE_COLUMNS, "wrong")


def table(title: str, columns: tuple[str, ...], rows: list[Findings]) -> Table:
    """The findings as a table."""
    drawn = Table(*columns, title=title)
    for row in rows:
        drawn.add_row(row.name, *row.cells, ", ".join(row.wrong) or "–")
    return drawn
