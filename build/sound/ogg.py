"""Reading and writing OGG Vorbis. The only module that knows soundfile."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import soundfile

from sound.wave import RATE, Wave

CUE_SQUEEZE, MUSIC_SQUEEZE = 0.5, 0.9
"""How hard cues and music are squeezed: a cue is small anyway, a piece about a megabyte."""


def write(path: Path, wave: Wave, squeeze: float) -> None:
    """Write a wave, (n,) or (n, channels); `squeeze` 0…1 trades quality for size."""
    path.parent.mkdir(parents=True, exist_ok=True)
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=squeeze
    ) as file:
        # In pieces: the coder keeps a whole block on its stack, and minutes of sound overflow it.
        for start in range(0, len(wave), RATE):
            file.write(wave[start : start + RATE])


def read(path: Path) -> Wave:
    """The samples of a file, (n, channels). Raises ValueError at another rate than ours."""
    wave, rate = soundfile.read(path, always_2d=True)
    if rate != RATE:
        raise ValueError(f"{path.name} runs at {rate} samples a second")
    return np.asarray(wave, dtype=np.float64)
