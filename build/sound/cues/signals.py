"""Small signals of the program and of the score: short, soft, never urgent."""

from __future__ import annotations

from sound.cues.gestures import in_room
from sound.cues.things import coin, wood_place
from sound.modal import BELL, CHIME, WOOD, ring, thud, tick
from sound.scales import DORIAN
from sound.strings import DULCIMER, LUTE, pluck
from sound.wave import Luck, Wave, cents, edges, lay, samples, silence, together

D4 = 293.66


def button(luck: Luck) -> Wave:
    """A wooden key pressed."""
    return together(0.6 * ring(WOOD.modes(640, 0.075, luck), 0.13, luck), 0.25 * tick(0.01, 1200, 4500, luck))


def focus(luck: Luck) -> Wave:
    """The pointer comes to rest on something."""
    return 0.5 * ring(WOOD.modes(1050, 0.08, luck), 0.14, luck)


def error(luck: Luck) -> Wave:
    """Not now: two damped low strings, the second lower."""
    bed = silence(0.5)
    for at, hertz in ((0.0, 146.83), (0.13, 123.47)):
        string = edges(pluck(LUTE, hertz, 0.16, 0.6), 0.001, 0.11)
        lay(bed, string, at, 1.5)
        lay(bed, ring(WOOD.modes(210, 0.06, luck), 0.09, luck), at, 0.12)
    return bed


def score_tick(luck: Luck) -> Wave:
    """One point."""
    wave = together(
        0.5 * ring(CHIME.modes(1174.7, 0.14), 0.16, luck), 0.3 * ring(WOOD.modes(780, 0.03, luck), 0.05, luck)
    )
    return wave[: samples(0.16)]


def score_climb(luck: Luck) -> Wave:
    """Many points: a run up the dulcimer."""
    bed = silence(1.3)
    for number, degree in enumerate((1, 2, 3, 5, 8)):
        wave = pluck(DULCIMER, D4 * cents(DORIAN.height(degree)), 0.9, 0.5 + 0.08 * number, number % 3)
        lay(bed, wave, 0.085 * number + luck.normal(0, 0.003))
    return in_room(bed, "chamber", -14, 1.3)


def bid(luck: Luck) -> Wave:
    """A stake pushed forward: wood, then coin."""
    bed = silence(0.65)
    lay(bed, wood_place(luck), 0.0, 0.8)
    lay(bed, coin(luck), 0.09, 0.9)
    return bed


def gift_bell(luck: Luck) -> Wave:
    """Something is given: a fourth rising on two small bells."""
    bed = silence(1.5)
    for at, hertz, level in ((0.0, 880.0, 0.8), (0.16, 1174.66, 1.0)):
        lay(bed, ring(CHIME.modes(hertz, 1.1), 1.2, luck), at, 0.4 * level)
    return in_room(bed, "chamber", -15, 1.5)


def donation_chime(luck: Luck) -> Wave:
    """Something is given up for the town: three chapel bells falling to rest."""
    bed = silence(2.0)
    for at, hertz in ((0.0, 587.33), (0.22, 523.25), (0.44, 440.0)):
        lay(bed, ring(BELL.modes(hertz, 1.4), 1.5, luck), at, 0.2)
    return in_room(bed, "hall", -14, 2.0)


def advisor_join(luck: Luck) -> Wave:
    """Somebody enters your service: an open chord on the lute, and a cloak."""
    bed = silence(1.4)
    for number, hertz in enumerate((146.83, 220.0, 293.66, 349.23)):
        lay(bed, pluck(LUTE, hertz, 1.2, 0.55 + 0.08 * number, number % 3), 0.075 * number + luck.normal(0, 0.003))
    lay(bed, 0.2 * thud(120, 0.1, luck), 0.0)
    return in_room(bed, "chamber", -13, 1.5)
