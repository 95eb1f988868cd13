"""Saved games: what is listed, what is broken, opening and deleting."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.glance import DAY, glance, when
from game.app.load import LoadScene, SaveCard
from game.app.results import ResultsScene
from game.app.resume import continued_at
from game.app.table import TableScene
from game.app.title import TitleScene
from game.match.launch import LaunchRequest
from game.stage.widget import family
from game.stage.words import Words
from tests.app.desk import Desk, a_match, played_out

Sat = Callable[..., Desk]


@pytest.fixture
def words() -> Words:
    return Words.load("app", "crown", strict=True)


def broken(desk: Desk, name: str = "odd.caravan", text: str = "hello") -> Path:
    path = desk.program.saves.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def opened(desk: Desk) -> Desk:
    desk.program.doors.load()
    desk.wait()
    return desk


def test_with_nothing_saved_it_says_so(desk: Desk) -> None:
    assert opened(desk).focus == "back"


def test_a_named_game_opens_and_is_not_written_over(desk: Desk) -> None:
    path = desk.program.saves.keep_as(a_match(choices=30), "Sunday")
    before = path.read_bytes()
    opened(desk).click(f"open {path.name}")
    assert isinstance(desk.top, TableScene)
    assert desk.table.sitting.path != path
    assert path.read_bytes() == before


def test_an_autosave_goes_on_in_its_own_file(desk: Desk) -> None:
    path = desk.program.saves.fresh_autosave()
    assert continued_at(desk.program, path) == path


def test_a_finished_game_opens_at_its_results_and_stays_as_it_lies(desk: Desk) -> None:
    saves = desk.program.saves
    path = saves.autosave(played_out(), saves.fresh_autosave())
    os.utime(path, (1_700_000_000, 1_700_000_000))
    opened(desk).click(f"open {path.name}")
    desk.wait(frames=3)
    assert desk.at(ResultsScene)
    assert [save.path for save in saves.listed()] == [path]
    assert path.stat().st_mtime == 1_700_000_000
    desk.click("look")
    assert desk.at(TableScene)


def test_a_finished_game_named_on_the_command_line_shows_its_results(tmp_path: Path) -> None:
    path = Desk(tmp_path).program.saves.keep_as(played_out(), "Sunday")
    desk = Desk(tmp_path, LaunchRequest(file=path))
    desk.wait(frames=3)
    assert desk.at(ResultsScene)


def test_a_broken_file_is_listed_with_its_reason_and_does_not_open(desk: Desk) -> None:
    path = broken(desk)
    button = opened(desk).widgets()[f"open {path.name}"]
    assert "not a chronicle" in button.reason
    desk.click(button.name)
    assert isinstance(desk.top, LoadScene)


def test_of_a_cut_file_the_one_before_can_be_opened(desk: Desk) -> None:
    path = desk.program.saves.fresh_autosave()
    for choices in (20, 21):
        desk.program.saves.keep(a_match(choices=choices), path)
    path.write_text(path.read_text("utf-8")[:300], "utf-8")
    opened(desk).click(f"open {path.name}")
    assert isinstance(desk.top, TableScene)
    assert any("damaged" in text for text in desk.told())
    assert path.with_name(path.name + ".broken").exists()


def test_a_file_that_does_not_reproduce_is_known_when_it_is_seen_and_does_not_open(desk: Desk) -> None:
    path = desk.program.saves.keep_as(a_match(choices=30), "Sunday")
    text = path.read_text("utf-8")
    path.write_text(text.replace("seed 7", "seed 8"), "utf-8")
    path.with_name(path.name + ".previous").unlink(missing_ok=True)
    opened(desk).frame()
    button = desk.widgets()[f"open {path.name}"]
    assert button.reason
    desk.click(button.name)
    assert isinstance(desk.top, LoadScene)


def card(desk: Desk) -> SaveCard:
    """The only save that is listed."""
    [found] = [widget for widget in family(desk.sheet.top.widgets()) if isinstance(widget, SaveCard)]
    return found


def test_a_double_click_on_a_row_opens_it_and_two_slow_clicks_do_not(desk: Desk) -> None:
    desk.program.saves.keep_as(a_match(choices=30), "Sunday")
    area = card(opened(desk)).area
    desk.click_at(area)
    desk.wait(1.0)
    desk.click_at(area)
    assert isinstance(desk.top, LoadScene)
    desk.click_at(area)
    assert isinstance(desk.top, TableScene)


def test_a_double_click_on_a_broken_row_opens_nothing(desk: Desk) -> None:
    broken(desk)
    area = card(opened(desk)).area
    for _ in range(3):
        desk.click_at(area)
    assert isinstance(desk.top, LoadScene)


def test_deleting_asks_first_and_keeping_is_the_first_answer(desk: Desk) -> None:
    path = desk.program.saves.keep_as(a_match(choices=30), "Sunday")
    opened(desk).click(f"delete {path.name}")
    desk.key(pygame.K_RETURN)
    assert path.exists()
    desk.click(f"delete {path.name}")
    desk.click("button Delete")
    assert not path.exists()
    assert isinstance(desk.top, LoadScene)


def test_a_save_can_be_opened_by_keyboard_alone(desk: Desk) -> None:
    desk.program.saves.keep_as(a_match(choices=30), "Sunday")
    opened(desk).keys(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(desk.top, TableScene)


def test_a_glance_tells_how_far_a_game_is(desk: Desk, words: Words) -> None:
    for match, progress in ((a_match(choices=40), "Round 1 of 6, 3 seats"), (played_out(), "Finished")):
        path = desk.program.saves.keep_as(match, "Sunday")
        save = next(save for save in desk.program.saves.listed() if save.path == path)
        look = glance(save, words)
        assert (look.box, look.progress, look.trouble) == ("crown", progress, "")
        assert look.people == "Ottilie, Bertram, Ysolde"


def test_two_games_that_differ_in_secrets_look_alike_at_a_glance(desk: Desk, words: Words) -> None:
    looks = []
    for seed in (3, 4):
        path = desk.program.saves.keep_as(a_match(choices=0, seed=seed), "Sunday")
        save = next(save for save in desk.program.saves.listed() if save.path == path)
        looks.append(glance(save, words, now=save.changed).progress)
    assert looks[0] == looks[1]


def test_times_are_told_as_people_say_them(words: Words) -> None:
    now = time.mktime((2026, 5, 3, 12, 0, 0, 0, 0, -1))
    assert when(now - 600, words, now) == "Saved today at 11:50"
    assert when(now - DAY, words, now) == "Saved yesterday at 12:00"
    assert when(now - 9 * DAY, words, now) == "Saved on 24 April"
    assert when(now - 400 * DAY, words, now) == "Saved on 29 March 2025"


def test_a_bad_file_on_the_command_line_leaves_one_at_the_title_with_a_sentence(sat: Sat, tmp_path: Path) -> None:
    path = tmp_path / "bad.caravan"
    path.write_text("nonsense", "utf-8")
    desk = sat(LaunchRequest(file=path))
    assert isinstance(desk.top, TitleScene)
    assert any("not a chronicle" in text for text in desk.told())


def test_a_good_file_on_the_command_line_is_gone_on_with_elsewhere(sat: Sat, tmp_path: Path) -> None:
    first = Desk(tmp_path / "other")
    path = first.program.saves.keep_as(a_match(choices=30), "Sunday")
    desk = sat(LaunchRequest(file=path))
    assert desk.table.sitting.path is not None
    assert desk.table.sitting.path.parent == desk.program.saves.folder
