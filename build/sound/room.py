"""Rooms to play in and bodies to resonate in, as impulse responses of filtered noise and of modes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from sound.filters import band
from sound.modal import ring
from sound.wave import RATE, Wave, clock, luck


@dataclass(frozen=True)
class Room:
    """Reverberation times in seconds below 300 Hz, around 1 kHz and above 3 kHz; milliseconds before the first echo."""

    low: float
    middle: float
    high: float
    gap: float


ROOMS = {
    "hall": Room(1.9, 1.7, 0.9, 24),
    "chamber": Room(1.2, 1.1, 0.7, 14),
    "night": Room(1.7, 2.1, 1.0, 34),
    "courtyard": Room(1.1, 1.4, 0.9, 18),
}

BODIES = {
    "bowl": (106, 14), "board": (185, 16), "fiddle": (290, 18),
}  # fmt: skip
"""Lowest resonance in hertz and number of resonances."""


@lru_cache(maxsize=8)
def reverb(name: str) -> Wave:
    """The stereo response (n, 2) of a room, the direct sound left out, of unit energy."""
    room, fortune = ROOMS[name], luck(name)
    seconds = max(room.low, room.middle) * 1.1
    sides = []
    for _ in range(2):
        noise = fortune.standard_normal(len(clock(seconds)))
        bands = ((80, 300, room.low), (300, 2500, room.middle), (2500, 9000, room.high))
        tail = sum((band(noise, lowest, highest, 1) * _fall(seconds, t60) for lowest, highest, t60 in bands))
        side = np.concatenate([np.zeros(int(room.gap * RATE / 1000)), np.asarray(tail)])
        for _ in range(7):
            side[int(fortune.uniform(0.5, 3.5) * room.gap * RATE / 1000)] += fortune.choice((-1, 1)) * 1.2
        sides.append(side / np.sqrt(np.sum(side**2)))
    return np.stack(sides, axis=1)


def _fall(seconds: float, t60: float) -> Wave:
    time = clock(seconds)
    return np.exp(-6.908 * time / t60) * np.clip(time / 0.012, 0, 1)


@lru_cache(maxsize=8)
def body(name: str) -> Wave:
    """The mono response of an instrument's body: the string itself and short resonances that add 3 to 5 dB."""
    lowest, count = BODIES[name]
    fortune = luck(name)
    modes = []
    for number in range(count):
        hertz = lowest * (1 + 0.62 * number) * fortune.uniform(0.93, 1.07)
        t60 = 8.0 / hertz + 0.015
        boost = 0.55 * fortune.uniform(0.5, 1.3)
        modes.append((hertz, boost * 13.8 / (RATE * t60), t60))
    response = ring(modes, 0.16, fortune, rise=0.0002)
    response[0] += 1.0
    return response
