"""Skins, jingles and wood: the strokes D (dum), T (tek), K (ka) of every drum."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from sound.filters import band, high
from sound.modal import WOOD, ring, thud, tick
from sound.wave import Luck, Wave, clock, decay, edges, hiss, luck, normal, together

MEMBRANE = (1, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.5)
"""Ratios of a round skin's modes."""


def _skin(hertz: float, seconds: float, fortune: Luck, edge: float) -> Wave:
    """A skin struck near its middle (`edge` 0) or near its rim (1)."""
    time = clock(seconds)
    total = np.zeros(len(time))
    for number, ratio in enumerate(MEMBRANE):
        level = (1 - edge) * 0.5**number + edge * (0.25 if number == 0 else 0.9**number)
        life = seconds / (1 + 0.55 * number)
        bend = 1 + 0.12 * (1 - edge) * np.exp(-time / 0.03)
        total += level * np.sin(2 * np.pi * np.cumsum(hertz * ratio * bend) / 44100) * decay(seconds, life)
    return total


def frame_drum(stroke: str, fortune: Luck) -> Wave:
    """A large frame drum: D deep and round, T at the rim, K the same with the weaker hand."""
    if stroke == "D":
        slap = band(hiss(0.9, fortune), 250, 1800) * decay(0.9, 0.09)
        return edges(_skin(82 * fortune.normal(1, 0.008), 0.9, fortune, 0.08) + 0.22 * slap, 0.003, 0.2)
    tone = _skin(265 * fortune.normal(1, 0.015), 0.32, fortune, 0.85) * 0.2
    slap = band(hiss(0.32, fortune), 1400, 5200) * decay(0.32, 0.10 if stroke == "T" else 0.07)
    return edges(tone + 0.30 * slap, 0.0015, 0.1) * (1 if stroke == "T" else 0.6)


def riq(stroke: str, fortune: Luck) -> Wave:
    """A small tambourine: D the skin, T skin and jingles, K the jingles alone."""
    jingles = _jingles(0.4 if stroke == "T" else 0.22, fortune)
    if stroke == "K":
        return 0.55 * jingles
    skin = _skin(190 if stroke == "D" else 330, 0.3, fortune, 0.3) * (0.35 if stroke == "D" else 0.12)
    return edges(together(skin, (0.35 if stroke == "D" else 1.0) * jingles), 0.0015, 0.08)


def _jingles(seconds: float, fortune: Luck) -> Wave:
    total = np.zeros(len(clock(seconds)))
    for _ in range(14):
        hertz, late = fortune.uniform(4200, 10500), fortune.uniform(0, 0.018)
        wave = np.sin(2 * np.pi * hertz * clock(seconds)) * decay(seconds, fortune.uniform(0.12, seconds))
        start = int(late * 44100)
        total[start:] += wave[: len(total) - start] * fortune.uniform(0.4, 1)
    noise = high(hiss(seconds, fortune), 5500) * decay(seconds, 0.12)
    return edges(total * 0.07 + 0.08 * noise, 0.003, 0.08)


def tabor(stroke: str, fortune: Luck) -> Wave:
    """A small court drum with one gut snare: D open, T with the snare, K a light touch."""
    hertz = {"D": 118.0, "T": 176.0, "K": 180.0}[stroke] * fortune.normal(1, 0.01)
    skin = _skin(hertz, 0.4, fortune, 0.15 if stroke == "D" else 0.5)
    snare = band(hiss(0.4, fortune), 1100, 4200) * decay(0.4, 0.17)
    return edges(skin * 0.7 + (0.10 if stroke == "D" else 0.30) * snare, 0.002, 0.1) * (0.55 if stroke == "K" else 1)


def woodblock(stroke: str, fortune: Luck) -> Wave:
    """Hard wood: D low, T high, K high and soft."""
    hertz = {"D": 480.0, "T": 720.0, "K": 740.0}[stroke] * fortune.normal(1, 0.006)
    wave = together(ring(WOOD.modes(hertz, 0.10, fortune), 0.16, fortune), 0.15 * tick(0.02, 1200, 5000, fortune))
    return wave * (0.5 if stroke == "K" else 0.9)


def bass_drum(stroke: str, fortune: Luck) -> Wave:
    """A great drum heard from the court outside."""
    wave = together(_skin(58, 1.2, fortune, 0.05), 0.4 * thud(58, 0.5, fortune))
    return edges(wave, 0.004, 0.4) * (1 if stroke == "D" else 0.5)


Drum = Callable[[str, Luck], Wave]
DRUMS: dict[str, Drum] = {
    "frame_drum": frame_drum,
    "riq": riq,
    "tabor": tabor,
    "woodblock": woodblock,
    "bass_drum": bass_drum,
}


@lru_cache(maxsize=256)
def strike(drum: str, stroke: str, variant: int) -> Wave:
    """One stroke with a peak of one (K softer); a few variants keep a roll from sounding like a machine."""
    wave = normal(DRUMS[drum](stroke, luck(f"{drum} {stroke} {variant}")))
    return wave * (0.55 if stroke == "K" else 1.0)
