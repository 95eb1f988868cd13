"""Modes of the court and maqamat of the caravan roads, in cents above the tonic, and the names of tonics."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Scale:
    """Seven degrees in cents; degree 1 is the tonic, the octave repeats."""

    name: str
    steps: tuple[float, float, float, float, float, float, float]

    def height(self, degree: int, octave: int = 0, shift: float = 0.0) -> float:
        """Cents above the tonic of a degree from 1 on (8 is the octave), moved by octaves and `shift` cents."""
        turns, step = divmod(degree - 1, 7)
        return self.steps[step] + 1200.0 * (turns + octave) + shift

    def neighbour(self, height: float, way: int) -> float:
        """The next degree above (`way` 1) or below (−1) a height in cents."""
        turn = int(height // 1200)
        ladder = [step + 1200.0 * (turn + octave) for octave in (-1, 0, 1) for step in self.steps]
        beyond = [rung for rung in ladder if (rung - height) * way > 40]
        return min(beyond) if way > 0 else max(beyond)


DORIAN = Scale("Dorian", (0, 202, 306, 499, 701, 902, 1000))
MIXOLYDIAN = Scale("Mixolydian", (0, 202, 392, 499, 701, 898, 1000))
IONIAN = Scale("Ionian", (0, 202, 392, 499, 701, 898, 1092))
NAHAWAND = Scale("Nahawand", (0, 204, 300, 498, 702, 800, 1000))
NAHAWAND_RAISED = Scale("Nahawand with its leading note", (0, 204, 300, 498, 702, 800, 1098))
HIJAZ = Scale("Hijaz", (0, 108, 388, 498, 702, 800, 1000))
HIJAZ_RAST = Scale("Hijaz with Rast above", (0, 108, 388, 498, 702, 852, 1000))
RAST = Scale("Rast", (0, 204, 354, 498, 702, 906, 1054))
RAST_FALLING = Scale("Rast falling", (0, 204, 354, 498, 702, 906, 998))
SUZNAK = Scale("Suznak", (0, 204, 354, 498, 702, 810, 1094))
BAYATI = Scale("Bayati", (0, 150, 300, 498, 702, 800, 1000))
BAYATI_RAST = Scale("Bayati with Rast above", (0, 150, 300, 498, 702, 852, 1000))

_LETTERS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hertz(name: str) -> float:
    """The frequency of a note such as "D3", "Bb2" or "F#4"; A4 is 440."""
    accidental = name.count("#") - name[1:].count("b")
    number = _LETTERS[name[0]] + accidental + 12 * (int(name[-1]) - 4) - 9
    return float(440 * 2 ** (number / 12))
