"""The kinds of text by name: which face, which size. Sizes are logical units at UI scale 100 %."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

SMALLEST = 18
FLOOR_PX = 12


class Style(NamedTuple):
    """face: file in sprites/fonts; size: logical units at UI scale 100 %; leading: height of a line in sizes."""

    face: str
    size: float
    leading: float = 1.25
    strong: str = "FiraSans-Bold"
    slanted: str = "Spectral-MediumItalic"


STYLES: Mapping[str, Style] = {
    "title": Style("Cinzel-Bold", 72, 1.1, "Cinzel-Bold"),
    "subtitle": Style("Spectral-MediumItalic", 30, 1.25, "Spectral-SemiBold"),
    "heading": Style("Cinzel-Bold", 32, 1.2, "Cinzel-Bold"),
    "name": Style("Cinzel-Bold", 25, 1.15, "Cinzel-Bold"),
    "menu": Style("Cinzel-Bold", 28, 1.15, "Cinzel-Bold"),
    "request": Style("FiraSans-SemiBold", 26, 1.2),
    "button": Style("FiraSans-SemiBold", 22, 1.2),
    "label": Style("FiraSans-SemiBold", 21, 1.2),
    "body": Style("FiraSans-Medium", 22, 1.3, "FiraSans-Bold"),
    "small": Style("FiraSans-Medium", 19, 1.25),
    "number": Style("FiraSans-Bold", 23, 1.15),
    "score": Style("FiraSans-Bold", 29, 1.15),
    "rules": Style("Spectral-Regular", 24, 1.35, "Spectral-SemiBold", "Spectral-Italic"),
    "card": Style("FiraSans-Medium", 20, 1.18),
    "log": Style("FiraSans-Medium", 20, 1.25),
    "plaque": Style("ElMessiri-Bold", 23, 1.15, "ElMessiri-Bold"),
    "amount": Style("Cinzel-Bold", 46, 1.1, "Cinzel-Bold"),
    "caption": Style("Spectral-MediumItalic", 22, 1.25, "Spectral-SemiBold"),
}
PLAIN_FACES = {
    "Spectral-Regular": "FiraSans-Regular",
    "Spectral-SemiBold": "FiraSans-SemiBold",
    "Spectral-Italic": "FiraSans-Medium",
    "Spectral-MediumItalic": "FiraSans-Medium",
}


def pixels(size: float, factor: float) -> int:
    """The font height in whole pixels, never under the floor."""
    return max(FLOOR_PX, round(size * factor))
