"""Gestures that many cues share: a swish, roughness, crackle, a run of notes, a room around it all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from sound.filters import low, moving_band, round_convolve
from sound.modal import tick
from sound.room import reverb
from sound.wave import Luck, Wave, curve, edges, gain, hiss, lay, normal, samples, silence


def swish(seconds: float, path: Sequence[tuple[float, float]], luck: Luck) -> Wave:
    """Noise whose band moves through (second, hertz) points; peak one."""
    return normal(moving_band(hiss(seconds, luck), curve(seconds, path), 0.55))


def rough(seconds: float, hertz: float, luck: Luck) -> Wave:
    """A slow unevenness between −1 and 1, changing about `hertz` times a second."""
    return normal(low(hiss(seconds, luck), hertz, 1))


def crackle(seconds: float, count: int, lowest: float, highest: float, luck: Luck) -> Wave:
    """Small dry cracks at random, `count` of them."""
    bed = silence(seconds)
    for _ in range(count):
        wave = tick(luck.uniform(0.006, 0.016), lowest, highest, luck)
        lay(bed, wave, luck.uniform(0, seconds * 0.92), luck.uniform(0.2, 1))
    return bed


def scatter(seconds: float, count: int, make: Callable[[], Wave], swell: Callable[[float], float], luck: Luck) -> Wave:
    """Many small sounds at random, denser where `swell` (of 0…1) is larger."""
    bed = silence(seconds + 0.4)
    placed = 0
    while placed < count:
        place = luck.uniform()
        if luck.uniform() < swell(place):
            lay(bed, make(), place * seconds, luck.uniform(0.35, 1.0))
            placed += 1
    return bed


def shift_in(wave: Wave) -> Wave:
    """The wave backwards."""
    return wave[::-1].copy()


def in_room(wave: Wave, room: str, level: float, seconds: float) -> Wave:
    """The wave with `level` dB of a room's answer, cut and faded at `seconds`."""
    answer = reverb(room)[:, 0]
    bed = np.zeros(max(samples(seconds), len(wave)) + len(answer))
    bed[: len(wave)] = wave
    heard = bed + gain(level) * round_convolve(bed, answer)
    return edges(heard[: samples(seconds)], 0.0005, min(0.5, 0.4 * seconds))
