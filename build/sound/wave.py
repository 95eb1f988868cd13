"""What a sound is here: a mono array of samples around zero, 44 100 a second, and the few things done to every one."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
"""Samples a second, everywhere."""

Wave = NDArray[np.float64]
"""One channel of samples; ±1 is full scale."""

Luck = np.random.Generator


def luck(name: str) -> Luck:
    """The luck of one sound: the same name gives the same sound for ever."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def samples(seconds: float) -> int:
    """How many samples fill a span of `seconds`."""
    return max(1, round(seconds * RATE))


def clock(seconds: float) -> Wave:
    """The time in seconds at every sample of a span."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float) -> Wave:
    """A span of nothing."""
    return np.zeros(samples(seconds))


def gain(decibels: float) -> float:
    """The factor that makes a wave louder by `decibels`."""
    return float(10 ** (decibels / 20))


def decibels(factor: float) -> float:
    """The inverse of `gain`; −200 for nothing at all."""
    return float(20 * np.log10(max(factor, 1e-10)))


def cents(interval: float) -> float:
    """The frequency ratio of an interval in hundredths of a semitone."""
    return float(2 ** (interval / 1200))


def decay(seconds: float, t60: float) -> Wave:
    """An envelope that has fallen by 60 dB after `t60` seconds."""
    return np.exp(-6.908 * clock(seconds) / t60)


def arch(seconds: float, rise: float, fall: float) -> Wave:
    """An envelope that rises and falls along cosines, with a level middle; `rise` and `fall` in seconds."""
    return edges(np.ones(samples(seconds)), rise, fall)


def edges(wave: Wave, rise: float, fall: float) -> Wave:
    """The wave with its start and its end faded along cosines, so that neither clicks."""
    shaped = wave.copy()
    for span, side in ((rise, slice(None)), (fall, slice(None, None, -1))):
        count = min(samples(span), len(shaped))
        ramp = 0.5 - 0.5 * np.cos(np.pi * np.arange(count) / count)
        shaped[side][:count] *= ramp
    return shaped


def curve(seconds: float, points: Sequence[tuple[float, float]]) -> Wave:
    """A line drawn through (second, value) points."""
    return np.interp(clock(seconds), [at for at, _ in points], [value for _, value in points])


def lay(bed: Wave, wave: Wave, at: float, level: float = 1.0) -> None:
    """Add `wave` into `bed` from second `at` on; what hangs over the end is cut."""
    start = max(0, round(at * RATE))
    count = min(len(wave), len(bed) - start)
    if count > 0:
        bed[start : start + count] += level * wave[:count]


def lay_round(bed: Wave, wave: Wave, at: float, level: float = 1.0) -> None:
    """Add `wave` into a loop: what hangs over the end of `bed` comes in again at its start."""
    start = round(at * RATE) % len(bed)
    while len(wave):
        count = min(len(wave), len(bed) - start)
        bed[start : start + count] += level * wave[:count]
        wave, start = wave[count:], 0


def together(*waves: Wave) -> Wave:
    """The sum of waves of different lengths, all from the start."""
    total = np.zeros(max(len(wave) for wave in waves))
    for wave in waves:
        total[: len(wave)] += wave
    return total


def normal(wave: Wave) -> Wave:
    """The wave scaled to a peak of one."""
    peak = float(np.abs(wave).max())
    return wave / peak if peak > 0 else wave


def hiss(seconds: float, luck: Luck) -> Wave:
    """White noise of unit variance."""
    return luck.standard_normal(samples(seconds))
