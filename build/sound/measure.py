"""Measuring sound: loudness after ITU-R BS.1770-4, true peak, loop seam, balance of the spectrum."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sound.filters import biquad, good_length, oversampled
from sound.wave import RATE, Wave, decibels

# The two stages of K weighting at 44.1 kHz, from the analogue prototypes of BS.1770 by the bilinear transform.
_SHELF_HERTZ, _SHELF_GAIN, _SHELF_Q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
_PASS_HERTZ, _PASS_Q = 38.13547087602444, 0.5003270373238773


def _shelf() -> tuple[list[float], list[float]]:
    k = np.tan(np.pi * _SHELF_HERTZ / RATE)
    high = 10 ** (_SHELF_GAIN / 20)
    middle = high**0.4996667741545416
    under = 1 + k / _SHELF_Q + k * k
    above = [
        (high + middle * k / _SHELF_Q + k * k) / under,
        2 * (k * k - high) / under,
        (high - middle * k / _SHELF_Q + k * k) / under,
    ]
    return above, [1.0, 2 * (k * k - 1) / under, (1 - k / _SHELF_Q + k * k) / under]


def _pass() -> tuple[list[float], list[float]]:
    k = np.tan(np.pi * _PASS_HERTZ / RATE)
    under = 1 + k / _PASS_Q + k * k
    return [1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / under, (1 - k / _PASS_Q + k * k) / under]


def weighted(wave: Wave) -> Wave:
    """The wave (n, channels) as the loudness measure hears it."""
    return biquad(biquad(wave, *_shelf()), *_pass())


def _block_powers(wave: Wave, seconds: float, step: float) -> Wave:
    """Mean weighted power of overlapping blocks, channels summed; a shorter wave is one block padded with silence."""
    block, hop = int(seconds * RATE), int(step * RATE)
    heard = weighted(wave) ** 2
    if len(heard) < block:
        heard = np.pad(heard, ((0, block - len(heard)), (0, 0)))
    total = np.concatenate([[0], np.cumsum(heard.sum(axis=1))])
    starts = np.arange(0, len(heard) - block + 1, hop)
    return np.asarray(np.maximum((total[starts + block] - total[starts]) / block, 1e-12))


def _lufs(power: float) -> float:
    return float(-0.691 + 10 * np.log10(power))


def loudness(wave: Wave) -> float:
    """Integrated loudness in LUFS of (n, channels), gated at −70 LUFS and 10 LU below the ungated mean."""
    powers = _block_powers(wave, 0.4, 0.1)
    heard = powers[powers > 10 ** ((-70 + 0.691) / 10)]
    if not len(heard):
        return -70.0
    gate = heard.mean() / 10
    return _lufs(float(heard[heard > gate].mean()))


def loudest(wave: Wave, seconds: float = 0.2) -> float:
    """The loudest stretch of a short sound in LUFS, about as long as the ear adds up."""
    return _lufs(float(_block_powers(wave, seconds, 0.01).max()))


def loudness_range(wave: Wave) -> float:
    """Difference in LU between the 95th and the 10th percentile of three-second stretches within 20 LU of the mean."""
    powers = _block_powers(wave, 3.0, 0.5)
    kept = 10 * np.log10(powers[powers > powers.mean() / 100])
    return float(np.percentile(kept, 95) - np.percentile(kept, 10))


def true_peak(wave: Wave) -> float:
    """The highest peak between samples in dBTP, four times oversampled.

    Only stretches that come within 6 dB of the highest sample are looked at: between samples hardly more hides.
    """
    block, margin = 4096, 64
    highest = float(np.abs(wave).max())
    peak = highest
    for start in range(0, len(wave), block):
        if np.abs(wave[start : start + block]).max() > highest / 2:
            before = min(start, margin)
            stretch = oversampled(wave[start - before : start + block + margin])
            peak = max(peak, float(np.abs(stretch[4 * before : 4 * (before + block)]).max()))
    return decibels(peak)


@dataclass(frozen=True)
class Seam:
    """How a loop meets itself.

    `jump` is the step from last to first sample in dBFS; `ratio` compares it with the 99th percentile of steps within
    50 ms around: up to about 1 it is a step like any other; `level` is the loudness in dBFS around the seam.
    """

    jump: float
    ratio: float
    level: float


def seam(wave: Wave) -> Seam:
    """The seam of a loop (n, channels)."""
    span = RATE // 20
    around = np.concatenate([wave[-span:], wave[:span]])
    jump = float(np.abs(wave[0] - wave[-1]).max())
    usual = float(np.percentile(np.abs(np.diff(around, axis=0)), 99))
    return Seam(decibels(jump), jump / max(usual, 1e-6), decibels(float(np.sqrt(np.mean(around**2)))))


BANDS = (("low", 20, 150), ("body", 150, 500), ("middle", 500, 2000), ("presence", 2000, 6000), ("air", 6000, 20000))


def balance(wave: Wave) -> dict[str, float]:
    """The share of each band in the power, in percent."""
    power = np.abs(np.fft.rfft(wave.mean(axis=1), good_length(len(wave)))) ** 2
    hertz = np.fft.rfftfreq(good_length(len(wave)), 1 / RATE)
    parts = {name: float(power[(hertz >= lowest) & (hertz < highest)].sum()) for name, lowest, highest in BANDS}
    total = sum(parts.values()) or 1.0
    return {name: 100 * part / total for name, part in parts.items()}


def centroid(wave: Wave) -> float:
    """The centre of gravity of the spectrum in hertz."""
    power = np.abs(np.fft.rfft(wave.mean(axis=1))) ** 2
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    return float((power * hertz).sum() / max(power.sum(), 1e-12))
