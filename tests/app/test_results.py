"""The end of a game: lines that add up, ties that are explained, and the ways on."""

from __future__ import annotations

import pygame
import pytest

from game.app.newgame import NewGameScene
from game.app.results import ResultsScene
from game.app.scoretable import NONE, Row, table_rows
from game.app.table import TableScene
from game.app.theatre import STAGES
from game.app.title import TitleScene
from game.engine.ruleset import Line, Sheet
from game.engine.seats import Seat
from game.match import statistics
from game.match.match import Match
from game.stage.words import Words
from tests.app.desk import Desk, a_match, played_out


@pytest.fixture
def words() -> Words:
    return Words.load("app", "crown", strict=True)


def ended(desk: Desk, match: Match) -> ResultsScene:
    """The results of a match, over its table."""
    desk.program.doors.table(match, None)
    desk.program.scenes.push(ResultsScene(desk.program, match, STAGES["crown"]))
    desk.wait()
    assert isinstance(desk.top, ResultsScene)
    return desk.top


def row(rows: list[Row], kind: str) -> list[Row]:
    return [row for row in rows if row.kind == kind]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_lines_of_every_seat_add_up_to_its_score(words: Words, seats: int) -> None:
    sheets = played_out(1, seats).scores()
    rows = table_rows(sheets, "crown", words)
    lines = [[0 if cell == NONE else int(cell) for cell in line.cells] for line in row(rows, "line")]
    (total,) = row(rows, "total")
    assert [sum(column) for column in zip(*lines, strict=True)] == [int(cell) for cell in total.cells]


def sheet(seat: int, total: int, place: int, ties: tuple[int, ...]) -> Sheet:
    return Sheet(Seat(seat), (Line("citizens", total),), total, place, ties)


def test_ties_are_told_down_to_what_settled_them(words: Words) -> None:
    sheets = [sheet(0, 40, 1, (50, 3, 9)), sheet(1, 40, 2, (50, 2, 9)), sheet(2, 30, 3, (60, 5, 9))]
    ties = row(table_rows(sheets, "crown", words), "part")
    assert [tie.cells for tie in ties] == [("50", "50", ""), ("3", "2", "")]


def test_without_ties_nothing_is_said_of_them(words: Words) -> None:
    sheets = [sheet(0, 40, 1, (50, 3, 9)), sheet(1, 39, 2, (50, 2, 9))]
    assert not row(table_rows(sheets, "crown", words), "part")


def test_a_rating_is_told_by_name(words: Words) -> None:
    parts = row(table_rows(played_out(1, 1).scores(), "crown", words), "part")
    rating = next(part for part in parts if part.label == words("crown.score.rating"))
    assert rating.cells[0] in {words(key) for key in words.keys("crown.rating.")}


def test_who_won_stands_first(desk: Desk) -> None:
    scene = ended(desk, played_out())
    places = [sheet.place for sheet in scene.sheets]
    assert places == sorted(places)
    name = scene.match.sitters[scene.sheets[0].seat].name
    assert scene._verdict() == f"{name} wins"


def test_a_shared_victory_names_all_who_share_it(desk: Desk) -> None:
    scene = ended(desk, played_out())
    scene.sheets = [sheet(0, 40, 1, ()), sheet(1, 40, 1, ()), sheet(2, 3, 3, ())]
    assert scene._verdict() == "Ottilie, Bertram win together"


def test_against_a_rival_who_was_better_nobody_wins(desk: Desk) -> None:
    scene = ended(desk, played_out(1, 1))
    scene.sheets = [sheet(0, 20, 2, ())]
    assert scene._verdict() == "Not this time"
    assert desk.frame()


def test_luck_help_and_record_are_told(desk: Desk) -> None:
    match = played_out()
    match.note("assisted: hint for seat 0")
    statistics.record(desk.program.folders, match)
    notes = [label.text for label in ended(desk, match)._notes()]  # type: ignore[attr-defined]
    assert notes[0] == "Luck: 7"
    assert "helped" in notes[1]
    assert "1 game of Crown of Emara" in notes[2]


def test_playing_again_seats_the_same_people_with_new_luck(desk: Desk) -> None:
    match = played_out()
    ended(desk, match)
    desk.key(pygame.K_RETURN)
    desk.key(pygame.K_RETURN)
    again = desk.table.match
    assert again.sitters == match.sitters
    assert again.variant == match.variant
    assert not [moment for moment in again.moments if again.is_human(moment.seat)]
    assert again is not match


def test_who_hurries_the_last_animation_begins_no_new_game(desk: Desk) -> None:
    desk.program.by_keys = True
    scene = ended(desk, played_out())
    for _ in range(4):
        desk.key(pygame.K_SPACE)
    assert desk.top is scene
    assert desk.focus == "rematch"
    scene.entered()
    desk.now -= 0.5
    desk.click("rematch")
    assert desk.top is scene, "too early"
    desk.click("rematch")
    assert isinstance(desk.top, TableScene)


def test_the_table_can_be_looked_at_and_left_for_the_results_again(desk: Desk) -> None:
    ended(desk, played_out())
    desk.click("look")
    assert isinstance(desk.top, TableScene)
    desk.wait(frames=10)
    assert isinstance(desk.top, TableScene)
    desk.key(pygame.K_ESCAPE)
    desk.click("menu results")
    assert isinstance(desk.top, ResultsScene)


def test_the_other_ways_lead_to_a_new_game_and_to_the_title(desk: Desk) -> None:
    ended(desk, played_out())
    desk.click("new")
    assert isinstance(desk.top, NewGameScene)
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, TitleScene)
    ended(desk, played_out())
    desk.click("title")
    assert isinstance(desk.top, TitleScene)


def test_the_end_of_a_game_brings_the_results_and_is_recorded_once(desk: Desk) -> None:
    match = a_match(people=0, seats=2)
    desk.program.doors.table(match, None)
    desk.until(lambda: isinstance(desk.top, ResultsScene))
    assert len(list(statistics.games(desk.program.folders))) == 1
    desk.click("look")
    desk.wait(frames=10)
    assert len(list(statistics.games(desk.program.folders))) == 1


@pytest.mark.parametrize(("place", "cue"), [(1, "victory"), (2, "defeat")])
def test_people_hear_whether_one_of_them_won(desk: Desk, monkeypatch: pytest.MonkeyPatch, place: int, cue: str) -> None:
    heard: list[str] = []
    monkeypatch.setattr(desk.program.sound, "cue", heard.append)
    scene = ended(desk, played_out(1, 2))
    scene.sheets = [sheet(0, 20, place, ()), sheet(1, 20, 3 - place, ())]
    heard.clear()
    scene.entered()
    assert heard == [cue]
