"""Mastering: tone, loudness and a ceiling for peaks."""

from __future__ import annotations

import numpy as np

from sound.filters import lowest_around, oversampled, toned
from sound.measure import loudest, loudness
from sound.wave import RATE, Wave, edges, gain

MUSIC_LUFS = -18.0
CEILING = -2.2
"""dBTP before coding, which may add up to a decibel."""

_TONE = ((20, -30), (45, -9), (70, -1), (110, 0), (1500, 0), (3500, 1.5), (9000, 0), (15000, -4), (18000, -24))


def limited(wave: Wave, ceiling: float = CEILING) -> Wave:
    """Hold true peaks of a loop (n, channels) under `ceiling` dBTP with a gain that looks 6 ms ahead."""
    peaks = np.abs(oversampled(wave)).max(axis=1).reshape(-1, 4).max(axis=1)
    peaks = np.maximum(peaks, np.roll(peaks, 1))
    needed = np.minimum(1.0, gain(ceiling) / np.maximum(peaks, 1e-9))
    span = int(0.006 * RATE) * 2 + 1
    window = np.hanning(span)
    smooth = np.convolve(np.pad(lowest_around(needed, span), span // 2, "wrap"), window / window.sum(), "valid")
    return wave * smooth[:, None]


def mastered(wave: Wave) -> Wave:
    """A loop (n, 2) at −18 LUFS, its peaks under the ceiling, nothing below 45 Hz."""
    wave = toned(wave - wave.mean(axis=0), _TONE, loop=True)
    for _ in range(2):
        wave = limited(wave * gain(MUSIC_LUFS - loudness(wave)))
    return wave


def finished(wave: Wave, level: float) -> Wave:
    """A cue, mono (n,), at least 80 ms: trimmed, its edges faded, peaks under the ceiling.

    `level` is the LUFS of its loudest fifth of a second.
    """
    wave = toned(wave, ((20, -40), (60, -8), (110, -1.5), (180, 0), (12000, 0), (16000, -6), (20000, -30)))
    wave = edges(_trimmed(wave - wave.mean()), 0.0008, 0.012)
    for _ in range(4):
        wave = wave * gain(level - loudest(wave[:, None]))
        wave = limited(np.pad(wave, 400)[:, None])[400:-400, 0]
    return np.pad(wave, 100)


def _trimmed(wave: Wave) -> Wave:
    """Cut the silence before the first sound and after the last, 50 dB under the peak."""
    loud = np.flatnonzero(np.abs(wave) > np.abs(wave).max() * gain(-50))
    start = max(0, int(loud[0]) - int(0.001 * RATE))
    return wave[start : max(start + int(0.085 * RATE), int(loud[-1]) + int(0.012 * RATE))]


def started_before(wave: Wave, seconds: float = 0.35) -> Wave:
    """The loop turned so that it begins `seconds` before its first beat, where only the last notes' echo sounds."""
    return np.roll(wave, int(seconds * RATE), axis=0)
