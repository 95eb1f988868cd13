"""A seat's turn: a card onto a slot, its action, a councilor's walk, bonus actions."""

from __future__ import annotations

from game.crown.rules.cards import Action
from game.crown.rules.choices import EndTurn, Move
from game.crown.rules.phases.card import AskTurn
from game.crown.rules.table import CrownTable
from game.crown.scenes.base import CARD_ACTIONS, CrownScene
from game.crown.scenes.lexicon import said
from game.stage.phase import Moment


class CardScene(CrownScene):
    """The turn; the sentence of what is asked follows what is still to be done."""

    phase = "card"

    def request(self, now: Moment) -> str:
        if not isinstance(now.ask, AskTurn):
            return super().request(now)
        return said(f"ask.ask_turn_{wanted(now)}")


def wanted(now: Moment) -> str:
    """What the turn still wants: play, both, move, step, card or end."""
    view: CrownTable = now.view
    kinds = {type(choice) for choice in now.options}
    if view.turn.card is None:
        return "play"
    acts = bool(kinds & CARD_ACTIONS)
    if Move in kinds:
        return "both" if acts else "move"
    if EndTurn not in kinds and view.turn.card is Action.STEP:
        return "step"
    return "card" if acts else "end"
