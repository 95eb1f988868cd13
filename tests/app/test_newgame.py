"""Setting up a game: names that cannot be mixed up, luck, switches, and the set-up that is remembered."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.names import LONGEST, labelled
from game.app.newgame import NewGameScene
from game.app.seating import EMPTY, SEEDS, remember, remembered, seed_of
from game.app.switches import shown_switches
from game.app.table import TableScene
from game.engine.chronicle import parse, write
from game.engine.ruleset import SetupError
from game.match.match import HUMAN
from game.match.settings import Settings
from game.shelf import find
from game.stage.widgets import Label
from game.stage.words import Words
from tests.app.desk import Desk

Sat = Callable[..., Desk]
USUAL = ("Ottilie", "Bertram", "Ysolde", "Wenzel")


@pytest.fixture
def words() -> Words:
    return Words.load("app", "crown", strict=True)


# -- names, case T26


@pytest.mark.parametrize(
    ("wished", "labels"),
    [
        (["", "", ""], ["Ottilie", "Bertram", "Ysolde"]),
        (["Anna", "Anna", "Anna"], ["Anna", "Anna 2", "Anna 3"]),
        (["Anna", "anna", "ANNA"], ["Anna", "anna 2", "ANNA 3"]),
        (["  Anna ", "Anna", "An  na"], ["Anna", "Anna 2", "An na"]),
        (["", "Ottilie", ""], ["Ottilie", "Ottilie 2", "Ysolde"]),
        (["Anna 2", "Anna", "Anna"], ["Anna 2", "Anna", "Anna 3"]),
        (["e\u0301lan", "\u00e9lan", ""], ["\u00e9lan", "\u00e9lan 2", "Ysolde"]),
        (["\u0000\n\t", "\u202e", "\ud800"], ["Ottilie", "Bertram", "Ysolde"]),
    ],
)
def test_names_are_never_empty_and_never_alike(wished: list[str], labels: list[str]) -> None:
    assert labelled(wished, USUAL[: len(wished)]) == labels


def test_a_very_long_name_is_cut_but_stays_unlike_the_others() -> None:
    first, second = labelled(["x" * 200, "x" * 200], USUAL[:2])
    assert len(first) == LONGEST
    assert first != second


@pytest.mark.parametrize("name", ["Žofie", "ひらがな", "שלום", "# not a note", "human", "a" * 40, "*bold* {wood}"])
def test_any_name_survives_being_saved(name: str, words: Words) -> None:
    seating = remembered(Settings(), find("crown"))
    seating.names[0] = name
    chronicle = seating.begin(words).chronicle()
    assert parse(write(chronicle)).sitters == chronicle.sitters


def test_equal_names_are_told_apart_at_the_table(desk: Desk) -> None:
    desk.click("menu new_game")
    for chair in (0, 1):
        desk.click(f"name {chair}")
        desk.type("Kim")
    desk.click("begin")
    assert [sitter.name for sitter in desk.table.match.sitters] == ["Kim", "Kim 2", "Ysolde"]


# -- luck


def test_no_luck_given_is_new_luck_that_can_be_read_aloud(words: Words) -> None:
    assert all(0 <= seed_of(" ", words) < SEEDS for _ in range(50))


def test_a_number_is_that_luck(words: Words) -> None:
    assert seed_of(" 428113 ", words) == 428113


@pytest.mark.parametrize("text", ["luck", "-3", "1.5", "²", "9" * 30])
def test_what_is_no_whole_number_is_refused_in_words(text: str, words: Words) -> None:
    with pytest.raises(SetupError, match="whole number"):
        seed_of(text, words)


def test_a_refused_luck_is_told_and_the_page_stays(desk: Desk) -> None:
    desk.click("menu new_game")
    desk.click("seed")
    desk.type("moon")
    desk.click("begin")
    assert isinstance(desk.top, NewGameScene)
    assert any("whole number" in text for text in desk.told())


def test_enter_goes_on_from_a_name_and_begins_from_the_luck(desk: Desk) -> None:
    desk.click("menu new_game")
    desk.click("name 0")
    desk.type("Ida")
    desk.key(pygame.K_RETURN)
    assert desk.sheet.focus.spot() is desk.widgets()["begin"]
    desk.click("seed")
    desk.type("428113")
    desk.key(pygame.K_RETURN)
    assert desk.table.match.seed == 428113


def test_every_temperament_is_explained_while_somebody_may_have_one(desk: Desk) -> None:
    desk.click("menu new_game")

    def explained() -> list[str]:
        texts = [str(widget.text) for widget in desk.widgets().values() if isinstance(widget, Label)]
        return [text for text in texts if any(name in text for name in ("Builder:", "Blocker:", "Gambler:"))]

    assert len(explained()) == 3
    page = desk.top
    assert isinstance(page, NewGameScene)
    for chair in range(len(page.seating.who)):
        page._seat(chair, HUMAN)
    assert not explained()


def test_m_typed_into_a_name_mutes_nothing(desk: Desk) -> None:
    desk.click("menu new_game")
    desk.click("name 0")
    desk.type("mm")
    assert not desk.program.sound.muted
    assert desk.top.seating.names[0] == "mm"  # type: ignore[attr-defined]


# -- who sits


def test_the_usual_set_up_is_one_person_and_two_opponents() -> None:
    assert remembered(Settings(), find("crown")).who == [HUMAN, "adept", "adept", EMPTY]


def test_with_nobody_seated_the_game_cannot_begin_and_the_button_says_why(desk: Desk) -> None:
    desk.click("menu new_game")
    scene = desk.top
    assert isinstance(scene, NewGameScene)
    for chair in range(4):
        scene._seat(chair, EMPTY)
    button = desk.widgets()["begin"]
    assert button.reason
    desk.click("begin")
    assert desk.top is scene


def test_an_empty_chair_between_two_is_no_seat(words: Words) -> None:
    seating = remembered(Settings(), find("crown"))
    seating.who = [HUMAN, EMPTY, "lucky", EMPTY]
    match = seating.begin(words)
    assert [sitter.name for sitter in match.sitters] == ["Ottilie", "Ysolde"]
    assert [seating.seat_of(chair) for chair in range(4)] == [0, None, 1, None]


def test_the_solo_switch_is_there_for_one_seat_only() -> None:
    crown = find("crown")
    assert "solo" in {switch.key for switch in shown_switches(crown, 1)}
    assert "solo" not in {switch.key for switch in shown_switches(crown, 2)}


def test_every_switch_can_be_set_and_begins_the_game_so(desk: Desk) -> None:
    desk.click("menu new_game")
    scene = desk.top
    assert isinstance(scene, NewGameScene)
    for chair in (1, 2):
        scene._seat(chair, EMPTY)
    for name in ("start", "full_hand", "mixed_boards", "solo"):
        desk.click(name)
        desk.keys(pygame.K_DOWN, pygame.K_RETURN)
    desk.click("start number")
    desk.key(pygame.K_LEFT)
    desk.click("begin")
    assert desk.table.match.variant == {"start": 34, "full_hand": True, "mixed_boards": True, "solo": "rival"}


def test_the_set_up_is_remembered_but_not_its_luck(sat: Sat) -> None:
    desk = sat()
    desk.click("menu new_game")
    desk.click("name 1")
    desk.type("Ida")
    desk.click("full_hand")
    desk.keys(pygame.K_DOWN, pygame.K_RETURN)
    desk.click("seed")
    desk.type("5")
    desk.click("begin")
    again = sat(settings=desk.program.settings)
    again.click("menu new_game")
    seating = again.top.seating  # type: ignore[attr-defined]
    assert seating.names[1] == "Ida"
    assert seating.variant["full_hand"] is True
    assert seating.seed == ""


def test_what_a_box_no_longer_knows_is_forgotten() -> None:
    settings = Settings(who={"crown": ["human", "wizard", "lucky", ""]}, variants={"crown": {"start": 999}})
    seating = remembered(settings, find("crown"))
    assert seating.who == [HUMAN, "adept", "adept", EMPTY]
    assert seating.variant["start"] == "card"


def test_a_bot_with_a_budget_is_remembered() -> None:
    settings = Settings()
    seating = remembered(settings, find("crown"))
    seating.names[0] = "Ann"
    remember(settings, seating)
    assert remembered(settings, find("crown")) == seating


def test_going_back_leaves_no_trace(desk: Desk) -> None:
    before = desk.program.settings.who.copy()
    desk.click("menu new_game")
    desk.click("name 0")
    desk.type("Ann")
    desk.key(pygame.K_ESCAPE)
    assert desk.program.settings.who == before


def test_tab_stops_at_every_field_of_the_page(desk: Desk) -> None:
    desk.click("menu new_game")
    seen = set()
    for _ in range(24):
        desk.key(pygame.K_TAB)
        seen.add(desk.focus)
    wanted = {f"{kind} {chair}" for kind in ("who", "name") for chair in range(4)}
    assert wanted | {"start", "full_hand", "mixed_boards", "seed", "begin"} <= seen


def test_the_game_begins_by_keyboard_alone(desk: Desk) -> None:
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.top, NewGameScene)
    desk.keys(pygame.K_TAB, pygame.K_TAB)
    while desk.focus != "begin":
        desk.key(pygame.K_RIGHT if desk.focus in ("back", "rules") else pygame.K_TAB)
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.top, TableScene)
