"""Phase scenes: targets, marks, and a gate that lets every question be answered once."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.step import Ask
from game.stage.area import Area
from game.stage.beats import Speed, Tempo
from game.stage.canvas import Canvas
from game.stage.director import Director
from game.stage.focus import Focus
from game.stage.phase import ANSWER_REST, Gate, Moment, PhaseScene, Target, alike, at, regions
from game.stage.sprites import Sprites
from game.stage.text import Scribe
from game.stage.words import Words
from tests.stage.meadow import BEATS, FRAME, LAYOUT, Meadow, Walked, meadow, opened, places

WORDS = Words({"meadow": {"ask": {"ask_step": "Walk or stay?"}}}, strict=True)


class Walk(Choice, frozen=True):
    steps: int


class Play(Choice, frozen=True):
    card: str


class AskStep(Ask, frozen=True):
    def options(self, table: Meadow) -> Sequence[Choice]:
        return Walk(1), Walk(2), Play("card0")


class Rambling(PhaseScene):
    slug = "meadow"
    phase = "rambling"

    def target(self, now: Moment, choice: Choice) -> Target | None:
        if isinstance(choice, Walk):
            return now.target(choice, "walker/0", f"Walk {choice.steps}", region="ring", radius=20)
        return now.target(choice, Area(10, 10, 100, 100), "Play", region="hand")

    def barred(self, now: Moment) -> list[Target]:
        return [now.barred("card/0/card2", "card/0/card2", "You have walked already.", region="hand")]


def moment(**more: object) -> Moment:
    view = meadow()
    ask = AskStep(Seat(0))
    fields: dict[str, object] = {"view": view, "looker": Seat(0), "ask": ask, "options": ask.options(view)}
    fields |= {"words": WORDS, "frame": FRAME, "places": places(view, Seat(0), FRAME)}
    return Moment(**(fields | more))  # type: ignore[arg-type]


def test_every_option_has_a_target_by_its_notation() -> None:
    targets = Rambling().targets(moment())
    assert [target.name for target in targets] == ["walk 1", "walk 2", "play card0", "card/0/card2"]
    assert [target.open for target in targets] == [True, True, True, False]
    assert targets[0].area == moment().places["walker/0"].area
    assert targets[3].reason == "You have walked already."


def test_nothing_is_open_when_nothing_is_asked() -> None:
    targets = Rambling().targets(moment(options=(), ask=None))
    assert not any(target.open for target in targets)
    assert Rambling().request(moment(ask=None)) == ""


def test_the_request_is_a_sentence_of_the_box() -> None:
    assert Rambling().request(moment()) == "Walk or stay?"


def test_a_click_finds_the_smallest_target_and_its_equals() -> None:
    now = moment()
    wide = Target("wide", now.places["walker/0"].area.inset(-50), Play("x"))
    targets = [wide, *Rambling().targets(now)]
    under = at(targets, now.places["walker/0"].centre)
    assert [target.name for target in under] == ["walk 1", "walk 2", "wide"]
    assert [target.name for target in alike(under)] == ["walk 1", "walk 2"]
    assert at(targets, (1900, 1070)) == []


def test_targets_are_spots_of_the_keyboard_focus() -> None:
    focus = Focus()
    focus.lay(regions(Rambling().targets(moment())))
    assert [region.name for region in focus.regions] == ["ring", "hand"]
    focus.key(pygame.K_TAB)
    assert focus.name == "walk 1"
    focus.lay(regions(Rambling().targets(moment())))
    assert focus.name == "walk 1"


def test_a_scene_made_anew_in_mid_game_shows_the_same() -> None:
    now = moment(hovered="walk 1")
    one, other = Rambling(), Rambling()
    assert one.targets(now) == other.targets(now)
    first, second = (scene.marks(now, scene.targets(now)) for scene in (one, other))
    assert [(mark.name, mark.looks) for mark in first] == [(mark.name, mark.looks) for mark in second]
    assert vars(one) == {}


def test_open_targets_are_marked_and_barred_ones_are_not() -> None:
    now = moment()
    marks = Rambling().marks(now, Rambling().targets(now))
    assert [mark.name for mark in marks] == ["mark/walk 1", "mark/walk 2", "mark/play card0"]
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((1280, 720))
    sprites = Sprites()
    canvas = Canvas(surface, sprites, Scribe(sprites))
    marks[2].paint(canvas)
    edge, inside = canvas.at((6, 60)), canvas.at((60, 60))
    assert surface.get_at(edge) == pygame.Color(*canvas.theme.legal)
    assert surface.get_at(inside) == pygame.Color(0, 0, 0)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.INSTANT])
def test_five_clicks_within_a_tenth_of_a_second_answer_once(speed: Speed) -> None:
    clock = Clock()
    director = opened(Director(LAYOUT, BEATS, Tempo(speed), clock=clock))
    gate = Gate(director, clock)
    taken, question = [], 0
    for click in range(5):
        clock.now = click * 0.02
        for _ in ("Enter", "click"):
            if gate.take(question):
                taken.append(question)
                director.play([Walked(1)])
                question += 1
        director.update(0.02)
    assert taken == [0]
    assert director.view.walker == 1


def test_a_question_is_answered_once_and_the_next_after_a_rest() -> None:
    clock = Clock()
    gate = Gate(opened(Director(LAYOUT, BEATS, clock=clock)), clock)
    assert gate.take(3)
    clock.now = ANSWER_REST + 0.01
    assert not gate.take(3)
    assert gate.take(4)


def test_after_an_undo_a_question_can_be_answered_again() -> None:
    clock = Clock()
    gate = Gate(opened(Director(LAYOUT, BEATS, clock=clock)), clock)
    assert gate.take(3)
    gate.reset()
    clock.now = 1.0
    assert gate.take(3)


def test_the_gate_is_shut_while_the_director_plays() -> None:
    clock = Clock()
    director = opened(Director(LAYOUT, BEATS, clock=clock))
    gate = Gate(director, clock)
    director.play([Walked(1)])
    assert not gate.open
    assert not gate.take(0)
    director.finish()
    assert gate.take(0)
