"""The mouse at every window size, clicks that act once, looking closer, and no clicks from before a new scene."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.area import Area, grid
from game.stage.pointer import HOLD_SECONDS, REST_SECONDS, Pointer, Sign
from game.stage.widgets import Button
from tests.stage.rig import Clock, Rig, canvas_of


def read(pointer: Pointer, kind: int, at: tuple[float, float] = (500, 500), **more: int) -> list[Sign]:
    pixel = pointer.canvas.at(at)
    fields: dict[str, Any] = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    event = pygame.event.Event(kind, pos=pixel, **{**fields, **more})
    return [gesture.sign for gesture in pointer.read(event)]


def pointer_of() -> tuple[Pointer, Clock]:
    clock = Clock()
    return Pointer(canvas_of(), clock), clock


def test_a_click_is_told_on_release() -> None:
    pointer, _ = pointer_of()
    assert read(pointer, pygame.MOUSEBUTTONDOWN) == [Sign.PRESS]
    assert read(pointer, pygame.MOUSEBUTTONUP) == [Sign.CLICK]


def test_a_right_click_looks_closer() -> None:
    pointer, _ = pointer_of()
    assert read(pointer, pygame.MOUSEBUTTONDOWN, button=3) == []
    assert read(pointer, pygame.MOUSEBUTTONUP, button=3) == [Sign.LOOK]


def test_a_long_press_looks_closer_and_is_no_click() -> None:
    pointer, clock = pointer_of()
    read(pointer, pygame.MOUSEBUTTONDOWN)
    assert pointer.tick() == []
    clock.now += HOLD_SECONDS + 0.01
    assert [gesture.sign for gesture in pointer.tick()] == [Sign.CANCEL, Sign.LOOK]
    assert read(pointer, pygame.MOUSEBUTTONUP) == []


def test_dragging_is_no_long_press() -> None:
    pointer, clock = pointer_of()
    read(pointer, pygame.MOUSEBUTTONDOWN)
    read(pointer, pygame.MOUSEMOTION, (560, 500))
    clock.now += 1
    assert pointer.tick() == []


def test_leaving_the_window_cancels() -> None:
    pointer, _ = pointer_of()
    read(pointer, pygame.MOUSEBUTTONDOWN)
    signs = [gesture.sign for gesture in pointer.read(pygame.event.Event(pygame.WINDOWFOCUSLOST))]
    assert signs == [Sign.CANCEL, Sign.MOVE]
    assert read(pointer, pygame.MOUSEBUTTONUP) == []


def test_the_wheel_turns_where_the_pointer_is() -> None:
    pointer, _ = pointer_of()
    read(pointer, pygame.MOUSEMOTION, (300, 200))
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
    (gesture,) = pointer.read(wheel)
    assert (gesture.sign, gesture.turn) == (Sign.WHEEL, -1.0)
    assert gesture.at == pytest.approx((300, 200), abs=2)


@given(st.integers(960, 3000), st.integers(540, 1600), st.integers(0, 19))
def test_hit_control_is_drawn_control_at_any_size(w: int, h: int, number: int) -> None:
    canvas = CANVAS
    canvas.target(pygame.Surface((w, h)))
    areas = grid(canvas.area.inset(20), 5, 4, 8)
    rect = canvas.rect(areas[number])
    for pixel in (rect.center, rect.topleft, (rect.right - 1, rect.bottom - 1)):
        nearly = areas[number].inset(-1 / canvas.scale)
        assert nearly.holds(canvas.logical(pixel))
        assert not any(area.holds(canvas.logical(pixel)) for n, area in enumerate(areas) if n != number)


CANVAS = canvas_of()


def test_a_click_hits_after_every_resize() -> None:
    rig = Rig()
    done: list[str] = []
    button = Button("End turn", lambda: done.append("end"))
    rig.sheet.add(button)
    for number in range(50):
        size = (960 + 37 * (number % 29), 540 + 23 * (number % 23))
        rig.canvas.target(pygame.display.set_mode(size))
        button.area = Area(rig.canvas.width - 200, 1000, 180, 60)
        rig.click(button.area.centre)
        rig.wait(REST_SECONDS + 0.01)
    assert len(done) == 50


def test_five_clicks_within_a_tenth_of_a_second_are_one_deed() -> None:
    rig = Rig()
    done: list[str] = []
    button = Button("End turn", lambda: done.append("end"))
    rig.sheet.add(button)
    button.area = Area(100, 100, 180, 60)
    for _ in range(5):
        rig.click(button.area.centre)
        rig.clock.now += 0.02
        rig.key(pygame.K_RETURN)
        rig.key(pygame.K_RETURN)
    assert done == ["end"]
    rig.clock.now += REST_SECONDS
    rig.click(button.area.centre)
    assert done == ["end", "end"]


def test_clicks_queued_before_a_new_scene_never_reach_it() -> None:
    pointer, clock = pointer_of()
    for _ in range(2500):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    seen: list[int] = []
    for event in pointer.batch():
        seen.append(event.type)
        if event.type == pygame.MOUSEBUTTONDOWN:
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
            pointer.fresh()
    assert seen == [pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.QUIT]
    assert [event.type for event in pointer.batch()] == []
    clock.now += 1
    assert not pointer.resting


def test_of_many_moves_in_a_row_only_the_last_is_read() -> None:
    pointer, _ = pointer_of()
    for x in range(300):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 5), rel=(1, 0), buttons=(0, 0, 0)))
    moves = [event.pos for event in pointer.batch() if event.type == pygame.MOUSEMOTION]
    assert moves == [(299, 5)]
