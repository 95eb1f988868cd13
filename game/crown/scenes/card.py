"""A seat's turn: a card onto a slot, its action, a councilor's walk, bonus actions."""

from __future__ import annotations

from game.crown.rules.cards import Action
from game.crown.rules.choices import EndTurn, Move, SendEnvoy, TakeStep
from game.crown.rules.phases.card import AskTurn
from game.crown.rules.table import CrownTable
from game.crown.scenes.base import CARD_ACTIONS, CrownScene
from game.crown.scenes.lexicon import name, said
from game.engine.record import Choice
from game.stage.phase import Moment

FREE = TakeStep | SendEnvoy
"""What cards offer without a price."""


class CardScene(CrownScene):
    """The turn; the sentence of what is asked follows what is still to be done."""

    phase = "card"

    def request(self, now: Moment) -> str:
        if not isinstance(now.ask, AskTurn):
            return super().request(now)
        return said(f"ask.ask_turn_{wanted(now)}")

    def forfeits(self, now: Moment, choice: Choice) -> str:
        if isinstance(choice, EndTurn) and any(isinstance(other, FREE) for other in now.options):
            return said("leave.card", card=name("action", now.view.turn.card))
        return super().forfeits(now, choice)


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
