"""Why a bot did that, why a hint is one, and how a finished game went: by mouse and by keyboard."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pygame
import pytest

from game.ai.beam import Effort
from game.ai.reasons import Case
from game.app.analysis import AnalysisScene
from game.app.because import Options, because
from game.app.curve import MARKS, apart
from game.app.results import ResultsScene
from game.app.table import TableScene
from game.app.theatre import STAGES
from game.app.why import WhyDialog, bots_choices, telling
from game.engine.chance import Chance
from game.engine.chronicle import Sitter, write
from game.engine.seats import NOBODY, Seat
from game.engine.table import digest
from game.match import analysis as analysis_module
from game.match import sitting as sitting_module
from game.match.match import Match
from game.match.saves import open_save
from game.match.teller import Teller
from game.shelf import find
from game.stage.area import Area
from game.stage.widget import Widget, family
from game.stage.widgets import Button, Label
from game.stage.words import Words
from tests.app.desk import Desk, played_out, table_for

Sat = Callable[..., Desk]


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is looked at briefly."""
    monkeypatch.setattr(analysis_module, "FIRST_LOOK", 4)
    monkeypatch.setattr(analysis_module, "FIRST_EFFORT", Effort(1, 4, 1))
    monkeypatch.setattr(analysis_module, "CLOSER_LOOK", 8)
    monkeypatch.setattr(analysis_module, "CLOSER_EFFORT", Effort(1, 4, 1))
    monkeypatch.setattr(sitting_module, "HINT", "grandmaster:12")


def words_on(widgets: list[Widget]) -> list[str]:
    """Everything a person can read there."""
    found = []
    for widget in family(widgets):
        if isinstance(widget, Label | Button) and widget.text:
            found.append(str(widget.text))
        if isinstance(widget, Options):
            found += [option.text for option in widget.options]
    return found


# -- how it went


def at_the_end(desk: Desk, match: Match) -> None:
    desk.program.doors.table(match, None)
    desk.program.scenes.push(ResultsScene(desk.program, match, STAGES["crown"]))
    desk.wait()


def studied(desk: Desk) -> AnalysisScene:
    """Open the analysis and wait for its end."""
    desk.click("analysis")
    scene = desk.top
    assert isinstance(scene, AnalysisScene)
    desk.until(lambda: scene.study.slowly.over, 20_000)
    desk.wait()
    return scene


def test_the_end_of_a_game_leads_to_how_it_went_and_back(desk: Desk) -> None:
    at_the_end(desk, played_out(1, 2))
    scene = studied(desk)
    assert scene.study.analysis.losses
    assert desk.frame()
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, ResultsScene)


def test_how_far_it_is_is_told_and_what_was_found_is_kept(desk: Desk) -> None:
    at_the_end(desk, played_out(1, 2))
    desk.click("analysis")
    scene = desk.top
    assert isinstance(scene, AnalysisScene)
    desk.until(lambda: scene.study.analysis.done > 2, 20_000)
    desk.wait()
    assert any("of" in text and "Looking" in text for text in words_on(desk.sheet.base.widgets()))
    done = scene.study.analysis.done
    desk.key(pygame.K_ESCAPE)
    desk.click("analysis")
    assert isinstance(desk.top, AnalysisScene)
    assert desk.top.study is scene.study
    assert desk.top.study.analysis.done >= done


def test_a_loss_is_told_with_what_was_chosen_and_what_would_have_been_better(desk: Desk) -> None:
    at_the_end(desk, played_out(1, 2))
    scene = studied(desk)
    told = " ".join(words_on(desk.sheet.base.widgets()))
    for loss in scene.study.analysis.losses:
        assert scene.teller.choice(loss.chosen) in told
        assert scene.teller.choice(loss.better) in told


def test_from_a_loss_another_game_is_played_and_the_finished_one_stays(desk: Desk) -> None:
    match = played_out(1, 2)
    path = desk.program.saves.keep_as(match, "The old game")
    finished = path.read_bytes()
    at_the_end(desk, match)
    number = studied(desk).study.analysis.losses[0].moment
    desk.click(f"play from {number}")
    begun = desk.table.match
    assert begun is not match
    assert begun.assisted
    assert len(begun.moments) == number
    assert digest(begun.table) == digest(match.moments[number].before)
    kept = desk.table.sitting.path
    assert kept is not None
    assert kept != path
    assert open_save(kept)[0].to_move == begun.to_move
    assert path.read_bytes() == finished == write(match.chronicle()).encode()
    assert any("again" in text for text in desk.told())


