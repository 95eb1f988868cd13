"""Whole games at the table, by mouse alone and by keyboard alone; and the bid that is stepped or typed.

What only shows something closely is looked at and closed again.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.results import ResultsScene
from game.app.table import TableScene
from game.emira.rules import EMIRA
from game.emira.rules.choices import Bid
from game.emira.rules.phases.bidding import AskBid
from game.engine.chance import Chance
from game.engine.chronicle import Sitter
from game.engine.record import Pass
from game.match.match import HUMAN, Match
from game.stage.words import Words
from tests.app.desk import Desk
from tests.emira.onstage import NAMES, lucky

MOVES = (pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT)
PRESSES = 400
STEPS = 4000


def seated(root: Path, seats: int = 4, seed: int = 3, bot: str = "greedy") -> Desk:
    """Somebody at a table of Emira, bots on the other seats."""
    desk = Desk(root)
    desk.program.words = Words.load("app", "crown", "emira", strict=True)
    sitters = [Sitter(HUMAN if seat == 0 else bot, NAMES[seat]) for seat in range(seats)]
    match = Match(EMIRA, seed, {"short_game": True}, sitters)
    desk.program.scenes.push(TableScene(desk.program, match, None))
    desk.wait()
    return desk


def open_targets(desk: Desk) -> list[str]:
    return [target.name for target in desk.table.picture.targets if target.open]


def by_mouse(desk: Desk, luck: Random) -> None:
    name = luck.choice(open_targets(desk))
    target = next(target for target in desk.table.picture.targets if target.name == name)
    desk.click_at(target.area)
    if isinstance(desk.top, TableScene) and desk.sheet.stack:
        desk.key(pygame.K_ESCAPE)


def by_keys(desk: Desk, luck: Random) -> None:
    wanted = set(open_targets(desk))
    for _ in range(PRESSES):
        if desk.focus in wanted and desk.sheet.focus.visible and luck.random() < 0.5:
            desk.key(pygame.K_RETURN)
            if isinstance(desk.top, TableScene) and desk.sheet.stack:
                desk.key(pygame.K_ESCAPE)
            return
        desk.key(luck.choice(MOVES))
    raise AssertionError(f"out of reach by keyboard: {sorted(wanted)}")


def play(desk: Desk, decide: Callable[[Desk, Random], None], luck: Random) -> None:
    desk.table.gate._clock = lambda: desk.now
    for _ in range(STEPS):
        if isinstance(desk.top, ResultsScene):
            return
        if desk.table.picture.mine and len(desk.table.match.options()) > 1:
            desk.now += 1
            decide(desk, luck)
        desk.wait()
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(("seats", "decide"), [(4, by_mouse), (3, by_keys)])
def test_a_whole_game(tmp_path: Path, seats: int, decide: Callable[[Desk, Random], None]) -> None:
    desk = seated(tmp_path, seats)
    play(desk, decide, Random(seats))
    assert desk.top.match.over  # type: ignore[attr-defined]  # the results
    assert not desk.program.words.missing


def bidding(root: Path) -> Desk:
    """A table at which the person may bid, with gold for more than one step."""
    desk = seated(root, bot="lucky")
    table = desk.table
    table.gate._clock = lambda: desk.now
    luck = Chance(5)
    for _ in range(STEPS):
        if table.picture.mine:
            bids = [choice for choice in table.match.options() if isinstance(choice, Bid)]
            if isinstance(table.match.ask, AskBid) and len(bids) > 20:
                return desk
            desk.now += 1
            table._answer(lucky(table.match.table, luck))  # type: ignore[arg-type]  # a table of Emira
        desk.wait()
    raise AssertionError("nobody may bid")


def lowest(desk: Desk) -> int:
    return next(choice.gold for choice in desk.table.match.options() if isinstance(choice, Bid))


def last_bid(desk: Desk) -> int:
    return next(
        moment.choice.gold
        for moment in reversed(desk.table.match.moments)
        if moment.seat == 0 and isinstance(moment.choice, Bid)
    )


def test_up_and_down_change_the_bid_and_enter_makes_it(tmp_path: Path) -> None:
    desk = bidding(tmp_path)
    start = lowest(desk)
    desk.keys(pygame.K_UP, pygame.K_UP, pygame.K_UP, pygame.K_DOWN)
    desk.now += 1
    desk.key(pygame.K_RETURN)
    assert last_bid(desk) == start + 20


def test_digits_type_the_bid(tmp_path: Path) -> None:
    desk = bidding(tmp_path)
    wish = lowest(desk) + 50
    desk.type(f"{wish}9")
    assert "bid" not in open_targets(desk)
    desk.key(pygame.K_RETURN)
    assert desk.told()
    desk.key(pygame.K_BACKSPACE)
    desk.now += 1
    desk.key(pygame.K_RETURN)
    assert last_bid(desk) == wish


def test_the_stepper_and_the_quick_steps_work_by_mouse(tmp_path: Path) -> None:
    desk = bidding(tmp_path)
    start = lowest(desk)
    for name in ("step 10", "step 50", "step 10", "step -10"):
        desk.click(name)
    desk.now += 1
    desk.click("bid")
    assert last_bid(desk) == start + 60


def picked(desk: Desk) -> str | None:
    """What the person has taken up."""
    return desk.table.picture.picked


def test_the_field_is_emptied_for_typing_and_escape_lays_the_wish_down(tmp_path: Path) -> None:
    desk = bidding(tmp_path)
    desk.click("amount")
    assert picked(desk) == "typed "
    desk.key(pygame.K_ESCAPE)
    assert picked(desk) is None
    assert not desk.sheet.stack


def test_a_hint_puts_its_amount_into_the_field(tmp_path: Path) -> None:
    desk = bidding(tmp_path)
    wish = lowest(desk) + 70
    target = desk.table.picture.hint(Bid(wish))
    assert target is not None
    assert target.choice == Bid(wish)
    assert desk.table.picture.picked == f"bid {wish}"


def test_passing_is_a_click(tmp_path: Path) -> None:
    desk = bidding(tmp_path)
    count = len(desk.table.match.moments)
    desk.now += 1
    desk.click(str(Pass()))
    assert desk.table.match.moments[count].choice == Pass()
