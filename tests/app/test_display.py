"""The least size of the window: asked for again when it was dragged smaller, but never in the middle of it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.display import LEAST, RESTED, Floor, keep_floor
from tests.app.desk import Desk

Sat = Callable[..., Desk]


def test_a_window_left_too_small_is_set_to_the_least_size(desk: Desk) -> None:
    floor = Floor()
    pygame.display.set_mode((700, 600), pygame.RESIZABLE)
    sizes = []
    for now in (10.0, 10.0 + RESTED / 2, 10.0 + RESTED):
        keep_floor(desk.program, floor, now)
        surface = pygame.display.get_surface()
        sizes.append(surface.get_size())
    assert sizes == [(700, 600), (700, 600), (LEAST[0], 600)]
    assert desk.program.canvas.surface.get_size() == sizes[-1]
    assert desk.frame()


def test_while_it_is_dragged_nothing_is_asked_for() -> None:
    floor = Floor()
    asked = [floor.broken((900 - 10 * step, 500), step * RESTED / 2) for step in range(1, 10)]
    assert not any(asked)


def test_a_window_manager_that_insists_is_let_be_until_the_window_was_large_again() -> None:
    floor, now = Floor(), 0.0
    told = []
    for size in ((800, 500), LEAST, (800, 500)):
        told.append([floor.broken(size, now + part) for part in (0.0, RESTED / 2)])
        now += 0.1 if size == LEAST else RESTED
        told.append([floor.broken(size, now)])
        now += 0.01
    assert [any(moment) for moment in told] == [False, True, False, False, False, False]
    for size, expected in ((LEAST, False), ((800, 500), True)):
        floor.broken(size, now)
        now += RESTED + 0.01
        assert floor.broken(size, now) is expected
