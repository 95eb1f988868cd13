"""Coins, wood, stone, grain, steel: what is handled on the table, and what travels past it."""

from __future__ import annotations

import numpy as np

from sound.cues.gestures import crackle, in_room, rough, scatter, swish
from sound.drums import strike
from sound.filters import band, formant, high, low
from sound.modal import BELL, BLADE, CHIME, COIN, STONE, WOOD, ring, thud, tick
from sound.voices import REED, Held, sing
from sound.wave import Luck, Wave, arch, clock, curve, hiss, lay, normal, silence, together


def _one_coin(luck: Luck, hertz: float, t60: float = 0.30) -> Wave:
    wave = ring(COIN.modes(hertz * luck.uniform(0.94, 1.06), t60, luck), t60 * 1.1, luck)
    return together(0.35 * wave, 0.25 * tick(0.012, 2500, 8000, luck))


def coin(luck: Luck) -> Wave:
    """A coin on wood, bouncing once and settling."""
    bed = silence(0.55)
    for at, level in ((0.0, 1.0), (0.085, 0.45), (0.14, 0.2)):
        lay(bed, _one_coin(luck, 2650), at, level)
        lay(bed, ring(WOOD.modes(340, 0.06, luck), 0.08, luck), at, 0.25 * level)
    return bed


def coin_many(luck: Luck) -> Wave:
    """A handful counted out."""
    bed = silence(0.95)
    for number in range(8):
        lay(bed, _one_coin(luck, luck.uniform(2300, 3200), 0.24), 0.055 * number + luck.normal(0, 0.01), 0.8)
    return bed


def gold_pour(luck: Luck) -> Wave:
    """A purse emptied into a chest."""
    shower = scatter(
        1.2, 60, lambda: _one_coin(luck, luck.uniform(2000, 3600), 0.2), lambda at: float(np.sin(np.pi * at**0.7)), luck
    )
    bed = silence(1.7)
    lay(bed, shower, 0.0, 0.6)
    lay(bed, low(hiss(1.2, luck), 300) * arch(1.2, 0.3, 0.6), 0.0, 0.06)
    return bed


def ring_cue(luck: Luck) -> Wave:
    """A finger ring set down: one clear small tone with a slow beat in it."""
    tone = together(*(ring(CHIME.modes(2093 * wide, 0.8), 0.95, luck) for wide in (1.0, 1.0021)))
    return together(
        0.5 * tone, 0.25 * tick(0.012, 2500, 7000, luck), 0.12 * ring(WOOD.modes(420, 0.05, luck), 0.07, luck)
    )


def favor_token(luck: Luck) -> Wave:
    """A glazed token turned up: a click of clay and a small bright promise."""
    bed = silence(0.85)
    lay(bed, ring(STONE.modes(1250, 0.05, luck), 0.08, luck), 0.0, 0.35)
    for at, hertz in ((0.05, 1174.7), (0.15, 1760.0)):
        lay(bed, ring(CHIME.modes(hertz, 0.6), 0.65, luck), at, 0.4)
    return bed


def wood_place(luck: Luck) -> Wave:
    """A wooden piece on a wooden board."""
    return together(
        0.6 * ring(WOOD.modes(395, 0.10, luck), 0.16, luck),
        0.5 * thud(140, 0.08, luck),
        0.3 * tick(0.015, 900, 4000, luck),
    )


def stone_place(luck: Luck) -> Wave:
    """A dressed stone set on stone."""
    bed = silence(0.36)
    lay(bed, ring(STONE.modes(620, 0.07, luck), 0.12, luck), 0.0, 0.4)
    lay(bed, thud(88, 0.16, luck), 0.0, 0.9)
    lay(bed, crackle(0.12, 10, 1500, 5000, luck), 0.03, 0.25)
    return bed


def grain_pour(luck: Luck) -> Wave:
    """A measure of grain into a bowl."""
    grains = scatter(
        0.95,
        420,
        lambda: tick(luck.uniform(0.004, 0.010), 1800, 6500, luck),
        lambda at: float(np.sin(np.pi * at**0.6) ** 1.2),
        luck,
    )
    return together(grains, 0.10 * normal(band(hiss(1.0, luck), 600, 2500) * arch(1.0, 0.2, 0.6)) * 4)


def spice(luck: Luck) -> Wave:
    """Two shakes of a tin of cardamom."""
    bed = silence(0.55)
    for at in (0.0, 0.2):
        grains = scatter(0.12, 60, lambda: tick(0.006, 3200, 9000, luck), lambda place: 1 - 0.7 * place, luck)
        lay(bed, grains, at, 0.9)
    return bed


def marker_turn(luck: Luck) -> Wave:
    """A wooden dial moved by three notches."""
    bed = silence(0.36)
    for number in range(3):
        click = together(
            ring(WOOD.modes(880 - 60 * number, 0.04, luck), 0.06, luck), 0.5 * tick(0.01, 1500, 6000, luck)
        )
        lay(bed, click, 0.075 * number, (0.55, 0.7, 1.0)[number])
    return bed


