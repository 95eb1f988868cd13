"""What a seat may not know is nowhere in its picture: mercenaries, raiders and crises to come."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from game.alrashid.rules import ALRASHID
from game.alrashid.rules.table import Mercenary, RashidTable, bit
from game.alrashid.scenes import ALRASHID_STAGE
from game.engine.chance import Chance
from game.engine.seats import NOBODY, Seat
from game.engine.table import clone
from game.stage.director import Director
from game.stage.layers import Layers, frame_of
from game.stage.painter import Painter
from tests.alrashid.onstage import canvas_of, decisions, moment, opened, scene
from tests.stage.watching import pixels


def picture(table: RashidTable, looker: int) -> bytes:
    """The whole window as that seat sees it."""
    canvas = canvas_of()
    director = Director(ALRASHID_STAGE.layout, ALRASHID_STAGE.beats)
    director.show(ALRASHID.conceal(table, Seat(looker)), Seat(looker), frame_of(canvas))
    now = moment(table, looker, director.frame)
    phase = scene(now)
    under = [*ALRASHID_STAGE.ground(now), *phase.panels(now)]
    Layers(canvas, Painter(canvas, ALRASHID_STAGE.draw)).paint(director, under, phase.marks(now, phase.targets(now)))
    return pixels(canvas.surface)


def restrengthened(tile: Mercenary, strength: int) -> Mercenary:
    return msgspec.structs.replace(tile, strength=strength)


def test_strengths_of_mercenaries_are_seen_by_their_owner_only() -> None:
    dealt = next(table for table in decisions(3, 6) if all(house.mercenaries for house in table.houses))

    def with_strength(strength: int) -> RashidTable:
        table = clone(dealt)
        house = table.houses[1]
        house.mercenaries = tuple(restrengthened(tile, strength) for tile in house.mercenaries)
        return table

    for looker in (0, 2, NOBODY):
        assert picture(with_strength(1), looker) == picture(with_strength(5), looker)
    assert picture(with_strength(1), 1) != picture(with_strength(5), 1)


def test_raiders_face_down_look_alike_to_all_who_have_not_looked() -> None:
    def with_raiders(strength: int, known: int) -> RashidTable:
        table = clone(opened(3, 6))
        for land, tiles in enumerate(table.raiders):
            table.raiders[land] = tuple(msgspec.structs.replace(tile, strength=strength, known=known) for tile in tiles)
        return table

    eye = bit(Seat(1))
    for looker in (0, 2, NOBODY):
        assert picture(with_raiders(1, eye), looker) == picture(with_raiders(5, eye), looker)
    assert picture(with_raiders(1, eye), 1) != picture(with_raiders(5, eye), 1)


def test_the_crisis_stack_shows_nothing_but_its_height() -> None:
    table, other = opened(3, 6), clone(opened(3, 6))
    other.crises = tuple(reversed(other.crises))
    for looker in (0, 1, NOBODY):
        assert picture(table, looker) == picture(other, looker)


@pytest.mark.parametrize("looker", [0, 1, NOBODY])
def test_any_table_that_looks_the_same_to_a_seat_is_painted_the_same(looker: int) -> None:
    for number, table in enumerate(islice(decisions(3, 21), 0, None, 40)):
        view = ALRASHID.conceal(table, Seat(looker))
        other = ALRASHID.imagine(view, Seat(looker), Chance(number))
        other.agenda = table.agenda
        assert picture(table, looker) == picture(other, looker)
