"""Rare moments: rank, seal, gong, round's end, victory and defeat. Pieces of music of two and a half seconds."""

from __future__ import annotations

from collections.abc import Sequence

from sound.cues.gestures import in_room, rough
from sound.cues.paper import seal
from sound.drums import strike
from sound.filters import band, low
from sound.modal import BELL, GONG, ring
from sound.ornaments import QUICK
from sound.scales import DORIAN, HIJAZ, MIXOLYDIAN, Scale
from sound.strings import DULCIMER, LUTE, OUD, QANUN, String, pluck
from sound.voices import HORN, NEY, Held, Voice, sing
from sound.wave import Luck, Wave, arch, cents, hiss, lay, silence

D3 = 146.83

Line = Sequence[tuple[float, float, int]]
"""(second, seconds, degree) of each note."""


def _plucked(bed: Wave, string: String, scale: Scale, line: Line, tonic: float, loudness: float, luck: Luck) -> None:
    for number, (at, seconds, degree) in enumerate(line):
        wave = pluck(string, tonic * cents(scale.height(degree)), seconds, loudness, number % 3)
        lay(bed, wave, max(0.0, at + luck.normal(0, 0.003)), 2.0)


def _sung(bed: Wave, voice: Voice, scale: Scale, line: Line, tonic: float, loudness: float, luck: Luck) -> None:
    start = line[0][0]
    notes = [Held(at - start, seconds, tonic * cents(scale.height(degree)), loudness) for at, seconds, degree in line]
    lay(bed, sing(voice, notes, luck), start, 0.45)


def rank_fanfare(luck: Luck) -> Wave:
    """A new rank at court: two horns and a drum."""
    bed = silence(2.3)
    _sung(bed, HORN, MIXOLYDIAN, ((0.0, 0.17, 5), (0.19, 0.17, 5), (0.38, 0.26, 8), (0.66, 1.0, 10)), D3, 0.8, luck)
    _sung(bed, HORN, MIXOLYDIAN, ((0.0, 0.17, 3), (0.19, 0.17, 3), (0.38, 0.26, 5), (0.66, 1.0, 8)), D3, 0.65, luck)
    for at, stroke in ((0.0, "D"), (0.19, "K"), (0.38, "T"), (0.66, "D")):
        lay(bed, strike("tabor", stroke, 0), at, 0.4)
    return in_room(bed, "hall", -12, 2.3)


def event_drum(luck: Luck) -> Wave:
    """News is cried: a call on the frame drum."""
    bed = silence(1.4)
    for at, stroke, level in ((0, "D", 0.9), (0.24, "T", 0.6), (0.36, "K", 0.6), (0.48, "T", 0.7), (0.72, "D", 1.0)):
        lay(bed, strike("frame_drum", stroke, int(at * 10) % 3), at + luck.normal(0, 0.003) if at else 0.0, level)
    return in_room(bed, "courtyard", -14, 1.5)


def round_end(luck: Luck) -> Wave:
    """Evening: a soft gong and a cadence on the lute."""
    bed = silence(2.4)
    lay(bed, ring(GONG.modes(147, 2.4, luck), 2.4, luck, rise=0.012), 0.0, 0.10)
    _plucked(
        bed,
        LUTE,
        DORIAN,
        ((0.1, 1.0, 5), (0.42, 1.0, 4), (0.74, 1.0, 2), (1.06, 1.3, 1), (1.06, 1.3, 8)),
        D3,
        0.6,
        luck,
    )
    return in_room(bed, "hall", -14, 2.45)


def last_round(luck: Luck) -> Wave:
    """The great bell, three times."""
    bed = silence(2.5)
    for at, level in ((0.0, 0.8), (0.62, 0.9), (1.24, 1.0)):
        lay(bed, ring(BELL.modes(293.66, 2.2), 1.25, luck, rise=0.002), at, 0.2 * level)
    return in_room(bed, "hall", -13, 2.5)


def victory(luck: Luck) -> Wave:
    """The caravan's tune come home: horns, dulcimer and drums in the brightest mode."""
    bed = silence(2.5)
    lead = ((0.0, 0.15, 1), (0.16, 0.15, 2), (0.32, 0.44, 5), (0.80, 0.15, 4), (0.96, 0.15, 5), (1.12, 0.95, 8))
    under = ((0.0, 0.15, 1), (0.16, 0.15, 1), (0.32, 0.44, 3), (0.80, 0.15, 2), (0.96, 0.15, 3), (1.12, 0.95, 5))
    _sung(bed, HORN, MIXOLYDIAN, lead, 2 * D3, 0.75, luck)
    _sung(bed, HORN, MIXOLYDIAN, under, D3, 0.65, luck)
    run = tuple((1.12 + 0.07 * number, 1.0, degree) for number, degree in enumerate((1, 3, 5, 8, 10, 12, 15)))
    _plucked(bed, DULCIMER, MIXOLYDIAN, run, 2 * D3, 0.6, luck)
    for at, stroke in ((0.0, "D"), (0.32, "D"), (0.80, "K"), (0.96, "T"), (1.12, "D")):
        lay(bed, strike("frame_drum", stroke, 1), at, 0.5)
    return in_room(bed, "hall", -12, 2.5)


