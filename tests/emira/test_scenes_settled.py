"""The table at rest is the layout of its view, whatever moved; and nothing jumps on its way there."""

from __future__ import annotations

from itertools import islice
from typing import Any, cast

import pytest

from game.emira.rules import EMIRA
from game.emira.rules.table import EmiraTable
from game.emira.scenes import EMIRA_STAGE
from game.engine.seats import NOBODY, Seat
from game.stage.beats import Speed, Tempo
from game.stage.director import Director
from game.stage.layers import Layers, frame_of
from game.stage.painter import Painter
from game.stage.places import Frame
from game.stage.trace import Trace
from tests.emira.onstage import VARIANTS, canvas_of, moment, random_game, scene
from tests.stage.watching import assert_same_picture, assert_settled, play_out

GAMES = [(seats, 300 + 10 * seats + number, variant) for seats in (3, 4, 5) for number, variant in enumerate(VARIANTS)]


def opened(table: object, looker: Seat, speed: Speed = Speed.FAST) -> Director:
    director = Director(EMIRA_STAGE.layout, EMIRA_STAGE.beats, Tempo(speed))
    director.show(EMIRA.conceal(table, looker), looker, Frame())
    return director


@pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)
def test_a_whole_game_settles_after_every_choice(seats: int, seed: int, variant: dict[str, Any]) -> None:
    looker = Seat(seed % seats)
    director: Director | None = None
    for table, choice, changes in random_game(seats, seed, **variant):
        if director is None:
            director = opened(table, looker)
            continue
        director.play([change.veil(looker) for change in changes], by_bot=seed % 2 == 0)
        play_out(director, dt=0.1)
        assert_settled(director)
        expected: EmiraTable = cast(EmiraTable, EMIRA.conceal(table, looker))
        expected.agenda = director.view.agenda
        assert director.view == expected, f"the view differs after {choice}"


@pytest.mark.parametrize(("seats", "seed", "looker"), [(3, 8, 0), (4, 9, NOBODY), (5, 10, 0)])
def test_no_piece_jumps(seats: int, seed: int, looker: Seat) -> None:
    director: Director | None = None
    for table, _, changes in islice(random_game(seats, seed), 70):
        if director is None:
            director = opened(table, looker, Speed.NORMAL)
            director.trace = Trace()
            continue
        director.play([change.veil(looker) for change in changes])
        play_out(director)
    assert director is not None
    assert director.trace is not None
    assert director.trace.frames > 500
    assert [str(jump) for jump in director.trace.jumps] == []


def test_the_window_painted_change_by_change_is_the_one_painted_afresh() -> None:
    canvas = canvas_of()
    layers = Layers(canvas, Painter(canvas, EMIRA_STAGE.draw))
    looker = Seat(0)
    director: Director | None = None
    for number, (table, _, changes) in enumerate(islice(random_game(4, 12), 120)):
        if director is None:
            director = opened(table, looker, Speed.INSTANT)
            director.resize(frame_of(canvas))
        else:
            director.play([change.veil(looker) for change in changes])
        now = moment(table, looker, director.frame)
        phase = scene(now)
        under = [*EMIRA_STAGE.ground(now), *phase.panels(now)]
        over = phase.marks(now, phase.targets(now))
        if number % 6:
            layers.paint(director, under, over)
        else:
            assert_same_picture(layers, director, under, over)
