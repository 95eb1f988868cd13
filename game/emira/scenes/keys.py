"""The keys of the bid: up and down change it, digits type it, Enter makes it."""

from __future__ import annotations

import pygame

from game.emira.rules.board import BID_STEP
from game.emira.scenes.grid import grid
from game.emira.scenes.offer import DECISION
from game.emira.scenes.stakes import BID, BID_AMOUNT, bid_rows, bid_target
from game.emira.scenes.wish import LONGEST, STEP, TYPED, Wish, open_wish, wish
from game.stage.area import Area
from game.stage.phase import Moment, Target

STEPS = {
    pygame.K_UP: BID_STEP,
    pygame.K_DOWN: -BID_STEP,
    pygame.K_PAGEUP: 100,
    pygame.K_PAGEDOWN: -100,
}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def typed_bid(now: Moment, event: pygame.event.Event) -> Target | None:
    """The target a key stands for while a bid is open and the keyboard is nowhere else."""
    one = wish(now)
    if one is None or now.focused not in (None, BID_AMOUNT, BID):
        return None
    text = _written(one, event)
    if text is not None:
        return _take_up(now, f"{TYPED} {text}")
    if event.key in STEPS and now.focused != BID:
        return _take_up(now, f"{STEP} {one.moved(STEPS[event.key])}")
    if event.key in ENTER and now.focused != BID and open_wish(now) is not None:
        rows = bid_rows(grid(now.view, now.frame)["decision"])
        return bid_target(now, one, rows["answers"])
    return None


def _written(one: Wish, event: pygame.event.Event) -> str | None:
    """What stands in the field after a digit or Backspace."""
    held = one.text if one.typed else ""
    letter = getattr(event, "unicode", "")
    if letter.isascii() and letter.isdigit():
        return (held + letter).lstrip("0")[:LONGEST]
    if event.key == pygame.K_BACKSPACE:
        return one.text[:-1]
    return None


def _take_up(now: Moment, name: str) -> Target | None:
    """What is taken up already stays so: taking it up again would lay it down."""
    if name == now.picked:
        return None
    return Target("typed", Area(0, 0, 1, 1), region=DECISION, picks=name)
