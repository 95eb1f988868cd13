"""From the title to the results, by keyboard alone and by mouse alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame

from game.app.newgame import NewGameScene
from game.app.results import ResultsScene
from game.app.seating import EMPTY
from game.app.table import TableScene
from game.app.title import TitleScene
from game.match import statistics
from game.match.match import HUMAN
from game.match.settings import Pace, Settings, Speed
from game.stage.dialogs import Popup
from tests.app.desk import Desk, asked_aloud

MOVES = (pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP)
PRESSES = 400
"""Keys after which a choice counts as out of reach."""

STEPS = 2000


def settings() -> Settings:
    """Nothing moves or asks once more, and the last set-up was a person against one quick opponent."""
    chosen = Settings(speed=Speed.INSTANT, pace=Pace.INSTANT, reduce_motion=True, confirm_end_turn=False)
    chosen.who["crown"] = [HUMAN, "lucky", EMPTY, EMPTY]
    return chosen


def open_targets(desk: Desk) -> list[str]:
    return [target.name for target in desk.table.picture.targets if target.open]


def decide_by_keys(desk: Desk, luck: Random) -> None:
    """Walk the focus to something that can be chosen and press Enter."""
    wanted = set(open_targets(desk))
    for _ in range(PRESSES):
        if desk.focus in wanted and desk.sheet.focus.visible and luck.random() < 0.5:
            desk.key(pygame.K_RETURN)
            if isinstance(desk.top, TableScene) and isinstance(desk.sheet.top, Popup):
                desk.key(pygame.K_RETURN)
            return
        desk.key(luck.choice(MOVES))
    raise AssertionError(f"out of reach by keyboard: {sorted(wanted)}")


def decide_by_mouse(desk: Desk, luck: Random) -> None:
    """Click something that can be chosen; of several choices in one place the first."""
    name = luck.choice(open_targets(desk))
    target = next(target for target in desk.table.picture.targets if target.name == name)
    desk.click_at(target.area)
    if isinstance(desk.top, TableScene) and isinstance(desk.sheet.top, Popup):
        desk.click_at(desk.sheet.top.items[0].area)


def play(desk: Desk, decide: Callable[[Desk, Random], None], luck: Random) -> None:
    """Until the results are there."""
    desk.table.gate._clock = lambda: desk.now
    for _ in range(STEPS):
        if isinstance(desk.top, ResultsScene):
            return
        if desk.table.picture.mine and asked_aloud(desk.table):
            desk.now += 1
            decide(desk, luck)
        desk.wait()
    raise AssertionError("the game did not end")


def test_a_game_by_keyboard_alone(tmp_path: Path) -> None:
    desk = Desk(tmp_path, settings=settings())
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.top, NewGameScene)
    desk.key(pygame.K_RETURN)
    if isinstance(desk.top, NewGameScene):
        desk.key(pygame.K_RETURN)
    assert isinstance(desk.top, TableScene)
    play(desk, decide_by_keys, Random(1))
    assert [game.box for game in statistics.games(desk.program.folders)] == ["crown"]
    desk.key(pygame.K_RIGHT)
    for _ in range(8):
        if desk.focus == "title":
            break
        desk.key(pygame.K_LEFT)
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.top, TitleScene)


def test_a_game_by_mouse_alone(tmp_path: Path) -> None:
    desk = Desk(tmp_path, settings=settings())
    desk.click("box crown")
    desk.click("begin")
    assert isinstance(desk.top, TableScene)
    play(desk, decide_by_mouse, Random(2))
    desk.click("title")
    assert isinstance(desk.top, TitleScene)
    assert "continue" not in desk.widgets()
