"""A land that is clear: its wares are taken, share by share."""

from __future__ import annotations

from game.alrashid.rules.phases.land import AskExtra, AskShare
from game.alrashid.scenes.base import RashidScene
from game.alrashid.scenes.lexicon import name, said
from game.engine.record import Choice, Done, Pass
from game.stage.phase import Moment


class LandScene(RashidScene):
    """The sentence counts what may still be taken."""

    phase = "land"

    def request(self, now: Moment) -> str:
        if isinstance(now.ask, AskShare):
            return said("ask.ask_share", left=now.ask.left)
        if isinstance(now.ask, AskExtra):
            return said("ask.ask_extra", title=name("title", now.ask.title))
        return super().request(now)

    def forfeits(self, now: Moment, choice: Choice) -> str:
        if isinstance(choice, Done | Pass) and isinstance(now.ask, AskShare | AskExtra):
            return said("leave.share", n=now.ask.left if isinstance(now.ask, AskShare) else 1)
        return super().forfeits(now, choice)
