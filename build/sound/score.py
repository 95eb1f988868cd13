"""What a piece is before anybody plays it: sections of parts, each part some material laid out over bars."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from sound.notation import Note, bars, read
from sound.scales import Scale

Chords = Mapping[str, str]
"""The chords of a piece by name: degrees from the bass up, such as "1, 5, 1 3"."""


@dataclass(frozen=True)
class Frame:
    """Where material is laid out: its scale, the piece's chords, bars and beats a bar."""

    scale: Scale
    chords: Chords
    bars: int
    beats: float


class Material(Protocol):
    """Something a part plays in a section."""

    def notes(self, frame: Frame) -> list[Note]:
        """The notes, in beats from the section's start."""


@dataclass(frozen=True)
class Melody:
    """A written line, moved by octaves; shorter than the section it is followed by silence."""

    line: str
    octave: int = 0
    from_bar: int = 0

    def notes(self, frame: Frame) -> list[Note]:
        """The line as written. Raises ValueError when it has more bars than the section."""
        if len(bars(self.line)) + self.from_bar > frame.bars:
            raise ValueError(f"{len(bars(self.line))} bars in a section of {frame.bars}: {self.line[:40]}")
        played = read(self.line, frame.scale, frame.beats, self.octave)
        return [note.moved(self.from_bar * frame.beats) for note in played]


@dataclass(frozen=True)
class Shadow:
    """The same tune in outline: only notes that begin on every `every`-th beat, held `hold` beats. Heterophony."""

    line: str
    every: float
    octave: int = 0
    hold: float = 1.0

    def notes(self, frame: Frame) -> list[Note]:
        """The outline of the line."""
        full = read(self.line, frame.scale, frame.beats, self.octave)
        kept = [note for note in full if abs(note.at / self.every - round(note.at / self.every)) < 1e-6]
        ends = [note.at for note in kept[1:]] + [frame.bars * frame.beats]
        return [
            Note(note.at, min(end - note.at, max(note.beats, self.hold)), note.height, 0.6)
            for note, end in zip(kept, ends, strict=True)
        ]


@dataclass(frozen=True)
class Broken:
    """Chords broken over a pattern.

    `harmony` names a chord a bar (`i/VII` shares the bar); `pattern` gives on an even grid which tone of the chord
    sounds, from 0 at the bass; `0+2` together, `-` hold, `.` rest. Patterns between `|` take turns by bar.
    """

    harmony: str
    pattern: str
    octave: int = 0

    def notes(self, frame: Frame) -> list[Note]:
        """The broken chords."""
        turns, played = bars(self.pattern), []
        for number, names in enumerate(_harmony(self.harmony, frame)):
            tokens = turns[number % len(turns)]
            step = frame.beats / len(tokens)
            for place, token in enumerate(tokens):
                name = names[place * len(names) // len(tokens)]
                tones = [note.height for note in _chord(frame, name, self.octave)]
                at = number * frame.beats + place * step
                length = step * _held(tokens, place)
                played += [
                    Note(at, length, tones[int(tone) % len(tones)]) for tone in token.split("+") if tone.isdigit()
                ]
        return played


@dataclass(frozen=True)
class Drone:
    """Chords held, each as long as it lasts."""

    harmony: str
    octave: int = 0

    def notes(self, frame: Frame) -> list[Note]:
        """One note a tone of each chord; the bow changes with the bar."""
        played: list[Note] = []
        for number, names in enumerate(_harmony(self.harmony, frame)):
            length = frame.beats / len(names)
            for place, name in enumerate(names):
                at = number * frame.beats + place * length
                played += [Note(at, length, tone.height) for tone in _chord(frame, name, self.octave)]
        return played


@dataclass(frozen=True)
class Beat:
    """Strokes of a drum on an even grid, `D` `T` `K`, small letters softer; bars between `|` take turns."""

    pattern: str
    loudness: float = 0.7
    from_bar: int = 0

    def notes(self, frame: Frame) -> list[Note]:
        """A note a stroke, its letter as sign."""
        turns, played = bars(self.pattern), []
        for number in range(self.from_bar, frame.bars):
            tokens = turns[(number - self.from_bar) % len(turns)]
            step = frame.beats / len(tokens)
            for place, token in enumerate(tokens):
                if token.isalpha():
                    loudness = self.loudness * (1.0 if token.isupper() else 0.6)
                    played.append(Note(number * frame.beats + place * step, step, 0, loudness, token.upper()))
        return played


def _harmony(harmony: str, frame: Frame) -> list[list[str]]:
    names = [bar.split("/") for bar in harmony.split()]
    return [names[number % len(names)] for number in range(frame.bars)]


def _chord(frame: Frame, name: str, octave: int) -> list[Note]:
    if name == ".":
        return []
    return read(frame.chords[name], frame.scale, 1.0, octave)


def _held(tokens: list[str], place: int) -> int:
    length = 1
    while place + length < len(tokens) and tokens[place + length] == "-":
        length += 1
    return length


Parts = Mapping[str, Material | tuple[Material, ...]]


@dataclass(frozen=True)
class Section:
    """Some bars of a piece: what each instrument plays, how loud (dB), in which scale if not the piece's."""

    bars: int
    parts: Parts
    loudness: float = 0.0
    scale: Scale | None = None


@dataclass(frozen=True)
class Piece:
    """A whole loop. `tonic` in hertz, `bpm` beats a minute, `beats` a bar, `strong` the beats that carry weight.

    `mix` moves the usual level of an instrument by dB; `room` names the room it is played in.
    """

    name: str
    title: str
    tonic: float
    scale: Scale
    bpm: float
    beats: float
    chords: Chords
    sections: tuple[Section, ...]
    room: str
    strong: tuple[float, ...] = (0.0, 2.0)
    mix: Mapping[str, float] = field(default_factory=dict)

    def frame(self, section: Section) -> Frame:
        """What the section's material is laid out in."""
        return Frame(section.scale or self.scale, self.chords, section.bars, self.beats)

    def total_beats(self) -> float:
        """The length of the loop."""
        return sum(section.bars for section in self.sections) * self.beats

    def instruments(self) -> list[str]:
        """Everybody who plays, in order of first appearance."""
        return list(dict.fromkeys(name for section in self.sections for name in section.parts))


def materials(section: Section, instrument: str) -> tuple[Material, ...]:
    """What an instrument plays in a section."""
    found = section.parts.get(instrument, ())
    return found if isinstance(found, tuple) else (found,)
