"""Bidding: the amount is stepped or typed, and what it would really cost stands below it."""

from __future__ import annotations

import pygame

from game.emira.rules.table import EmiraTable
from game.emira.scenes.base import EmiraScene
from game.emira.scenes.keys import typed_bid
from game.emira.scenes.lexicon import said
from game.engine.seats import NOBODY
from game.stage.phase import Moment, Target


class BiddingScene(EmiraScene):
    """The auction."""

    phase = "bidding"

    def request(self, now: Moment) -> str:
        view: EmiraTable = now.view
        leader = view.auction.leader
        if leader == NOBODY:
            return super().request(now)
        return said("ask.ask_bid_raise", name=now.names[leader], bid=view.auction.bid)

    def typed(self, now: Moment, event: pygame.event.Event) -> Target | None:
        return typed_bid(now, event)
