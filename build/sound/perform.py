"""A piece played: written notes become strokes and phrases at human times, laid round into a loop."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from sound.drums import strike
from sound.filters import good_length, round_convolve, toned
from sound.measure import loudness
from sound.notation import Note
from sound.orchestra import ORCHESTRA, Instrument
from sound.ornaments import adorned
from sound.room import body, reverb
from sound.score import Piece, Section, materials
from sound.strings import String, pluck
from sound.voices import Held, Voice, sing
from sound.wave import RATE, Luck, Wave, cents, gain, lay_round, luck, samples

TIMING = 0.006
"""Seconds by which a good player is early or late."""


@dataclass(frozen=True)
class Pace:
    """When beats fall: a steady pulse that breathes and leans back at the end of each section."""

    beats: Wave
    times: Wave

    def second(self, beat: float) -> float:
        """The second at which a beat falls; beats before the loop or after its end follow at the first pace."""
        total, length = self.beats[-1], self.times[-1]
        turns = np.floor(beat / total)
        return float(turns * length + np.interp(beat - turns * total, self.beats, self.times))

    @property
    def seconds(self) -> float:
        """The length of the loop."""
        return float(self.times[-1])


def pace(piece: Piece) -> Pace:
    """The breathing pulse of a piece, at sixteen points a beat; a hair slower, to a length that transforms fast."""
    beats = np.arange(int(piece.total_beats() * 16) + 1) / 16
    speed = piece.bpm * (1 + 0.010 * np.sin(2 * np.pi * beats / (8 * piece.beats)))
    end = 0.0
    for section in piece.sections:
        end += section.bars * piece.beats
        speed *= 1 - 0.055 * np.exp(-0.5 * ((beats - end) / (0.45 * piece.beats)) ** 2)
    times = np.concatenate([[0], np.cumsum(60 / speed[:-1] / 16)])
    fitting = good_length(samples(times[-1])) / RATE
    return Pace(beats, times * fitting / times[-1])


def written(piece: Piece, instrument: str) -> list[tuple[Note, Section]]:
    """All notes of one part over the whole piece, beats counted from its start."""
    found, start = [], 0.0
    for section in piece.sections:
        for material in materials(section, instrument):
            found += [(note.moved(start), section) for note in material.notes(piece.frame(section))]
        start += section.bars * piece.beats
    return sorted(found, key=lambda pair: pair[0].at)


def play(piece: Piece) -> Wave:
    """The whole loop before mastering, stereo (n, 2), dry sound and room together."""
    tempo = pace(piece)
    count = samples(tempo.seconds)
    dry, send = np.zeros((count, 2)), np.zeros((count, 2))
    for name in piece.instruments():
        player = ORCHESTRA[name]
        part = _level(_part(piece, name, tempo, count), player, piece.mix.get(name, 0.0))
        sides = np.array([np.cos(player.pan * np.pi / 2), np.sin(player.pan * np.pi / 2)])
        dry += part[:, None] * sides
        send += part[:, None] * (0.6 * sides + 0.3) * gain(player.send + 6)
    return dry + round_convolve(send, reverb(piece.room))


def _level(part: Wave, player: Instrument, more: float) -> Wave:
    if player.body:
        part = round_convolve(part, body(player.body))
    part = toned(part, player.tone, loop=True)
    return part * gain(player.level + more - loudness(part[:, None]))


def _part(piece: Piece, name: str, tempo: Pace, count: int) -> Wave:
    player, fortune = ORCHESTRA[name], luck(f"{piece.name} {name}")
    notes = _humanised(piece, name, fortune)
    loop = np.zeros(count)
    if isinstance(player.sound, Voice):
        for phrase in breathing(_phrases(notes), 60 / piece.bpm):
            _sing(loop, player.sound, phrase, piece, tempo, fortune)
        return loop
    late = 0.0
    for number, note in enumerate(notes):
        late = 0.5 * late + fortune.normal(0, TIMING)
        at = tempo.second(note.at) + late
        seconds = tempo.second(note.at + note.beats) - tempo.second(note.at) + _over(player, notes, number)
        lay_round(loop, _stroke(player, note, piece.tonic, seconds, number), at)
    return loop


def _over(player: Instrument, notes: list[Note], number: int) -> float:
    """Seconds for which a string rings on: hardly, when the next note is its neighbour and would rub."""
    note, end = notes[number], notes[number].at + notes[number].beats
    for later in notes[number + 1 : number + 7]:
        if end - 0.01 <= later.at < end + 0.3 and 30 < abs(later.height - note.height) < 260:
            return min(player.over, 0.06)
    return player.over


def _stroke(player: Instrument, note: Note, tonic: float, seconds: float, number: int) -> Wave:
    variant = number % 3
    if isinstance(player.sound, String):
        length = round(seconds * 50) / 50
        return pluck(player.sound, tonic * cents(note.height), length, note.loudness, variant)
    assert isinstance(player.sound, str), "voices are sung, not struck"
    return strike(player.sound, note.signs, variant) * note.loudness


def _humanised(piece: Piece, name: str, fortune: Luck) -> list[Note]:
    """Ornaments played out, and every loudness bent by metre, section and chance."""
    plucked, beat = isinstance(ORCHESTRA[name].sound, String), 60 / piece.bpm
    drum = isinstance(ORCHESTRA[name].sound, str)
    notes: list[Note] = []
    for note, section in written(piece, name):
        level = _metre(piece, note) + section.loudness + fortune.normal(0, 0.8)
        louder = replace(note, loudness=float(np.clip(note.loudness * gain(level), 0.08, 1.0)))
        scale = section.scale or piece.scale
        notes += [louder] if drum else adorned(louder, scale, beat, plucked=plucked)
    return notes


def _metre(piece: Piece, note: Note) -> float:
    """Decibels that a note's place in the bar gives it."""
    place = note.at % piece.beats
    if place < 1e-6:
        return 1.2
    if any(abs(place - strong) < 1e-6 for strong in piece.strong):
        return 0.4
    return -0.6 if abs(place - round(place)) < 1e-6 else -1.8


