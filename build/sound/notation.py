"""How a melody is written down here.

A line is bars between `|`, a bar is tokens on an even grid. A token is a degree `1`…`7` of the scale with `'` or `,`
for octaves, `b` `#` `d` before it for a semitone down, a semitone up, a quarter tone down; `-` holds, `.` rests,
`3_4_5` shares one step. After the degree: `m` mordent, `t` tremolo, `g` grace note from below, `a` from above,
`>` louder, `<` softer.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from sound.scales import Scale

_TOKEN = re.compile(r"^([b#d]?)([1-7])([',]*)([mtga><]*)$")
_SHIFT = {"": 0.0, "b": -100.0, "#": 100.0, "d": -50.0}


@dataclass(frozen=True)
class Note:
    """A written note: beats from the section's start, beats long, cents above the tonic, loudness 0…1, signs."""

    at: float
    beats: float
    height: float
    loudness: float = 0.7
    signs: str = ""

    def moved(self, beats: float) -> Note:
        """The same note later."""
        return replace(self, at=self.at + beats)


def bars(line: str) -> list[list[str]]:
    """The tokens of a line, bar by bar."""
    return [bar.split() for bar in line.split("|") if bar.strip()]


def read(line: str, scale: Scale, bar_beats: float, octave: int = 0) -> list[Note]:
    """The notes of a line. Each bar fills `bar_beats`, however many tokens it has.

    Raises ValueError for a token that is none.
    """
    notes: list[Note] = []
    for number, tokens in enumerate(bars(line)):
        step = bar_beats / len(tokens)
        for place, token in enumerate(tokens):
            _token(notes, token, number * bar_beats + place * step, step, scale, octave)
    return notes


def _token(notes: list[Note], token: str, at: float, step: float, scale: Scale, octave: int) -> None:
    if token == ".":
        return
    if token == "-":
        if notes and abs(notes[-1].at + notes[-1].beats - at) < 1e-6:
            notes[-1] = replace(notes[-1], beats=notes[-1].beats + step)
        return
    parts = token.split("_")
    for place, part in enumerate(parts):
        length = step / len(parts)
        notes.append(_note(part, at + place * length, length, scale, octave))


def _note(token: str, at: float, length: float, scale: Scale, octave: int) -> Note:
    found = _TOKEN.match(token)
    if not found:
        raise ValueError(f"no such note: {token!r}")
    sign, degree, marks, signs = found.groups()
    turns = octave + marks.count("'") - marks.count(",")
    loudness = 0.7 + 0.15 * signs.count(">") - 0.2 * signs.count("<")
    return Note(at, length, scale.height(int(degree), turns, _SHIFT[sign]), loudness, signs)
