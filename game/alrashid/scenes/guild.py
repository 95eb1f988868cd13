"""A guild: what is sought, what it costs together, how it is paid, and what comes of it."""

from __future__ import annotations

from game.alrashid.rules.payments import AskPay, note_value, value
from game.alrashid.rules.phases.guild import AskVisit
from game.alrashid.rules.visits import most_actions
from game.alrashid.scenes.base import RashidScene
from game.alrashid.scenes.lexicon import said
from game.stage.phase import Moment


class GuildScene(RashidScene):
    """The sentence tells how many things may be sought, or what is to be paid."""

    phase = "guild"

    def request(self, now: Moment) -> str:
        if isinstance(now.ask, AskVisit):
            most = most_actions(now.view, now.ask.seat)
            if now.ask.wish.count:
                return said("ask.ask_visit_more", left=most - now.ask.wish.count)
            return said("ask.ask_visit", most=most)
        if isinstance(now.ask, AskPay):
            return payment(now, now.ask)
        return super().request(now)


def payment(now: Moment, ask: AskPay) -> str:
    """What is to be paid, and what lies on the counter."""
    worth = value(ask.laid) + ask.notes * note_value(now.view, ask.seat)
    return said("ask.ask_pay_more", fee=ask.fee, worth=worth) if worth else said("ask.ask_pay", fee=ask.fee)