def test_a_finished_game_from_a_file_can_be_looked_back_at(desk: Desk) -> None:
    desk.program.saves.keep_as(played_out(1, 2), "The old game")
    desk.program.doors.load()
    desk.wait()
    desk.click("open The old game.caravan")
    assert isinstance(desk.top, ResultsScene)
    assert studied(desk).study.analysis.losses


def test_a_game_of_bots_has_only_a_curve(desk: Desk) -> None:
    at_the_end(desk, played_out(0, 3))
    scene = studied(desk)
    assert len(scene.study.analysis.curve) > 3
    assert "No person played in this game." in words_on(desk.sheet.base.widgets())


def test_several_people_each_find_their_own(desk: Desk) -> None:
    at_the_end(desk, played_out(2, 2))
    studied(desk)
    told = words_on(desk.sheet.base.widgets())
    assert {"Ottilie", "Bertram"} <= set(told)
    losses = [line for line in told if line.startswith("−")]
    assert losses
    assert all("Ottilie" in line or "Bertram" in line for line in losses), "“Your turn” says whose it was"


def test_every_seat_has_a_mark_of_its_own() -> None:
    assert len(set(MARKS)) == len(MARKS) >= 5


def test_shields_at_the_end_never_cover_one_another() -> None:
    for wanted in ([0.0, 1.0, 2.0], [90.0, 95.0, 99.0], [0.0, 50.0, 51.0, 99.0], [-10.0, 200.0]):
        places = apart(wanted, 10, 0, 100)
        assert all(later - earlier >= 10 for earlier, later in itertools.pairwise(places))
        assert places[0] >= 0
        assert places[-1] + 10 <= 100


# -- why a hint is one


def hinted(sat: Sat) -> Desk:
    desk = sat(table_for(people=1, seats=2))
    desk.my_turn()
    desk.key(pygame.K_h)
    desk.until(lambda: desk.table.picture.note is not None)
    desk.until(lambda: any(isinstance(widget, Options) for widget in desk.widgets().values()))
    return desk


def test_a_hint_comes_with_its_options_and_a_reason(sat: Sat) -> None:
    desk = hinted(sat)
    picture = desk.table.picture
    assert picture.hinted is not None
    note = desk.widgets()["hint note"]
    told = words_on([note])
    assert picture.teller.choice(picture.hinted) in told
    assert any(text.startswith("Because of ") for text in told)
    options = next(widget for widget in family([note]) if isinstance(widget, Options))
    assert [option.chosen for option in options.options] == [True, *[False] * (len(options.options) - 1)]
    assert 2 <= len(options.options) <= 3


def test_the_note_lies_inside_the_picture_and_not_on_the_hinted_place(sat: Sat) -> None:
    desk = hinted(sat)
    picture = desk.table.picture
    note = desk.widgets()["hint note"].area
    assert note.inside(desk.program.canvas.area) == note
    places = [target.area for target in picture.targets if target.choice == picture.hinted]
    assert places
    assert not any(Area(*place).overlaps(note) for place in places)


@pytest.mark.parametrize("way", ["escape", "click"])
def test_the_note_is_put_away(sat: Sat, way: str) -> None:
    desk = hinted(sat)
    desk.now += 1
    if way == "escape":
        desk.key(pygame.K_ESCAPE)
    else:
        desk.click("close hint")
    assert "hint note" not in desk.widgets()
    assert not desk.sheet.stack, "the menu stays closed"


def test_the_note_goes_with_the_choice(sat: Sat) -> None:
    desk = hinted(sat)
    table = desk.table
    table._answer(table.match.options()[0])
    desk.wait()
    assert table.picture.note is None


# -- why a bot did that


def bots_have_played(sat: Sat) -> Desk:
    desk = sat(table_for(people=1, seats=3))
    desk.my_turn()
    table = desk.table
    for _ in range(300):
        if len(bots_choices(table.match, table.picture.teller, Seat(0))) > 3:
            break
        if table.sitting.waits_for_person:
            table._play(table.sitting.take(table.match.options()[-1]))
        desk.wait()
    desk.my_turn()
    return desk


def asked_why(desk: Desk) -> WhyDialog:
    dialog = desk.sheet.top
    assert isinstance(dialog, WhyDialog)
    desk.until(lambda: dialog.pondered.over)
    return dialog


def on_ribbon(desk: Desk) -> None:
    table = desk.table
    desk.click_at(table.stage.ribbon_area(table.director.frame), button=3)


WAYS: dict[str, Callable[[Desk], None]] = {
    "key": lambda desk: desk.key(pygame.K_w),
    "button": lambda desk: desk.click("hud why"),
    "ribbon": on_ribbon,
    "log": lambda desk: desk.click_at(desk.widgets()["log"].area, button=3),
}


