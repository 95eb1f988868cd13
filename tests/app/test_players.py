"""At the table: seats change hands without showing a secret, bots wait, think aloud and can be hurried."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.handover import HandoverScene
from game.app.ribbon import Notice
from game.app.table import PACES, TableScene
from game.engine.chance import Chance
from game.engine.chronicle import Sitter
from game.engine.seats import NOBODY, Seat
from game.match import sitting as sitting_module
from game.match.match import HUMAN, Match
from game.match.saves import open_save
from game.match.settings import Pace, Settings
from game.stage.values import Dropdown
from tests.app.desk import Desk, a_match, table_for

Sat = Callable[..., Desk]


def to_players(desk: Desk) -> None:
    """Open the page from the menu."""
    desk.key(pygame.K_ESCAPE)
    desk.now += 1
    desk.click("menu players")
    desk.now += 1


def let_sit(desk: Desk, seat: int, who: str, kind: str = "who") -> None:
    """Choose who sits there, as a click on the list does."""
    field = desk.widgets()[f"{kind} {seat}"]
    assert isinstance(field, Dropdown)
    field.choose(who)
    desk.wait()


# -- who plays


def test_a_level_a_temperament_and_a_name_take_effect_and_are_kept(sat: Sat) -> None:
    desk = sat(table_for(people=1, seats=2))
    desk.my_turn()
    to_players(desk)
    let_sit(desk, 1, "novice")
    let_sit(desk, 1, "blocker", "manner")
    assert desk.table.match.sitters[1].who == "novice/blocker"
    desk.click("name 1")
    desk.key(pygame.K_END)
    desk.type(" II")
    desk.key(pygame.K_RETURN)
    assert desk.table.match.sitters[1] == Sitter("novice/blocker", "Bertram II")
    path = desk.table.sitting.path
    assert path is not None
    assert open_save(path)[0].sitters == desk.table.match.sitters
    assert any("Bertram II" in entry.text for entry in desk.table.picture.hud.entries)


def test_a_name_typed_and_left_is_taken_and_never_twice(sat: Sat) -> None:
    desk = sat(table_for(people=1, seats=2))
    desk.my_turn()
    to_players(desk)
    desk.click("name 1")
    desk.key(pygame.K_a, pygame.KMOD_CTRL)
    desk.type("Ottilie")
    desk.key(pygame.K_ESCAPE)
    assert [sitter.name for sitter in desk.table.match.sitters] == ["Ottilie", "Ottilie 2"]


def test_looking_at_the_page_changes_nothing(sat: Sat) -> None:
    desk = sat(table_for(people=1, seats=2))
    desk.my_turn()
    before = desk.table.match.chronicle()
    to_players(desk)
    desk.key(pygame.K_ESCAPE)
    assert desk.table.match.chronicle() == before


def test_a_person_has_no_temperament(sat: Sat) -> None:
    desk = sat(table_for(people=1, seats=2))
    desk.my_turn()
    to_players(desk)
    assert desk.widgets()["manner 0"].reason
    let_sit(desk, 0, "novice")
    assert not desk.widgets()["manner 0"].reason


def test_yardsticks_are_offered_only_where_they_sit(sat: Sat) -> None:
    desk = sat(table_for(people=1, seats=2))
    desk.my_turn()
    to_players(desk)
    first, second = desk.widgets()["who 0"], desk.widgets()["who 1"]
    assert isinstance(first, Dropdown)
    assert isinstance(second, Dropdown)
    assert [who for who, _ in first.options] == [HUMAN, "novice", "adept", "master", "grandmaster"]
    assert second.value == second.options[-1][0] == "lucky"


def test_a_seat_handed_to_a_bot_is_played_by_it_and_can_be_taken_back(sat: Sat) -> None:
    desk = sat(table_for(people=1, seats=2))
    desk.my_turn()
    match = desk.table.match
    to_players(desk)
    let_sit(desk, 0, "novice")
    assert desk.table.picture.looker == NOBODY
    before = len(match.moments)
    desk.key(pygame.K_ESCAPE)
    desk.until(lambda: any(moment.seat == 0 for moment in match.moments[before:]))
    to_players(desk)
    let_sit(desk, 0, HUMAN)
    desk.key(pygame.K_ESCAPE)
    desk.my_turn()
    assert desk.table.picture.looker == 0
    assert match.assisted


# -- secrets


def two_people(root: Path) -> Desk:
    """The first of two people at the own turn, the curtain open."""
    desk = Desk(root)
    desk.program.doors.table(a_match(people=2, seats=2), None)
    desk.until(lambda: desk.at(HandoverScene))
    desk.now += 2
    desk.click("open curtain")
    return desk


def test_who_hands_over_the_own_seat_sees_nothing_of_the_other_persons_cards(tmp_path: Path) -> None:
    desk = two_people(tmp_path)
    me = desk.table.match.to_move
    to_players(desk)
    let_sit(desk, me, "novice")
    assert desk.table.picture.looker == NOBODY
    assert desk.table.director.view == desk.table.match.view(NOBODY)
    desk.key(pygame.K_ESCAPE)
    lookers = set()

    def curtain() -> bool:
        scene = desk.top
        lookers.add(scene.picture.looker if isinstance(scene, TableScene) else NOBODY)
        return desk.at(HandoverScene)

    desk.until(curtain)
    assert lookers == {NOBODY}


def test_at_the_curtain_the_awaited_seat_may_be_handed_to_a_bot(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.program.doors.table(a_match(people=2, seats=2), None)
    desk.until(lambda: desk.at(HandoverScene))
    match = next(scene for scene in desk.program.scenes if isinstance(scene, TableScene)).match
    awaited = match.to_move
    to_players(desk)
    let_sit(desk, awaited, "novice")
    assert desk.at(HandoverScene), "the page stays open"
    desk.key(pygame.K_ESCAPE)
    desk.until(lambda: bool(match.moments))
    assert match.moments[0].seat == awaited
    desk.until(lambda: desk.at(HandoverScene))
    title, _ = desk.sheet.base.sentences  # type: ignore[attr-defined]
    assert match.sitters[1 - awaited].name in title


def test_a_curtain_calls_the_person_by_the_new_name(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.program.doors.table(a_match(people=2, seats=2), None)
    desk.until(lambda: desk.at(HandoverScene))
    to_players(desk)
    for seat in (0, 1):
        desk.click(f"name {seat}")
        desk.key(pygame.K_END)
        desk.type(" X")
    desk.key(pygame.K_ESCAPE)
    desk.until(lambda: desk.at(HandoverScene))
    desk.wait(frames=3)
    title, _ = desk.sheet.base.sentences  # type: ignore[attr-defined]
    assert title.plain().endswith(" X, your turn")


# -- waiting and hurrying


def bots_only(desk: Desk, who: str = "lucky") -> TableScene:
    """A table of two bots."""
    match = a_match(people=0, seats=2)
    match.sitters = [Sitter(who, "Ann"), Sitter(who, "Bo")]
    desk.program.doors.table(match, None)
    return desk.table


def test_bots_wait_while_a_menu_is_open(desk: Desk) -> None:
    table = bots_only(desk)
    desk.until(lambda: len(table.match.moments) > 2)
    desk.key(pygame.K_ESCAPE)
    before = len(table.match.moments)
    desk.wait(frames=60)
    assert len(table.match.moments) == before
    desk.key(pygame.K_ESCAPE)
    desk.until(lambda: len(table.match.moments) > before)


@pytest.mark.parametrize("pace", Pace)
def test_each_choice_of_a_bot_is_shown_as_long_as_was_wished(desk: Desk, pace: Pace) -> None:
    desk.program.settings.pace = pace
    table = bots_only(desk)
    desk.until(lambda: len(table.match.moments) == 1)
    before, frames = len(table.match.moments), 0
    while len(table.match.moments) == before:
        desk.wait(0.05)
        frames += 1
    assert abs(frames * 0.05 - PACES[pace]) <= 0.1


ENDLESS = "grandmaster:100000000"


def test_a_bot_that_takes_its_time_is_named_and_can_be_hurried(desk: Desk) -> None:
    table = bots_only(desk, ENDLESS)
    desk.until(lambda: table.sitting.thinker.busy)
    desk.wait()
    assert "hud move_now" not in desk.widgets()
    desk.until(lambda: "hud move_now" in desk.widgets())
    assert 1.0 <= table.sitting.thinker.spent < 1.2
    before = len(table.match.moments)
    desk.key(pygame.K_n)
    desk.wait(frames=2)
    assert len(table.match.moments) == before + 1
    assert "hud move_now" not in desk.widgets()


def test_leaving_the_table_ends_the_thought(desk: Desk) -> None:
    sitting = bots_only(desk, ENDLESS).sitting
    desk.until(lambda: sitting.thinker.busy)
    desk.program.doors.rulebook("crown", "")
    assert sitting.thinker.busy, "it goes on behind the rulebook"
    desk.program.doors.title()
    assert not sitting.thinker.busy


def test_a_hint_is_thought_about_and_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting_module, "HINT", "grandmaster:12")
    match = a_match(people=1, seats=2)
    desk.program.doors.table(match, None)
    desk.my_turn()
    desk.key(pygame.K_h)
    desk.until(lambda: any(text.startswith("A hint: ") for text in desk.told()))
    assert match.assisted
    assert match.to_move == Seat(0)


def past_bots(desk: Desk) -> Match:
    """A person's turn, after bots have played."""
    match, luck = a_match(people=1, seats=3), Chance(5)
    while len(match.moments) < 30 or match.to_move != 0 or match.undo_stop() is None:
        match.take(luck.pick(match.options()))
    desk.program.doors.table(match, None)
    desk.my_turn()
    return match


