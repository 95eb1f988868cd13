"""Actions: the niches are lit; who won, whom nobody outbid, or who is last takes one."""

from __future__ import annotations

import pygame

from game.emira.rules.phases.actions import AskAction
from game.emira.scenes.base import EmiraScene
from game.emira.scenes.keys import typed_bid
from game.emira.scenes.lexicon import said
from game.engine.record import Choice, Pass
from game.engine.seats import NOBODY
from game.stage.phase import Moment, Target


class ActionsScene(EmiraScene):
    """The six niches of the arcade."""

    phase = "actions"

    def request(self, now: Moment) -> str:
        if isinstance(now.ask, AskAction) and now.view.auction.leader != NOBODY:
            return said("ask.ask_action_won")
        return super().request(now)

    def forfeits(self, now: Moment, choice: Choice) -> str:
        paid = isinstance(now.ask, AskAction) and now.view.auction.leader != NOBODY
        if paid and isinstance(choice, Pass) and len(now.options) > 1:
            return said("leave.action")
        return super().forfeits(now, choice)

    def typed(self, now: Moment, event: pygame.event.Event) -> Target | None:
        """The last seat may type a bid of its own will."""
        return typed_bid(now, event)
