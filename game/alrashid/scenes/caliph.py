"""Al-Rashid's palace: a gift of the bank, then perhaps a title."""

from __future__ import annotations

from game.alrashid.rules.payments import AskPay
from game.alrashid.rules.phases.caliph import AskGift
from game.alrashid.scenes.base import RashidScene
from game.alrashid.scenes.guild import payment
from game.alrashid.scenes.lexicon import said
from game.stage.phase import Moment


class CaliphScene(RashidScene):
    """The gifts and the titles on the desk."""

    phase = "caliph"

    def request(self, now: Moment) -> str:
        if isinstance(now.ask, AskGift) and now.ask.first is not None:
            return said("ask.ask_gift_second")
        if isinstance(now.ask, AskPay):
            return payment(now, now.ask)
        return super().request(now)
