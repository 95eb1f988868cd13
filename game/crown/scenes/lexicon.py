"""The words of the box."""

from __future__ import annotations

from game.stage.lexicon import Lexicon

LEXICON = Lexicon("crown")
said, first, name, rule = LEXICON.said, LEXICON.first, LEXICON.name, LEXICON.text