def test_undo_past_bots_asks_first_and_changes_nothing_by_itself(desk: Desk) -> None:
    match = past_bots(desk)
    before = match.chronicle()
    desk.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert desk.sheet.stack, "somebody is asked"
    desk.key(pygame.K_RETURN)
    assert match.chronicle() == before, "the answer that is offered is to stay"


def test_who_says_so_goes_back_and_may_do_all_of_it_again(desk: Desk) -> None:
    match = past_bots(desk)
    whole = [moment.choice for moment in match.moments]
    desk.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    desk.click("button Go back")
    assert len(match.moments) < len(whole)
    assert match.assisted
    desk.wait(frames=3)
    desk.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    desk.until(lambda: len(match.moments) >= len(whole), 300)
    assert [moment.choice for moment in match.moments][: len(whole)] == whole


def test_at_a_shared_screen_undo_after_a_hand_over_of_a_seat_is_refused(tmp_path: Path) -> None:
    desk = two_people(tmp_path)
    match, luck = desk.table.match, Chance(4)
    first = match.to_move
    while match.to_move == first:
        desk.table._answer(luck.pick(match.options()))
        desk.wait()
    desk.until(lambda: desk.at(HandoverScene))
    to_players(desk)
    let_sit(desk, 1 - first, "lucky")
    desk.key(pygame.K_ESCAPE)
    desk.until(lambda: match.to_move == first and desk.at(TableScene), 2000)
    desk.wait(frames=3)
    taken = len(match.moments)
    desk.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert len(match.moments) == taken
    assert not desk.sheet.stack