def footstep(luck: Luck) -> Wave:
    """One step on a sandy path."""
    bed = silence(0.26)
    lay(bed, thud(118, 0.10, luck), 0.0, 0.7)
    lay(
        bed,
        band(hiss(0.16, luck), 900, 4200) * arch(0.16, 0.02, 0.12) * (0.6 + 0.4 * rough(0.16, 90, luck)),
        0.01,
        0.55,
    )
    return bed


def walk(luck: Luck) -> Wave:
    """Three steps, left, right, left."""
    bed = silence(1.0)
    for number, level in enumerate((0.8, 0.65, 0.9)):
        lay(bed, footstep(luck), 0.3 * number + luck.normal(0, 0.008), level)
    return bed


def craft_hammer(luck: Luck) -> Wave:
    """A hammer falls twice on a small anvil."""
    bed = silence(1.0)
    for at, level in ((0.0, 0.75), (0.26, 1.0)):
        lay(bed, ring(BLADE.modes(1180, 0.42, luck), 0.6, luck), at, 0.14 * level)
        lay(bed, ring(WOOD.modes(230, 0.09, luck), 0.14, luck), at, 0.6 * level)
        lay(bed, tick(0.02, 1200, 5000, luck), at, 0.5 * level)
    return in_room(bed, "chamber", -14, 1.1)


def sword_clash(luck: Luck) -> Wave:
    """Two blades meet, slide and part."""
    bed = silence(1.2)
    for at, hertz, level in ((0.0, 1420, 1.0), (0.02, 1890, 0.8), (0.34, 1630, 0.6)):
        lay(bed, ring(BLADE.modes(hertz, 0.6, luck), 0.8, luck), at, 0.16 * level)
        lay(bed, tick(0.03, 2000, 8000, luck), at, 0.7 * level)
    lay(bed, swish(0.3, ((0, 3200), (0.3, 5200)), luck) * arch(0.3, 0.05, 0.2), 0.05, 0.16)
    return in_room(bed, "courtyard", -15, 1.3)


def mercenary_march(luck: Luck) -> Wave:
    """A small company passes: boots, a drum, mail."""
    bed = silence(1.7)
    for number in range(4):
        at = 0.36 * number
        for _ in range(4):
            lay(bed, footstep(luck), at + abs(luck.normal(0, 0.018)), 0.4)
        lay(bed, strike("tabor", "D" if number % 2 == 0 else "T", number % 3), at, 0.55)
        lay(bed, high(hiss(0.1, luck), 4500) * arch(0.1, 0.01, 0.08), at + 0.02, 0.06)
    return in_room(bed, "courtyard", -14, 1.7)


def dice_none(luck: Luck) -> Wave:
    """Dice roll out of a cup and nothing comes of it."""
    bed = silence(1.1)
    for at in (0.0, 0.07, 0.12, 0.21, 0.26, 0.36, 0.47):
        lay(bed, ring(WOOD.modes(luck.uniform(950, 1350), 0.03, luck), 0.05, luck), at, 0.6 * (1 - at))
    lay(bed, ring(WOOD.modes(205, 0.16, luck), 0.24, luck), 0.66, 0.9)
    lay(bed, thud(98, 0.16, luck), 0.66, 0.5)
    return bed


def camel(luck: Luck) -> Wave:
    """Two muffled camel bells and a patient groan."""
    bed = silence(1.7)
    for at, hertz, level in ((0.0, 540, 0.8), (0.34, 610, 1.0), (0.70, 540, 0.6)):
        lay(bed, ring(BELL.modes(hertz, 0.34, luck), 0.5, luck), at, 0.22 * level)
        lay(bed, tick(0.02, 900, 3500, luck), at, 0.12 * level)
    groan = sing(
        REED,
        [Held(0, 0.12, 84, 0.4), Held(0.12, 0.25, 103, 0.6), Held(0.37, 0.2, 92, 0.5), Held(0.57, 0.2, 79, 0.35)],
        luck,
    )
    throat = formant(groan, 420, 160) + 0.5 * formant(groan, 950, 240)
    lay(bed, normal(throat), 0.60, 0.17)
    return in_room(bed, "night", -18, 1.8)


def ship(luck: Luck) -> Wave:
    """A hull creaks at its mooring and water runs along it."""
    bed = silence(2.2)
    water = low(hiss(2.2, luck), 1400, 1) * arch(2.2, 0.8, 1.0) * (0.6 + 0.4 * rough(2.2, 5, luck))
    lay(bed, water, 0.0, 0.42)
    for at, seconds in ((0.15, 0.55), (1.05, 0.7)):
        lay(bed, _creak(seconds, luck), at, 0.5)
    lay(bed, ring(BELL.modes(784, 0.9, luck), 1.1, luck), 1.0, 0.07)
    return bed


def _creak(seconds: float, luck: Luck) -> Wave:
    """Timber that sticks and slips: a train of pulses through wooden resonances."""
    pace = curve(seconds, ((0, 26), (seconds * 0.5, 58), (seconds, 34))) + 4 * rough(seconds, 12, luck)
    turns = np.cumsum(pace) / 44100
    pulses = np.diff(np.floor(turns), prepend=0.0) * (1 + 0.3 * luck.standard_normal(len(turns)))
    wood = sum((formant(pulses, hertz, hertz / 9) for hertz in (310, 520, 880, 1340)), np.zeros(len(clock(seconds))))
    return normal(wood) * arch(seconds, 0.12, 0.2)
