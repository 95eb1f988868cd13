"""Bots think long, people do not wait: the picture moves on and nothing is done twice (T07, T09, T11, T13b)."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.results import ResultsScene
from game.app.rulebook import RulebookScene
from game.app.table import TableScene
from game.app.title import TitleScene
from game.engine.chance import Chance
from game.engine.chronicle import Sitter
from game.engine.ruleset import Ruleset
from game.match.match import HUMAN, Match
from game.match.settings import Settings, Speed
from game.match.sitting import HINT
from game.shelf import SHELF, find
from game.stage.phase import Target
from game.stage.words import Words
from tests.app.desk import Desk, table_for

LONG = f"{HINT}:4000"
"""The strongest bot, in no hurry: it thinks for several frames about nearly everything."""

FRAMES = 120
"""In so many frames a bot is watched thinking."""


def late(box: Ruleset, who: str) -> Match:
    """A game two thirds played, a person among bots of a kind."""
    seats = max(3, box.seats[0])
    sitters = [Sitter(HUMAN if seat == 0 else who, f"Seat {seat + 1}") for seat in range(seats)]
    whole, luck = Match(box, 7, {}, sitters), Chance(7)
    while not whole.over:
        whole.take(luck.pick(whole.options()))
    match = Match(box, 7, {}, sitters)
    for moment in whole.moments[: len(whole.moments) * 2 // 3]:
        match.take(moment.choice)
    return match


def at_table(root: Path, match: Match, speed: Speed = Speed.INSTANT) -> Desk:
    desk = Desk(root, settings=Settings(speed=speed))
    desk.program.words = Words.load("app", match.ruleset.slug)
    desk.program.doors.table(match, desk.program.saves.fresh_autosave())
    desk.wait()
    return desk


def until_a_bot_thinks(desk: Desk, luck: Chance) -> None:
    """The person answers until it is a bot that is asked; bots are shown for a while by the clock before they go on."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        if desk.table.sitting.thinker.busy:
            return
        if desk.table.picture.mine:
            desk.table.gate.reset()
            desk.table._answer(luck.pick(desk.table.match.options()))
        desk.wait()
    raise AssertionError("no bot is asked")


# -- T07


@pytest.mark.parametrize("box", SHELF, ids=[box.slug for box in SHELF])
def test_no_frame_takes_a_tenth_of_a_second_while_the_strongest_bot_thinks(box: Ruleset, tmp_path: Path) -> None:
    """Processor time, for others may be at work too. Here bots think between two frames: worse than beside the window.

    One frame may be long, the one that paints everything anew.
    """
    desk, luck, spent = at_table(tmp_path, late(box, LONG), Speed.NORMAL), Chance(7), list[float]()
    while len(spent) < FRAMES and isinstance(desk.top, TableScene):
        until_a_bot_thinks(desk, luck)
        begin = time.process_time()
        desk.wait()
        spent.append(time.process_time() - begin)
        if isinstance(desk.top, ResultsScene):
            break
    assert len(spent) > FRAMES / 4
    assert sorted(spent)[-2] < 0.1


def test_keys_are_answered_while_a_bot_thinks(tmp_path: Path) -> None:
    desk = at_table(tmp_path, late(find("crown"), LONG))
    for key, shown in ((pygame.K_F1, RulebookScene), (pygame.K_ESCAPE, TableScene)):
        if shown is RulebookScene:
            until_a_bot_thinks(desk, Chance(7))
        desk.key(key)
        assert desk.at(shown)
    until_a_bot_thinks(desk, Chance(8))
    muted = desk.program.settings.mute
    desk.key(pygame.K_m)
    assert desk.program.settings.mute is not muted
    until_a_bot_thinks(desk, Chance(9))
    desk.key(pygame.K_ESCAPE)
    assert desk.sheet.stack, "the menu is open"


# -- T09


def test_five_clicks_and_enter_at_once_choose_once(tmp_path: Path) -> None:
    """Also where the next question has something at the same place, and while the choice is still moving."""
    for speed in (Speed.INSTANT, Speed.NORMAL):
        desk = Desk(tmp_path, table_for(), settings=Settings(speed=speed))
        desk.my_turn()
        target = something_to_choose(desk)
        desk.sheet.focus.to(target.name, visible=True)
        before = len(desk.table.match.moments)
        at = desk.program.canvas.at(target.area.centre)
        for _ in range(5):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
            desk.wait()
        mine = [moment for moment in desk.table.match.moments[before:] if moment.choice == target.choice]
        assert len(mine) == 1
        assert len(desk.table.match.moments) == before + 1


def something_to_choose(desk: Desk) -> Target:
    """A target that answers; what has to be taken up before is taken up."""
    for _ in range(5):
        open_ = [target for target in desk.table.picture.targets if target.open and not target.looks]
        answers = [target for target in open_ if target.choice is not None]
        if answers:
            return answers[0]
        desk.click_at(open_[0].area)
        desk.wait(seconds=1.0)
    raise AssertionError("nothing can be chosen")


# -- T11


def test_thousands_of_clicks_while_a_bot_thinks_do_nothing_and_the_window_closes(tmp_path: Path) -> None:
    desk = at_table(tmp_path, late(find("crown"), LONG))
    until_a_bot_thinks(desk, Chance(7))
    luck = Random(1)
    for number in range(5000):
        at = (luck.randrange(1280), luck.randrange(720))
        if number % 10:
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        else:
            kind = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)[number // 10 % 2]
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    begin = time.process_time()
    desk.wait()
    assert not desk.program.scenes
    assert time.process_time() - begin < 1.0


# -- T13b


def test_whoever_leaves_while_a_bot_thinks_never_meets_its_choice(tmp_path: Path) -> None:
    """To the menu, to another game, back in the same one, and to a saved one: each game goes on as its own."""
    desk = at_table(tmp_path, late(find("crown"), LONG))
    luck = Random(2)
    for _ in range(8):
        until_a_bot_thinks(desk, Chance(luck.randrange(1000)))
        sitting, match = desk.table.sitting, desk.table.match
        count = len(match.moments)
        how = luck.choice(("menu", "another", "undo"))
        if how == "undo" and match.can_take_back():
            desk.table._take_back()
            assert not sitting.thinker.busy
            assert len(match.moments) < count
            continue
        desk.program.doors.title()
        assert desk.at(TitleScene)
        desk.wait(frames=3)
        assert len(match.moments) == count, "nobody chooses for a game that was left"
        desk.program.doors.table(late(find("crown"), LONG), None)
        desk.wait()
        assert desk.table.match is not match
