"""Fonts by name and size, which characters they know, and text made safe to draw."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

import pygame

from game.stage.assets import FONTS, find

SPARE_FACES = ("FiraSans-Medium", "NotoSans-Medium")
UNKNOWN = "\ufffd"
NO_CHARACTER = "\uffff"
RIGHT_TO_LEFT = {"R", "AL"}
CARRIED = {"NSM", "WS", "CS", "ON"}


@lru_cache(maxsize=256)
def font(face: str, px: int) -> pygame.font.Font:
    """The font of a face such as "FiraSans-Bold", `px` pixels high.

    Raises MissingAsset when sprites/fonts holds no such face.
    """
    return pygame.font.Font(str(find("sprites", f"fonts/{face}", FONTS)), px)


def forget() -> None:
    """Drop all open fonts: pygame.font.quit leaves them dead."""
    font.cache_clear()


@lru_cache(maxsize=4096)
def knows(face: str, character: str) -> bool:
    """Whether the face has a glyph of its own for the character."""
    if character.isascii():
        return True
    probe = font(face, 20)
    return _drawn(probe, character) != _drawn(probe, NO_CHARACTER)


def _drawn(probe: pygame.font.Font, character: str) -> bytes:
    return pygame.image.tobytes(probe.render(character, True, (0, 0, 0)), "RGBA")


@lru_cache(maxsize=4096)
def drawable(face: str, character: str) -> tuple[str, str]:
    """The face and the character that will stand for it; an unknown combining mark is left out."""
    for candidate in (face, *SPARE_FACES):
        if knows(candidate, character):
            return candidate, character
    if unicodedata.category(character).startswith("M"):
        return face, ""
    return next(((spare, UNKNOWN) for spare in SPARE_FACES if knows(spare, UNKNOWN)), (face, "?"))


def safe(text: str) -> str:
    """Without control and direction marks and lone surrogates; composed; tabs become spaces, line breaks stay."""
    kept = (c for c in text.replace("\t", " ") if c == "\n" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Cn"))
    return unicodedata.normalize("NFC", "".join(kept))


def ordered(text: str) -> str:
    """Runs of right-to-left letters turned round, for a renderer that only writes from left to right."""
    if text.isascii() or not any(unicodedata.bidirectional(c) in RIGHT_TO_LEFT for c in text):
        return text
    return "".join("".join(reversed(part)) if turned else "".join(part) for turned, part in _stretches(text))


def _stretches(text: str) -> Iterator[tuple[bool, list[str]]]:
    """The text in stretches of one direction, each a list of letters with their marks."""
    directions: list[bool] = []
    clusters: list[str] = []
    for character in text:
        kind = unicodedata.bidirectional(character)
        if kind == "NSM" and clusters:
            clusters[-1] += character
        else:
            clusters.append(character)
            directions.append(kind in RIGHT_TO_LEFT)
    for index, cluster in enumerate(clusters):
        if unicodedata.bidirectional(cluster[0]) in CARRIED and 0 < index < len(clusters) - 1:
            directions[index] = directions[index - 1] and True in directions[index + 1 : index + 2]
    for turned, part in groupby(zip(directions, clusters, strict=True), key=lambda pair: pair[0]):
        yield turned, [cluster for _, cluster in part]


@lru_cache(maxsize=8192)
def runs(face: str, text: str) -> tuple[tuple[str, str], ...]:
    """The text as (face, part) pairs that can be rendered as they are."""
    if text.isascii():
        return ((face, text),) if text else ()
    parts = (drawable(face, character) for character in ordered(text))
    grouped = groupby((pair for pair in parts if pair[1]), key=lambda pair: pair[0])
    return tuple((name, "".join(character for _, character in part)) for name, part in grouped)


@lru_cache(maxsize=16384)
def width(face: str, px: int, text: str) -> int:
    """The width in pixels of one line of safe text."""
    return sum(font(name, px).size(part)[0] for name, part in runs(face, text))
