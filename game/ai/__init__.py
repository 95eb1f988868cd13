"""Bots: they know the engine and no box, and they see what their seat sees."""
