"""Every screen at every size: no text is cut, nothing lies outside the picture, no two controls overlap."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.ai.search import Weighed
from game.app.analysis import AnalysisScene, Study
from game.app.because import Options
from game.app.handover import HandoverScene
from game.app.results import ResultsScene
from game.app.theatre import STAGES
from game.engine.chance import Chance
from game.engine.chronicle import Sitter
from game.match.match import Match
from game.match.settings import Pace, Settings, Speed
from game.shelf import find
from game.stage.area import Area
from game.stage.lists import Scroll
from game.stage.setting import Setting
from game.stage.shapes import Colour
from game.stage.text import Paint, Scribe
from game.stage.widget import Widget
from tests.app.desk import Desk, a_match, played_out

SIZES = (
    ((1280, 720), 1.0),
    ((1920, 1080), 0.8),
    ((1920, 1080), 1.5),
    ((1920, 1080), 2.0),
    ((960, 540), 1.0),
    ((960, 540), 2.0),
    ((1280, 960), 1.0),
    ((3440, 1440), 1.0),
)


def curtain(desk: Desk) -> None:
    desk.program.doors.table(a_match(people=2, seats=2), None)
    desk.until(lambda: isinstance(desk.top, HandoverScene))


def results(desk: Desk) -> None:
    desk.program.wear(STAGES["crown"].theme)
    desk.program.scenes.push(ResultsScene(desk.program, played_out(seats=4), STAGES["crown"]))


def table_menu(desk: Desk) -> None:
    curtain(desk)
    desk.click("menu")


def save(desk: Desk) -> None:
    table_menu(desk)
    desk.click("menu save")


def who_plays(desk: Desk) -> None:
    """Who plays, with the longest words there are."""
    match = a_match(people=1, seats=4)
    match.sitters[1:] = [Sitter("grandmaster/gambler", "A name of twenty-four le"), *match.sitters[2:]]
    desk.program.doors.table(match, None)
    desk.wait(frames=3)
    desk.key(pygame.K_ESCAPE)
    desk.now += 1
    desk.click("menu players")


def slow_bot(desk: Desk) -> None:
    """A bot that thinks for ever."""
    match = a_match(people=0, seats=2)
    match.sitters = [Sitter("grandmaster/gambler:100000000", "Maximiliane of the gates")] * 2
    desk.program.doors.table(match, None)
    desk.until(lambda: "hud move_now" in desk.widgets())


@cache
def study() -> tuple[Match, Study]:
    """A game of two people, looked back at."""
    match = played_out(people=2, seats=4)
    done = Study(match)
    while not done.slowly.over:
        done.slowly.go_on(1)
    return match, done


def analysis(desk: Desk) -> None:
    stage = STAGES["crown"]
    desk.program.wear(stage.theme)
    desk.program.scenes.push(AnalysisScene(desk.program, study()[0], stage, study()[1]))


def why(desk: Desk) -> None:
    """What all could see in the last choice that stood among others."""
    match, luck = Match(find("crown"), 7, {}, [Sitter("lucky", "Maximiliane of the gates")] * 4), Chance(7)
    for _ in range(60):
        match.take(luck.pick(match.options()))
    desk.program.doors.table(match, None)
    table = desk.table
    for back in range(12):
        table.whys.ask(back)
        desk.wait(frames=20)
        if any(isinstance(widget, Options) for widget in desk.widgets().values()):
            return
        desk.sheet.close(desk.sheet.top)
    raise AssertionError("no choice stood among others")


def hint(desk: Desk) -> None:
    """A hint with three options beside the table."""
    desk.program.doors.table(a_match(people=1, seats=4), None)
    desk.my_turn()
    table, options = desk.table, desk.table.match.options()[:3]
    table.sitting.adviser.weighed = tuple(Weighed(choice, 1, 0.3, 0.3) for choice in options)
    table.picture.hint(options[0])
    table.whys.hinted(options[0])
    desk.wait(frames=20)
    assert any(isinstance(widget, Options) for widget in desk.widgets().values())


SCREENS: dict[str, Callable[[Desk], None]] = {
    "title": lambda desk: desk.program.scenes.home(),
    "new game": lambda desk: desk.program.doors.new_game("crown"),
    "load": lambda desk: desk.program.doors.load(),
    "settings": lambda desk: desk.program.doors.settings(),
    "rulebook": lambda desk: desk.program.doors.rulebook("crown", ""),
    "about": lambda desk: desk.program.doors.about(),
    "results": results,
    "curtain": curtain,
    "menu": table_menu,
    "save": save,
    "who plays": who_plays,
    "a bot that may be hurried": slow_bot,
    "analysis": analysis,
    "why": why,
    "hint": hint,
}


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that lost words to an ellipsis while they were painted."""
    texts: list[str] = []
    paint = Scribe.paint

    def watched(
        self: Scribe, setting: Setting, colour: Paint, align: float = 0.0, shadow: Colour | None = None
    ) -> object:
        if setting.clipped:
            texts.append(" ".join(piece.text for line in setting.lines for piece in line))
        return paint(self, setting, colour, align, shadow)

    monkeypatch.setattr(Scribe, "paint", watched)
    return texts


def controls(desk: Desk) -> list[Widget]:
    """What can be pressed and does not lie in something that scrolls."""
    return [widget for widget in desk.sheet.top.widgets() if widget.shown and widget.focusable and widget.area.w]


@pytest.mark.parametrize(("size", "ui"), SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_fits(tmp_path: Path, cut: list[str], name: str, size: tuple[int, int], ui: float) -> None:
    desk = Desk(
        tmp_path, size=size, settings=Settings(ui_scale=ui, speed=Speed.INSTANT, pace=Pace.INSTANT, reduce_motion=True)
    )
    if name in ("title", "load"):
        desk.program.saves.keep(a_match(choices=40), desk.program.saves.fresh_autosave())
        desk.program.scenes.top.entered()
    SCREENS[name](desk)
    cut.clear()
    desk.frame()
    assert cut == []
    canvas = desk.program.canvas
    room = canvas.bleed.inset(-0.5)
    for widget in controls(desk):
        assert room.encloses(widget.area), widget.name
    for one, other in combinations(controls(desk), 2):
        assert not one.area.inset(0.5).overlaps(other.area), (one.name, other.name)


@pytest.mark.parametrize("name", SCREENS)
def test_what_can_be_pressed_is_large_enough(tmp_path: Path, name: str) -> None:
    desk = Desk(tmp_path, size=(1920, 1080))
    SCREENS[name](desk)
    desk.frame()
    for widget in desk.widgets().values():
        if widget.focusable and not isinstance(widget, Scroll):
            assert min(widget.area.w, widget.area.h) >= 32, widget.name


def test_a_scrolled_page_brings_every_control_into_view_by_keyboard(tmp_path: Path) -> None:
    desk = Desk(tmp_path, size=(960, 540), settings=Settings(ui_scale=2.0, speed=Speed.INSTANT))
    for screen in ("new game", "settings", "load"):
        desk.program.saves.keep(a_match(choices=40), desk.program.saves.fresh_autosave())
        SCREENS[screen](desk)
        for _ in range(24):
            desk.key(9)
            desk.frame()
            spot = desk.sheet.focus.spot()
            assert spot is not None
            assert desk.sheet.base.area.encloses(Area(*spot.area)), spot.name
        desk.program.scenes.home()


def test_the_watch_sees_a_text_that_is_cut(desk: Desk, cut: list[str]) -> None:
    desk.program.canvas.write("much longer than there is room for", Area(0, 0, 60, 30))
    assert cut
