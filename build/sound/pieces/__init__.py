"""The ten pieces of music."""

from __future__ import annotations

from sound.pieces.alrashid_barges import BARGES
from sound.pieces.alrashid_tigris import TIGRIS
from sound.pieces.alrashid_wisdom import WISDOM
from sound.pieces.crown_cloister import CLOISTER
from sound.pieces.crown_guilds import GUILDS
from sound.pieces.crown_market import MARKET
from sound.pieces.emira_lanterns import LANTERNS
from sound.pieces.emira_moon import MOON
from sound.pieces.emira_sand import SAND
from sound.pieces.title import TITLE
from sound.score import Piece

PIECES: dict[str, Piece] = {
    piece.name: piece for piece in (TITLE, MARKET, CLOISTER, GUILDS, LANTERNS, MOON, SAND, WISDOM, TIGRIS, BARGES)
}
"""Every piece by the name of its file."""
