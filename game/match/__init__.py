"""A game being played by people and bots: the match, who may look, saves, settings and statistics. No pygame."""
