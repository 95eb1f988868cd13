"""Between two people: nothing on the screen may depend on a secret (T24), and while bots move nobody's shows (T25)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from game.app.handover import HandoverScene
from game.app.load import LoadScene
from game.app.rulebook import RulebookScene
from game.app.table import TableScene
from game.app.title import TitleScene
from game.app.why import WhyDialog
from game.app.zoom import ZoomLayer
from game.engine.chance import Chance
from game.engine.chronicle import write
from game.engine.seats import NOBODY, Seat
from game.engine.step import Change
from game.engine.table import digest
from game.match.match import Match
from game.stage.dialogs import Dialog
from game.stage.widget import Layer
from game.stage.widgets import Label
from tests.app.desk import Desk, a_match, table_for

SIZES = ((1280, 720), (960, 540), (1920, 1080))


def twins(match: Match) -> tuple[Match, Match]:
    """The match, and one on a table that looks the same to somebody who knows no secret."""
    other = Match.resumed(match.ruleset, match.chronicle())
    other.table = match.ruleset.imagine(match.view(NOBODY), NOBODY, Chance(99))
    return match, other


def at_curtain(root: Path, match: Match, size: tuple[int, int] = SIZES[0]) -> Desk:
    desk = Desk(root, size=size)
    desk.program.doors.table(match, None)
    desk.until(lambda: isinstance(desk.top, HandoverScene))
    return desk


def two_people(choices: int = 0) -> Match:
    """A game with two people and a bot, a person to move."""
    match = a_match(people=2, seats=3, choices=choices)
    luck = Chance(choices)
    while not match.is_human(match.to_move):
        match.take(luck.pick(match.options()))
    return match


def secrets_differ(first: Match, second: Match) -> bool:
    return digest(first.table) != digest(second.table) and first.view(NOBODY) == second.view(NOBODY)


def story(desk: Desk) -> list[bytes]:
    """The frames of somebody who pokes about at the curtain without opening it."""
    frames = [desk.frame()]
    canvas = desk.program.canvas
    for x in range(100, 1900, 450):
        for y in range(60, 1060, 250):
            at = canvas.at((x, y))
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
            desk.wait(0.4)
            frames.append(desk.frame())
    for _ in range(4):
        desk.key(pygame.K_TAB)
        frames.append(desk.frame())
    for key in (pygame.K_F1, pygame.K_ESCAPE, pygame.K_z, pygame.K_h, pygame.K_m, pygame.K_m):
        desk.key(key)
        frames.append(desk.frame())
    for name in ("rules", "settings", "load"):
        desk.click("menu")
        frames.append(desk.frame())
        desk.click(f"menu {name}")
        frames.append(desk.frame())
        desk.key(pygame.K_ESCAPE)
    return frames


@pytest.mark.parametrize("choices", [0, 25, 70])
def test_whatever_is_tried_at_the_curtain_shows_nothing_that_depends_on_a_secret(tmp_path: Path, choices: int) -> None:
    first, second = twins(two_people(choices))
    assert secrets_differ(first, second)
    told = [story(at_curtain(tmp_path / str(n), match)) for n, match in enumerate((first, second))]
    assert told[0] == told[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_curtain_covers_every_pixel_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    first, second = twins(two_people(25))
    frames = [at_curtain(tmp_path / str(n), match, size).frame() for n, match in enumerate((first, second))]
    assert frames[0] == frames[1]


def test_the_table_below_holds_no_secret_while_the_curtain_hangs(tmp_path: Path) -> None:
    desk = at_curtain(tmp_path, two_people(25))
    table = desk.program.scenes._stack[-2]
    assert isinstance(table, TableScene)
    assert table.picture.looker == NOBODY
    assert table.director.view == table.match.view(NOBODY)


def test_the_click_that_ends_a_turn_does_not_open_the_curtain(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.program.doors.table(two_people(), None)
    while not isinstance(desk.top, HandoverScene):
        desk.top.tick(0.02)
    desk.sheet.lay()
    at = desk.program.canvas.at(desk.widgets()["open curtain"].area.centre)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
    desk.wait(0.01)
    assert isinstance(desk.top, HandoverScene)


OPENERS: dict[str, Callable[[Desk], None]] = {
    "a click": lambda desk: desk.click("open curtain"),
    "Enter, once to see where one is and once to open": lambda desk: desk.keys(pygame.K_RETURN, pygame.K_RETURN),
}


@pytest.mark.parametrize("way", OPENERS)
def test_the_person_opens_it_by_a_press_of_their_own(tmp_path: Path, way: str) -> None:
    desk = at_curtain(tmp_path, two_people())
    desk.now += 2
    OPENERS[way](desk)
    match = desk.table.match
    assert desk.table.picture.looker == match.to_move
    assert desk.table.director.view == match.view(match.to_move)


def test_it_names_the_person_and_nobody_is_called_you(tmp_path: Path) -> None:
    match = two_people()
    desk = at_curtain(tmp_path, match)
    name = match.sitters[match.to_move].name
    title, _ = desk.sheet.base.sentences  # type: ignore[attr-defined]
    assert title.plain() == f"{name}, your turn"


def test_the_log_of_each_person_uses_names_only(tmp_path: Path) -> None:
    desk = at_curtain(tmp_path, two_people(30))
    desk.now += 2
    desk.click("open curtain")
    texts = [entry.text for entry in desk.table.picture.hud.entries]
    assert any("Ottilie" in text for text in texts)
    assert not [text for text in texts if text.startswith(("You ", "Your "))]


@pytest.mark.parametrize("choices", [3, 40, 90])
def test_while_bots_move_the_picture_and_the_log_are_what_lies_open_to_all(tmp_path: Path, choices: int) -> None:
    match = a_match(people=2, seats=4, choices=choices)
    luck = Chance(choices)
    while match.is_human(match.to_move):
        match.take(luck.pick(match.options()))
    first, second = twins(match)
    assert secrets_differ(first, second)
    frames, logs = [], []
    for number, game in enumerate((first, second)):
        desk = Desk(tmp_path / str(number))
        desk.program.doors.table(game, None)
        desk.table.picture.lay()
        frames.append(desk.frame())
        logs.append([entry.text for entry in desk.table.picture.hud.entries])
    assert frames[0] == frames[1]
    assert logs[0] == logs[1]


def test_after_the_last_person_the_bots_play_before_an_open_view(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    match = a_match(people=2, seats=4)
    desk.program.doors.table(match, None)
    picture, watched = desk.table.picture, []
    play = picture.play

    def watch(changes: Sequence[Change], by_bot: bool) -> None:
        watched.append((by_bot, picture.looker))
        play(changes, by_bot)

    picture.play = watch  # type: ignore[method-assign]
    while len(match.moments) < 60:
        desk.wait()
        if isinstance(desk.top, HandoverScene):
            desk.now += 2
            desk.click("open curtain")
        elif desk.table.picture.mine:
            desk.table._play(desk.table.sitting.choose(match.options()[-1]))
    assert {looker for by_bot, looker in watched if by_bot} == {NOBODY}
    assert {looker for by_bot, looker in watched if not by_bot} == {0, 1}


def test_one_person_against_bots_never_meets_a_curtain(tmp_path: Path) -> None:
    desk = Desk(tmp_path, table_for(people=1, seats=3))
    desk.my_turn()
    assert not desk.program.scenes.below(HandoverScene)


def test_esc_at_the_curtain_opens_the_menu_and_the_game_can_be_left(tmp_path: Path) -> None:
    desk = at_curtain(tmp_path, two_people())
    before = write(two_people().chronicle())
    desk.key(pygame.K_ESCAPE)
    assert desk.sheet.stack
    desk.click("menu title")
    assert isinstance(desk.top, TitleScene)
    assert before


def test_arrows_lead_from_rules_to_the_curtain_and_back(tmp_path: Path) -> None:
    desk = at_curtain(tmp_path, two_people())
    desk.sheet.focus.to("rules", visible=True)
    desk.key(pygame.K_UP)
    assert desk.focus == "open curtain"
    desk.key(pygame.K_DOWN)
    assert desk.focus in {"rules", "menu"}


def test_rules_and_saves_can_be_read_behind_the_curtain(tmp_path: Path) -> None:
    desk = at_curtain(tmp_path, two_people())
    desk.click("rules")
    assert desk.at(RulebookScene)
    desk.key(pygame.K_ESCAPE)
    desk.click("menu")
    desk.click("menu load")
    assert desk.at(LoadScene)
    desk.key(pygame.K_ESCAPE)
    assert desk.at(HandoverScene)


@pytest.mark.parametrize("pace", ["at once", "later"])
def test_nothing_told_to_one_person_is_there_for_the_next(tmp_path: Path, pace: str) -> None:
    desk = at_curtain(tmp_path, two_people())
    desk.now += 2
    desk.click("open curtain")
    table, luck = desk.table, Chance(4)
    first = table.match.to_move
    table.sheet.toast("A hint: Keep Renown", matter="hint")
    table.picture.put(Label("a note"))
    while not isinstance(desk.top, HandoverScene):
        if table.picture.mine:
            table._answer(luck.pick(table.match.options()))
        desk.wait(0.0)
    if pace == "later":
        desk.wait(60)
    desk.now += 2
    desk.click("open curtain")
    assert table.picture.looker not in (first, NOBODY)
    assert desk.told() == []
    assert (table.picture.note, table.picture.picked, table.picture.hinted) == (None, None, None)
    assert not table.sheet.tip.seen


@pytest.mark.parametrize("kind", [ZoomLayer, WhyDialog])
def test_a_page_that_confides_closes_when_the_screen_is_no_longer_theirs(tmp_path: Path, kind: type[Layer]) -> None:
    desk = Desk(tmp_path)
    match, luck = a_match(people=2, seats=3), Chance(4)
    while not (match.is_human(match.to_move) and match.to_move == Seat(1)):
        match.take(luck.pick(match.options()))
    desk.program.doors.table(match, None)
    desk.until(lambda: isinstance(desk.top, HandoverScene))
    desk.now += 2
    desk.click("open curtain")
    table, page = desk.table, Dialog("secret")
    page.confides = kind.confides
    table.sheet.open(page)
    desk.wait()
    assert page in table.sheet.stack
    while match.is_human(match.to_move):
        table.sitting.choose(luck.pick(match.options()))
    desk.wait()
    assert table.picture.looker == NOBODY
    assert page not in table.sheet.stack
