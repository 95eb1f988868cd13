"""Before something free is left behind the table asks once more; whoever does not want that turns it off."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.match import Match
from game.stage.dialogs import Dialog
from tests.app.desk import Desk, a_match

FIELD = {"harvest", "done"}


def on_a_field() -> Match:
    """Ottilie stands on a field and has taken nothing yet."""
    for choices in range(200):
        match = a_match(1, 2, choices)
        if match.to_move == 0 and {str(choice) for choice in match.options()} >= FIELD:
            return match
    raise AssertionError("somebody walks into the countryside sooner or later")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    desk = Desk(tmp_path)
    desk.program.doors.table(on_a_field(), None)
    desk.my_turn()
    return desk


def done(desk: Desk) -> int:
    """Press Done; how many choices the game had before."""
    made = len(desk.table.match.moments)
    desk.click("done")
    return made


def test_going_back_changes_nothing(desk: Desk) -> None:
    made = done(desk)
    assert isinstance(desk.sheet.top, Dialog)
    desk.click(desk.sheet.top.buttons[0].name)
    assert not desk.sheet.stack
    assert len(desk.table.match.moments) == made


def test_who_says_so_leaves_it(desk: Desk) -> None:
    made = done(desk)
    assert isinstance(desk.sheet.top, Dialog)
    desk.click(desk.sheet.top.buttons[1].name)
    assert str(desk.table.match.moments[made].choice) == "done"


def test_nobody_asks_when_the_setting_is_off(desk: Desk) -> None:
    desk.program.settings.confirm_end_turn = False
    made = done(desk)
    assert not desk.sheet.stack
    assert str(desk.table.match.moments[made].choice) == "done"
