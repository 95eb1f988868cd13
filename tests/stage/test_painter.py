"""The painter keeps pictures, and what it paints stays inside the bounds it declares."""

from __future__ import annotations

import pygame
import pytest

from game.stage.air import Aloft
from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.painter import Painter
from game.stage.places import Place
from game.stage.sprites import Sprites
from game.stage.text import Scribe


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    pygame.font.init()
    sprites = Sprites()
    return Canvas(pygame.display.set_mode((1280, 720)), sprites, Scribe(sprites))


def block(canvas: Canvas, place: Place) -> None:
    canvas.surface.fill((255, 255, 255), canvas.rect(place.area.inset(-4)))


def covered(surface: pygame.Surface) -> pygame.Rect:
    mask = pygame.mask.from_threshold(surface, (255, 255, 255), (200, 200, 200))
    found = pygame.Rect(mask.outline()[0], (1, 1))
    for point in mask.outline():
        found.union_ip((point, (1, 1)))
    return found


@pytest.mark.parametrize("tilt", [0, 1, 7, 45, 90, -30])
@pytest.mark.parametrize("size", [(30, 30), (120, 170), (200, 40)])
def test_a_resting_thing_stays_in_its_bounds(canvas: Canvas, tilt: float, size: tuple[int, int]) -> None:
    painter = Painter(canvas, block)
    place = Place(500.3, 300.7, *size, "block", tilt=tilt)
    painter.rest(canvas.surface, place)
    assert painter.bounds(place).contains(covered(canvas.surface))


def test_a_picture_is_drawn_once_for_all_places_of_a_size(canvas: Canvas) -> None:
    drawn: list[Place] = []
    painter = Painter(canvas, lambda _, place: drawn.append(place))
    place = Place(10, 10, 60, 90, "block", count=2)
    painter.rest(canvas.surface, place)
    painter.rest(canvas.surface, place.but(x=400.0, tilt=5.0, alpha=0.5, z=9))
    painter.fly(canvas.surface, Aloft(place.but(x=100.0, w=20.0), (60, 90)))
    assert len(drawn) == 1
    assert drawn[0].area == Area(0, 0, 60, 90)
    painter.rest(canvas.surface, place.but(count=3))
    painter.rest(canvas.surface, place.but(label="new"))
    painter.rest(canvas.surface, place.but(tone="dim"))
    assert len(drawn) == 4


def test_a_flying_thing_is_centred_where_it_is(canvas: Canvas) -> None:
    painter = Painter(canvas, block)
    place = Place(600, 300, 15, 90, "block")
    rect = painter.fly(canvas.surface, Aloft(place, (60, 90)))
    assert rect.center == pytest.approx(canvas.at(place.centre), abs=1)
    assert covered(canvas.surface).w < canvas.px(30)


def test_a_clear_thing_leaves_its_picture_whole(canvas: Canvas) -> None:
    painter = Painter(canvas, block)
    place = Place(100, 100, 60, 60, "block")
    painter.rest(canvas.surface, place.but(alpha=0.3))
    assert canvas.surface.get_at(canvas.at(place.centre))[0] in range(70, 84)
    painter.rest(canvas.surface, place)
    assert canvas.surface.get_at(canvas.at(place.centre))[0] == 255
