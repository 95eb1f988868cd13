"""What a table tells of what lies under the pointer."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.stage.area import Area
from game.stage.box import BoxStage, Zoom
from game.stage.legend import Legend, part, under
from game.stage.notices import TIP_SECONDS
from game.stage.phase import Moment, Target
from game.stage.places import Place, ThingId
from game.stage.pointer import Pointer
from game.stage.sheet import Sheet
from game.stage.words import told
from tests.crown.onstage import BOX, canvas_of, moment, opened

WHOLE, SMALL = Area(0, 0, 400, 400), Area(100, 100, 40, 40)


def stage_of(*parts: Target) -> BoxStage:
    def zoom(now: Moment, thing: ThingId | Target) -> Zoom | None:
        hidden = "#" in str(thing)
        return None if hidden else Zoom(f"A {thing}", (1, 1), lambda canvas, area: None, ("It lies there.",))

    return replace(BOX.stage, legend=lambda now: parts, zoom=zoom)


def told_at(x: float, y: float, *parts: Target, **things: Place) -> str | None:
    now = replace(moment(opened(2, 1)), places=things)
    found = under(stage_of(*parts), now, (x, y))
    return str(found.label) if found else None


def test_the_smallest_of_panel_and_thing_is_told() -> None:
    panel = part("panel", WHOLE, "The panel")
    card = Place.at(SMALL, "card")
    assert told_at(10, 10, panel, card=card) == "The panel"
    assert told_at(110, 110, panel, card=card) == told("A card", "It lies there.")


def test_the_uppermost_thing_that_can_be_looked_at_is_told() -> None:
    low, high, hidden = Place.at(SMALL, "", 1), Place.at(SMALL, "", 2), Place.at(SMALL, "", 3)
    assert told_at(110, 110, low=low, high=high, **{"back/#1": hidden}) == told("A high", "It lies there.")
    assert told_at(110, 110, low=low, high=high.but(alpha=0.0)) == told("A low", "It lies there.")


def test_a_part_without_words_has_those_of_its_thing() -> None:
    assert told_at(10, 10, part("row", WHOLE, thing="duke")) == told("A duke", "It lies there.")


def test_nothing_is_told_of_bare_wood() -> None:
    assert told_at(500, 500, part("panel", WHOLE, "The panel")) is None


@pytest.fixture
def sheet() -> Sheet:
    canvas = canvas_of()
    return Sheet(canvas, Pointer(canvas))


def said(sheet: Sheet, at: tuple[float, float] | None = None) -> str:
    """What the tip says, after the pointer moved to a point."""
    if at is not None:
        pos = sheet.canvas.rect(Area(*at, 1, 1)).topleft
        sheet.read(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    return sheet.tip.widget.tip if sheet.tip.widget and sheet.tip.seen else ""


def test_a_tip_comes_up_and_gives_way_to_that_of_the_next_thing(sheet: Sheet) -> None:
    halves = [part("left", Area(0, 0, 200, 400), "Left"), part("right", Area(200, 0, 200, 400), "Right")]
    looked: list[Target] = []
    legend = Legend(lambda at: next((half for half in halves if half.area.holds(at)), None), looked.append)
    legend.area = sheet.canvas.area
    sheet.add(legend)
    assert said(sheet, (50, 50)) == ""
    sheet.tick(TIP_SECONDS)
    assert said(sheet, (60, 60)) == "Left", "it stays while the pointer moves over the same"
    assert said(sheet, (250, 50)) == ""
    sheet.tick(TIP_SECONDS)
    assert said(sheet, (250, 50)) == "Right"
    sheet.clear(legend)
    assert said(sheet) == "Right", "a new layout of the same leaves it alone"
    halves.clear()
    sheet.clear(legend)
    assert said(sheet) == ""
    assert not looked


def test_a_right_click_looks_closely(sheet: Sheet) -> None:
    looked: list[Target] = []
    legend = Legend(lambda at: part("left", WHOLE, "Left") if WHOLE.holds(at) else None, looked.append)
    assert legend.look((10, 10))
    assert not legend.look((900, 900))
    assert [target.label for target in looked] == ["Left"]