@pytest.mark.parametrize("way", WAYS)
def test_why_can_be_asked_by_key_and_by_mouse_and_put_away_by_esc(sat: Sat, way: str) -> None:
    desk = bots_have_played(sat)
    desk.now += 1
    WAYS[way](desk)
    asked_why(desk)
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, TableScene)
    assert not desk.sheet.stack


def test_what_is_told_is_the_last_choice_and_those_before_can_be_turned_to(sat: Sat) -> None:
    desk = bots_have_played(sat)
    table = desk.table
    numbers = bots_choices(table.match, table.picture.teller, Seat(0))
    assert numbers == sorted(numbers, reverse=True)

    def told(back: int) -> str:
        return " ".join(telling(table.match, table.picture.teller, Seat(0), table.match.moments[numbers[back]]))

    desk.key(pygame.K_w)
    last = asked_why(desk)
    assert told(0) in words_on(last.widgets())
    assert not last.buttons[1].enabled
    desk.now += 1
    desk.click(last.buttons[0].name)
    earlier = asked_why(desk)
    assert told(1) in words_on(earlier.widgets())
    desk.now += 1
    desk.click(earlier.buttons[1].name)
    assert told(0) in words_on(asked_why(desk).widgets())


def test_turning_to_earlier_choices_moves_neither_the_buttons_nor_the_focus(sat: Sat) -> None:
    desk = bots_have_played(sat)
    desk.key(pygame.K_w)
    dialog = asked_why(desk)
    earlier, told = dialog.buttons[0], set[str]()
    place = earlier.area
    desk.sheet.focus.to(earlier.name, visible=True)
    for _ in range(3):
        desk.key(pygame.K_RETURN)
        assert desk.sheet.top is dialog
        told.add(words_on(dialog.widgets())[1])
        desk.until(lambda: dialog.pondered.over)
        assert earlier.area == place
        assert earlier.focused
    assert len(told) == 3


def emira(choices: int) -> tuple[Match, Teller]:
    """A game of Emira some random choices on, and who tells it."""
    names = ("Ottilie", "Bertram", "Ysolde", "Wenzel")
    match, luck = Match(find("emira"), 5, {}, [Sitter("lucky", name) for name in names]), Chance(3)
    for _ in range(choices):
        match.take(luck.pick(match.options()))
    return match, Teller("emira", names)


def test_what_came_by_itself_after_a_choice_is_not_told_as_its_doing() -> None:
    match, teller = emira(200)

    def opens(told: str) -> bool:
        return told.endswith("opens the bidding.")

    assert any(opens(teller.tell(change)) for moment in match.moments for change in moment.changes)
    assert not any(opens(told) for moment in match.moments for told in telling(match, teller, NOBODY, moment))


def test_what_a_person_chose_before_a_bot_took_over_is_not_asked_about(sat: Sat) -> None:
    desk = sat(table_for(people=1, seats=2))
    desk.my_turn()
    table = desk.table
    mine = len(table.match.moments)
    table._play(table.sitting.choose(table.match.options()[0]))
    assert table.match.moments[mine].seat == 0
    table.sitting.reseat(Seat(0), Sitter("lucky", "Adela"))
    desk.until(lambda: any(moment.seat == 0 for moment in table.match.moments[mine + 1 :]))
    assert mine not in table.whys.there


def test_before_any_bot_has_chosen_there_is_nothing_to_tell(sat: Sat) -> None:
    desk = sat(table_for(people=2, seats=2))
    table = next(scene for scene in desk.program.scenes if isinstance(scene, TableScene))
    table._why()
    assert not table.sheet.stack
    assert any("opponent" in toast.text for toast in table.sheet.toasts)


def test_only_what_the_looker_may_see_is_told() -> None:
    """Whatever a bot does in secret is told to others as the log tells it to them."""
    match, teller = emira(400)
    secret = [
        moment
        for moment in match.moments
        if telling(match, teller, moment.seat, moment) != telling(match, teller, NOBODY, moment)
    ]
    assert secret
    log = [teller.tell(change) for _, change in match.happened(NOBODY)]
    assert all(sentence in log for moment in secret for sentence in telling(match, teller, NOBODY, moment))


def test_reasons_are_told_once_each_and_with_their_price() -> None:
    words = Words.load("app", "crown", strict=True)
    assert because(words, "crown", Case(("behind",))).startswith("From here another choice looks at least as good")
    assert because(words, "crown", Case(("later",))) == "Because of what it may lead to in later turns."
    twice = because(words, "crown", Case(("nowhere", "never")))
    assert twice == "Because of the whole position."
    told = because(words, "crown", Case(("rivals", "later"), ("outcome",)))
    assert " and " in told
    assert "at the price of how the game ends" in told