def _phrases(notes: list[Note]) -> list[list[Note]]:
    """Runs of notes without a gap; notes that overlap (a drone's chord) are lines of their own."""
    lines: list[list[Note]] = []
    for note in notes:
        for line in lines:
            if abs(line[-1].at + line[-1].beats - note.at) < 0.02:
                line.append(note)
                break
        else:
            lines.append([note])
    return lines


def breathing(phrases: list[list[Note]], beat: float) -> list[list[Note]]:
    """The phrases cut where a player takes breath or turns the bow: after a long note, once four seconds are sung.

    The note before a breath is a little shorter than written; `beat` is in seconds.
    """
    cut: list[list[Note]] = []
    for phrase in phrases:
        cut.append([])
        for note in phrase:
            cut[-1].append(note)
            sung = (note.at + note.beats - cut[-1][0].at) * beat
            if note is not phrase[-1] and note.beats * beat > 0.8 and sung > 4.0:
                cut[-1][-1] = replace(note, beats=note.beats - 0.22 / beat)
                cut.append([])
    return cut


def _sing(loop: Wave, voice: Voice, phrase: list[Note], piece: Piece, tempo: Pace, fortune: Luck) -> None:
    start = tempo.second(phrase[0].at)
    whole = phrase[-1].at + phrase[-1].beats - phrase[0].at
    held = []
    for note in phrase:
        at, end = tempo.second(note.at) - start, tempo.second(note.at + note.beats) - start
        bow = 0.82 + 0.18 * np.sin(np.pi * (note.at - phrase[0].at) / (whole + 1e-6))
        held.append(Held(at, end - at, piece.tonic * cents(note.height), note.loudness * bow))
    lay_round(loop, sing(voice, held, fortune), start + float(fortune.normal(0.004, TIMING)) - 0.3 * voice.rise)
