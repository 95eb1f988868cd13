"""Sounds that are held: breath and bow. A phrase is one unbroken line of pitch and loudness."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sound.filters import band
from sound.wave import RATE, Luck, Wave, edges, gain, samples


@dataclass(frozen=True)
class Voice:
    """What a held instrument is like.

    `partials` in dB from the fundamental up; `bloom` dB a partial by which playing softer darkens; `air` dB of noise
    within `air_band` hertz; `rise`, `fall` and `glide` in seconds; `vibrato` and `scoop` (pitch below the first
    note's at its start) in cents; `tongue` the share of loudness lost between two slurred notes.
    """

    partials: tuple[float, ...]
    bloom: float
    air: float
    air_band: tuple[float, float]
    rise: float
    fall: float
    glide: float
    vibrato: float
    scoop: float
    tongue: float


@dataclass(frozen=True)
class Held:
    """A note of a phrase: seconds from the phrase's start, hertz, loudness 0…1."""

    at: float
    seconds: float
    hertz: float
    loudness: float


NEY = Voice((0, -4, -9, -14, -19, -24, -29, -33, -37, -41), 1.3, -29, (800, 4200), 0.09, 0.16, 0.055, 13, 45, 0.25)
RECORDER = Voice((0, -11, -9, -20, -19, -27, -30, -36, -40), 1.0, -36, (1800, 6000), 0.045, 0.09, 0.03, 5, 12, 0.45)
REED = Voice((0, -3, -1, -6, -8, -11, -14, -17, -20, -24, -28, -32), 1.3, -38, (900, 5000), 0.05, 0.1, 0.03, 9, 25, 0.4)
HORN = Voice((0, -1, -3, -6, -10, -14, -18, -23, -28, -33, -38), 2.4, -44, (500, 3000), 0.06, 0.14, 0.02, 4, 20, 0.55)
FIDDLE = Voice(tuple(-4.4 * np.log2(k) for k in range(1, 25)), 0.5, -36, (1500, 7000), 0.16, 0.24, 0.06, 9, 18, 0.22)
DRONE = Voice(tuple(-7.5 * np.log2(k) for k in range(1, 17)), 0.3, -44, (700, 4000), 0.9, 1.2, 0.2, 3, 0, 0.1)

CONTROL = 441
"""Points a second of the slow curves."""


def sing(voice: Voice, notes: Sequence[Held], fortune: Luck) -> Wave:
    """One phrase of slurred notes, with the release after the last; at least one note."""
    seconds = max(note.at + note.seconds for note in notes) + voice.fall
    hertz = _pitch(voice, notes, seconds, fortune)
    loudness = _loudness(voice, notes, seconds, fortune)
    phase = 2 * np.pi * np.cumsum(hertz) / RATE + fortune.uniform(0, 6.28)
    total = _partials(voice, phase, hertz, loudness)
    air = band(fortune.standard_normal(len(total)), *voice.air_band)
    puff = 1 + 1.8 * np.exp(-np.arange(len(total)) / (0.05 * RATE))
    total += gain(voice.air) * 3 * air * puff * loudness**0.8 * (1 + 0.5 * np.sin(phase))
    return edges(total * 0.5, 0.004, 0.02)


def _partials(voice: Voice, phase: Wave, hertz: Wave, loudness: Wave) -> Wave:
    turn = np.exp(1j * phase)
    spin = np.ones_like(turn)
    total = np.zeros(len(phase))
    softness = 20 * np.log10(np.maximum(loudness, 1e-4))
    top = float(hertz.max())
    for number, level in enumerate(voice.partials, 1):
        if number * top > 0.45 * RATE:
            break
        spin *= turn
        darker = np.minimum(0, softness) * 0.05 * voice.bloom * (number - 1)
        total += spin.imag * loudness * 10 ** ((level + darker) / 20)
    return total


def _steps(notes: Sequence[Held], values: Sequence[float], seconds: float, smooth: float) -> Wave:
    """A stair of one value a note, its edges rounded over `smooth` seconds; at the control rate."""
    count = int(seconds * CONTROL) + 2
    stair = np.full(count, values[0])
    for note, value in zip(notes, values, strict=True):
        stair[int(note.at * CONTROL) :] = value
    window = np.hanning(max(3, int(smooth * CONTROL) | 1) + 2)
    width = len(window) // 2
    return np.convolve(np.pad(stair, width, "edge"), window / window.sum(), "valid")[:count]


def _spread(curve: Wave, seconds: float) -> Wave:
    count = samples(seconds)
    return np.interp(np.arange(count) / RATE, np.arange(len(curve)) / CONTROL, curve)


def _pitch(voice: Voice, notes: Sequence[Held], seconds: float, fortune: Luck) -> Wave:
    octaves = _steps(notes, [float(np.log2(note.hertz)) for note in notes], seconds, voice.glide)
    time = np.arange(len(octaves)) / CONTROL
    age = np.zeros(len(octaves))
    for note in notes:
        span = slice(int(note.at * CONTROL), int((note.at + note.seconds) * CONTROL) + 1)
        age[span] = time[span] - note.at
    wide = np.clip((age - 0.28) / 0.5, 0, 1)
    speed = 5.1 + 0.25 * _drift(len(octaves), fortune)
    shake = voice.vibrato * wide * np.sin(2 * np.pi * np.cumsum(speed) / CONTROL)
    wander = 2.5 * _drift(len(octaves), fortune)
    scoop = -voice.scoop * np.exp(-time / 0.045)
    return _spread(2 ** (octaves + (shake + wander + scoop) / 1200), seconds)


def _drift(count: int, fortune: Luck) -> Wave:
    """Slow wandering around zero, about unit size, a few turns a second at most."""
    points = fortune.standard_normal(count // 110 + 3)
    return np.interp(np.arange(count) / 110, np.arange(len(points)), points)


def _loudness(voice: Voice, notes: Sequence[Held], seconds: float, fortune: Luck) -> Wave:
    level = _steps(notes, [note.loudness for note in notes], seconds, 0.09)
    time = np.arange(len(level)) / CONTROL
    for note in notes[1:]:
        level *= 1 - voice.tongue * np.exp(-0.5 * ((time - note.at) / 0.018) ** 2)
    for note in notes:
        swell = np.clip((time - note.at) / max(note.seconds, 0.05), 0, 1)
        inside = (time >= note.at) & (time < note.at + note.seconds)
        if note.seconds > 0.6:
            level *= np.where(inside, 1 + 0.16 * np.sin(np.pi * swell) - 0.12 * swell**2, 1)
    level *= 1 + 0.03 * _drift(len(level), fortune)
    end = max(note.at + note.seconds for note in notes)
    level *= np.clip(time / voice.rise, 0, 1) ** 1.5 * np.clip(1 - (time - end) / voice.fall, 0, 1) ** 2
    window = np.hanning(11)
    smooth = np.convolve(np.pad(level, 5, "edge"), window / window.sum(), "valid")
    return np.maximum(_spread(smooth * (level > 0), seconds), 0)
