"""One focus: Tab between regions, arrows by geometry, a ring that can be seen, and the way back after a dialog."""

from __future__ import annotations

from typing import NamedTuple

import pygame
import pytest

from game.stage.area import Area, grid
from game.stage.dialogs import Answer, Dialog
from game.stage.focus import Focus, Region, draw_ring
from game.stage.theme import contrast
from game.stage.widgets import Button, Toggle
from tests.stage.rig import Rig, canvas_of, colour_at


class Place(NamedTuple):
    name: str
    area: Area


def focus_of(*regions: Region) -> Focus:
    focus = Focus()
    focus.lay(regions)
    return focus


def board(rows: int = 3, columns: int = 3) -> Region:
    cells = grid(Area(0, 0, 300, 300), columns, rows, 10)
    return Region("board", [Place(f"cell {n}", cell) for n, cell in enumerate(cells)])


def menu() -> Region:
    return Region("menu", [Place(f"line {n}", Area(500, 50 * n, 200, 40)) for n in range(3)], wraps=True)


def walk(focus: Focus, *keys: int) -> str | None:
    for key in keys:
        focus.key(key)
    return focus.name


def test_tab_visits_the_regions_and_comes_back_to_the_last_spot_of_each() -> None:
    focus = focus_of(board(), menu())
    assert walk(focus, pygame.K_TAB) == "cell 0"
    assert walk(focus, pygame.K_RIGHT, pygame.K_DOWN) == "cell 4"
    assert walk(focus, pygame.K_TAB) == "line 0"
    assert walk(focus, pygame.K_DOWN, pygame.K_TAB) == "cell 4"
    focus.key(pygame.K_TAB, shift=True)
    assert focus.name == "line 1"


def test_arrows_go_on_into_another_region_where_the_own_one_ends() -> None:
    focus = focus_of(board(), menu())
    focus.to("cell 1", visible=True)
    assert walk(focus, pygame.K_RIGHT) == "cell 2"
    assert walk(focus, pygame.K_RIGHT) == "line 1"
    assert walk(focus, pygame.K_UP, pygame.K_UP) == "line 2", "a menu that wraps does so first"
    assert walk(focus, pygame.K_LEFT) == "cell 5"


def test_arrows_neither_leave_nor_enter_a_form() -> None:
    form = Region("form", [Place("field", Area(0, 400, 300, 40))], each=True)
    focus = focus_of(board(), form)
    focus.to("cell 7", visible=True)
    assert walk(focus, pygame.K_DOWN) == "cell 7"
    focus.to("field")
    assert walk(focus, pygame.K_UP) == "field"


def test_tab_goes_from_spot_to_spot_where_there_is_one_region() -> None:
    focus = focus_of(menu())
    assert [walk(focus, pygame.K_TAB) for _ in range(4)] == ["line 0", "line 1", "line 2", "line 0"]


def test_arrows_go_to_the_neighbour_and_stop_at_the_edge() -> None:
    focus = focus_of(board())
    walk(focus, pygame.K_TAB)
    assert walk(focus, pygame.K_LEFT) == "cell 0"
    assert walk(focus, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT) == "cell 2"
    assert walk(focus, pygame.K_DOWN, pygame.K_DOWN, pygame.K_LEFT) == "cell 7"


def test_a_menu_of_one_column_wraps() -> None:
    focus = focus_of(menu())
    walk(focus, pygame.K_TAB)
    assert walk(focus, pygame.K_UP) == "line 2"
    assert walk(focus, pygame.K_DOWN) == "line 0"
    assert walk(focus, pygame.K_END, pygame.K_HOME) == "line 0"


@pytest.mark.parametrize("shape", [(1, 5), (5, 1), (4, 6), (2, 2)])
def test_every_spot_can_be_reached_by_arrows(shape: tuple[int, int]) -> None:
    region = board(*shape)
    seen = {region.spots[0].name}
    edge = list(seen)
    while edge:
        focus = focus_of(region)
        start = edge.pop()
        for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            focus.to(start, visible=True)
            found = walk(focus, key)
            if found is not None and found not in seen:
                seen.add(found)
                edge.append(found)
    assert len(seen) == len(region.spots)


