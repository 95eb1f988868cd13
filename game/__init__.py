"""Caravanserai: three board games of the caravan roads at one table. The map of the house is game/README.md."""

__version__ = "0.1.0"
