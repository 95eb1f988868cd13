"""What players add: graces, mordents and tremolo, written as signs and played as notes."""

from __future__ import annotations

from dataclasses import replace

from sound.notation import Note
from sound.scales import Scale

QUICK = 0.085
"""Seconds of a note of ornament."""


def adorned(note: Note, scale: Scale, beat: float, *, plucked: bool) -> list[Note]:
    """The notes played for a written one; `beat` is the length of a beat in seconds."""
    quick = QUICK / beat
    if "m" in note.signs and note.beats > 3 * quick:
        return _mordent(note, scale.neighbour(note.height, 1), quick)
    if "g" in note.signs:
        return _grace(note, scale.neighbour(note.height, -1), quick)
    if "a" in note.signs:
        return _grace(note, scale.neighbour(note.height, 1), quick)
    if "t" in note.signs and plucked:
        return _tremolo(note, beat)
    return [note]


def _mordent(note: Note, upper: float, quick: float) -> list[Note]:
    return [
        replace(note, beats=quick),
        replace(note, at=note.at + quick, beats=quick, height=upper, loudness=note.loudness * 0.7),
        replace(note, at=note.at + 2 * quick, beats=note.beats - 2 * quick, loudness=note.loudness * 0.9),
    ]


def _grace(note: Note, neighbour: float, quick: float) -> list[Note]:
    short = min(quick, note.beats / 3)
    return [
        replace(note, beats=short, height=neighbour, loudness=note.loudness * 0.65),
        replace(note, at=note.at + short, beats=note.beats - short),
    ]


def _tremolo(note: Note, beat: float) -> list[Note]:
    """Repeated strokes, about eight a second, swelling and sinking."""
    count = max(2, round(note.beats * beat * 8))
    step = note.beats / count
    return [
        replace(note, at=note.at + number * step, beats=step, loudness=note.loudness * _swell(number / count))
        for number in range(count)
    ]


def _swell(place: float) -> float:
    return 0.9 if place == 0 else 0.45 + 0.25 * (1 - abs(2 * place - 1))
