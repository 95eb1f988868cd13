"""Filters. The only module that knows scipy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np
from scipy import fft, ndimage, signal

from sound.wave import RATE, Wave


def low(wave: Wave, hertz: float, order: int = 2) -> Wave:
    """Keep what lies below `hertz`."""
    return _butter(wave, order, hertz, "lowpass")


def high(wave: Wave, hertz: float, order: int = 2) -> Wave:
    """Keep what lies above `hertz`."""
    return _butter(wave, order, hertz, "highpass")


def band(wave: Wave, lowest: float, highest: float, order: int = 2) -> Wave:
    """Keep what lies between two frequencies."""
    return high(low(wave, highest, order), lowest, order)


def _butter(wave: Wave, order: int, hertz: float, kind: str) -> Wave:
    sections = signal.butter(order, min(hertz, 0.49 * RATE), kind, fs=RATE, output="sos")
    return cast(Wave, signal.sosfilt(sections, wave))


def biquad(wave: Wave, above: Sequence[float], below: Sequence[float]) -> Wave:
    """One second-order section given by its numerator and denominator; along the first axis."""
    return cast(Wave, signal.lfilter(above, below, wave, axis=0))


def formant(wave: Wave, hertz: float, width: float) -> Wave:
    """Ring at one frequency, `width` hertz wide, unity gain at the peak."""
    sections = signal.iirpeak(hertz, hertz / width, fs=RATE)
    return cast(Wave, signal.lfilter(*sections, wave))


def moving_band(wave: Wave, hertz: Wave, width: float) -> Wave:
    """A band filter whose centre follows a curve: `width` is its breadth as a fraction of the centre.

    Done in 50 % overlapping frames of 1 024 samples, each shaped in the frequency domain.
    """
    frame, hop = 1024, 512
    padded = np.concatenate([np.zeros(frame), wave, np.zeros(2 * frame)])
    out = np.zeros_like(padded)
    window = np.hanning(frame + 1)[:-1]
    spectrum_at = np.maximum(np.fft.rfftfreq(frame, 1 / RATE), 1.0)
    for start in range(0, len(padded) - frame, hop):
        centre = hertz[min(max(start - frame // 2, 0), len(hertz) - 1)]
        shape = np.exp(-0.5 * (np.log(spectrum_at / centre) / width) ** 2)
        out[start : start + frame] += np.fft.irfft(np.fft.rfft(padded[start : start + frame] * window) * shape, frame)
    return out[frame : frame + len(wave)]


def oversampled(wave: Wave, times: int = 4) -> Wave:
    """The wave at a multiple of the rate, for peaks between samples."""
    return cast(Wave, signal.resample_poly(wave, times, 1, axis=0))


def round_convolve(wave: Wave, response: Wave) -> Wave:
    """Convolve a loop with a response, the tail wrapped round into the start; lengths in samples, first axis."""
    count = len(wave)
    if len(response) > count:
        raise ValueError("the response is longer than the loop")
    size = good_length(count + len(response))
    tail = np.fft.irfft(np.fft.rfft(wave, size, axis=0) * np.fft.rfft(response, size, axis=0), size, axis=0)
    out = tail[:count].copy()
    rest = tail[count : count + len(response)]
    out[: len(rest)] += rest
    return out


def good_length(count: int) -> int:
    """The next length that a Fourier transform likes: others take ten times as long."""
    return int(fft.next_fast_len(count, real=True))


def toned(wave: Wave, points: Sequence[tuple[float, float]], *, loop: bool = False) -> Wave:
    """Equalise without moving phases: (hertz, decibels) points on a logarithmic frequency axis.

    A loop is shaped as what it is, endless; anything else is padded by a second.
    """
    count = len(wave)
    size = count if loop else good_length(count + RATE)
    hertz = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1.0)
    level = np.interp(np.log(hertz), [np.log(at) for at, _ in points], [value for _, value in points])
    shape = (10 ** (level / 20)).reshape((-1,) + (1,) * (wave.ndim - 1))
    return np.fft.irfft(np.fft.rfft(wave, size, axis=0) * shape, size, axis=0)[:count]


def lowest_around(wave: Wave, span: int) -> Wave:
    """The smallest value within `span` samples around each one, round the loop."""
    return cast(Wave, ndimage.minimum_filter1d(wave, span, mode="wrap"))
