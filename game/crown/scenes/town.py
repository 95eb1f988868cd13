"""The town: gifts, donations, deliveries and sales, on the strip of the location."""

from __future__ import annotations

from game.crown.scenes.base import CrownScene


class TownScene(CrownScene):
    """A visit to the town: the cells of its strip."""

    phase = "town"
