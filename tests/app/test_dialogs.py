"""Cancelling changes nothing, whichever dialog, whichever way, at whichever decision (T19); and what the menu does."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import msgspec
import pygame
import pytest

from game.app.load import LoadScene
from game.app.rulebook import RulebookScene
from game.app.settings import SettingsScene
from game.app.table import TableScene
from game.app.tablemenu import SaveDialog, TableMenu, restart
from game.app.title import TitleScene
from game.engine.chronicle import write
from game.stage.area import Area
from tests.app.desk import Desk, a_match, table_for

BESIDE = Area(4, 540, 4, 4)


def menu(desk: Desk) -> None:
    desk.key(pygame.K_ESCAPE)


def enter(name: str) -> Callable[[Desk], None]:
    def through(desk: Desk) -> None:
        menu(desk)
        desk.click(f"menu {name}")

    return through


def typed(desk: Desk) -> None:
    enter("save")(desk)
    desk.type("abc")


OPENINGS: dict[str, Callable[[Desk], None]] = {
    "menu": menu,
    "save": enter("save"),
    "save with a name typed": typed,
    "load": enter("load"),
    "settings": enter("settings"),
    "rules": enter("rules"),
    "rules by F1": lambda desk: desk.key(pygame.K_F1),
}
BUTTONS = {"menu": "menu continue", "save": "button Cancel", "load": "back", "settings": "cancel", "rules": "back"}


def esc(desk: Desk, opening: str) -> None:
    while not isinstance(desk.top, TableScene) or desk.sheet.stack:
        desk.key(pygame.K_ESCAPE)


def button(desk: Desk, opening: str) -> None:
    desk.click(BUTTONS[opening.partition(" ")[0]])


def beside(desk: Desk, opening: str) -> None:
    desk.click_at(BESIDE)
    esc(desk, opening)


WAYS = {"Esc": esc, "the button": button, "a click beside it": beside}


DECISIONS = (0, 11, 34, 65, 101)
"""Numbers of choices after which a person is asked, all over a game."""


def state(desk: Desk) -> tuple[object, ...]:
    """All that must not change."""
    match = desk.table.match
    view = desk.table.director.view
    settings = msgspec.structs.replace(desk.program.settings)
    saves = sorted(path.name for path in desk.program.saves.folder.glob("*"))
    return write(match.chronicle()), tuple(map(str, match.options())), view, settings, desk.program.canvas.ui, saves


def seated(tmp_path: Path, choices: int) -> Desk:
    desk = Desk(tmp_path)
    desk.program.doors.table(a_match(choices=choices, seats=2), desk.program.saves.fresh_autosave())
    desk.my_turn()
    return desk


def looks(desk: Desk) -> bytes:
    """The table with the pointer away and no focus shown."""
    desk.sheet.focus.to(None, visible=False)
    desk.move_away()
    return desk.frame()


@pytest.mark.parametrize("number", DECISIONS)
def test_cancelling_changes_nothing(tmp_path: Path, number: int) -> None:
    desk = seated(tmp_path, number)
    before, frame = state(desk), looks(desk)
    for opening, (way, cancel) in product(OPENINGS, WAYS.items()):
        OPENINGS[opening](desk)
        cancel(desk, opening)
        assert isinstance(desk.top, TableScene), (opening, way)
        assert not desk.sheet.stack, (opening, way)
        assert state(desk) == before, (opening, way)
        assert looks(desk) == frame, (opening, way)


@pytest.mark.parametrize("opening", OPENINGS)
def test_closing_the_window_over_a_dialog_loses_nothing(tmp_path: Path, opening: str) -> None:
    desk = seated(tmp_path, 31)
    before = write(desk.table.match.chronicle())
    path = desk.table.sitting.path
    assert path is not None
    OPENINGS[opening](desk)
    desk.close_window()
    assert not desk.program.scenes
    assert path.read_text("utf-8") == before


def test_settings_previewed_over_a_table_are_rolled_back(tmp_path: Path) -> None:
    desk = seated(tmp_path, 12)
    before = state(desk)
    enter("settings")(desk)
    assert isinstance(desk.top, SettingsScene)
    desk.sheet.focus.to("ui_scale", visible=True)
    desk.keys(pygame.K_RIGHT, pygame.K_RIGHT)
    assert desk.program.canvas.ui > 1.1
    desk.key(pygame.K_ESCAPE)
    assert state(desk) == before


# -- the menu


def test_each_entry_leads_where_it_says(tmp_path: Path) -> None:
    desk = seated(tmp_path, 12)
    for name, kind in (("load", LoadScene), ("settings", SettingsScene), ("rules", RulebookScene)):
        enter(name)(desk)
        assert isinstance(desk.top, kind)
        desk.key(pygame.K_ESCAPE)
        assert isinstance(desk.top, TableScene)
    enter("title")(desk)
    assert isinstance(desk.top, TitleScene)
    assert desk.focus == "continue"


def test_quitting_by_keyboard_leaves_the_game_saved(tmp_path: Path) -> None:
    desk = seated(tmp_path, 12)
    path, text = desk.table.sitting.path, write(desk.table.match.chronicle())
    menu(desk)
    desk.key(pygame.K_UP)
    for _ in range(12):
        if desk.focus == "menu quit":
            break
        desk.key(pygame.K_DOWN if desk.focus != "menu title" else pygame.K_RIGHT)
    desk.key(pygame.K_RETURN)
    assert not desk.program.scenes
    assert path is not None
    assert path.read_text("utf-8") == text


def test_saving_under_a_name_says_so_and_replacing_asks(tmp_path: Path) -> None:
    desk = seated(tmp_path, 12)
    for _ in range(2):
        enter("save")(desk)
        assert isinstance(desk.sheet.top, SaveDialog)
        desk.type("Sunday")
        desk.key(pygame.K_RETURN)
    assert "Saved as “Sunday”." in desk.told()
    assert "button Replace it" in desk.widgets()
    desk.key(pygame.K_RETURN)
    assert not desk.sheet.stack
    assert len([save for save in desk.program.saves.listed() if not save.automatic]) == 1


def test_a_save_without_a_name_is_called_after_the_people(tmp_path: Path) -> None:
    desk = seated(tmp_path, 12)
    enter("save")(desk)
    desk.key(pygame.K_RETURN)
    assert [save.title for save in desk.program.saves.listed() if not save.automatic] == ["Ottilie, Bertram"]


def test_restart_turn_goes_back_as_far_as_the_undo_law_allows(tmp_path: Path) -> None:
    desk = seated(tmp_path, 0)
    match, sitting = desk.table.match, desk.table.sitting
    start = len(match.moments)
    for _ in range(2):
        desk.table._answer(match.options()[0])
        desk.now += 1
        desk.table.gate._rests_until = 0
        desk.my_turn()
    assert len(match.moments) > start
    enter("restart")(desk)
    assert sitting.undo_stop() is not None or len(match.moments) == start
    assert desk.table.director.view == match.view(desk.table.picture.looker)


def test_redo_takes_again_what_was_undone(tmp_path: Path) -> None:
    desk = seated(tmp_path, 0)
    match = desk.table.match
    desk.table._answer(match.options()[0])
    desk.my_turn()
    text = write(match.chronicle())
    desk.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert write(match.chronicle()) != text
    enter("redo")(desk)
    assert write(match.chronicle()) == text


def test_with_nothing_done_redo_and_restart_say_why_not(tmp_path: Path) -> None:
    desk = seated(tmp_path, 0)
    menu(desk)
    assert isinstance(desk.sheet.top, TableMenu)
    assert desk.widgets()["menu redo"].reason
    assert desk.widgets()["menu restart"].reason


def test_restarting_with_nothing_to_undo_is_harmless(tmp_path: Path) -> None:
    desk = seated(tmp_path, 0)
    before = write(desk.table.match.chronicle())
    restart(desk.table.sitting)
    assert write(desk.table.match.chronicle()) == before


def test_the_luck_can_be_read_in_the_menu(tmp_path: Path) -> None:
    desk = Desk(tmp_path, table_for(seed=31))
    desk.my_turn()
    menu(desk)
    texts = [getattr(widget, "text", "") for widget in desk.sheet.top.widgets()]
    assert desk.sheet.top.widgets()
    assert any("31" in str(label) for label in texts + [str(w.text) for w in _labels(desk)])  # type: ignore[attr-defined]


def _labels(desk: Desk) -> list[object]:
    return [widget for widget in desk.widgets().values() if hasattr(widget, "text")]
