"""Plucked and struck strings after Karplus and Strong: a period of excitation travelling round a lossy loop."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from sound.filters import band
from sound.wave import RATE, Luck, Wave, cents, edges, hiss, lay, luck, samples


@dataclass(frozen=True)
class String:
    """What an instrument's strings are like.

    `ring` and `shine` are the seconds in which the fundamental of A3 and a partial at 3 kHz die by 60 dB;
    `point` is where the string is plucked, as a fraction of its length; `slope` how fast the partials of the
    excitation fall; `plectrum` the loudness of the pick itself; `courses` the strings of one course, in cents.
    """

    ring: float
    shine: float
    point: float
    slope: float
    plectrum: float
    courses: tuple[float, ...] = (0.0,)


OUD = String(ring=2.8, shine=0.50, point=0.13, slope=0.60, plectrum=0.12, courses=(-1.6, 1.6))
LUTE = String(ring=3.4, shine=0.75, point=0.17, slope=0.55, plectrum=0.04, courses=(-1.0, 1.2))
QANUN = String(ring=3.0, shine=1.5, point=0.10, slope=0.70, plectrum=0.10, courses=(-2.4, 0.0, 2.1))
DULCIMER = String(ring=4.0, shine=1.6, point=0.13, slope=0.75, plectrum=0.03, courses=(-1.8, 1.8))


def pluck(string: String, hertz: float, seconds: float, loudness: float, variant: int = 0) -> Wave:
    """One stroke; `loudness` 0…1 also brightens. Twelve loudnesses and any number of variants sound differently."""
    step = max(1, min(12, round(loudness * 12)))
    return _course(string, round(hertz, 3), samples(seconds), step, variant) * loudness


@lru_cache(maxsize=4096)
def _course(string: String, hertz: float, count: int, step: int, variant: int) -> Wave:
    fortune = luck(f"{string} {hertz} {step} {variant}")
    total = np.zeros(count)
    for number, detune in enumerate(string.courses):
        wave = _one_string(string, hertz * cents(detune), count, step / 12, fortune)
        lay(total, wave, number * fortune.uniform(0.0003, 0.0012), (1.0, 0.6, 0.5)[number])
    total *= 0.1 / np.sqrt(np.mean(total[: samples(0.15)] ** 2))
    lay(total, _pick(string, step / 12, fortune), 0.0)
    return edges(total, 0.0012, min(0.06, 0.3 * count / RATE))


def _pick(string: String, loudness: float, fortune: Luck) -> Wave:
    noise = band(hiss(0.03, fortune), 1500, 2500 + 3500 * loudness)
    return edges(noise * np.exp(-np.arange(len(noise)) / (0.004 * RATE)), 0.001, 0.01) * string.plectrum


def _one_string(string: String, hertz: float, count: int, loudness: float, fortune: Luck) -> Wave:
    """Run the loop: whole blocks of a period at a time, the delay's fraction by a cubic Lagrange filter."""
    delay = int(RATE / hertz - 2)
    kernel = np.convolve(_loss(string, hertz), _lagrange(1 + RATE / hertz - 2 - delay))
    period, lead = delay + 2, len(kernel) + 2
    wave = np.zeros(lead + count + period)
    start = _excitation(string, hertz, period, loudness, fortune)
    wave[lead : lead + period] = start
    wave[:lead] = np.resize(start[::-1], lead)[::-1]
    at, reach = lead + period, len(kernel) - 1
    while at < lead + count:
        past = wave[at - delay - reach : at]
        wave[at : at + delay] = np.convolve(past, kernel, "valid")[: len(wave[at : at + delay])]
        at += delay
    return wave[lead : lead + count]


def _loss(string: String, hertz: float) -> Wave:
    """Three symmetric taps: what the fundamental and a partial at 3 kHz lose in one period."""
    keep = 10 ** (-3 / (string.ring * (220 / hertz) ** 0.5 * hertz))
    shine = 10 ** (-3 / (string.shine * (220 / hertz) ** 0.25 * hertz))
    side = (1 - shine / keep) / (2 - 2 * np.cos(2 * np.pi * 3000 / RATE))
    side = float(np.clip(side, 0.002, 0.25))
    return np.array([keep * side, keep * (1 - 2 * side), keep * side])


def _lagrange(delay: float) -> Wave:
    taps = np.arange(4.0)
    return np.array([np.prod([(delay - other) / (tap - other) for other in taps if other != tap]) for tap in taps])


def _excitation(string: String, hertz: float, period: int, loudness: float, fortune: Luck) -> Wave:
    """One period of a plucked string's shape; softer strokes lack the upper partials."""
    number = np.arange(1, period // 2 + 1)
    point = string.point * fortune.uniform(0.92, 1.08)
    level = np.abs(np.sin(np.pi * number * point)) / number**string.slope
    level *= np.exp(-number * hertz / (2200 + 6500 * loudness)) * fortune.uniform(0.8, 1.2, len(number))
    level[np.arange(len(level)) * hertz > 0.42 * RATE] = 0
    phase = -np.pi / 2 + fortune.normal(0, 0.45, len(number))
    wave = np.fft.irfft(np.concatenate([[0], level * np.exp(1j * phase)]), period)
    return np.asarray(wave / (np.sqrt(np.mean(wave**2)) + 1e-12) * 0.25)
