"""The words of the box."""

from __future__ import annotations

from game.stage.lexicon import Lexicon

LEXICON = Lexicon("alrashid")
said, name, title, text = LEXICON.said, LEXICON.name, LEXICON.title, LEXICON.text
