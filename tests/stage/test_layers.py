"""The picture: at rest it equals one painted directly, whatever was played before; at rest nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine.step import Change
from game.stage.area import Area
from game.stage.beats import Speed, Tempo
from game.stage.canvas import Canvas
from game.stage.director import Director
from game.stage.layers import Layers, Panel, merged, painted_directly
from game.stage.painter import Painter
from game.stage.places import Frame, Place
from game.stage.sprites import Sprites
from game.stage.text import Scribe
from tests.stage.meadow import BEATS, GAME, LAYOUT, Scored, Took, Walked, opened
from tests.stage.watching import assert_same_picture, pixels, play_out, played

COLOURS = {"back": (120, 30, 40), "token": (180, 130, 60), "walker": (30, 60, 150), "score": (60, 120, 60)}


def drawn(canvas: Canvas, place: Place) -> None:
    """A card with a border, half clear, so that the order of painting can be seen."""
    colour = COLOURS.get(place.face, (90, 90, 40 + sum(map(ord, place.face)) % 200))
    canvas.surface.fill((20, 10, 0, 200), canvas.rect(place.area.inset(-3)))
    canvas.surface.fill((*colour, 170), canvas.rect(place.area))
    if place.count is not None:
        canvas.write(str(place.count), place.area, "number", across="middle", down="middle")


def meadow_panels(note: str = "") -> list[Panel]:
    def grass(canvas: Canvas) -> None:
        canvas.fill((52, 92, 60))
        canvas.fill((80, 60, 30), Area(0, 780, 1920, 300))

    def sign(canvas: Canvas) -> None:
        canvas.fill((250, 240, 210), Area(700, 640, 500, 60))
        canvas.write(f"Meadow {note}", Area(700, 640, 500, 60), "body", across="middle", down="middle")

    return [Panel("grass", Area(0, 0, 1920, 1080), 0, grass), Panel("sign", Area(700, 640, 500, 60), note, sign)]


def over(note: str = "") -> list[Panel]:
    def tip(canvas: Canvas) -> None:
        canvas.fill((20, 20, 20), Area(900, 300, 200, 50))
        canvas.write(note, Area(900, 300, 200, 50), "body", (255, 255, 255))

    return [Panel("tip", Area(900, 300, 200, 50), note, tip)] if note else []


@pytest.fixture(scope="module")
def window() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 720))
    pygame.display.quit()


def stage(surface: pygame.Surface, speed: Speed = Speed.NORMAL) -> tuple[Layers, Director]:
    sprites = Sprites()
    canvas = Canvas(surface, sprites, Scribe(sprites))
    shown = opened(Director(LAYOUT, BEATS, Tempo(speed)))
    return Layers(canvas, Painter(canvas, drawn)), shown


def frames(layers: Layers, shown: Director, under: list[Panel], count: int) -> None:
    for _ in range(count):
        shown.update(1 / 60)
        layers.paint(shown, under)


def test_settled_is_fresh_pixel_by_pixel_in_a_whole_game(window: pygame.Surface) -> None:
    layers, shown = stage(window)
    for number, change in enumerate(GAME):
        under = meadow_panels(str(number))
        shown.play([change])
        frames(layers, shown, under, 12)
        play_out(shown)
        assert_same_picture(layers, shown, under)


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    changes=st.lists(st.sampled_from([*GAME[4:9], Took(1, 1)]), min_size=1, max_size=6),
    cut_short=st.integers(0, 30),
    notes=st.lists(st.sampled_from(["", "a", "bb"]), min_size=2, max_size=2),
)
def test_settled_is_fresh_however_it_got_there(
    window: pygame.Surface, changes: list[Change], cut_short: int, notes: list[str]
) -> None:
    layers, shown = stage(window)
    layers.paint(shown, meadow_panels(), over(notes[0]))
    shown.play(changes, by_bot=True)
    frames(layers, shown, meadow_panels(notes[0]), cut_short)
    shown.finish()
    assert_same_picture(layers, shown, meadow_panels(notes[1]), over(notes[1]))


def test_at_rest_nothing_is_drawn(window: pygame.Surface) -> None:
    layers, shown = stage(window)
    assert layers.paint(shown, meadow_panels()) == [window.get_rect()]
    assert layers.paint(shown, meadow_panels()) == []
    before = pixels(window)
    window.fill((1, 2, 3))
    assert layers.paint(shown, meadow_panels()) == []
    assert pixels(window) != before
    layers.invalidate()
    layers.paint(shown, meadow_panels())
    assert pixels(window) == before


def test_while_a_bots_move_rests_nothing_is_drawn_either(window: pygame.Surface) -> None:
    layers, shown = stage(window)
    layers.paint(shown, meadow_panels())
    shown.play([Walked(1)], by_bot=True)
    drawn_frames = 0
    while shown.busy:
        shown.update(1 / 60)
        drawn_frames += bool(layers.paint(shown, meadow_panels()))
    assert 15 <= drawn_frames <= 21


def test_only_what_moved_is_reported(window: pygame.Surface) -> None:
    layers, shown = stage(window)
    layers.paint(shown, meadow_panels())
    shown.play([Walked(1)])
    shown.update(1 / 60)
    layers.paint(shown, meadow_panels())
    shown.update(1 / 60)
    rects = layers.paint(shown, meadow_panels())
    assert sum(rect.w * rect.h for rect in rects) < 20_000


def test_a_changed_panel_is_painted_and_no_other(window: pygame.Surface) -> None:
    layers, shown = stage(window)
    painted: list[str] = []

    def panel(name: str, x: float, key: str) -> Panel:
        return Panel(name, Area(x, 100, 200, 100), key, lambda canvas: painted.append(name))

    layers.paint(shown, [panel("left", 100, "a"), panel("right", 900, "a")])
    painted.clear()
    layers.paint(shown, [panel("left", 100, "a"), panel("right", 900, "b")])
    assert painted == ["right"]
    painted.clear()
    layers.paint(shown, [panel("left", 100, "a")])
    assert painted == []


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1000, 700), (3440, 1440)])
def test_after_a_resize_the_picture_is_made_anew(window: pygame.Surface, size: tuple[int, int]) -> None:
    layers, shown = stage(window)
    layers.paint(shown, meadow_panels())
    shown.play([Walked(1), Scored(2)])
    frames(layers, shown, meadow_panels(), 5)
    layers.canvas.target(pygame.Surface(size).convert())
    shown.resize(Frame(layers.canvas.width))
    played(shown, [Took(0, 1)])
    assert_same_picture(layers, shown, meadow_panels())


def test_a_hovered_thing_is_drawn_once_and_then_rests(window: pygame.Surface) -> None:
    layers, shown = stage(window)
    layers.paint(shown, meadow_panels())
    rest = shown.places["card/0/card1"]
    shown.lift({"card/0/card1": rest.grown(1.2)})
    while shown.moving:
        shown.update(1 / 60)
        layers.paint(shown, meadow_panels())
    layers.paint(shown, meadow_panels())
    assert layers.paint(shown, meadow_panels()) == []
    shown.lift({})
    play_out(shown)
    assert_same_picture(layers, shown, meadow_panels())


def test_painting_directly_touches_nothing(window: pygame.Surface) -> None:
    layers, shown = stage(window)
    layers.paint(shown, meadow_panels())
    before = pixels(window)
    painted_directly(layers.canvas, layers.painter, shown, meadow_panels())
    assert pixels(window) == before


def test_merged_rectangles_cover_everything_in_few() -> None:
    rects = [pygame.Rect(x * 37 % 900, x * 91 % 700, 30 + x, 20) for x in range(25)]
    found = merged(rects)
    assert all(any(big.contains(small) for big in found) for small in rects)
    assert len(found) < len(rects)
    assert merged([]) == []


def test_a_corner_is_not_merged_into_what_it_would_waste() -> None:
    """Two long bars that meet would make a rectangle that is mostly of no use."""
    wide, high = pygame.Rect(0, 0, 900, 40), pygame.Rect(0, 30, 40, 700)
    assert sorted(map(tuple, merged([wide, high]))) == sorted(map(tuple, [wide, high]))
    assert merged([wide, wide.move(0, 45)]) == [pygame.Rect(0, 0, 900, 85)]


def test_still_panels_are_painted_once(window: pygame.Surface) -> None:
    layers, shown = stage(window)
    painted: list[str] = []

    def counted(panel: Panel, still: bool) -> Panel:
        def paint(canvas: Canvas) -> None:
            painted.append(panel.name)
            panel.paint(canvas)

        return replace(panel, paint=paint, still=still)

    for note in ("one", "two"):
        grass, sign = meadow_panels(note)
        layers.paint(shown, [counted(grass, True), counted(sign, False)])
    assert painted == ["grass", "sign", "sign"]
    assert_same_picture(layers, shown, meadow_panels("two"))
