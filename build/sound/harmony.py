"""A proof-reader: which notes sound together on strong beats, and which of them rub."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sound.orchestra import ORCHESTRA
from sound.perform import pace, written
from sound.score import Piece

BACKGROUND = {"drone"}


@dataclass(frozen=True)
class Rub:
    """Two voices a second apart, octaves aside; `bar` counts from 1, the strong beat in its decimals."""

    bar: float
    interval: float
    voices: tuple[str, str]


@dataclass(frozen=True)
class Sounding:
    """A note with the instrument that plays it."""

    voice: str
    at: float
    end: float
    height: float


def pitched(piece: Piece) -> list[Sounding]:
    """All notes of all parts with a pitch."""
    return [
        Sounding(name, note.at, note.at + note.beats, note.height)
        for name in piece.instruments()
        if not isinstance(ORCHESTRA[name].sound, str)
        for note, _ in written(piece, name)
    ]


def rubs(piece: Piece) -> list[Rub]:
    """Pairs of voices that rub: seconds of up to 160 cents on strong beats, up to 220 on the first of the bar."""
    notes, found = pitched(piece), []
    bars = int(piece.total_beats() / piece.beats)
    for bar in range(bars):
        for strong in piece.strong:
            beat = bar * piece.beats + strong
            now = [note for note in notes if note.at <= beat + 0.01 < note.end]
            for one, other in _pairs(now):
                folded = abs(one.height - other.height) % 1200
                interval = min(folded, 1200 - folded)
                if 60 < interval < (160 if strong else 220):
                    found.append(Rub(bar + 1 + strong / 10, interval, (one.voice, other.voice)))
    return found


def _pairs(now: list[Sounding]) -> Iterator[tuple[Sounding, Sounding]]:
    for number, one in enumerate(now):
        for other in now[number + 1 :]:
            if one.voice != other.voice and not {one.voice, other.voice} & BACKGROUND:
                yield one, other


def register(piece: Piece) -> dict[str, tuple[float, float]]:
    """The lowest and the highest frequency of every pitched instrument, in hertz."""
    spans: dict[str, tuple[float, float]] = {}
    for note in pitched(piece):
        hertz = piece.tonic * 2 ** (note.height / 1200)
        low, high = spans.get(note.voice, (hertz, hertz))
        spans[note.voice] = min(low, hertz), max(high, hertz)
    return spans


def density(piece: Piece) -> float:
    """Strokes and notes a second, all parts together: how busy it is."""
    total = sum(len(written(piece, name)) for name in piece.instruments())
    return total / pace(piece).seconds