def test_a_spot_that_is_gone_hands_the_focus_to_its_region() -> None:
    focus = focus_of(board(), menu())
    focus.to("line 2", visible=True)
    focus.lay([board(), Region("menu", menu().spots[:2])])
    assert focus.name == "line 0"
    focus.lay([board()])
    assert focus.name is None


def test_laying_out_anew_keeps_the_focus() -> None:
    focus = focus_of(board(), menu())
    focus.to("cell 5")
    focus.lay([menu(), board()])
    assert focus.name == "cell 5"


def test_the_first_arrow_after_a_click_only_shows_where_the_focus_is() -> None:
    focus = focus_of(board())
    focus.to("cell 4", visible=False)
    assert walk(focus, pygame.K_RIGHT) == "cell 4"
    assert focus.visible
    assert walk(focus, pygame.K_RIGHT) == "cell 5"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("ground", [(255, 255, 255), (0, 0, 0), (14, 90, 120), (255, 246, 223), (120, 100, 80)])
def test_the_ring_is_two_pixels_thick_and_stands_out_on_any_ground(
    size: tuple[int, int], ground: tuple[int, int, int]
) -> None:
    canvas = canvas_of(*size)
    canvas.fill(ground)
    area = Area(400, 400, 200, 100)
    draw_ring(canvas, area)
    x = canvas.rect(area).x + 2
    seen = [colour_at(canvas, (x, y)) for y in range(canvas.rect(area).y - 30, canvas.rect(area).y)]
    ring = [colour for colour in seen if colour == canvas.theme.focus]
    assert len(ring) >= 2
    assert contrast(canvas.theme.focus, canvas.theme.focus_ground) >= 3
    assert max(contrast(canvas.theme.focus, ground), contrast(canvas.theme.focus_ground, ground)) >= 2


def rig_with_buttons() -> tuple[Rig, list[str]]:
    rig, done = Rig(), []
    for number, text in enumerate(("Undo", "Hint", "Rules")):
        button = Button(text, lambda text=text: done.append(text))  # type: ignore[misc]  # a default keeps the name
        button.area = Area(100 + 200 * number, 100, 160, 50)
        rig.sheet.add(button)
    return rig, done


def test_enter_and_space_press_what_has_the_focus() -> None:
    rig, done = rig_with_buttons()
    rig.key(pygame.K_TAB)
    rig.key(pygame.K_RIGHT)
    rig.key(pygame.K_RETURN)
    rig.wait(1)
    rig.key(pygame.K_RIGHT)
    rig.key(pygame.K_SPACE)
    assert done == ["Hint", "Rules"]


def test_the_focus_returns_after_a_dialog() -> None:
    rig, done = rig_with_buttons()
    rig.key(pygame.K_TAB)
    rig.key(pygame.K_RIGHT)
    rig.sheet.open(Dialog("Sure?", "Really?", [Answer("Yes", lambda: done.append("yes")), Answer("No")]))
    assert rig.sheet.focus.name == "button Yes"
    rig.key(pygame.K_RIGHT)
    rig.key(pygame.K_RIGHT)
    rig.key(pygame.K_RETURN)
    assert done == ["yes"]
    assert rig.sheet.focus.name == "button Hint"
    assert rig.sheet.focus.visible


def test_escape_closes_the_dialog_first_and_then_goes_back() -> None:
    backs: list[str] = []

    def back() -> bool:
        backs.append("screen")
        return True

    rig = Rig(back=back)
    rig.sheet.open(Dialog("Sure?", answers=[Answer("Yes")], cancelled=lambda: backs.append("dialog")))
    rig.key(pygame.K_ESCAPE)
    assert backs == ["dialog"]
    rig.key(pygame.K_ESCAPE)
    assert backs == ["dialog", "screen"]


def test_nothing_behind_a_dialog_can_be_reached_by_tab() -> None:
    rig, _ = rig_with_buttons()
    rig.sheet.open(Dialog("Sure?", answers=[Answer("Yes"), Answer("No")], content=[Toggle("Again", True)]))
    seen = set()
    for _ in range(8):
        rig.key(pygame.K_TAB)
        seen.add(rig.sheet.focus.name)
    assert seen == {"button Yes", "toggle Again"}
