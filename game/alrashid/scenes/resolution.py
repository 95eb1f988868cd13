"""Resolution: a seat chooses the next location, and may use a title before or after."""

from __future__ import annotations

from game.alrashid.rules.choices import Activate
from game.alrashid.rules.phases.resolution import AskTurn
from game.alrashid.scenes.base import RashidScene
from game.alrashid.scenes.lexicon import said
from game.stage.phase import Moment


class ResolutionScene(RashidScene):
    """The locations, and the own titles that are ready."""

    phase = "resolution"

    def request(self, now: Moment) -> str:
        if isinstance(now.ask, AskTurn) and any(isinstance(choice, Activate) for choice in now.options):
            return said("ask.ask_turn_title")
        return super().request(now)
