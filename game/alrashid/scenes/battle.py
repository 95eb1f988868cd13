"""Raiders in a land: run, or commit tiles and fight; the desk shows both fronts."""

from __future__ import annotations

from game.alrashid.rules.choices import Fight
from game.alrashid.rules.phases.battle import AskBattle
from game.alrashid.scenes.base import RashidScene
from game.alrashid.scenes.lexicon import said
from game.stage.phase import Moment


class BattleScene(RashidScene):
    """Own tiles are committed with a click each."""

    phase = "battle"

    def request(self, now: Moment) -> str:
        if isinstance(now.ask, AskBattle) and any(isinstance(choice, Fight) for choice in now.options):
            return said("ask.ask_battle_line")
        return super().request(now)
