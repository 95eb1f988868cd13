"""What tests of a box use to watch its table: play out, settled = fresh, and the same picture pixel by pixel."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.step import Change
from game.stage.director import Director
from game.stage.layers import Layers, Panel, painted_directly
from game.stage.painter import Painter

FRAME_TIME = 1 / 60
LONGEST = 600.0


def play_out(director: Director, dt: float = FRAME_TIME) -> float:
    """Let frames pass until nothing moves; returns the seconds it took."""
    passed = 0.0
    while director.moving:
        director.update(dt)
        passed += dt
        assert passed < LONGEST, "the director never comes to rest"
    return passed


def played(director: Director, changes: Sequence[Change], by_bot: bool = False) -> float:
    """Play the changes of one choice to their end."""
    director.play(changes, by_bot)
    return play_out(director)


def assert_settled(director: Director) -> None:
    """At rest, what is shown is the layout of the view, computed afresh."""
    fresh = director.layout.places(director.view, director.looker, director.frame)
    assert not director.busy
    assert director.aloft() == []
    assert director.poses() == fresh
    assert director.resting == fresh


def assert_same_picture(
    layers: Layers, director: Director, under: Sequence[Panel] = (), over: Sequence[Panel] = ()
) -> None:
    """The window, painted change by change, equals one painted directly from the view by somebody who saw nothing."""
    layers.paint(director, under, over)
    canvas = layers.canvas
    painter = Painter(canvas, layers.painter.draw, layers.painter.margin)
    direct = painted_directly(canvas, painter, director, under, over)
    assert pixels(canvas.surface) == pixels(direct), "the settled picture is not the fresh one"
    assert layers.paint(director, under, over) == [], "at rest nothing is drawn"


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")
