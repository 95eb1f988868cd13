"""Placement: a member is taken up and sent to a location, or a location is chosen first."""

from __future__ import annotations

from game.alrashid.scenes.base import RashidScene


class PlacementScene(RashidScene):
    """The desk tells who would rank where."""

    phase = "placement"
