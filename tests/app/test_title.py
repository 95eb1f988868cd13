"""The title: Continue first, the boxes on the shelf, and a picture that comes to rest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.app.load import LoadScene
from game.app.newgame import NewGameScene
from game.app.rulebook import RulebookScene
from game.app.settings import SettingsScene
from game.app.shelf import bays_of
from game.app.table import TableScene
from game.app.title import AWAKE, TitleScene
from game.match.settings import Settings, Speed
from tests.app.desk import Desk, a_match, played_out

Sat = Callable[..., Desk]


def keep(desk_root: Path, choices: int = 40) -> None:
    """Leave a game that still runs."""
    desk = Desk(desk_root)
    desk.program.saves.keep(a_match(choices=choices), desk.program.saves.fresh_autosave())


def test_without_a_saved_game_the_menu_begins_with_new_game(desk: Desk) -> None:
    assert desk.focus == "menu new_game"
    assert "continue" not in desk.widgets()


def test_a_game_that_still_runs_is_the_first_entry_and_has_the_focus(sat: Sat, tmp_path: Path) -> None:
    keep(tmp_path)
    desk = sat()
    assert desk.focus == "continue"
    assert next(iter(desk.widgets())) == "continue"


def test_enter_at_once_goes_on_with_the_game_that_was_left(sat: Sat, tmp_path: Path) -> None:
    keep(tmp_path, 41)
    desk = sat()
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.top, TableScene)
    assert len(desk.table.match.moments) >= 41


def test_a_finished_game_is_not_offered(sat: Sat, tmp_path: Path) -> None:
    first = Desk(tmp_path)
    first.program.saves.keep(played_out(), first.program.saves.fresh_autosave())
    assert "continue" not in sat().widgets()


def test_what_continue_tells_is_public(sat: Sat, tmp_path: Path) -> None:
    keep(tmp_path)
    card = sat().widgets()["continue"]
    texts = " ".join(text for text, _ in card.lines())  # type: ignore[attr-defined]
    assert "Crown of Emara" in texts
    assert "Round" in texts
    assert "3 seats" in texts


def test_every_entry_opens_its_screen_and_esc_comes_back_to_it(desk: Desk) -> None:
    for name, kind in (
        ("menu new_game", NewGameScene),
        ("menu load", LoadScene),
        ("menu rulebook", RulebookScene),
        ("menu settings", SettingsScene),
    ):
        desk.click(name)
        assert isinstance(desk.top, kind)
        desk.key(pygame.K_ESCAPE)
        assert isinstance(desk.top, TitleScene)
        assert desk.focus == name


def test_a_box_on_the_shelf_opens_a_new_game_of_it(desk: Desk) -> None:
    desk.click("box crown")
    assert isinstance(desk.top, NewGameScene)
    assert desk.top.ruleset.slug == "crown"


def test_the_keyboard_reaches_menu_shelf_and_foot(desk: Desk) -> None:
    seen = set()
    for _ in range(4):
        desk.key(pygame.K_TAB)
        seen.add(desk.focus)
    assert {"menu new_game", "box crown", "about"} <= seen


def test_arrows_reach_the_shelf_from_the_menu_and_come_back(sat: Sat, tmp_path: Path) -> None:
    keep(tmp_path)
    desk = sat()
    assert desk.focus == "continue"
    desk.key(pygame.K_RIGHT)
    assert desk.focus is not None
    assert desk.focus.startswith("box ")
    desk.keys(*[pygame.K_LEFT] * 3)
    assert desk.focus.startswith("menu ")


def test_esc_asks_before_it_leaves_and_staying_is_the_first_answer(desk: Desk) -> None:
    desk.key(pygame.K_ESCAPE)
    assert desk.sheet.stack
    desk.key(pygame.K_RETURN)
    assert not desk.sheet.stack
    assert desk.program.scenes


def test_quit_and_the_window_close_at_once(sat: Sat) -> None:
    desk = sat()
    desk.click("menu quit")
    assert not desk.program.scenes
    desk = sat()
    desk.close_window()
    assert not desk.program.scenes


def test_few_boxes_stand_in_the_middle_or_at_both_ends() -> None:
    assert bays_of(1) == (1,)
    assert bays_of(2) == (0, 2)
    assert bays_of(3) == (0, 1, 2)


def lively() -> Settings:
    return Settings(speed=Speed.INSTANT, reduce_motion=False)


def drawings(desk: Desk, seconds: float) -> int:
    """How many frames of so many seconds want to be drawn."""
    count = 0
    for _ in range(round(seconds * 60)):
        if desk.top.tick(1 / 60):
            desk.top.draw()
            count += 1
    return count


def test_the_lanterns_breathe_a_few_times_a_second_and_then_rest(sat: Sat) -> None:
    desk = sat(settings=lively())
    assert 5 <= drawings(desk, 1.0) <= 12
    desk.top.tick(AWAKE)
    assert drawings(desk, 2.0) <= 1


def test_with_less_motion_nothing_is_drawn_at_rest(desk: Desk) -> None:
    drawings(desk, 0.2)
    assert drawings(desk, 2.0) == 0


def test_a_breath_paints_what_a_fresh_picture_would_show(sat: Sat) -> None:
    desk = sat(settings=lively())
    drawings(desk, 0.7)
    scene = desk.top
    assert isinstance(scene, TitleScene)
    breathed = pygame.image.tobytes(desk.program.canvas.surface, "RGB")
    scene._clock = scene._shown
    assert breathed == desk.frame()


def test_m_turns_the_sound_off_and_on_and_says_so(desk: Desk) -> None:
    desk.key(pygame.K_m, text="m")
    assert desk.program.sound.muted
    assert desk.told() == ["The sound is off."]
    desk.key(pygame.K_m, text="m")
    assert not desk.program.sound.muted


def test_a_damaged_newest_save_gives_way_to_the_one_before_and_says_so(sat: Sat, tmp_path: Path) -> None:
    first = Desk(tmp_path)
    path = first.program.saves.fresh_autosave()
    first.program.saves.keep(a_match(choices=20), path)
    first.program.saves.keep(a_match(choices=21), path)
    path.write_text(path.read_text("utf-8")[:200], "utf-8")
    desk = sat()
    desk.click("continue")
    assert len(desk.table.match.moments) >= 20
    assert any("damaged" in text for text in desk.told())
