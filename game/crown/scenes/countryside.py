"""The countryside: what is taken on a visit, and by each craftsman."""

from __future__ import annotations

from game.crown.rules.phases.countryside import AskField
from game.crown.scenes.base import CrownScene
from game.crown.scenes.lexicon import said
from game.stage.phase import Moment


class CountrysideScene(CrownScene):
    """A visit to a field: chips on its picture."""

    phase = "countryside"

    def request(self, now: Moment) -> str:
        if isinstance(now.ask, AskField) and not now.ask.arriving and now.ask.craftsmen:
            return said("ask.ask_field_craftsman")
        return super().request(now)