def defeat(luck: Luck) -> Wave:
    """Next time: the oud walks down and rests."""
    bed = silence(2.5)
    line = ((0.0, 0.8, 5), (0.30, 0.8, 4), (0.60, 0.8, 3), (0.95, 0.9, 2), (1.35, 1.1, 1))
    _plucked(bed, OUD, DORIAN, line, D3, 0.6, luck)
    _plucked(bed, OUD, DORIAN, ((1.35, 1.1, 1),), D3 / 2, 0.5, luck)
    lay(bed, strike("frame_drum", "D", 0), 1.35, 0.35)
    return in_room(bed, "hall", -13, 2.5)


def title_seal(luck: Luck) -> Wave:
    """A title under a great seal: the press, and a bell for the name."""
    bed = silence(2.1)
    lay(bed, seal(luck), 0.0, 0.8)
    lay(bed, strike("bass_drum", "D", 0), 0.0, 0.4)
    for at, hertz in ((0.12, 440.0), (0.30, 659.26)):
        lay(bed, ring(BELL.modes(hertz, 1.4), 1.6, luck), at, 0.16)
    return in_room(bed, "hall", -14, 2.1)


def auction_gong(luck: Luck) -> Wave:
    """The auction is open."""
    bed = silence(2.5)
    wash = band(hiss(2.4, luck), 900, 5200) * arch(2.4, 0.06, 2.2) * (0.7 + 0.3 * rough(2.4, 9, luck))
    lay(bed, ring(GONG.modes(196, 2.6, luck), 2.4, luck, rise=0.006), 0.0, 0.2)
    lay(bed, wash, 0.0, 0.02)
    return in_room(bed, "courtyard", -14, 2.5)


def princess_join(luck: Luck) -> Wave:
    """A princess steps from her litter: the qanun runs up Hijaz, the ney holds the last note."""
    bed = silence(2.5)
    run = tuple((0.065 * number, 1.3, degree) for number, degree in enumerate((1, 2, 3, 4, 5, 6, 7, 8)))
    _plucked(bed, QANUN, HIJAZ, run, 2 * D3, 0.5, luck)
    _sung(bed, NEY, HIJAZ, ((0.52, QUICK, 9), (0.52 + QUICK, 1.0, 8)), 2 * D3, 0.6, luck)
    lay(bed, strike("riq", "T", 0), 0.52, 0.16)
    return in_room(bed, "night", -11, 2.5)


def dominance(luck: Luck) -> Wave:
    """A district is yours: two great strokes and an open fifth."""
    bed = silence(2.2)
    for at, level in ((0.0, 0.7), (0.34, 1.0)):
        lay(bed, strike("bass_drum", "D", 0), at, 0.8 * level)
        lay(bed, strike("frame_drum", "T", 1), at, 0.3 * level)
    _sung(bed, HORN, DORIAN, ((0.34, 1.1, 1),), D3, 0.7, luck)
    _sung(bed, HORN, DORIAN, ((0.36, 1.1, 5),), D3, 0.65, luck)
    return in_room(bed, "hall", -12, 2.2)


def crisis(luck: Luck) -> Wave:
    """Trouble in the city: a roll in the distance, the flat second over the tonic, a dark gong."""
    bed = silence(2.4)
    for number in range(16):
        lay(bed, strike("bass_drum", "K", number % 3), 0.075 * number, 0.25 + 0.55 * number / 16)
    tremolo = tuple((0.3 + 0.1 * number, 0.5, 2 if number < 6 else 1) for number in range(10))
    _plucked(bed, OUD, HIJAZ, tremolo, D3, 0.5, luck)
    lay(bed, ring(GONG.modes(98, 1.8, luck), 1.3, luck, rise=0.02), 1.15, 0.16)
    lay(bed, low(hiss(2.2, luck), 220) * arch(2.2, 1.0, 0.9), 0.0, 0.12)
    return in_room(bed, "hall", -13, 2.4)