# -- whose turn, and whose line


def notice(table: TableScene) -> Notice:
    """What the ribbon says."""
    paint = table.picture._ribbon(table.picture.moment(), table.picture.phase)
    assert isinstance(paint.key, Notice)
    return paint.key


def test_while_a_bots_choice_still_moves_the_ribbon_speaks_of_the_bot(sat: Sat) -> None:
    desk = sat(table_for(people=1, seats=2), settings=Settings(pace=Pace.INSTANT))
    desk.my_turn()
    table, luck, seen = desk.table, Chance(3), set[str]()
    while not seen or len(table.match.moments) < 12:
        last = table.match.moments[-1].seat if table.match.moments else Seat(0)
        if table.director.busy and last == 1 and table.match.to_move == 0:
            told = notice(table)
            assert (told.seat, told.pill) == (1, table.match.sitters[1].name)
            seen.add(told.request)
        elif table.picture.mine:
            assert notice(table).seat == 0
            table._answer(luck.pick(table.match.options()))
        desk.wait(0.05)
    assert seen, "a bot's choice moved while the person was already asked"


def test_a_line_that_is_about_nobody_has_nobodys_colour_also_when_it_is_told_again(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    match = a_match(people=2, seats=2, choices=60)
    desk.program.doors.table(match, None)
    picture = next(scene for scene in desk.program.scenes if isinstance(scene, TableScene)).picture
    told = {entry.text: entry.mark for entry in picture.hud.entries}
    free = [change for change in picture.heard if not hasattr(change, "seat") and picture.teller.tell(change)]
    assert free
    assert {told[picture.teller.tell(change)] for change in free} == {""}


def test_no_tip_lies_over_the_other_seats_when_the_page_of_who_plays_opens(sat: Sat) -> None:
    desk = sat(table_for(people=1, seats=3))
    desk.my_turn()
    to_players(desk)
    desk.wait(1.0)
    assert desk.focus == "who 0"
    assert not desk.sheet.tip.seen
