"""Things that are struck: a body rings in its own modes, each dying at its own pace."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sound.filters import band, low
from sound.wave import RATE, Luck, Wave, decay, edges, hiss, samples

Modes = Sequence[tuple[float, float, float]]
"""(hertz, level, seconds to fall by 60 dB) of each mode."""


@dataclass(frozen=True)
class Body:
    """The modes of a body as ratios to the lowest, with the level and the relative life of each."""

    ratios: tuple[float, ...]
    levels: tuple[float, ...]
    lives: tuple[float, ...]

    def modes(self, hertz: float, t60: float, luck: Luck | None = None) -> Modes:
        """The modes of one such body; with `luck`, no two pieces ring quite alike."""
        spread = luck.normal(1, 0.006, len(self.ratios)) if luck else np.ones(len(self.ratios))
        return [
            (hertz * ratio * wide, level, t60 * life)
            for ratio, level, life, wide in zip(self.ratios, self.levels, self.lives, spread, strict=True)
        ]


WOOD = Body((1, 2.57, 4.9, 7.6, 10.3), (1, 0.42, 0.20, 0.10, 0.05), (1, 0.62, 0.42, 0.30, 0.2))
STONE = Body((1, 1.73, 2.41, 3.94, 5.2, 7.1), (1, 0.7, 0.6, 0.42, 0.3, 0.18), (1, 0.8, 0.7, 0.5, 0.4, 0.3))
COIN = Body((1, 1.47, 2.09, 2.56, 3.3, 4.1), (0.5, 1, 0.8, 0.6, 0.34, 0.2), (1, 0.9, 0.75, 0.6, 0.5, 0.35))
BELL = Body(
    (0.5, 1, 1.19, 1.5, 2, 2.51, 3.01, 4.2, 5.4, 6.7, 8.1),
    (0.35, 0.8, 0.5, 0.3, 1, 0.45, 0.35, 0.3, 0.22, 0.15, 0.1),
    (1.3, 1, 0.75, 0.6, 0.55, 0.36, 0.28, 0.2, 0.15, 0.12, 0.1),
)
CHIME = Body((1, 2.756, 5.404, 8.93), (1, 0.42, 0.16, 0.06), (1, 0.55, 0.3, 0.18))
GONG = Body(
    (1, 1.34, 1.52, 1.98, 2.44, 2.9, 3.37, 4.1, 5.3, 6.2),
    (1, 0.6, 0.7, 0.55, 0.5, 0.42, 0.34, 0.26, 0.18, 0.1),
    (1, 0.9, 0.85, 0.7, 0.62, 0.55, 0.48, 0.4, 0.3, 0.25),
)
BLADE = Body(
    (1, 1.33, 1.81, 2.27, 2.93, 3.61, 4.4), (0.6, 0.9, 1, 0.9, 0.8, 0.6, 0.4), (1, 0.95, 0.9, 0.8, 0.7, 0.55, 0.4)
)


def ring(modes: Modes, seconds: float, luck: Luck, rise: float = 0.0008) -> Wave:
    """The modes struck at once; peaks at about the sum of their levels."""
    time = np.arange(samples(seconds)) / RATE
    total = np.zeros(len(time))
    for hertz, level, t60 in modes:
        if hertz < 0.45 * RATE:
            total += level * np.sin(2 * np.pi * hertz * time + luck.uniform(0, 0.6)) * np.exp(-6.908 * time / t60)
    return edges(total, rise, min(0.08, seconds * 0.25))


def tick(seconds: float, lowest: float, highest: float, luck: Luck) -> Wave:
    """A burst of band-limited noise dying within its length: the touch before the ring."""
    return edges(band(hiss(seconds, luck), lowest, highest) * decay(seconds, seconds), 0.0006, seconds * 0.3)


def thud(hertz: float, seconds: float, luck: Luck, drop: float = 1.6) -> Wave:
    """A low soft blow whose pitch falls from `drop` times to `hertz`, with a little dull noise."""
    time = np.arange(samples(seconds)) / RATE
    sweep = hertz * (1 + (drop - 1) * np.exp(-time / 0.018))
    tone = np.sin(2 * np.pi * np.cumsum(sweep) / RATE) * decay(seconds, seconds)
    return edges(tone + 0.25 * low(hiss(seconds, luck), 500) * decay(seconds, 0.4 * seconds), 0.0015, seconds * 0.3)
