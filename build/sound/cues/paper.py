"""Cards, pages, books, cloth and wax."""

from __future__ import annotations

import numpy as np

from sound.cues.gestures import crackle, rough, shift_in, swish
from sound.filters import band, low
from sound.modal import CHIME, ring, thud, tick
from sound.wave import Luck, Wave, arch, hiss, lay, silence, together


def card_slide(luck: Luck) -> Wave:
    """A card drawn over felt."""
    return swish(0.30, ((0, 1300), (0.12, 3300), (0.30, 2100)), luck) * arch(0.30, 0.06, 0.18)


def card_deal(luck: Luck) -> Wave:
    """A card flicked from the hand: a short slide and the snap of its landing."""
    bed = silence(0.24)
    lay(bed, swish(0.14, ((0, 1800), (0.14, 4200)), luck) * arch(0.14, 0.05, 0.03), 0.0, 0.7)
    lay(bed, tick(0.05, 900, 5200, luck), 0.125, 1.1)
    lay(bed, thud(190, 0.07, luck), 0.127, 0.35)
    return bed


def card_flip(luck: Luck) -> Wave:
    """A card bent, turned over and let go."""
    bed = silence(0.34)
    lay(bed, tick(0.02, 1500, 6000, luck), 0.01, 0.5)
    lay(bed, swish(0.20, ((0, 900), (0.20, 3600)), luck) * arch(0.20, 0.12, 0.05), 0.02, 0.7)
    lay(bed, tick(0.06, 800, 5500, luck), 0.21, 1.2)
    lay(bed, thud(210, 0.08, luck), 0.212, 0.3)
    return bed


def card_place(luck: Luck) -> Wave:
    """A card laid down flat."""
    puff = low(hiss(0.14, luck), 900) * arch(0.14, 0.004, 0.12)
    return together(0.8 * thud(165, 0.10, luck), 0.5 * tick(0.04, 700, 3800, luck), 0.25 * puff)


def shuffle(luck: Luck) -> Wave:
    """A riffle: corners fall faster and faster, the bridge slides home, the pack is tapped square."""
    bed = silence(1.45)
    for number in range(42):
        at = 0.05 + 0.55 * (number / 42) ** 0.8 + luck.normal(0, 0.003)
        lay(bed, tick(0.022, 1400, 6200, luck), at, luck.uniform(0.3, 0.7))
    lay(bed, swish(0.36, ((0, 2600), (0.36, 1500)), luck) * arch(0.36, 0.1, 0.1), 0.66, 0.55)
    for at, level in ((1.08, 0.9), (1.25, 0.7)):
        lay(bed, card_place(luck), at, level)
    return bed


def page(luck: Luck) -> Wave:
    """A leaf lifted, carried over and smoothed down."""
    bed = silence(0.75)
    lift = swish(0.42, ((0, 1200), (0.2, 4200), (0.42, 2000)), luck) * arch(0.42, 0.12, 0.2)
    lay(bed, lift * (0.6 + 0.4 * rough(0.42, 38, luck)), 0.0)
    lay(bed, swish(0.26, ((0, 1500), (0.26, 900)), luck) * arch(0.26, 0.04, 0.2), 0.40, 0.6)
    lay(bed, crackle(0.4, 14, 2500, 7000, luck), 0.05, 0.25)
    return bed


def book_close(luck: Luck) -> Wave:
    """Heavy covers meet: leaves rush, boards thump, a clasp."""
    bed = silence(0.75)
    lay(bed, swish(0.2, ((0, 2600), (0.2, 900)), luck) * arch(0.2, 0.14, 0.04), 0.0, 0.4)
    lay(bed, thud(92, 0.32, luck), 0.18, 1.0)
    lay(bed, band(hiss(0.16, luck), 250, 1500) * arch(0.16, 0.003, 0.14), 0.18, 0.28)
    lay(bed, tick(0.03, 1800, 5200, luck), 0.42, 0.22)
    return bed


def cloth_rustle(luck: Luck) -> Wave:
    """A robe gathered in three folds."""
    bed = silence(0.62)
    for at, seconds, level in ((0.0, 0.24, 0.8), (0.16, 0.22, 1.0), (0.34, 0.26, 0.7)):
        fold = band(hiss(seconds, luck), 500, 2600) * arch(seconds, 0.08, 0.12) * (0.5 + 0.5 * rough(seconds, 60, luck))
        lay(bed, fold, at, level)
    return bed


def curtain(luck: Luck) -> Wave:
    """A heavy curtain drawn, its rings running along the rod."""
    cloth = band(hiss(1.15, luck), 300, 2200) * arch(1.15, 0.35, 0.45) * (0.55 + 0.45 * rough(1.15, 18, luck))
    bed = silence(1.2)
    lay(bed, cloth, 0.0, 0.9)
    for number in range(9):
        wave = ring(CHIME.modes(luck.uniform(2300, 3100), 0.12, luck), 0.16, luck)
        lay(bed, wave, 0.08 + 0.8 * (number / 9) ** 0.85, 0.10)
    return bed


def seal(luck: Luck) -> Wave:
    """A signet pressed into warm wax and lifted."""
    bed = silence(0.55)
    lay(bed, thud(128, 0.16, luck), 0.0, 1.0)
    lay(bed, low(hiss(0.12, luck), 1100) * arch(0.12, 0.01, 0.08), 0.02, 0.35)
    lay(bed, crackle(0.16, 12, 900, 3200, luck), 0.24, 0.5)
    lay(bed, tick(0.03, 700, 2500, luck), 0.30, 0.35)
    return bed


def undo(luck: Luck) -> Wave:
    """A card drawn back the way it came."""
    back = shift_in(card_slide(luck))
    bed = silence(0.42)
    lay(bed, back, 0.0, 0.8)
    lay(bed, tick(0.04, 600, 2600, luck), 0.27, 0.6)
    lay(bed, thud(240, 0.07, luck, drop=0.7), 0.272, 0.4)
    return bed


def bread(luck: Luck) -> Wave:
    """A loaf put down: a soft body and a crackling crust."""
    bed = silence(0.40)
    lay(bed, thud(150, 0.14, luck), 0.0, 0.9)
    lay(bed, low(hiss(0.10, luck), 700) * arch(0.10, 0.004, 0.08), 0.0, 0.4)
    lay(bed, crackle(0.24, 22, 1100, 4500, luck) * np.linspace(1, 0.2, int(0.24 * 44100)), 0.03, 0.4)
    return bed
