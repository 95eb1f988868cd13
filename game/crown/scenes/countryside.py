"""The countryside: what is taken on a visit, and by each craftsman."""

from __future__ import annotations

from game.crown.rules.board import RESOURCES
from game.crown.rules.phases.countryside import HARVEST, AskField
from game.crown.scenes.base import CrownScene
from game.crown.scenes.lexicon import said
from game.engine.record import Choice, Done
from game.stage.phase import Moment


class CountrysideScene(CrownScene):
    """A visit to a field: chips on its picture."""

    phase = "countryside"

    def request(self, now: Moment) -> str:
        if not isinstance(now.ask, AskField):
            return super().request(now)
        if HARVEST not in now.options:
            return said("ask.ask_field_tokens")
        if not now.ask.arriving:
            return said("ask.ask_field_craftsman")
        return said("ask.ask_field_or_token") if now.ask.tokens else super().request(now)

    def forfeits(self, now: Moment, choice: Choice) -> str:
        if isinstance(choice, Done) and isinstance(now.ask, AskField) and HARVEST in now.options:
            left = now.ask.craftsmen + now.ask.arriving
            return said("leave.field", units=said(f"table.reward.{RESOURCES[now.ask.site]}", n=left))
        return super().forfeits(now, choice)
